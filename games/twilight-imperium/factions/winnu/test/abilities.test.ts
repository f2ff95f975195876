// The Winnu: abilities, technologies, flagship and mech.
import { expect, it } from 'vitest';
import { adjacent } from '../../../galaxy/adjacency.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';
import { resourcesOf } from '../../../values/board.ts';

const winnu = { edition: 2, factions: { 0: 'winnu', 1: 'sol', 2: 'letnev' } };
const landing = ['0 carrier 18', '0 infantry*2 18'];
const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-INV-9] [TI4-CUST-2] [blood-ties] the custodians leave without influence, for the Winnu alone', () => {
  const start = { line: ['18', '46'], units: landing };
  const t = through(field({ ...winnu, ...start }), '0 activate:18', '0 custodians', '0 land:infantry@18>mecatol-rex');
  expect(t.s.pub.custodians).toBe(false);
  expect(t.s.pub.players[0]!.points).toBe(1);
  const other = through(
    field({ ...winnu, factions: { 0: 'sol', 1: 'winnu', 2: 'letnev' }, ...start }),
    '0 activate:18',
  );
  expect(other.asked()).toEqual([]); // nothing to land on, and nothing to pay with
});

it('[TI4-TACT-6] [reclamation, winnu] Mecatol Rex gained: a PDS and a space dock, after production', () => {
  const also = ({ pub }: { pub: { custodians: boolean } }) => {
    pub.custodians = false;
  };
  const t = through(field({ ...winnu, line: ['18', '46'], units: landing, also }), '0 activate:18');
  through(t, '0 land:infantry@18>mecatol-rex', '0 done');
  expect(offers(t, 0)).toEqual(['reclamation use@0']);
  through(t, '0 reclamation use@0');
  expect(standing(t.s.pub, 'mecatol-rex')).toEqual(['0 infantry', '0 pds', '0 space-dock']);
  const lodor = through(
    field({ ...winnu, line: ['26', '46'], units: ['0 carrier 26', '0 infantry 26'] }),
    '0 activate:26',
  );
  through(lodor, '0 land:infantry@26>lodor');
  expect(lodor.asked()).toEqual([]); // another planet is no reason
});

it('[TI4-TACT-6] [TI4-STRUCT-2] [reclaimer] a mech builds on the planet it has helped to gain, each once', () => {
  const units = ['0 carrier 26', '0 mech 26', '0 mech*2 starpoint'];
  const t = through(field({ ...winnu, line: ['26', '46', '27'], units }), '0 activate:26', '0 land:mech@26>lodor');
  expect(offers(t, 0)).toHaveLength(2);
  expect(offers(t, 0)[0]).toMatch(/^reclaimer mech\d+@0>pds\.lodor$/);
  through(t, `0 ${offers(t, 0)[0]}`);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 mech', '0 pds']);
  expect(t.asked()).toEqual([]);
});

it('[TI4-ADJ-9] [lazax-gate-folding] in its own tactical actions the centre has both wormholes for their owner, until it is theirs', () => {
  const start = {
    ...winnu,
    line: ['18', '46', '47', '26'],
    units: ['0 cruiser 26'],
    techs: { 0: ['lazax-gate-folding'] },
  };
  const t = field(start);
  expect(adjacent(t.s.pub, 0, '26', '18')).toBe(true);
  expect([adjacent(t.s.pub, 1, '26', '18'), adjacent(t.s.pub, 0, '47', '18')]).toEqual([false, false]);
  const idle = field({ ...start, begin: { step: 'tactical', args: { seat: 1, effects: [] } } });
  expect(adjacent(idle.s.pub, 0, '26', '18')).toBe(false);
  const held = field({ ...start, planets: { 'mecatol-rex': 0 } });
  expect(adjacent(held.s.pub, 0, '18', '26')).toBe(false);
});

it('[TI4-TURN-20] [lazax-gate-folding] with Mecatol Rex it is exhausted for an infantry there', () => {
  const techs = { 0: ['lazax-gate-folding'] };
  const t = field({ ...winnu, line: ['18'], units: ['0 infantry mecatol-rex'], techs, begin: turn });
  through(t, '0 action:lazax-gate-folding on:mecatol-rex');
  expect(standing(t.s.pub, 'mecatol-rex')).toEqual(['0 infantry*2']);
  expect(t.s.pub.cards).toMatchObject([{ state: 'exhausted' }]);
  const without = field({ ...winnu, line: ['18', '46'], units: [], planets: { 'mecatol-rex': 1 }, techs, begin: turn });
  expect(without.may(0).filter((key) => key.startsWith('action:lazax'))).toEqual([]);
});

it('[TI4-PROD-7] [TI4-SPEND-1] [hegemonic-trade-policy] one planet’s values are swapped for one production', () => {
  const units = ['0 space-dock lodor', '0 infantry meer'];
  const t = field({
    ...winnu,
    line: ['26', '37'],
    units,
    planets: { meer: 0 },
    techs: { 0: ['hegemonic-trade-policy'] },
  });
  through(t, '0 activate:26', '0 hegemonic-trade-policy use@0>meer');
  expect(resourcesOf(t.s.pub, 'meer')).toBe(4);
  through(t, '0 build:dreadnought', '0 done');
  expect(standing(t.s.pub, '26')).toEqual(['0 dreadnought']);
  expect(resourcesOf(t.s.pub, 'meer')).toBe(0);
  expect(t.s.pub.cards).toMatchObject([{ state: 'exhausted' }]);
});

it('[TI4-DICE-11] [TI4-FLAG-7] [salai-sai-corian] one die for each enemy ship that is no fighter', () => {
  const dice = (...theirs: string[]) => {
    const units = ['0 flagship 46', '1 infantry lodor', ...theirs];
    const t = field({ ...winnu, line: ['46', '47', '26'], units, dice: [...misses] });
    through(t, '0 activate:47', '0 move:flagship@46~1', '1 no');
    return (t.heard(null).find(({ type }) => type === 'rolled.combat')!.args.dice as number[]).length;
  };
  expect(dice('1 cruiser*2 47', '1 carrier 47', '1 fighter*2 47')).toBe(3);
  expect(dice('1 fighter*2 47', '1 carrier 47')).toBe(1);
});
