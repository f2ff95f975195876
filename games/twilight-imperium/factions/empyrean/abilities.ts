// The Empyrean.

import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { remove, repair } from '../../atoms/units.ts';
import { adjacent, neighbours } from '../../galaxy/adjacency.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { cardName, player, unitKey, unitName } from '../../say.ts';
import { type Effect, effectsOf, has, hasSet, lay, type Pub, seatsOf, type Unit } from '../../state.ts';
import { areNeighbours } from '../../values/board.ts';
import { pathsTo } from '../../values/move.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { alike, hasAnomaly, hasUnits, isAnomaly, isShip, unitOf } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    aetherpassage: In<'tactical.activate.after'>;
    dynamo: In<'sustain.after'>;
    watcher: In<'actionCard.played'>;
    aetherstream: In<'tactical.activate.after'>;
  }
}

declare module '../../state.ts' {
  interface Effects {
    aetherpassage: true;
  }
}

/** Whether letting these ships pass opens a way to the system that was not there. */
function opensWay(pub: Pub, seat: Seat, about: { by: Seat; at: string; frame: number }): boolean {
  const effect: Effect = { kind: 'aetherpassage', seat: about.by, amount: seat };
  const stack = pub.stack.map((f) =>
    f.id === about.frame
      ? { ...f, args: { ...f.args, effects: [...((f.args.effects as Effect[] | undefined) ?? []), effect] } }
      : f,
  );
  const ships = alike(
    pub,
    pub.units.filter((u) => u.owner === about.by && isShip(u) && u.at !== about.at),
  );
  return ships.some((u) => pathsTo({ ...pub, stack }, u, about.at).length > pathsTo(pub, u, about.at).length);
}

/** Mechs from where whoever plays a card can be seen. */
const watchers = (pub: Pub, seat: Seat, by: Seat): Unit[] =>
  hasSet(pub, 'pok') && by !== seat && !barTo('mechText', pub)
    ? alike(
        pub,
        pub.units.filter(
          (u) =>
            u.owner === seat &&
            u.type === 'mech' &&
            !isAnomaly(pub, u.at, 'entropic-scar') &&
            [u.at, ...neighbours(pub, seat, u.at)].some((system) => hasUnits(pub, by, system)),
        ),
      )
    : [];

/** A unit that has just sustained damage in or next to the system of the flagship. */
const patient = (pub: Pub, seat: Seat, id: number): Unit | undefined => {
  const unit = unitOf(pub, id);
  if (!unit?.damaged) return undefined;
  const near = pub.units.some(
    (u) => u.owner === seat && u.type === 'flagship' && (u.at === unit.at || adjacent(pub, seat, u.at, unit.at)),
  );
  return near ? unit : undefined;
};

export const abilities: Piece[] = since(3, [
  {
    id: 'voidborn',
    modifiers: { enters: (pub, seat, anomaly) => anomaly === 'nebula' && abilityOfSheet(pub, seat, 'voidborn') }, // [TI4-ANOM-5]
  },
  {
    id: 'aetherpassage',
    of: { faction: 'empyrean' },
    modifiers: {
      lets: (pub, owner, mover) =>
        effectsOf(pub, 'aetherpassage').some(({ seat, amount }) => seat === mover && amount === owner),
    },
    abilities: {
      aetherpassage: {
        window: 'tactical.activate.after',
        step: 'aetherpassage',
        rules: ['TI4-MOVE-16'],
        might: (pub, seat, { about }) => about.by !== seat && opensWay(pub, seat, about),
        can: (k, { about }) => [use(k, 'aetherpassage', undefined, { seat: player(about.by) })],
      },
    },
    steps: {
      aetherpassage: step('aetherpassage', {
        open: (t, { args: { seat, about } }) =>
          lay(t.frame(about.frame, 'tactical'), { kind: 'aetherpassage', seat: about.by, amount: seat }),
      }),
    },
  },
  { id: 'dark-whispers' }, // [TI4-SETUP-16] both notes are of its sheet
  {
    id: 'dynamo',
    of: { faction: 'empyrean' },
    cost: { influence: 2 },
    abilities: {
      dynamo: {
        window: 'sustain.after',
        step: 'dynamo',
        rules: ['TI4-FLAG-2', 'TI4-SUST-3'],
        might: (pub, seat, { about }) => patient(pub, seat, about.unit) !== undefined,
        can: (k, { about }) => [
          use(k, 'dynamo', undefined, { unit: unitName(patient(k.pub, k.seat!, about.unit)!.type) }, [
            `unit:${about.unit}`,
          ]),
        ],
      },
    },
    steps: {
      dynamo: step('dynamo', {
        mend(t, f) {
          const unit = unitOf(t.s.pub, f.args.about.unit);
          if (unit) repair(t, unit);
        },
      }),
    },
  },
  {
    id: 'watcher',
    of: { faction: 'empyrean' },
    abilities: {
      watcher: {
        window: 'actionCard.played',
        step: 'watcher',
        rules: ['TI4-AC-7', 'TI4-MECH-1'],
        might: (pub, seat, { about }) =>
          watchers(pub, seat, about.by).length > 0 && !barTo('cancel', pub, about.by, 'watcher', about.name),
        can: (k, { about }) =>
          watchers(k.pub, k.seat!, about.by).map((u) =>
            use(k, 'watcher', unitKey(k.pub, u), { card: about.card }, [`unit:${u.id}`]),
          ),
      },
    },
    steps: {
      watcher: step('watcher', {
        cancel(t, f) {
          const { seat, about } = f.args;
          const mech = watchers(t.s.pub, seat, about.by).find((u) => unitKey(t.s.pub, u) === targetOf(f.args));
          if (!mech) return;
          remove(t, [mech]);
          const frame = t.frame(about.frame, 'playCard');
          if (frame) frame.args.cancelled = true;
          t.tell({ type: 'card.cancelled', pub: { card: cardName(about.name) } });
        },
      }),
    },
  },
  {
    id: 'aetherstream',
    of: { card: 'technology' },
    abilities: {
      aetherstream: {
        window: 'tactical.activate.after',
        step: 'aetherstream',
        rules: ['TI4-MOVE-11', 'TI4-NEIGH-1'],
        might: (pub, seat, { about }) =>
          (about.by === seat || areNeighbours(pub, seat, about.by)) &&
          neighbours(pub, seat, about.at).some((system) => hasAnomaly(pub, system)),
        can: (k, { about }) => [use(k, 'aetherstream', undefined, { seat: player(about.by) })],
      },
    },
    steps: {
      aetherstream: step('aetherstream', {
        hasten: (t, { args: { about } }) =>
          lay(t.frame(about.frame, 'tactical'), {
            kind: 'move',
            seat: about.by,
            amount: 1,
            source: 'aetherstream',
          }),
      }),
    },
  },
  {
    id: 'voidwatch',
    follows: {
      // [TI4-TRANS-11] must, and is no transaction
      'tactical.movedIn'(t, { by, at }) {
        for (const seat of seatsOf(t.s.pub))
          if (seat !== by && has(t.s.pub, seat, 'voidwatch') && hasUnits(t.s.pub, seat, at))
            t.call('giveNote', { seat: by, to: seat });
      },
    },
  },
]);
