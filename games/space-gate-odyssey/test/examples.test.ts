// The worked examples of the rule index (SGO-EX). Modules and slots are our figures wherever the rulebook shows a picture.
import { scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';
import { PILES } from '../packs/base/modules.ts';
import type { Placed, SpaceGateOdyssey } from '../state.ts';
import { wheelOf } from '../values/figures.ts';
import { corridorLoss, predominanceGains, standing } from '../values/predominance.ts';
import { openCorridors } from '../values/station.ts';
import {
  acting,
  crew,
  influence,
  isSound,
  lay,
  module,
  occupy,
  planet,
  planets,
  player,
  scene,
  settlersIn,
  stack,
  top,
  travel,
  turnOf,
} from './kit.ts';

it('[SGO-TURN-2] [SGO-TURN-5] [SGO-TURN-6] [SGO-TURN-7] SGO-EX-1: action points', () => {
  const t = scene({
    seats: 3,
    arrange(s) {
      crew(s, 0, { access: 'c', modules: 'ee' });
      crew(s, 1, { modules: 'eccr' });
      crew(s, 2, { water: 'eee' });
    },
    begin: turnOf(),
  }).play('0 send:chief/access>modules');
  expect(t.s.pub).toMatchObject({ room: 'modules', stand: 'chief' });
  expect(t.match.view(null).extra.acting).toEqual({ seat: 0, left: 4 });
  t.play('0 stop');
  expect(t.match.view(null).extra.acting).toEqual({ seat: 1, left: 6 });
  t.play('1 stop');
  expect(t.asked()).toEqual([]); // Carol is skipped
  expect(t.s.pub.stand).toBe(null);
  expect(player(t.s, 0).rooms.modules).toEqual({ engineers: 2, chiefs: 1, robots: 0 });
});

/** SGO-EX-2, with eight action points. */
const eightPoints = () =>
  scene({
    arrange(s) {
      lay(
        s,
        0,
        'S 5',
        'O-W-6 1,0/90 active 0',
        'O-W-1 2,0/0 active 0',
        'G-WA-1 3,0/270 active 0',
        'O-W-3 0,1/0 inactive',
      );
      crew(s, 0, { water: 'cccrr', access: 'e' });
    },
    begin: acting('moving', 'water'),
  });
const WALK = ['0 move:S-1>O-W-6', '0 move:O-W-6>O-W-1', '0 move:O-W-1>G-WA-1'];

it('[SGO-MOVE-1] [SGO-MOVE-6] (our figures) SGO-EX-2: a point moves a settler by a module, until all are spent', () => {
  const t = eightPoints().play(...WALK, ...WALK, '0 move:S-1>O-W-3', '0 move:S-1>O-W-3');
  expect(t.asked()).toEqual([]); // eight points spent
  expect([settlersIn(t, 0, 'S'), settlersIn(t, 0, 'G-WA-1')]).toEqual([1, 2]);
});

it('[SGO-FLIP-1] [SGO-FLIP-2] [SGO-FLIP-4] [SGO-FLIP-6] (our figures) SGO-EX-2: the first settler turns the module and is lost, its bonus promotes', () => {
  const t = eightPoints();
  const { settlers, suits } = player(t.s, 0).reserve;
  expect(suits).toBe(1);
  t.play('0 move:S-1>O-W-3', '0 move:S-1>O-W-3');
  expect(module(t, 0, 'O-W-3')).toMatchObject({ active: true, settlers: 1 });
  expect(player(t.s, 0).reserve).toMatchObject({ settlers: settlers + 1, suits: 0 });
  expect(player(t.s, 0).rooms.access.chiefs).toBe(1);
});

it('[SGO-BUILD-6] [SGO-BUILD-7] [SGO-BUILD-8] (our figures) SGO-EX-3: allowed and forbidden placement', () => {
  const t = scene({
    arrange(s) {
      lay(s, 0, 'S 5');
      top(s, 'G-WA-2');
      crew(s, 0, { modules: 'e' });
    },
    begin: acting('building', 'modules'),
  });
  t.refuses('0 add:G-WA-2>1,0/0', 'SGO-BUILD-8');
  t.refuses('0 add:G-WA-2>1,1/0', 'SGO-BUILD-6');
  t.play('0 add:G-WA-2>1,0/90');
  expect(module(t, 0, 'G-WA-2')).toEqual({ id: 'G-WA-2', x: 1, y: 0, turn: 90, active: false, settlers: 0 });
  expect(openCorridors(player(t.s, 0).station)).toBe(4); // three of the start module, one to the east
});

it('[SGO-ACCESS-1] [SGO-ACCESS-2] [SGO-ACCESS-5] [SGO-ACCESS-6] (our figures) SGO-EX-4: access room', () => {
  const t = scene({
    seats: 3,
    arrange(s) {
      lay(s, 0, 'S 5', 'A-W-1 1,0/270 active', 'A-W-5 0,1/0 active'); // Álex: his start module is full
      crew(s, 0, { access: 'e', water: 'e' });
      lay(s, 1, 'S 0', 'A-L-5 0,1/0 active');
      crew(s, 1, { access: 'rc' });
      lay(s, 2, 'S 0', 'A-E-5 0,1/0 active', 'A-E-6 1,0/270 active');
      crew(s, 2, { access: 'r' });
    },
    begin: turnOf(),
  }).play('0 send:engineer/water>access', '0 fill:A-W-1', '0 fill:A-W-5');
  expect(t.asked()).toEqual([1]);
  t.play('1 fill:S-2', '1 fill:A-L-5');
  expect(t.asked()).toEqual([2]); // Sara's third point is lost
  t.play('2 fill:S-3');
  const held = t.s.pub.players.map((p) => p.station.map((m) => m.settlers));
  expect(held).toEqual([
    [5, 2, 4],
    [5, 4],
    [5, 0, 0],
  ]);
});

it('[SGO-TRAVEL-9] [SGO-CLOSE-1] [SGO-CLOSE-4] [SGO-CLOSE-7] [SGO-CLOSE-9] (our figures) SGO-EX-5: travel with a closing', () => {
  const t = scene({
    seats: 3, // Álex, Sara, Carol
    arrange(s) {
      s.pub.room = 'water';
      planets(s, { bose: 'alpha', susskind: 'beta', planck: 'gamma', turing: null, dirac: null });
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-WA-4 1,0/180 active 4', 'G-WB-2 0,1/0 active 3');
      lay(s, 1, 'S 5', 'G-LB-1 0,-1/180 active 3', 'G-LB-2 0,1/0 active 1');
      occupy(s, 'susskind', 0, 'T1-1 T1-2 T1-3 T2-1');
      occupy(s, 'susskind', 1, 'T2-2 T2-3 T3-1 T3-2 T3-3 T4-1');
      occupy(s, 'susskind', 2, 'T4-2 T4-3 T5-1 T5-2 T5-3');
    },
    begin: travel(),
  });
  t.play('0 depart:G-WA-1', '0 settle:bose>L1-1', '0 settle:bose>L1-2');
  t.play('0 depart:G-WA-4', '0 settle:bose>L1-3', '0 settle:bose>L1-4', '0 settle:bose>L1-5', '0 settle:bose>L2-1');
  // T6-1 to T6-3 are alike and fill up without asking; the closing follows
  expect(planet(t.s, 'susskind')).toMatchObject({ closed: true, slots: {} });
  t.play('0 gate:beta>turing');
  t.play('1 settle:turing>B1', '1 settle:turing>B3', '1 settle:turing>B4');
  expect(t.s.pub.players.map((p) => p.influence)).toEqual([14, 12, 10]);
  expect(t.s.pub.players.map((p) => p.ranks)).toEqual([['settler'], ['settler'], ['settler']]);
  expect(t.s.pub.players.map(wheelOf)).toEqual([4, 2, 0]);
  expect(planet(t.s, 'turing')).toMatchObject({ gate: 'beta', slots: { B1: 1, B3: 1, B4: 1 } });
  expect(settlersIn(t, 1, 'G-LB-2')).toBe(1);
  expect(isSound(t.s)).toBe(true);
});

/** SGO-EX-6 to 8, seats Álex, Sara, Carol; Carol is active. */
function carol() {
  return scene({
    seats: 3,
    arrange(s) {
      s.pub.room = 'water';
      s.pub.active = 2;
      planets(s, { bose: 'alpha', planck: 'beta', dirac: 'gamma', susskind: null, turing: null });
      for (const id of ['susskind', 'turing']) planet(s, id).closed = true;
      occupy(s, 'bose', 0, 'L1-1 L1-2 L2-4 L3-1 L3-2 L4-1');
      occupy(s, 'bose', 1, 'L1-3 L2-5 L3-3 L4-2 L4-3 L5-1');
      occupy(s, 'bose', 2, 'L1-4 L1-5 L1-6 L2-1 L2-2 L2-3 L3-4');
      lay(s, 2, 'S 5', 'G-WA-2 0,-1/0 active 3', 'G-WA-4 1,0/180 active 4');
      influence(s, 2, 12);
      s.pub.tokens = ['water', 'wildlife', 'energy', 'balance', 'none'];
    },
    begin: travel(2),
  }).play('2 depart:G-WA-2', '2 exchange:water>none'); // L5-2, then L6-1: each the only legal slot
}

it('[SGO-CLOSE-1] [SGO-CLOSE-3] [SGO-CLOSE-8] [SGO-PRED-1] (our figures) SGO-EX-6: closing in the middle of a module', () => {
  const t = carol();
  expect(planet(t.s, 'bose').closed).toBe(true);
  const returned = t.events().find((e) => e.type === 'returned');
  expect(returned?.pub).toMatchObject({ seat: { seat: 2 }, count: 1 });
  expect(t.s.pub.tokens).toEqual(['none', 'wildlife', 'energy', 'balance', 'water']);
  t.play('2 rise:engineer/water');
  expect(t.s.pub.hawking).toEqual(['alpha']);
});

it('[SGO-BOSE-4] [SGO-BOSE-5] (our figures) SGO-EX-7: what Bose gives to each, the closer first', () => {
  const t = carol();
  expect(t.s.pub.players.map((p) => p.influence)).toEqual([0, 0, 30]);
  t.play('2 rise:engineer/wildlife');
  const gained = t.events().filter((e) => e.type === 'gained');
  expect(gained.slice(0, 2).map((e) => [e.pub?.seat, e.pub?.points])).toEqual([
    [{ seat: 0 }, 9],
    [{ seat: 1 }, 9],
  ]);
});

it('[SGO-RANK-1] [SGO-RANK-2] [SGO-RANK-4] [SGO-RANK-6] (our figures) SGO-EX-7: wheel and ranks', () => {
  const t = carol();
  expect(t.may(2)).toEqual([
    'rise:chief/modules',
    'rise:engineer/energy',
    'rise:engineer/water',
    'rise:engineer/wildlife',
  ]);
  t.play('2 rise:engineer/wildlife');
  expect(player(t.s, 2).ranks).toEqual(['settler', 'settler', 'engineer']);
});

it('[SGO-HAWK-2] [SGO-CLOSE-9] (our figures) SGO-EX-8: Hawking', () => {
  const t = carol().play('2 rise:engineer/wildlife');
  expect(settlersIn(t, 2, 'G-WA-4')).toBe(0);
  expect(player(t.s, 2)).toMatchObject({ influence: 34, ranks: ['settler', 'settler', 'engineer'] });
  expect(wheelOf(player(t.s, 2))).toBe(4);
});

it('[SGO-END-6] [SGO-END-7] [SGO-END-8] [SGO-END-9] SGO-EX-9: predominance scoring', () => {
  const counts = [
    { W: 3, L: 4, E: 2 },
    { W: 6, L: 3, E: 1 },
    { W: 4, L: 4, E: 4 },
  ];
  const pools: Record<string, string[]> = {
    W: [...Array(9)].map((_, i) => `O-W-${i + 1}`).concat([...Array(6)].map((_, i) => `A-W-${i + 1}`)),
    L: [...Array(9)].map((_, i) => `O-L-${i + 1}`).concat([...Array(6)].map((_, i) => `A-L-${i + 1}`)),
    E: [...Array(9)].map((_, i) => `O-E-${i + 1}`).concat([...Array(6)].map((_, i) => `A-E-${i + 1}`)),
  };
  const t = scene({
    seats: 3,
    arrange(s) {
      s.pub.tokens = ['balance', 'wildlife', 'none', 'energy', 'water'];
      for (const [seat, count] of counts.entries()) {
        const ids = Object.entries(count).flatMap(([letter, n]) => pools[letter]!.splice(0, n));
        player(s, seat).station.push(
          ...ids.map((id, i): Placed => ({ id, x: i + 1, y: 9, turn: 0, active: true, settlers: 0 })),
        );
        influence(s, seat, [41, 38, 35][seat]!);
      }
    },
  });
  expect(t.s.pub.players.map((p) => standing(p).balance)).toEqual([2, 1, 4]);
  const gains = predominanceGains(t.s.pub);
  expect(gains).toEqual([4, 0, 12]);
  expect(t.s.pub.players.map((p, seat) => p.influence + gains[seat]!)).toEqual([45, 38, 47]);
});

it('[SGO-END-12] [SGO-RANK-10] [SGO-RANK-11] (our figures) SGO-EX-10: open corridors', () => {
  const t = scene({
    arrange(s) {
      s.pub.phase = 'ending';
      lay(s, 0, 'S 5', 'O-W-6 1,0/90', 'G-WA-1 0,1/0', 'A-L-1 0,-1/0 inactive', 'O-W-1 -1,0/0 inactive');
      influence(s, 0, 45);
    },
    begin: { step: 'finalScoring', at: 'corridors' },
  });
  expect(corridorLoss(player(t.s, 0))).toBe(6);
  expect(player(t.s, 0)).toMatchObject({ influence: 39, ranks: ['settler', 'settler', 'engineer'] });
  expect(wheelOf(player(t.s, 0))).toBe(9);
});

it('[SGO-SETUP-7] [SGO-SETUP-8] [SGO-SETUP-9] [SGO-SETUP-10] [SGO-SETUP-13] SGO-EX-11: setup counts', () => {
  const t = scenario<SpaceGateOdyssey>(box, { seats: 3 });
  for (let i = 0; i < 6; i++) {
    const [seat] = t.asked() as [number];
    t.play(`${seat} ${t.may(seat)[0]}`);
  }
  for (const p of t.s.pub.players) {
    expect(p.reserve).toEqual({ engineers: 3, suits: 3, robots: 5, settlers: 30 });
    expect(p.station).toHaveLength(3);
    expect(p.station[0]!.settlers).toBe(5);
  }
  expect(PILES.reduce((sum, { id }) => sum + t.s.pub.piles[id]!.left, 0)).toBe(75);
});

it('[SGO-SHORT-1] [SGO-SHORT-2] [SGO-SHORT-4] SGO-EX-12: short game', () => {
  const fresh = scenario<SpaceGateOdyssey>(box, { seats: 2, options: { short: true } });
  expect(PILES.reduce((sum, { id }) => sum + fresh.s.pub.piles[id]!.left, 0)).toBe(69);
  const t = scene({
    options: { short: true },
    arrange(s) {
      s.pub.room = 'water';
      planets(s, { susskind: 'alpha', planck: 'beta', bose: null });
      s.pub.hawking = []; // gamma is not in play
      for (const [id, last] of [
        ['susskind', 'T4-3'],
        ['planck', 'P12'],
      ] as const)
        for (const slot of SLOTS[id]!) if (slot !== last) planet(s, id).slots[slot] = 1;
      for (const slot of SLOTS.bose!) if (slot !== 'L4-2' && slot !== 'L5-1') planet(s, 'bose').slots[slot] = 1;
      crew(s, 1, { water: 'eeee' });
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-WB-1 1,0/270 active 3', 'G-LA-4 0,1/0 active 2');
      stack(s, 'gate-energy');
    },
    begin: travel(),
  });
  t.play('0 depart:G-WA-1'); // the first closing: alpha moves on to Bose, the only place for it
  expect(planet(t.s, 'bose').gate).toBe('alpha');
  t.play('0 depart:G-WB-1'); // the second: beta to Hawking; then alpha to Bose, with its summit
  expect(t.s.pub.hawking).toEqual(['beta']);
  t.play('0 exchange:water>none');
  expect(t.s.pub.hawking).toEqual(['beta', 'alpha']);
  expect(t.s.pub.phase).toBe('over');
});
const SLOTS: Record<string, string[]> = {
  susskind: ['T1-1', 'T1-2', 'T1-3', 'T2-1', 'T2-2', 'T2-3', 'T3-1', 'T3-2', 'T3-3', 'T4-1', 'T4-2', 'T4-3'],
  planck: [...Array(12)].map((_, i) => `P${i + 1}`),
  bose: [
    'L1-1',
    'L1-2',
    'L1-3',
    'L1-4',
    'L1-5',
    'L2-1',
    'L2-2',
    'L2-3',
    'L2-4',
    'L3-1',
    'L3-2',
    'L3-3',
    'L4-1',
    'L4-2',
    'L5-1',
  ],
};
