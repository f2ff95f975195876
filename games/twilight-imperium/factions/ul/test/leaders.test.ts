// The leaders and the promissory note of the Titans of Ul.
import { expect, it } from 'vitest';
import type { S } from '../../../state.ts';
import { misses, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { stateOf, TURN, unlocked } from '../../../test/led.ts';
import { influenceOf, resourcesOf, traitsOf } from '../../../values/board.ts';
import { decksFor } from '../../../values/exploration.ts';

const titans = { edition: 5, factions: { 0: 'ul', 1: 'sol', 2: 'letnev' }, fleet: 6 };

it('[TI4-LEAD-4] [TI4-HIT-1] [tellurian] one hit less on anybody, before it is assigned', () => {
  const units = ['1 cruiser 46', '2 carrier 47', '2 infantry lodor'];
  const spec: Field = {
    ...titans,
    line: ['46', '47', '26'],
    units,
    open: { 0: ['leader:tellurian'] },
    dice: [9, 1, ...misses],
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  };
  const saved = through(field(spec).play('1 activate:47', '1 move:cruiser@46~2'), '0 tellurian use@0>seat:2');
  expect(standing(saved.s.pub, '47')).toEqual(['1 cruiser', '2 carrier']);
  expect(stateOf(saved.s.pub, 'tellurian')).toBe('exhausted');
  const two = field({ ...spec, dice: [9, 9, ...misses] }).play('1 activate:47', '1 move:cruiser@46~2');
  through(two, '0 tellurian use@0>seat:1');
  expect(standing(two.s.pub, '47')).toEqual(['1 cruiser']);
});

it('[TI4-LEAD-5] [TI4-LEAD-6] [TI4-TG-1] [tungstantus] five structures; a trade good whenever Production is used', () => {
  const spec: Field = {
    ...titans,
    line: ['26', '27', '1'],
    units: ['0 pds*2 lodor', '0 pds*2 starpoint', '0 space-dock jord'],
  };
  expect(unlocked(spec, 'tungstantus')).toBe(true);
  expect(unlocked({ ...spec, units: ['0 pds*2 lodor', '0 pds starpoint', '0 space-dock jord'] }, 'tungstantus')).toBe(
    false,
  );
  const t = field({ ...spec, open: { 0: ['leader:tungstantus'] } }).play('0 activate:1');
  through(t, '0 tungstantus use@0');
  expect(t.s.pub.players[0]!.goods).toBe(1);
  expect(t.s.pub.cards.find(({ id }) => id === 'tungstantus')!.state).toBe('readied');
});

it('[TI4-LEAD-11] [TI4-ATT-1] [ul-the-progenitor] attached to Elysium, readied: three more of each, and guns as if it were a unit', () => {
  const spec: Field = {
    ...titans,
    line: ['55', '46'],
    units: ['0 space-dock elysium', '1 cruiser*2 46'],
    open: { 0: ['leader:ul-the-progenitor'] },
    dice: [5, 4, 5, 10, ...misses],
    also: ({ pub }: S) => {
      pub.planets.elysium!.exhausted = true;
    },
    begin: TURN,
  };
  const t = field(spec).play('0 action:ul-the-progenitor use');
  const { elysium } = t.s.pub.planets;
  expect([elysium!.exhausted, elysium!.attachments]).toEqual([false, ['geoform']]);
  expect([resourcesOf(t.s.pub, 'elysium'), influenceOf(t.s.pub, 'elysium')]).toEqual([7, 4]);
  expect(stateOf(t.s.pub, 'ul-the-progenitor')).toBeUndefined(); // attached, not purged
  const attached = (s: S) => s.pub.planets.elysium!.attachments.push('geoform');
  const coming = { step: 'tactical', args: { seat: 1, effects: [] } };
  const raid = field({ ...spec, also: (s) => void attached(s), begin: coming });
  raid.play('1 activate:55', '1 move:cruiser@46~2', '1 move:cruiser@46~2');
  through(raid, '0 fire:1');
  const rolled = raid.heard(null).find(({ type }) => type === 'rolled.ability');
  expect(rolled!.args).toMatchObject({ needs: [5, 5, 5], hits: 2 });
  expect(standing(raid.s.pub, '55')).toEqual([]);
  const landed = field({
    ...spec,
    units: ['0 space-dock elysium', '1 carrier 55', '1 infantry 55'],
    also: (s) => void attached(s),
    begin: coming,
  });
  landed.play('1 activate:55');
  through(landed, '1 land:infantry@55>elysium', '0 fire:1');
  expect(standing(landed.s.pub, 'elysium')).toEqual(['0 space-dock']);
});

it('[TI4-PNOTE-3] [TI4-ATT-1] [TI4-EXPL-3] [terraform] attached for good: one more of each, every trait, and no way home', () => {
  const NOTE = 'terraform@0';
  const spec: Field = {
    ...titans,
    line: ['18', '26', '1'],
    units: ['1 infantry jord', '1 infantry lodor', '1 infantry mecatol-rex', '0 cruiser 26'],
    notes: { 1: [NOTE] },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  };
  const t = field(spec);
  const key = `action:terraform play:${NOTE}>lodor`;
  expect(t.may(1).filter((each) => each.startsWith('action:terraform'))).toEqual([key]); // neither home nor Mecatol Rex
  const [resources, influence] = [resourcesOf(t.s.pub, 'lodor'), influenceOf(t.s.pub, 'lodor')];
  t.play(`1 ${key}`);
  const { pub } = t.s;
  expect([resourcesOf(pub, 'lodor'), influenceOf(pub, 'lodor')]).toEqual([resources + 1, influence + 1]);
  expect([...traitsOf(pub, 'lodor')].sort()).toEqual(['cultural', 'hazardous', 'industrial']);
  expect(decksFor(pub, 'lodor')).toHaveLength(3);
  expect(t.s.own.some(({ notes }) => notes.includes(NOTE))).toBe(false);
  expect(pub.cards.find(({ id }) => id === 'terraform')).toMatchObject({ holder: -1, owner: 0, elected: 'lodor' });
});
