// The technologies of the Ral Nel Consortium, and its destroyers.
import type { Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { drawCards } from '../../atoms/cards.ts';
import { repair } from '../../atoms/units.ts';
import type { Roll } from '../../packs/base/types.ts';
import { type Acting, step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { planetName } from '../../say.ts';
import { type Know, type Pub, playerOf, type Unit } from '../../state.ts';
import { obtainable } from '../../steps/pieces.ts';
import { mayStand } from '../../steps/setup.ts';
import { ourPlanets } from '../../values/board.ts';
import { cardOf, isStowed, reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    nanomachines: Acting;
  }
}

const NANO = 'nanomachines';
const way = (key: string, name: string, args?: Option['label']['args'], refs: string[] = []): Option => ({
  key,
  label: { key: `use.${NANO}.${name}`, ...(args ? { args } : {}) },
  refs: [...refs, `tech:${NANO}`],
});
const sites = (pub: Pub, seat: Seat): string[] =>
  obtainable(pub, seat, 'pds') > 0 ? ourPlanets(pub, seat).filter((planet) => mayStand(pub, seat, 'pds', planet)) : [];
/** [TI4-F-RAL-9] One of three for each exhaustion. */
function ways({ pub, seat }: Know): Option[] {
  const mine = pub.units.filter((u) => u.owner === seat);
  return [
    ...sites(pub, seat!).map((planet) =>
      way(`pds:${planet}`, 'pds', { planet: planetName(planet) }, [`planet:${planet}`]),
    ),
    ...(mine.some((u) => u.damaged) ? [way('repair', 'repair')] : []),
    ...(playerOf(pub, seat!).hand > 0 ? [way('swap', 'swap')] : []),
  ];
}

/** [TI4-F-RAL-5] Space cannons that lie in the space of a system, the best first. */
function cannons(pub: Pub, { owner, at }: Unit): Roll[] {
  const guns = pub.units.filter((u) => u.owner === owner && u.at === at && isStowed(pub, u));
  return guns.flatMap((u) => cardOf(pub, u).spaceCannon ?? []).sort((a, b) => a.hit - b.hit);
}
const ofFleet = (pub: Pub, { owner, at, type }: Unit): Unit[] =>
  pub.units.filter((u) => u.owner === owner && u.at === at && u.type === type);
/** A linkship fires a cannon of the hold, found by its card's own rule. */
const linkship = (id: string, cannon: (pub: Pub, unit: Unit) => Roll | undefined): Piece => ({
  id,
  of: { faction: 'ralnel' },
  modifiers: {
    lends: (pub, unit, ability) =>
      ability === 'spaceCannon' && unit.type === 'destroyer' && unit.on === null && cardOf(pub, unit).id === id
        ? cannon(pub, unit)
        : undefined,
  },
});

export const technologies: Piece[] = since(6, [
  {
    id: NANO,
    of: { card: 'technology' },
    cost: 'exhaust',
    actions: { rules: ['TI4-F-RAL-9'], step: NANO, can: ways },
    steps: {
      [NANO]: step(NANO, {
        piece(t, { args: { seat, choice } }) {
          if (choice.startsWith('pds:')) t.call('piece', { seat, type: 'pds', need: 1 });
        },
        work(t, { args: { seat, choice } }) {
          const planet = choice.split(':')[1];
          if (planet && reinforcements(t.s.pub, seat, 'pds') > 0)
            t.call('placeStructure', { seat, choice: `build:pds>${planet}` });
          if (choice === 'repair')
            for (const unit of t.s.pub.units.filter((u) => u.owner === seat && u.damaged)) repair(t, unit);
          if (choice === 'swap') t.call('scheme', { seat, count: 1 });
        },
        draw(t, { args: { seat, choice } }) {
          if (choice === 'swap') drawCards(t, seat, 1);
        },
      }),
    },
  },
  linkship('linkship-1', (pub, unit) => cannons(pub, unit)[ofFleet(pub, unit).findIndex((u) => u.id === unit.id)]),
  linkship('linkship-2', (pub, unit) => cannons(pub, unit)[0]), // they share it
]);
