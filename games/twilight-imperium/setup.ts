// TI4-SETUP: the table before its first stage: decks, sheets and tokens. steps/setup.ts has the stages.
import { type Bag, editionOf } from '@orrery/kernel';
import { deckOf } from './decks.ts';
import { type Agreed, withPok } from './options.ts';
import type { SetId } from './packs/base/types.ts';
import { type Deck, eachDeck, emptyDrawer, hasSet, NOBODY, type Player, type Pub, type T } from './state.ts';
import { STRATEGY_CARDS } from './strategy-cards.ts';

export function setup(t: T, given: Bag): void {
  const agreed = given as Agreed;
  prepare(t, Number(agreed.target), withPok(agreed, t.s.pub.seats));
  t.s.pub.printing = agreed.revised ? 'newest' : 'older';
  t.call('setup', { ...agreed, pok: hasSet(t.s.pub, 'pok'), homes: [] });
}

/** [TI4-SETUP-23, -26, -30, -33, -34] */
function prepare(t: T, score: number, pok: boolean): void {
  const { pub, dark } = t.s;
  const sets = setsOf(pub, pok);
  const table = { ...pub, sets };
  const shuffled = (deck: Deck): string[] => t.shuffle([...deckOf(table, deck)]);
  const stages = [shuffled('stage1'), shuffled('stage2')].map((cards) => cards.slice(0, 5));
  dark.decks = eachDeck((deck) => (deck === 'stage1' ? stages[0]! : deck === 'stage2' ? stages[1]! : shuffled(deck)));
  Object.assign(pub, {
    score,
    sets,
    printing: 'newest',
    phase: 'setup',
    round: 0,
    speaker: 0,
    active: NOBODY,
    initiative: [],
    board: [],
    tokens: {},
    systemTokens: {},
    planets: {},
    stations: {},
    units: [],
    lastUnit: 0,
    captured: [],
    custodians: true,
    players: Array.from({ length: pub.seats }, newPlayer),
    strategyCards: STRATEGY_CARDS.map(({ id }) => ({ id, owner: NOBODY, exhausted: false, goods: 0 })),
    objectives: [],
    cards: [],
    decks: eachDeck((deck) => dark.decks[deck].length),
    discards: eachDeck(() => []),
    revealed: [],
    pending: [],
    rolls: [],
    winner: NOBODY,
  });
  for (const own of t.s.own) Object.assign(own, emptyDrawer());
}

/** The boxes on the table; the first codex lies beside them since the second edition. */
const setsOf = (pub: Pub, pok: boolean): SetId[] => [
  'base',
  ...(pok ? (['pok'] as const) : []),
  ...(editionOf(pub) < 2 ? [] : (['codex1'] as const)),
];

const newPlayer = (): Player => ({
  faction: '',
  home: '',
  tactic: 3,
  fleet: 3,
  strategy: 2,
  goods: 0,
  commodities: 0,
  points: 0,
  hand: 0,
  secrets: 0,
  notes: 0,
  looking: [],
  scored: [],
  passed: false,
  eliminated: false,
  cloned: 0,
  tiles: { blue: 0, red: 0 },
});
