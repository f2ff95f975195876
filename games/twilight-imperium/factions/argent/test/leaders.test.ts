// The leaders of the Argent Flight.

import { expect, it } from 'vitest';
import { cardsOf } from '../../../state.ts';
import { misses, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { stateOf, TURN, table, unlocked } from '../../../test/led.ts';

it('[TI4-LEAD-4] [trilossa-aun-mirik] troops just produced may go to planets next to it', () => {
  const t = field({
    ...table('argent'),
    line: ['26', '1'],
    units: ['0 space-dock lodor', '0 infantry jord'],
    goods: { 0: 2 },
    open: { 0: ['leader:trilossa-aun-mirik'] },
  });
  through(t, '0 activate:26', '0 build:infantry', '0 build:infantry', '0 done');
  while (t.asked().includes(0) && !t.may(0).some((key) => key.startsWith('trilossa'))) t.play(`0 ${t.may(0)[0]}`);
  t.play('0 trilossa-aun-mirik use@0', '0 target:shift:0/infantry@lodor>jord');
  if (t.asked().includes(0) && t.may(0).includes('done')) t.play('0 done');
  expect([standing(t.s.pub, 'jord'), standing(t.s.pub, 'lodor')]).toEqual([
    ['0 infantry*2'],
    ['0 infantry', '0 space-dock'],
  ]);
  expect(stateOf(t.s.pub, 'trilossa-aun-mirik')).toBe('exhausted');
});

it('[TI4-LEAD-6] [TI4-LEAD-5] [trrakan-aun-zulok] a die more for unit abilities, once six units have any', () => {
  const spec: Field = { ...table('argent'), line: ['26', '46'], units: ['0 destroyer*5 46', '0 pds lodor'] };
  expect(unlocked(spec, 'trrakan-aun-zulok')).toBe(true);
  expect(unlocked({ ...spec, units: ['0 destroyer*5 46', '0 cruiser 46'] }, 'trrakan-aun-zulok')).toBe(false);
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const units = ['0 pds lodor', '1 cruiser 46'];
  const open = { 0: ['leader:trrakan-aun-zulok'] };
  const t = field({ ...spec, units, begin, open, dice: [1, 10, ...misses] });
  through(t, '1 activate:26', '1 move:cruiser@46~2', '0 fire:1', '0 trrakan-aun-zulok use@0');
  expect(standing(t.s.pub, '26')).toEqual([]);
});

it('[TI4-LEAD-11] [mirik-aun-sissiri] ships from anywhere gather where its tokens lie, with what they carry', () => {
  const t = field({
    ...table('argent'),
    line: ['46', '47', '48', '49', '26'],
    units: ['0 carrier 26', '0 infantry lodor', '0 cruiser 49', '1 cruiser 47'],
    tokens: { 46: [0], 47: [0], 26: [0] },
    open: { 0: ['leader:mirik-aun-sissiri'] },
    begin: TURN,
  });
  t.play('0 action:mirik-aun-sissiri use');
  expect(t.may(0)).toEqual(['target:26', 'target:46']); // not where others' ships are
  t.play('0 target:46', '0 done');
  t.play(`0 ${t.may(0).find((key) => key.startsWith('move:carrier@26'))}`, '0 load:infantry@lodor');
  t.play(`0 ${t.may(0).find((key) => key.startsWith('move:cruiser@49'))}`);
  if (t.asked().includes(0) && t.may(0).includes('done')) t.play('0 done');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 cruiser', '0 infantry']);
  expect(cardsOf(t.s.pub, 0, 'leader')).toEqual([]); // purged
});
