// Action cards that bring neutral units: pirates into space, mercenaries onto planets.
import type { Seat } from '@orrery/kernel';
import { spendGoods } from '../../atoms/economy.ts';
import { returnPlanet } from '../../atoms/systems.ts';
import { awayFromHome, inSystems, notHome, planets } from '../../effects/targets.ts';
import type { UnitType } from '../../packs/base/types.ts';
import type { Piece } from '../../registry.ts';
import { NOBODY, type Pub, playerOf } from '../../state.ts';
import { systemOf } from '../../values/board.ts';
import { payable } from '../../values/payment.ts';
import { neutralsLeft, shipsIn, unitsOn } from '../../values/units.ts';
import { action, since } from '../card.ts';

/** [TI4-XNEUT-21] Where there are no ships but neutral ones. */
const isLawless = (pub: Pub, _: Seat, system: string): boolean =>
  shipsIn(pub, system).every(({ owner }) => owner === NOBODY);
const isBare = (pub: Pub, _: Seat, planet: string): boolean => unitsOn(pub, planet).length === 0;

const PIRATES: UnitType[] = ['carrier', 'cruiser', 'destroyer', 'fighter', 'fighter'];
const PAY = { resources: 3, influence: 0 };
const HIRED = 2;

export const neutralCards: Piece[] = since(4, [
  action({
    id: 'pirate-contract',
    rules: ['TI4-XNEUT-21', 'TI4-TESET-15'],
    might: (pub) => neutralsLeft(pub) > 0,
    aims: [inSystems(notHome, isLawless)],
    resolve: (t, { target }) => t.call('placeNeutral', { system: target, on: null, types: ['destroyer'] }),
  }),
  action({
    id: 'pirate-fleet',
    rules: ['TI4-XNEUT-21', 'TI4-TESET-15'],
    might: (pub, seat) => neutralsLeft(pub) > 0 && payable(pub, seat, PAY),
    aims: [inSystems(notHome, isLawless)],
    resolve(t, { seat, target }) {
      t.call('pay', { seat, ...PAY, what: { key: 'card.pirate-fleet' } });
      t.call('placeNeutral', { system: target, on: null, types: [...PIRATES] });
    },
  }),
  action({
    id: 'mercenary-contract',
    rules: ['TI4-XNEUT-21', 'TI4-CTRL-13'],
    might: (pub, seat) => neutralsLeft(pub) > 0 && playerOf(pub, seat).goods >= HIRED,
    aims: [planets(awayFromHome, isBare)],
    resolve(t, { seat, target }) {
      spendGoods(t, seat, HIRED);
      returnPlanet(t, target);
      t.call('placeNeutral', {
        system: systemOf(t.s.pub, target),
        on: target,
        types: Array<UnitType>(HIRED).fill('infantry'),
      });
    },
  }),
]);
