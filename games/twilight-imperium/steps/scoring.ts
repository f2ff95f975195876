// TI4-OBJ: scoring objectives, in the status phase and by Imperial; and the limit of secrets.

import type { Barred, Seat } from '@orrery/kernel';
import { drawSecret, gainPoints, returnSecret, scoreObjective } from '../atoms/cards.ts';
import { spendGoods, spendToken } from '../atoms/economy.ts';
import { markPlotted } from '../atoms/plots.ts';
import { purgeCard } from '../atoms/possession.ts';
import { objectiveCard } from '../content.ts';
import type { ObjectiveCard } from '../packs/base/types.ts';
import { SETTLED, SPARED, step } from '../procedures.ts';
import { anyGrants, happen } from '../registry.ts';
import { bar, decline, exploreName, objectiveName, option, player, poolName, tail } from '../say.ts';
import { heldCard, type Know, type Pool, type Pub, playerOf } from '../state.ts';
import { secretLimit, tokensIn } from '../values/economy.ts';
import { fragmentsBefore } from '../values/fragments.ts';
import { scorablePublic, scorableSecret } from '../values/objectives.ts';
import { payableTogether, progressTowards } from '../values/progress.ts';
import { discardChosen, handCards, secretToReturn } from './cards-asked.ts';

type Scoring = { seat: Seat };

const scoreOption = ({ id }: ObjectiveCard) =>
  option(`score:${id}`, 'score', { objective: objectiveName(id) }, [`objective:${id}`]);
const publicQuestion = (k: Know, seat: Seat) => ({
  prompt: { key: 'ask.score.public' },
  ask: { shape: 'one' as const, options: [...scorablePublic(k.pub, seat).map(scoreOption), decline] },
  barred: unscorable(k.pub, seat),
  rules: ['TI4-OBJ-13', 'TI4-OBJ-14', 'TI4-STATUS-2'],
});

/** The other open objectives, and why not. */
function unscorable(pub: Pub, seat: Seat): Barred[] {
  const able = scorablePublic(pub, seat).map(({ id }) => id);
  return pub.objectives
    .filter((id) => !able.includes(id))
    .map((id) => {
      const shown = scoreOption(objectiveCard(id));
      if (playerOf(pub, seat).scored.includes(id)) return bar(shown, 'scored', 'TI4-OBJ-2');
      const parts = progressTowards(pub, seat, id).parts.map(({ what, ...args }) => ({
        key: `progress.${what}`,
        args,
      }));
      return bar(shown, 'unmet', 'TI4-OBJ-3', { parts });
    });
}

/** [TI4-IMPE-1] */
export const scorePublic = step('scorePublic', {
  choose: {
    who: (pub, f) => (scorablePublic(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => publicQuestion(k, f.args.seat),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice !== 'no') t.call('score', { seat: f.args.seat, objective: tail(choice) });
    },
  },
});

/** [TI4-STATUS-2, -3] Both are named before either is paid for or scored. `open`: the public one. */
export const scoreStatus = step('scoreStatus', {
  public: {
    who: (pub, f) => (scorablePublic(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => publicQuestion(k, f.args.seat),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice === 'no') return;
      f.args.open = tail(choice);
      if (!anyGrants('scoresMany', t.s.pub)) return;
      t.call('score', { seat: f.args.seat, objective: f.args.open }); // each by itself: the next must still be payable
      delete f.args.open;
      return { goto: 'public' };
    },
  },
  secret: {
    // Asked of everybody who holds a secret: being asked must not tell that one is met.
    who: (pub, f) => (playerOf(pub, f.args.seat).secrets > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.score.secret' },
      ask: { shape: 'one', options: [...secretsBeside(k, f.args).map(scoreOption), decline] },
      rules: ['TI4-OBJ-18', 'TI4-STATUS-2', 'TI4-STATUS-3'],
      kind: 'scoreSecret',
    }),
    take(t, f, choices) {
      const { seat, open } = f.args;
      const choice = choices.get(seat);
      if (choice === 'no') return;
      const objective = tail(choice);
      t.reveal({ type: 'declared', pub: { seat: player(seat), objective: objectiveName(objective), id: objective } });
      if (open) t.call('score', { seat, objective: open });
      t.call('score', { seat, objective });
      return 'end';
    },
  },
  alone(t, { args: { seat, open } }) {
    if (open) t.call('score', { seat, objective: open });
  },
});

/** [TI4-STATUS-3] Both costs must be payable together. */
function secretsBeside(k: Know, { seat, open }: Scoring & { open?: string }): ObjectiveCard[] {
  const cards = scorableSecret(k.pub, seat, k.own!.secrets);
  if (!open) return cards;
  return cards.filter((card) => payableTogether(k.pub, seat, [objectiveCard(open).check, card.check]));
}

/** [TI4-OBJ-8] The cost first, then the mark and its window, then the points. */
export const score = step('score', {
  goods(t, f) {
    const { check } = objectiveCard(f.args.objective);
    spendGoods(t, f.args.seat, check.tradeGoods ?? 0);
    f.args.tokens = check.tokens ?? 0;
    const what = objectiveName(f.args.objective);
    t.call('pay', { seat: f.args.seat, resources: check.resources ?? 0, influence: check.influence ?? 0, what });
  },
  tokens: {
    settled: SETTLED,
    who: (_, f) => (f.args.tokens > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.spendToken', args: { count: f.args.tokens } },
      ask: {
        shape: 'one',
        options: (['tactic', 'strategy'] as const)
          .filter((pool) => tokensIn(k.pub, f.args.seat, pool) > 0)
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
        ask: handCards(k, count),
        rules: ['TI4-OBJ-8'],
      };
    },
    take: (t, f, choices) => discardChosen(t, f.args.seat, choices.get(f.args.seat)),
  },
  fragments: {
    who: (_, f) => (objectiveCard(f.args.objective).check.relicFragments ? [f.args.seat] : []),
    question(k, f) {
      const count = objectiveCard(f.args.objective).check.relicFragments!;
      const options = fragmentsBefore(k.pub, f.args.seat).map((card) =>
        option(`purge:${card}`, 'purgeFragment', { card: exploreName(card) }),
      );
      return {
        prompt: { key: 'ask.purgeFragments', args: { count } },
        ask: { shape: 'many', options, min: count, max: count },
        rules: ['TI4-OBJ-8'],
      };
    },
    take(t, f, choices) {
      for (const card of (choices.get(f.args.seat) as string[]).map(tail))
        purgeCard(t, heldCard(t.s.pub, f.args.seat, card)!);
    },
  },
  mark(t, f) {
    const { seat, objective, plot } = f.args;
    if (plot === undefined) scoreObjective(t, seat, objective);
    else markPlotted(t, seat, objective); // [TI4-F-FIR-2]
  },
  after: (t, f) => happen(t, 'objective.scored', { by: f.args.seat, objective: objectiveName(f.args.objective) }),
  points(t, f) {
    const { seat, objective, plot } = f.args;
    if (plot === undefined) gainPoints(t, seat, objectiveCard(objective).points);
    else t.call('layPlot', { seat, on: plot });
  },
});

/** [TI4-OBJ-19, -20] Called as soon as somebody holds too many. */
export const secretCheck = step('secretCheck', {
  giveBack: {
    who: (pub, f) => (tooManySecrets(pub, f.args.seat) ? [f.args.seat] : []),
    question: (k) => ({ ...secretToReturn(k), rules: ['TI4-OBJ-20'] }),
    take: (t, f, choices) => returnSecret(t, f.args.seat, tail(choices.get(f.args.seat))),
  },
});

/** [TI4-OBJ-21] One goes back into the deck, then one is drawn: it may be the same. */
export const swapSecret = step('swapSecret', {
  giveBack: {
    settled: SPARED,
    who: (pub, f) => (playerOf(pub, f.args.seat).secrets > 0 ? [f.args.seat] : []),
    question: (k) => ({ ...secretToReturn(k), rules: ['TI4-LEG-9'] }),
    take(t, f, choices) {
      returnSecret(t, f.args.seat, tail(choices.get(f.args.seat)));
      drawSecret(t, f.args.seat);
    },
  },
});

export function tooManySecrets(pub: Pub, seat: Seat): boolean {
  const { secrets, scored } = playerOf(pub, seat);
  const kept = scored.filter((id) => objectiveCard(id).stage === 0 && !pub.objectives.includes(id)); // [TI4-OBJ-16]
  return secrets > 0 && secrets + kept.length > secretLimit(pub, seat);
}
