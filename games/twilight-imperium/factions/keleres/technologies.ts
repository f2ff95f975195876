// The technologies of the Council Keleres, and the planet that one of them brings.

import type { Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { legendary } from '../../abilities/legendary/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { addPlanet } from '../../atoms/systems.ts';
import { NOWHERE } from '../../content.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { type Acting, frameOf, type In, step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { option, placeName, systemName, unitName } from '../../say.ts';
import { effectsOf, has, hasSet, heldCard, lay, type Pub, seatsOf, type Unit } from '../../state.ts';
import { controls, isMecatol, isPresent, mecatol, systemOf } from '../../values/board.ts';
import { planetProduction, productionOf } from '../../values/economy.ts';
import { alike, unitOf } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    'agency-supply-network': In<'production.after'>;
    'executive-order': Acting;
  }
}
declare module '../../state.ts' {
  interface Effects {
    supplied: true;
  }
}

const CUSTODIA = 'custodia-vigilia';
const FAVOUR = 'custodians-favour';
const NETWORK = 'agency-supply-network';
const MODERNIZATION = 'i-i-h-q-modernization';

/** How many actions were performed in this turn: an effect of one action lasts as long. */
const actionNow = (pub: Pub): number => frameOf(pub, 'turn')?.args.actions ?? -1;
const isSupplied = (pub: Pub, seat: Seat): boolean =>
  effectsOf(pub, 'supplied').some((effect) => effect.seat === seat && effect.amount === actionNow(pub));
/** [TI4-F-KEL-7] Other own units that produce, anywhere but where it was done. */
const suppliers = (pub: Pub, seat: Seat, but: string): Unit[] =>
  alike(
    pub,
    pub.units.filter((u) => u.owner === seat && u.at !== but && productionOf(pub, u) > 0),
  );
/** Planets that produce by themselves, as if a unit stood there. */
const yards = (pub: Pub, seat: Seat, but: string): string[] =>
  Object.keys(pub.planets).filter((p) => systemOf(pub, p) !== but && planetProduction(pub, seat, p) > 0);
const supply = (k: Parameters<typeof use>[0], but: string): Option[] => [
  ...suppliers(k.pub, k.seat!, but).map((u) =>
    use(k, NETWORK, String(u.id), { unit: unitName(u.type), place: placeName(u) }, [`unit:${u.id}`]),
  ),
  ...yards(k.pub, k.seat!, but).map((planet) =>
    use(k, `${NETWORK}.planet`, planet, { place: systemName(systemOf(k.pub, planet)) }, [`planet:${planet}`]),
  ),
];

/** Systems in which whoever is there is a neighbour. */
const council = (pub: Pub, seat: Seat): string[] => [mecatol(pub), ...neighbours(pub, seat, mecatol(pub))];
const sitsIn = (pub: Pub, seat: Seat, other: Seat): boolean =>
  council(pub, seat).some((system) => isPresent(pub, other, system));

export const technologies: Piece[] = since(5, [
  {
    id: NETWORK,
    of: { card: 'technology' },
    abilities: {
      [NETWORK]: {
        window: 'production.after',
        step: NETWORK,
        rules: ['TI4-F-KEL-7', 'TI4-PROD-1'],
        might: (pub, seat, { about }) =>
          about.by === seat &&
          about.ability &&
          !isSupplied(pub, seat) &&
          suppliers(pub, seat, about.at).length + yards(pub, seat, about.at).length > 0,
        can: (k, { about }) => supply(k, about.at),
      },
    },
    steps: {
      [NETWORK]: step(NETWORK, {
        produce(t, { args }) {
          const { seat } = args;
          lay(frameOf(t.s.pub, 'turn'), { kind: 'supplied', seat, amount: actionNow(t.s.pub) });
          const unit = unitOf(t.s.pub, Number(targetOf(args)));
          if (unit) t.call('produce', { seat, system: unit.at, producers: [unit.id] });
          else t.call('produce', { seat, system: systemOf(t.s.pub, targetOf(args)), producers: [] });
        },
      }),
    },
  },
  {
    id: MODERNIZATION,
    of: { card: 'technology' },
    gained(t, seat) {
      addPlanet(t, CUSTODIA, NOWHERE); // [TI4-F-KEL-8]
      Object.assign(t.s.pub.planets[CUSTODIA]!, { controller: seat, exhausted: true });
    },
    modifiers: {
      borders: (pub, a, b) => has(pub, a, MODERNIZATION) && sitsIn(pub, a, b), // [TI4-NEIGH-3]
      influence: (pub, planet) => (planet === CUSTODIA && !hasSet(pub, 'te') ? 1 : 0), // [TI4-CHG-6] in the older printing
    },
    restrictions: {
      place: (_, planet) => (planet === CUSTODIA ? { why: 'custodia', rule: 'TI4-F-KEL-8' } : undefined),
    },
  },
  {
    id: 'executive-order',
    of: { card: 'technology' },
    cost: 'exhaust',
    actions: {
      rules: ['TI4-EXEC-1', 'TI4-F-KEL-5'],
      step: 'executive-order',
      can: ({ pub }) =>
        pub.decks.agendas + pub.discards.agendas.length > 0
          ? ['top', 'bottom'].map((end) => option(end, `executive-order.${end}`, {}, ['tech:executive-order']))
          : [],
    },
    steps: {
      'executive-order': step('executive-order', {
        call: (t, { args: { seat, choice } }) =>
          t.call('agenda', { number: 0, caller: seat, ...(choice === 'bottom' ? { from: 'bottom' } : {}) }),
      }),
    },
  },
  legendary(FAVOUR, {
    modifiers: {
      bears: (pub, seat, planet) => (watches(pub, seat, planet) ? 3 : 0),
      cannon: (pub, planet) =>
        watches(pub, pub.planets[planet]!.controller, planet) ? { hit: 5, dice: 1 } : undefined,
    },
    follows: {
      // [TI4-IMPE-8] before the secondaries
      'strategic.imperialMecatolPoint'(t, { by }) {
        for (const seat of seatsOf(t.s.pub))
          if (seat !== by && has(t.s.pub, seat, FAVOUR)) t.call('gainTokens', { seat, count: 2 });
      },
    },
  }),
]);

/** Whoever has the card and Mecatol Rex. */
const watches = (pub: Pub, seat: Seat, planet: string): boolean =>
  isMecatol(planet) && controls(pub, seat, planet) && heldCard(pub, seat, FAVOUR) !== undefined;
