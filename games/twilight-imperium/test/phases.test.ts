// TI4-ROUND, TI4-INIT: the phases of a round, and whose initiative is which.
import { fastChance, type Request, random, sampleChoice, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import { NOBODY, type S, type TI } from '../state.ts';
import { initiativeOf } from '../steps/round.ts';
import { type Field, field } from './field.ts';

const HOME = { line: ['46', '1'], units: ['0 cruiser 46'] } satisfies Field;
const CALM = ['pass', 'no', 'done'];

/** Plays without ambition: passes and declines where that is possible, scores nothing. */
function idle(seed: number, seats: number) {
  const { match } = startMatch<TI>(
    twilightImperium,
    { seats, options: { target: '14', factions: 'random' }, chance: fastChance(seed) },
    { undo: false },
  );
  const dice = random(seed);
  const choose = (request: Request) => {
    const keys = request.ask.shape === 'one' ? request.ask.options.map((o) => o.key) : [];
    return keys.find((key) => CALM.includes(key)) ?? sampleChoice(match.game, match.know(request.seat), request, dice);
  };
  const told: string[] = [];
  const phases = new Map<string, Set<number>>();
  while (!match.result) {
    const open = match.waiting().map((seat) => match.requestsTo(seat)[0]!);
    const request = open.find((asked) => asked.sealed === undefined)!;
    const outcome = match.apply({ request: request.id, seat: request.seat, choice: choose(request) });
    if ('refused' in outcome) throw new Error('refused');
    told.push(...outcome.events.map((event) => event.type));
    const { phase, active } = match.state.pub;
    phases.set(phase, (phases.get(phase) ?? new Set()).add(active));
  }
  return { pub: match.state.pub, told, phases };
}

it('[TI4-ROUND-1] [TI4-ROUND-3] [TI4-ROUND-5] strategy, action, status, and again, until the ninth round ends the game', () => {
  const { pub, told, phases } = idle(3, 3);
  const order = told.filter((type) => ['round', 'phase.action', 'phase.status'].includes(type));
  expect(order).toEqual(Array.from({ length: 9 }, () => ['round', 'phase.action', 'phase.status']).flat());
  expect(pub.round).toBe(9); // two objectives lay open, eight were turned up
  expect([...phases.get('strategy')!]).toEqual([NOBODY]); // turns, and an active player, in the action phase only
  expect([...phases.get('status')!]).toEqual([NOBODY]);
  expect([...phases.get('action')!].sort()).toEqual([0, 1, 2]);
});

it('[TI4-INIT-5] exhausting a strategy card does not change the order', () => {
  const t = field({
    ...HOME,
    strategy: { trade: 1, leadership: 0 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  expect([0, 1].map((seat) => initiativeOf(t.s.pub, seat))).toEqual([1, 5]);
  t.play('0 strategic:leadership', '0 pool:fleet', '0 pool:fleet', '0 pool:fleet');
  expect(t.s.pub.strategyCards.find((c) => c.id === 'leadership')!.exhausted).toBe(true);
  expect([0, 1].map((seat) => initiativeOf(t.s.pub, seat))).toEqual([1, 5]);
});

it('[TI4-INIT-6] whoever has no strategy card comes last, such players in speaker order', () => {
  const also = ({ pub }: S) => {
    pub.speaker = 2;
  };
  const begin = { step: 'strategyPhase', at: 'initiative', args: {} };
  const t = field({ ...HOME, seats: 4, strategy: { trade: 1 }, also, begin });
  expect(t.s.pub.initiative).toEqual([1, 2, 3, 0]);
});
