// The admiral at the market: it takes what pays, refuses the rest, offers swaps, comes to rest, and knows no more than it may.
import { botOf, Company } from '@orrery/bots';
import { type Bag, imagine, Match, random, type Seat, type Shape } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import { noteKey, type TI } from '../../state.ts';
import { type Field, field } from '../../test/field.ts';

const { game } = box;
const admiral = botOf(box, 'admiral')!;

type Stock = { goods?: number; commodities?: number; points?: number };

/** A turn of seat 0, who trades with everybody by Guild Ships. */
function market(...stocks: Stock[]): Match<TI> {
  const { match } = scenario<TI>(box, {
    seats: 3,
    options: { factions: 'random' },
    arrange({ pub }) {
      pub.phase = 'action';
      for (const [seat, faction] of ['hacan', 'sol', 'xxcha'].entries())
        Object.assign(pub.players[seat]!, { faction, goods: 0, commodities: 0, ...stocks[seat] });
    },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  return match;
}

const dealsOf = (match: Match<TI>, seat: Seat) => match.requestsTo(seat).filter((r) => !r.blocking);
const thinks = (match: Match<TI>, seat: Seat, seed = 1) =>
  admiral.deal!(match.know(seat) as never, dealsOf(match, seat), random(seed));
/** The bot does what it has in mind; what that was. */
function acts(match: Match<TI>, seat: Seat): string | undefined {
  const move = thinks(match, seat);
  if (!move) return undefined;
  const outcome = match.apply({ request: move.request, seat, choice: move.choice });
  if ('refused' in outcome) throw new Error(`refused: ${JSON.stringify(move)}`);
  return move.request;
}
function offers(match: Match<TI>, from: Seat, to: Seat, terms: Bag): void {
  const outcome = match.apply({ request: 'deal.offer', seat: from, choice: { to: `seat:${to}`, ...terms } });
  if ('refused' in outcome) throw new Error('no offer');
}
const stock = (match: Match<TI>) => match.state.pub.players.map(({ goods, commodities }) => [goods, commodities]);

it('binds itself by no words, however much is given for them', () => {
  const match = market({ goods: 3 }, {});
  offers(match, 0, 1, { giveGoods: 3, words: 'You will not attack me.' });
  expect(thinks(match, 1)?.request).not.toBe('deal.accept');
});

it('takes an offer that pays: commodities for commodities, and whatever is given', () => {
  const match = market({ commodities: 3 }, { commodities: 3 });
  offers(match, 0, 1, { giveCommodities: 3, getCommodities: 3 });
  expect(acts(match, 1)).toBe('deal.accept');
  expect(stock(match).slice(0, 2)).toEqual([
    [3, 0],
    [3, 0],
  ]);
  const gift = market({ goods: 1 });
  offers(gift, 0, 1, { giveGoods: 1 });
  expect(acts(gift, 1)).toBe('deal.accept');
});

it('refuses what does not pay, once, and both see it', () => {
  const match = market({ goods: 1 }, { goods: 3, commodities: 4 });
  for (const terms of [{ giveGoods: 1, getGoods: 2 }, { getCommodities: 1 }, { giveGoods: 1, getCommodities: 4 }]) {
    offers(match, 0, 1, terms);
    expect(acts(match, 1)).toBe('deal.drop');
    expect(match.state.own[0]!.offers).toMatchObject([{ to: 1, refused: true }]);
    expect(dealsOf(match, 1).map(({ id }) => id)).not.toContain('deal.accept');
  }
  expect(stock(match)[1]).toEqual([3, 4]);
});

it('refuses what it cannot give, too: an offer is never left without an answer', () => {
  for (const held of ['sabotage:1', 'plague:1']) {
    const match = market({ goods: 1 }, {}, {});
    match.state.own[1]!.hand = [held];
    match.state.pub.players[1]!.hand = 1;
    offers(match, 0, 1, { getCards: ['sabotage'] });
    expect(acts(match, 1)).toBe('deal.drop');
    expect(match.state.own[0]!.offers).toMatchObject([{ to: 1, refused: true }]);
  }
});

it('gives no bargain to somebody about to win', () => {
  const terms = { giveGoods: 2, getCommodities: 3 }; // the admiral gains 0.8, the other 1
  const early = market({ goods: 2 }, { commodities: 4 });
  offers(early, 0, 1, terms);
  expect(acts(early, 1)).toBe('deal.accept');
  const late = market({ goods: 2, points: 9 }, { commodities: 4 });
  offers(late, 0, 1, terms);
  expect(acts(late, 1)).toBe('deal.drop');
});

it('offers a swap when both have commodities, to the other side once a turn, and then comes to rest', () => {
  const match = market({ commodities: 2 }, { commodities: 3 }, {});
  expect(acts(match, 1)).toBe('deal.offer');
  expect(match.state.own[0]!.offers).toMatchObject([
    { from: 1, to: 0, give: { commodities: 2 }, get: { commodities: 2 } },
  ]);
  expect(acts(match, 1)).toBeUndefined(); // it waits
  match.apply({ request: 'deal.drop', seat: 0, choice: 'drop:1>0' });
  expect(acts(match, 1)).toBeUndefined(); // refused is refused
  expect(acts(match, 2)).toBeUndefined(); // nothing to give
});

it('sells commodities now and then, and never in the middle of anything', () => {
  const match = market({ goods: 4 }, { commodities: 3 });
  const wishes = Array.from({ length: 30 }, (_, seed) => thinks(match, 1, seed)).filter((wish) => wish !== undefined);
  expect(wishes.length).toBeGreaterThan(3);
  expect(wishes.length).toBeLessThan(20);
  expect(wishes[0]!.choice).toMatchObject({ to: 'seat:0', giveCommodities: 3, getGoods: 2 });
  match.apply({ request: match.requestsTo(0)[0]!.id, seat: 0, choice: 'tactical' });
  expect(dealsOf(match, 1).map(({ id }) => id)).toContain('deal.offer');
  for (let seed = 0; seed < 30; seed++) expect(thinks(match, 1, seed)).toBeUndefined();
});

it('sells a note of its own for commodities now and then, for what leaves both richer, and never its support', () => {
  const [agreement, ceasefire, throne, foreign] = [
    noteKey('trade-agreement', 0),
    noteKey('ceasefire', 0),
    noteKey('support-for-the-throne', 0),
    noteKey('trade-agreement', 2),
  ];
  const holding = (...notes: string[]): Match<TI> => {
    const match = market({}, { commodities: 4 });
    for (const [seat, held] of [notes, []].entries()) {
      match.state.own[seat]!.notes = held;
      match.state.pub.players[seat]!.notes = held.length;
    }
    return match;
  };
  const wishesOf = (match: Match<TI>) =>
    Array.from({ length: 30 }, (_, seed) => thinks(match, 0, seed)).filter((wish) => wish !== undefined);
  const match = holding(ceasefire, agreement, throne);
  const wishes = wishesOf(match);
  expect(wishes.length).toBeGreaterThan(3);
  expect(wishes.length).toBeLessThan(20);
  expect(wishes[0]!.choice).toMatchObject({ to: 'seat:1', giveNotes: [agreement], getCommodities: 3 });
  offers(match, 0, 1, { giveNotes: [agreement], getCommodities: 3 });
  expect(acts(match, 1)).toBe('deal.accept');
  expect([match.state.own[1]!.notes, stock(match)[0]]).toEqual([[agreement], [3, 0]]);
  expect(wishesOf(holding(throne, foreign))).toEqual([]); // another's note is there to be played
});

it('trades alike in worlds that look alike to it', () => {
  const match = market({ goods: 2, commodities: 2 }, { commodities: 3 });
  offers(match, 0, 1, { giveCommodities: 2, getCommodities: 2 });
  const world = new Match<Shape>(game, imagine(game, match.know(1) as never, 7), {
    undo: false,
  }) as unknown as Match<TI>;
  expect(thinks(world, 1)).toEqual(thinks(match, 1));
});

it('a company deals before it answers, everybody looks after a deal, and then all are at rest', () => {
  const match = market({ commodities: 2 }, { commodities: 3 });
  const company = new Company([admiral, admiral, admiral], 1);
  const given: string[] = [];
  while (given.at(-1)?.startsWith('deal.') ?? true) {
    const { request, seat, choice } = company.next(match as unknown as Match<Shape>);
    expect(match.apply({ request, seat, choice })).toHaveProperty('events');
    given.push(request);
  }
  expect(given).toEqual(['deal.offer', 'deal.accept', given[2]]);
  expect(stock(match).map(([goods]) => goods)).toEqual([2, 2, 0]);
});

/** The turn of seat 0 with a leader that may be used at any time; what it does of its own accord. */
function unasked(faction: string, leader: string, spec: Partial<Field>): string | undefined {
  const { match } = field({
    edition: game.edition!,
    line: ['46', '26', '27'],
    units: ['0 infantry lodor', '1 infantry starpoint'],
    factions: { 0: faction, 1: 'sol', 2: 'letnev' },
    open: { 0: [`leader:${leader}`] },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...spec,
  });
  const move = thinks(match, 0);
  if (move?.request !== 'deal.anytime') return undefined;
  if ('refused' in match.apply({ request: move.request, seat: 0, choice: move.choice })) throw new Error('refused');
  expect(thinks(match, 0)?.request).not.toBe('deal.anytime'); // and then it rests
  return String(move.choice);
}
const stocked =
  (commodities: number): NonNullable<Field['also']> =>
  ({ pub }) => {
    pub.players[0]!.commodities = commodities;
  };

it.each([
  ['hacan', 'carth-of-golden-sands', { also: stocked(0) }, { also: stocked(5) }],
  [
    'nekro',
    'nekro-malleon',
    { cards: { 0: ['plague', 'bunker', 'spy', 'sabotage', 'insubordination', 'parley'] } },
    {},
  ],
  ['keleres', 'xander-alexin-victori-iii', { also: stocked(2) }, { also: stocked(1) }],
] as const)('%s uses %s unasked when it helps, and lets it be when it does not', (faction, leader, helps, idle) => {
  expect(unasked(faction, leader, helps as Partial<Field>)).toBe(`${leader} on:seat:0`);
  expect(unasked(faction, leader, idle as Partial<Field>)).toBeUndefined();
});
