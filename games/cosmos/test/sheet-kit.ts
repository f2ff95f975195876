// What every sheet is asked: where its base stands, what it starts with, what its troop and its control building cost and give.
import { expect } from 'vitest';
import { look, total } from '../atoms.ts';
import type { Count, PlaceId, World } from '../state.ts';
import { numberOf, sectorOf, whiteBeside } from '../values/geometry.ts';
import { collectLimit, poolParts, recruitLimit } from '../values/limits.ts';
import { basesAt, hasBase } from '../values/presence.ts';
import { codes, FAR, hold, home, phase1, place, play, quadrant } from './kit.ts';

const against = (faction: string): World => quadrant(faction, faction === 'rauk' ? 'asian' : 'rauk');
export const nameOf = (w: World, at: PlaceId): string =>
  sectorOf(at) === 'black' ? `negro ${w.black[numberOf(at) - 1]!.code}` : `blanco ${numberOf(at)}`;

interface Base {
  base: string;
  kind: string;
  area: string;
  sector: string;
  actions: number;
}
/** Where the base stands, that it is one, and what makes it fall. */
export function standsIn(faction: string, { base, kind, area, sector, actions }: Base): void {
  const w = against(faction);
  w.sides[0]!.heroes = [];
  const at = home(w, 0);
  expect([sectorOf(at), poolParts(w, 0).permanent]).toEqual([sector, actions]);
  const isMobile = kind.startsWith('mobile');
  expect(basesAt(w, 0, at)).toEqual({ fixed: !isMobile, mobile: isMobile });
  const unique = kind === 'fixed'; // [CSM-BOARD-10]
  expect([collectLimit(w, 0, at), recruitLimit(w, 0, at)]).toEqual(
    unique ? [60, 40] : [25, kind === 'dispersed' ? 20 : 10],
  );
  expect(hasBase(w, 0)).toBe(true);
  if (area === 'orbit') {
    for (const f of Object.values(w.sides[0]!.fleets)) delete f.units[base];
    delete look(w, at).units[0]?.[base];
  } else {
    const ids = kind === 'dispersed' ? ['gobierno-civil'] : [base];
    for (const system of Object.values(w.systems))
      system.buildings = system.buildings.filter((b) => !ids.includes(b.id));
  }
  expect(hasBase(w, 0)).toBe(false);
}

interface Force {
  ships?: Count;
  fixed?: Count;
  aboard?: Count;
  ground?: Count;
  control?: string;
}
/** All of it, at its sites, and nothing else anywhere. */
export function startsWith(faction: string, sites: Record<string, Force>): void {
  const w = against(faction);
  const base = home(w, 0);
  const placeOf = (site: string): PlaceId =>
    site === 'base' ? base : whiteBeside(numberOf(base), Number(site.slice(6)));
  for (const [site, force] of Object.entries(sites)) {
    const at = placeOf(site);
    const fleets = Object.values(w.sides[0]!.fleets).filter((f) => f.at === at);
    expect([site, fleets.map((f) => f.units)]).toEqual([site, force.ships ? [force.ships] : []]);
    expect([site, fleets.map((f) => f.cargo)]).toEqual([site, force.ships ? [force.aboard ?? {}] : []]);
    expect([site, look(w, at).units[0] ?? {}]).toEqual([site, force.fixed ?? {}]);
    expect([site, look(w, at).ground[0] ?? {}]).toEqual([site, force.ground ?? {}]);
    const controls = look(w, at).buildings.filter((b) => b.owner === 0 && b.id === force.control);
    expect([site, controls.length]).toEqual([site, force.control ? 1 : 0]);
  }
  const used = Object.keys(sites).map(placeOf);
  expect(Object.values(w.sides[0]!.fleets).every((f) => used.includes(f.at))).toBe(true);
  for (const [at, system] of Object.entries(w.systems))
    if (!used.includes(at)) expect([at, total(system.units[0]) + total(system.ground[0])]).toEqual([at, 0]);
}

/** Ten of them cost R; a hundred dig ten times `digs` out of the ground. */
export function recruits(faction: string, { troop, R, digs }: { troop: string; R: number; digs: number }): void {
  const w = against(faction);
  const at = nameOf(w, home(w, 0));
  const purse = w.sides[0]!.R;
  const hired = phase1(w, { 0: `reclutar 10 ${troop} en ${at}` });
  expect([codes(hired, 0), hired.w.sides[0]!.R]).toEqual([[''], purse - R]);
  hold(w, 0, FAR);
  place(w, 0, FAR, 'ground', { [troop]: 100 });
  const dug = phase1(w, { 0: `recolectar 100 ${troop} en verde 12` });
  expect([codes(dug, 0), dug.w.sides[0]!.R]).toEqual([[''], purse + 10 * digs]);
}

interface Control {
  control: string;
  R: number;
  pays: number;
  yard: boolean;
  ship: string;
}
/** It costs R, pays every turn, recruits from the next turn on, and builds ships only if the sheet says so. */
export function founds(faction: string, { control, R, pays, yard, ship }: Control): void {
  const w = against(faction);
  Object.assign(w.sides[0]!, { R: 3000, heroes: [] });
  hold(w, 0, FAR);
  place(w, 0, FAR, 'ground', { [Object.keys(w.sides[0]!.fleets.A!.cargo)[0] ?? 'mercenario']: 1 });
  const without = play(w).world.sides[0]!.R - 3000;
  const r = play(w, { 0: `construir 1 ${control} en verde 12\nreclutar 10 en verde 12` });
  expect(codes(r, 0)).toEqual(['', 'E10']);
  expect(r.world.sides[0]!.R).toBe(3000 - R + without + pays);
  const next = phase1(r.world, { 0: `reclutar 10 en verde 12\nconstruir 1 ${ship} en verde 12` });
  expect(codes(next, 0)).toEqual(['', yard ? '' : 'E10']);
}
