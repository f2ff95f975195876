// The missions of the sheets as steps with what is had and what is needed (CSM-FACTION-*-M, CSM-WIN-1, 2, 11).
import type { Seat } from '@orrery/kernel';
import { counted, look } from '../atoms.ts';
import type { Params } from '../packs/base/types.ts';
import { CITADEL, type World } from '../state.ts';
import { isBoard, sectorOf } from './geometry.ts';
import { controlsOf, dominated, keepsBase, visibleUnits } from './presence.ts';
import { sheetOf } from './sheets.ts';

interface Step {
  what: string;
  have: number;
  need: number;
}
type Gauge = (w: World, seat: Seat, params: Params) => number;
const yes = (holds: boolean): number => (holds ? 1 : 0);
const counter =
  (name: string): Gauge =>
  (w, seat) =>
    counted(w.sides[seat]!, name);

/** What each parameter of a mission measures. */
const GAUGES: Record<string, Gauge> = {
  citadelGround: (w, seat) => yes(look(w, CITADEL).dom.ground === seat),
  honour: counter('honour'),
  biomass: counter('biomassLife'),
  plunder: counter('plunder'),
  assimilated: counter('assimilated'),
  extractedSinceOpening: counter('extractedSince'),
  builtInCitadel: counter('builtInCitadel'),
  checksRunning: counter('checks'),
  R: (w, seat) => w.sides[seat]!.R,
  baseStanding: (w, seat) => yes(keepsBase(w, seat)),
  controlBuildings: (w, seat, params) => controlsOf(w, seat).length + (params.baseCounts && keepsBase(w, seat) ? 1 : 0),
  sectors: (w, seat) =>
    new Set(
      controlsOf(w, seat)
        .map(sectorOf)
        .filter((s) => s !== CITADEL),
    ).size,
  controlInCitadel: (w, seat) => yes(controlsOf(w, seat).includes(CITADEL)),
  citadelTroops: (w, seat) => look(w, CITADEL).ground[seat]?.[sheetOf(w, seat).troops[0]!.id] ?? 0,
  otherBoardGrounds: (w, seat) => dominated(w, seat, 'ground').filter(isBoard).length,
  otherPortalOrbits: (w, seat) =>
    dominated(w, seat, 'orbit').filter((at) => at !== CITADEL && look(w, at).portal !== '').length,
  unitInCitadel: (w, seat, params) => yes((visibleUnits(w, seat, CITADEL)[params.unitInCitadel as string] ?? 0) > 0),
  citadelOrbitTurns: (w, seat) => {
    const now = look(w, CITADEL).dom.orbit === seat;
    return yes(now) + yes(now && w.citadelOrbit === seat);
  },
};

function stepsOf(w: World, seat: Seat, params: Params): Step[] {
  return Object.entries(params)
    .filter(([what]) => GAUGES[what])
    .map(([what, value]) => ({
      what,
      have: GAUGES[what]!(w, seat, params),
      need: typeof value === 'number' ? value : 1,
    }));
}
export interface Progress {
  way: string; // empty, or the option of the American
  steps: Step[];
}
export function missionOf(w: World, seat: Seat): Progress[] {
  const { params } = sheetOf(w, seat).mission;
  if (!params.presence) return [{ way: '', steps: stepsOf(w, seat, params) }];
  return ['presence', 'nonPresence'].map((way) => ({ way, steps: stepsOf(w, seat, params[way] as Params) }));
}
/** The way by which the mission holds; undefined: it does not. */
export const fulfilled = (w: World, seat: Seat): Progress | undefined =>
  missionOf(w, seat).find(({ steps }) => steps.every((s) => s.have >= s.need));
