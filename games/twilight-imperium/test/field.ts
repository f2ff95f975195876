// A literal battlefield for scenarios: systems in a line, units as words, dice laid ready.
import type { Bag, Box } from '@orrery/kernel';
import { type Scenario, scenario } from '@orrery/kernel/testing';
import { factionSheet, systemTile } from '../content.ts';
import { axialOf } from '../galaxy/geometry.ts';
import box from '../index.ts';
import { SYSTEM_TABLE } from '../packs/base/systems.ts';
import type { SetId, UnitType } from '../packs/base/types.ts';
import './emptied.ts';
import './watched.ts';
import { notesAt } from '../decks.ts';
import {
  type Card,
  type CardKind,
  hasSet,
  NOBODY,
  newCard,
  newPlanet,
  newStation,
  newTechnology,
  type Pub,
  readNote,
  type S,
  type TI,
} from '../state.ts';
import { isBeaten } from '../values/elimination.ts';

/** Spaces that touch one after another, from the centre to the north. */
const LINE = [0, 1, 7, 19, 37, 61];

export interface Field {
  edition?: number; // the first, unless told otherwise: the fewer cards there are, the fewer are asked about
  sets?: SetId[]; // the boxes on the table, if not the usual ones
  line: string[];
  at?: Record<string, number>; // further systems by spiral index
  units: string[]; // `0 carrier*2 46`, `1 infantry lodor`, `-1 cruiser 47` (neutral), `0 dreadnought! 46` (damaged), `0 mech^ 46` (galvanized)
  tokens?: Record<string, number[]>;
  planets?: Record<string, number>;
  techs?: Record<number, string[]>;
  factions?: Record<number, string>;
  open?: Record<number, string[]>; // cards that lie open: `leader:claire-gibson`, locked `leader:claire-gibson?`, `relic:nano-forge`
  fleet?: number;
  goods?: Record<number, number>;
  cards?: Record<number, string[]>;
  secrets?: Record<number, string[]>;
  notes?: Record<number, string[]>; // of others in a hand, `ceasefire@1`; all others are at home
  strategy?: Record<string, number>; // whose card it is
  dice?: number[];
  begin?: { step: string; at?: string; args: Bag };
  seats?: number;
  beaten?: number[]; // seats with nothing to come back with; all others have at least a planet, off the board
  also?(s: S): void;
}

/** `of`: the game with something added to it; otherwise as it is. */
export function field(spec: Field, of: Box | Box<TI> = box): Scenario<TI> {
  return scenario<TI>(of, {
    seats: spec.seats ?? 3,
    edition: spec.edition ?? 1,
    options: { factions: 'random', ...(spec.sets?.includes('te') ? { te: true } : {}) },
    arrange: (s) => arrange(s, spec),
    begin: structuredClone(spec.begin ?? { step: 'tactical', args: { seat: 0, effects: [] } }),
    dice: spec.dice ?? [],
  });
}

/** Who owns what where, in the words of the setup. */
export function standing(pub: Pub, place: string): string[] {
  const count = new Map<string, number>();
  for (const u of pub.units) {
    if ((u.on ?? u.at) !== place) continue;
    const word = `${u.owner} ${u.type}${u.damaged ? '!' : ''}${u.galvanized ? '^' : ''}`;
    count.set(word, (count.get(word) ?? 0) + 1);
  }
  return [...count].map(([word, n]) => (n > 1 ? `${word}*${n}` : word)).sort();
}

function arrange(s: S, spec: Field): void {
  const { pub } = s;
  const spots: [string, number][] = [
    ...spec.line.map((tile, i): [string, number] => [tile, LINE[i]!]),
    ...Object.entries(spec.at ?? {}),
  ];
  pub.board = spots.map(([tile, index]) => ({ index, tile, ...axialOf(index), side: 'A', turn: 0 }));
  if (spec.sets) pub.sets = spec.sets;
  pub.planets = {};
  pub.stations = {};
  for (const { tile } of hasSet(pub, 'te') ? pub.board : [])
    for (const station of systemTile(tile).stations ?? []) pub.stations[station] = newStation(NOBODY);
  for (const { tile } of pub.board)
    for (const planet of systemTile(tile).planets ?? []) pub.planets[planet] = newPlanet(tile, NOBODY);
  Object.assign(pub, { units: [], lastUnit: 0 }); // numbered from the first, whatever the set-up had placed
  pub.cards = [];
  pub.tokens = { ...(spec.tokens ?? {}) };
  pub.phase = 'action';
  pub.round = 1;
  pub.active = 0;
  pub.initiative = pub.players.map((_, seat) => seat);
  for (const [seat, player] of pub.players.entries()) {
    const faction = spec.factions?.[seat] ?? ['yssaril', 'winnu', 'yin', 'l1z1x', 'nekro', 'mentak'][seat]!;
    const { system, oneOf } = factionSheet(faction).home;
    const home = system ?? oneOf![0]!.system;
    Object.assign(player, { faction, home, goods: spec.goods?.[seat] ?? 0, fleet: spec.fleet ?? 3 });
    pub.cards = [...pub.cards, ...(spec.techs?.[seat] ?? []).map((id) => newTechnology(seat, id))];
    pub.cards = [...pub.cards, ...(spec.open?.[seat] ?? []).map((words) => laid(seat, words))];
    deal(s, seat, spec);
  }
  for (const card of pub.strategyCards) card.owner = spec.strategy?.[card.id] ?? NOBODY;
  for (const words of spec.units) muster(pub, words);
  for (const [planet, seat] of Object.entries(spec.planets ?? {})) pub.planets[planet]!.controller = seat;
  if (spec.notes) dealNotes(s, spec.notes);
  spec.also?.(s);
  for (const seat of pub.players.keys()) if (!spec.beaten?.includes(seat)) shelter(pub, seat);
}

function laid(seat: number, words: string): Card {
  const [kind, id] = words.replace('?', '').split(':') as [CardKind, string];
  return { ...newCard(kind, id, seat), state: words.endsWith('?') ? 'locked' : 'readied' };
}

/** [TI4-ELIM-1] Keeps a seat in the game that has nothing on the line. */
function shelter(pub: Pub, seat: number): void {
  if (!isBeaten(pub, seat)) return;
  const far = SYSTEM_TABLE.filter(({ back, planets }) => back === 'blue' && planets?.length === 1);
  const { id, planets } = far.find((tile) => pub.planets[tile.planets![0]!] === undefined)!;
  pub.planets = { ...pub.planets, [planets![0]!]: { ...newPlanet(id, seat), exhausted: true } };
}

/** Every note there is: those named in these hands, the others with whoever issued them. */
function dealNotes({ pub, own }: S, hands: Record<number, string[]>): void {
  const named = Object.values(hands).flat();
  const home = notesAt(pub).filter((note) => !named.includes(note));
  for (const [seat, player] of pub.players.entries()) {
    const foreign = hands[seat] ?? [];
    own[seat]!.notes = [...home.filter((note) => readNote(note).owner === seat), ...foreign];
    player.notes = own[seat]!.notes.length;
    if (foreign.length > 0) player.foreign = foreign.length;
  }
}

function muster(pub: Pub, words: string): void {
  const [, owner, type, damaged, galvanized, count, place] = /^(-?\d) ([a-z-]+)(!?)(\^?)(?:\*(\d+))? (\S+)$/.exec(
    words,
  )!;
  const tile = pub.board.find((t) => t.tile === place || systemTile(t.tile).planets?.includes(place!));
  if (!tile) throw new Error(`no place ${place}`);
  const on = tile.tile === place ? null : place!;
  for (let i = 0; i < Number(count ?? 1); i++) {
    pub.lastUnit += 1;
    const unit = {
      id: pub.lastUnit,
      owner: Number(owner),
      type: type as UnitType,
      at: tile.tile,
      on,
      damaged: damaged === '!',
      ...(galvanized ? { galvanized: true as const } : {}),
    };
    pub.units.push(unit);
  }
  if (on && Number(owner) >= 0) pub.planets[on]!.controller = Number(owner);
}

function deal(s: S, seat: number, spec: Field): void {
  const hand = (spec.cards?.[seat] ?? []).map(
    (id) => [...s.dark.decks.actions].sort().find((card) => card.startsWith(`${id}#`))!,
  );
  s.dark.decks.actions = s.dark.decks.actions.filter((card) => !hand.includes(card));
  s.own[seat]!.hand = hand;
  const secrets = spec.secrets?.[seat] ?? [];
  s.own[seat]!.secrets = [...secrets];
  Object.assign(s.pub.players[seat]!, { hand: hand.length, secrets: secrets.length });
  s.pub.decks.actions = s.dark.decks.actions.length;
}
