// What some directives ask of players, beyond giving something up.

import type { Msg, Seat } from '@orrery/kernel';
import { gainTechnology } from '../../atoms/economy.ts';
import { place } from '../../atoms/units.ts';
import { technologyCard } from '../../content.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { step } from '../../procedures.ts';
import { decline, option, planetName, planetOption, player, tail, techName, unitName } from '../../say.ts';
import { livingSeats, NOBODY, type Pub, playerOf } from '../../state.ts';
import { controls, homeOf, planetsIn, systemOf } from '../../values/board.ts';
import { deckOf } from '../../values/technology.ts';
import { reinforcements } from '../../values/units.ts';
import { demand, tokensOf } from '../losses.ts';

/** `seat`: who controlled the planet; `to`: who may settle it. */
export type RedistributeColony = { seat: Seat; planet: string; to: Seat };

/** Those with the fewest points. */
function hindmost(pub: Pub): Seat[] {
  const living = livingSeats(pub);
  const fewest = Math.min(...living.map((seat) => playerOf(pub, seat).points));
  return living.filter((seat) => playerOf(pub, seat).points === fewest);
}

export const redistributeColony = step('redistributeColony', {
  name: {
    who: (pub, f) => (f.args.seat !== NOBODY && hindmost(pub).length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.colony', args: { planet: planetName(f.args.planet) } },
      ask: {
        shape: 'one',
        options: hindmost(k.pub).map((seat) => option(`seat:${seat}`, 'seat', { seat: player(seat) })),
      },
      rules: ['TI4-AGENDA-14'],
    }),
    take(_, f, choices) {
      f.args.to = Number(tail(choices.get(f.args.seat)));
    },
  },
  only(t, f) {
    f.args.to ??= hindmost(t.s.pub)[0]!;
  },
  settle: {
    who: (_, f) => [f.args.to],
    question: (_, f) => ({
      prompt: { key: 'ask.settle', args: { planet: planetName(f.args.planet) } },
      ask: {
        shape: 'one',
        options: [
          option('settle', 'put.unit', { unit: unitName('infantry'), planet: planetName(f.args.planet) }, [
            `planet:${f.args.planet}`,
          ]),
          decline,
        ],
      },
      rules: ['TI4-AGENDA-14'],
      fallback: 'no',
    }),
    take(t, f, choices) {
      const { to, planet } = f.args;
      if (choices.get(to) === 'no') return 'end';
      place(t, to, 'infantry', systemOf(t.s.pub, planet), planet);
      if (!controls(t.s.pub, to, planet)) t.call('gainPlanet', { seat: to, planet });
    },
  },
});

/** A unit from reinforcements on a planet of the home system. */
export type Muster = { seat: Seat; type: UnitType };
const homes = (pub: Pub, seat: Seat): string[] =>
  planetsIn(pub, homeOf(pub, seat)).filter((planet) => controls(pub, seat, planet));

export const muster = step('muster', {
  piece(t, f) {
    if (homes(t.s.pub, f.args.seat).length === 0) return 'end';
    t.call('piece', { seat: f.args.seat, type: f.args.type, need: 1 });
  },
  choose: {
    who: (pub, f) =>
      homes(pub, f.args.seat).length > 1 && reinforcements(pub, f.args.seat, f.args.type) > 0 ? [f.args.seat] : [],
    question: (k, f) => ({
      prompt: { key: 'ask.put', args: { unit: unitName(f.args.type) } },
      ask: { shape: 'one', options: homes(k.pub, f.args.seat).map((planet) => planetOption('put', planet)) },
      rules: ['TI4-AGENDA-14'],
    }),
    take(t, f, choices) {
      place(t, f.args.seat, f.args.type, homeOf(t.s.pub, f.args.seat), tail(choices.get(f.args.seat)));
      return 'end';
    },
  },
  only(t, f) {
    const { seat, type } = f.args;
    const [home] = homes(t.s.pub, seat);
    if (home && reinforcements(t.s.pub, seat, type) > 0) place(t, seat, type, homeOf(t.s.pub, seat), home);
  },
});

/** Any technology is gained; each of its printed prerequisites costs a token of the fleet pool. */
export type Grant = { seat: Seat; source: Msg };
export const grant = step('grant', {
  choose: {
    who: (pub, f) => (deckOf(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.grant' },
      ask: {
        shape: 'one',
        options: deckOf(k.pub, f.args.seat).map(({ id }) =>
          option(`research:${id}`, 'research', { tech: techName(id) }, [`tech:${id}`]),
        ),
      },
      rules: ['TI4-AGENDA-14', 'TI4-TECH-14'],
    }),
    take(t, f, choices) {
      const { seat } = f.args;
      const tech = tail(choices.get(seat));
      gainTechnology(t, seat, tech);
      t.window('tech.gained.after', { by: seat, seat: player(seat), tech: techName(tech) });
      const count = Object.values(technologyCard(tech).prereq).reduce((sum, n) => sum + n, 0);
      demand(t, 'token', f.args.source, [seat], () => ({
        from: tokensOf(t.s.pub, seat, ['fleet']),
        count,
      }));
    },
  },
});
