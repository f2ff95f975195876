// The board is read through the state: what tokens, attachments and effects make of a planet or a system counts everywhere.
import type { Box } from '@orrery/kernel';
import { beforeAll, expect, it } from 'vitest';
import {
  addPlanet,
  flipSystemToken,
  movePlanet,
  placeSystemToken,
  removePlanet,
  removeSystemToken,
} from '../atoms/systems.ts';
import { adjacent, wormholesIn } from '../galaxy/adjacency.ts';
import { twilightImperium } from '../game.ts';
import box from '../index.ts';
import { step } from '../procedures.ts';
import { install } from '../registry.ts';
import type { Pub, T, TI } from '../state.ts';
import { influenceOf, planetsIn, resourcesOf, specialtiesOf, systemOf, traitsOf } from '../values/board.ts';
import { commodityValue, handLimit } from '../values/economy.ts';
import { missingFor, researchable } from '../values/technology.ts';
import { hasAnomaly, isAnomaly } from '../values/units.ts';
import { type Field, field, standing } from './field.ts';

const attached = (pub: Pub, planet: string, card: string): boolean =>
  pub.planets[planet]?.attachments.includes(card) ?? false;

/** Content as it may come: an attachment, a token of a kind of its own, a law. */
beforeAll(() =>
  install([
    {
      id: 'test-attachment',
      modifiers: {
        resources: (pub, planet) => (attached(pub, planet, 'test-attachment') ? 2 : 0),
        influence: (pub, planet) => (attached(pub, planet, 'test-attachment') ? 1 : 0),
        traits: (pub, planet) => (attached(pub, planet, 'test-attachment') ? ['hazardous'] : []),
        specialties: (pub, planet) => (attached(pub, planet, 'test-attachment') ? ['red'] : []),
      },
    },
    {
      id: 'test-tokens',
      modifiers: {
        anomalies: (pub, system) => (system === '47' && pub.round === 9 ? ['supernova'] : []),
        wormholes: (pub, system) => (system === '46' && pub.round === 9 ? ['alpha'] : []),
        handLimit: (pub) => (pub.round === 9 ? -2 : 0),
        commodities: (pub, seat) => (pub.round === 9 && seat === 0 ? 1 : 0),
      },
    },
  ]),
);

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };
const LINE: Field = { line: ['46', '47', '48', '26'], units: ['0 cruiser 46'], begin: turn };
const late = ({ pub }: { pub: Pub }) => {
  pub.round = 9;
};
const attach = ({ pub }: { pub: Pub }) => {
  pub.planets.lodor!.attachments = ['test-attachment'];
};

it('[TI4-PLAN-1] attachments count in resources, influence, traits and specialties', () => {
  const values = (pub: Pub) => [resourcesOf(pub, 'lodor'), influenceOf(pub, 'lodor')];
  const [bare, full] = [field(LINE).s.pub, field({ ...LINE, planets: { lodor: 0 }, also: attach }).s.pub];
  expect([values(bare), values(full)]).toEqual([
    [3, 1],
    [5, 2],
  ]);
  expect([traitsOf(bare, 'lodor'), traitsOf(full, 'lodor')]).toEqual([['cultural'], ['cultural', 'hazardous']]);
  expect([specialtiesOf(bare, 'lodor'), specialtiesOf(full, 'lodor')]).toEqual([[], ['red']]);
  expect(missingFor(full, 0, 'magen-defense-grid')).toEqual(['red']);
  expect(researchable(full, 0)).toContain('magen-defense-grid'); // with the specialty of the attachment
});

/** The board after an effect has changed it. */
function changed(effect: (t: T) => void, more: Partial<Field> = {}): Pub {
  const effects = step('card.effect', { do: (t) => effect(t) });
  const game = { ...twilightImperium, steps: { ...twilightImperium.steps, 'card.effect': effects } };
  const begin = { step: 'card.effect', args: { seat: 0, target: '', about: {} } };
  return field({ ...LINE, ...more, begin }, { ...box, game } as Box<TI>).s.pub;
}

it('[TI4-PLAN-1] planets appear, move with all that is on them, and vanish', () => {
  const units = ['0 infantry lodor', '0 pds lodor'];
  const moved = changed((t) => movePlanet(t, 'lodor', '47'), { units });
  expect([planetsIn(moved, '26'), planetsIn(moved, '47'), systemOf(moved, 'lodor')]).toEqual([[], ['lodor'], '47']);
  expect(moved.units.map(({ at, on }) => [at, on])).toEqual([
    ['47', 'lodor'],
    ['47', 'lodor'],
  ]);
  expect(moved.planets.lodor!.controller).toBe(0);
  expect(
    planetsIn(
      changed((t) => addPlanet(t, 'mirage', '46')),
      '46',
    ),
  ).toEqual(['mirage']);
  expect(
    planetsIn(
      changed((t) => removePlanet(t, 'lodor')),
      '26',
    ),
  ).toEqual([]);
});

it('[TI4-WORM-1] [TI4-ANOM-4] tokens make wormholes and anomalies, by the side that lies up', () => {
  const storm = { kind: 'ion-storm', side: 'beta' };
  const lying = changed((t) => placeSystemToken(t, '46', { ...storm }));
  expect(wormholesIn(lying, '46')).toEqual(['beta']);
  const turned = changed((t) => {
    placeSystemToken(t, '46', { ...storm });
    flipSystemToken(t, '46', storm, 'alpha');
  });
  expect([wormholesIn(turned, '46'), adjacent(turned, 0, '46', '26')]).toEqual([['alpha'], true]);
  const gone = changed((t) => {
    placeSystemToken(t, '46', { ...storm });
    removeSystemToken(t, '46', storm);
  });
  expect([wormholesIn(gone, '46'), gone.systemTokens]).toEqual([[], {}]);
  const tear = changed((t) => placeSystemToken(t, '47', { kind: 'dimensional-tear', owner: 1 }));
  expect([isAnomaly(tear, '47', 'gravity-rift'), hasAnomaly(tear, '47'), hasAnomaly(tear, '46')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('[TI4-ANOM-4] a token makes an anomaly of a system, and closes it', () => {
  const tactical = { step: 'tactical', args: { seat: 0, effects: [] } };
  const open = field({ ...LINE, begin: tactical }).play('0 activate:47', '0 move:cruiser@46~2');
  expect(standing(open.s.pub, '47')).toEqual(['0 cruiser']);
  const closed = field({ ...LINE, begin: tactical, also: late }).play('0 activate:47');
  expect(isAnomaly(closed.s.pub, '47', 'supernova')).toBe(true);
  expect(closed.asked()).toEqual([]); // no ship can come
});

it('[TI4-WORM-1] a wormhole token joins systems', () => {
  const [before, after] = [field(LINE).s.pub, field({ ...LINE, also: late }).s.pub];
  expect([wormholesIn(before, '46'), wormholesIn(after, '46')]).toEqual([[], ['alpha']]);
  expect([adjacent(before, 0, '46', '26'), adjacent(after, 0, '46', '26')]).toEqual([false, true]);
});

it('[TI4-AC-2] [TI4-COMM-2] the hand limit and the commodity value follow what changes them', () => {
  const [before, after] = [field(LINE).s.pub, field({ ...LINE, also: late }).s.pub];
  expect([handLimit(before, 0), handLimit(after, 0)]).toEqual([7, 5]);
  expect(commodityValue(after, 0)).toBe(commodityValue(before, 0) + 1);
  expect(commodityValue(after, 1)).toBe(commodityValue(before, 1));
});
