// What can be aimed at many things is taken in hand first.
import { expect, it } from 'vitest';
import { field } from '../../test/field.ts';
import { TURN } from '../../test/led.ts';
import { handOf } from '../about.ts';
import type { View } from '../props.ts';

const VIEW = { pub: {} } as View;

it('all systems for a pirate lie behind their card, and so do the aims of what lies open', () => {
  const t = field({
    edition: 8,
    sets: ['base', 'pok', 'codex1', 'codex2', 'codex3', 'te'],
    factions: { 0: 'sol', 1: 'letnev', 2: 'winnu' },
    line: ['46', '26', '27', '47'],
    units: ['0 cruiser 26'],
    cards: { 0: ['pirate-contract'] },
    open: { 0: ['relic:jr-xs455-o'] },
    begin: TURN,
  });
  const { ask } = t.request(0);
  const options = ask.shape === 'one' ? ask.options : [];
  const behind = (key: RegExp) =>
    options.filter((option) => key.test(option.key)).map((option) => handOf(VIEW, option));
  const contract = { ref: 'card:pirate-contract#1', name: { key: 'card.pirate-contract' } };
  expect(behind(/pirate-contract/)).toEqual([[contract], [contract], [contract]]);
  const relic = { ref: 'relic:jr-xs455-o', name: { key: 'relic.jr-xs455-o' } };
  expect(behind(/jr-xs455-o/)).toEqual([[relic], [relic], [relic]]);
  expect(behind(/^(tactical|pass)$/)).toEqual([[], []]);
});
