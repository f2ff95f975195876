// CSM-GM-5: the game master corrects a value of the state, with a note that cannot be left out.
import { copy, type Form, type Json, type Seat, type Table } from '@orrery/kernel';
import { nextPool, refresh } from '../resolver/boards.ts';
import type { Cosmos, World } from '../state.ts';
import { isSound } from '../values/sound.ts';

/** `path`: `sides.0.R`; `seat`: the faction concerned, -1 for none. */
export type Correction = { path: string; value: number | string | boolean; seat: Seat; note: string; private: boolean };
const MOST = 20;

/** The value at a path of the world; undefined: there is none that can be corrected. */
function valueAt(world: World, path: string): { holder: Record<string, Json>; key: string; value: Json } | undefined {
  const keys = path.split('.');
  let at: unknown = world;
  for (const key of keys.slice(0, -1)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  const key = keys.at(-1)!;
  if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
  const holder = at as Record<string, Json>;
  return typeof holder[key] === 'object' ? undefined : { holder, key, value: holder[key]! };
}

function isCorrection(value: unknown): value is Correction {
  const one = value as Correction | null;
  if (typeof one !== 'object' || one === null || typeof one.path !== 'string' || typeof one.note !== 'string')
    return false;
  return (
    Number.isInteger(one.seat) &&
    typeof one.private === 'boolean' &&
    Object.keys(one).length === 5 &&
    ['number', 'string', 'boolean'].includes(typeof one.value)
  );
}

export const CORRECTIONS: Form<Cosmos> = {
  check(k, value) {
    const list = (value as { corrections?: unknown } | null)?.corrections;
    if (
      !Array.isArray(list) ||
      list.length > MOST ||
      Object.keys(value as object).length !== 1 ||
      !list.every(isCorrection)
    )
      return { problems: [{ key: 'problem.sheet' }] };
    if (list.some((c) => c.note.trim() === '')) return { problems: [{ key: 'problem.note' }], rules: ['CSM-GM-5'] };
    const world = copy(k.own!.world!);
    for (const c of list) {
      const found = valueAt(world, c.path);
      if (!found || typeof found.value !== typeof c.value || c.seat < -1 || c.seat >= k.pub.players)
        return { problems: [{ key: 'problem.path', args: { path: c.path.slice(0, 80) } }] };
      found.holder[found.key] = c.value;
    }
    if (!isSound(world)) return { problems: [{ key: 'problem.unsound' }], rules: ['CSM-GM-5'] };
    return { value: { corrections: list.map((c) => ({ ...c })) as unknown as Json } };
  },
  sample(k, random) {
    if (random.below(3) > 0) return { corrections: [] };
    const seat = random.below(k.pub.players);
    return {
      corrections: [
        { path: `sides.${seat}.R`, value: random.below(900), seat, note: 'recount', private: random.below(2) === 0 },
      ],
    };
  },
  fields: () => [
    {
      key: 'corrections',
      label: { key: 'field.corrections' },
      kind: 'list',
      max: MOST,
      fields: [
        { key: 'path', label: { key: 'field.path' }, kind: 'text', max: 200 },
        { key: 'note', label: { key: 'field.note' }, kind: 'text', max: 500 },
      ],
    },
  ],
};

/** The audit line goes to the master, and to the faction concerned unless it is private. */
export function correct(t: Table<Cosmos>, { path, value, seat, note, private: hidden }: Correction): void {
  const world = t.s.dark.world!;
  const found = valueAt(world, path)!;
  const args = { path, from: String(found.value), to: String(value), note };
  found.holder[found.key] = value;
  const { master } = t.s.pub;
  t.s.own[master!]!.world = copy(world);
  const to: Record<Seat, { [key: string]: Json }> = { [master!]: args };
  if (!hidden && seat >= 0) {
    const own = t.s.own[seat]!;
    const changes = refresh(world, seat, own, []);
    own.pool = nextPool(world, seat);
    own.report.push({ key: 'corrected', args: { ...args } });
    const { board: _, report: __, standing: ___, ...sheet } = own;
    to[seat] = { ...args, data: JSON.stringify({ ...changes, sheet }) };
  }
  t.reveal({ type: 'corrected', pub: null, to });
}
