// CSM-VISION-13: what a seat was told of a system, with its turn: battles, losses, ships of others in sight.
import type { Msg, Seat } from '@orrery/kernel';
import { type Cosmos, type Marks, NEUTRAL, type PlaceId } from '../state.ts';
import { blackPlace, isPlace } from '../values/geometry.ts';

const KINDS: Readonly<Record<string, 'fought' | 'lost'>> = {
  'report.battle': 'fought',
  'report.ground': 'fought',
  'report.bombs': 'fought',
  'report.lost': 'lost',
  'report.mines': 'lost',
  'report.wiped': 'lost',
  'report.contact': 'lost',
};

/** The system behind a name in a report; a black square by a code that is known. */
export function placeNamed(name: Msg | undefined, squares: Cosmos['own']['squares']): PlaceId | undefined {
  if (!name?.key) return undefined;
  if (name.key === 'place.citadel') return 'citadel';
  if (name.key === 'place.black') {
    const known = Object.entries(squares).find(([, square]) => square.code === name.args?.code);
    return known && blackPlace(Number(known[0]));
  }
  const place = `${name.key.slice('place.'.length)}-${name.args?.n}`;
  return isPlace(place) ? place : undefined;
}

/** Those of before, with what this turn brought. `own` is as the turn has left it. */
export function marksAfter(own: Cosmos['own'], seat: Seat, turn: number): Record<PlaceId, Marks> {
  const marks: Record<PlaceId, Marks> = structuredClone(own.marks ?? {});
  const mark = (place: PlaceId, kind: keyof Marks) => {
    marks[place] ??= { fought: 0, lost: 0, met: 0 };
    marks[place][kind] = turn;
  };
  for (const { key, args } of own.report) {
    const kind = KINDS[key];
    const place = kind && placeNamed(args?.place as Msg, own.squares);
    if (place) mark(place, kind);
  }
  for (const [place, { turn: seen, units }] of Object.entries(own.board))
    if (seen === turn && Object.keys(units).some((side) => Number(side) !== seat && Number(side) !== NEUTRAL))
      mark(place, 'met');
  return marks;
}
