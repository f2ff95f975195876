// TI4-AC: the action cards of combat: rounds, retreats, dice and hits.
import { expect, it } from 'vitest';
import { technologiesOf } from '../state.ts';
import { drive, driven } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { told } from './told.ts';

type Table = ReturnType<typeof field>;
/** Seat 0 attacks where both are already. */
const battle = (more: Partial<Field>): Table =>
  field({ edition: 2, line: ['46', '47', '48'], units: [], ...more }).play('0 activate:46');

it('[TI4-TECH-2] [TI4-UNIT-3] [reveal-prototype] four resources for an upgrade of a unit in the fight', () => {
  const spec = { units: ['0 cruiser 46', '1 cruiser 46'], goods: { 0: 4 }, factions: { 0: 'sol' } };
  const techs = { 0: ['neural-motivator', 'sarween-tools', 'plasma-scoring', 'antimass-deflectors'] };
  const t = battle({ ...spec, techs, cards: { 0: ['reveal-prototype'] }, dice: [6, 5] });
  drive(t, /^reveal-prototype/, /^goods$/, /^research:/);
  expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toContain('cruiser-2');
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser']); // a Cruiser II hits with 6
});

it('[TI4-DICE-3] [fighter-prototype] fighters hit better in the first round, and only fighters', () => {
  const units = ['0 carrier 46', '0 fighter 46', '1 cruiser 46'];
  const t = battle({ units, cards: { 0: ['fighter-prototype'] }, dice: [1, 7, 1] });
  while (!t.may(0).some((key) => key.startsWith('fighter-prototype'))) t.play('0 pass');
  t.play('0 fighter-prototype play:fighter-prototype#1');
  expect(told(t, 'rolled.combat')[0]!.args.needs).toEqual([9, 7]);
});

it('[TI4-SUST-6] [emergency-repairs] all damaged units, at the start or at the end of a round', () => {
  const units = ['0 dreadnought!*2 46', '1 cruiser 46'];
  const t = battle({ units, cards: { 0: ['emergency-repairs'] } });
  while (!t.may(0).some((key) => key.startsWith('emergency-repairs '))) t.play('0 pass');
  t.rig(10, 10, 1).play('0 emergency-repairs play:emergency-repairs#1');
  expect(standing(t.s.pub, '46')).toEqual(['0 dreadnought*2']);
  const late = battle({ units, cards: { 0: ['emergency-repairs'] }, dice: [10, 1, 1] });
  drive(late, /^emergency-repairs@combatRound.end/);
  expect(standing(late.s.pub, '46')).toEqual(['0 dreadnought*2']);
});

const FLIGHT = { units: ['0 cruiser 46', '0 cruiser 47', '1 cruiser 46'], dice: [1, 1] };
it('[TI4-RET-16] [TI4-RET-1] [TI4-RET-4] [rout] the attacker must announce a retreat, if there is anywhere to go', () => {
  const t = battle({ ...FLIGHT, cards: { 1: ['rout'] } });
  drive(t, /^rout/);
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser*2']);
  expect(standing(t.s.pub, '46')).toEqual(['1 cruiser']);
  const stuck = battle({ units: ['0 cruiser 46', '1 cruiser 46'], dice: [1, 1, 10, 1], cards: { 1: ['rout'] } });
  drive(stuck, /^rout/);
  expect(standing(stuck.s.pub, '46')).toEqual(['0 cruiser']); // it fights on
});

it('[TI4-RET-16] [TI4-RET-7] [intercept] who has announced a retreat stays this round', () => {
  const t = battle({ ...FLIGHT, dice: [1, 1, 10, 1], cards: { 1: ['intercept'] } });
  drive(t, /^intercept/, /^retreat$/);
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser']); // it stayed, and won the second round
  const again = battle({ ...FLIGHT, dice: [1, 1, 1, 1], cards: { 1: ['intercept'] } });
  expect(driven(again, [/^intercept/, /^retreat$/], '47')).toEqual(['0 cruiser*2']); // announced anew in the next round
  const free = battle({ ...FLIGHT, cards: { 1: ['intercept'] } });
  expect(driven(free, [/^retreat$/], '47')).toEqual(['0 cruiser*2']);
});

it('[TI4-DICE-10] [TI4-HIT-13] [courageous-to-the-end] the lost ship’s value destroys ships of the opponent’s choice', () => {
  const units = ['0 cruiser 46', '1 cruiser 46', '1 dreadnought 46', '1 carrier 46'];
  const t = battle({ units, cards: { 0: ['courageous-to-the-end'] }, dice: [1, 10, 1, 1, 7, 6] });
  drive(t, /^courageous/, /^destroy:carrier/);
  expect(standing(t.s.pub, '46')).toEqual(['1 cruiser', '1 dreadnought']); // 7 reaches a cruiser's 7, 6 does not
});

it('[TI4-COMM-5] [TI4-TG-4] [salvage] the loser’s commodities become the winner’s goods', () => {
  const also: NonNullable<Field['also']> = ({ pub }) => Object.assign(pub.players[1]!, { commodities: 2 });
  const t = battle({ units: ['0 cruiser 46', '1 cruiser 46'], also, cards: { 0: ['salvage'] }, dice: [10, 1] });
  drive(t, /^salvage/);
  expect([t.s.pub.players[0]!.goods, t.s.pub.players[1]!.commodities]).toEqual([2, 0]);
});

it('[TI4-SUST-9] [TI4-SUST-3] [TI4-HIT-10] [reflective-shielding] two hits back, in the same round', () => {
  const units = ['0 cruiser*3 46', '1 dreadnought 46'];
  const cards = { 1: ['reflective-shielding'] };
  const left = (...wishes: RegExp[]) => {
    const t = battle({ units, cards, dice: [10, 1, 1, 1, 10, 1, 1, 1] });
    drive(t, ...wishes, /^sustain/);
    return t.s.pub.units.filter((u) => u.owner === 0).length;
  };
  expect(left()).toBe(3); // the second round destroys the dreadnought
  expect(left(/^reflective-shielding/)).toBe(1);
});

it('[TI4-AFB-6] [TI4-AFB-2] [waylay] the barrage hits any ship, which may sustain', () => {
  const units = ['0 destroyer 46', '1 cruiser 46'];
  const t = battle({ units, cards: { 0: ['waylay'] }, dice: [9, 9] });
  drive(t, /^waylay/, /^fire$/);
  expect(standing(t.s.pub, '46')).toEqual(['0 destroyer']);
  const large = ['0 destroyer 46', '1 dreadnought 46'];
  const tough = battle({ units: large, cards: { 0: ['waylay'] }, dice: [9, 1, 1, 10] }); // then the round: it misses and is hit
  drive(tough, /^waylay/, /^fire$/, /^sustain/);
  expect(standing(tough.s.pub, '46')).toEqual(['1 dreadnought!']);
});

it('[TI4-DICE-5] [TI4-ABIL-4] [scramble-frequency] all dice of another’s unit ability are rolled again', () => {
  const units = ['0 cruiser 47', '1 pds lodor'];
  const t = field({ edition: 2, line: ['47', '26'], units, cards: { 0: ['scramble-frequency'] }, dice: [10, 1] });
  drive(t.play('0 activate:26'), /^move/, /^fire/, /^scramble-frequency/);
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser']);
  expect(t.s.pub.rolls.at(-1)).toMatchObject({ dice: [{ face: 1, hit: false }], hits: 0 });
});

it('[TI4-SUST-8] [direct-hit] destroys the ship that has just sustained', () => {
  const units = ['0 cruiser*2 46', '1 dreadnought 46'];
  const t = battle({ units, cards: { 0: ['direct-hit'] }, dice: [10, 1, 1, 1, 1, 10] });
  drive(t, /^direct-hit/, /^sustain/);
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser*2']);
});
