// TI4-SETUP: the table before its first stage: decks, sheets and tokens. steps/setup.ts has the stages.
import type { Bag } from '@orrery/kernel';
import { deckOf } from './decks.ts';
import { type Chosen, setsOf } from './options.ts';
import type { SetId } from './packs/base/types.ts';
import { type Deck, eachDeck, emptyDrawer, hasSet, NOBODY, type Player, type T } from './state.ts';
import { STRATEGY_CARDS } from './strategy-cards.ts';

export function setup(t: T, given: Bag): void {
  const chosen = given as Chosen;
  const { map, mapString, layout, target, factions, plain, revised } = chosen;
  prepare(t, Number(target), setsOf(chosen, t.s.pub));
  t.s.pub.printing = revised || hasSet(t.s.pub, 'te') ? 'newest' : 'older'; // [TI4-SET-5]
  const pok = hasSet(t.s.pub, 'pok');
  t.call('setup', { map, mapString, layout, target, factions, plain, pok, revised, homes: [] });
}

/** [TI4-SETUP-23, -26, -30, -33, -34] */
function prepare(t: T, score: number, sets: SetId[]): void {
  const { pub, dark } = t.s;
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
