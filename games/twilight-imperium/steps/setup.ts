// TI4-SETUP: the stages in order. What needs no answer is done at once; the rest asks.

import type { Seat } from '@orrery/kernel';
import { drawSecret, returnSecret, revealObjective } from '../atoms/cards.ts';
import { gainGoods, setSpeaker } from '../atoms/economy.ts';
import { placeSystemToken } from '../atoms/systems.ts';
import { place } from '../atoms/units.ts';
import { factionSheet, kindOf, systemTile } from '../content.ts';
import { newestTile, notesAt } from '../decks.ts';
import { axialOf } from '../galaxy/geometry.ts';
import { tileFrom } from '../galaxy/maps.ts';
import { type Agreed, isDrafted, layoutOf, mapOf, presetOf } from '../options.ts';
import type { Layout, UnitType } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { anyGrants, barTo, piecesWith, sum } from '../registry.ts';
import { option, planetName, player, systemName, tail, unitName } from '../say.ts';
import {
  clockwise,
  hasSet,
  NOBODY,
  newPlanet,
  newStation,
  type Pub,
  placeOf,
  readNote,
  seatsOf,
  type T,
} from '../state.ts';
import { sideOf } from '../values/allies.ts';
import { homeOf, planetsIn, printedPlanets, systems } from '../values/board.ts';
import { explores } from '../values/exploration.ts';
import { hasNexus, NEXUS } from '../values/nexus.ts';
import { dealAlliances } from './allies.ts';
import { secretToReturn } from './cards-asked.ts';
import { beginDraft } from './draft.ts';
import { borrows, choosesLast } from './factions.ts';
import { dealLeaders } from './leaders.ts';

/** `slices`: as drafted, by the seats of the table. */
export type Setup = Agreed & { homes: number[]; slices?: string[][] };

export const setup = step('setup', {
  speaker(t, f) {
    if (f.args.factions === 'draft') return; // whoever takes the first seat [TI4-DRAFT-4]
    setSpeaker(t, t.roll(t.s.pub.seats)[0]! - 1); // [TI4-SETUP-3]
  },
  factions(t, f) {
    const { factions, plain } = f.args;
    if (factions !== 'draft') t.call('chooseFactions', { factions, plain, dealt: [] });
  },
  draft(t, f) {
    if (isDrafted(f.args)) beginDraft(t, f.args, f.id);
  },
  borrowed(t) {
    for (const seat of seatsOf(t.s.pub)) if (borrows(t.s.pub, seat)) t.call('chooseHome', { seat }); // [TI4-SETUP-8]
  },
  board(t, f) {
    const { seats } = t.s.pub;
    if (builds(f.args)) {
      const layout = layoutOf(f.args, seats);
      f.args.homes = layout.homes.map((home) => home.index);
      t.call('galaxy', { layout: layout.id });
      return;
    }
    if (f.args.slices) return laySlices(t, layoutOf(f.args, seats), f.args);
    const { tiles, homes, minors } = mapOf(f.args, seats, t.s.pub); // [TI4-MAPS-5]
    t.s.pub.board = tiles.map((laid) => ({ ...laid, tile: newestTile(t.s.pub, laid.tile) }));
    f.args.homes = homes;
    const name = f.args.mapString ? 'map.string' : `map.${presetOf(f.args, seats)!.id}`;
    t.tell({ type: 'board.laid', pub: { map: { key: name } } });
    if (minors.length > 0) t.call('placeMinors', { spots: minors.map((index) => [index]) }); // [TI4-MAPS-2]
  },
  homes(t, f) {
    layNexus(t);
    for (const seat of seatsOf(t.s.pub)) settle(t, seat, f.args.homes[placeOf(t.s.pub, seat)]!); // [TI4-MAP-15, TI4-DRAFT-4]
    if (builds(f.args))
      for (const [place, seat] of clockwise(t.s.pub, firstOf(t.s.pub)).entries())
        gainGoods(t, seat, layoutOf(f.args, t.s.pub.seats).homes[place]!.tradeGoods ?? 0); // [TI4-MAP-16]
  },
  minors(t) {
    for (const [system, { by }] of Object.entries(t.s.pub.minors ?? {})) t.call('garrisonMinor', { seat: by, system });
  },
  troops(t) {
    for (const seat of seatsOf(t.s.pub)) muster(t, seat);
  },
  frontier(t) {
    // [TI4-SETUP-21] since the second edition
    if (explores(t.s.pub)) for (const system of unsettled(t.s.pub)) placeSystemToken(t, system, { kind: 'frontier' });
  },
  technologies(t) {
    const order = clockwise(t.s.pub, t.s.pub.speaker);
    const last = order.filter((seat) => choosesLast(t.s.pub, seat));
    for (const seat of [...order.filter((each) => !last.includes(each)), ...last])
      t.call('startingTechnologies', { seat });
  },
  leaders: dealLeaders, // [TI4-SETUP-17]
  allies: dealAlliances, // [TI4-ALLY-2]
  landing(t) {
    for (const seat of clockwise(t.s.pub, t.s.pub.speaker)) t.call('deploy', { seat });
  },
  notes(t) {
    for (const note of notesAt(t.s.pub)) {
      const { owner } = readNote(note); // [TI4-PNOTE-1]
      t.s.own[owner]!.notes.push(note);
      t.s.pub.players[owner]!.notes += 1;
    }
    t.tell({ type: 'notes.dealt', pub: {} });
  },
  secrets(t) {
    for (const seat of seatsOf(t.s.pub)) for (let i = 0; i < 2; i++) drawSecret(t, seat); // [TI4-SETUP-32]
  },
  keep: {
    who: (pub) => seatsOf(pub),
    question: (k) => ({ ...secretToReturn(k), rules: ['TI4-SETUP-32'] }),
    take(t, _, choices) {
      for (const [seat, choice] of choices) returnSecret(t, seat, tail(choice));
    },
  },
  objectives(t) {
    revealObjective(t); // [TI4-SETUP-34]
    revealObjective(t);
  },
  events(t) {
    for (const piece of piecesWith(t.s.pub, 'founded')) piece.founded(t); // [TI4-SETUP-4]
  },
  play: (t) => t.call('game'),
});

/** Systems without a planet, but for the nexus and what only leads through. */
export const unsettled = (pub: Pub): string[] =>
  systems(pub).filter(
    (system) => planetsIn(pub, system).length === 0 && !['hyperlane', 'nexus'].includes(systemTile(system).type),
  );

const builds = ({ map, mapString }: Agreed): boolean => map === 'build' && !mapString;

const firstOf = (pub: Pub): Seat => pub.around?.[0] ?? 0;

/** [TI4-DRAFT-5] Each slice before the home of who has taken it. */
function laySlices(t: T, layout: Layout, args: Setup): void {
  const lanes = layout.hyperlanes.map((lane) => tileFrom(lane.tile, lane.index)!);
  const tiles = args.slices!.flatMap((slice, at) => slice.map((id, i) => tileFrom(id, layout.slices![at]![i]!)!));
  t.s.pub.board = [tileFrom(newestTile(t.s.pub, '18'), 0)!, ...lanes, ...tiles];
  args.homes = layout.homes.map((home) => home.index);
  t.tell({ type: 'board.laid', pub: { map: { key: 'map.slices' } } });
}

/** [TI4-NEXUS-1] Beside the board, its gamma side up. */
function layNexus(t: T): void {
  if (!hasNexus(t.s.pub)) return;
  t.s.pub.board = [...t.s.pub.board, { index: -1, tile: NEXUS, q: 0, r: 0, side: 'A', turn: 0 }];
}

/** Sets the home system on its space and gives its planets to their player, readied. [TI4-SETUP-18] */
function settle(t: T, seat: Seat, index: number): void {
  const sheet = t.s.pub.players[seat]!;
  const home = factionSheet(sheet.faction).home.system ?? sheet.home;
  sheet.home = home;
  const gate = factionSheet(sheet.faction).home.boardTile; // [TI4-MAP-15] the home lies beside the board then
  const laid = { index, tile: gate ?? home, ...axialOf(index), side: 'A', turn: 0 };
  t.s.pub.board = [...t.s.pub.board, laid, ...(gate ? [{ ...laid, index: -1, tile: home }] : [])];
  t.tell({ type: 'home.laid', pub: { seat: player(seat), system: systemName(home) } });
  for (const planet of printedPlanets(home)) t.s.pub.planets[planet] = newPlanet(home, seat);
  for (const station of stationsOn(t.s.pub, home)) t.s.pub.stations[station] = newStation(seat); // [TI4-STAT-13]
  if (seat < t.s.pub.seats - 1) return;
  for (const { tile } of t.s.pub.board) {
    for (const planet of printedPlanets(tile)) t.s.pub.planets[planet] ??= newPlanet(tile, NOBODY);
    for (const station of stationsOn(t.s.pub, tile)) t.s.pub.stations[station] ??= newStation(NOBODY);
  }
  t.s.pub.planets = { ...t.s.pub.planets };
}

/** [TI4-STAT-1] Without its box a station is part of the picture. */
const stationsOn = (pub: Pub, tile: string): readonly string[] =>
  hasSet(pub, 'te') ? (systemTile(tile).stations ?? []) : [];

/** [TI4-SETUP-27] Ships and fighters into space; what stands on planets waits for its owner's word. */
function muster(t: T, seat: Seat): void {
  const { startingUnits } = factionSheet(t.s.pub.players[seat]!.faction);
  const home = homeOf(t.s.pub, seat);
  for (const [type, count] of Object.entries(startingUnits) as [UnitType, number][]) {
    const planets = planetsIn(t.s.pub, home);
    const ship = kindOf(type) === 'ship' || anyGrants('afloat', t.s.pub, seat, type);
    if (!ship && planets.length > 1) continue;
    for (let i = 0; i < count; i++) place(t, seat, type, home, ship ? null : planets[0]!);
  }
}

/** Ground forces and structures are divided between the home planets as their owner likes. */
export const deploy = step('deploy', {
  next: {
    who: (pub, f) => (waitingUnits(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question(k, f) {
      const waiting = waitingUnits(k.pub, f.args.seat);
      const type = waiting[0]!;
      const planets = homesFor(k.pub, f.args.seat, type);
      return {
        prompt: { key: 'ask.deploy', args: { unit: unitName(type), left: waiting.length } },
        ask: {
          shape: 'one',
          options: planets.map((p) => option(`put:${p}`, 'put', { planet: planetName(p) }, [`planet:${p}`])),
        },
        rules: ['TI4-SETUP-27'],
      };
    },
    take(t, f, choices) {
      const { seat } = f.args;
      place(t, seat, waitingUnits(t.s.pub, seat)[0]!, homeOf(t.s.pub, seat), tail(choices.get(seat)));
      return { goto: 'next' };
    },
  },
});

/** Home planets on which it may begin. */
export const homesFor = (pub: Pub, seat: Seat, type: UnitType): string[] =>
  planetsIn(pub, homeOf(pub, seat)).filter((planet) => mayStand(pub, seat, type, planet));

/** Starting units that are not on the board yet, where there is a choice of planets. */
export function waitingUnits(pub: Pub, seat: Seat): UnitType[] {
  const { startingUnits } = factionSheet(pub.players[seat]!.faction);
  if (planetsIn(pub, homeOf(pub, seat)).length < 2) return [];
  const entries = Object.entries(startingUnits) as [UnitType, number][];
  return entries.flatMap(([type, count]) => {
    const placed = pub.units.filter((u) => u.owner === seat && u.type === type).length;
    return Array<UnitType>(Math.max(0, count - placed)).fill(type);
  });
}

/** [TI4-STRUCT-3] */
export function mayStand(pub: Pub, seat: Seat, type: UnitType, planet: string): boolean {
  const there = pub.units.filter(
    (u) => u.on === planet && sideOf(pub, seat).includes(u.owner) && u.type === type, // [TI4-ALLY-22]
  ).length;
  if (barTo('place', pub, planet)) return false;
  const most = type === 'space-dock' ? 1 : type === 'pds' ? 2 : Number.POSITIVE_INFINITY;
  return there < most + sum('structures', pub, type);
}
