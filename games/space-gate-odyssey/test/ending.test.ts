// SGO-END and the last edge cases: how the game ends, and who wins.
import { describe, expect, it } from 'vitest';
import type { Token } from '../packs/base/kinds.ts';
import { FIGURES } from '../packs/base/ours.ts';
import { corridorLoss, gainsOfToken, predominanceGains, standing } from '../values/predominance.ts';
import {
  balance,
  crew,
  influence,
  lay,
  module,
  occupy,
  planet,
  planets,
  player,
  type S,
  scene,
  told,
  travel,
} from './kit.ts';

/** Only Susskind for two is open, and lacks its last slot; everything else has closed. */
function lastSlot(s: S): void {
  s.pub.room = 'water';
  planets(s, { susskind: 'alpha', planck: null, bose: null, dirac: null, turing: null });
  for (const e of s.pub.exoplanets) e.closed = e.id !== 'susskind';
  occupy(s, 'susskind', 1, 'T1-1 T1-2 T1-3 T2-1 T2-2 T2-3');
  occupy(s, 'susskind', 0, 'T3-1 T3-2 T3-3 T4-1 T4-2');
}
const end = (arrange: (s: S) => void, active = 0) =>
  scene({
    arrange(s) {
      lastSlot(s);
      s.pub.active = active;
      arrange(s);
    },
    begin: travel(active),
  });
/** A row of modules to the east of the start module, all crossings of ours. */
const CROSSINGS = {
  water: ['O-W-1', 'O-W-3', 'O-W-9'],
  wildlife: ['O-L-6', 'O-L-7', 'O-L-9'],
  energy: ['O-E-3', 'O-E-4', 'O-E-6'],
};
const row = (ids: string[], face = 'active') => ['S 5', ...ids.map((id, i) => `${id} ${i + 1},0/0 ${face}`)];

describe('the end', () => {
  it('[SGO-END-1] [SGO-END-4] the last closing ends the game in the middle of the turn', () => {
    const t = end((s) => lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2'));
    expect(t.s.pub.phase).toBe('over');
    expect(t.s.pub.room).toBe('water'); // step 5 is not played
    expect(t.asked()).toEqual([]);
    expect(t.refuses('1 send:engineer/water>energy').code).toBe('over');
  });

  it('[SGO-END-2] [SGO-END-3] complete modules go to Hawking, clockwise from the closer; incomplete ones give nothing', () => {
    const t = end((s) => {
      lay(s, 0, 'S 5', 'G-WB-1 0,-1/180 active 3', 'G-WC-1 1,0/270 active 2');
      lay(s, 1, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-LC-1 1,0/270 active 4');
    }, 1);
    t.play('1 depart:G-WA-1');
    const gained = t.events().filter((e) => e.type === 'gained');
    expect(gained.slice(0, 4).map((e) => [e.pub?.seat, e.pub?.points])).toEqual([
      [{ seat: 1 }, 14],
      [{ seat: 0 }, 10],
      [{ seat: 1 }, 4],
      [{ seat: 0 }, 3],
    ]);
    expect(module(t, 0, 'G-WC-1').settlers).toBe(2);
  });

  it('[SGO-EDGE-12] the closer’s own other modules too, without a question', () => {
    const t = end((s) =>
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-WA-2 1,0/90 active 3', 'G-WB-1 0,1/0 active 3'),
    );
    expect(t.may(0)).toEqual(['depart:G-WA-1', 'depart:G-WA-2', 'depart:G-WB-1']);
    t.play('0 depart:G-WA-1');
    const gained = t
      .events()
      .filter((e) => e.type === 'gained')
      .map((e) => e.pub?.points);
    expect(gained.slice(0, 4)).toEqual([12, 12, 3, 3]);
    expect(t.s.pub.phase).toBe('over');
  });

  it('[SGO-END-5] predominance first, then open corridors', () => {
    const t = end((s) => {
      lay(s, 0, ...row(CROSSINGS.energy), 'G-WA-1 0,-1/180 active 2');
      lay(s, 1, 'S 5');
    });
    const order = told(t).filter((type) => ['predominance', 'lost', 'over'].includes(type));
    expect(order).toEqual(['predominance', 'lost', 'lost', 'over']);
    expect(t.match.result).toBeDefined();
  });

  it('[SGO-END-6] most active modules of a sector', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, ...row(CROSSINGS.energy.slice(0, 2)));
        lay(s, 1, 'S 5', 'O-E-6 1,0/0 active', 'O-E-7 2,0/180 inactive');
      },
    });
    expect(gainsOfToken(t.s.pub, 'energy')).toEqual([2, 0]); // its place is worth 2
    t.s.pub.tokens = ['energy', 'water', 'wildlife', 'balance', 'none'];
    expect(gainsOfToken(t.s.pub, 'energy')).toEqual([7, 0]);
  });

  it('[SGO-END-7] most complete sets', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, ...row([...CROSSINGS.water, ...CROSSINGS.energy]));
        lay(s, 1, ...row(['O-L-6', 'O-W-5', 'O-E-5']));
      },
    });
    expect(t.s.pub.players.map((p) => standing(p).balance)).toEqual([0, 1]);
    expect(gainsOfToken(t.s.pub, 'balance')).toEqual([0, 4]);
  });

  it('[SGO-END-8] "none" gives nothing', () => {
    const t = scene({ arrange: (s) => lay(s, 0, ...row(CROSSINGS.water)) });
    expect(t.s.pub.tokens[0]).toBe('none');
    expect(gainsOfToken(t.s.pub, 'none')).toEqual([0, 0]);
    expect(predominanceGains(t.s.pub)).toEqual([0, 0]); // water lies on 0
  });

  it('[SGO-END-9] [SGO-END-10] ties gain in full, but nobody gains for nothing', () => {
    const t = scene({
      seats: 3,
      arrange(s) {
        lay(s, 0, ...row(['O-E-3']));
        lay(s, 1, ...row(['O-E-4']));
      },
    });
    expect(gainsOfToken(t.s.pub, 'energy')).toEqual([2, 2, 0]);
    for (const token of ['wildlife', 'balance'] as Token[]) expect(gainsOfToken(t.s.pub, token)).toEqual([0, 0, 0]);
  });

  it('[SGO-END-11] the start module counts for no sector', () => {
    const t = scene({ arrange: (s) => lay(s, 0, 'S 5') });
    expect(standing(player(t.s, 0))).toEqual({ water: 0, wildlife: 0, energy: 0, balance: 0 });
  });

  it('[SGO-END-12] one influence for each open corridor, of active and inactive modules and the start module', () => {
    const t = scene({ arrange: (s) => lay(s, 0, 'S 5', 'O-W-1 1,0/0 active', 'G-WA-2 -1,0/90 inactive') });
    expect(corridorLoss(player(t.s, 0))).toBe(2 + 3 + 1);
  });

  it('[SGO-END-13] (our figures) blocked corridors cost nothing', () => {
    const t = scene({ arrange: (s) => lay(s, 0, 'S 5', 'O-W-6 1,0/0 active') });
    expect(FIGURES.blockedCorridorPenalty).toBe(0);
    expect(corridorLoss(player(t.s, 0))).toBe(3 + 2); // the corridor between the two is blocked
  });

  it('[SGO-END-13] with a penalty of one, each side that ends at a wall costs one', () => {
    const t = scene({ arrange: (s) => lay(s, 0, 'S 5', 'O-W-6 1,0/0 active', 'G-WA-1 0,-1/90 inactive') });
    // East of the start module a wall, north of it one too; the dead end looks east into the void.
    expect([0, 1, 2].map((each) => corridorLoss(player(t.s, 0), each))).toEqual([5, 7, 9]);
  });

  it('[SGO-RANK-10] [SGO-RANK-11] a loss over two arrows gives two ranks back, each figure where it belongs', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, ...row(['O-E-3', 'O-E-4', 'O-E-6', 'O-W-1'])); // twelve open corridors
        lay(s, 1, 'S 5');
        influence(s, 0, 31);
        crew(s, 0, { water: 'e' });
      },
      begin: { step: 'finalScoring', at: 'corridors' },
    });
    expect(player(t.s, 0)).toMatchObject({ influence: 19, ranks: ['settler'] });
    const steps = t.events().filter((e) => e.type === 'rank.lost');
    expect(steps.map((e) => [e.pub?.seat, e.pub?.rank])).toEqual([
      [{ seat: 0 }, 3],
      [{ seat: 0 }, 2],
    ]);
    expect(player(t.s, 0).reserve).toMatchObject({ engineers: 6, settlers: 36 - 1 - 5 - 1 });
  });

  it.each(['engineer', 'chief'] as const)('[SGO-RANK-11] a lost rank gives its %s back to the reserve', (figure) => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5'); // four open corridors
        lay(s, 1, 'S 5');
        crew(s, 0, { water: 'e' });
        influence(s, 0, 31);
        player(s, 0).ranks[2] = figure;
        balance(s);
      },
      begin: { step: 'finalScoring', at: 'corridors' },
    });
    expect(player(t.s, 0)).toMatchObject({ influence: 27, ranks: ['settler', 'settler'] });
    expect(player(t.s, 0).reserve).toMatchObject({ engineers: 6, suits: 4, settlers: 36 - 1 - 5 - 2 });
  });

  it('[SGO-END-5] [SGO-END-9] those who share a token gain in the order of the table, from the starting player on', () => {
    const t = scene({
      seats: 3,
      arrange(s) {
        s.pub.start = 1;
        s.pub.active = 2;
        for (const [seat, id] of CROSSINGS.energy.entries()) lay(s, seat, ...row([id]));
      },
      begin: { step: 'finalScoring' },
    });
    const gained = t.events().filter((e) => e.type === 'gained');
    expect(gained.map((e) => e.pub?.seat)).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 0 }]);
  });

  it('[SGO-END-14] rank 3 takes a plain engineer by itself, by the order of the rooms', () => {
    const t = end((s) => {
      lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2', 'G-WB-1 1,0/270 active 3', 'G-LA-1 0,1/0', 'G-EA-1 -1,0/90');
      crew(s, 0, { water: 'c', energy: 'e', access: 'e' });
      lay(s, 1, 'S 5', 'O-W-1 1,0/0');
      influence(s, 0, 16); // 12 for Susskind, 3 for Hawking: 31
    });
    t.play('0 depart:G-WA-1');
    expect(player(t.s, 0)).toMatchObject({ influence: 31, ranks: ['settler', 'settler', 'engineer'] });
    expect(player(t.s, 0).rooms.energy.engineers).toBe(0);
    expect(player(t.s, 0).rooms.access.engineers).toBe(1);
  });

  const totals = (a: number, b: number, modules: string[][] = [[], []]) =>
    scene({
      arrange(s) {
        s.pub.phase = 'over';
        lay(s, 0, ...row(modules[0]!));
        lay(s, 1, ...row(modules[1]!));
        influence(s, 0, a);
        influence(s, 1, b);
      },
    }).match.result;

  it('[SGO-END-15] the highest rank wins, then the wheel, then active modules', () => {
    expect(totals(29, 30)?.ranks).toEqual([2, 1]);
    expect(totals(32, 31)?.ranks).toEqual([1, 2]);
    expect(totals(31, 31, [['O-W-1'], ['O-L-6', 'O-L-7']])?.ranks).toEqual([2, 1]);
    expect(totals(32, 31)?.why).toEqual({ key: 'end.governor', args: { seats: [{ seat: 0 }] } });
  });

  it('[SGO-END-16] after that the victory is shared', () => {
    expect(totals(31, 31)).toEqual({
      ranks: [1, 1],
      why: { key: 'end.shared', args: { seats: [{ seat: 0 }, { seat: 1 }] } },
    });
  });

  it('[SGO-EDGE-15] [SGO-END-14] at the limit, too, nobody is asked who rises', () => {
    const t = scene({
      arrange(s) {
        s.pub.round = 60;
        crew(s, 0, { access: 'e', energy: 'e' });
        influence(s, 0, 29);
        lay(s, 0, ...row(CROSSINGS.energy));
        lay(s, 1, 'S 5');
      },
      begin: { step: 'rounds' },
    });
    expect(t.asked()).toEqual([]);
    expect(t.s.pub.phase).toBe('over');
    expect(t.events().find((e) => e.type === 'rank.held')?.pub).toMatchObject({ rank: 3 });
  });

  it('[SGO-EDGE-15] (our figures) after sixty rounds it ends without further travel', () => {
    const t = scene({
      arrange(s) {
        planets(s, { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
        s.pub.round = 59;
        for (const seat of [0, 1]) crew(s, seat, { access: 'e', energy: 'e' });
        lay(s, 0, ...row(CROSSINGS.energy));
        lay(s, 1, 'S 5');
      },
      begin: { step: 'rounds' },
    });
    expect(t.s.pub.round).toBe(60);
    t.play('0 send:engineer/energy>access', '1 send:engineer/energy>access');
    expect(told(t)).toContain('limit');
    expect(t.s.pub.phase).toBe('over');
    expect(planet(t.s, 'susskind').closed).toBe(false);
    expect(t.s.pub.players.map((p) => p.influence)).toEqual([0, 0]); // 2 for energy, less the corridors
  });
});
