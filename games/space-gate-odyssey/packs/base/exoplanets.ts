// The eight exoplanets, both sides: how they close and score, as data. Slots and their needs are in `ours.ts`.
import type { Closing, Scoring, Side, Source, Tier } from './kinds.ts';
import { FIGURES, MAPS, SPLIT } from './ours.ts';

const ALL_TIERS: readonly Tier[] = ['basic', 'advanced', 'central'];
const each = (points: number, ...tiers: Tier[]): Scoring => ({
  type: 'perSettler',
  tiers: tiers.length > 0 ? tiers : ALL_TIERS,
  points,
  source: 'seed',
});
const allOccupied: Closing = { type: 'allOccupied', source: 'seed' };
const slotsOccupied = (...slots: string[]): Closing => ({ type: 'slotsOccupied', slots, source: 'seed' });

/** Numbers of the rules under the exoplanet's heading that speak of placing, closing and scoring. */
type RuleNumbers = Record<keyof Side['rules'], number[]>;
interface Sheet {
  players: readonly number[];
  closing: Closing;
  scoring: readonly Scoring[];
  heading?: string; // where the two sides have headings of their own
  rules?: RuleNumbers;
}

/** `split`: where the numbers of players come from. */
function exoplanet(exoplanet: string, split: Source, slots: Source, rules: RuleNumbers, sheets: Sheet[]): Side[] {
  return sheets.map((sheet) => {
    const { players, closing, scoring, heading = `SGO-${exoplanet.toUpperCase()}` } = sheet;
    const ids = (part: keyof RuleNumbers) => (sheet.rules ?? rules)[part].map((n) => `${heading}-${n}`);
    return {
      exoplanet,
      players,
      map: MAPS[`${exoplanet}/${players[0]}`]!,
      closing,
      scoring,
      rules: { placing: ids('placing'), closing: ids('closing'), scoring: ids('scoring') },
      source: { players: split, slots, closing: 'seed', scoring: 'seed', placing: 'seed' },
    };
  });
}

const same = (facts: Pick<Sheet, 'closing' | 'scoring'>): Sheet[] => [
  { players: SPLIT.small, ...facts },
  { players: SPLIT.large, ...facts },
];

const volcanoes: Pick<Sheet, 'closing' | 'scoring'> = {
  // That an absolute majority is 4 of 6 is ours.
  closing: {
    type: 'everyGroupDecided',
    groupType: 'volcano',
    absoluteMajority: FIGURES.absoluteMajority,
    source: 'seed',
  },
  scoring: [{ type: 'groupMajority', groupType: 'volcano', points: 7, tiePoints: 3, source: 'seed' }],
};

// [SGO-FERMI-10] that a tie for the centre gives nothing is ours
const centre: Scoring = {
  type: 'groupMajority',
  groupType: 'centre',
  points: 5,
  tiePoints: 0,
  winnerExchanges: true,
  source: 'seed',
};
const fermi = (players: number[], atLeast: number, table: number[]): Sheet => ({
  players,
  closing: { type: 'groupTypeOccupied', groupType: 'satellite', atLeast, source: 'seed' },
  scoring: [centre, { type: 'distinctGroups', groupType: 'satellite', table, source: 'seed' }],
});

const russell = (players: number[], atLeast: number): Sheet => ({
  players,
  closing: { type: 'everyGroupAtLeast', groupType: 'island', atLeast, source: 'seed' },
  scoring: [
    { type: 'groupMajority', groupType: 'island', points: 7, tiePoints: 3, source: 'seed' },
    { type: 'groupPresence', groupType: 'island', points: 3, source: 'seed' },
  ],
});

const SIDES: readonly Side[] = [
  ...exoplanet(
    'bose',
    'ours',
    'ours',
    { placing: [2], closing: [3], scoring: [4, 5] },
    same({
      closing: allOccupied,
      scoring: [each(1), { type: 'groupMajority', groupType: 'level', points: 3, tiePoints: 0, source: 'seed' }],
    }),
  ),
  ...exoplanet('collins', 'seed', 'ours', { placing: [2], closing: [3, 4], scoring: [6] }, [
    { players: [2, 3], ...volcanoes },
    { players: [4], ...volcanoes },
  ]),
  ...exoplanet(
    'dirac',
    'ours',
    'ours',
    { placing: [2, 3, 5], closing: [6], scoring: [7] },
    same({
      closing: slotsOccupied('C'),
      scoring: [each(1, 'basic'), each(3, 'advanced'), each(2, 'central')],
    }),
  ),
  ...exoplanet(
    'fermi',
    'seed',
    'seed for satellites, ours for the centre',
    { placing: [2, 3], closing: [6], scoring: [8, 9, 10] },
    [fermi([2, 3], 7, [0, 3, 7, 12, 18]), fermi([4], 9, [0, 3, 7, 12, 18, 25])],
  ),
  ...exoplanet(
    'planck',
    'ours',
    'ours',
    { placing: [2], closing: [3], scoring: [4, 5, 6] },
    same({
      closing: allOccupied,
      scoring: [each(1), { type: 'largestConnected', points: 7, tiePoints: 5, source: 'seed' }],
    }),
  ),
  ...exoplanet(
    'russell',
    'seed',
    'seed for the islands, ours for their slots',
    { placing: [2, 3], closing: [5], scoring: [6, 7] },
    [russell([2], 7), russell([3, 4], 5)],
  ),
  ...exoplanet(
    'susskind',
    'ours',
    'ours',
    { placing: [2], closing: [3], scoring: [4] },
    same({ closing: allOccupied, scoring: [each(2)] }),
  ),
  ...exoplanet(
    'turing',
    'seed',
    'seed for 12 scoring settlers a canal and 3 central slots, ours for the rest',
    { placing: [2, 3, 4], closing: [5], scoring: [6] },
    [
      {
        players: [2],
        heading: 'SGO-TURING2',
        closing: slotsOccupied('C'),
        scoring: [{ type: 'perSlotPoints', source: 'seed for the canals, ours for the central slot' }],
        rules: { placing: [2, 3, 4], closing: [5], scoring: [6, 7] },
      },
      {
        players: [3, 4],
        heading: 'SGO-TURING4',
        closing: slotsOccupied('C1', 'C2', 'C3'),
        scoring: [each(1, 'basic'), each(2, 'advanced'), each(3, 'central')],
      },
    ],
  ),
];

/** The eight that are drawn from; Hawking is always in play and is no card. */
export const EXOPLANETS: readonly string[] = [...new Set(SIDES.map((side) => side.exoplanet))];

const byName = new Map(
  SIDES.flatMap((side) => side.players.map((players) => [`${side.exoplanet}/${players}`, side] as const)),
);
/** [SGO-SETUP-6] The side for this number of players. */
export const sideOf = (exoplanet: string, seats: number): Side => byName.get(`${exoplanet}/${seats}`)!;
