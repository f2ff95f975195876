// TI4-SETUP: the table before its first stage: decks, sheets and tokens. steps/setup.ts has the stages.
import type { Bag } from '@orrery/kernel';
import { declareEvent } from './atoms/events.ts';
import { deckOf } from './decks.ts';
import { type Chosen, eventsOn, isDrafted, setsOf, suits } from './options.ts';
import type { SetId } from './packs/base/types.ts';
import { eventsWith } from './packs/thunders-edge/events.ts';
import { type Deck, eachDeck, emptyDrawer, hasSet, NOBODY, type Player, type T } from './state.ts';
import { STRATEGY_CARDS } from './strategy-cards.ts';
import { alliesAt } from './values/allies.ts';
import { hasExpedition } from './values/expedition.ts';

export function setup(t: T, given: Bag): void {
  const chosen = given as Chosen;
  const { map, mapString, layout, target, factions, draft = 'open', mapSeed = 0, plain, revised } = chosen;
  const sets = setsOf(chosen, t.s.pub);
  const { pairs = 'none' } = chosen;
  if (chosen.readings && chosen.readings.length > 0) t.s.pub.readings = [...chosen.readings];
  prepare(t, Number(pairs === 'none' ? target : LONG_TRACK), sets);
  if (pairs !== 'none') t.s.pub.pairs = alliesAt(t.s.pub.seats, pairs);
  t.s.pub.printing = revised || hasSet(t.s.pub, 'te') ? 'newest' : 'older'; // [TI4-SET-5]
  const named = [...new Set([...(chosen.events ?? []), ...eventsOn(chosen, t.s.pub.seats)])];
  for (const id of [...named, ...drawnEvents(t, { ...chosen, events: named }, sets)]) declareEvent(t, id); // [TI4-SETUP-4]
  const pok = hasSet(t.s.pub, 'pok');
  const unrolled = chosen.setupRoll === false ? { unrolled: true as const } : {};
  const drafted = isDrafted(chosen) ? { draft, mapSeed } : {};
  const agreed = { map, mapString, layout, target, factions, plain, pok, revised };
  t.call('setup', { ...agreed, ...unrolled, ...drafted, homes: [] });
}

/** [TI4-ALLY-24] */
const LONG_TRACK = 14;

/** [TI4-TESET-2] At random among those that are not chosen already. */
function drawnEvents(t: T, chosen: Chosen, sets: SetId[]): string[] {
  const { events = [], drawn = 0 } = chosen;
  if (drawn === 0) return [];
  const open = eventsWith(sets, t.s.pub).filter((id) => !events.includes(id) && suits(chosen, t.s.pub.seats, id));
  return t.shuffle(open).slice(0, drawn);
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
    ...(hasExpedition(table) ? { expedition: {} } : {}), // [TI4-SETUP-22]
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
