// The Naalu Collective: abilities, technologies and flagship.
import { expect, it } from 'vitest';
import { barTo, sum } from '../../../registry.ts';
import { initiativeOf } from '../../../steps/round.ts';
import { drive, misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { excesses } from '../../../values/limits.ts';

const naalu = { edition: 2, factions: { 0: 'naalu', 1: 'sol', 2: 'letnev' } };

it('[TI4-INIT-1] [TI4-INIT-2] [TI4-INIT-3] [TI4-STRAT-16] [telepathic, naalu] first in initiative order, whatever the card', () => {
  const strategy = { imperial: 0, leadership: 1, politics: 2 };
  const begin = { step: 'strategyPhase', at: 'finish', args: {} };
  const t = field({ ...naalu, line: ['46'], units: [], strategy, begin });
  expect(t.s.pub.initiative).toEqual([0, 1, 2]);
  const card = (id: string) => t.s.pub.strategyCards.find((each) => each.id === id)!;
  Object.assign(card('imperial'), { owner: 2 });
  Object.assign(card('politics'), { owner: 0 });
  expect([0, 1, 2].map((seat) => initiativeOf(t.s.pub, seat))).toEqual([0, 1, 8]); // cards change hands, the token stays
  const plain = field({
    ...naalu,
    factions: { 0: 'hacan', 1: 'sol', 2: 'letnev' },
    line: ['46'],
    units: [],
    strategy,
    begin,
  });
  expect(plain.s.pub.initiative).toEqual([1, 2, 0]);
});

it('[TI4-ABMOVE-8] [TI4-ABMOVE-5] [foresight] the fleet leaves with its load as others come in, before they can fire', () => {
  const units = ['1 cruiser 46', '0 carrier 47', '0 fighter*2 47', '0 infantry 47', '0 infantry lodor'];
  const t = field({
    ...naalu,
    line: ['46', '47', '26'],
    units,
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  });
  through(t, '1 activate:47', '1 move:cruiser@46~2');
  expect(offers(t, 0)).toEqual(['foresight use@0>26', 'foresight use@0>46']);
  through(t, '0 foresight use@0>26');
  drive(t, /^load:/);
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier', '0 fighter*2', '0 infantry']);
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser']);
  expect([t.s.pub.players[0]!.strategy, t.s.pub.tokens['26']]).toEqual([1, [0]]);
});

it('[foresight] not without a strategy token, and not into others’ ships', () => {
  const start = {
    ...naalu,
    line: ['46', '47', '26'],
    units: ['1 cruiser*2 46', '0 carrier 47'],
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  };
  const t = through(field({ ...start, dice: [...misses] }), '1 activate:47', '1 move:cruiser@46~2');
  through(t, '1 done');
  expect(offers(t, 0)).toEqual(['foresight use@0>26']); // one of them has stayed
  const poor = field({
    ...start,
    dice: [...misses],
    also: ({ pub }) => void Object.assign(pub.players[0]!, { strategy: 0 }),
  });
  expect(offers(through(poor, '1 activate:47', '1 move:cruiser@46~2', '1 done'), 0)).toEqual([]);
});

it('[TI4-ACT-4] [neuroglaive] who activates a system with its ships returns a token of the fleet pool', () => {
  const start = {
    ...naalu,
    line: ['46', '47'],
    units: ['0 cruiser 47', '1 cruiser 46'],
    techs: { 0: ['neuroglaive'] },
  };
  const by = (seat: number, system: string) =>
    field({ ...start, begin: { step: 'tactical', args: { seat, effects: [] } } }).play(`${seat} activate:${system}`).s
      .pub.players[seat]!.fleet;
  expect([by(1, '47'), by(1, '46'), by(0, '47')]).toEqual([2, 3, 3]);
});

it('[TI4-FLAG-4] [TI4-GND-12] [TI4-INV-4] [matriarch] fighters land beside the flagship, fight, and return to space', () => {
  const units = ['0 flagship 26', '0 fighter*2 26', '0 infantry 26', '1 infantry*2 lodor'];
  const t = field({ ...naalu, line: ['26', '46'], units, dice: [8, 8, 1, 1, 1] });
  through(t, '0 activate:26', '0 land:fighter@26>lodor', '0 land:fighter@26>lodor', '0 land:infantry@26>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
  expect(standing(t.s.pub, '26')).toEqual(['0 fighter*2', '0 flagship']);
  expect(t.s.pub.planets.lodor!.controller).toBe(0);
});

it('[TI4-FLAG-4] [matriarch] fighters alone gain nothing: a draw', () => {
  const units = ['0 flagship 26', '0 fighter*2 26', '1 infantry lodor'];
  const t = field({ ...naalu, line: ['26', '46'], units, dice: [8, 8, 1] });
  through(t, '0 activate:26', '0 land:fighter@26>lodor', '0 land:fighter@26>lodor');
  expect(t.s.pub.planets.lodor!.controller).toBe(1);
  expect(t.heard(null).map(({ type }) => type)).toContain('combat.draw');
  expect(standing(t.s.pub, '26')).toEqual(['0 fighter*2', '0 flagship']);
  const empty = field({ ...naalu, line: ['26', '46'], units: units.slice(0, 2) });
  through(empty, '0 activate:26', '0 land:fighter@26>lodor', '0 done');
  expect(empty.s.pub.planets.lodor!.controller).toBe(-1);
  const alone = field({ ...naalu, line: ['26', '46'], units: ['0 carrier 26', '0 fighter*2 26', '1 infantry lodor'] });
  expect(offers(through(alone, '0 activate:26'), 0).join()).not.toContain('land:fighter');
});

it('[TI4-FLEET-2] [TI4-FLEET-8] [hybrid-crystal-fighter-1, hybrid-crystal-fighter-2] without room they count as half a ship each', () => {
  const over = (fighters: number) => {
    const units = ['0 cruiser*2 46', `0 fighter*${fighters} 46`];
    const t = field({ ...naalu, line: ['46'], units: [], techs: { 0: ['hybrid-crystal-fighter-2'] }, fleet: 3 });
    const other = field({ ...naalu, line: ['46'], units, techs: { 0: ['hybrid-crystal-fighter-2'] }, fleet: 16 });
    return excesses({ ...other.s.pub, players: t.s.pub.players }, undefined).map(({ fleet, cargo }) => [fleet, cargo]);
  };
  expect([over(2), over(3), over(4)]).toEqual([[], [[0.5, 0]], [[1, 0]]]);
});

it('[TI4-AFB-2] [iconoclast-codex3] no barrage against those beside it', () => {
  const spec: Field = {
    edition: 5,
    factions: { 0: 'naalu', 1: 'sol', 2: 'letnev' },
    line: ['46', '26'],
    units: ['0 carrier 26', '0 fighter*2 26', '0 mech 26', '1 destroyer 46'],
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  };
  const barred = (units: string[]) => {
    const { pub } = field({ ...spec, units }).s;
    return barTo('use', pub, { ability: 'afb', seat: 1, target: 0, system: '26', planet: null })?.why;
  };
  expect([barred(spec.units), barred(['0 carrier 26', '0 mech lodor']), barred(['0 carrier 26'])]).toEqual([
    'iconoclast',
    'iconoclast',
    undefined,
  ]);
});

it('[TI4-DICE-3] [iconoclast-pok] before the Codex it fights better against whoever has a fragment', () => {
  const bonus = (sets: Field['sets'], fragments: string[]) => {
    const { pub } = field({
      edition: 5,
      sets: sets!,
      factions: { 0: 'naalu', 1: 'sol', 2: 'letnev' },
      line: ['26'],
      units: ['0 mech lodor', '0 infantry lodor'],
      open: { 1: fragments },
    }).s;
    const of = (i: number) =>
      sum('combat', pub, { unit: pub.units[i]!, against: 1, system: '26', planet: 'lodor', attacker: 1 });
    return [of(0), of(1)];
  };
  const FRAGMENT = ['fragment:cultural-relic-fragment#1'];
  expect(bonus(['base', 'pok'], FRAGMENT)).toEqual([2, 0]);
  expect(bonus(['base', 'pok'], [])).toEqual([0, 0]);
  expect(bonus(['base', 'pok', 'codex3'], FRAGMENT)).toEqual([0, 0]);
});

it('[TI4-CHG-1] [TI4-SET-3] [TI4-DEPLOY-6] [iconoclast] with Thunder’s Edge a mech comes whenever another finds a relic', () => {
  const found = (by: number, mechs: string) =>
    field({
      edition: 5,
      sets: ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4', 'te'],
      factions: { 0: 'naalu', 1: 'sol', 2: 'letnev' },
      line: ['26', '27'],
      units: ['0 infantry lodor', ...(mechs ? [mechs] : [])],
      begin: { step: 'gainRelic', args: { seat: by } },
    });
  expect(standing(found(1, '').s.pub, 'lodor')).toEqual(['0 infantry', '0 mech']);
  expect(standing(found(0, '').s.pub, 'lodor')).toEqual(['0 infantry']);
  expect(standing(found(1, '0 mech*4 starpoint').s.pub, 'lodor')).toEqual(['0 infantry']);
});
