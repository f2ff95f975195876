// SGO-PRED, SGO-RANK: predominance tokens, the wheel and the government ranks.
import { describe, expect, it } from 'vitest';
import { lose } from '../atoms.ts';
import { EXOPLANETS, sideOf } from '../packs/base/exoplanets.ts';
import { ENGINEER_RANKS, RANKS } from '../packs/base/tracks.ts';
import type { Rank } from '../state.ts';
import { wheelOf } from '../values/figures.ts';
import { crew, influence, isSound, lay, occupy, planet, planets, player, scene, told, travel } from './kit.ts';

/** Carol's settlers are about to land on the predominance slots of Susskind for two. */
const landing = (taken: string) =>
  scene({
    arrange(s) {
      s.pub.room = 'water';
      planets(s, { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
      if (taken) occupy(s, 'susskind', 1, taken);
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
    },
    begin: travel(),
  });

describe('predominance', () => {
  it('[SGO-PRED-1] [SGO-PRED-5] two different tokens of one’s choice, "none" included', () => {
    const t = landing('').play('0 settle:susskind>T1-1');
    expect(t.may(0)).toEqual(
      [
        ...['wildlife', 'energy', 'balance', 'none'].map((b) => `exchange:water>${b}`),
        ...['energy', 'balance', 'none'].map((b) => `exchange:wildlife>${b}`),
        ...['balance', 'none'].map((b) => `exchange:energy>${b}`),
        'exchange:balance>none',
      ].sort(),
    );
    t.play('0 exchange:water>none');
    expect(t.s.pub.tokens).toEqual(['water', 'balance', 'energy', 'wildlife', 'none']);
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-PRED-2] at once, before the next settler lands', () => {
    const t = landing('').play('0 settle:susskind>T1-1');
    expect(t.request(0).prompt.key).toBe('ask.exchange');
    t.refuses('0 settle:susskind>T1-2', 'SGO-PRED-1');
  });

  it('[SGO-PRED-2] and before the closing check', () => {
    const t = landing('T1-2 T1-3 T2-1 T2-2 T2-3 T3-1 T3-2 T3-3 T4-1 T4-2 T4-3');
    expect(t.request(0).prompt.key).toBe('ask.exchange'); // T1-1 was the last slot, taken without asking
    expect(planet(t.s, 'susskind').closed).toBe(false);
    t.play('0 exchange:water>none');
    expect(planet(t.s, 'susskind').closed).toBe(true);
  });

  it('[SGO-PRED-3] a settler that stands there already triggers nothing', () => {
    const t = landing('T1-1 T3-2').play('0 settle:susskind>T1-2', '0 settle:susskind>T1-3');
    expect(told(t)).not.toContain('exchanged');
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-PRED-4] a predominance slot obeys the rules of its exoplanet', () => {
    const t = scene({
      arrange(s) {
        s.pub.room = 'water';
        planets(s, { bose: 'alpha', planck: 'beta', susskind: 'gamma', dirac: null, turing: null });
        lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
      },
      begin: travel(),
    });
    t.refuses('0 settle:bose>L5-1', 'SGO-BOSE-2');
    expect(sideOf('bose', 2).map.slots.find((slot) => slot.id === 'L5-1')).toMatchObject({ tier: 'advanced' });
  });

  it('[SGO-PRED-6] (our figures) two to four such slots on every side but Fermi', () => {
    for (const id of EXOPLANETS)
      for (const seats of [2, 4]) {
        const slots = sideOf(id, seats).map.slots.filter((slot) => slot.predominance).length;
        if (id === 'fermi') expect(slots).toBe(0);
        else expect([2, 3, 4]).toContain(slots);
      }
  });
});

const gaining = (from: number, points: number, figures = { water: 'e', wildlife: 'e', energy: 'e', modules: 'c' }) =>
  scene({
    arrange(s) {
      crew(s, 0, figures);
      influence(s, 0, from);
    },
    begin: { step: 'influence', args: { seat: 0, points } },
  });

describe('wheel and ranks', () => {
  it('[SGO-RANK-1] influence moves the settler on the wheel', () => {
    const t = gaining(3, 4);
    expect(wheelOf(player(t.s, 0))).toBe(7);
    expect(player(t.s, 0).ranks).toEqual([]);
  });

  it('[SGO-RANK-2] [SGO-RANK-3] passing the arrow fills the lowest rank with a settler from the reserve', () => {
    const t = gaining(9, 1);
    expect(wheelOf(player(t.s, 0))).toBe(0);
    expect(player(t.s, 0).ranks).toEqual(['settler']);
    expect(player(t.s, 0).reserve.settlers).toBe(29);
  });

  it.each([3, 6])('[SGO-RANK-4] rank %i takes an engineer of one’s choice', (rank) => {
    const t = gaining(10 * rank - 1, 1);
    expect(t.may(0)).toEqual([
      'rise:chief/modules',
      'rise:engineer/energy',
      'rise:engineer/water',
      'rise:engineer/wildlife',
    ]);
    t.play('0 rise:engineer/energy');
    expect(player(t.s, 0).ranks[rank - 1]).toBe('engineer');
    expect(player(t.s, 0).rooms.energy.engineers).toBe(0);
    expect(ENGINEER_RANKS).toContain(rank);
  });

  it('[SGO-RANK-5] a chief keeps its suit up there', () => {
    const t = gaining(29, 1);
    const { engineers, suits } = player(t.s, 0).reserve;
    t.play('0 rise:chief/modules');
    expect(player(t.s, 0).ranks[2]).toBe('chief');
    expect(player(t.s, 0).reserve).toMatchObject({ engineers, suits });
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-RANK-6] several passes, one after the other', () => {
    const t = gaining(9, 25).play('0 rise:engineer/water');
    expect(player(t.s, 0).ranks).toEqual(['settler', 'settler', 'engineer']);
    expect(wheelOf(player(t.s, 0))).toBe(4);
  });

  it('[SGO-RANK-7] several players may hold the same rank', () => {
    const t = scene({
      arrange: (s) => influence(s, 1, 12),
      begin: { step: 'influence', args: { seat: 0, points: 11 } },
    });
    expect(t.s.pub.players.map((p) => p.ranks)).toEqual([['settler'], ['settler']]);
  });

  it('[SGO-RANK-8] [SGO-RANK-14] (our figures) beyond the eighth, ranks count without a figure', () => {
    const t = gaining(85, 10);
    expect(player(t.s, 0).ranks).toHaveLength(9);
    expect(player(t.s, 0).ranks[RANKS]).toBe(null);
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-RANK-9] [SGO-RANK-14] no settler in reserve: the rank counts without a figure', () => {
    const t = scene({
      arrange: (s) => {
        player(s, 0).reserve.settlers = 0;
        player(s, 0).influence = 5;
      },
      begin: { step: 'influence', args: { seat: 0, points: 10 } },
    });
    expect(player(t.s, 0)).toMatchObject({ influence: 15, ranks: [null] });
    lose(t.match.table, 0, 8);
    expect(player(t.s, 0)).toMatchObject({ influence: 7, ranks: [] });
    expect(player(t.s, 0).reserve.settlers).toBe(0); // nothing returns
  });

  it('[SGO-RANK-10] [SGO-RANK-11] [SGO-EDGE-11] losing goes back; the figure on the highest rank returns to the reserve', () => {
    const t = scene({
      arrange(s) {
        crew(s, 0, { water: 'ee' });
        influence(s, 0, 31);
        player(s, 0).ranks = ['settler', 'settler', 'chief'];
      },
    });
    player(t.s, 0).reserve = { engineers: 4, suits: 3, robots: 5, settlers: 28 };
    lose(t.match.table, 0, 3);
    expect(wheelOf(player(t.s, 0))).toBe(8);
    expect(player(t.s, 0).ranks).toEqual(['settler', 'settler']);
    expect(player(t.s, 0).reserve).toEqual({ engineers: 5, suits: 4, robots: 5, settlers: 28 });
    expect(player(t.s, 0).rooms.water.engineers).toBe(2);
    lose(t.match.table, 0, 10);
    expect(player(t.s, 0).ranks).toEqual(['settler']);
    expect(player(t.s, 0).reserve.settlers).toBe(29);
  });

  it('[SGO-RANK-12] never below nothing', () => {
    const t = scene({ arrange: (s) => influence(s, 0, 4) });
    lose(t.match.table, 0, 9);
    expect(player(t.s, 0)).toMatchObject({ influence: 0, ranks: [] as Rank[] });
  });

  it('[SGO-RANK-13] nothing else changes', () => {
    const before = gaining(18, 0);
    const t = gaining(18, 2);
    expect(player(t.s, 0).rooms).toEqual(player(before.s, 0).rooms);
    expect(player(t.s, 0).station).toEqual(player(before.s, 0).station);
    expect(player(t.s, 1)).toEqual(player(before.s, 1));
  });

  it('[SGO-EDGE-10] ranks 3 and 6 in one gain are two choices, in that order', () => {
    const t = gaining(25, 40);
    expect(t.request(0).prompt.args).toEqual({ rank: 3 });
    t.play('0 rise:engineer/water');
    expect(t.request(0).prompt.args).toEqual({ rank: 6 });
    t.play('0 rise:chief/modules');
    expect(player(t.s, 0).ranks).toEqual(['settler', 'settler', 'engineer', 'settler', 'settler', 'chief']);
  });
});
