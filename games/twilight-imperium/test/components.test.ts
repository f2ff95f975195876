// TI4-LIMIT, TI4-COMP: pieces, reinforcements, tokens and decks, and what happens when they run out.
import { expect, it } from 'vitest';
import { SYSTEM_TABLE } from '../packs/base/systems.ts';
import { UNIT_TYPES } from '../packs/base/units/generic.ts';
import { type S, tokensLeft } from '../state.ts';
import { reinforcements } from '../values/units.ts';
import { type Field, field, standing } from './field.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
/** Thirteen systems of one planet or none round the centre. */
const WIDE = ['46', '47', '48', '49', '50', '19', '20', '21', '22', '23', '24', '25', '26'];
const wide = (units: string[], extra: Partial<Field> = {}) =>
  field({
    line: [],
    at: Object.fromEntries([...WIDE, '18'].map((tile, i) => [tile, (i + 1) % 14])),
    units,
    fleet: 16,
    ...extra,
  });

it('[TI4-COMP-1] [TI4-LIMIT-3] so many pieces of each type', () => {
  const pieces = Object.fromEntries(UNIT_TYPES.map(({ id, pieces }) => [id, pieces]));
  expect(pieces).toEqual({
    'space-dock': 3,
    pds: 6,
    destroyer: 8,
    cruiser: 8,
    'war-sun': 2,
    infantry: 12,
    fighter: 10,
    carrier: 4,
    dreadnought: 5,
    flagship: 1,
    mech: 4,
  });
  const t = field({ line: ['27'], units: ['0 space-dock starpoint', '0 flagship 27'], goods: { 0: 20 } });
  t.play('0 activate:27');
  expect(t.may(0)).toContain('build:carrier');
  expect(t.may(0)).not.toContain('build:flagship'); // the only one is out, and its system holds a token
});

it('[TI4-COMP-2] [TI4-COMP-3] a piece is on the board or in reinforcements; placing takes one, losing gives it back', () => {
  const units = ['0 space-dock starpoint', '0 cruiser*2 46'];
  const t = field({ line: ['27', '46'], units, goods: { 0: 3 } });
  expect(reinforcements(t.s.pub, 0, 'cruiser')).toBe(6);
  t.play('0 activate:27', '0 done', '0 build:cruiser', '0 done', '0 goods', '0 goods');
  expect(reinforcements(t.s.pub, 0, 'cruiser')).toBe(5);
  const fight = field({ line: ['46', '47'], units: ['0 cruiser 46', '1 cruiser 47'], dice: [7, 1] });
  fight.play('0 activate:47', '0 move:cruiser@46~2');
  expect(reinforcements(fight.s.pub, 1, 'cruiser')).toBe(8);
});

it('[TI4-COMP-2] infantry waiting on its card is not on the board', () => {
  const also = ({ pub }: S) => {
    pub.players[0]!.cloned = 1;
  };
  const t = field({
    line: ['1'],
    units: ['0 space-dock jord'],
    factions: { 0: 'sol' },
    techs: { 0: ['spec-ops-2'] },
    also,
    begin: TURN,
  });
  expect(t.s.pub.units.some((u) => u.type === 'infantry')).toBe(false);
  t.play('0 infantry-revival use@0>jord');
  expect(standing(t.s.pub, 'jord')).toEqual(['0 infantry', '0 space-dock']);
});

const DOCKS = {
  line: ['27', '46', '47', '26'],
  units: ['0 space-dock starpoint', '0 dreadnought!*2 46', '0 dreadnought*3 47', '0 pds*2 starpoint', '0 pds*2 lodor'],
  tokens: { 47: [0] },
} satisfies Field;

it('[TI4-COMP-6] [TI4-LIMIT-4] a piece taken off the board arrives undamaged', () => {
  const t = field({ ...DOCKS, goods: { 0: 4 } });
  t.play('0 activate:27', '0 done', '0 build:dreadnought', '0 done', ...Array<string>(4).fill('0 goods'));
  expect(t.may(0)).toEqual(['recycle:dreadnought*@46']); // not from 47, where an own token lies
  t.play('0 recycle:dreadnought*@46');
  expect(standing(t.s.pub, '27')).toEqual(['0 dreadnought']);
  expect(standing(t.s.pub, '46')).toEqual(['0 dreadnought!']);
});

it('[TI4-COMP-5] taking one off the board may be declined: then nothing is placed', () => {
  const start = {
    line: ['39', '46'],
    units: ['0 destroyer*8 46'],
    cards: { 0: ['ghost-ship'] },
    fleet: 8,
    begin: TURN,
  };
  const declined = field(start).play('0 action:ghost-ship play:ghost-ship#1>39');
  expect(declined.may(0)).toEqual(['no', 'recycle:destroyer@46']);
  declined.play('0 no');
  expect(standing(declined.s.pub, '39')).toEqual([]);
  expect(standing(declined.s.pub, '46')).toEqual(['0 destroyer*8']);
  const agreed = field(start).play('0 action:ghost-ship play:ghost-ship#1>39', '0 recycle:destroyer@46');
  expect(standing(agreed.s.pub, '39')).toEqual(['0 destroyer']);
});

it('[TI4-COMP-7] structures are taken off the board in the same way, or not at all', () => {
  const start = {
    line: ['27', '26', '20'],
    units: ['0 pds*2 starpoint', '0 pds*2 lodor', '0 pds*2 vefut-ii', '0 space-dock centauri'],
    at: { 34: 2 },
    strategy: { construction: 0 },
    begin: TURN,
  };
  const build = () => field(start).play('0 strategic:construction', '0 build:pds>centauri');
  const t = build();
  expect(t.may(0)).toEqual(['no', 'recycle:pds@lodor', 'recycle:pds@starpoint', 'recycle:pds@vefut-ii']);
  t.play('0 recycle:pds@lodor');
  expect(standing(t.s.pub, 'centauri')).toContain('0 pds');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 pds']);
  expect(standing(build().play('0 no').s.pub, 'centauri')).toEqual(['0 space-dock']);
});

it('[TI4-COMP-9] [TI4-COMP-10] a fighter that moves where no piece is left costs one elsewhere, its owner says which', () => {
  const fleets = WIDE.slice(0, 10).flatMap((tile) => [`0 carrier ${tile}`, `0 fighter*2 ${tile}`]);
  const t = wide(fleets);
  t.play('0 activate:18', '0 move:carrier@46~1', '0 load:fighter@46', '0 done', '0 done');
  expect(t.may(0)).toHaveLength(11);
  expect(t.may(0)).toEqual(expect.arrayContaining(['giveUp:18', 'giveUp:46', 'giveUp:47']));
  t.play('0 giveUp:47');
  expect(standing(t.s.pub, '47')).toEqual(['0 carrier']);
  expect(standing(t.s.pub, '18')).toEqual(['0 carrier', '0 fighter']);
});

it('[TI4-COMP-9] [TI4-COMP-10] infantry stands in twelve places, a planet or a space area each', () => {
  const planets = ['wellon', 'vefut-ii', 'thibah', 'tarmann', 'saudor', 'mehar-xull', 'quann', 'lodor'];
  const afloat = ['46', '47', '48', '49'].flatMap((tile) => [`0 carrier ${tile}`, `0 infantry ${tile}`]);
  const units = [...planets.map((planet) => `0 infantry ${planet}`), ...afloat];
  const begin = { step: 'placeOne', args: { seat: 0, type: 'infantry', system: '18', on: 'mecatol-rex' } };
  const t = wide(units, { begin });
  expect(t.may(0)).toHaveLength(13);
  t.play('0 giveUp:46');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier']);
  expect(standing(t.s.pub, 'mecatol-rex')).toEqual(['0 infantry']);
  expect(t.heard(null).map((told) => told.type)).toContain('unit.destroyed');
  expect(wide(units.slice(1), { begin }).asked()).toEqual([]); // the twelfth place: nobody is asked
});

it('[TI4-LIMIT-1] sixteen command tokens in all: with none left nothing is gained', () => {
  const also = ({ pub }: S) => {
    Object.assign(pub.players[0]!, { tactic: 7, fleet: 6, strategy: 2 });
    pub.tokens = { 46: [0] };
  };
  const t = field({ line: ['46', '1'], units: ['0 cruiser 46'], strategy: { leadership: 0 }, also, begin: TURN });
  expect(tokensLeft(t.s.pub, 0)).toBe(0);
  t.play('0 strategic:leadership');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 7, fleet: 6, strategy: 2 });
});

it('[TI4-LIMIT-2] [TI4-COMP-11] trade goods and the tokens for infantry and fighters never run out', () => {
  const t = field({
    line: ['27'],
    units: ['0 space-dock starpoint', '0 infantry*9 starpoint', '0 infantry*9 starpoint'],
    goods: { 0: 500 },
  });
  expect(reinforcements(t.s.pub, 0, 'infantry')).toBe(Number.POSITIVE_INFINITY);
  t.play('0 activate:27', '0 build:infantry', '0 build:infantry', '0 done', '0 goods');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry*20', '0 space-dock']);
  expect(t.s.pub.players[0]!.goods).toBe(499);
});

const POLITICS = { line: ['46'], units: ['0 cruiser 46'], strategy: { politics: 0 }, begin: TURN } satisfies Field;
const decks = (left: number, discarded: number) => (s: S) => {
  s.pub.discards.actions = s.dark.decks.actions.splice(left, discarded);
  s.dark.decks.actions.splice(left);
  s.pub.decks.actions = left;
};

it('[TI4-LIMIT-5] [TI4-LIMIT-6] an action card draw takes what is left, rebuilds the deck, and goes on', () => {
  const t = field({ ...POLITICS, also: decks(1, 3) });
  const last = t.s.dark.decks.actions[0]!;
  const old = [...t.s.pub.discards.actions];
  t.play('0 strategic:politics', '0 seat:1');
  const { hand } = t.s.own[0]!;
  expect(hand[0]).toBe(last);
  expect(old).toContain(hand[1]);
  expect(t.s.pub.discards.actions).toEqual([]);
  expect(t.s.pub.decks.actions).toBe(2);
  expect(t.heard(null).map((told) => told.type)).toContain('deck.rebuilt');
});

it('[TI4-LIMIT-7] an empty secret deck gives nothing', () => {
  const also = (s: S) => {
    s.dark.decks.secrets = [];
    s.pub.decks.secrets = 0;
  };
  const t = field({ ...POLITICS, also, begin: { step: 'imperial.secondary', args: { seat: 0 } } });
  expect(t.s.own[0]!.secrets).toEqual([]);
  expect(t.s.pub.players[0]!.secrets).toBe(0);
});

it('[TI4-LIMIT-8] every planet is there once', () => {
  const planets = SYSTEM_TABLE.flatMap((system) => system.planets ?? []);
  expect(new Set(planets).size).toBe(planets.length);
});

const LAST = {
  line: ['46', '47', '48'],
  units: ['0 cruiser 46', '1 cruiser*2 47', '1 cruiser 48'],
  dice: [1, 1, 1],
} satisfies Field;
const tokens = (pools: object, board: Record<string, number[]>) => (s: S) => {
  Object.assign(s.pub.players[1]!, pools);
  s.pub.tokens = board;
};

it('[TI4-COMP-12] a token where one lies is not laid again; with none in reinforcements one comes from a pool', () => {
  const lines = ['0 activate:47', '0 move:cruiser@46~2', '1 retreat', '1 to:48'];
  const there = field({ ...LAST, also: tokens({}, { 48: [1] }) }).play(...lines);
  expect(there.s.pub.tokens['48']).toEqual([1]);
  const none = field({ ...LAST, also: tokens({ tactic: 10, fleet: 4, strategy: 2 }, {}) }).play(...lines);
  expect(none.may(1)).toEqual(['pool:fleet', 'pool:strategy', 'pool:tactic']);
  none.play('1 pool:tactic');
  expect(none.s.pub.players[1]!.tactic).toBe(9);
  expect(none.s.pub.tokens['48']).toEqual([1]);
});

it('[TI4-COMP-13] without any token left the retreat happens all the same', () => {
  const board = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`x${i}`, [1]]));
  const units = ['0 cruiser 46', '1 cruiser 47', '1 cruiser 48'];
  const t = field({
    ...LAST,
    units,
    factions: { 1: 'letnev' },
    also: tokens({ tactic: 0, fleet: 0, strategy: 0 }, board),
  });
  t.play('0 activate:47', '0 move:cruiser@46~2', '1 retreat', '1 to:48'); // Armada keeps ships without a fleet pool
  expect(standing(t.s.pub, '48')).toHaveLength(1);
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']);
  expect(t.s.pub.tokens['48']).toBeUndefined();
});
