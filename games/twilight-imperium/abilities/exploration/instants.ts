// TI4-EXPL: exploration cards of planets that do something at once.
import type { Seat } from '@orrery/kernel';
import { drawCards } from '../../atoms/cards.ts';
import {
  gainCommodities,
  gainGoods,
  readyPlanet,
  sellCommodities,
  spendCommodity,
  spendGoods,
} from '../../atoms/economy.ts';
import { placeSystemToken } from '../../atoms/systems.ts';
import { place, remove } from '../../atoms/units.ts';
import { kindOf, TYPES } from '../../content.ts';
import { deploy } from '../../effects/units.ts';
import type { Explored, Piece } from '../../piece.ts';
import { barTo } from '../../registry.ts';
import { effectsOf, lay, type Pub, playerOf, type T } from '../../state.ts';
import { controls } from '../../values/board.ts';
import { means, producible } from '../../values/economy.ts';
import { cardOfType, reinforcements, unitsOn } from '../../values/units.ts';
import { exploration } from './card.ts';

declare module '../../state.ts' {
  interface Effects {
    'either-coin': true;
  }
}

/** [TI4-EXPL-9] A mech stays, an infantry goes; where there is neither, the card gives nothing. */
const hazardous = (id: string, gives: (t: T, explored: Explored) => void): Piece => {
  const on = (pub: Pub, { seat, planet }: Explored, type: 'mech' | 'infantry') =>
    unitsOn(pub, planet!).filter((u) => u.owner === seat && u.type === type);
  return exploration({
    id,
    goes: 'discard',
    choices: (pub, explored) =>
      on(pub, explored, 'mech').length === 0 && on(pub, explored, 'infantry').length > 0 ? ['infantry'] : [],
    resolve(t, explored, choice) {
      if (choice === 'infantry') remove(t, on(t.s.pub, explored, 'infantry').slice(0, 1));
      else if (on(t.s.pub, explored, 'mech').length === 0) return;
      gives(t, explored);
    },
  });
};

/** What is had for a commodity, or for a trade good: whoever has both chooses. */
const forOne = (pub: Pub, seat: Seat, what: string): string[] => [
  ...(playerOf(pub, seat).commodities > 0 ? [`${what}.commodity`] : []),
  ...(playerOf(pub, seat).goods > 0 ? [`${what}.good`] : []),
];
/** Pays for it; false: something else was chosen. */
function paid(t: T, seat: Seat, choice: string, what: string): boolean {
  if (choice === `${what}.commodity`) spendCommodity(t, seat);
  else if (choice === `${what}.good`) spendGoods(t, seat, 1);
  else return false;
  return true;
}

/** [TI4-EXPL-10] What could be produced for the means at hand, one planet for one of its two values. */
const affordsUnit = (pub: Pub, seat: Seat): boolean => {
  const most = Math.max(means(pub, seat, 'resources'), means(pub, seat, 'influence'));
  return TYPES.some(
    (type) =>
      kindOf(type) !== 'structure' && producible(pub, seat, type) && (cardOfType(pub, seat, type)?.cost ?? 99) <= most,
  );
};

export const instants: Piece[] = [
  {
    ...exploration({
      id: 'freelancers',
      goes: 'discard',
      choices: (pub, { seat }) => (affordsUnit(pub, seat) ? ['hire'] : []),
      resolve(t, { seat, system, frame }, choice) {
        if (choice !== 'hire') return;
        lay(t.frame(frame, 'explore'), { kind: 'either-coin', seat });
        t.call('produce', { seat, system, producers: [], limit: 1 });
      },
    }),
    modifiers: { eitherCoin: (pub, seat) => effectsOf(pub, 'either-coin').some((effect) => effect.seat === seat) },
  },
  exploration({
    id: 'mercenary-outfit',
    goes: 'discard',
    choices: (pub, { planet }) => (barTo('place', pub, planet!) ? [] : ['land']),
    resolve(t, { seat, planet }, choice) {
      if (choice === 'land') deploy(t, seat, planet!, 1);
    },
  }),
  exploration({
    id: 'gamma-wormhole',
    goes: 'purge',
    resolve: (t, { system }) => placeSystemToken(t, system, { kind: 'gamma' }),
  }),
  hazardous('volatile-fuel-source', (t, { seat }) => t.call('gainTokens', { seat, count: 1 })),
  hazardous('expedition', (t, { seat, planet }) => {
    if (controls(t.s.pub, seat, planet!)) readyPlanet(t, planet!);
  }),
  hazardous('core-mine', (t, { seat }) => gainGoods(t, seat, 1)),
  exploration({
    id: 'abandoned-warehouses',
    goes: 'discard',
    choices: (pub, { seat }) => ['gain', ...(playerOf(pub, seat).commodities > 0 ? ['sell'] : [])],
    resolve(t, { seat }, choice) {
      if (choice === 'gain') gainCommodities(t, seat, 2);
      if (choice === 'sell') sellCommodities(t, seat, 2);
    },
  }),
  exploration({
    id: 'functioning-base',
    goes: 'discard',
    choices: (pub, { seat }) => ['gain', ...forOne(pub, seat, 'draw')],
    resolve(t, { seat }, choice) {
      if (choice === 'gain') gainCommodities(t, seat, 1);
      if (paid(t, seat, choice, 'draw')) drawCards(t, seat, 1);
    },
  }),
  exploration({
    id: 'local-fabricators',
    goes: 'discard',
    choices: (pub, { seat, planet }) => [
      'gain',
      ...(reinforcements(pub, seat, 'mech') > 0 && !barTo('place', pub, planet!) ? forOne(pub, seat, 'build') : []),
    ],
    resolve(t, { seat, planet, system }, choice) {
      if (choice === 'gain') gainCommodities(t, seat, 1);
      if (paid(t, seat, choice, 'build')) place(t, seat, 'mech', system, planet);
    },
  }),
];
