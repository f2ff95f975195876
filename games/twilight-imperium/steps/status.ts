// TI4-STATUS: the status phase.

import { drawCards, revealObjective } from '../atoms/cards.ts';
import { liftToken } from '../atoms/economy.ts';
import { whenReadied } from '../atoms/possession.ts';
import { repair } from '../atoms/units.ts';
import { step } from '../procedures.ts';
import { anyGrants, happen, piecesWith } from '../registry.ts';
import { player } from '../say.ts';
import { effectsOf, NOBODY, type T } from '../state.ts';
import { allyOf, declareWinner, pointsTogether } from '../values/allies.ts';
import { cardsDrawn } from '../values/economy.ts';
import { settle } from './moments.ts';

export const statusPhase = step('statusPhase', {
  begin(t) {
    t.s.pub.phase = 'status';
    t.s.pub.active = NOBODY;
    t.tell({ type: 'phase.status', pub: {} });
  },
  start: (t) => happen(t, 'status.start', { round: t.s.pub.round }),
  score(t) {
    for (const seat of t.s.pub.initiative) {
      t.call('scoreStatus', { seat }); // [TI4-STATUS-2]
      if (anyGrants('pilfers', t.s.pub, seat)) t.call('scorePlots', { seat });
    }
  },
  reveal(t) {
    if (!revealObjective(t) && !anyGrants('outlasts', t.s.pub)) endByObjectives(t); // [TI4-VP-5]
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
    t.window('status.gainTokens', { round: t.s.pub.round });
    t.call('statusTokens');
  },
  ready: readyAll,
  repair(t) {
    for (const unit of t.s.pub.units) if (unit.damaged && unit.owner !== NOBODY) repair(t, unit); // [TI4-STATUS-15]
  },
  keep: (t) => t.window('status.returnStrategyCards', { round: t.s.pub.round }),
  giveBack(t) {
    const kept = effectsOf(t.s.pub, 'keeps').map((e) => e.seat); // [TI4-STATUS-16]
    for (const card of t.s.pub.strategyCards) {
      if (!kept.includes(card.owner)) card.owner = NOBODY;
      card.exhausted = false;
    }
    for (const sheet of t.s.pub.players) sheet.passed = sheet.eliminated;
    t.tell({ type: 'strategy.returned', pub: {} });
  },
  finish(t) {
    for (const piece of piecesWith(t.s.pub, 'statusEnd')) piece.statusEnd(t);
    happen(t, 'status.end', { round: t.s.pub.round });
  },
  over(t) {
    settle(t, 'status.end');
    for (const piece of piecesWith(t.s.pub, 'statusOver')) piece.statusOver(t);
  },
});

export const statusDraw = step('statusDraw', {
  draw: (t, f) => drawCards(t, f.args.seat, cardsDrawn(t.s.pub, f.args.seat)),
});

/** [TI4-STATUS-14] */
function readyAll(t: T): void {
  const { planets, stations } = t.s.pub;
  for (const world of [...Object.values(planets), ...Object.values(stations)]) world.exhausted = false;
  const cards = t.s.pub.cards.filter(({ state }) => state === 'exhausted');
  for (const card of cards) card.state = 'readied';
  t.tell({ type: 'all.readied', pub: {} });
  for (const card of cards) settle(t, whenReadied(card));
}

/** [TI4-VP-5, TI4-ALLY-26] Most points win, ties by initiative. */
function endByObjectives(t: T): void {
  const { pub } = t.s;
  const best = Math.max(...pub.initiative.map((seat) => pointsTogether(pub, seat)));
  declareWinner(pub, pub.initiative.find((seat) => pointsTogether(pub, seat) === best)!);
  const ally = allyOf(pub, pub.winner);
  const seat = player(pub.winner);
  if (ally === undefined) t.tell({ type: 'objectives.over', pub: { seat } });
  else t.tell({ type: 'objectives.over.allied', pub: { seat, ally: player(ally) } });
}
