// The rule index: complete, in both languages, and every rule named by a test or waived with a reason.
import { readdirSync, readFileSync } from 'node:fs';
import { catalogueProblems } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';
import * as pack from '../packs/base/index.ts';

const here = new URL('.', import.meta.url);
const tests = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

it('holds 359 rules, each once, in English and Spanish', () => {
  const ids = box.rules.map((rule) => rule.id);
  expect([ids.length, new Set(ids).size]).toEqual([359, 359]);
  for (const { id, en, es, source } of box.rules)
    expect([id, en.length > 4, es.length > 4, source.length > 2]).toEqual([id, true, true, true]);
});

it('every rule is named by a test, or waived', () => {
  const named = new Set(tests.match(/\[COS-[A-Z0-9-]+\]/g));
  const missing = box.rules.filter((rule) => !rule.waived && !named.has(`[${rule.id}]`)).map((rule) => rule.id);
  expect(missing).toEqual([]);
  const known = new Set(box.rules.map((rule) => `[${rule.id}]`));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

it('every component has a name and a line of text in both languages', () => {
  expect(catalogueProblems(box.words)).toEqual([]);
  const kinds: [string, readonly { id: string }[]][] = [
    ['card', [...pack.START_CARDS, ...pack.AI_CARDS]],
    ['upgrade', pack.UPGRADES],
    ['bonus', pack.BONUS_CARDS],
    ['tech', pack.DARK_TECH],
    ['leader', pack.LEADERS],
    ['station', pack.STATIONS],
    ['automa', pack.AUTOMA_CARDS],
  ];
  for (const [kind, list] of kinds)
    for (const { id } of list)
      for (const key of [`${kind}.${id}`, `${kind}.${id}.text`])
        expect([key, key in box.words.en, key in box.words.es]).toEqual([key, true, true]);
});
