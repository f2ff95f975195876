// The breakthrough and the promissory note of the Crimson Rebellion.
import type { Bag } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { adjacent } from '../../../galaxy/adjacency.ts';
import { has } from '../../../state.ts';
import { type Field, field } from '../../../test/field.ts';
import { found, TE } from '../../../test/found.ts';
import { actionsOf, TURN } from '../../../test/led.ts';
import { picked } from '../../../test/opening.ts';
import { isFractureIn } from '../../../values/fracture.ts';
import { moveValue, pathsTo } from '../../../values/move.ts';
import { sidesIn } from '../breaches.ts';

const active = { kind: 'breach', side: 'active' };
const inactive = { kind: 'breach', side: 'inactive' };
const laying = (laid: Field['also'] extends unknown ? Record<string, { kind: string; side?: string }[]> : never) => ({
  also: (s: Parameters<NonNullable<Field['also']>>[0]) => {
    s.pub.systemTokens = structuredClone(laid);
  },
});

it('[TI4-TESET-6] [TI4-SETUP-12] [resonance-generator] the Rebellion begins with it, and rolls for the Fracture last of all unless the table says otherwise', () => {
  const begun = (more: Bag) => picked('rebellion', more);
  const { pub, seat } = begun({});
  expect(has(pub, seat, 'resonance-generator')).toBe(true);
  expect(pub.rolls.map(({ what }) => what)).toEqual(['fracture']);
  const silent = begun({ setupRoll: false });
  expect(has(silent.pub, silent.seat, 'resonance-generator')).toBe(true);
  expect([silent.pub.rolls, isFractureIn(silent.pub)]).toEqual([[], false]);
});

it('[TI4-BT-rebellion] [resonance-generator] ships that start at home or at an active breach move one further', () => {
  const units = ['0 cruiser 118', '0 cruiser 26', '0 cruiser 27', '1 cruiser 26'];
  const at = { 118: 50 };
  const laid = laying({ 26: [active], 27: [inactive] });
  const { pub } = found('rebellion', 'resonance-generator', { edition: 6, at, units, ...laid }).s;
  expect(pub.units.map((u) => moveValue(pub, u))).toEqual([3, 3, 2, 2]);
});

it('[TI4-BT-rebellion] [TI4-F-REB-6] [resonance-generator] exhausted to turn over any breach, or for an active one with own units outside homes', () => {
  const start = (laid: Parameters<typeof laying>[0]) =>
    found('rebellion', 'resonance-generator', {
      edition: 6,
      line: ['46', '26', '1'],
      units: ['0 cruiser 46', '0 cruiser 1', '1 cruiser 26'],
      begin: TURN,
      ...laying(laid),
    });
  const t = start({ 26: [active], 46: [inactive] });
  expect(actionsOf(t, 'resonance-generator').sort()).toEqual([
    'action:resonance-generator on:way:breach',
    'action:resonance-generator on:way:still',
    'action:resonance-generator on:way:wake',
  ]);
  t.play('0 action:resonance-generator on:way:wake');
  expect([sidesIn(t.s.pub, '46'), sidesIn(t.s.pub, '26')]).toEqual([['active'], ['active']]);
  const still = start({ 26: [active] }).play('0 action:resonance-generator on:way:still');
  expect(sidesIn(still.s.pub, '26')).toEqual(['inactive']);
  const put = start({}).play('0 action:resonance-generator on:way:breach');
  expect(put.s.pub.systemTokens).toEqual({ 46: [active] }); // neither the home nor where it has nothing
  expect(put.s.pub.cards.find(({ kind }) => kind === 'breakthrough')!.state).toBe('exhausted');
  const taken = start({ 26: [...Array(6).fill(active), inactive] }).play('0 action:resonance-generator on:way:breach');
  expect([sidesIn(taken.s.pub, '26').length, sidesIn(taken.s.pub, '46')]).toEqual([6, ['active']]);
});

it('[TI4-F-REB-13] [TI4-PNOTE-3] [sever] wormholes of a system are no way for anybody until the status phase ends', () => {
  const NOTE = 'sever@1';
  const t = field({
    edition: 6,
    sets: TE,
    line: ['46', '26', '27'],
    at: { 39: 40 },
    factions: { 0: 'creuss', 1: 'rebellion', 2: 'letnev' },
    units: ['0 infantry lodor', '2 cruiser 39', '0 cruiser 39'],
    notes: { 0: [NOTE] },
    begin: TURN,
  });
  const ways = (i: number) => pathsTo(t.s.pub, t.s.pub.units[i]!, '26').length;
  expect(ways(1)).toBe(1);
  t.play(`0 action:sever play:${NOTE}`);
  expect(t.may(0)).toEqual(['target:26', 'target:39']);
  t.play('0 target:26');
  expect(t.s.pub.systemTokens['26']).toEqual([{ kind: 'cut' }]);
  expect([ways(1), adjacent(t.s.pub, 2, '26', '39')]).toEqual([0, true]);
  expect(ways(2)).toBe(1); // Quantum Entanglement cannot be prevented
  const ended = field({
    edition: 6,
    sets: TE,
    line: ['46', '26', '27'],
    factions: { 0: 'sol', 1: 'rebellion', 2: 'letnev' },
    units: [],
    notes: { 0: [] },
    begin: { step: 'statusPhase', at: 'finish', args: {} },
    also(s) {
      s.pub.systemTokens = { 26: [{ kind: 'cut' }] };
      s.own[1]!.notes = s.own[1]!.notes.filter((note) => note !== NOTE);
      s.pub.players[1]!.notes -= 1;
      s.pub.cards.push({ id: 'sever', kind: 'note', owner: 1, holder: 0, state: 'readied' });
      s.pub.pending = [{ kind: 'severed', seat: 1, system: '26', source: 'sever', until: 'status.end' }];
    },
  });
  expect([ended.s.pub.systemTokens, ended.s.own[1]!.notes.includes(NOTE)]).toEqual([{}, true]);
});
