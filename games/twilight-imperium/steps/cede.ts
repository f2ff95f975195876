// TI4-TRANS-8: a planet changes hands in a transaction; whoever gives it takes the own units along.
import type { Seat } from '@orrery/kernel';
import { move, remove } from '../atoms/units.ts';
import { SETTLED, step } from '../procedures.ts';
import { planetName, planetOption, player, tail } from '../say.ts';
import type { Pub, T } from '../state.ts';
import { planetsOf, systemOf } from '../values/board.ts';
import { isStructure, unitsOn } from '../values/units.ts';
import { mayStand } from './setup.ts';

/** Where those who leave go: other planets of theirs. */
export const refuges = (pub: Pub, seat: Seat, planet: string): string[] =>
  planetsOf(pub, seat).filter((other) => other !== planet);

export const cede = step('cede', {
  leave: {
    settled: SETTLED,
    who: (pub, { args: { seat, planet } }) => (refuges(pub, seat, planet).length > 0 ? [seat] : []),
    question: (k, { args: { seat, planet, to } }) => ({
      prompt: { key: 'ask.cede', args: { planet: planetName(planet), seat: player(to) } },
      ask: { shape: 'one', options: refuges(k.pub, seat, planet).map((other) => planetOption('planet', other)) },
      rules: ['TI4-TRANS-8'],
    }),
    take: (t, { args: { seat, planet } }, choices) => resettle(t, seat, planet, tail(choices.get(seat))),
  },
  gain: (t, { args: { to, planet } }) => t.call('gainPlanet', { seat: to, planet }),
});

/** What finds no room there goes back to reinforcements. */
function resettle(t: T, seat: Seat, from: string, to: string): void {
  for (const unit of unitsOn(t.s.pub, from).filter(({ owner }) => owner === seat)) {
    if (isStructure(unit) && !mayStand(t.s.pub, seat, unit.type, to)) remove(t, [unit]);
    else move(t, [unit], systemOf(t.s.pub, to), to);
  }
}
