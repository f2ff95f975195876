// SGO-REORG: the token that lets its owner lay out the own station anew. The new layout is one sheet.
import type { Bag, Field, Know, Msg, Random } from '@orrery/kernel';
import { relay } from '../atoms.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { form, type Sheets, step } from '../procedures.ts';
import { moduleName, moduleRef } from '../say.ts';
import { type Placed, type SpaceGateOdyssey, TURNS, type Turn } from '../state.ts';
import { isWhole, plainTurn, spotsFor } from '../values/station.ts';

type Sheet = Sheets['layout'];
type Lay = Sheet['modules'][number];
/** No station of at most 82 modules reaches further from its start module. */
const REACH = 82;
const TRIES = 20;

export const reorganisation = step('reorganisation', {
  layout: {
    who: (_, f) => [f.args.seat],
    question: (k, f) => ({
      prompt: { key: 'ask.layout' },
      ask: { shape: 'form', form: 'layout', facts: { modules: loose(k.pub.players[f.args.seat]!.station) } },
      rules: ['SGO-REORG-3', 'SGO-REORG-5', 'SGO-REORG-6'],
      fallback: { modules: loose(k.pub.players[f.args.seat]!.station) },
    }),
    take(t, f, choices) {
      relay(t, f.args.seat, (choices.get(f.args.seat) as Sheet).modules);
    },
  },
});

/** [SGO-REORG-6] All but the start module, as they lie now. */
const loose = (station: readonly Placed[]): Lay[] => station.slice(1).map(({ id, x, y, turn }) => ({ id, x, y, turn }));
const current = (facts: Bag): Lay[] => facts.modules as Lay[];
const startOf = (k: Know<SpaceGateOdyssey>): Lay => k.pub.players[k.seat!]!.station[0]!;

export const layout = form('layout', {
  check(k, value, facts) {
    const list = (value as { modules?: unknown } | null)?.modules;
    if (!Array.isArray(list) || !list.every(isLay)) return { problems: [{ key: 'problem.sheet' }] };
    const laid = current(facts).map(({ id }) => list.find((m) => m.id === id));
    const complete = laid.every((m) => m !== undefined) && list.length === laid.length;
    if (!complete) return { problems: [{ key: 'problem.modules' }], rules: ['SGO-REORG-3', 'SGO-BUILD-14'] };
    const problems = problemsOf([startOf(k), ...laid]);
    if (problems.length > 0) return { problems, rules: ['SGO-REORG-5', 'SGO-REORG-6'] };
    return { value: { modules: laid.map(({ id, x, y, turn }) => ({ id, x, y, turn: plainTurn(id, turn) })) } };
  },
  sample(k, random, facts) {
    for (let i = 0; i < TRIES; i++) {
      const modules = laidAtRandom(startOf(k), current(facts), random);
      if (modules) return { modules };
    }
    return { modules: current(facts).map((m) => ({ ...m })) };
  },
  fields: (_, facts) => [
    {
      key: 'modules',
      label: { key: 'field.modules' },
      kind: 'list',
      max: current(facts).length,
      fields: rowFields(current(facts)),
    },
  ],
});

function rowFields(modules: Lay[]): Field[] {
  const place = (key: string): Field => ({
    key,
    label: { key: `field.${key}` },
    kind: 'number',
    min: -REACH,
    max: REACH,
  });
  return [
    {
      key: 'id',
      label: { key: 'field.module' },
      kind: 'one',
      options: modules.map(({ id }) => ({ key: id, label: moduleName(id), refs: [moduleRef(id)] })),
    },
    place('x'),
    place('y'),
    { key: 'turn', label: { key: 'field.turn' }, kind: 'number', min: 0, max: 270 },
  ];
}

function isLay(value: unknown): value is Lay {
  const { id, x, y, turn, ...rest } = (value ?? {}) as Record<string, unknown>;
  const near = [x, y].every((n) => Number.isInteger(n) && Math.abs(n as number) <= REACH);
  return near && typeof id === 'string' && TURNS.includes(turn as Turn) && Object.keys(rest).length === 0;
}

function problemsOf(station: Lay[]): Msg[] {
  const cells = new Set(station.map(({ x, y }) => `${x},${y}`));
  if (cells.size < station.length) return [{ key: 'problem.overlap' }];
  return isWhole(station) ? [] : [{ key: 'problem.apart' }];
}

/** Modules with many corridors first, so that it seldom fails; undefined: it came to a dead end. */
function laidAtRandom(start: Lay, modules: readonly Lay[], random: Random): Lay[] | undefined {
  const corridors = ({ id }: Lay) => moduleOf(id).corridors.toString(2).replaceAll('0', '').length;
  const order = random.shuffle([...modules]).sort((a, b) => corridors(b) - corridors(a));
  const laid: Lay[] = [start];
  for (const { id } of order) {
    const spots = spotsFor(laid, id);
    if (spots.length === 0) return undefined;
    laid.push({ id, ...random.pick(spots) });
  }
  return modules.map(({ id }) => laid.find((m) => m.id === id)!);
}
