// SGO-BUILD, SGO-ACCESS: the modules room and the access room.
import { random } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { MODULES, PILES } from '../packs/base/modules.ts';
import type { Placed } from '../state.ts';
import { isWhole, openCorridors, sockets, spotsFor } from '../values/station.ts';
import {
  acting,
  balance,
  barredBy,
  crew,
  isSound,
  lay,
  module,
  player,
  scene,
  settlersIn,
  stack,
  top,
  turnOf,
} from './kit.ts';

const room = (stations: string[], tops: string[], figures = 'ccc') =>
  scene({
    arrange(s) {
      lay(s, 0, ...stations);
      top(s, ...tops);
      crew(s, 0, { modules: figures });
    },
    begin: acting('building', 'modules'),
  });
const spots = (keys: string[], id: string) => keys.filter((key) => key.startsWith(`add:${id}>`));

describe('modules room', () => {
  it('[SGO-BUILD-1] a point takes the top module of a pile, to add it or to put it under', () => {
    const t = room(['S 5'], ['G-WA-2'], 'e');
    expect(t.may(0).filter((key) => key.startsWith('under:'))).toHaveLength(9);
    const below = t.s.dark.piles['gate-water']!.length;
    t.play('0 under:G-WA-2');
    expect(t.s.dark.piles['gate-water']!.at(-1)).toBe('G-WA-2');
    expect(t.s.dark.piles['gate-water']).toHaveLength(below);
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-BUILD-2] a pile one has added from is blocked', () => {
    const t = room(['S 5'], ['G-WA-2']).play('0 add:G-WA-2>1,0/90');
    const { top: next } = t.s.pub.piles['gate-water']!;
    expect(spots(t.may(0), next!)).toEqual([]);
    expect(barredBy(t, 0, 'take:gate-water')).toEqual(['SGO-BUILD-2']);
    t.refuses('0 take:gate-water', 'SGO-BUILD-2');
  });

  it('[SGO-BUILD-2] and stays blocked when a second pile is', () => {
    const t = room(['S 5'], ['G-WA-2', 'G-LA-1']).play('0 add:G-WA-2>1,0/90', '0 add:G-LA-1>0,1/0');
    for (const pile of ['gate-water', 'gate-wildlife']) {
      const { top: next } = t.s.pub.piles[pile]!;
      expect(t.may(0).filter((key) => key.includes(`:${next}`))).toEqual([]);
      expect(barredBy(t, 0, `take:${pile}`)).toEqual(['SGO-BUILD-2']);
    }
    expect(t.may(0).filter((key) => key.startsWith('under:'))).toHaveLength(7);
  });

  it('[SGO-BUILD-3] after putting a module under, the same pile is open, a point each time', () => {
    const t = room(['S 5'], ['G-WA-2'], 'c').play('0 under:G-WA-2');
    const { top: next } = t.s.pub.piles['gate-water']!;
    expect(spots(t.may(0), next!).length).toBeGreaterThan(0);
    t.play(`0 under:${next}`);
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-BUILD-4] blocked piles are each player’s own, for one activation', () => {
    const t = scene({
      arrange(s) {
        for (const seat of [0, 1]) lay(s, seat, 'S 5');
        top(s, 'G-WA-2');
        crew(s, 0, { modules: 'e', access: 'e' });
        crew(s, 1, { modules: 'e', access: 'e' });
      },
      begin: turnOf(),
    }).play('0 send:engineer/access>modules', '0 add:G-WA-2>1,0/90', '0 stop');
    const { top: next } = t.s.pub.piles['gate-water']!;
    expect(t.asked()).toEqual([1]);
    expect(spots(t.may(1), next!).length).toBeGreaterThan(0);
  });

  it('[SGO-BUILD-5] an empty pile is not refilled and cannot be chosen', () => {
    const t = scene({
      arrange(s) {
        lay(s, 0, 'S 5');
        stack(s, 'gate-water', 'G-WA-2');
        crew(s, 0, { modules: 'ee' });
      },
      begin: acting('building', 'modules'),
    }).play('0 add:G-WA-2>1,0/90');
    expect(t.s.pub.piles['gate-water']).toEqual({ top: null, left: 0 });
    expect(barredBy(t, 0, 'take:gate-water')).toEqual(['SGO-BUILD-5']);
  });

  it('[SGO-BUILD-6] (our figures) every empty cell and turn where a corridor meets a corridor', () => {
    const t = room(['S 5'], ['G-WA-2', 'G-LA-1']);
    expect(spots(t.may(0), 'G-WA-2')).toEqual([
      'add:G-WA-2>-1,0/90',
      'add:G-WA-2>0,-1/0',
      'add:G-WA-2>0,1/0',
      'add:G-WA-2>1,0/90',
    ]);
    expect(t.request(0).ask).toMatchObject({
      options: expect.arrayContaining([
        expect.objectContaining({ key: 'add:G-WA-2>1,0/90', refs: ['pile:gate-water', 'module:G-WA-2', 'cell:1,0'] }),
      ]),
    });
    t.refuses('0 add:G-WA-2>0,0/0', 'SGO-BUILD-6');
  });

  it('[SGO-BUILD-7] its other sides may block a neighbour or lead into the void', () => {
    // O-W-1 and A-W-1 both open onto cell 1,-1; the dead end there meets one and blocks the other.
    const t = room(['S 5', 'O-W-1 1,0/0 inactive', 'O-W-3 0,-1/0 inactive'], ['G-LA-1']);
    expect(spots(t.may(0), 'G-LA-1')).toEqual(expect.arrayContaining(['add:G-LA-1>1,-1/180', 'add:G-LA-1>1,-1/270']));
    t.play('0 add:G-LA-1>1,-1/180');
    expect(openCorridors(player(t.s, 0).station)).toBe(6);
  });

  it('[SGO-BUILD-8] wall to wall or corridor to wall is not enough', () => {
    const t = room(['S 5', 'G-WA-1 1,0/270 inactive'], ['G-LA-1']);
    t.refuses('0 add:G-LA-1>2,0/270', 'SGO-BUILD-8'); // its corridor looks at the wall of G-WA-1
    t.refuses('0 add:G-LA-1>2,0/0', 'SGO-BUILD-8');
    t.refuses('0 add:G-LA-1>0,1/180', 'SGO-BUILD-8');
  });

  it('[SGO-BUILD-9] [SGO-BUILD-10] any sector beside any other; it enters inactive', () => {
    const t = room(['S 5', 'O-W-1 1,0/0 active'], ['G-EA-1']).play('0 add:G-EA-1>2,0/270');
    expect(module(t, 0, 'G-EA-1')).toMatchObject({ active: false, settlers: 0 });
  });

  it('[SGO-BUILD-11] open is a corridor towards an empty cell; towards a wall it is blocked', () => {
    const t = room(['S 5', 'O-W-6 1,0/0 inactive'], []); // O-W-6 runs north to south: a wall towards the start module
    expect(openCorridors(player(t.s, 0).station)).toBe(3 + 2);
  });

  it('[SGO-BUILD-12] a station without open corridors takes no module', () => {
    const closed = ['S 5', 'G-WA-1 0,-1/180', 'G-WB-1 1,0/270', 'G-WC-1 0,1/0', 'G-LA-1 -1,0/90'];
    const t = room(closed, ['G-EA-1']);
    expect(t.may(0)).toEqual([...PILES.map(({ id }) => `under:${t.s.pub.piles[id]!.top}`), 'stop'].sort());
    expect(barredBy(t, 0, 'add:G-EA-1')).toEqual(['SGO-BUILD-12']);
  });

  it('[SGO-BUILD-13] (our figures) any open corridor takes any module', () => {
    const generator = random(5);
    for (let i = 0; i < 30; i++) {
      const station = grow(generator.below(12), generator.below);
      if (sockets(station).length === 0) continue;
      for (const { id } of MODULES) expect(spotsFor(station, id).length).toBeGreaterThan(0);
    }
  });

  it('[SGO-BUILD-14] what was built stays where it is', () => {
    const t = room(['S 5', 'G-WA-1 0,-1/180'], ['A-L-2']).play('0 add:A-L-2>1,0/90');
    expect(module(t, 0, 'G-WA-1')).toEqual({ id: 'G-WA-1', x: 0, y: -1, turn: 180, active: false, settlers: 0 });
    expect(t.may(0).some((key) => key.includes('G-WA-1'))).toBe(false);
    expect(isSound(t.s)).toBe(true);
  });

  it('[SGO-BUILD-15] (our figures) a crossing has one turn, a straight corridor two, others four', () => {
    const t = room(['S 5'], ['O-W-1', 'G-WA-2', 'G-LA-4']);
    const turns = (id: string) => new Set(spots(t.may(0), id).map((key) => key.split('/')[1]));
    expect(turns('O-W-1')).toEqual(new Set(['0']));
    expect(turns('G-WA-2')).toEqual(new Set(['0', '90']));
    expect(turns('G-LA-4')).toEqual(new Set(['0', '90', '180', '270']));
    t.refuses('0 add:O-W-1>1,0/90', 'SGO-BUILD-15');
  });

  it('[SGO-EDGE-7] with all piles empty the room can be activated, and nothing happens', () => {
    const t = scene({
      arrange(s) {
        for (const { id } of PILES) stack(s, id);
        crew(s, 0, { modules: 'cc', access: 'e' });
      },
      begin: turnOf(),
    }).play('0 send:engineer/access>modules');
    expect(t.asked()).toEqual([]);
    expect(player(t.s, 0).rooms.modules).toEqual({ engineers: 1, chiefs: 2, robots: 0 });
  });

  it('[SGO-EDGE-13] an enclosed cell may be filled', () => {
    const ring = [
      'A-W-1 0,1/0',
      'O-W-1 0,2/0',
      'O-W-3 1,2/0',
      'O-W-9 2,2/0',
      'O-L-6 2,1/0',
      'O-L-7 2,0/0',
      'O-L-9 1,0/0',
    ];
    const t = room(['S 5', ...ring], ['G-EA-1']);
    expect(isWhole(player(t.s, 0).station)).toBe(true);
    t.play('0 add:G-EA-1>1,1/0');
    expect(module(t, 0, 'G-EA-1')).toMatchObject({ x: 1, y: 1 });
  });
});

/** A station grown at random. */
function grow(size: number, below: (n: number) => number): Placed[] {
  const station: Placed[] = [{ id: 'S-1', x: 0, y: 0, turn: 0, active: true, settlers: 5 }];
  const ids = MODULES.map((m) => m.id);
  for (let i = 0; i < size; i++) {
    const [id] = ids.splice(below(ids.length), 1) as [string];
    const places = spotsFor(station, id);
    if (places.length > 0) station.push({ id, ...places[below(places.length)]!, active: false, settlers: 0 });
  }
  return station;
}

describe('access room', () => {
  const access = (stations: string[], figures: string, settlers?: number) =>
    scene({
      arrange(s) {
        lay(s, 0, ...stations);
        crew(s, 0, { access: figures });
        balance(s);
        if (settlers !== undefined) player(s, 0).reserve.settlers = settlers;
      },
      begin: acting('filling', 'access'),
    });

  it('[SGO-ACCESS-1] [SGO-ACCESS-2] a point fills one access module; the start module is one', () => {
    const t = access(['S 1', 'A-W-5 1,0/90 active 1'], 'ee');
    const { settlers } = player(t.s, 0).reserve;
    expect(t.may(0)).toEqual(['fill:A-W-5', 'fill:S-1', 'stop']);
    t.play('0 fill:S-1', '0 fill:A-W-5');
    expect([settlersIn(t, 0, 'S'), settlersIn(t, 0, 'A-W-5')]).toEqual([5, 4]);
    expect(player(t.s, 0).reserve.settlers).toBe(settlers - 7);
  });

  it('[SGO-ACCESS-1] [SGO-TURN-9] each filling costs a point, and with the last one it is over', () => {
    const t = access(['S 1', 'A-W-5 1,0/90 active 1'], 'e').play('0 fill:A-W-5');
    expect(t.asked()).toEqual([]); // the start module stays as it is
    expect(settlersIn(t, 0, 'S')).toBe(1);
    const two = access(['S 1', 'A-W-5 1,0/90 active 1', 'A-W-3 0,1/0 active 0'], 'c');
    expect(two.request(0).prompt.args).toMatchObject({ left: 2 });
    two.play('0 fill:A-W-5');
    expect(two.request(0).prompt.args).toMatchObject({ left: 1 });
    two.play('0 fill:S-1');
    expect(two.asked()).toEqual([]);
  });

  it('[SGO-ACCESS-3] not an inactive one, and no gate or Odyssey module', () => {
    const t = access(['S 1', 'A-W-5 1,0/90 inactive', 'O-W-1 0,1/0 active', 'G-WA-1 0,-1/180 active'], 'ee');
    expect(t.may(0)).toEqual(['fill:S-1', 'stop']);
    t.refuses('0 fill:A-W-5', 'SGO-ACCESS-3');
    t.refuses('0 fill:O-W-1', 'SGO-ACCESS-1');
  });

  it('[SGO-ACCESS-4] too few settlers: all that are left; none: nothing', () => {
    const t = access(['S 1', 'A-W-5 1,0/90 active 0'], 'cc', 3).play('0 fill:S-1');
    expect(settlersIn(t, 0, 'S')).toBe(4);
    expect(player(t.s, 0).reserve.settlers).toBe(0);
    expect(t.asked()).toEqual([]);
  });

  it('[SGO-ACCESS-5] not a full one', () => {
    const t = access(['S 5', 'A-W-5 1,0/90 active 0'], 'c');
    t.refuses('0 fill:S-1', 'SGO-ACCESS-5');
  });

  it('[SGO-ACCESS-6] points beyond what can be filled are lost', () => {
    const t = access(['S 1'], 'cc').play('0 fill:S-1');
    expect(t.asked()).toEqual([]);
  });
});
