// The generic technologies, each at its moment.

import { expect, it } from 'vitest';
import { objectiveCard } from '../content.ts';
import { PUBLIC_OBJECTIVES } from '../packs/base/public-objectives.ts';
import { technologiesOf } from '../state.ts';
import { cardsDrawn, tokensGained } from '../values/economy.ts';
import { meets } from '../values/objectives.ts';
import { type Field, field, standing } from './field.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };
const HOME = {
  line: ['46', '1', '19'],
  units: ['0 infantry jord', '0 space-dock jord'],
  factions: { 0: 'sol' },
} satisfies Field;
const plain = (techs: string[], extra: Partial<Field> = {}) =>
  field({ ...HOME, techs: { 0: techs }, begin: turn, ...extra });

it('[TI4-STATUS-9] [neural-motivator, hyper-metabolism] Neural Motivator and [TI4-STATUS-11] Hyper Metabolism', () => {
  const t = plain(['neural-motivator', 'hyper-metabolism'], { factions: {} });
  expect([cardsDrawn(t.s.pub, 0), cardsDrawn(t.s.pub, 1)]).toEqual([2, 1]);
  expect([tokensGained(t.s.pub, 0), tokensGained(t.s.pub, 1)]).toEqual([3, 2]);
});

it('[TI4-TURN-16] [TI4-TURN-17] [TI4-TURN-14] [fleet-logistics] Fleet Logistics: two actions, and passing is none', () => {
  const t = plain(['fleet-logistics']).play('0 tactical', '0 activate:46');
  expect(t.may(0)).toEqual(expect.arrayContaining(['tactical', 'end']));
  expect(t.may(0)).not.toContain('pass');
  t.play('0 tactical', '0 activate:19');
  expect(t.asked()).toEqual([]); // no third
});

it('[TI4-PROD-15] [sling-relay] Sling Relay produces one ship, paid, without Sarween Tools', () => {
  const t = plain(['sling-relay', 'sarween-tools'], { goods: { 0: 2 } });
  t.s.pub.planets.jord!.exhausted = true;
  t.play('0 action:sling-relay at:jord', '0 build:cruiser', '0 goods', '0 goods');
  expect(standing(t.s.pub, '1')).toEqual(['0 cruiser']);
});

it('[TI4-GEN-38] [TI4-TECH-8] Psychoarchaeology turns specialties into trade goods', () => {
  const t = plain(['psychoarchaeology'], { planets: { wellon: 0 } });
  const [deal] = t.match.requestsTo(0).filter((r) => !r.blocking && r.prompt.key === 'ask.psychoarchaeology');
  expect(t.match.apply({ request: deal!.id, seat: 0, choice: 'sell:wellon' })).toHaveProperty('events');
  expect(t.s.pub.players[0]!.goods).toBe(1);
  expect(t.s.pub.planets.wellon!.exhausted).toBe(true);
  const paying = plain(['psychoarchaeology'], {
    planets: { wellon: 0 },
    begin: { step: 'pay', args: { seat: 0, resources: 2, influence: 0 } },
  });
  const asked = paying.match.requestsTo(0).map((r) => r.prompt.key);
  expect(asked).toContain('ask.pay.resources');
  expect(asked).not.toContain('ask.psychoarchaeology'); // not in the middle of a payment
});

it('[TI4-GEN-18] [bio-stims, predictive-intelligence] Bio-Stims and Predictive Intelligence at the end of the turn', () => {
  const t = plain(['bio-stims', 'predictive-intelligence'], { planets: { wellon: 0 } });
  t.s.pub.planets.wellon!.exhausted = true;
  t.play(
    '0 pass',
    '0 bio-stims use@0>planet.wellon',
    '0 predictive-intelligence use@0',
    '0 shift:fleet>tactic',
    '0 done',
  );
  expect(t.s.pub.planets.wellon!.exhausted).toBe(false);
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 4, fleet: 2 });
  expect(technologiesOf(t.s.pub, 0).map((tech) => tech.state)).toEqual(['exhausted', 'exhausted']); // both were exhausted for it
});

it('[TI4-GND-7] [dacxive-animators] Dacxive Animators after a won ground combat', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, techs: { 0: ['dacxive-animators'] }, dice: [8, 1] });
  t.play('0 activate:26', '0 land:infantry@26>lodor', '0 dacxive-animators use@0');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']);
  const ships = ['0 cruiser 46', '1 cruiser 26', '1 infantry lodor'];
  const space = field({ line: ['46', '26'], units: ships, techs: { 0: ['dacxive-animators'] }, dice: [10, 1] });
  expect(space.play('0 activate:26', '0 move:cruiser@46~2').asked()).toEqual([]); // no ground combat was won
});

it('[TI4-CHG-3] [TI4-HIT-9] [TI4-HIT-10] [TI4-ACT-4] [magen-defense-grid] Magen Defense Grid', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 space-dock lodor'];
  const t = field({ line: ['26'], units, techs: { 1: ['magen-defense-grid'] }, dice: [1, 8] }).play('0 activate:26');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry', '1 space-dock']);
  t.play('0 land:infantry@26>lodor', '0 land:infantry@26>lodor', '1 magen-defense-grid use@1>infantry@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry', '1 space-dock']); // one hit at the start, one in the round
});

it('[TI4-CHG-3] [TI4-ACT-4] Magen Defense Grid: one infantry with each structure, whoever activates the system', () => {
  const units = ['0 pds*2 starpoint', '0 space-dock new-albion', '1 cruiser 46'];
  const grid = { line: ['46', '27'], units, techs: { 0: ['magen-defense-grid'] } };
  for (const seat of [0, 1]) {
    const t = field({ ...grid, begin: { step: 'tactical', args: { seat, effects: [] } } }).play(`${seat} activate:27`);
    expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry*2', '0 pds*2']);
    expect(standing(t.s.pub, 'new-albion')).toEqual(['0 infantry', '0 space-dock']);
  }
});

it('[TI4-HIT-9] the hit of Magen Defense Grid is that unit’s: no other sustains it or takes it', () => {
  const units = ['0 carrier 26', '0 infantry 26', '0 mech 26', '1 space-dock lodor'];
  const t = field({ line: ['26'], units, techs: { 1: ['magen-defense-grid'] } }).play('0 activate:26');
  t.play('0 land:infantry@26>lodor', '0 land:mech@26>lodor', '1 magen-defense-grid use@1>infantry@lodor');
  expect(t.heard(null).find(({ type }) => type === 'unit.destroyed')?.args.unit).toEqual({ key: 'unit.infantry' });
  expect(t.heard(null).some(({ type }) => type === 'unit.damaged')).toBe(false);
});

it('[TI4-PROD-16] [self-assembly-routines] Self-Assembly Routines after production', () => {
  const t = field({ ...HOME, units: ['0 space-dock jord'], techs: { 0: ['self-assembly-routines'] }, goods: { 0: 1 } });
  t.play('0 activate:1', '0 build:infantry', '0 done', '0 goods', '0 self-assembly-routines use@0>jord');
  expect(standing(t.s.pub, 'jord')).toEqual(['0 infantry', '0 mech', '0 space-dock']);
  expect(technologiesOf(t.s.pub, 0)[0]!.state).toBe('exhausted');
});

it('[TI4-PROD-7] [ai-development-algorithm] AI Development Algorithm lowers the cost by the number of upgrades', () => {
  const techs = ['ai-development-algorithm', 'carrier-2', 'fighter-2'];
  const t = field({ ...HOME, units: ['0 space-dock jord'], techs: { 0: techs }, goods: { 0: 3 } });
  t.s.pub.planets.jord!.exhausted = true;
  t.play('0 activate:1', '0 ai-development-algorithm use@0', '0 build:dreadnought');
  expect(t.request(0).prompt.args).toMatchObject({ cost: 2 });
});

it('[TI4-TECH-9] [TI4-TECH-10] the algorithm waives a prerequisite of an upgrade', () => {
  const t = plain(['ai-development-algorithm', 'antimass-deflectors'], {
    begin: { step: 'research', args: { seat: 0 } },
  });
  expect(t.may(0)).toContain('research:destroyer-2'); // two red: the algorithm is one, and waives the other
  t.play('0 research:destroyer-2', '0 algorithm');
  expect(technologiesOf(t.s.pub, 0).map((tech) => tech.id)).toContain('destroyer-2');
});

it('[TI4-ABMOVE-7] [transit-diodes] Transit Diodes', () => {
  const t = plain(['transit-diodes'], { planets: { wellon: 0 } });
  t.play('0 transit-diodes use@0', '0 take:infantry@jord', '0 put:wellon');
  expect(standing(t.s.pub, 'wellon')).toEqual(['0 infantry']);
  const many = plain(['transit-diodes'], { units: ['0 infantry*6 jord'], planets: { wellon: 0 } });
  many.play('0 transit-diodes use@0', ...Array(4).fill(['0 take:infantry@jord', '0 put:wellon']).flat());
  expect(many.request(0).prompt.key).toBe('ask.action'); // four and no more
  expect(standing(many.s.pub, 'wellon')).toEqual(['0 infantry*4']);
  expect(technologiesOf(many.s.pub, 0)[0]!.state).toBe('exhausted');
});

it('[TI4-PROD-15] [integrated-economy] Integrated Economy on a planet just gained', () => {
  const units = ['0 carrier 19', '0 infantry 19'];
  const t = field({ ...HOME, units, techs: { 0: ['integrated-economy'] }, goods: { 0: 3 } });
  t.s.pub.planets.jord!.exhausted = true;
  t.play(
    '0 activate:19',
    '0 land:infantry@19>wellon',
    '0 integrated-economy use@0',
    '0 build:infantry',
    '0 build:infantry',
    '0 goods',
  );
  expect(standing(t.s.pub, 'wellon')).toEqual(['0 infantry*3']);
});

it.each([
  ['expand-borders', { planets: { wellon: 0, 'new-albion': 0, starpoint: 0, qucenn: 0, rarron: 0, lodor: 0 } }, true],
  ['expand-borders', { planets: { wellon: 0, 'new-albion': 0, starpoint: 0, qucenn: 0, rarron: 0 } }, false],
  [
    'diversify-research',
    { techs: { 0: ['neural-motivator', 'dacxive-animators', 'plasma-scoring', 'magen-defense-grid'] } },
    true,
  ],
  ['diversify-research', { techs: { 0: ['neural-motivator', 'dacxive-animators', 'plasma-scoring'] } }, false],
  ['develop-weaponry', { techs: { 0: ['carrier-2', 'fighter-2'] } }, true],
  ['found-research-outposts', { planets: { wellon: 0 } }, false],
  ['negotiate-trade-routes', { goods: { 0: 5 } }, true],
  ['negotiate-trade-routes', { goods: { 0: 4 } }, false],
  ['lead-from-the-front', {}, true],
  ['galvanize-the-people', {}, false],
  ['erect-a-monument', { goods: { 0: 4 } }, true],
  ['raise-a-fleet', { units: ['0 cruiser*5 46'] }, true],
  ['raise-a-fleet', { units: ['0 cruiser*4 46', '0 fighter*3 46'] }, false],
  ['conquer-the-weak', { planets: { jord: 1 } }, false],
] as [string, Partial<Field>, boolean][])('[TI4-OBJ-3] [TI4-OBJ-8] %s with %j: %s', (id, extra, met) => {
  const line = ['46', '1', '19', '27', '29', '26'];
  const t = field({ ...HOME, line, planets: { jord: 0 }, begin: turn, ...extra });
  expect(meets(t.s.pub, 0, objectiveCard(id).check)).toBe(met);
  expect(PUBLIC_OBJECTIVES.some((card) => card.id === id)).toBe(true);
});

it('[TI4-PROD-7] [TI4-PROD-15] AI Development Algorithm helps units that produce, not an effect that does', () => {
  const techs = ['ai-development-algorithm', 'carrier-2', 'sling-relay'];
  const t = plain(techs, { units: ['0 space-dock jord'], goods: { 0: 9 } });
  expect(t.may(0)).toContain('action:sling-relay at:jord');
  t.play('0 action:sling-relay at:jord');
  expect(t.may(0).some((key) => key.includes('ai-development'))).toBe(false);
  expect(t.request(0).prompt.key).toBe('ask.produce');
});
