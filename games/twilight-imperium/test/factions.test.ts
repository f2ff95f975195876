// The six sheets: abilities, technologies, flagships and mechs.
import { expect, it } from 'vitest';
import { adjacent } from '../galaxy/adjacency.ts';
import { productionCost } from '../values/economy.ts';
import { fleetLimit } from '../values/limits.ts';
import { missingFor, researchable } from '../values/technology.ts';
import { cardOf } from '../values/units.ts';
import { type Chime, withChimes } from './chimes.ts';
import { type Field, field, standing } from './field.ts';

const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;
const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-TURN-20] [TI4-DEPLOY-1] [TI4-DEPLOY-2] [orbital-drop] Sol: Orbital Drop and the mech behind it', () => {
  const t = field({
    line: ['46', '1'],
    units: ['0 infantry jord'],
    factions: { 0: 'sol' },
    goods: { 0: 3 },
    begin: turn,
  });
  t.play('0 action:orbital-drop on:jord', '0 deploy', '0 goods', '0 goods', '0 goods');
  expect(standing(t.s.pub, 'jord')).toEqual(['0 infantry*3', '0 mech']);
  expect(t.s.pub.players[0]!.strategy).toBe(1);
});

it('[TI4-UNIT-3] [TI4-UNIT-4] Sol: its own carriers and infantry', () => {
  const start = { line: ['46', '1'], units: ['0 carrier 46', '0 infantry jord'], factions: { 0: 'sol' } };
  const t = field(start);
  expect(t.s.pub.units.map((u) => cardOf(t.s.pub, u).id)).toEqual(['advanced-carrier-1', 'spec-ops-1']);
  const up = field({ ...start, techs: { 0: ['advanced-carrier-2'] } });
  expect(cardOf(up.s.pub, up.s.pub.units[0]!)).toMatchObject({ id: 'advanced-carrier-2', capacity: 8, sustain: true });
  expect(researchable(t.s.pub, 0)).not.toContain('carrier-2'); // [TI4-TECH-13]
});

it('[TI4-DEST-5] Sol: Spec Ops return at the start of the next turn', () => {
  const t = field({
    line: ['46', '1'],
    units: ['0 infantry*2 jord'],
    factions: { 0: 'sol' },
    techs: { 0: ['spec-ops-2'] },
    begin: turn,
    also: ({ pub }) => {
      pub.players[0]!.cloned = 1;
    },
  });
  expect(t.may(0)).toEqual(['infantry-revival use@0>jord']);
  t.play('0 infantry-revival use@0>jord');
  expect(standing(t.s.pub, 'jord')).toEqual(['0 infantry*3']);
});

it.each([
  ['infantry-2', 'xxcha', 6],
  ['spec-ops-2', 'sol', 5],
])('[TI4-DEST-5] %s of %s comes back on a %i, not on less', (tech, faction, need) => {
  const saved = (die: number) => {
    const units = ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor'];
    const t = field({ line: ['26'], units, factions: { 0: faction }, techs: { 0: [tech] }, dice: [1, 10, 1, die] });
    t.play('0 activate:26', '0 land:infantry@26>lodor');
    return t.s.pub.players[0]!.cloned;
  };
  expect([saved(need), saved(need - 1)]).toEqual([1, 0]);
});

it('[TI4-STATUS-11] [genesis] Sol: Versatile; Genesis brings infantry at the end of the status phase', () => {
  const units = ['0 flagship 46'];
  const t = field({ line: ['46', '1'], units, factions: { 0: 'sol' }, begin: { step: 'statusPhase', args: {} } });
  t.play(
    '0 {"tactic":6,"fleet":3,"strategy":2}',
    '1 {"tactic":3,"fleet":5,"strategy":2}',
    '2 {"tactic":3,"fleet":5,"strategy":2}',
  );
  expect(standing(t.s.pub, '46')).toEqual(['0 flagship', '0 infantry']);
});

it('[TI4-SACT-10] [production-biomes] Hacan: Production Biomes', () => {
  const t = field({ ...DUEL, factions: { 0: 'hacan' }, techs: { 0: ['production-biomes'] }, begin: turn });
  t.play('0 action:production-biomes to:2');
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([4, 0, 2]);
  expect(t.s.pub.players[0]).toMatchObject({ strategy: 1 });
  expect(t.s.pub.cards).toMatchObject([{ state: 'exhausted' }]);
});

it('[TI4-STRAT-16] [TI4-STRAT-17] [quantum-datahub-node] Hacan: Quantum Datahub Node swaps strategy cards', () => {
  const strategy = { leadership: 1, trade: 0 };
  const begin = { step: 'strategyPhase', at: 'finish', args: {} };
  const t = field({
    ...DUEL,
    factions: { 0: 'hacan' },
    techs: { 0: ['quantum-datahub-node'] },
    goods: { 0: 3 },
    strategy,
    begin,
  });
  t.play('0 quantum-datahub-node use@0>trade.leadership');
  expect(t.s.pub.strategyCards.filter((c) => c.owner >= 0).map((c) => [c.id, c.owner])).toEqual([
    ['leadership', 0],
    ['trade', 1],
  ]);
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([0, 3, 0]);
  expect(t.s.pub.players[0]!.strategy).toBe(1);
});

it('[TI4-FLAG-7] [TI4-DICE-3] [wrath-of-kenara] Hacan: Wrath of Kenara raises dice for trade goods', () => {
  const units = ['0 flagship 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'hacan' }, goods: { 0: 1 }, dice: [6, 1, 1] });
  t.play('0 activate:47', '0 move:flagship@46~1', '1 no', '0 wrath-of-kenara die0@0>0');
  expect(standing(t.s.pub, '47')).toEqual(['0 flagship']);
  expect(t.s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-FLAG-7] [TI4-GEN-19] Hacan: a die is raised once, and only where the flagship is', () => {
  const units = ['0 flagship 46', '0 cruiser 46', '1 cruiser 47', '1 infantry lodor'];
  const start = { ...DUEL, units, factions: { 0: 'hacan' }, goods: { 0: 4 } };
  const t = field({ ...start, dice: [5, 6, 1, 1] });
  t.play('0 activate:47', '0 move:flagship@46~1', '0 move:cruiser@46~2', '1 no', '0 wrath-of-kenara die0@0>0');
  expect(t.may(0).filter((key) => key.startsWith('wrath'))).toEqual([
    'wrath-of-kenara die1@0>1',
    'wrath-of-kenara die2@0>2',
  ]);
  const absent = field({ ...start, dice: [6, 1] }).play(
    ...['0 activate:47', '0 move:cruiser@46~2', '0 done', '1 no', '0 no'],
  );
  expect(absent.s.pub.stack.find((f) => f.step === 'spaceCombat')!.args.round).toBe(2); // nobody was asked
});

it('[TI4-FLAG-7] [TI4-DICE-5] Hacan and Letnev: any die of a space combat, those of the barrage too', () => {
  const units = ['0 flagship 46', '0 destroyer 46', '1 carrier 47', '1 fighter*2 47', '1 infantry lodor'];
  const lines = ['0 activate:47', '0 move:flagship@46~1', '0 move:destroyer@46~2'];
  const hacan = field({ ...DUEL, units, factions: { 0: 'hacan' }, goods: { 0: 1 }, dice: [8, 1] });
  hacan.play(...lines, '0 fire', '0 wrath-of-kenara.barrage die0@0>0');
  expect(standing(hacan.s.pub, '47')).toContain('1 fighter');
  const letnev = field({ ...DUEL, units, factions: { 0: 'letnev' }, goods: { 0: 2 }, dice: [1, 9, 10] });
  letnev.play(...lines, '0 munitions-reserves use@0', '0 fire');
  letnev.play('0 munitions-reserves.barrage use@0', '0 ["die:0"]');
  expect(standing(letnev.s.pub, '47')).not.toContain('1 fighter*2');
  expect(letnev.s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-FLEET-1] [TI4-SUST-1] [non-euclidean-shielding, armada] Letnev: Armada and Non-Euclidean Shielding', () => {
  const units = ['0 dreadnought 46', '0 cruiser 46', '1 cruiser*2 47', '1 infantry lodor'];
  const t = field({
    ...DUEL,
    units,
    factions: { 0: 'letnev' },
    techs: { 0: ['non-euclidean-shielding'] },
    dice: [1, 1, 7, 7],
  });
  expect(fleetLimit(t.s.pub, 0)).toBe(5);
  t.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:cruiser@46~2', '1 no', '0 sustain sustain:dreadnought@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 dreadnought!', '1 cruiser*2']);
  const three = field({
    ...DUEL,
    units: ['0 dreadnought 46', '0 cruiser 46', '1 cruiser*3 47', '1 infantry lodor'],
    factions: { 0: 'letnev' },
    techs: { 0: ['non-euclidean-shielding'] },
    dice: [1, 1, 7, 7, 7],
  });
  three.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:cruiser@46~2', '1 no');
  three.play('0 sustain sustain:dreadnought@47'); // two of three hits are cancelled
  expect(three.may(0)).toEqual(['hit:cruiser@47', 'hit:dreadnought*@47']);
});

it('[TI4-DICE-5] [TI4-DICE-6] [munitions-reserves] Letnev: Munitions Reserves', () => {
  const t = field({ ...DUEL, factions: { 0: 'letnev' }, goods: { 0: 2 }, dice: [1, 7, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 munitions-reserves use@0', '1 no');
  t.play('0 munitions-reserves.reroll use@0', '0 ["die:0"]');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']);
});

it('[TI4-DEPLOY-3] [TI4-DEPLOY-4] [TI4-DEPLOY-5] [TI4-EX-32] [dunlain-reaper] Letnev: Dunlain Reaper, once a round', () => {
  const units = ['1 carrier 26', '1 infantry*2 26', '0 infantry*3 lodor'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const t = field({ line: ['26'], units, factions: { 0: 'letnev' }, goods: { 0: 4 }, dice: [1, 1, 1, 1, 1], begin });
  t.play('1 activate:26', '1 land:infantry@26>lodor', '1 land:infantry@26>lodor');
  t.play('0 dunlain-reaper use@0', '0 goods', '0 goods');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2', '0 mech', '1 infantry*2']);
  expect(t.may(0)).toContain('dunlain-reaper use@0'); // the next round
  expect(t.s.pub.players[0]!.goods).toBe(2);
  const spent = field({
    ...{ line: ['26', '27'], factions: { 0: 'letnev' }, goods: { 0: 4 }, begin },
    units: [...units, '0 mech*4 starpoint'],
    dice: [1, 1, 1, 1, 1],
  });
  spent.play('1 activate:26', '1 land:infantry@26>lodor', '1 land:infantry@26>lodor');
  expect(spent.asked()).not.toContain(0); // all four mechs are on the board, and none is taken off it
});

it('[TI4-FLAG-8] [TI4-SUST-12] Letnev: Arc Secundus is repaired', () => {
  const units = ['0 flagship! 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'letnev' } }).play('0 activate:47', '0 move:flagship*@46~1');
  expect(t.may(0)).toEqual(['arc-secundus use@0']);
  t.play('0 arc-secundus use@0');
  expect(standing(t.s.pub, '47')).toContain('0 flagship');
});

it('[TI4-DICE-2] [TI4-DICE-3] [unrelenting] N’orr: Unrelenting and the flagship', () => {
  const units = ['0 cruiser 46', '0 flagship 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'norr' }, dice: [5, 1, 1, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 move:flagship@46~1', '1 no');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 flagship']); // 5 + 2 reaches 7
  const needs = (t: ReturnType<typeof field>) => t.heard(null).find(({ type }) => type === 'rolled.combat')!.args.needs;
  const alone = field({ ...DUEL, factions: { 0: 'norr' }, dice: [1, 1] }).play('0 activate:47', '0 move:cruiser@46~2');
  expect(needs(alone.play('1 no'))).toEqual([6]); // +1, and the flagship is not there
  const both = field({ ...DUEL, units, factions: { 0: 'norr' }, dice: [1, 1, 1, 1] });
  both.play('0 activate:47', '0 move:cruiser@46~2', '0 move:flagship@46~1', '1 no');
  expect(needs(both)).toEqual([5, 5, 5]); // the flagship itself has only the first
  const landing = ['0 flagship 26', '0 infantry 26', '1 infantry lodor'];
  const ground = field({ line: ['26'], units: landing, factions: { 0: 'norr' }, dice: [8, 1] });
  expect(needs(ground.play('0 activate:26', '0 land:infantry@26>lodor'))).toEqual([7]); // nor do ground forces
});

it('[TI4-HIT-12] N’orr: Valkyrie Particle Weave answers hits', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 infantry lodor'];
  const start = { line: ['26'], units, factions: { 0: 'norr' }, techs: { 0: ['valkyrie-particle-weave'] } };
  const t = field({ ...start, dice: [1, 1, 8] });
  t.play('0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
  const bell: Chime = { window: 'groundCombatRound.start', seats: { 1: 1 } };
  const calm = withChimes({ ...start, dice: [1, 1, 1] }, { bell });
  calm.play('0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor', '1 pass');
  expect(standing(calm.s.pub, 'lodor')).toEqual(['0 infantry*2', '1 infantry']); // no hit of theirs, no answer
});

it('[TI4-HIT-10] [TI4-SUST-3] N’orr: Valkyrie Exoskeletons strike back when they sustain in ground combat', () => {
  const units = ['0 carrier 26', '0 mech 26', '1 infantry*2 lodor'];
  const start = { line: ['26'], units, factions: { 0: 'norr' } };
  const lines = ['0 activate:26', '0 land:mech@26>lodor'];
  const bell: Chime = { window: 'groundCombatRound.start', seats: { 1: 1 } }; // stops at each round
  const round = withChimes({ ...start, dice: [1, 8, 1] }, { bell });
  round.play(...lines, '1 pass', '0 sustain sustain:mech@lodor');
  expect(round.may(0)).toEqual(['valkyrie-exoskeleton use@0']); // it must
  round.play('0 valkyrie-exoskeleton use@0');
  expect(standing(round.s.pub, 'lodor')).toEqual(['0 mech!', '1 infantry']);
  const fort = { units: [...units, '1 pds lodor'], techs: { 1: ['magen-defense-grid'] } }; // a third infantry comes with it
  const magen = field({ ...start, ...fort, dice: [1, 8, 1] });
  magen.play(lines[0]!, '1 no', lines[1]!, '1 no', '1 magen-defense-grid use@1>mech@lodor');
  magen.play('0 sustain sustain:mech@lodor', '0 valkyrie-exoskeleton use@0'); // before any die of the combat
  expect(standing(magen.s.pub, 'lodor')).toEqual(['1 infantry*2', '1 pds']);
});

it('[TI4-HIT-13] [TI4-DEST-4] [exotrireme-2, exotrireme-2] N’orr: Exotrireme II', () => {
  const units = ['0 dreadnought*2 46', '1 cruiser*3 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'norr' }, techs: { 0: ['exotrireme-2'] }, dice: [1, 1, 1, 1, 1] });
  t.play('0 activate:47', '0 move:dreadnought@46~2', '0 move:dreadnought@46~2', '1 no');
  t.play('0 exotrireme-2 use@0>dreadnought@47', '0 destroy:cruiser@47', '0 destroy:cruiser@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 dreadnought', '1 cruiser']);
  const hurt = field({
    ...{ ...DUEL, factions: { 0: 'norr' }, techs: { 0: ['exotrireme-2'] }, dice: [1, 1, 1, 1, 1] },
    units: ['0 dreadnought 46', '0 dreadnought! 46', '1 cruiser*3 47', '1 infantry lodor'],
  });
  hurt.play('0 activate:47', '0 move:dreadnought@46~2', '0 move:dreadnought*@46~2', '1 no');
  expect(hurt.may(0).filter((key) => key.startsWith('exotrireme'))).toEqual([
    'exotrireme-2 use@0>dreadnought*@47',
    'exotrireme-2 use@0>dreadnought@47',
  ]); // its owner says which one
  hurt.play('0 exotrireme-2 use@0>dreadnought*@47', '0 done');
  expect(standing(hurt.s.pub, '47')).toContain('0 dreadnought');
});

it('[TI4-DICE-7] [fragile, shield-paling] Jol-Nar: Fragile, Shield Paling and the flagship', () => {
  const units = ['0 flagship 46', '1 cruiser*3 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'jolnar' }, dice: [9, 6, 1, 1, 1] });
  t.play('0 activate:47', '0 move:flagship@46~1', '1 no');
  expect(standing(t.s.pub, '47')).toEqual(['0 flagship']); // 9 hits and gives two more, 6 - 1 misses
  const plain = field({
    ...DUEL,
    units,
    factions: { 0: 'jolnar' },
    cards: { 1: ['shields-holding'] },
    dice: [8, 8, 1, 1, 1],
  });
  plain.play('0 activate:47', '0 move:flagship@46~1', '1 pass', '1 no');
  expect(plain.s.pub.stack.find((f) => f.step === 'spaceCombat')!.args.hits).toMatchObject({ 0: 2 }); // no 9, nothing more
  const ground = ['0 carrier 26', '0 infantry 26', '0 mech 26', '1 infantry lodor'];
  const t2 = field({ line: ['26'], units: ground, factions: { 0: 'jolnar' }, dice: [8, 6, 1] });
  t2.play('0 activate:26', '0 land:infantry@26>lodor', '0 land:mech@26>lodor');
  expect(t2.heard(null).find((told) => told.type === 'rolled.combat')?.args).toMatchObject({ dice: [8, 6], hits: 1 });
});

it('[TI4-ADJ-9] [spacial-conduit-cylinder] Jol-Nar: Spacial Conduit Cylinder joins systems for one player', () => {
  const units = ['0 carrier 46', '0 cruiser 49'];
  const t = field({
    line: ['46', '47', '48', '49'],
    units,
    factions: { 0: 'jolnar' },
    techs: { 0: ['spacial-conduit-cylinder'] },
  });
  t.play('0 activate:49', '0 spacial-conduit-cylinder use@0');
  expect(t.may(0)).toContain('move:carrier@46~1');
  for (const seat of [1, 2]) t.s.pub.units.push({ ...t.s.pub.units[0]!, id: 90 + seat, owner: seat });
  expect([0, 1, 2].map((seat) => adjacent(t.s.pub, seat, '46', '49'))).toEqual([true, false, false]);
});

it.each(['0 carrier 26', '0 infantry lodor', '0 space-dock lodor'])(
  '[TI4-ACT-5] %s is a unit in the system',
  (unit) => {
    const units = [unit, '0 cruiser 46'];
    const start = {
      line: ['26', '47', '48', '46'],
      factions: { 0: 'jolnar' },
      techs: { 0: ['spacial-conduit-cylinder'] },
    };
    expect(
      field({ ...start, units })
        .play('0 activate:26')
        .may(0),
    ).toContain('spacial-conduit-cylinder use@0');
    const none = field({ ...start, units: ['0 cruiser 46'], planets: { lodor: 0 } });
    expect(none.play('0 activate:26').asked()).toEqual([]); // a planet is no unit
  },
);

it('[TI4-ACT-5] [TI4-GEN-22] [e-res-siphons] Jol-Nar: E-Res Siphons ask for ships, and for somebody else', () => {
  const start = { ...DUEL, factions: { 1: 'jolnar' }, techs: { 1: ['e-res-siphons'] } };
  const goods = (system: string, seat = 0) =>
    field({ ...start, begin: { step: 'tactical', args: { seat, effects: [] } } }).play(`${seat} activate:${system}`).s
      .pub.players[1]!.goods;
  expect([goods('47'), goods('26'), goods('47', 1)]).toEqual([4, 0, 0]);
});

it('[TI4-CTRL-3] [TI4-ADJ-8] [peace-accords] Xxcha: Peace Accords; a planet is adjacent to its own system, too', () => {
  const strategy = { diplomacy: 0 };
  const t = field({
    line: ['14', '26', '46'],
    units: ['0 infantry archon-ren'],
    factions: { 0: 'xxcha' },
    strategy,
    begin: turn,
  });
  t.play('0 strategic:diplomacy', '0 system:14');
  expect(t.may(0)).toEqual(['pass', 'pass.on', 'peace-accords use@0>archon-tau', 'peace-accords use@0>lodor']);
  t.play('0 peace-accords use@0>lodor');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true });
  const held = field({
    line: ['14', '18'],
    at: { 26: 2, 27: 3, 19: 20 },
    units: ['0 infantry archon-ren', '0 infantry archon-tau', '1 infantry lodor'],
    planets: { starpoint: 1 },
    factions: { 0: 'xxcha' },
    strategy,
    begin: turn,
  });
  held.play('0 strategic:diplomacy', '0 system:14');
  const accords = held.may(0).filter((key) => key.startsWith('peace'));
  expect(accords).toEqual(['new-albion', 'starpoint'].map((planet) => `peace-accords use@0>${planet}`)); // no units, not Mecatol Rex, near
});

it('[TI4-SCO-3] Xxcha: the flagship fires into adjacent systems', () => {
  const units = ['0 cruiser 46', '1 flagship 26'];
  const t = field({ ...DUEL, units, factions: { 1: 'xxcha' }, dice: [5, 1, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '1 fire:0');
  expect(standing(t.s.pub, '47')).toEqual([]);
});

it('[TI4-GEN-23] [TI4-GEN-26] [TI4-PEX-17] the chance goes on to the next player after each use', () => {
  const units = ['0 dreadnought*2 46', '1 dreadnought*2 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, dice: [5, 5, 5, 5] });
  t.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:dreadnought@46~1', '1 no');
  t.play('0 sustain sustain:dreadnought@47', '1 sustain sustain:dreadnought@47'); // both want: seat 0 first, seat 1 is asked anew
  expect(t.s.pub.units.filter((u) => u.damaged).map((u) => u.owner)).toEqual([0]);
  t.play('0 sustain sustain:dreadnought@47', '1 sustain sustain:dreadnought@47'); // now it is seat 1's turn
  expect(t.s.pub.units.filter((u) => u.damaged).map((u) => u.owner)).toEqual([0, 1]);
});

it('[TI4-PROD-7] discounts are never below zero', () => {
  const t = field({ ...DUEL, techs: { 0: ['sarween-tools'] } });
  expect(productionCost(t.s.pub, 0, ['fighter'])).toBe(0);
  expect(productionCost(t.s.pub, 0, [])).toBe(0);
  expect(missingFor(t.s.pub, 0, 'graviton-laser-system')).toEqual([]);
});
