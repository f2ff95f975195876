// CSM-GM-5: the game master corrects a value of the state, with a note that cannot be left out.
import {
  copy,
  type Deal,
  isInPlay,
  type Json,
  type Know,
  type Msg,
  type Option,
  type Seat,
  type Table,
} from '@orrery/kernel';
import { usesOf } from '../atoms.ts';
import { isSound } from '../invariants.ts';
import { type Correction, form, type Sheets, step } from '../procedures.ts';
import { DOMINION } from '../report/ledger.ts';
import { pathMsg, shownPath, valueMsg } from '../report/path.ts';
import type { Cosmos, World } from '../state.ts';
import { inform } from './inform.ts';
import { mayUndo } from './undoing.ts';
import { type Found, readValue, valueAt } from './value-at.ts';

type Duty = Deal<'corrections' | 'amendments' | 'notes' | 'events' | 'undoing'>;
const NOBODY = 'none';
const MOST = 20;
const HELD = /^sides\.\d+\.cards\.\d+\.card$/;
const LENGTHS = { path: 200, value: 200, faction: 60, told: 10, note: 500 } as const;

/** Whenever the table waits; neither holds anybody up. */
export function masterDeals(k: Know<Cosmos>): Duty[] {
  if (k.seat === null || k.seat !== k.pub.master || !k.own?.world) return [];
  const deal = (key: Duty['step'], rule: string): Duty => ({
    key,
    step: key,
    prompt: { key: `ask.${key}` },
    ask: { shape: 'form', form: key, facts: {} },
    rules: [rule],
  });
  return [
    deal('corrections', 'CSM-GM-5'),
    deal('amendments', 'CSM-GM-5'),
    deal('notes', 'CSM-GM-5'),
    deal('events', 'CSM-GM-5'),
    ...(mayUndo(k) ? [deal('undoing', 'CSM-GM-4')] : []),
  ];
}

function isCorrection(value: unknown): value is Correction {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<string, unknown>;
  const fields = Object.entries(LENGTHS);
  return (
    Object.keys(one).length === fields.length &&
    fields.every(([key, most]) => typeof one[key] === 'string' && (one[key] as string).length <= most) &&
    (one.told === 'faction' || one.told === 'nobody')
  );
}

/** Carries it out on this world; undefined: there is no such value. */
function made(world: World, { path, value }: Correction): Found | undefined {
  const found = valueAt(world, path);
  const read = found && readValue(found, path, value, world);
  if (!found || read === undefined) return undefined;
  if (read === 0 && found.counts) delete found.holder[found.key];
  else found.holder[found.key] = read;
  if (HELD.test(path)) Object.assign(found.holder, { left: usesOf(value), used: 0 }); // another card has other uses
  return found;
}

export const CORRECTIONS = form('corrections', {
  check(k, value) {
    const list = (value as { corrections?: unknown } | null)?.corrections;
    const fits = Array.isArray(list) && list.length > 0 && list.length <= MOST && list.every(isCorrection);
    if (!fits || Object.keys(value as object).length !== 1) return { problems: [{ key: 'problem.sheet' }] };
    if (list.some((c) => c.note.trim() === '')) return { problems: [{ key: 'problem.note' }], rules: ['CSM-GM-5'] };
    const world = copy(k.own!.world!);
    for (const c of list) {
      if (!made(world, c)) return { problems: [{ key: 'problem.path', args: { path: c.path, value: c.value } }] };
      if (c.faction !== NOBODY && !k.pub.factions.includes(c.faction)) return { problems: [{ key: 'problem.sheet' }] };
    }
    if (!isSound(world)) return { problems: [{ key: 'problem.unsound' }], rules: ['CSM-GM-5'] };
    return { value: { corrections: list.map((c) => ({ ...c })) } };
  },
  sample(k, random) {
    const seat = random.below(k.pub.players);
    const told = random.pick(['faction', 'nobody'] as const);
    const faction = k.pub.factions[seat]!;
    return {
      corrections: [{ path: `sides.${seat}.R`, value: String(random.below(900)), faction, told, note: 'recount' }],
    };
  },
  fields: (k) => {
    const text = (key: keyof typeof LENGTHS) =>
      ({ key, label: { key: `field.${key}` }, kind: 'text', max: LENGTHS[key] }) as const;
    const one = (key: string, options: Option[]) =>
      ({ key, label: { key: `field.${key}` }, kind: 'one', options }) as const;
    const factions = k.pub.factions.map((id): Option => ({ key: id!, label: { key: `faction.${id}` } }));
    const told = ['faction', 'nobody'].map((key): Option => ({ key, label: { key: `told.${key}` } }));
    const fields = [
      text('path'),
      text('value'),
      one('faction', [{ key: NOBODY, label: { key: 'told.nobody' } }, ...factions]),
      one('told', told),
      text('note'),
    ];
    return [{ key: 'corrections', label: { key: 'field.corrections' }, kind: 'list', max: MOST, fields }];
  },
});

export const corrections = step('corrections', {
  make(t, f) {
    for (const correction of (f.args.choice as Sheets['corrections']).corrections) correct(t, f.args.seat, correction);
    return 'end';
  },
});

/** The audit line goes to the master, and to the faction concerned unless it is private. */
function correct(t: Table<Cosmos>, master: Seat, correction: Correction): void {
  const world = t.s.dark.world!;
  const { path, note, faction, told } = correction;
  const from = valueIn(world, path);
  made(world, correction);
  t.s.own[master]!.world = copy(world);
  inform(t, master, told === 'faction' ? faction : '', 'corrected', {
    turn: t.s.pub.turn,
    ...change(t.s, world, correction, from),
    note,
  });
}
function valueIn(world: World, path: string): Json {
  const found = valueAt(world, path);
  return found ? found.value : 0;
}

/** By names; older campaigns go on with their words, for those are part of what is hashed. */
function change(
  { pub }: Table<Cosmos>['s'],
  world: World,
  { path, value }: Correction,
  from: Json,
): NonNullable<Msg['args']> {
  if (!isInPlay({ since: DOMINION }, pub)) return { path: pathMsg(world, path), from: String(from ?? 0), to: value };
  const [old, now] = [from, valueIn(world, path)].map((one) => valueMsg(world, path, one));
  return { path: shownPath(world, path), from: old!, to: now! };
}
