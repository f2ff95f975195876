// CSM-ORDER-6: how an order fails: with a code of the error table and the values it names.
import type { Json, Seat } from '@orrery/kernel';
import { look } from '../atoms.ts';
import type { Turn } from '../resolver/turn.ts';
import { areaMsg, placeMsg } from '../say.ts';
import type { PlaceId, World } from '../state.ts';

interface Failure {
  code: string;
  args: Json[];
}
const FAILED = Symbol('order failed');

/** Stops the order; the resolver takes back whatever it had begun. */
export function fail(code: string, ...args: Json[]): never {
  throw { [FAILED]: { code, args } satisfies Failure };
}
export function failureOf(thrown: unknown): Failure {
  if (typeof thrown === 'object' && thrown !== null && FAILED in thrown) return thrown[FAILED] as Failure;
  throw thrown;
}

/** When several things stand in the way, the report names E18, else the lowest code (CSM-ORDER-18). */
export function needsAll(...checks: (() => void)[]): void {
  const failures = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (thrown) {
      return [failureOf(thrown)];
    }
  });
  const rank = ({ code }: Failure) => (code === 'E18' ? '' : code);
  const [first] = failures.sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
  if (first) fail(first.code, ...first.args);
}

/** So much is missing (E09): R, honour or biomass. */
export function failShort(n: number, what: 'R' | 'honour' | 'biomass' = 'R'): never {
  fail('E09', { key: `amount.${what}`, args: { n } });
}

/** The area must have been given to the faction by the last turn (CSM-VISION-5). */
export function needsDomination(t: Turn, seat: Seat, place: PlaceId, area: 'orbit' | 'ground'): void {
  if (look(t.snap, place).dom[area] !== seat) fail('E04', areaMsg(area), placeMsg(t.w, place));
}
export const dominates = (w: World, seat: Seat, place: PlaceId, area: 'orbit' | 'ground'): boolean =>
  look(w, place).dom[area] === seat;
