// TI4-STATUS: the status phase, and scoring as it is done there and by Imperial.
import { type Seat, step } from '@orrery/kernel';
import { discardCard, drawCards, returnSecret, revealObjective, scoreObjective } from '../atoms/cards.ts';
import { gainGoods, liftToken, spendToken } from '../atoms/economy.ts';
import { repair } from '../atoms/units.ts';
import { objectiveCard } from '../content.ts';
import { cardName, decline, objectiveName, option, player, poolName, tail } from '../labels.ts';
import { pieces } from '../registry.ts';
import { NOBODY, type Pool, type Pub, playerOf, type T, type TI } from '../state.ts';
import { cardsDrawn, SECRET_LIMIT, tokensGained } from '../values/economy.ts';
import { scorablePublic, scorableSecret } from '../values/objectives.ts';

export const statusPhase = step<TI, Record<string, never>>({
  begin(t) {
    t.s.pub.phase = 'status';
    t.s.pub.active = NOBODY;
    t.tell({ type: 'phase.status', pub: {} });
  },
  start: (t) => t.window('status.start', { round: t.s.pub.round }),
  score(t) {
    for (const seat of t.s.pub.initiative) {
      t.call('scorePublic', { seat }); // [TI4-STATUS-2]
      t.call('scoreSecret', { seat });
    }
  },
  reveal(t) {
    if (!revealObjective(t)) endByObjectives(t); // [TI4-VP-5]
  },
  revealed: (t) => t.window('objective.revealed', { round: t.s.pub.round }),
  draw(t) {
    for (const seat of t.s.pub.initiative) t.call('statusDraw', { seat });
  },
  lift(t) {
    for (const [system, seats] of Object.entries(t.s.pub.tokens))
      for (const seat of [...seats]) liftToken(t, seat, system);
  },
  tokens(t) {
    for (const seat of t.s.pub.initiative) {
      t.call('gainTokens', { seat, count: tokensGained(t.s.pub, seat) });
      t.call('redistribute', { seat, into: [] });
    }
  },
  ready: readyAll,
  repair(t) {
    for (const unit of t.s.pub.units) if (unit.damaged && unit.owner !== NOBODY) repair(t, unit); // [TI4-STATUS-15]
  },
  keep: (t) => t.window('status.returnStrategyCards', { round: t.s.pub.round }),
  giveBack(t) {
    for (const card of t.s.pub.strategyCards) {
      card.owner = NOBODY;
      card.exhausted = false;
    }
    for (const sheet of t.s.pub.players) sheet.passed = false;
    t.tell({ type: 'strategy.returned', pub: {} });
  },
  finish(t) {
    for (const piece of pieces()) piece.statusEnd?.(t);
    t.window('status.end', { round: t.s.pub.round });
  },
});

export const statusDraw = step<TI, { seat: Seat }>({
  draw: (t, f) => drawCards(t, f.args.seat, cardsDrawn(t.s.pub, f.args.seat)),
});

/** [TI4-STATUS-14] */
function readyAll(t: T): void {
  for (const planet of Object.values(t.s.pub.planets)) planet.exhausted = false;
  for (const sheet of t.s.pub.players) for (const tech of sheet.technologies) tech.exhausted = false;
  t.tell({ type: 'all.readied', pub: {} });
}

/** [TI4-VP-5] Most points win, ties by initiative. */
function endByObjectives(t: T): void {
  const { pub } = t.s;
  const best = Math.max(...pub.players.map((p) => p.points));
  pub.winner = pub.initiative.find((seat) => playerOf(pub, seat).points === best)!;
  t.tell({ type: 'objectives.over', pub: { seat: player(pub.winner) } });
}

type Scoring = { seat: Seat };

export const scorePublic = step<TI, Scoring>({
  choose: {
    who: (pub, f) => (scorablePublic(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.score.public' },
      ask: { shape: 'one', options: [...scorablePublic(k.pub, f.args.seat).map((c) => scoreOption(c.id)), decline] },
      rules: ['TI4-OBJ-13', 'TI4-OBJ-14', 'TI4-STATUS-2'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice !== 'no') t.call('score', { seat: f.args.seat, objective: tail(choice) });
    },
  },
});

export const scoreSecret = step<TI, Scoring>({
  choose: {
    // Asked of everybody who holds a secret: being asked must not tell that one is met.
    who: (pub, f) => (playerOf(pub, f.args.seat).secrets > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.score.secret' },
      ask: {
        shape: 'one',
        options: [...scorableSecret(k.pub, f.args.seat, k.own!.secrets).map((c) => scoreOption(c.id)), decline],
      },
      rules: ['TI4-OBJ-18', 'TI4-STATUS-2'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice !== 'no') t.call('score', { seat: f.args.seat, objective: tail(choice) });
    },
  },
});

const scoreOption = (id: string) =>
  option(`score:${id}`, 'score', { objective: objectiveName(id) }, [`objective:${id}`]);

/** [TI4-OBJ-8] The cost first, then the points. */
export const score = step<TI, { seat: Seat; objective: string; tokens: number }>({
  goods(t, f) {
    const { check } = objectiveCard(f.args.objective);
    gainGoods(t, f.args.seat, -(check.tradeGoods ?? 0));
    f.args.tokens = check.tokens ?? 0;
    t.call('pay', { seat: f.args.seat, resources: check.resources ?? 0, influence: check.influence ?? 0 });
  },
  tokens: {
    who: (_, f) => (f.args.tokens > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.spendToken', args: { count: f.args.tokens } },
      ask: {
        shape: 'one',
        options: (['tactic', 'strategy'] as const)
          .filter((pool) => playerOf(k.pub, f.args.seat)[pool] > 0)
          .map((pool) => option(`pool:${pool}`, 'pool', { pool: poolName(pool) }, [`pool:${pool}`])),
      },
      rules: ['TI4-OBJ-8'],
    }),
    take(t, f, choices) {
      spendToken(t, f.args.seat, tail(choices.get(f.args.seat)) as Pool);
      f.args.tokens -= 1;
      return { goto: 'tokens' };
    },
  },
  cards: {
    who: (_, f) => (objectiveCard(f.args.objective).check.actionCards ? [f.args.seat] : []),
    question(k, f) {
      const count = objectiveCard(f.args.objective).check.actionCards!;
      return {
        prompt: { key: 'ask.discard', args: { count } },
        ask: {
          shape: 'many',
          options: k.own!.hand.map((card) =>
            option(`discard:${card}`, 'discard', { card: cardName(card) }, [`card:${card}`]),
          ),
          min: count,
          max: count,
        },
        rules: ['TI4-OBJ-8'],
      };
    },
    take(t, f, choices) {
      for (const key of choices.get(f.args.seat) as string[]) discardCard(t, f.args.seat, tail(key));
    },
  },
  mark: (t, f) => scoreObjective(t, f.args.seat, f.args.objective),
  after: (t, f) => t.window('objective.scored', { by: f.args.seat, objective: objectiveName(f.args.objective) }),
});

/** [TI4-OBJ-19, -20] Called as soon as somebody holds too many. */
export const secretCheck = step<TI, Scoring>({
  giveBack: {
    who: (pub, f) => (tooManySecrets(pub, f.args.seat) ? [f.args.seat] : []),
    question: (k) => ({
      prompt: { key: 'ask.secret.return' },
      ask: {
        shape: 'one',
        options: k.own!.secrets.map((id) =>
          option(`return:${id}`, 'return', { objective: objectiveName(id) }, [`objective:${id}`]),
        ),
      },
      rules: ['TI4-OBJ-20'],
    }),
    take: (t, f, choices) => returnSecret(t, f.args.seat, tail(choices.get(f.args.seat))),
  },
});

export function tooManySecrets(pub: Pub, seat: Seat): boolean {
  const { secrets, scored } = playerOf(pub, seat);
  return secrets > 0 && secrets + scored.filter((id) => objectiveCard(id).stage === 0).length > SECRET_LIMIT;
}
