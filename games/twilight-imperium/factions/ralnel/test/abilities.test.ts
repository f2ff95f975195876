// The Ral Nel Consortium: structures in the hold, friends that come, flagship, mech, linkships and nanomachines.
import { expect, it } from 'vitest';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { TE } from '../../../test/found.ts';
import { productionOf } from '../../../values/economy.ts';
import { abilityOf } from '../../../values/units.ts';

const ralnel = {
  edition: 6,
  sets: TE,
  factions: { 0: 'ralnel', 1: 'sol', 2: 'letnev' },
  fleet: 6,
} satisfies Partial<Field>;
const attacked = { ...ralnel, factions: { 0: 'sol', 1: 'ralnel', 2: 'letnev' } };

it('[TI4-F-RAL-1] [survival-instinct, ralnel] two ships from next door, without tokens there, come before the enemy does', () => {
  const spec: Field = {
    ...attacked,
    line: ['46', '47', '26'],
    at: { 48: 5 },
    units: ['0 cruiser 46', '1 cruiser 47', '1 dreadnought*3 26', '1 infantry*2 lodor', '1 destroyer 46'],
  };
  const t = field({ ...spec, units: spec.units.slice(0, 4) }).play('0 activate:47');
  expect(offers(t, 1)).toEqual(['survival-instinct use@1']);
  t.play(
    '1 survival-instinct use@1',
    '1 move:dreadnought@26~1',
    '1 load:infantry@lodor',
    '1 move:dreadnought@26~1',
    '1 done',
  );
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser', '1 dreadnought*2', '1 infantry']); // two, no more
  const bound = field({ ...spec, units: spec.units.slice(0, 4), tokens: { 26: [1] } }).play('0 activate:47');
  expect(offers(bound, 1)).toEqual([]);
  const nobody = field({ ...spec, units: ['0 cruiser 46', '1 dreadnought 26', '1 infantry lodor'] }).play(
    '0 activate:47',
  );
  expect(offers(nobody, 1)).toEqual([]); // no ship of its own there
});

it('[TI4-F-RAL-2] [TI4-F-RAL-3] [TI4-TRAN-5] [miniaturization] any ship carries structures, which land at the end of the action', () => {
  const spec: Field = {
    ...ralnel,
    line: ['27', '26'],
    units: ['0 destroyer 27', '0 pds starpoint', '0 space-dock starpoint', '0 infantry lodor', '0 infantry starpoint'],
  };
  const t = field(spec).play('0 activate:26', '0 move:destroyer@27~3');
  expect(t.may(0)).toEqual(['done', 'load:pds@starpoint', 'load:space-dock@starpoint']); // no room for infantry
  t.play('0 load:pds@starpoint', '0 load:space-dock@starpoint');
  through(t, '0 miniaturization use@0>pds@26>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 pds']);
  expect(standing(t.s.pub, '26')).toEqual(['0 destroyer', '0 space-dock']);
  const [, gun, dock] = t.s.pub.units;
  expect([gun!.type, dock!.type]).toEqual(['pds', 'space-dock']);
  expect([abilityOf(t.s.pub, gun!, 'spaceCannon')?.hit, productionOf(t.s.pub, dock!)]).toEqual([6, 0]); // landed, and not yet
  t.play('0 miniaturization use@0>space-dock@26>lodor');
  expect(productionOf(t.s.pub, dock!)).toBeGreaterThan(0);
  const others = field({ ...spec, factions: { 0: 'sol', 1: 'ralnel', 2: 'letnev' } }).play(
    '0 activate:26',
    '0 move:destroyer@27~2',
  );
  expect(standing(others.s.pub, 'starpoint')).toEqual(['0 infantry', '0 pds', '0 space-dock']);
});

it('[TI4-F-RAL-4] [TI4-ABIL-8] [miniaturization] in space a gun is silent, and is lost where only others have ships', () => {
  const alone = field({ ...attacked, line: ['46', '47'], units: ['0 cruiser 46', '1 pds 47'] });
  expect(abilityOf(alone.s.pub, alone.s.pub.units[1]!, 'spaceCannon')).toBeUndefined();
  alone.play('0 activate:47', '0 move:cruiser@46~2');
  expect(standing(alone.s.pub, '47')).toEqual(['0 cruiser']);
});

it('[TI4-F-RAL-5] [linkship-1, linkship-2] each linkship fires one carried gun; the better ones share it', () => {
  const guns = (units: string[], techs: string[] = []) => {
    const { pub } = field({ ...ralnel, line: ['46'], units, techs: { 0: techs } }).s;
    return pub.units.filter((u) => u.type === 'destroyer').map((u) => abilityOf(pub, u, 'spaceCannon')?.hit);
  };
  expect(guns(['0 destroyer*2 46'])).toEqual([undefined, undefined]);
  expect(guns(['0 destroyer*3 46', '0 pds*2 46'])).toEqual([6, 6, undefined]);
  expect(guns(['0 destroyer*3 46', '0 pds 46'], ['linkship-2'])).toEqual([6, 6, 6]);
  expect(guns(['0 destroyer*2 46', '0 space-dock 46'])).toEqual([undefined, undefined]);
  expect(guns(['0 destroyer*2 46', '0 pds 46'], ['linkship-2', 'pds-2'])).toEqual([5, 5]);
});

it('[TI4-F-RAL-6] [TI4-FLAG-11] [last-dispatch] it destroys a ship without Sustain Damage as it leaves', () => {
  const spec: Field = {
    ...attacked,
    line: ['46', '47', '26'],
    units: ['0 cruiser 46', '0 dreadnought! 46', '1 flagship 47', '1 infantry lodor'],
    dice: misses as number[],
  };
  const t = field(spec);
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:dreadnought*@46~1', '1 retreat');
  for (let i = 0; i < 9 && offers(t, 1).every((key) => !key.startsWith('last-dispatch')); i++)
    t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!).find((key) => ['no', 'pass', 'done'].includes(key))}`);
  expect(offers(t, 1)).toEqual(['last-dispatch use@1>0/cruiser@47']);
  t.play('1 last-dispatch use@1>0/cruiser@47');
  expect([standing(t.s.pub, '47'), standing(t.s.pub, '26')]).toEqual([['0 dreadnought!'], ['1 flagship']]);
});

it('[TI4-F-RAL-7] [alarum] after a round of ground combat two more come from next door', () => {
  const spec: Field = {
    ...attacked,
    line: ['26', '27', '46'],
    units: ['0 carrier 26', '0 infantry*3 26', '1 mech lodor', '1 infantry*3 starpoint'],
    dice: misses as number[],
  };
  const t = field(spec);
  through(t, '0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor', '0 done', '1 alarum use@1');
  t.play('1 bring:infantry@starpoint', '1 bring:infantry@starpoint');
  expect(standing(t.s.pub, 'lodor')).toContain('1 infantry*2');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 infantry']);
});

it('[TI4-F-RAL-9] [nanomachines] one of three things for each exhaustion', () => {
  const spec: Field = {
    ...ralnel,
    line: ['26', '46'],
    units: ['0 infantry lodor', '0 dreadnought!*2 46', '1 dreadnought! 26'],
    techs: { 0: ['nanomachines'] },
    cards: { 0: ['plague'] },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  };
  const nano = (t: ReturnType<typeof field>) => t.may(0).filter((key) => key.startsWith('action:nanomachines'));
  const t = field(spec);
  expect(nano(t)).toEqual(['action:nanomachines pds:lodor', 'action:nanomachines repair', 'action:nanomachines swap']);
  t.play('0 action:nanomachines repair');
  expect([standing(t.s.pub, '46'), standing(t.s.pub, '26')]).toEqual([['0 dreadnought*2'], ['1 dreadnought!']]);
  expect(t.s.pub.cards.find(({ id }) => id === 'nanomachines')!.state).toBe('exhausted');
  const gun = field(spec).play('0 action:nanomachines pds:lodor');
  expect(standing(gun.s.pub, 'lodor')).toEqual(['0 infantry', '0 pds']);
  const swap = field(spec).play('0 action:nanomachines swap', '0 ["discard:plague#1"]');
  expect(swap.s.pub.discards.actions).toContain('plague#1');
  expect(swap.s.own[0]!.hand).toHaveLength(1);
  const bare = field({ ...spec, units: [], cards: {} }); // nothing is damaged, no card is held
  expect(nano(bare)).toEqual(['action:nanomachines pds:wellon']);
});
