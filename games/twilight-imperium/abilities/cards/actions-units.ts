// Action cards that are component actions: units placed, exchanged, moved off the board or destroyed.

import { layDice } from '../../atoms/dice.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { remove } from '../../atoms/units.ts';
import {
  awayFromHome,
  inSystems,
  notHome,
  open,
  planets,
  theirs,
  units,
  unitsNamed,
  withoutOtherShips,
  withYourPlanet,
  withYourShips,
  your,
  yours,
} from '../../effects/targets.ts';
import { deploy, destroyBy, exchange, placeIn } from '../../effects/units.ts';
import { wormholesIn } from '../../galaxy/adjacency.ts';
import type { Piece } from '../../registry.ts';
import { hasSet, type Pub, type Unit } from '../../state.ts';
import { obtainable } from '../../steps/pieces.ts';
import { isOpponent } from '../../values/allies.ts';
import { ourPlanets, systemOf, systems } from '../../values/board.ts';
import { capacityOf } from '../../values/limits.ts';
import { isCapital, isShip, othersShips, priceOf, unitsOn } from '../../values/units.ts';
import { action, since } from '../card.ts';

const first: Piece[] = [
  action({
    id: 'plague',
    rules: ['TI4-AC-5', 'TI4-DICE-10'],
    aims: [planets(theirs)], // [TI4-AC-12] "each infantry" may be none
    resolve(t, { seat, target }) {
      const infantry = unitsOn(t.s.pub, target).filter(
        (u) => u.type === 'infantry' && isOpponent(t.s.pub, seat, u.owner),
      );
      const dice = t.roll(10, infantry.length);
      t.tell({ type: 'rolled.effect', pub: { card: { key: 'card.plague' }, dice } });
      const killed = infantry.filter((_, i) => dice[i]! >= 6);
      layDice(t, {
        seat,
        what: 'card.plague',
        target: t.s.pub.planets[target]!.controller,
        at: systemOf(t.s.pub, target),
        on: target,
        dice: dice.map((face) => ({ face, hit: face >= 6 })),
        hits: killed.length,
      });
      destroyBy(t, seat, killed);
    },
  }),
  action({
    id: 'ghost-ship',
    rules: ['TI4-AC-5', 'TI4-COMP-4'],
    might: (pub, seat) => obtainable(pub, seat, 'destroyer') > 0,
    aims: [inSystems((pub, _, system) => wormholesIn(pub, system).length > 0, notHome, withoutOtherShips)],
    resolve: (t, { seat, target }) => placeIn(t, seat, 'destroyer', target),
  }),
];

/** Where a fighter would have a place: docks and ships that carry, and no other ships. */
const hangars = (pub: Pub, seat: number): string[] =>
  systems(pub).filter(
    (system) =>
      othersShips(pub, seat, system).length === 0 &&
      pub.units.some(
        (u) =>
          u.owner === seat && u.at === system && (u.type === 'space-dock' || (isShip(u) && capacityOf(pub, u) > 0)),
      ),
  );
/** Own units of a kind that are not among those named already. */
const unnamed =
  (test: (u: Unit) => boolean) =>
  (pub: Pub, seat: number, _: unknown, named: readonly string[]): string[] => {
    const taken = unitsNamed(pub, named);
    return units(your, (_pub, _seat, u) => test(u) && !taken.includes(u))(pub, seat);
  };
const isInfantry = (u: Unit): boolean => u.type === 'infantry';
const PREY = ['dreadnought', 'cruiser', 'destroyer'];

const later: Piece[] = since(2, [
  action({
    id: 'cripple-defenses',
    rules: ['TI4-AC-5', 'TI4-AC-12', 'TI4-HIT-13'],
    aims: [planets()],
    resolve: (t, { seat, target }) =>
      destroyBy(
        t,
        seat,
        unitsOn(t.s.pub, target).filter((u) => u.type === 'pds'),
      ),
  }),
  action({
    id: 'reactor-meltdown',
    rules: ['TI4-AC-5', 'TI4-HIT-13'],
    aims: [
      units(
        (_, __, u) => u.type === 'space-dock' && u.on !== null,
        (pub, seat, u) => awayFromHome(pub, seat, u.on!),
      ),
    ],
    resolve: (t, { seat, target }) => destroyBy(t, seat, unitsNamed(t.s.pub, [target])),
  }),
  action({
    id: 'lucky-shot',
    rules: ['TI4-AC-5', 'TI4-HIT-13'],
    aims: [
      units(
        (_, __, u) => PREY.includes(u.type),
        (pub, seat, u) => withYourPlanet(pub, seat, u.at),
      ),
    ],
    resolve: (t, { seat, target }) => destroyBy(t, seat, unitsNamed(t.s.pub, [target])),
  }),
  action({
    id: 'frontline-deployment',
    rules: ['TI4-AC-5', 'TI4-COMP-3'],
    aims: [planets(yours, open)],
    resolve: (t, { seat, target }) => deploy(t, seat, target, 3),
  }),
  action({
    id: 'rise-of-a-messiah',
    rules: ['TI4-AC-12', 'TI4-COMP-3'],
    resolve(t, { seat }) {
      for (const planet of ourPlanets(t.s.pub, seat)) deploy(t, seat, planet, 1);
    },
  }),
  action({
    id: 'war-effort',
    rules: ['TI4-AC-5', 'TI4-COMP-4'],
    might: (pub, seat) => obtainable(pub, seat, 'cruiser') > 0,
    aims: [inSystems(withYourShips)],
    resolve: (t, { seat, target }) => placeIn(t, seat, 'cruiser', target),
  }),
  action({
    id: 'fighter-conscription',
    rules: ['TI4-AC-12', 'TI4-COMP-3'],
    resolve(t, { seat }) {
      for (const system of hangars(t.s.pub, seat)) t.call('placeOne', { seat, type: 'fighter', system, on: null });
    },
  }),
  action({
    id: 'refit-troops',
    rules: ['TI4-AC-5', 'TI4-MECH-1', 'TI4-COMP-4'],
    might: (pub, seat) => hasSet(pub, 'pok') && obtainable(pub, seat, 'mech') > 0,
    aims: [unnamed(isInfantry)],
    more: { from: unnamed(isInfantry), most: 1 },
    resolve(t, { seat, target, more }) {
      for (const unit of unitsNamed(t.s.pub, [target, ...more])) exchange(t, seat, unit, 'mech');
    },
  }),
  action({
    id: 'scuttle',
    rules: ['TI4-AC-5', 'TI4-DEST-2', 'TI4-TG-1'],
    aims: [unnamed(isCapital)],
    more: { from: unnamed(isCapital), most: 1 },
    resolve(t, { seat, target, more }) {
      const ships = unitsNamed(t.s.pub, [target, ...more]);
      const goods = ships.reduce((total, ship) => total + priceOf(t.s.pub, ship), 0);
      remove(t, ships);
      gainGoods(t, seat, goods);
    },
  }),
]);

export const unitActions: Piece[] = [...first, ...later];
