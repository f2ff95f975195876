// A game for the page: asks in every shape there is, one after the other, always the same. Two laps, then it is over.
import { type Bag, type Box, box, type Deal, type Game, type None, type Option, typed } from '@orrery/kernel';

interface Parade {
  pub: { lap: number; points: number[]; waves: number; basket: string[]; lines: string[]; over: boolean };
  own: Record<string, never>;
  dark: Record<string, never>;
  steps: { lap: None; wave: None };
  windows: None;
  forms: { sheet: Sheet };
}
type Sheet = { lines: { who: string; count: number; note: string }[] };

const option = (key: string): Option => ({ key, label: { key } });
const FRUIT = ['apple', 'pear', 'plum'].map(option);
const MOST = 3;
const ROADS: Readonly<Record<string, number>> = { short: 1, long: 2, ferry: 3 };

const { step, form } = typed<Parade>();
const SHEET = form('sheet', {
  check(_, value) {
    const { lines } = (value ?? {}) as Partial<Sheet>;
    if (!Array.isArray(lines) || lines.length === 0)
      return { problems: [{ key: 'problem.none' }], rules: ['PARADE-5'] };
    const unnamed = lines.findIndex((line) => !line.note);
    if (unnamed >= 0) return { problems: [{ key: 'problem.note', args: { line: unnamed + 1 } }], rules: ['PARADE-5'] };
    return { value: { lines: lines.map(({ who, count, note }) => ({ who, count, note })) } };
  },
  sample: () => ({ lines: [{ who: 'apple', count: 1, note: 'sampled' }] }),
  fields: () => [
    {
      key: 'lines',
      label: { key: 'field.lines' },
      kind: 'list',
      max: MOST,
      fields: [
        { key: 'who', label: { key: 'field.who' }, kind: 'one', options: FRUIT },
        { key: 'count', label: { key: 'field.count' }, kind: 'number', min: 1, max: 9 },
        { key: 'note', label: { key: 'field.note' }, kind: 'text', max: 40 },
      ],
    },
  ],
});

const lap = step('lap', {
  road: {
    who: () => [0],
    question: () => ({
      prompt: { key: 'ask.road' },
      ask: { shape: 'one', options: [option('short'), option('long'), option('ferry')] },
      barred: [{ ...option('bridge'), why: { key: 'why.bridge' }, rules: ['PARADE-1'] }],
      rules: ['PARADE-1'],
      kind: 'road',
    }),
    take(t, _, choices) {
      t.s.pub.points[0]! += ROADS[choices.get(0) as string]!;
      if (choices.get(0) === 'ferry') t.roll(6); // the weather: there is no way back
      t.tell({ type: 'walked', pub: { seat: { seat: 0 }, road: { key: choices.get(0) as string } } });
    },
  },
  basket: {
    who: () => [0],
    question: () => ({
      prompt: { key: 'ask.basket' },
      ask: { shape: 'many', options: FRUIT, min: 1, max: 2 },
      rules: [],
      kind: 'basket',
    }),
    take(t, _, choices) {
      t.s.pub.basket = choices.get(0) as string[];
    },
  },
  toll: {
    who: () => [0],
    question: () => ({
      prompt: { key: 'ask.toll' },
      ask: { shape: 'number', min: 0, max: 5 },
      rules: [],
      kind: 'toll',
    }),
    take(t, _, choices) {
      t.s.pub.points[0]! += choices.get(0) as number;
      t.roll(6);
    },
  },
  sheet: {
    who: () => [0],
    question: () => ({ prompt: { key: 'ask.sheet' }, ask: { shape: 'form', form: 'sheet', facts: {} }, rules: [] }),
    take(t, _, choices) {
      const { lines } = choices.get(0) as Sheet;
      t.s.pub.lines = lines.map(({ who, count, note }) => `${count} ${who} ${note}`);
    },
  },
  again(t) {
    t.s.pub.over = t.s.pub.lap === 2;
    t.s.pub.lap += 1;
    return t.s.pub.over ? 'end' : { goto: 'road' };
  },
});

const wave: Deal<'wave'> = {
  key: 'wave',
  step: 'wave',
  prompt: { key: 'ask.wave' },
  ask: { shape: 'one', options: [option('crowd'), option('king')] },
  rules: [],
};

const parade: Game<Parade> = {
  id: 'parade',
  version: '1.0.0',
  seats: [1, 2],
  setup(t) {
    const points = Array.from({ length: t.s.pub.seats }, () => 0);
    Object.assign(t.s.pub, { lap: 1, points, waves: 0, basket: [], lines: [], over: false });
    t.call('lap');
  },
  steps: {
    lap,
    wave: {
      do(t) {
        t.s.pub.waves += 1;
      },
    },
  },
  forms: { sheet: SHEET },
  deals: (k) => (k.seat === 0 ? [wave] : []),
  conditions: { lastLap: (k) => k.pub.lap === 2 },
  imagine: (k) => ({ own: Array.from({ length: k.pub.seats }, () => ({})), dark: {} }),
  invariants: {},
  result: (pub) => (pub.over ? { ranks: pub.points.map(() => 1), why: { key: 'end' } } : undefined),
};

export const paradeBox: Box = box({
  game: parade,
  home: import.meta.url,
  rules: [
    { id: 'PARADE-1', source: 'here' },
    { id: 'PARADE-5', source: 'here' },
  ],
  lobby: false,
});
export type ParadeState = Parade['pub'] & Bag;
