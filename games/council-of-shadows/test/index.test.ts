// The rule index: complete, in both languages, and every rule named by a test or waived with a reason.
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { wordProblems } from '@orrery/kernel/testing';
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
  for (const language of LANGUAGES)
    for (const id of ids) expect([id, wordsOf(box.home, language)[`rule.${id}`]!.length > 4]).toEqual([id, true]);
});

it('every rule is named by a test, or waived', () => {
  const named = new Set(tests.match(/\[COS-[A-Z0-9-]+\]/g));
  const missing = box.rules.filter((rule) => !rule.waived && !named.has(`[${rule.id}]`)).map((rule) => rule.id);
  expect(missing).toEqual([]);
  const known = new Set(box.rules.map((rule) => `[${rule.id}]`));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

it('every component has a name and a line of text in both languages', () => {
  expect(wordProblems(box.home)).toEqual([]);
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
        for (const language of LANGUAGES) expect(wordsOf(box.home, language)).toHaveProperty([key]);
});
