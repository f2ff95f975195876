// The promissory note of the Nomad.
import { expect, it } from 'vitest';
import { frameOf } from '../../../procedures.ts';
import { misses, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { home, noteOffers } from '../../../test/noted.ts';
import { told } from '../../../test/told.ts';

const NOTE = 'the-cavalry@2';
const battle: Field = {
  edition: 4,
  line: ['46', '47', '26'],
  at: { 53: 40 },
  units: ['0 destroyer 46', '1 cruiser 47', '1 infantry lodor', '2 infantry arcturus'],
  factions: { 0: 'sol', 1: 'letnev', 2: 'nomad' },
  notes: { 0: [NOTE] },
  dice: [1, 1, 1, 10, 1, 1, ...misses],
};

it('[TI4-PNOTE-3] [the-cavalry] one ship fights like the flagship of the Nomad for this combat, and the note goes back', () => {
  const t = field({ ...battle, dice: [1, 1, 1, 1, 1, 10, 7, 7, ...misses] }); // barrage of three, then two dice against one
  through(t, '0 activate:47', '0 move:destroyer@46~2', `0 the-cavalry play:${NOTE}`);
  expect(home(t, NOTE)).toBe(false);
  through(t, '0 fire');
  expect(told(t, 'rolled.ability').map(({ args }) => args.needs)).toEqual([[8, 8, 8]]);
  through(t, '0 sustain sustain:destroyer+cavalry@47');
  expect(frameOf(t.s.pub, 'spaceCombat')!.args.lastRoll![0]!.map(({ need }) => need)).toEqual([7, 7]);
  while (t.asked().length > 0)
    t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!).find((key) => /^(pass|no|done)$/.test(key))}`);
  expect(standing(t.s.pub, '47')).toEqual(['0 destroyer!']);
  expect(home(t, NOTE)).toBe(true);
});

it('[TI4-PNOTE-3] [the-cavalry] not against the Nomad', () => {
  const t = field({ ...battle, factions: { 0: 'sol', 1: 'nomad', 2: 'letnev' }, notes: { 0: ['the-cavalry@1'] } });
  t.play('0 activate:47', '0 move:destroyer@46~2');
  expect(noteOffers(t, 0, 'the-cavalry')).toEqual([]);
});
