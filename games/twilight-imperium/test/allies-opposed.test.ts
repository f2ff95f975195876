// TI4-ALLY-16 to -20: texts that answer what others do leave the ally alone, one by one, and cannon fire falls on both of a pair.
import { expect, it } from 'vitest';
import { combatDice } from '../values/combat.ts';
import { pathsTo } from '../values/move.ts';
import { canSustain } from '../values/units.ts';
import { through } from './drive.ts';
import { type Field, standing } from './field.ts';
import { paired } from './paired.ts';
import { told } from './told.ts';

/** A cruiser of seat 0 comes to 26, where `owner` stands; everybody else lets pass. */
const comes = (owner: number, spec: Partial<Field> = {}) =>
  paired({ line: ['46', '26'], units: ['0 cruiser 46', `${owner} cruiser 26`], ...spec }).play('0 activate:26');
const asks = (t: ReturnType<typeof comes>, seat: number, what: string): boolean =>
  t.asked().includes(seat) && t.may(seat).some((key) => key.includes(what));

it('[TI4-ALLY-19] [neuroglaive] costs opponents a fleet token, not the ally', () => {
  const fleet = (owner: number) => {
    const spec = { techs: { [owner]: ['neuroglaive'] }, factions: { [owner]: 'naalu' } };
    return comes(owner, spec).s.pub.players[0]!.fleet;
  };
  expect(fleet(1) - fleet(2)).toBe(1);
});

it('[TI4-ALLY-19] [nullification-field] ends the turn of opponents, not that of the ally', () => {
  const asked = (owner: number) =>
    asks(
      comes(owner, { techs: { [owner]: ['nullification-field'] }, factions: { [owner]: 'xxcha' } }),
      owner,
      'nullification-field',
    );
  expect([asked(1), asked(2)]).toEqual([false, true]);
});

it('[TI4-ALLY-19] [so-ata] [dirzuga-rophal] commanders that answer an activation do not answer the ally', () => {
  const sees = (owner: number) =>
    asks(
      comes(owner, {
        factions: { [owner]: 'yssaril' },
        open: { [owner]: ['leader:so-ata'] },
        cards: { 0: ['sabotage'] },
      }),
      owner,
      'so-ata',
    );
  expect([sees(1), sees(2)]).toEqual([false, true]);
  const grows = (owner: number) =>
    asks(
      comes(owner, {
        units: ['0 cruiser 46', `${owner} space-dock lodor`, `${owner} infantry lodor`],
        planets: { lodor: owner },
        factions: { [owner]: 'arborec' },
        open: { [owner]: ['leader:dirzuga-rophal'] },
        goods: { [owner]: 5 },
      }),
      owner,
      'dirzuga-rophal',
    );
  expect([grows(1), grows(2)]).toEqual([false, true]);
});

it('[TI4-ALLY-18] [foresight] [stymie] [xuange] texts about ships of another player that come in do not speak of the ally', () => {
  const arrives = (owner: number, spec: Partial<Field>, what: string) => {
    const t = comes(owner, { line: ['46', '26', '27'], ...spec });
    through(t, '0 move:cruiser@46~2');
    return asks(t, owner, what);
  };
  const foresight = (owner: number) => arrives(owner, { factions: { [owner]: 'naalu' } }, 'foresight');
  expect([foresight(1), foresight(2)]).toEqual([false, true]);
  const stymie = (owner: number, issuer: number) =>
    arrives(owner, { factions: { [issuer]: 'arborec' }, notes: { [owner]: [`stymie@${issuer}`] } }, 'stymie');
  expect([stymie(1, 3), stymie(2, 1), stymie(2, 3)]).toEqual([false, true, false]); // none of the ally’s own [TI4-ALLY-7]
  const xuange = (owner: number) =>
    arrives(
      owner,
      { factions: { [owner]: 'empyrean' }, open: { [owner]: ['leader:xuange'] }, tokens: { 26: [owner] } },
      'xuange',
    );
  expect([xuange(1), xuange(2)]).toEqual([false, true]);
});

it('[TI4-ALLY-18] [chaos-mapping] [aerie-hololattice] [moll-terminus] what bars others lets the ally through', () => {
  const opens = (owner: number) => {
    const t = paired({
      line: ['46', '44'],
      units: ['0 cruiser 46', `${owner} cruiser 44`],
      techs: { 0: ['antimass-deflectors'], [owner]: ['chaos-mapping', 'antimass-deflectors'] },
      factions: { [owner]: 'saar' },
    });
    return t.may(0).includes('activate:44');
  };
  expect([opens(1), opens(2)]).toEqual([true, false]);
  const passes = (owner: number) => {
    const { pub } = paired({
      line: ['46', '26', '27'],
      units: ['0 cruiser 46', `${owner} pds lodor`],
      planets: { lodor: owner },
      techs: { [owner]: ['aerie-hololattice'] },
      factions: { [owner]: 'argent' },
    }).s;
    return pathsTo(pub, pub.units.find((u) => u.owner === 0)!, '27').length > 0;
  };
  expect([passes(1), passes(2)]).toEqual([true, false]);
  const holds = (owner: number) => {
    const { pub } = paired({
      line: ['46', '26'],
      units: ['0 mech lodor', `${owner} mech lodor`, '0 cruiser 46'],
      planets: { lodor: 0 },
      factions: { 0: 'sol', [owner]: 'mentak' },
      also: ({ pub: table }) => void Object.assign(table.planets.lodor!, { coexisting: owner === 1 ? [] : [owner] }),
    }).s;
    return canSustain(pub, pub.units.find((u) => u.owner === 0 && u.type === 'mech')!);
  };
  expect([holds(1), holds(2)]).toEqual([true, false]);
});

it('[TI4-ALLY-15] [TI4-ANOM-8] in a nebula only those who defend have the bonus, not the ally of the attacker', () => {
  const { pub } = paired({ line: ['46', '42'], units: ['0 cruiser 42', '1 cruiser 42', '2 cruiser 42'] }).s;
  const need = (owner: number) => {
    const unit = pub.units.find((u) => u.owner === owner && u.at === '42')!;
    return combatDice(pub, { unit, system: '42', planet: null, attacker: 0, against: owner === 2 ? 0 : 2 })[0]!.need;
  };
  expect([0, 1, 2].map(need)).toEqual([7, 7, 6]);
});

it('[TI4-ALLY-16] hits of Space Cannon against one of a pair may fall on ships of either', () => {
  const t = paired({
    line: ['46', '26'],
    units: ['0 cruiser 46', '1 carrier 26', '2 pds lodor'],
    planets: { lodor: 2 },
    dice: [10],
  }).play('0 activate:26', '0 move:cruiser@46~2', '2 fire:0');
  expect([...t.asked()].sort()).toEqual([0, 1]);
  expect(t.may(0)).toEqual(['hit:0/cruiser@26', 'hit:1/carrier@26']);
  t.play('0 hit:1/carrier@26', '1 hit:1/carrier@26');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser']);
  expect(told(t, 'hits.disputed')).toEqual([]);
});
