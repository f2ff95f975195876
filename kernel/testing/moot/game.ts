// MOOT: table of contents.
import type { Deal, Game, Know, Msg, Option, Seat } from '../../src/index.ts';
import { box, canonical, newestEdition } from '../../src/index.ts';
import { draw } from './atoms.ts';
import { imagine } from './imagine.ts';
import { CARDS, type Card, type Correction, deckOf, form, frameOf, kindOf, type Moot, players, RICH } from './state.ts';
import * as steps from './steps.ts';

const workers = form('workers', {
  check(_, value, facts) {
    const { mine, market, ...rest } = (value ?? {}) as Record<string, unknown>;
    const whole = [mine, market].every((n) => Number.isInteger(n) && (n as number) >= 0);
    if (!whole || Object.keys(rest).length > 0) return { problems: [{ key: 'problem.sheet' }] };
    const sum = (mine as number) + (market as number);
    if (sum !== facts.workers)
      return { problems: [{ key: 'problem.workers', args: { sum, workers: facts.workers! } }] };
    return { value: { mine: mine as number, market: market as number } };
  },
  sample(_, random, facts) {
    const mine = random.below((facts.workers as number) + 1);
    return { mine, market: (facts.workers as number) - mine };
  },
  fields: (_, facts) =>
    ['mine', 'market'].map((key) => ({
      key,
      label: { key: `field.${key}` },
      kind: 'number',
      min: 0,
      max: facts.workers as number,
    })),
});

const correction = form('correction', {
  check(k, value) {
    const list = (value as { corrections?: unknown } | null)?.corrections;
    if (!Array.isArray(list) || list.length > 3) return { problems: [{ key: 'problem.sheet' }] };
    const problems = list.flatMap((item) => problemsOf(k, item as Correction | null));
    if (problems.length > 0) return { problems, rules: ['MOOT-WARDEN-2'] };
    return { value: { corrections: list.map(({ seat, coins, note }: Correction) => ({ seat, coins, note })) } };
  },
  sample: (k, random) => ({
    corrections:
      random.below(3) > 0 ? [] : [{ seat: random.pick(players(k.pub)), coins: random.below(9), note: 'miscounted' }],
  }),
});

function problemsOf(k: Know<Moot>, item: Correction | null): Msg[] {
  if (!item || !players(k.pub).includes(item.seat)) return [{ key: 'problem.sheet' }];
  if (!Number.isInteger(item.coins) || item.coins < 0 || item.coins > 99) return [{ key: 'problem.sheet' }];
  return typeof item.note === 'string' && item.note.trim() ? [] : [{ key: 'problem.note' }];
}

const vetoes = (k: Know<Moot>): Option[] =>
  k
    .own!.hand.filter((card) => kindOf(card) === 'veto')
    .map((card) => ({ key: `veto:${card}`, label: { key: 'option.play.veto' }, refs: [card] }));

type Offering = Deal<'makeOffer' | 'acceptOffer'>;
function deals(k: Know<Moot>): Offering[] {
  if (k.seat === null || k.seat === k.pub.warden) return [];
  const mine = k.own!.offers;
  const made = mine.filter((o) => o.from === k.seat).map((o) => o.to);
  const to = players(k.pub).filter((seat) => seat !== k.seat && !made.includes(seat));
  const from = mine.filter((o) => o.to === k.seat && k.pub.coins[o.from]! > 0).map((o) => o.from);
  const option = (verb: string, seat: Seat): Option => ({
    key: `${verb}${seat}`,
    label: { key: `option.deal`, args: { seat: { seat } } },
  });
  const deal = (key: string, step: Offering['step'], options: Option[]): Offering[] =>
    options.length === 0
      ? []
      : [{ key, step, prompt: { key: `ask.${key}` }, ask: { shape: 'one', options }, rules: ['MOOT-DEAL-1'] }];
  return [
    ...deal(
      'offer',
      'makeOffer',
      to.map((seat) => option('offer>', seat)),
    ),
    ...deal(
      'accept',
      'acceptOffer',
      from.map((seat) => option('accept<', seat)),
    ),
  ];
}

/** With these cards: tests lay in more. */
export const mootOf = (cards: readonly Card[]): Game<Moot> => ({
  id: 'moot',
  version: '1.0.0',
  edition: newestEdition(cards),
  seats: [3, 5],
  options: { rounds: { kind: 'number', fallback: 3, min: 1, max: 6 }, warden: { kind: 'flag', fallback: true } },
  setup(t, options) {
    const { seats } = t.s.pub;
    const list = <T>(value: T) => Array.from({ length: seats }, () => value);
    const deck = t.shuffle(deckOf(cards, t.s.pub));
    Object.assign(t.s.pub, {
      rounds: options.rounds,
      round: 0,
      warden: options.warden ? seats - 1 : null,
      coins: list(5),
      hands: list(0),
    });
    Object.assign(t.s.pub, { deck: deck.length, discard: [], mines: list(0), over: false });
    Object.assign(t.s.dark, { deck });
    for (const own of t.s.own) Object.assign(own, { hand: [], offers: [] });
    for (const seat of players(t.s.pub)) for (let i = 0; i < 2; i++) draw(t, seat);
    t.call('round');
  },
  steps: { ...steps },
  forms: { workers, correction },
  abilities: {
    veto: {
      window: 'played',
      step: 'veto',
      rules: ['MOOT-CARD-3'],
      might: (pub, seat, w) => seat !== w.about.by && pub.hands[seat]! > 0, // any card could be one
      can: vetoes,
    },
    tribute: {
      window: 'round.end',
      step: 'tribute',
      rules: ['MOOT-RICH-1'],
      must: true,
      might: (pub, seat) => pub.coins[seat]! >= RICH && seat !== pub.warden,
      can: () => [{ key: 'tribute', label: { key: 'option.tribute' } }],
    },
    blessing: {
      window: 'reckoning',
      step: 'blessing',
      rules: ['MOOT-POOR-1'],
      might: (pub, seat) => pub.coins[seat]! <= 2 && seat !== pub.warden,
      can: () => [{ key: 'blessing', label: { key: 'option.blessing' } }],
    },
  },
  order: (pub, w) => {
    const first = 'by' in w.about ? w.about.by : 0;
    return Array.from({ length: pub.seats }, (_, i) => (first + i) % pub.seats);
  },
  turn: (pub) => frameOf(pub, 'turn')?.args.seat,
  because: {
    card: (_, { args }) => ({ key: 'because.card', args: { by: { seat: args.seat } } }),
    veto: (_, { args }) => ({ key: 'because.veto', args: { by: { seat: args.seat } } }),
    round: ({ warden, round }, _, seat) => ({
      key: seat === warden ? 'because.warden' : 'because.round',
      args: { round },
    }),
  },
  deals,
  ahead: ({ pub, seat }) =>
    seat !== null && turnsLeft(pub).includes(seat)
      ? [{ key: 'turn', label: { key: 'ahead.turn' }, within: 'round', step: 'turn', args: { seat } }]
      : [],
  matters: ({ pub }, plan) => plan.map(({ choice }) => pub.coins[Number(/>(\d+)$/.exec(String(choice))?.[1])] ?? null),
  conditions: { aimedAtMe: (k, request) => request.prompt.args?.to === k.seat },
  imagine: (k, random) => imagine(cards, k, random),
  derive: (k) => ({ richest: k.pub.coins.indexOf(Math.max(...k.pub.coins)) }),
  invariants: {
    'every card is somewhere once': (s) => {
      const found = [...s.dark.deck, ...s.pub.discard, ...s.own.flatMap((own) => own.hand)].sort();
      return canonical(found) === canonical(deckOf(cards, s.pub).sort());
    },
    'counts are true': (s) =>
      s.pub.deck === s.dark.deck.length && s.own.every((own, seat) => own.hand.length === s.pub.hands[seat]),
    'nobody owes': (s) => s.pub.coins.every((coins) => coins >= 0),
    'offers are known to both': (s) =>
      s.own.every((own) =>
        own.offers.every((o) =>
          [o.from, o.to].every((p) => s.own[p]!.offers.some((q) => q.from === o.from && q.to === o.to)),
        ),
      ),
  },
  result: (pub) => (pub.over ? { ranks: ranksOf(pub.coins), why: { key: 'end.coins' } } : undefined),
});
/** Whose turn is still to come in this round. */
const turnsLeft = ({ stack }: Know<Moot>['pub']): Seat[] =>
  stack
    .filter(({ step }) => step === 'turn')
    .slice(0, -1)
    .map(({ args }) => args.seat as Seat);

export const moot = mootOf(CARDS);

const ranksOf = (coins: number[]): number[] => coins.map((mine) => 1 + coins.filter((other) => other > mine).length);

export const mootBox = box({ game: moot, home: import.meta.url, rules: [], lobby: false });
