// Mining Consortium: extra space, extraction. Its Crews are the rate of its troop (CSM-FACTION-CONSORCIO-7).
import { count, look } from '../atoms.ts';
import type { Turn } from '../resolver/turn.ts';
import { figure, hasTag } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const WORKS = 'explotacion';
const WORKS_LIMIT = 10;

// [CSM-FACTION-CONSORCIO-6]
function extract(t: Turn, seat: number, R: number): void {
  if (R <= 0) return;
  count(t.w.sides[seat]!, 'extracted', R);
  if (t.w.opened > 0) count(t.w.sides[seat]!, 'extractedSince', R);
}

export const consorcioMinero: Hooks = {
  // [CSM-FACTION-CONSORCIO-4]
  collectLimit: (w, seat, place) =>
    look(w, place).buildings.some((b) => b.id === WORKS && b.owner === seat) ? WORKS_LIMIT : 0,
  // [CSM-FACTION-CONSORCIO-5]
  extraSpace: (w, seat, units) =>
    Object.entries(units).reduce((sum, [id, n]) => sum + (isMiner(id) ? n * figure(w, seat, 'extraPerUnit') : 0), 0),
  collected: extract,
  citadelIncome: extract,
};
const isMiner = (id: string): boolean => id === 'unidad-astromineria' && hasTag(id, 'extra-space');
