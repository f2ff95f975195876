// COS-SETUP: lays out the table.
import type { Bag, Seat, Table } from '@orrery/kernel';
import { dealDark } from './atoms.ts';
import {
  AI_CARDS,
  AUTOMA_CARDS,
  AUTOMA_CIVILIZATION,
  BASE_SLOTS,
  BONUS_CARDS,
  CONSUMPTION,
  DARK_TECH,
  galaxyOf,
  LEADERS,
  ROW,
  START_CARDS,
  START_GEMS,
  TECH_REMOVED,
  TILES,
} from './packs/base/index.ts';
import type { Council, Options, Player, Side } from './state.ts';
import { spacesOf } from './values/cubes.ts';

type T = Table<Council>;

export function setup(t: T, given: Bag): void {
  const options = given as Options;
  const sides = Math.max(2, t.s.pub.seats); // solo is set up like a game for two [COS-AUTOMA-3]
  layPublic(t, options, sides);
  for (const own of t.s.own) {
    const tiles = t.s.dark.tiles.map((stack) => stack.map(() => null));
    Object.assign(own, { bonus: [], returned: null, tiles, looked: [] });
    Object.assign(own, { light: t.s.dark.light.map(() => null), tech: [null, null] });
  }
  const bonus = t.shuffle(darkBonus(sides, options).map((card) => card.id)); // [COS-SETUP-9]
  for (let seat: Seat = 0; seat < t.s.pub.seats; seat++) dealDark(t, seat, bonus[seat]!);
  t.call('civilizations');
  if (options.module2) t.call('leaders'); // [COS-SETUP-15]
  t.call('round');
}

function layPublic(t: T, options: Options, sides: number): void {
  const ids = (list: readonly { id: string }[]) => list.map((item) => item.id);
  const tiles = [1, 2, 3].map((parsec) => t.shuffle(ids(TILES.filter((tile) => tile.parsec === parsec))));
  const ai = t.shuffle(ids(AI_CARDS));
  const light = t.shuffle(ids(BONUS_CARDS.filter((card) => card.back === 'light')));
  const tech = [1, 2].map((level) => t.shuffle(ids(DARK_TECH.filter((c) => c.level === level))).slice(TECH_REMOVED));
  const automa = t.s.pub.seats === 1 ? automaDecks(t, options) : [];
  const order = t.shuffle(Array.from({ length: sides }, (_, i) => i + 1)); // [COS-SETUP-12]
  const systems = Object.fromEntries(spacesOf(galaxyOf('gray')).map((space) => [space, tiles[0]!.shift()!]));
  const row = ai.splice(0, ROW);
  Object.assign(t.s.dark, { tiles, looked: [], ai, light, tech, automa, automaLight: [] });
  Object.assign(t.s.pub, {
    options: { ...options },
    round: 0,
    phase: 0,
    players: order.map((tile, side) => player(side, tile, sides, t.s.pub.seats)),
    systems,
    cubes: {},
    stations: {},
    row,
    sizes: {
      tiles: tiles.map((stack) => stack.length),
      ai: ai.length,
      light: light.length,
      tech: tech.map((pile) => pile.length),
    },
    leaders: options.module2 ? ids(LEADERS) : [],
    throne: null,
    stamp: sides,
    automa:
      automa.length > 0
        ? { card: null, used: automa.map(() => []), left: automa.map((deck) => deck.length), aside: [] }
        : null,
    over: false,
    winners: [],
  });
}

function player(side: Side, tile: number, sides: number, seats: number): Player {
  const automa = side >= seats; // [COS-AUTOMA-3] neither gems nor cards
  return {
    civilization: automa ? AUTOMA_CIVILIZATION : null,
    leader: null,
    gems: automa ? { coal: 0, gold: 0, crystal: 0 } : { ...START_GEMS },
    energy: 0,
    stamp: sides - tile, // [COS-ORDER-5] the highest start number wins the first ties
    consumption: CONSUMPTION.start,
    level: 0,
    order: tile,
    hand: automa ? [] : START_CARDS.map((card) => card.id),
    slots: automa ? [] : Array.from({ length: BASE_SLOTS }, () => []),
    upgrades: [],
    tech: [],
    backs: [],
    bonus: null,
  };
}

/** [COS-SETUP-8] */
export const darkBonus = (players: number, options: Pick<Options, 'module1'>) =>
  BONUS_CARDS.filter((c) => c.back === 'dark' && c.minPlayers <= players && (!c.module1 || options.module1));

/** [COS-AUTOMA-2] By level; the silver ones only if wanted. */
function automaDecks(t: T, { silverAutoma }: Options): string[][] {
  const wanted = AUTOMA_CARDS.filter((card) => card.back === 'gold' || silverAutoma);
  return [0, 1, 2].map((level) => t.shuffle(wanted.filter((card) => card.level === level).map((card) => card.id)));
}
