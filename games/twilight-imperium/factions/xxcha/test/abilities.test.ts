// The sheet, the technologies and the units of the Xxcha Kingdom.

import { expect, it } from 'vitest';
import { type Field, field, standing } from '../../../test/field.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;

it('[TI4-CTRL-3] [TI4-ADJ-8] [peace-accords] Xxcha: Peace Accords; a planet is adjacent to its own system, too', () => {
  const strategy = { diplomacy: 0 };
  const t = field({
    line: ['14', '26', '46'],
    units: ['0 infantry archon-ren'],
    factions: { 0: 'xxcha' },
    strategy,
    begin: turn,
  });
  t.play('0 strategic:diplomacy', '0 system:14');
  expect(t.may(0)).toEqual(['pass', 'pass.on', 'peace-accords use@0>archon-tau', 'peace-accords use@0>lodor']);
  t.play('0 peace-accords use@0>lodor');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true });
  const held = field({
    line: ['14', '18'],
    at: { 26: 2, 27: 3, 19: 20 },
    units: ['0 infantry archon-ren', '0 infantry archon-tau', '1 infantry lodor'],
    planets: { starpoint: 1 },
    factions: { 0: 'xxcha' },
    strategy,
    begin: turn,
  });
  held.play('0 strategic:diplomacy', '0 system:14');
  const accords = held.may(0).filter((key) => key.startsWith('peace'));
  expect(accords).toEqual(['new-albion', 'starpoint'].map((planet) => `peace-accords use@0>${planet}`)); // no units, not Mecatol Rex, near
});

it('[TI4-SCO-3] Xxcha: the flagship fires into adjacent systems', () => {
  const units = ['0 cruiser 46', '1 flagship 26'];
  const t = field({ ...DUEL, units, factions: { 1: 'xxcha' }, dice: [5, 1, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '1 fire:0');
  expect(standing(t.s.pub, '47')).toEqual([]);
});
