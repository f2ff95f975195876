// The black sector (CSM-BLACK): the kinds of squares are the manual's, their numbers ours.
import type { HiddenFleet, HiddenPlanet } from './types.ts';

export const DEPOSITS: readonly { count: number; R: number }[] = [
  { count: 12, R: 50 },
  { count: 12, R: 75 },
  { count: 10, R: 100 },
  { count: 4, R: 150 },
  { count: 2, R: 250 },
];

export const LABORATORIES: readonly string[] = [
  'boost-attack',
  'boost-attack',
  'boost-attack',
  'boost-shield',
  'boost-shield',
  'boost-shield',
  'boost-hull',
  'boost-hull',
  'boost-hull',
  'boost-move',
  'boost-move',
  'boost-defence',
  'boost-defence',
  'invisibility-field',
  'star-portal',
  'star-portal',
  'mining-2',
  'mining-3',
  'quantum-spy',
  'shield-gem',
  'ion-disruptor',
  'landing-capsule',
  'kamikaze-drones',
  'major-attack-device',
  'major-defence-device',
  'fleet-holonet',
];

export const HIDDEN_FLEETS: readonly HiddenFleet[] = [
  { tier: 'small', count: 8, units: [{ unit: 'renegade-raider', n: 6 }], salvage: 60 },
  {
    tier: 'medium',
    count: 6,
    units: [
      { unit: 'renegade-raider', n: 10 },
      { unit: 'renegade-cruiser', n: 4 },
    ],
    salvage: 150,
  },
  {
    tier: 'large',
    count: 4,
    units: [
      { unit: 'renegade-raider', n: 12 },
      { unit: 'renegade-cruiser', n: 10 },
    ],
    salvage: 300,
  },
  {
    tier: 'giant',
    count: 2,
    units: [
      { unit: 'battariu-crusader', n: 12 },
      { unit: 'renegade-cruiser', n: 10 },
    ],
    salvage: 600,
  },
];

export const HIDDEN_PLANETS: readonly HiddenPlanet[] = [
  { id: 'pl-iron-moon', params: { collection: 60, recruit: 0 } },
  { id: 'pl-refuge', params: { collection: 20, recruit: 40 } },
  {
    id: 'pl-old-gate',
    params: { collection: 20, recruit: 10, portal: true },
  },
  {
    id: 'pl-ship-graveyard',
    params: { collection: 30, recruit: 0, onceR: 200 },
  },
  {
    id: 'pl-monastery',
    params: { collection: 10, recruit: 10, cards: 2, cardSector: 'brown' },
  },
  {
    id: 'pl-dark-forge',
    params: { collection: 20, recruit: 10, shipyardDiscount: 2 },
  },
  {
    id: 'pl-listening-post',
    params: { collection: 0, recruit: 0, vision: 'white' },
  },
  {
    id: 'pl-smugglers-port',
    params: { collection: 10, recruit: 10, incomeR: 30 },
  },
  {
    id: 'pl-crystal-sea',
    params: { collection: 40, recruit: 20, cards: 1, cardSector: 'green' },
  },
  {
    id: 'pl-silent-world',
    params: { collection: 50, recruit: 10, noPersistentVision: true },
  },
];

export const BASE_SLOTS = 4;
export const UNUSED_SLOT_R = 50;
