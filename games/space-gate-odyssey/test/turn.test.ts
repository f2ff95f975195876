// SGO-TURN: the five steps of a turn.
import { describe, expect, it } from 'vitest';
import {
  acting,
  barredBy,
  crew,
  influence,
  isSound,
  lay,
  occupy,
  planets,
  player,
  scene,
  told,
  top,
  travel,
  turnOf,
} from './kit.ts';

describe('a turn', () => {
  it('[SGO-TURN-1] clockwise from the starting player, who never changes', () => {
    const t = scene({
      seats: 3,
      arrange(s) {
        s.pub.start = 2;
        s.pub.round = 0;
        for (const seat of [0, 1, 2]) crew(s, seat, { modules: 'e', energy: 'eee' });
        for (const id of Object.keys(s.pub.piles)) s.pub.piles[id] = { top: null, left: 0 };
      },
      begin: { step: 'rounds' },
    });
    const order: number[] = [];
    for (let i = 0; i < 6; i++) {
      const [seat] = t.asked() as [number];
      order.push(seat);
      t.play(`${seat} send:engineer/energy>modules`);
      if (i === 2) expect([t.s.pub.round, t.s.pub.start]).toEqual([2, 2]);
    }
    expect(order).toEqual([2, 0, 1, 2, 0, 1]);
  });

  it('[SGO-TURN-2] [SGO-TURN-4] any own engineer, to any other room', () => {
    const t = scene({ arrange: (s) => crew(s, 0, { water: 'e', modules: 'c' }), begin: turnOf() });
    expect(t.may(0)).toEqual([
      'send:chief/modules>access',
      'send:chief/modules>energy',
      'send:chief/modules>water',
      'send:chief/modules>wildlife',
      'send:engineer/water>access',
      'send:engineer/water>energy',
      'send:engineer/water>modules',
      'send:engineer/water>wildlife',
    ]);
    t.refuses('0 send:engineer/water>water', 'SGO-TURN-4');
    t.refuses('0 send:engineer/energy>water', 'SGO-TURN-2');
    t.play('0 send:chief/modules>access');
    expect(player(t.s, 0).rooms.access.chiefs).toBe(1);
    expect(player(t.s, 0).rooms.modules.chiefs).toBe(0);
  });

  it('[SGO-TURN-3] robots stay where they are', () => {
    const t = scene({ arrange: (s) => crew(s, 0, { water: 'er', modules: 'c' }), begin: turnOf() });
    expect(barredBy(t, 0, 'send:robot/water')).toEqual(['SGO-TURN-3']);
    t.refuses('0 send:robot/water', 'SGO-TURN-3');
  });

  it('[SGO-TURN-5] [SGO-TURN-7] clockwise from the active player, each to the end; without a figure nobody acts', () => {
    const t = scene({
      seats: 4,
      arrange(s) {
        crew(s, 0, { modules: 'e', water: 'eee' });
        crew(s, 1, { modules: 'ee', water: 'ee' });
        crew(s, 2, { modules: 'e', water: 'eee' });
        crew(s, 3, { water: 'eeee' });
      },
      begin: turnOf(2),
    });
    t.s.pub.active = 2;
    t.play('2 send:engineer/water>modules');
    expect(t.asked()).toEqual([2]);
    t.play('2 stop');
    expect(t.asked()).toEqual([0]); // seat 3 has nobody there
    t.play('0 stop');
    expect(t.asked()).toEqual([1]);
    t.play('1 stop');
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-TURN-6] beside every room to which one may be sent stands what all there will be worth together', () => {
    const t = scene({
      arrange: (s) => crew(s, 0, { water: 'ec', energy: 'er', modules: '' }),
      begin: turnOf(),
    });
    const { ask } = t.request(0);
    const options = 'options' in ask ? ask.options : [];
    const points = (key: string) => options.find((option) => option.key === key)!.label.args!.points;
    expect([
      points('send:chief/water>energy'),
      points('send:engineer/water>energy'),
      points('send:engineer/energy>water'),
      points('send:engineer/energy>modules'),
    ]).toEqual([4, 3, 4, 1]);
  });

  it('[SGO-TURN-6] engineers and robots count one, chiefs two, the one on the stand too', () => {
    const t = scene({ arrange: (s) => crew(s, 0, { modules: 'ecr', access: 'c' }), begin: turnOf() });
    t.play('0 send:chief/access>modules');
    expect(t.match.view(0).extra.acting).toEqual({ seat: 0, left: 6 });
  });

  it('[SGO-TURN-8] figures gained on the way give no point in this turn', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5', 'O-W-1 1,0/0 inactive');
        crew(s, 0, { water: 'ee' });
      },
      begin: acting('moving', 'water'),
    }).play('0 move:S-1>O-W-1', '0 recruit:water');
    expect(player(t.s, 0).rooms.water.engineers).toBe(3);
    expect(t.match.view(0).extra.acting).toEqual({ seat: 0, left: 1 });
  });

  it('[SGO-TURN-9] one may stop at any time', () => {
    const t = scene({
      arrange: (s) => crew(s, 0, { modules: 'cc' }),
      begin: acting('building', 'modules'),
    });
    expect(t.request(0).fallback).toBe('stop');
    t.play(`0 under:${t.s.pub.piles['gate-water']!.top}`, '0 stop');
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-TURN-10] [SGO-TURN-11] settlers travel after a sector room, and after no other', () => {
    const laid = (room: 'water' | 'modules' | 'access') =>
      scene({
        arrange(s) {
          s.pub.room = room;
          planets(s, { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
          lay(s, 0, 'S 5', 'G-WA-1 0,-1/180 active 2');
        },
        begin: travel(),
      });
    expect(laid('modules').asked()).toEqual([]);
    expect(laid('access').asked()).toEqual([]);
    expect(laid('water').request(0).prompt.key).toBe('ask.settle');
  });

  it('[SGO-TURN-12] the engineer leaves the stand and stays in the room', () => {
    const t = scene({
      arrange(s) {
        for (const seat of [0, 1]) crew(s, seat, { water: 'ee', energy: 'ee' });
        lay(s, 0, 'S 5');
        s.pub.round = 0;
      },
      begin: { step: 'rounds' },
    }).play('0 send:engineer/water>energy');
    expect(t.s.pub).toMatchObject({ room: null, stand: null, active: 1 });
    expect(player(t.s, 0).rooms.energy.engineers).toBe(3);
    expect(told(t)).toContain('turn.ended');
    expect(t.asked()).toEqual([1]);
  });

  it('[SGO-TURN-13] the one on the stand may have risen to a rank', () => {
    const t = scene({
      arrange(s) {
        planets(s, { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
        occupy(s, 'susskind', 0, 'T1-1 T1-2 T1-3 T2-1 T2-2 T2-3 T3-1 T3-2 T3-3 T4-1 T4-2');
        influence(s, 0, 29);
        crew(s, 0, { energy: 'e', wildlife: 'ee' });
        lay(s, 0, 'S 5', 'G-EA-3 0,-1/180 active 1');
        influence(s, 0, 29);
      },
      begin: turnOf(),
    });
    t.play('0 send:engineer/wildlife>energy', '0 move:S-1>G-EA-3', '0 stop');
    expect(t.s.pub.stand).toBe('engineer');
    expect(t.request(0).prompt).toEqual({ key: 'ask.rank', args: { rank: 3 } });
    t.play('0 rise:engineer/energy');
    expect(t.s.pub.stand).toBe('engineer'); // two of them were alike
    t.play('0 gate:alpha>dirac');
    expect(t.s.pub.stand).toBe(null);
    expect(player(t.s, 0).rooms.energy.engineers).toBe(1);
  });

  it('[SGO-TURN-13] and if nobody like it is left, the stand is empty at once', () => {
    const t = scene({
      arrange(s) {
        s.pub.room = 'energy';
        s.pub.stand = 'chief';
        crew(s, 0, { energy: 'ce', wildlife: 'e' });
        influence(s, 0, 29);
      },
      begin: { step: 'influence', args: { seat: 0, points: 1 } },
    }).play('0 rise:chief/energy');
    expect(t.s.pub.stand).toBe(null);
  });

  it('[SGO-TURN-14] [SGO-EDGE-1] [SGO-INV-10] after both engineer ranks two engineers are left, and can move', () => {
    const t = scene({
      arrange(s) {
        crew(s, 0, { water: 'e', wildlife: 'e', energy: 'e', modules: 'c' });
        top(s, 'G-WA-1');
      },
      begin: { step: 'influence', args: { seat: 0, points: 99 } },
    }).play('0 rise:engineer/water', '0 rise:chief/modules');
    const { rooms } = player(t.s, 0);
    expect([rooms.wildlife.engineers, rooms.energy.engineers]).toEqual([1, 1]);
    expect(player(t.s, 0).ranks).toHaveLength(9);
    expect(isSound(t.s)).toBe(true);
  });
});
