// TI4-INV, TI4-BOMB, TI4-SCD, TI4-GND, TI4-CTRL, TI4-PROD: worked examples 19 to 26.
import { expect, it } from 'vitest';
import { type Field, field, standing } from './field.ts';

const SIEGE = [
  '0 war-sun 27',
  '0 dreadnought 27',
  '0 infantry*3 27',
  '1 infantry*2 starpoint',
  '1 pds starpoint',
  '1 infantry new-albion',
];

const besieged = (dice: number[]) =>
  field({ line: ['27'], units: SIEGE, techs: { 0: ['war-sun'] }, dice }).play('0 activate:27', '1 no', '0 bombard');

it('[TI4-EX-19] [TI4-BOMB-2] [TI4-BOMB-6] [TI4-SHLD-3] a war sun bombards a shielded planet, and no more than is there', () => {
  const t = besieged([3, 1, 9, 5]);
  expect(t.may(0)).toEqual(['aim:new-albion', 'aim:starpoint']);
  t.play('0 aim:starpoint', '0 aim:starpoint');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 pds']); // both infantry gone, the third hit lost
  expect(t.s.pub.planets.starpoint!.controller).toBe(1);
});

it('[TI4-EX-20] [TI4-SCD-5] [TI4-CTRL-3] landings on a planet with a cannon and on one with infantry', () => {
  const t = besieged([3, 1, 9, 5, 6, 8, 2, 8]).play('0 aim:starpoint', '0 aim:starpoint');
  t.play('0 land:infantry@27>starpoint', '0 land:infantry@27>new-albion', '0 land:infantry@27>new-albion');
  t.play('1 fire:0'); // [TI4-SCD-1] only starpoint has a cannon
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 pds']);
  expect(standing(t.s.pub, 'new-albion')).toEqual(['0 infantry']);
  expect(t.s.pub.planets).toMatchObject({
    starpoint: { controller: 1 },
    'new-albion': { controller: 0, exhausted: true },
  });
});

it('[TI4-EX-19] [TI4-SHLD-1] [TI4-SHLD-2] a shield protects its own planet', () => {
  const t = field({ line: ['27'], units: ['0 carrier 27', ...SIEGE.slice(1)], dice: [5] });
  t.play('0 activate:27', '1 no', '0 bombard'); // one target only: nothing to aim
  expect(standing(t.s.pub, 'new-albion')).toEqual([]);
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 infantry*2', '1 pds']);
});

it('[TI4-EX-21] [TI4-SCD-5] [TI4-GND-7] [TI4-STRUCT-8] an undefended planet with a PDS', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 pds lodor'];
  const t = field({ line: ['26'], units, techs: { 0: ['dacxive-animators'] }, dice: [9] });
  t.play('0 activate:26', '1 no'); // the cannon speaks against the carrier first
  t.play('0 land:infantry@26>lodor', '0 land:infantry@26>lodor', '1 fire:0');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true });
  const types = t.heard(null).map((told) => told.type);
  expect(types).not.toContain('combat.ground');
  expect(types.lastIndexOf('unit.destroyed')).toBeLessThan(types.indexOf('planet.gained')); // the PDS goes, then the card passes
});

it('[TI4-EX-22] [TI4-SUST-1] [TI4-SUST-6] [TI4-HIT-5] [TI4-MECH-3] a mech in combat', () => {
  const units = ['0 carrier 26', '0 mech 26', '0 infantry 26', '1 infantry*2 lodor'];
  const t = field({ line: ['26'], units, dice: [6, 7, 8, 3, 2, 8, 9] });
  t.play('0 activate:26', '0 land:mech@26>lodor', '0 land:infantry@26>lodor');
  t.play('0 sustain sustain:mech@lodor');
  expect(t.may(0)).toEqual(['hit:infantry@lodor', 'hit:mech*@lodor']);
  t.play('0 hit:infantry@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 mech!']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true });
});

it('[TI4-EX-23] [TI4-CTRL-7] [TI4-GND-4] a draw leaves the planet with its defender', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry lodor', '1 space-dock lodor'];
  const t = field({ line: ['26'], units, dice: [8, 10] }).play('0 activate:26', '0 land:infantry@26>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 space-dock']);
  expect(t.s.pub.planets.lodor!.controller).toBe(1);
});

const YARD = { line: ['27', '46'], units: ['0 space-dock starpoint'], goods: { 0: 8 } };
const costOf = (t: ReturnType<typeof field>) => t.request(0).prompt.args;

it('[TI4-EX-24] [TI4-PROD-3] [TI4-PROD-4] [TI4-PROD-5] [TI4-PROD-14] production', () => {
  const t = field(YARD).play('0 activate:27');
  expect(costOf(t)).toEqual({ count: 0, limit: 5, cost: 0 });
  t.play('0 build:carrier', '0 build:fighter', '0 build:fighter', '0 build:infantry');
  expect(costOf(t)).toMatchObject({ cost: 5 });
  t.play('0 build:infantry');
  expect(t.request(0).prompt.args).toMatchObject({ amount: 5 }); // the limit is reached: now it is paid
  t.play(...Array<string>(5).fill('0 goods'));
  expect(standing(t.s.pub, '27')).toEqual(['0 carrier', '0 fighter*2']);
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry*2', '0 space-dock']);
});

it('[TI4-PROD-4] resources of the planet and 2, or 4 once upgraded, even of an exhausted planet', () => {
  const limit = (techs: string[]) => {
    const also: Field['also'] = ({ pub }) => {
      pub.planets.starpoint!.exhausted = true;
    };
    return costOf(field({ ...YARD, techs: { 0: techs }, also }).play('0 activate:27'))?.limit;
  };
  expect([limit([]), limit(['space-dock-2'])]).toEqual([5, 7]);
});

it('[TI4-PROD-8] no ships among others’ ships, whether or not own ones are there', () => {
  const yard = (...ships: string[]) => {
    const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
    const start = { line: ['26'], units: ['0 space-dock lodor', ...ships], goods: { 0: 3 }, begin };
    const t = field({ ...start, strategy: { construction: 0 } });
    return t.play('0 strategic:construction', '0 produce:lodor').may(0);
  };
  expect(yard('0 cruiser 26')).toContain('build:cruiser');
  expect(yard('0 cruiser 26', '1 cruiser 26')).toEqual(['build:infantry', 'build:mech', 'done']);
  expect(yard('0 cruiser 26', '-1 cruiser 26')).toEqual(['build:infantry', 'build:mech', 'done']);
});

it('[TI4-EX-24] [TI4-PROD-7] [sarween-tools] Sarween Tools, and pairs of their own kind', () => {
  const tools = field({ ...YARD, techs: { 0: ['sarween-tools'] } });
  tools.play(
    '0 activate:27',
    '0 build:carrier',
    '0 build:fighter',
    '0 build:fighter',
    '0 build:infantry',
    '0 build:infantry',
  );
  expect(tools.request(0).prompt.args).toMatchObject({ amount: 4 });
  const mixed = field(YARD).play('0 activate:27', '0 build:fighter', '0 build:infantry');
  expect(costOf(mixed)).toMatchObject({ cost: 2 });
  const odd = field(YARD).play(
    '0 activate:27',
    ...Array<string>(3).fill('0 build:infantry'),
    '0 build:fighter',
    '0 build:fighter',
  );
  expect(odd.request(0).prompt.args).toMatchObject({ amount: 3 });
});

it('[TI4-EX-25] [TI4-COMP-4] [TI4-COMP-8] [TI4-CAP-9] the fifth carrier', () => {
  const units = ['0 space-dock starpoint', '0 carrier*2 27', '0 carrier 46', '0 fighter*2 46', '0 carrier 47'];
  const t = field({ line: ['27', '46', '48', '47'], units, goods: { 0: 3 }, tokens: { 47: [0] } });
  t.play('0 activate:27', '0 done', '0 build:carrier', '0 done', '0 goods', '0 goods', '0 goods');
  expect(t.may(0)).toEqual(['recycle:carrier@46']);
  t.play('0 recycle:carrier@46');
  expect(t.may(0)).toEqual(['remove:fighter@46']);
  t.play('0 remove:fighter@46', '0 remove:fighter@46');
  expect(standing(t.s.pub, '27')).toEqual(['0 carrier*3']);
});

it('[TI4-EX-26] [TI4-TACT-4] [TI4-BLOCK-2] [TI4-PROD-8] a blockaded dock', () => {
  const units = ['0 space-dock lodor', '1 cruiser 26'];
  const t = field({ line: ['26'], units, techs: { 0: ['space-dock-2'] }, goods: { 0: 3 } }).play('0 activate:26');
  expect(costOf(t)).toMatchObject({ limit: 7 });
  expect(t.may(0)).toEqual(['build:infantry', 'build:mech', 'done']);
});

it('[TI4-CUST-1] [TI4-CUST-2] [TI4-CUST-4] the custodians', () => {
  const units = ['0 carrier 18', '0 infantry*2 18'];
  const poor = field({ line: ['18', '46'], units, goods: { 0: 5 } }).play('0 activate:18');
  expect(poor.asked()).toEqual([]);
  const t = field({ line: ['18', '46'], units, goods: { 0: 6 } }).play('0 activate:18');
  expect(t.may(0)).toEqual(['custodians', 'done']);
  t.play('0 custodians', ...Array<string>(6).fill('0 goods'));
  expect(t.may(0)).toEqual(['land:infantry@18>mecatol-rex']); // at least one must land
  t.play('0 land:infantry@18>mecatol-rex', '0 done');
  expect(t.s.pub).toMatchObject({ custodians: false, planets: { 'mecatol-rex': { controller: 0, exhausted: true } } });
  expect(t.s.pub.players[0]!.points).toBe(1);
});

it('[TI4-HIT-11] [TI4-BOMB-11] [x-89-bacterial-weapon] X-89 doubles hits and exhausts the planet', () => {
  const units = ['0 dreadnought 26', '1 infantry*3 lodor'];
  const t = field({ line: ['26'], units, techs: { 0: ['x-89-bacterial-weapon'] }, dice: [5] });
  t.play('0 activate:26', '0 bombard');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry']);
  expect(t.s.pub.planets.lodor!.exhausted).toBe(true);
});

it('[TI4-INV-12] L4 Disruptors silence the cannons of the planet', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 pds lodor'];
  const t = field({ line: ['26'], units, techs: { 0: ['l4-disruptors'] } }).play(
    '0 activate:26',
    '1 no',
    '0 land:infantry@26>lodor',
  );
  expect(t.s.pub.planets.lodor!.controller).toBe(0);
});

it('[TI4-INV-12] Disable: the PDS of the others have neither shield nor cannon, in that system alone', () => {
  const units = ['0 dreadnought 26', '0 infantry 26', '1 pds lodor', '1 infantry lodor'];
  const invade = (system: string) => {
    const args = { seat: 0, system: '26', effects: [{ kind: 'disabled', seat: 0, system }] };
    return field({ line: ['26', '27'], units, begin: { step: 'invasion', args }, dice: [10, 10, 1] });
  };
  const open = invade('26').play('0 bombard', '0 land:infantry@26>lodor');
  expect(open.s.pub.planets.lodor!.controller).toBe(0); // nobody was asked to fire
  expect(invade('27').may(0)).toEqual(['done', 'land:infantry@26>lodor']); // the shield holds
});

it('[TI4-SCAR-1] [TI4-SCAR-3] in an entropic scar no unit ability works', () => {
  const units = ['0 carrier 116', '0 infantry*2 116', '1 pds lemox', '1 space-dock lemox'];
  const t = field({ line: ['116', '46'], units }).play('0 activate:116', '0 land:infantry@116>lemox', '0 done');
  expect(t.s.pub.planets.lemox!.controller).toBe(0); // nobody was asked to fire
});

it('[TI4-SCAR-1] nor does one work from outside against units in the scar', () => {
  const into = (tile: string) =>
    field({ line: ['46', tile, '26'], units: ['0 cruiser 46', '2 pds lodor'], techs: { 2: ['pds-2'] } }).play(
      `0 activate:${tile}`,
      '0 move:cruiser@46~2',
    );
  expect(into('47').asked()).toEqual([2]);
  expect(into('116').asked()).toEqual([]);
});
