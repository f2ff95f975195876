// TI4-EXP, TI4-EDGE: the expedition, segment by segment, and the planet it finds.
import { expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import { SEGMENTS } from '../packs/thunders-edge/expedition.ts';
import { has, type S } from '../state.ts';
import { hasBreakthrough } from '../values/breakthroughs.ts';
import { claimable, sitesOfEdge } from '../values/expedition.ts';
import { offers, through } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { TE } from './found.ts';
import { TURN } from './led.ts';
import { open } from './opening.ts';
import { told, types } from './told.ts';

const END = { ...TURN, at: 'finish' };
type Claims = NonNullable<S['pub']['expedition']>;
/** Seat 0 ends a turn with this on the table; these segments are claimed already. A 5 for the Fracture opens nothing. */
const ending = (spec: Partial<Field> = {}, claims: Claims = {}) =>
  field({
    edition: 5,
    sets: TE,
    line: ['46', '26', '114'],
    units: ['0 infantry lodor'],
    factions: { 0: 'sol', 1: 'letnev', 2: 'xxcha' },
    begin: END,
    dice: [5],
    ...spec,
    also(s) {
      s.pub.expedition = claims;
      spec.also?.(s);
    },
  });
const claim = (segment: string, seat = 0): string => `${seat} expedition use@${seat}>${segment}`;
const ALL_BUT = (segment: string, owners: number[]): Claims =>
  Object.fromEntries(SEGMENTS.filter((each) => each !== segment).map((each, i) => [each, owners[i]!]));

it('[TI4-EXP-1] [TI4-SETUP-22] the marker lies beside the board with six free segments, at tables that have the box', () => {
  const table = (te: boolean, edition: number) => open(3, { te, factions: 'random' }, 3, edition).run().match.state.pub;
  expect(table(true, 5).expedition).toEqual({});
  expect(table(true, 4).expedition).toBeUndefined();
  expect(table(false, 5).expedition).toBeUndefined();
  expect(SEGMENTS).toHaveLength(6);
  expect(twilightImperium.edition).toBeGreaterThanOrEqual(5);
});

it('[TI4-EXP-2] [TI4-EXP-6] [TI4-EXP-9] [TI4-EXP-13] at the end of the own turn: the cost, the token, then the breakthrough', () => {
  const t = ending({ goods: { 0: 3, 1: 3 } });
  expect(t.asked()).toEqual([0]); // nobody else, though seat 1 could pay
  t.play(claim('tradeGoods'));
  expect([t.s.pub.players[0]!.goods, t.s.pub.expedition, hasBreakthrough(t.s.pub, 0)]).toEqual([
    0,
    { tradeGoods: 0 },
    true,
  ]);
  const order = types(t).filter((type) => ['goods.spent', 'expedition.claimed', 'open.gained'].includes(type));
  expect(order).toEqual(['goods.spent', 'expedition.claimed', 'open.gained']);
  const calm = ending({ goods: { 0: 3 } }).play('0 pass');
  expect([calm.s.pub.expedition, calm.s.pub.players[0]!.goods]).toEqual([{}, 3]);
});

it('[TI4-EXP-13] whoever has the breakthrough gains nothing but the token, and rolls for nothing', () => {
  const t = ending({ goods: { 0: 3 }, open: { 0: ['breakthrough:bellum-gloriosum'] } }).play(claim('tradeGoods'));
  expect(t.s.pub.expedition).toEqual({ tradeGoods: 0 });
  expect([types(t).includes('open.gained'), types(t).includes('fracture.rolled')]).toEqual([false, false]);
});

it('[TI4-EXP-3] once in a turn, and again in the next', () => {
  const t = ending({ goods: { 0: 6 }, begin: { ...END, args: { ...END.args, claimed: true } } });
  expect(offers(t, 0)).toEqual([]);
  const twice = ending({ goods: { 0: 6 }, cards: { 0: ['sabotage', 'direct-hit'] } }).play(claim('tradeGoods'));
  expect(offers(twice, 0)).toEqual([]);
});

it('[TI4-EXP-4] on the turn in which a player passes, and on one that an effect ended', () => {
  const passing = ending({ goods: { 0: 3 }, begin: TURN });
  through(passing, '0 pass', claim('tradeGoods'));
  expect([passing.s.pub.players[0]!.passed, passing.s.pub.expedition]).toEqual([true, { tradeGoods: 0 }]);
  const ended = ending({ goods: { 0: 3 }, begin: { ...END, args: { ...END.args, ended: true } } });
  expect(offers(ended, 0)).toContain('expedition use@0>tradeGoods');
});

it('[TI4-EXP-5] what anybody has claimed is claimed', () => {
  const rich: Partial<Field> = { goods: { 0: 3 }, units: ['0 cruiser 46'] };
  expect(offers(ending(rich), 0)).toHaveLength(1);
  expect(offers(ending(rich, { tradeGoods: 1 }), 0)).toEqual([]);
  expect(offers(ending(rich, { tradeGoods: 0 }), 0)).toEqual([]);
});

it.each<[string, Partial<Field>, string[]]>([
  ['TI4-EXP-7] [TI4-EXP-9', { goods: { 0: 2 } }, []],
  ['TI4-EXP-8', { goods: { 0: 2 }, planets: { lodor: 0 } }, ['resources']],
  ['TI4-EXP-12', { line: ['46', '21'], planets: { thibah: 0 } }, ['specialty']],
  ['TI4-EXP-10', { cards: { 0: ['sabotage'] } }, []],
  ['TI4-EXP-10', { cards: { 0: ['sabotage', 'direct-hit'] } }, ['actionCards']],
  ['TI4-EXP-11', { secrets: { 0: ['become-the-gatekeeper'] } }, ['secret']],
])('[%s] what can be paid in full is on offer: %o', (_, spec, segments) => {
  const t = ending({ units: ['0 cruiser 46'], ...spec });
  expect(offers(t, 0)).toEqual(segments.map((segment) => `expedition use@0>${segment}`));
});

it('[TI4-EXP-8] resources and influence with planets, stations and trade goods', () => {
  const t = ending({ goods: { 0: 2 }, line: ['46', '26', '117'], planets: { lodor: 0 } });
  t.play(claim('resources'), '0 exhaust:lodor');
  expect([t.s.pub.planets.lodor!.exhausted, t.s.pub.players[0]!.goods]).toEqual([true, 0]);
  const station = ending({
    goods: { 0: 4 },
    line: ['46', '26', '117'],
    units: ['0 cruiser 46'],
    also: (s) => {
      s.pub.stations['the-watchtower']!.controller = 0;
    },
  });
  station.play(claim('influence'), '0 exhaust:the-watchtower');
  expect([station.s.pub.stations['the-watchtower']!.exhausted, station.s.pub.players[0]!.goods]).toEqual([true, 0]);
});

it('[TI4-EXP-10] two action cards of the own choice, one after another for whoever watches the pile', () => {
  const t = ending({ cards: { 0: ['sabotage', 'direct-hit', 'bunker'] } }).play(claim('actionCards'));
  expect(t.request(0).ask).toMatchObject({ shape: 'many', min: 2, max: 2 });
  const [a, b] = t.s.own[0]!.hand;
  t.play(`0 ${JSON.stringify([`discard:${a}`, `discard:${b}`])}`);
  expect([t.s.own[0]!.hand.length, t.s.pub.discards.actions]).toEqual([1, [a, b]]);
});

it('[TI4-EXP-11] an unscored secret objective goes back into its deck, unseen, even the last', () => {
  const before = ending({ secrets: { 0: ['become-the-gatekeeper'] } });
  const deck = before.s.pub.decks.secrets;
  before.play(claim('secret'), '0 return:become-the-gatekeeper');
  expect([before.s.own[0]!.secrets, before.s.pub.decks.secrets]).toEqual([[], deck + 1]);
  expect(before.s.dark.decks.secrets).toContain('become-the-gatekeeper');
  const scored = ending({
    also: (s) => {
      s.pub.players[0]!.scored = ['become-the-gatekeeper'];
    },
  });
  expect(claimable(scored.s.pub, 0)).not.toContain('secret');
});

it('[TI4-EXP-12] [TI4-DUAL-4] a readied planet with a specialty is exhausted, and nothing is researched', () => {
  const green: Partial<Field> = { line: ['46', '22'], units: ['0 infantry tarmann'] };
  const t = ending({ ...green, techs: { 0: ['psychoarchaeology'] } }).play(claim('specialty'));
  expect([t.s.pub.planets.tarmann!.exhausted, types(t).includes('tech.gained')]).toEqual([true, false]);
  const spent = ending({
    ...green,
    also: (s) => {
      s.pub.planets.tarmann!.exhausted = true;
    },
  });
  expect(claimable(spent.s.pub, 0)).not.toContain('specialty');
  const twin = ending({ line: ['46', '107', '114'], units: ['0 infantry tiamat'] });
  twin.play(claim('specialty'));
  expect(twin.s.pub.expedition).toEqual({ specialty: 0 }); // two icons pay one segment
  expect(claimable(twin.s.pub, 0)).not.toContain('specialty');
});

it('[TI4-XEX-3] [TI4-EXP-7] four resources and two trade goods: resources can be paid for, trade goods cannot', () => {
  const t = ending({ goods: { 0: 2 }, line: ['46', '26', '21'], units: ['0 infantry lodor'], planets: { thibah: 0 } });
  const found = claimable(t.s.pub, 0);
  expect([found.includes('resources'), found.includes('tradeGoods')]).toEqual([true, false]);
  t.play(claim('resources'), '0 exhaust:lodor', '0 exhaust:thibah');
  expect(t.s.pub.players[0]!.goods).toBe(1);
  expect(offers(t, 0)).toEqual([]); // no second segment in this turn
});

it('[TI4-EXP-15] [TI4-EXP-18] [TI4-EDGE-5] [TI4-EDGE-8] the sixth segment: tokens go home, the planet is placed, who has most lands there', () => {
  const claims = ALL_BUT('tradeGoods', [1, 1, 1, 2, 2]);
  const t = ending({ goods: { 0: 3 }, units: ['0 infantry lodor', '2 cruiser 114'] }, claims).play(claim('tradeGoods'));
  expect(t.may(0)).toEqual(['edge:114', 'edge:46']);
  t.play('0 edge:114');
  const { pub } = t.s;
  expect(pub.expedition).toBeUndefined();
  expect(standing(pub, 'thunders-edge')).toEqual(['1 infantry*3']);
  expect(standing(pub, '114')).toEqual(['2 cruiser']);
  expect(pub.planets['thunders-edge']).toMatchObject({ at: '114', controller: 1, exhausted: true });
  expect(pub.cards.find(({ id }) => id === 'jupiter-brain')).toMatchObject({ holder: 1, state: 'readied' });
  expect(told(t, 'planet.gained')).toHaveLength(1);
  expect([types(t).includes('explored'), sitesOfEdge(pub).includes('114')]).toEqual([false, false]);
});

it('[TI4-EXP-17] infantry goes on as tokens: who has twelve pieces on the board lands there all the same', () => {
  const t = ending({ goods: { 0: 3 }, units: ['1 infantry*12 lodor'] }, ALL_BUT('tradeGoods', [1, 1, 1, 2, 2]));
  t.play(claim('tradeGoods'), '0 edge:46');
  expect(standing(t.s.pub, 'thunders-edge')).toEqual(['1 infantry*3']);
  expect(t.s.pub.planets['thunders-edge']!.controller).toBe(1);
});

it('[TI4-EXP-16] [TI4-XEX-1] on a tie whoever claimed the last segment names one of the tied', () => {
  const tied: Claims = { resources: 0, influence: 1, tradeGoods: 2, specialty: 0, actionCards: 1 };
  const t = ending(
    {
      seats: 3,
      begin: { step: 'turn', at: 'finish', args: { seat: 2, actions: 0 } },
      secrets: { 2: ['become-the-gatekeeper'] },
      open: { 1: ['breakthrough:gravleash-maneuvers'], 2: ['breakthrough:archons-gift'] },
    },
    tied,
  );
  t.play(claim('secret', 2), '2 return:become-the-gatekeeper', '2 edge:114');
  expect(t.may(2)).toEqual(['seat:0', 'seat:1', 'seat:2']);
  t.play('2 seat:1');
  expect(standing(t.s.pub, 'thunders-edge')).toEqual(['1 infantry*2']);
  expect(t.s.pub.planets['thunders-edge']).toMatchObject({ controller: 1, exhausted: true });
  expect([has(t.s.pub, 1, 'jupiter-brain'), types(t).includes('fracture.rolled')]).toEqual([true, false]);
});

it('[TI4-EXP-14] when it is over nobody can claim any more', () => {
  const t = ending({ goods: { 0: 6 } }, ALL_BUT('tradeGoods', [0, 0, 0, 0, 0]));
  t.play(claim('tradeGoods'), '0 edge:46');
  expect(claimable(t.s.pub, 0)).toEqual([]);
});

it('[TI4-EXP-15] whoever has left the game lands nowhere: the next in number does', () => {
  const claims = ALL_BUT('tradeGoods', [1, 1, 1, 2, 2]);
  const t = ending(
    {
      goods: { 0: 3 },
      also: (s) => {
        s.pub.players[1]!.eliminated = true;
      },
    },
    claims,
  );
  t.play(claim('tradeGoods'), '0 edge:46');
  expect(standing(t.s.pub, 'thunders-edge')).toEqual(['2 infantry*2']);
});

it('[TI4-EDGE-1] [TI4-EDGE-2] [TI4-XEX-2] where Thunder’s Edge may lie', () => {
  const t = ending({
    line: ['26', '113', '114', '117', '43'],
    at: { '47': 2, '83': 3 },
    units: [],
    also: (s) => {
      s.pub.systemTokens = { '114': [{ kind: 'frontier' }], '47': [{ kind: 'creuss-alpha' }] };
      s.pub.board = [...s.pub.board, { index: -1, tile: 'F3', q: 0, r: 0, side: 'A', turn: 0 }];
    },
  });
  expect(sitesOfEdge(t.s.pub).sort()).toEqual(['114', '117', '47']);
});

it('[TI4-EDGE-3] a frontier token stays where it is', () => {
  const t = ending(
    {
      goods: { 0: 3 },
      also: (s) => {
        s.pub.systemTokens = { '114': [{ kind: 'frontier' }] };
      },
    },
    ALL_BUT('tradeGoods', [0, 0, 0, 0, 0]),
  );
  t.play(claim('tradeGoods'), '0 edge:114');
  expect(t.s.pub.systemTokens['114']).toEqual([{ kind: 'frontier' }]);
});

it('[TI4-EDGE-4] without room for it nobody lands anywhere', () => {
  const t = ending({ goods: { 0: 3 }, line: ['26', '27'] }, ALL_BUT('tradeGoods', [0, 0, 0, 0, 0]));
  t.play(claim('tradeGoods'));
  expect([t.s.pub.planets['thunders-edge'], t.s.pub.expedition]).toEqual([undefined, undefined]);
  expect(types(t)).toContain('expedition.nowhere');
});

/** Seat 0 holds Thunder's Edge in system 46. */
const edge = (spec: Partial<Field> = {}) =>
  ending({
    ...spec,
    also(s) {
      delete s.pub.expedition;
      s.pub.planets = {
        ...s.pub.planets,
        'thunders-edge': { at: '46', controller: 0, exhausted: true, attachments: [], coexisting: [] },
      };
      spec.also?.(s);
    },
  });

it('[TI4-EDGE-6] [TI4-LEG-9] [jupiter-brain] whoever gains it gains the breakthrough, once, with its roll', () => {
  const t = edge();
  expect([hasBreakthrough(t.s.pub, 0), types(t).filter((type) => type === 'fracture.rolled').length]).toEqual([
    true,
    1,
  ]);
  const owner = edge({ open: { 0: ['breakthrough:bellum-gloriosum'] } });
  expect(types(owner)).not.toContain('fracture.rolled');
});

it('[TI4-EDGE-7] [TI4-TURN-19] [TI4-PEX-33] [jupiter-brain] exhausted at the end of the turn for one action more; then the turn ends again', () => {
  const t = edge({ begin: { step: 'turn', at: 'finish', args: { seat: 0, actions: 1, ended: true } } });
  t.play('0 jupiter-brain use@0');
  expect(t.request(0).prompt.key).toBe('ask.action.again');
  expect(t.may(0)).toEqual(expect.arrayContaining(['tactical', 'end']));
  t.play('0 end');
  expect(offers(t, 0)).toEqual([]); // it is exhausted
  const passed = edge({
    begin: END,
    also: (s) => {
      s.pub.players[0]!.passed = true;
    },
  });
  expect(offers(passed, 0)).toEqual([]);
});

it('[TI4-EDGE-7] exactly one action, and a segment still only once in the turn', () => {
  const t = ending(
    {
      goods: { 0: 6 },
      strategy: { leadership: 0, warfare: 0 },
      open: { 0: ['breakthrough:bellum-gloriosum'] },
      begin: { step: 'turn', at: 'finish', args: { seat: 0, actions: 1 } },
      also: (s) => {
        s.pub.planets = {
          ...s.pub.planets,
          'thunders-edge': { at: '46', controller: 0, exhausted: true, attachments: [], coexisting: [] },
        };
      },
    },
    {},
  );
  t.play(claim('tradeGoods'), '0 jupiter-brain use@0');
  expect(t.may(0)).toEqual(expect.arrayContaining(['strategic:leadership', 'strategic:warfare', 'end']));
  through(t, '0 strategic:leadership');
  for (let i = 0; i < 12 && t.s.pub.stack.some((f) => f.step === 'strategic'); i++) {
    const seat = t.asked()[0]!;
    t.play(`${seat} ${['done', 'no', 'pass'].find((key) => t.may(seat).includes(key)) ?? t.may(seat)[0]}`);
  }
  expect(t.asked().includes(0) && t.request(0).at === 'turn.choose').toBe(false);
  expect(offers(t, 0)).toEqual([]);
});
