// The rule index itself: complete, in both languages, and every rule has a test or a reason why not.
import { readdirSync, readFileSync } from 'node:fs';
import { wordsOf } from '@orrery/kernel/catalogue';
import { wordProblems } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';
import { EXOPLANETS, sideOf } from '../packs/base/exoplanets.ts';
import { MODULES, STARTS } from '../packs/base/modules.ts';
import { MAPS, MODULE_FIGURES } from '../packs/base/ours.ts';
import { rules } from '../packs/base/rules/index.ts';

const here = new URL('.', import.meta.url);
const ids = new Set(rules.map((rule) => rule.id));
const sources = readdirSync(here).filter((name) => name.endsWith('.test.ts'));
const text = sources.map((name) => readFileSync(new URL(name, here), 'utf8')).join('\n');

it('has 253 rules, each once, with words in both languages', () => {
  expect(rules).toHaveLength(253);
  expect(ids.size).toBe(253);
  expect(wordProblems(box.home)).toEqual([]);
  for (const id of ids) expect(wordsOf(box.home, 'es')[`rule.${id}`]).toBeTruthy();
});

it('has a test for every rule, or a reason why there is none', () => {
  const tested = new Set([...text.matchAll(/\[(SGO-[A-Z0-9]+-\d+)\]/g)].map((match) => match[1]!));
  const missing = rules.filter((rule) => !tested.has(rule.id) && !rule.waived).map((rule) => rule.id);
  expect(missing).toEqual([]);
  expect([...tested].filter((id) => !ids.has(id))).toEqual([]);
  expect(rules.filter((rule) => rule.waived && tested.has(rule.id))).toEqual([]);
});

it('knows every rule that the code, the questions and the exoplanets name', () => {
  const folders = ['../', '../steps/', '../values/', '../packs/base/'];
  const code = folders.flatMap((folder) =>
    readdirSync(new URL(folder, here))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(folder + name, here), 'utf8')),
  );
  const named = code.flatMap((file) => [...file.matchAll(/SGO-[A-Z0-9]+-\d+/g)].map((match) => match[0]));
  const sides = EXOPLANETS.flatMap((id) => [2, 3, 4].flatMap((seats) => Object.values(sideOf(id, seats).rules).flat()));
  expect([...named, ...sides].filter((id) => !ids.has(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

it('has figures of our own for every module and side, and for nothing else', () => {
  expect(Object.keys(MODULE_FIGURES).sort()).toEqual([...MODULES, ...STARTS].map((m) => m.id).sort());
  expect(Object.keys(MAPS)).toHaveLength(16);
  for (const { slots, groups } of Object.values(MAPS)) {
    const known = new Set(slots.map((slot) => slot.id));
    expect(known.size).toBe(slots.length);
    for (const slot of slots) {
      const linked = [
        ...(slot.adjacent ?? []),
        ...(slot.requires && 'slots' in slot.requires ? slot.requires.slots : []),
      ];
      expect(linked.filter((id) => !known.has(id))).toEqual([]);
      expect(slot.group === undefined || groups.some((g) => g.id === slot.group)).toBe(true);
    }
  }
});
