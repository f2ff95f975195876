// TI4-STAT, TI4-STA: space stations: who holds them, and what they are and are not.
import { expect, it } from 'vitest';
import type { SetId } from '../packs/base/types.ts';
import type { S } from '../state.ts';
import { ballotOf } from '../values/agenda.ts';
import { areNeighbours, controlsHome, isPresent, planetsOf, scoringPlanets, stationsOf } from '../values/board.ts';
import { commodityValue, means, worth } from '../values/economy.ts';
import { isBeaten } from '../values/elimination.ts';
import { tradeBar } from '../values/trade.ts';
import { type Field, field, standing } from './field.ts';
import { open } from './opening.ts';
import { probed } from './probe.ts';
import { told, types } from './told.ts';

const TE: SetId[] = ['base', 'pok', 'te'];
/** 109 has Tsion Station beside a planet, 111 Oluz Station, 117 The Watchtower alone. */
const at = (line: string[], units: string[], held: Record<string, number> = {}, more: Partial<Field> = {}): Field => ({
  sets: TE,
  line,
  units,
  ...more,
  also(s: S) {
    for (const [id, controller] of Object.entries(held)) s.pub.stations[id]!.controller = controller;
    more.also?.(s);
  },
});
const holder = (t: { s: S }, id = 'tsion-station') => t.s.pub.stations[id]!.controller;

it('[TI4-STAT-2] [TI4-STAT-5] [TI4-STA-2] [TI4-STA-3] the only ships of a system take its station, exhausted, from the deck and from others', () => {
  const t = field(at(['46', '109'], ['0 cruiser 46'])).play('0 activate:109', '0 move:cruiser@46~2');
  expect(t.s.pub.stations['tsion-station']).toEqual({ controller: 0, exhausted: true });
  expect(told(t, 'station.gained')).toHaveLength(1);
  const theirs = field(at(['46', '109'], ['0 cruiser 46'], { 'tsion-station': 1 })).play(
    '0 activate:109',
    '0 move:cruiser@46~2',
  );
  expect(holder(theirs)).toBe(0);
});

it('[TI4-STAT-3] [TI4-STA-4] [TI4-STAT-9] [TI4-STA-7] [TI4-XEX-11] whoever arrives must first win; then the value of both changes at once', () => {
  const spec = at(['46', '109'], ['0 cruiser*2 46', '1 cruiser 109'], { 'tsion-station': 1 }, { dice: [10, 1, 1] });
  const t = field({
    ...spec,
    also(s) {
      spec.also!(s);
      s.pub.players[1]!.commodities = commodityValue(s.pub, 1);
    },
  });
  const [mine, theirs] = [0, 1].map((seat) => commodityValue(t.s.pub, seat)) as [number, number];
  t.play('0 activate:109', '0 move:cruiser@46~2', '0 move:cruiser@46~2');
  expect(told(t, 'station.gained')).toHaveLength(1);
  expect(holder(t)).toBe(0);
  expect([0, 1].map((seat) => commodityValue(t.s.pub, seat))).toEqual([mine + 1, theirs - 1]);
  expect(t.s.pub.players[1]!.commodities).toBe(theirs - 1);
  const draw = at(['46', '109'], ['0 cruiser 46', '1 cruiser 109'], { 'tsion-station': 1 }, { dice: [10, 10] });
  expect(holder(field(draw).play('0 activate:109', '0 move:cruiser@46~2'))).toBe(1); // nobody is left
});

it('[TI4-STAT-3] who is shot down on arrival has held nothing', () => {
  const spec = at(['46', '109'], ['0 cruiser 46', '1 pds bellatrix'], { 'tsion-station': 1 }, { dice: [10] });
  const t = field(spec).play('0 activate:109', '0 move:cruiser@46~2', '1 fire:0');
  expect([holder(t), standing(t.s.pub, '109')]).toEqual([1, []]);
});

it('[TI4-STAT-3] ships that are given up for lack of capacity hold nothing', () => {
  const t = field(at(['109', '46'], ['0 fighter 109'])).play('0 activate:46', '0 remove:fighter@109');
  expect(holder(t)).toBe(-1);
});

it('[TI4-STAT-4] [TI4-STAT-12] [TI4-STA-5] [TI4-STA-6] it is kept when ships leave; neutral ships and what is no ship take nothing', () => {
  const left = field(at(['46', '109'], ['0 cruiser 109'], { 'tsion-station': 0 }));
  expect(holder(left.play('0 activate:46', '0 move:cruiser@109~2'))).toBe(0);
  const activate = (units: string[], held: Record<string, number>, factions: Record<number, string> = {}) =>
    holder(field(at(['46', '109', '26'], units, held, { factions })).play('0 activate:26'));
  expect(activate(['-1 cruiser 109', '0 infantry lodor'], { 'tsion-station': 1 })).toBe(1);
  expect(activate(['0 space-dock 109', '0 infantry lodor'], {}, { 0: 'saar' })).toBe(-1);
  expect(activate(['0 cruiser 109', '-1 cruiser 109', '0 infantry lodor'], {})).toBe(-1); // not alone
});

it('[TI4-EX-35] [TI4-STAT-2] [TI4-STAT-4] a lone cruiser takes the station of somebody who has no ships there, and leaves with it kept', () => {
  const t = field(at(['46', '109', '26'], ['0 cruiser 46', '1 infantry bellatrix'], { 'tsion-station': 1 }));
  t.play('0 activate:109', '0 move:cruiser@46~2');
  expect(t.s.pub.stations['tsion-station']).toEqual({ controller: 0, exhausted: true });
  expect(types(t)).not.toContain('combat.space');
  const later = field(at(['46', '109', '26'], ['0 cruiser 109', '1 infantry bellatrix'], { 'tsion-station': 0 }));
  later.play('0 activate:26', '0 move:cruiser@109~2');
  expect([holder(later), standing(later.s.pub, '109')]).toEqual([0, []]);
});

it('[TI4-STAT-5] [TI4-SPEND-14] it is spent for its resources or its influence like a planet, and readied with planets', () => {
  const pay = (resources: number, influence: number) =>
    field(
      at(
        ['109', '46'],
        [],
        { 'tsion-station': 0 },
        {
          begin: { step: 'pay', args: { seat: 0, resources, influence, what: { key: 'x' } } },
        },
      ),
    );
  for (const t of [pay(1, 0), pay(0, 1)]) {
    expect(t.may(0)).toEqual(['exhaust:tsion-station']);
    expect(t.play('0 exhaust:tsion-station').s.pub.stations['tsion-station']!.exhausted).toBe(true);
  }
  const { pub } = pay(1, 0).s;
  expect([worth(pub, 'tsion-station', 'resources'), worth(pub, 'tsion-station', 'influence')]).toEqual([1, 1]);
  expect(means(pub, 0, 'resources')).toBe(1);
  const spent = (s: S) => {
    for (const station of Object.values(s.pub.stations)) station.exhausted = true;
  };
  const round = { step: 'statusPhase', at: 'ready', args: {} };
  const ready = field(at(['109', '46'], [], { 'tsion-station': 0 }, { also: spent, begin: round }));
  expect(ready.s.pub.stations['tsion-station']!.exhausted).toBe(false);
  const agenda = { step: 'readyAfterAgendas', args: { seat: 0 } };
  const after = field(at(['109', '46'], [], { 'tsion-station': 0 }, { also: spent, begin: agenda }));
  expect(after.s.pub.stations['tsion-station']!.exhausted).toBe(false); // [TI4-SPEND-13]
});

it('[TI4-DIPL-6] [TI4-DIPL-7] Diplomacy readies a station, but cannot be played for one', () => {
  const t = field(
    at(
      ['117', '109', '26'],
      ['0 infantry lodor'],
      { 'tsion-station': 0, 'the-watchtower': 0 },
      {
        begin: { step: 'diplomacy.primary', args: { seat: 0, strategic: 0 } },
        also(s) {
          s.pub.stations['tsion-station']!.exhausted = true;
        },
      },
    ),
  );
  expect(t.may(0)).toEqual(['system:26']);
  t.play('0 system:26');
  expect(t.may(0)).toEqual(['done', 'ready:tsion-station']);
  expect(t.play('0 ready:tsion-station').s.pub.stations['tsion-station']!.exhausted).toBe(false);
});

it('[TI4-STAT-6] [TI4-STAT-8] [TI4-STA-1] nothing lands on it, and it is no planet of whoever holds it', () => {
  const t = field(at(['109', '46'], ['0 carrier 109', '0 infantry 109'], { 'tsion-station': 0 })).play(
    '0 activate:109',
  );
  expect(t.may(0)).toEqual(['done', 'land:infantry@109>bellatrix']);
  expect(planetsOf(t.s.pub, 0)).not.toContain('tsion-station');
  expect(standing(t.s.pub, 'tsion-station')).toEqual([]);
  const gain = probed(['planet.gained', 'planet.gained.after'], at(['46', '109'], ['0 cruiser 46']));
  gain.play('0 activate:109', '0 move:cruiser@46~2');
  expect(holder(gain)).toBe(0);
  expect(gain.asked()).toEqual([]); // no window of a gained planet
});

it('[TI4-STAT-7] [TI4-OBJ-11] [TI4-VOTE-6] [TI4-STAT-13] [TI4-STAT-14] no votes, no objective, no home, no way back into the game', () => {
  const { pub } = field(
    at(['109', '92', '46'], [], { 'tsion-station': 0, revelation: 1 }, { beaten: [0], edition: 2 }),
  ).s;
  expect(ballotOf(pub, 0)).toEqual({});
  expect(scoringPlanets(pub, 0)).toEqual([]);
  expect(isBeaten(pub, 0)).toBe(true);
  pub.players[0]!.home = '92';
  pub.planets.ordinian!.controller = 0;
  expect(controlsHome(pub, 0)).toBe(true); // though Revelation is another's
});

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const convert = (t: ReturnType<typeof field>, seat: number) =>
  t.match.requestsTo(seat).find(({ id }) => id === 'deal.convert');

it('[TI4-STAT-10] [TI4-TRANS-10] [TI4-XEX-12] two who hold stations trade, though they are no neighbours', () => {
  const spec = (held: Record<string, number>) =>
    field(
      at(['109', '46', '111'], [], held, {
        begin: TURN,
        goods: { 0: 1, 1: 1 },
        units: ['0 cruiser 109', '1 infantry tarana'],
      }),
    ).s.pub;
  const both = spec({ 'tsion-station': 0, 'oluz-station': 1 });
  expect([areNeighbours(both, 0, 1), tradeBar(both, 0, 1)]).toEqual([false, undefined]);
  expect(isPresent(both, 2, '109')).toBe(false);
  expect(tradeBar(spec({ 'tsion-station': 0 }), 0, 1)).toBe('neighbours');
});

it('[TI4-COMM-7] [TI4-STAT-11] [TI4-PEX-32] at any time a readied station turns commodities into goods, which is no gain of goods', () => {
  const spec = at(
    ['109', '111', '46'],
    ['0 cruiser 46'],
    { 'tsion-station': 1, 'oluz-station': 1 },
    {
      begin: TURN,
      also(s) {
        s.pub.players[1]!.commodities = 4;
        s.pub.stations['oluz-station']!.exhausted = true;
      },
    },
  );
  const t = probed(['tradeGoods.gained'], spec);
  expect(convert(t, 0)).toBeUndefined(); // it holds none
  const ask = convert(t, 1)!.ask;
  expect(ask.shape === 'one' && ask.options.map(({ key }) => key)).toEqual(
    [4, 3, 2, 1].map((n) => `convert:tsion-station>${n}`),
  );
  t.match.apply({ request: 'deal.convert', seat: 1, choice: 'convert:tsion-station>3' });
  expect(t.s.pub.players[1]).toMatchObject({ commodities: 1, goods: 3 });
  expect(t.s.pub.stations['tsion-station']!.exhausted).toBe(true);
  expect(convert(t, 1)).toBeUndefined();
  expect(t.request(0).prompt.key).toBe('ask.action'); // no window of gained goods
  const paying = field({
    ...spec,
    begin: { step: 'pay', args: { seat: 1, resources: 1, influence: 0, what: { key: 'x' } } },
  });
  expect(convert(paying, 1)).toBeUndefined(); // not in the middle of a payment
});

it('[TI4-PEX-32] who loses a station gives back what is beyond the value', () => {
  const spec = at(['46', '111', '109'], ['0 cruiser 46'], { 'tsion-station': 1, 'oluz-station': 1 });
  const t = field({
    ...spec,
    also(s) {
      spec.also!(s);
      s.pub.players[1]!.commodities = commodityValue(s.pub, 1);
    },
  });
  const before = t.s.pub.players[1]!.commodities;
  t.play('0 activate:111', '0 move:cruiser@46~2');
  expect(t.s.pub.players[1]!.commodities).toBe(before - 1);
});

it('[TI4-STAT-1] [TI4-SET-5] [TI4-SETUP-20] [TI4-TESET-12] with the box its Mecatol Rex lies in the centre and its stations are there', () => {
  const laid = (options: Record<string, string | boolean>, seats = 6) =>
    open(seats, { factions: 'random', ...options }).run().match.state.pub;
  const dreaming = laid({ map: 'thunder-dreaming', te: true });
  const free = Object.entries(dreaming.stations).flatMap(([id, { controller }]) => (controller === -1 ? [id] : []));
  expect(free.sort()).toEqual(['oluz-station', 'tsion-station']); // one that lies in a home has an owner
  expect(laid({ map: 'thunder-dreaming' }).sets).toContain('te'); // a map of the box brings it
  const older = open(6, { factions: 'random', map: 'thunder-dreaming' }, 6, 3).run().match.state.pub;
  expect(older.stations).toEqual({}); // there it is part of the picture
  const learn = laid({ te: true, revised: false }, 3);
  expect(learn.board.find(({ index }) => index === 0)!.tile).toBe('112');
  expect(learn.printing).toBe('newest');
  expect(laid({}, 3).board.find(({ index }) => index === 0)!.tile).toBe('18');
  const string = laid({ te: true, mapString: '117 116 0 0 0' }, 3);
  expect(string.systemTokens['117']).toEqual([{ kind: 'frontier' }]);
  expect(stationsOf(string, 0)).toEqual([]);
});
