// The promissory notes of nekro.

import { expect, it } from 'vitest';
import { has } from '../../../state.ts';
import { through } from '../../../test/drive.ts';
import { type Field, field } from '../../../test/field.ts';
import { noteOffers, TURN } from '../../../test/noted.ts';

it('[TI4-TECH-18] [TI4-PNOTE-9] [antivirus] laid at the start of a combat; Nekro then takes nothing', () => {
  const NOTE = 'antivirus@0';
  const start: Field = {
    ...TURN,
    line: ['46', '47', '26'],
    units: ['0 cruiser*2 46', '1 carrier*2 47', '1 infantry lodor', '2 infantry arc-prime'],
    factions: { 0: 'nekro', 1: 'sol', 2: 'letnev' },
    techs: { 1: ['sarween-tools'] },
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    dice: [10, 1, 1, 1, 10, 1, 1, 1],
  };
  const strike = ['0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2'];
  const taken = through(field(start), ...strike, '0 technological-singularity use@0');
  expect(taken.may(0)).toContain('gain:sarween-tools');
  const t = through(field({ ...start, notes: { 1: [NOTE] } }), ...strike, `1 antivirus play:${NOTE}`);
  expect(t.s.pub.cards.filter(({ kind }) => kind === 'note')).toMatchObject([{ id: 'antivirus', holder: 1, owner: 0 }]);
  for (let i = 0; i < 40 && t.asked().length > 0; i++) {
    expect(noteOffers(t, 0, 'technological-singularity')).toEqual([]);
    const seat = t.asked()[0]!;
    t.play(`${seat} ${['no', 'pass', 'done'].find((key) => t.may(seat).includes(key)) ?? t.may(seat)[0]}`);
  }
  expect(has(t.s.pub, 0, 'sarween-tools')).toBe(false);
});
