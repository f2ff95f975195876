// SGO-MOVE, SGO-FLIP: the sector rooms.
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import {
  acting,
  barredBy,
  crew,
  influence,
  isSound,
  lay,
  module,
  planets,
  player,
  scene,
  settlersIn,
  told,
  turnOf,
} from './kit.ts';

const room = (stations: string[], figures = 'ccc', sector: 'water' | 'wildlife' | 'energy' = 'water') =>
  scene({
    arrange(s) {
      lay(s, 0, ...stations);
      crew(s, 0, { [sector]: figures });
    },
    begin: acting('moving', sector),
  });

describe('moving settlers', () => {
  it('[SGO-MOVE-1] one action point, one settler, one module', () => {
    const t = room(['S 5', 'A-W-1 1,0/270 active 0'], 'e').play('0 move:S-1>A-W-1');
    expect([settlersIn(t, 0, 'S'), settlersIn(t, 0, 'A-W-1')]).toEqual([4, 1]);
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-MOVE-2] a corridor is needed on both sides of the edge', () => {
    // A-W-3 lies beside the start module with its wall towards it.
    const t = room(['S 5', 'A-W-1 0,1/0 active 0', 'A-W-2 1,1/180 active 0', 'A-W-3 1,0/0 active 0']);
    expect(t.may(0)).toEqual(['move:S-1>A-W-1', 'stop']);
    t.refuses('0 move:S-1>A-W-3', 'SGO-MOVE-2');
  });

  it('[SGO-MOVE-3] the module entered belongs to the activated sector; the one left behind may be any', () => {
    const t = room(['S 1', 'A-L-1 1,0/270 active 1', 'A-W-1 0,1/0 active 0', 'O-W-1 2,0/0 active 0']);
    expect(t.may(0)).toEqual(['move:A-L-1>O-W-1', 'move:A-L-1>S-1', 'move:S-1>A-W-1', 'stop']);
    expect(barredBy(t, 0, 'move:S-1>A-L-1')).toEqual(['SGO-MOVE-3']);
    t.refuses('0 move:S-1>A-L-1', 'SGO-MOVE-3');
  });

  it.each(['water', 'wildlife', 'energy'] as const)(
    '[SGO-MOVE-4] [SGO-COMP-6] the start module is open to %s',
    (sector) => {
      const t = room(['S 1', 'A-L-1 1,0/270 active 1'], 'e', sector);
      expect(t.may(0)).toContain('move:A-L-1>S-1');
    },
  );

  it('[SGO-MOVE-5] nobody enters a full active module', () => {
    const t = room(['S 5', 'A-W-1 1,0/270 active 1']).play('0 move:S-1>A-W-1');
    expect(settlersIn(t, 0, 'A-W-1')).toBe(moduleOf('A-W-1').capacity);
    expect(barredBy(t, 0, 'move:S-1>A-W-1')).toEqual(['SGO-MOVE-5']);
    t.refuses('0 move:S-1>A-W-1', 'SGO-MOVE-5');
  });

  it('[SGO-MOVE-6] the same settler may go on, a point each step', () => {
    const t = room(['S 1', 'O-W-6 1,0/90 active 0', 'O-W-1 2,0/0 active 0'], 'ee');
    t.play('0 move:S-1>O-W-6', '0 move:O-W-6>O-W-1');
    expect(settlersIn(t, 0, 'O-W-1')).toBe(1);
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-MOVE-7] settlers may stay in a module of any type', () => {
    const stay = room(['S 5', 'A-W-1 1,0/270 active 0', 'O-W-1 0,1/0 active 0', 'G-WA-2 0,-1/0 active 0']);
    stay.play('0 move:S-1>A-W-1', '0 move:S-1>O-W-1', '0 move:S-1>G-WA-2', '0 stop');
    expect(['A-W-1', 'O-W-1', 'G-WA-2'].map((id) => settlersIn(stay, 0, id))).toEqual([1, 1, 1]);
    expect(isSound(stay.s)).toBe(true);
  });

  it('[SGO-MOVE-8] a settler may leave even a complete gate module before travel', () => {
    const t = room(['S 4', 'G-WA-1 1,0/270 active 2'], 'e');
    t.play('0 move:G-WA-1>S-1');
    expect([settlersIn(t, 0, 'S'), settlersIn(t, 0, 'G-WA-1')]).toEqual([5, 1]);
  });

  it('[SGO-TRAVEL-2] whoever stops reads whom that sends on their way, and is told nothing of gates with room', () => {
    const stop = (station: string) => {
      const t = scene({
        arrange(s) {
          planets(s, { susskind: 'alpha', dirac: 'beta', fermi: 'gamma' });
          lay(s, 0, 'S 4', station);
          crew(s, 0, { water: 'e' });
        },
        begin: acting('moving', 'water'),
      });
      const { ask } = t.request(0);
      return 'options' in ask ? ask.options.find(({ key }) => key === 'stop')!.label : undefined;
    };
    expect(stop('G-WA-1 1,0/270 active 1')).toEqual({ key: 'do.stop' });
    const planet = { key: 'planet.susskind' };
    const gates = [{ key: 'do.stop.gate', args: { count: 2, gate: { key: 'gate.alpha' }, planet } }];
    expect(stop('G-WA-1 1,0/270 active 2')).toEqual({ key: 'do.stop.sends', args: { gates } });
  });

  it('[SGO-MOVE-9] settlers stay in their own station', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5', 'A-W-1 1,0/270 active 0');
        lay(s, 1, 'S 5', 'A-W-2 -1,0/270 active 0');
        crew(s, 0, { water: 'cc' });
      },
      begin: acting('moving', 'water'),
    });
    expect(t.may(0)).toEqual(['move:S-1>A-W-1', 'stop']);
    t.refuses('0 move:S-1>S-2', 'SGO-MOVE-1');
  });
});

describe('activating modules', () => {
  it('[SGO-FLIP-1] [SGO-FLIP-2] the first settler turns the module and is lost; the next one stays', () => {
    const t = room(['S 5', 'A-W-4 1,0/270 inactive']);
    const { settlers } = player(t.s, 0).reserve;
    t.play('0 move:S-1>A-W-4');
    expect(module(t, 0, 'A-W-4')).toMatchObject({ x: 1, y: 0, turn: 270, active: true, settlers: 0 });
    expect(player(t.s, 0).reserve.settlers).toBe(settlers + 1);
    t.play('0 move:S-1>A-W-4');
    expect(settlersIn(t, 0, 'A-W-4')).toBe(1);
  });

  it('[SGO-FLIP-3] gate and access modules give nothing else', () => {
    const t = room(['S 5', 'A-W-4 1,0/270 inactive', 'G-WA-1 0,1/0 inactive']);
    t.play('0 move:S-1>A-W-4');
    expect(told(t)).toEqual(['activated']);
    t.play('0 move:S-1>G-WA-1');
    expect(told(t)).toEqual(['activated']);
  });

  it('[SGO-FLIP-4] the bonus comes before the next action point', () => {
    const t = room(['S 5', 'O-W-1 1,0/0 inactive']).play('0 move:S-1>O-W-1');
    expect(t.request(0).prompt.key).toBe('ask.recruit');
    t.refuses('0 move:S-1>O-W-1', 'SGO-FLIP-5');
  });

  it('[SGO-FLIP-5] [SGO-FLIP-10] a recruit goes to any room, and must go', () => {
    const t = room(['S 5', 'O-W-1 1,0/0 inactive']).play('0 move:S-1>O-W-1');
    expect(t.may(0)).toEqual([...ROOMS].map((r) => `recruit:${r}`).sort());
    const { engineers } = player(t.s, 0).reserve;
    t.play('0 recruit:access');
    expect(player(t.s, 0).rooms.access.engineers).toBe(1);
    expect(player(t.s, 0).reserve.engineers).toBe(engineers - 1);
  });

  it('[SGO-FLIP-6] a plain engineer of one’s choice becomes a chief where it stands', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5', 'O-W-3 1,0/0 inactive');
        crew(s, 0, { water: 'ec', access: 'e', modules: 'c' });
      },
      begin: acting('moving', 'water'),
    }).play('0 move:S-1>O-W-3');
    expect(t.may(0)).toEqual(['promote:access', 'promote:water']);
    t.play('0 promote:access');
    expect(player(t.s, 0).rooms.access).toEqual({ engineers: 0, chiefs: 1, robots: 0 });
    expect(player(t.s, 0).reserve.suits).toBe(1);
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-FLIP-7] a robot goes to the room shown', () => {
    const t = room(['S 5', 'O-W-9 1,0/0 inactive']).play('0 move:S-1>O-W-9');
    expect(player(t.s, 0).rooms.access.robots).toBe(1);
    expect(player(t.s, 0).reserve.robots).toBe(4);
  });

  it.each([
    ['O-W-1', { water: 'eeeeeee' }],
    ['O-W-3', { water: 'cccce' }],
    ['O-W-9', { water: 'errrrr' }],
  ])('[SGO-FLIP-8] without a figure in reserve the bonus of %s is lost', (id, figures) => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5', `${id} 1,0/0 inactive`);
        crew(s, 0, figures);
      },
      begin: acting('moving', 'water'),
    }).play(`0 move:S-1>${id}`);
    expect(module(t, 0, id).active).toBe(true);
    expect(told(t)).toEqual(['activated', 'bonus.lost']);
  });

  it.each([
    ['O-W-1', { water: 'eeeeee' }, 'ask.recruit'],
    ['O-W-3', { water: 'ccce', energy: 'e' }, 'ask.promote'],
    ['O-W-9', { water: 'errrr' }, 'robot.added'],
  ])('[SGO-FLIP-8] the last figure in reserve is enough for the bonus of %s', (id, figures, follows) => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5', `${id} 1,0/0 inactive`);
        crew(s, 0, figures);
      },
      begin: acting('moving', 'water'),
    }).play(`0 move:S-1>${id}`);
    expect([...told(t), ...t.match.requests().map((request) => request.prompt.key)]).toContain(follows);
  });

  it('[SGO-FLIP-9] promote needs a plain engineer in a room', () => {
    const t = room(['S 5', 'O-W-3 1,0/0 inactive'], 'cc').play('0 move:S-1>O-W-3');
    expect(told(t)).toContain('bonus.lost');
    expect(player(t.s, 0).reserve.suits).toBe(2);
  });

  it('[SGO-FLIP-11] an engineer on a rank is not promoted', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5', 'O-W-3 1,0/0 inactive');
        crew(s, 0, { water: 'cc' });
        influence(s, 0, 30);
      },
      begin: acting('moving', 'water'),
    }).play('0 move:S-1>O-W-3');
    expect(told(t)).toContain('bonus.lost');
    expect(player(t.s, 0).ranks).toEqual(['settler', 'settler', 'engineer']);
  });

  it('[SGO-FLIP-12] the figure on the stand may be promoted', () => {
    const t = scene({
      arrange(s) {
        planets(s, { susskind: 'alpha', planck: 'beta', bose: 'gamma', dirac: null, turing: null });
        lay(s, 0, 'S 5', 'O-W-3 1,0/0 inactive');
        crew(s, 0, { water: 'c', access: 'e' });
      },
      begin: turnOf(),
    }).play('0 send:engineer/access>water', '0 move:S-1>O-W-3');
    expect(t.s.pub.stand).toBe('chief'); // the only plain engineer: nothing to ask
    expect(player(t.s, 0).rooms.water).toEqual({ engineers: 0, chiefs: 2, robots: 0 });
  });

  it('[SGO-FLIP-13] an active Odyssey module gives its bonus no more', () => {
    const t = room(['S 5', 'O-W-9 1,0/0 active 0']).play('0 move:S-1>O-W-9');
    expect(player(t.s, 0).rooms.access.robots).toBe(0);
    expect(settlersIn(t, 0, 'O-W-9')).toBe(1);
  });
});
