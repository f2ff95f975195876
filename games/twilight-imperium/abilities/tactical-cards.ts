// Action cards of the tactical action and the invasion, and those that are component actions.

import { layDice } from '../atoms/dice.ts';
import { move } from '../atoms/units.ts';
import { systemTile } from '../content.ts';
import { adjacent, wormholesIn } from '../galaxy/adjacency.ts';
import { frameOf } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { cardName } from '../say.ts';
import { effectsOf, lay, NOBODY, type Pub, type Unit } from '../state.ts';
import { obtainable } from '../steps/pieces.ts';
import { controls, planetsIn, systemOf, systems } from '../values/board.ts';
import { isShip, othersShips, unitOf, unitsOn } from '../values/units.ts';
import { action, reaction } from './card.ts';

const docksNear = (pub: Pub, seat: number, system: string): Unit[] =>
  pub.units.filter(
    (u) =>
      u.owner === seat && u.type === 'space-dock' && u.on && (u.at === system || adjacent(pub, seat, u.at, system)),
  );
/** [TI4-AC-12] Any planet of another player: "each infantry" may be none. */
const plagued = (pub: Pub, seat: number): string[] =>
  Object.keys(pub.planets).filter((planet) => ![seat, NOBODY].includes(pub.planets[planet]!.controller));
const haunted = (pub: Pub, seat: number): string[] =>
  systems(pub).filter(
    (s) => wormholesIn(pub, s).length > 0 && !systemTile(s).home && othersShips(pub, seat, s).length === 0,
  );

export const tacticalCards: Piece[] = [
  reaction(
    {
      id: 'sabotage',
      rules: ['TI4-AC-7', 'TI4-AC-8'],
      might: (_, seat, { about }) => about.by !== seat && about.name !== 'sabotage',
      resolve(t, { about }) {
        const frame = t.frame(about.frame, 'playCard');
        if (frame) frame.args.cancelled = true;
        t.tell({ type: 'card.cancelled', pub: { card: cardName(about.name) } });
      },
    },
    'actionCard.played',
  ),
  reaction(
    {
      id: 'flank-speed',
      rules: ['TI4-MOVE-11', 'TI4-AC-10'],
      might: (pub, seat, { about }) =>
        about.by === seat && !effectsOf(pub, 'move').some((e) => e.source === 'flank-speed'),
      resolve: (t, { seat, about }) =>
        lay(t.frame(about.frame, 'tactical'), { kind: 'move', seat, amount: 1, source: 'flank-speed' }),
    },
    'tactical.activate.after',
  ),
  {
    ...reaction(
      {
        id: 'in-the-silence-of-space',
        rules: ['TI4-MOVE-16'],
        might: (pub, seat, { about }) => about.by === seat && pub.units.some((u) => u.owner === seat && isShip(u)),
        targets: ({ pub, seat }) => [
          ...new Set(pub.units.filter((u) => u.owner === seat && isShip(u)).map((u) => u.at)),
        ],
        resolve: (t, { seat, target, about }) =>
          lay(t.frame(about.frame, 'tactical'), { kind: 'silence', seat, system: target }),
      },
      'tactical.activate.after',
    ),
    modifiers: {
      passes: (pub, seat, from) => effectsOf(pub, 'silence').some((e) => e.seat === seat && e.system === from),
    },
  },
  {
    ...reaction(
      {
        id: 'experimental-battlestation',
        rules: ['TI4-SCO-13'],
        might: (pub, seat, { about }) => about.by !== seat && docksNear(pub, seat, about.at).length > 0,
        targets: ({ pub, seat }, { about }) => docksNear(pub, seat!, about.at).map((dock) => dock.on!),
        resolve(t, { seat, target, about }) {
          const dock = t.s.pub.units.find((u) => u.owner === seat && u.type === 'space-dock' && u.on === target);
          if (dock) lay(t.frame(about.frame, 'tactical'), { kind: 'battlestation', seat, unit: dock.id });
        },
      },
      'tactical.movedIn',
    ),
    modifiers: {
      // [TI4-SCO-13] at ships alone
      lends(pub, unit, ability) {
        if (ability !== 'spaceCannon' || frameOf(pub, 'invasion')) return undefined;
        const lent = effectsOf(pub, 'battlestation').some((effect) => effect.unit === unit.id);
        return lent ? { hit: 5, dice: 3, range: 1 } : undefined;
      },
    },
  },
  {
    ...reaction(
      {
        id: 'bunker',
        rules: ['TI4-BOMB-10'],
        might: (pub, seat, { about }) =>
          about.by !== seat && planetsIn(pub, about.at).some((planet) => controls(pub, seat, planet)),
        resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'invasion'), { kind: 'bunker', seat }),
      },
      'invasion.start',
    ),
    modifiers: {
      abilityDie(pub, { ability, planet }) {
        if (ability !== 'bombardment' || planet === null) return 0;
        return effectsOf(pub, 'bunker').some((e) => controls(pub, e.seat, planet)) ? -4 : 0;
      },
    },
  },
  reaction(
    {
      id: 'parley',
      rules: ['TI4-INV-6'],
      might: (pub, seat, { about }) => about.by !== seat && about.planets.some((planet) => controls(pub, seat, planet)),
      targets: ({ pub, seat }, { about }) => about.planets.filter((planet) => controls(pub, seat!, planet)),
      resolve(t, { target, about }) {
        const { args } = t.frame(about.frame, 'invasion')!;
        const units = (args.landed[target] ?? []).map((id) => unitOf(t.s.pub, id)).filter((u) => u !== undefined);
        delete args.landed[target];
        move(t, units, args.system, null);
      },
    },
    'invasion.committed.after',
  ),
  action({
    id: 'plague',
    rules: ['TI4-AC-5', 'TI4-DICE-10'],
    might: (pub, seat) => plagued(pub, seat).length > 0,
    targets: ({ pub, seat }) => plagued(pub, seat!),
    resolve(t, { seat, target }) {
      const infantry = unitsOn(t.s.pub, target).filter((u) => u.type === 'infantry' && u.owner !== seat);
      const dice = t.roll(10, infantry.length);
      t.tell({ type: 'rolled.effect', pub: { card: { key: 'card.plague' }, dice } });
      const units = infantry.filter((_, i) => dice[i]! >= 6).map((u) => u.id);
      layDice(t, {
        seat,
        what: 'card.plague',
        target: t.s.pub.planets[target]!.controller,
        at: systemOf(t.s.pub, target),
        on: target,
        dice: dice.map((face) => ({ face, hit: face >= 6 })),
        hits: units.length,
      });
      if (units.length > 0) t.call('destroyUnits', { units, killers: units.map(() => seat), cause: 'effect' });
    },
  }),
  action({
    id: 'ghost-ship',
    rules: ['TI4-AC-5', 'TI4-COMP-4'],
    might: (pub, seat) => obtainable(pub, seat, 'destroyer') > 0 && haunted(pub, seat).length > 0,
    targets: ({ pub, seat }) => haunted(pub, seat!),
    resolve(t, { seat, target }) {
      t.call('piece', { seat, type: 'destroyer', need: 1 });
      t.call('placeOne', { seat, type: 'destroyer', system: target, on: null });
    },
  }),
];
