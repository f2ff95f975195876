// SGO-REORG: the reorganisation token.
import { random } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { argumentsOf } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';
import { layout } from '../steps/reorganisation.ts';
import { barredBy, crew, isSound, lay, module, player, scene, turnOf } from './kit.ts';

const table = (token = true) =>
  scene({
    options: { reorganisation: true },
    arrange(s) {
      lay(s, 0, 'S 3', 'O-W-6 1,0/90 active 2', 'G-WA-1 2,0/270 inactive');
      crew(s, 0, { water: 'ee' });
      player(s, 0).reorganisation = token;
    },
    begin: turnOf(),
  });
const sheet = (...modules: [string, number, number, number][]) =>
  `0 ${JSON.stringify({ modules: modules.map(([id, x, y, turn]) => ({ id, x, y, turn })) })}`;

it('[SGO-REORG-1] [SGO-REORG-2] it works once, at the start of the own turn', () => {
  const t = table();
  expect(t.may(0)).toContain('reorganise');
  t.play('0 reorganise', sheet(['O-W-6', 0, 1, 0], ['G-WA-1', 0, 2, 0]));
  expect(player(t.s, 0).reorganisation).toBe(false);
  expect(t.may(0)).not.toContain('reorganise');
  expect(barredBy(t, 0, 'reorganise')).toEqual(['SGO-REORG-1']);
  t.play('0 send:engineer/water>energy');
  expect(barredBy(table(false), 0, 'reorganise')).toEqual(['SGO-REORG-1']);
});

it('[SGO-REORG-3] any module, anywhere, in any turn; each exactly once', () => {
  const t = table().play('0 reorganise');
  t.refuses(sheet(['O-W-6', 0, 1, 0]), 'SGO-REORG-3');
  t.refuses(sheet(['O-W-6', 0, 1, 0], ['G-WA-2', 0, 2, 0]), 'SGO-REORG-3');
  t.refuses(sheet(['O-W-6', 0, 1, 0], ['O-W-6', 0, 2, 0], ['G-WA-1', 1, 0, 270]), 'SGO-REORG-3');
  t.refuses(sheet(['O-W-6', 0, 1, 45], ['G-WA-1', 0, 2, 0]), 'SGO-REORG-3');
  t.refuses('0 {"modules":"none"}', 'SGO-REORG-3');
  t.play(sheet(['G-WA-1', -1, 0, 90], ['O-W-6', 1, 0, 270]));
  expect(module(t, 0, 'G-WA-1')).toMatchObject({ x: -1, y: 0, turn: 90 });
  expect(module(t, 0, 'O-W-6')).toMatchObject({ x: 1, y: 0, turn: 90 }); // 270 shows the same corridors
});

it('[SGO-REORG-4] faces and settlers stay', () => {
  const t = table().play('0 reorganise', sheet(['O-W-6', 0, 1, 0], ['G-WA-1', 0, 2, 0]));
  expect(player(t.s, 0).station.map((m) => [m.id, m.active, m.settlers])).toEqual([
    ['S-1', true, 3],
    ['O-W-6', true, 2],
    ['G-WA-1', false, 0],
  ]);
  expect(isSound(t.s)).toBe(true);
});

it('[SGO-REORG-5] the station hangs together through corridors', () => {
  const t = table().play('0 reorganise');
  expect(t.refuses(sheet(['O-W-6', 0, 1, 90], ['G-WA-1', 1, 0, 270]), 'SGO-REORG-5').problems).toEqual([
    { key: 'problem.apart' },
  ]);
  expect(t.refuses(sheet(['O-W-6', 1, 0, 90], ['G-WA-1', 1, 0, 270]), 'SGO-REORG-5').problems).toEqual([
    { key: 'problem.overlap' },
  ]);
});

it('[SGO-REORG-6] the start module stays on (0,0) and is not on the sheet', () => {
  const t = table().play('0 reorganise');
  t.refuses(sheet(['S-1', 1, 1, 0], ['O-W-6', 0, 1, 0], ['G-WA-1', 0, 2, 0]), 'SGO-REORG-3');
  t.refuses(sheet(['O-W-6', 0, 0, 0], ['G-WA-1', 0, 1, 0]), 'SGO-REORG-6');
});

it('[SGO-REORG-3] samples are legal and differ; the fields of the sheet have words', () => {
  const t = table().play('0 reorganise');
  const request = t.request(0);
  expect(request.ask.shape).toBe('form');
  if (request.ask.shape !== 'form') return;
  const { facts } = request.ask;
  const k = t.match.know(0);
  const generator = random(3);
  const samples = Array.from({ length: 20 }, () => layout.sample(k, generator, facts));
  for (const sample of samples) expect(layout.check(k, sample, facts)).toEqual({ value: sample });
  expect(new Set(samples.map((s) => JSON.stringify(s))).size).toBeGreaterThan(5);
  const [field] = layout.fields!(k, facts);
  expect(field).toMatchObject({ key: 'modules', kind: 'list', max: 2 });
  if (field?.kind !== 'list') return;
  expect(field.fields.map((f) => f.key)).toEqual(['id', 'x', 'y', 'turn']);
  for (const f of [field, ...field.fields]) expect(argumentsOf(wordsOf(box.home, 'en')[f.label.key]!)).toEqual([]);
});
