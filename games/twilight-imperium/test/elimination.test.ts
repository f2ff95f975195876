// TI4-ELIM: who is out of the game, when, and where everything goes that was theirs.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { factionSheet } from '../content.ts';
import { wormholesIn } from '../galaxy/adjacency.ts';
import { twilightImperium } from '../game.ts';
import { holds } from '../holders.ts';
import { kindOfCard } from '../say.ts';
import { has, NOBODY, newCard, type S, type TI, tokensLeft } from '../state.ts';
import { progressOf, progressTowards } from '../values/progress.ts';
import { tradeBar } from '../values/trade.ts';
import { convene, enact, hush } from './council.ts';
import { type Field, field, standing } from './field.ts';
import { inOrder, told } from './told.ts';

const THRONE = 'support-for-the-throne';
/** Seats 0, 1 and 3 live; seat 2 has a cruiser and nothing else. */
const BEATEN = {
  edition: 2,
  seats: 4,
  line: ['46', '1', '26'],
  at: { 10: 40 },
  units: ['0 infantry jord', '1 infantry lodor', '2 cruiser 26', '3 space-dock arc-prime'],
  factions: { 0: 'norr', 1: 'xxcha', 2: 'sol', 3: 'letnev' },
  notes: {},
  beaten: [2],
  begin: { step: 'actionPhase', args: { last: -1 } },
} satisfies Field;
const out = ({ s }: { s: S }) => s.pub.players.map(({ eliminated }) => eliminated);
const notesOf = ({ s }: Scenario<TI>, seat: number) => s.own[seat]!.notes;

it('[TI4-ELIM-1] [TI4-ELIM-2] without planets, ground forces and units with Production a player is out', () => {
  const falls = (units: string[], more: Partial<Field> = {}) =>
    out(field({ ...BEATEN, units: [...BEATEN.units.slice(0, 2), ...units, '3 space-dock arc-prime'], ...more }))[2];
  expect(falls(['2 cruiser 26'])).toBe(true);
  expect(falls([])).toBe(true);
  expect(falls(['2 carrier 26', '2 infantry 26'])).toBe(false); // in space, too
  expect(falls(['2 space-dock abyz'], { line: ['46', '1', '26', '38'], planets: { abyz: NOBODY } })).toBe(false);
  expect(falls(['2 pds abyz'], { line: ['46', '1', '26', '38'], planets: { abyz: NOBODY } })).toBe(true);
  expect(falls([], { line: ['46', '1', '26', '38'], planets: { abyz: 2 } })).toBe(false);
  expect(falls(['2 flagship 26'])).toBe(true); // it places infantry by its text
  expect(falls(['2 cruiser 26'], { edition: 1 })).toBe(false); // matches that began without the rule
});

/** Seat 0 takes the last planet of seat 2, the home of Sol. */
const SIEGE = {
  ...BEATEN,
  line: ['1', '26', '46'],
  units: ['0 carrier 1', '0 infantry 1', '1 infantry lodor', '2 cruiser 46', '3 infantry arc-prime'],
  planets: { jord: 2 },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const LANDING = ['0 tactical', '0 activate:1', '0 land:infantry@1>jord'];

it('[TI4-ELIM-1] not before what is pending is over: the action that takes the last planet ends first', () => {
  const t = field(SIEGE);
  expect(out(t)[2]).toBe(false);
  t.play(...LANDING);
  expect(out(t)[2]).toBe(true);
  expect(inOrder(t, 'planet.gained', 'eliminated', 'unit.removed')).toEqual([
    'planet.gained',
    'eliminated',
    'unit.removed',
  ]);
});

it('[TI4-ELIM-11] [become-a-martyr] is not scored by whom that very loss eliminates', () => {
  const asked = (units: string[]) =>
    field({ ...SIEGE, units: [...SIEGE.units, ...units], secrets: { 2: ['become-a-martyr'] } })
      .play(...LANDING)
      .asked();
  expect(asked([])).toEqual([]); // the turn is over
  expect(asked(['2 carrier 46', '2 infantry 46'])).toEqual([2]);
});

/** Everything a player can have, in the hands of seat 2. */
const rich: Partial<Field> = {
  cards: { 2: ['sabotage', 'flank-speed'] },
  secrets: { 2: ['become-a-martyr'] },
  techs: { 2: ['neural-motivator'] },
  tokens: { '46': [0, 2] },
  strategy: { politics: 2, leadership: 0, trade: 1, warfare: 3 },
  goods: { 2: 3 },
  notes: { 0: ['ceasefire@2'], 2: ['ceasefire@1'] },
  also(s) {
    const { pub, own } = s;
    for (const [holder, owner] of [
      [0, 2],
      [2, 3],
    ] as const) {
      own[owner]!.notes = own[owner]!.notes.filter((note) => note !== `${THRONE}@${owner}`);
      pub.players[owner]!.notes -= 1;
      pub.cards = [...pub.cards, newCard('note', THRONE, holder, owner)];
    }
    enact(s, 'minister-of-war', 2);
    pub.players[0]!.points = 4;
    pub.players[2]!.points = 9;
    pub.players[2]!.scored = ['spark-a-rebellion', 'corner-the-market'];
    s.dark.decks.secrets = s.dark.decks.secrets.filter((id) => id !== 'spark-a-rebellion' && id !== 'become-a-martyr');
    pub.decks.secrets = s.dark.decks.secrets.length;
    pub.objectives = ['corner-the-market'];
    pub.speaker = 2;
    pub.captured = [
      { by: 2, owner: 0, type: 'fighter' },
      { by: 1, owner: 2, type: 'infantry' },
    ];
  },
};

it('[TI4-PEX-27] [TI4-ELIM-4] [TI4-PNOTE-7] [TI4-LAW-7] [TI4-SPEAK-3] all that an eliminated player had is put away', () => {
  const before = field({ ...BEATEN, ...rich, begin: { step: 'strategic', args: { seat: 0, card: 'trade', turn: 1 } } });
  const deck = before.s.pub.decks.secrets;
  const t = field({ ...BEATEN, ...rich });
  const { pub, own } = t.s;
  expect(out(t)).toEqual([false, false, true, false]);
  expect(standing(pub, '26')).toEqual([]);
  expect(pub.tokens['46']).toEqual([0]);
  expect(pub.players[2]).toMatchObject({ goods: 0, tactic: 0, fleet: 0, strategy: 0, hand: 0, secrets: 0, notes: 0 });
  expect(pub.cards.filter(({ holder, owner }) => holder === 2 || owner === 2)).toEqual([]);
  expect(pub.players[0]!.points).toBe(3); // the throne has lost its supporter
  expect(notesOf(t, 1)).toContain('ceasefire@1'); // home
  expect(notesOf(t, 3)).toContain(`${THRONE}@3`);
  expect(own.flatMap(({ notes }) => notes).filter((note) => note.endsWith('@2'))).toEqual([]);
  expect(pub.players.map(({ notes }) => notes)).toEqual(own.map(({ notes }) => notes.length));
  expect(pub.discards.actions.map(kindOfCard)).toEqual(['sabotage', 'flank-speed']);
  expect(pub.discards.agendas).toEqual(['minister-of-war']);
  expect(pub.decks.secrets).toBe(deck + 2); // the one in hand and the one scored
  expect(pub.players[2]!.scored).toEqual(['corner-the-market']); // a public one
  expect(pub.speaker).toBe(3);
});

it('[TI4-ELIM-4] open offers lapse, nobody trades with an eliminated player, and whose turn it is stays the same', () => {
  const offer = { goods: 1, commodities: 0, cards: [] };
  const none = { goods: 0, commodities: 0, cards: [] };
  const open = { from: 2, to: 0, give: offer, get: none };
  const t = field({
    ...BEATEN,
    ...rich,
    begin: { step: 'actionPhase', at: 'next', args: { last: 2 } },
    also(s) {
      rich.also!(s);
      s.own[0]!.offers = [structuredClone(open)];
      s.own[2]!.offers = [structuredClone(open)];
      s.pub.initiative = [2, 0, 1, 3];
    },
  });
  expect(t.s.own.flatMap(({ offers }) => offers)).toEqual([]);
  expect(t.s.pub.initiative).toEqual([0, 1, 3]);
  expect(t.s.pub.active).toBe(3); // seat 1 had the last turn
  expect(tradeBar(t.s.pub, 3, 2)).toBe('gone');
  expect(t.match.requestsTo(2)).toEqual([]);
  expect(twilightImperium.deals!(t.match.know(2))).toEqual([]);
});

it('[TI4-ELIM-5] [TI4-STRAT-8] the strategy cards lie unchosen, and everybody picks as many as before', () => {
  const t = field({ ...BEATEN, ...rich });
  expect(t.s.pub.strategyCards.find(({ id }) => id === 'politics')).toMatchObject({
    owner: NOBODY,
    exhausted: false,
    goods: 0,
  });
  const next = field({
    ...BEATEN,
    begin: { step: 'strategyPhase', args: {} },
    also: ({ pub }) => {
      for (const card of pub.strategyCards) card.owner = NOBODY;
      pub.strategyCards[1]!.goods = 0;
      pub.speaker = 2;
    },
  });
  const picks: number[] = [];
  for (let i = 0; i < 6; i++) {
    hush(next);
    const [seat] = next.asked();
    picks.push(seat!);
    next.play(`${seat} ${next.may(seat!)[0]}`);
  }
  expect(picks).toEqual([3, 0, 1, 3, 0, 1]); // two each, as for four players
  expect(next.s.pub.strategyCards.filter(({ goods }) => goods > 0).map(({ goods }) => goods)).toEqual([1, 1]);
});

it('[TI4-ELIM-6] [TI4-VP-8] an eliminated player gains no points; the last one in the game wins', () => {
  const t = field({ ...BEATEN, ...rich });
  expect(t.s.pub.players[2]!.points).toBe(0);
  const last = field({ ...BEATEN, units: ['1 infantry lodor', '2 cruiser 26'], beaten: [0, 2, 3] });
  expect(last.s.pub.winner).toBe(1);
  expect(last.match.result).toMatchObject({ why: { key: 'end.last' } });
  expect(last.match.result!.ranks[1]).toBe(1);
});

it('[TI4-ELIM-4] [TI4-ELIM-6] the sheet serves nobody, nothing is pending, and nobody needs such a neighbour', () => {
  const t = field({
    ...BEATEN,
    units: ['0 infantry jord', '1 infantry lodor', '2 cruiser 26', '3 infantry lodor'],
    line: ['1', '26', '46'],
    also: ({ pub }) => {
      pub.pending = [{ kind: 'keeps', seat: 2, until: 'status.end' }];
    },
  });
  expect(t.s.pub.pending).toEqual([]);
  const genesis = { id: 'genesis', of: { faction: 'sol' } };
  expect(t.s.pub.players.some((_, seat) => holds(t.s.pub, seat, genesis))).toBe(false);
  expect(progressOf(t.s.pub, 0, { type: 'neighbours.all' }).parts).toEqual([{ what: 'neighbours', have: 2, need: 2 }]);
});

it('[TI4-ELIM-8] units that others have captured stay with them, those the player had captured go home', () => {
  expect(field({ ...BEATEN, ...rich }).s.pub.captured).toEqual([{ by: 1, owner: 2, type: 'infantry' }]);
});

it('[TI4-ELIM-9] [TI4-OBJ-12] the home system stays one of another player', () => {
  const home = factionSheet('sol').home.system!;
  const t = field({
    ...BEATEN,
    line: [home, '46', '26'],
    units: ['0 infantry jord', '1 infantry lodor', '3 infantry arc-prime'],
  });
  expect(out(t)[2]).toBe(true);
  expect(progressTowards(t.s.pub, 0, 'conquer-the-weak').met).toBe(true);
  expect(progressTowards(t.s.pub, 1, 'conquer-the-weak').met).toBe(false);
});

it('[TI4-ELIM-10] who falls in the own turn ends it without its end; votes already cast stay', () => {
  const own = field({
    ...BEATEN,
    units: ['0 carrier 1', '0 infantry 1', '1 infantry lodor', '2 infantry*2 jord', '3 infantry arc-prime'],
    line: ['1', '26', '46'],
    begin: { step: 'actionPhase', at: 'next', args: { last: -1 } },
    dice: [1, 10, 10],
  }).play(...LANDING);
  expect(out(own)[0]).toBe(true);
  expect(own.s.pub.initiative).toEqual([1, 2, 3]);
  expect(own.asked()).toEqual([1]); // no second action, no end of the turn
  const t = field({ ...BEATEN, begin: { step: 'actionPhase', at: 'next', args: { last: 1 } } });
  expect(told(t, 'turn').map(({ args }) => args.seat)).toEqual([{ seat: 2 }, { seat: 3 }]);
  expect(t.asked()).toEqual([3]); // seat 2 was asked nothing
  const votes = [{ seat: 2, outcome: 'against', count: 3, planets: [] }];
  const agenda = field({
    ...BEATEN,
    begin: {
      step: 'agenda',
      at: 'won',
      args: {
        number: 1,
        card: 'economic-equality',
        outcomes: ['for', 'against'],
        votes,
        predictions: [],
        outcome: '',
        effects: [],
        traded: [],
      },
    },
    also(s) {
      convene(s);
      s.dark.decks.agendas = s.dark.decks.agendas.filter((card) => card !== 'economic-equality');
      s.pub.decks.agendas = s.dark.decks.agendas.length;
      s.pub.revealed = ['economic-equality'];
      for (const player of s.pub.players) player.goods = 5;
    },
  });
  expect(out(agenda)[2]).toBe(true);
  hush(agenda);
  expect(agenda.s.pub.players.map(({ goods }) => goods)).toEqual([0, 0, 0, 0]); // Against was carried out
});

it('[TI4-ELIM-7] what came from a faction stays when it goes: copies, wormholes, attachments, tokens in another’s fleet, a place in the order', () => {
  const X = 'valefar-assimilator-x';
  const t = field({
    ...BEATEN,
    edition: 5,
    factions: { 0: 'nekro', 1: 'mahact', 2: 'creuss', 3: 'letnev' },
    techs: { 0: [X], 2: ['wormhole-generator'] },
    also({ pub }) {
      pub.cards = pub.cards.map((card) => (card.id === X ? { ...card, elected: 'wormhole-generator' } : card));
      pub.systemTokens = { 26: [{ kind: 'creuss-alpha', owner: 2 }] };
      pub.planets.lodor!.attachments = ['terraform'];
      pub.players[1]!.held = [2];
      pub.initiative = [3, 2, 1, 0];
    },
  });
  const { pub } = t.s;
  expect(out(t)).toEqual([false, false, true, false]);
  expect([has(pub, 0, 'wormhole-generator'), has(pub, 2, 'wormhole-generator')]).toEqual([true, false]);
  expect(wormholesIn(pub, '26')).toEqual(['alpha']);
  expect(pub.planets.lodor!.attachments).toEqual(['terraform']);
  expect(pub.players[1]!.held).toEqual([2]);
  expect(pub.initiative).toEqual([3, 1, 0]);
  const own = field({
    ...BEATEN,
    edition: 5,
    factions: { 0: 'norr', 1: 'sol', 2: 'mahact', 3: 'letnev' },
    also: holding,
  });
  expect([own.s.pub.players[2]!.held, tokensLeft(own.s.pub, 0)]).toEqual([undefined, 8]); // foreign tokens go home
});
const holding = ({ pub }: S): void => {
  pub.players[2]!.held = [0];
};
