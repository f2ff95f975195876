// The blue technologies.

import type { Seat } from '@orrery/kernel';
import { frameOf, step } from '../procedures.ts';
import type { Piece } from '../registry.ts';
import { placeKey, placeName, systemName, tail, unitKey, unitName } from '../say.ts';
import { has, lay, type Pub, type Unit } from '../state.ts';
import { hasToken } from '../values/board.ts';
import { dockAt, dockRef, docksOf } from '../values/docks.ts';
import { canBuildShips, means } from '../values/economy.ts';
import { moveValue } from '../values/move.ts';
import { alike, isShip } from '../values/units.ts';
import { targetOf, use } from './own.ts';

/** Ships that could profit from a bonus: those that may leave where they are. */
export const drivable = (pub: Pub, seat: Seat, goal: string): Unit[] =>
  alike(
    pub,
    pub.units.filter(
      (u) =>
        u.owner === seat &&
        isShip(u) &&
        moveValue(pub, u) !== undefined &&
        (u.at === goal || !hasToken(pub, seat, u.at)),
    ),
  );
const yards = (pub: Pub, seat: Seat): Unit[] => docksOf(pub, seat).filter((dock) => canBuildShips(pub, seat, dock.at));

export const propulsion: Piece[] = [
  {
    id: 'antimass-deflectors',
    modifiers: {
      enters: (pub, seat, anomaly) => anomaly === 'asteroid-field' && has(pub, seat, 'antimass-deflectors'),
      abilityDie: (pub, { ability, target }) =>
        ability === 'spaceCannon' && has(pub, target, 'antimass-deflectors') ? -1 : 0,
    },
  },
  {
    id: 'gravity-drive',
    abilities: {
      'gravity-drive': {
        window: 'tactical.activate.after',
        step: 'gravity-drive',
        rules: ['TI4-MOVE-12'],
        might: (pub, seat, { about }) =>
          about.by === seat && has(pub, seat, 'gravity-drive') && drivable(pub, seat, about.at).length > 0,
        can: (k, { about }) =>
          drivable(k.pub, k.seat!, about.at).map((u) =>
            use(k, 'gravity-drive', unitKey(k.pub, u), { unit: unitName(u.type), system: systemName(u.at) }, [
              `unit:${u.id}`,
            ]),
          ),
      },
    },
    steps: {
      'gravity-drive': step('gravity-drive', {
        give(t, f) {
          const { seat, about } = f.args;
          const unit = drivable(t.s.pub, seat, about.at).find((u) => unitKey(t.s.pub, u) === targetOf(f.args));
          if (unit) lay(t.frame(about.frame, 'tactical'), { kind: 'move', seat, amount: 1, unit: unit.id });
        },
      }),
    },
  },
  {
    id: 'sling-relay',
    of: { card: 'technology' },
    cost: 'exhaust',
    actions: {
      rules: ['TI4-PROD-15'],
      step: 'sling-relay',
      can: (k) =>
        means(k.pub, k.seat!, 'resources') > 0
          ? yards(k.pub, k.seat!).map((dock) => ({
              key: `at:${placeKey(dock)}`,
              label: { key: 'use.sling-relay', args: { planet: placeName(dock) } },
              refs: [dockRef(dock)],
            }))
          : [],
    },
    steps: {
      'sling-relay': step('sling-relay', {
        produce(t, f) {
          const dock = dockAt(t.s.pub, f.args.seat, tail(f.args.choice))!;
          t.call('produce', { seat: f.args.seat, system: dock.at, producers: [], limit: 1, only: 'ship' });
        },
      }),
    },
  },
  {
    id: 'fleet-logistics',
    modifiers: {
      actions: (pub, seat) =>
        has(pub, seat, 'fleet-logistics') && frameOf(pub, 'turn')?.args.lender === undefined ? 1 : 0, // [TI4-TURN-28] in the own turn
    },
  },
  { id: 'dark-energy-tap', modifiers: { retreatsTo: (pub, seat) => has(pub, seat, 'dark-energy-tap') } },
  {
    id: 'light-wave-deflector',
    modifiers: { passes: (pub, seat) => has(pub, seat, 'light-wave-deflector') },
  },
];
