// MOOT: one procedure per heading of its (unwritten) rule book.
import type { Option, Seat } from '../../src/index.ts';
import { discard, draw, endOffer, gain, offer } from './atoms.ts';
import { HAND_LIMIT, kindOf, type Moot, players, step } from './state.ts';

const cardOption = (verb: string, card: string, to?: Seat): Option => ({
  key: to === undefined ? `${verb}:${card}` : `${verb}:${card}>${to}`,
  label: { key: `option.${verb}.${kindOf(card)}`, ...(to === undefined ? {} : { args: { to: { seat: to } } }) },
  refs: [card],
});
const done: Option = { key: 'pass', label: { key: 'kernel.pass' } };

export const round = step('round', {
  begin(t) {
    t.s.pub.round += 1;
    t.tell({ type: 'round', pub: { round: t.s.pub.round } });
    for (const seat of players(t.s.pub)) draw(t, seat);
  },
  bid: {
    who: players,
    question: (k) => ({
      prompt: { key: 'ask.bid' },
      ask: { shape: 'number', min: 0, max: Math.min(5, k.pub.coins[k.seat!]!) },
      rules: ['MOOT-BID-1'],
      kind: 'bid',
    }),
    take(t, _, choices) {
      const bids = [...choices] as [Seat, number][];
      t.reveal({
        type: 'bids',
        pub: { bids: bids.map(([seat, bid]) => ({ key: 'bid', args: { seat: { seat }, bid } })) },
      });
      const best = Math.max(...bids.map(([, bid]) => bid));
      const winners = bids.filter(([, bid]) => bid === best);
      if (winners.length > 1) return; // [MOOT-BID-2] a tie gives nothing
      const [seat] = winners[0]!;
      const [die] = t.roll(6);
      t.tell({ type: 'rolled', pub: { seat: { seat }, die: die! } });
      gain(t, seat, die! - best);
    },
  },
  turns(t) {
    for (const seat of players(t.s.pub)) t.call('turn', { seat });
  },
  workers: {
    who: players,
    question: () => ({
      prompt: { key: 'ask.workers' },
      ask: { shape: 'form', form: 'workers', facts: { workers: 3 } },
      rules: ['MOOT-WORK-1'],
      kind: 'workers',
    }),
    progress: true,
    take(t, _, choices) {
      for (const [seat, choice] of choices) {
        const sheet = choice as Moot['forms']['workers'];
        t.s.pub.mines[seat] = sheet.mine;
        t.reveal({ type: 'worked', pub: { seat: { seat }, mine: sheet.mine, market: sheet.market } });
        const found = t.roll(4, sheet.mine).filter((die) => die === 4).length;
        gain(t, seat, sheet.market + 3 * found);
      }
    },
  },
  reckoning: (t) => t.window(['round.end', 'reckoning'], { round: t.s.pub.round }),
  limit: {
    who: (pub) => players(pub).filter((seat) => pub.hands[seat]! > HAND_LIMIT),
    question(k) {
      const count = k.own!.hand.length - HAND_LIMIT;
      const options = k.own!.hand.map((card) => cardOption('discard', card));
      return {
        prompt: { key: 'ask.limit', args: { count } },
        ask: { shape: 'many', options, min: count, max: count },
        rules: [],
        kind: 'limit',
      };
    },
    take(t, _, choices) {
      for (const [seat, keys] of choices)
        for (const key of keys as string[]) discard(t, seat, key.slice('discard:'.length));
    },
  },
  correction: {
    who: (pub) => (pub.warden === null ? [] : [pub.warden]),
    question: () => ({
      prompt: { key: 'ask.correction' },
      ask: { shape: 'form', form: 'correction', facts: {} },
      rules: ['MOOT-WARDEN-1'],
      fallback: { corrections: [] },
    }),
    take(t, _, choices) {
      const [sheet] = [...choices.values()] as [Moot['forms']['correction']];
      for (const { seat, coins, note } of sheet.corrections) {
        t.tell({ type: 'corrected', pub: { seat: { seat }, from: t.s.pub.coins[seat]!, coins, note } });
        t.s.pub.coins[seat] = coins;
      }
    },
  },
  again(t) {
    if (t.s.pub.round < t.s.pub.rounds) return { goto: 'begin' };
    t.s.pub.over = true;
    t.tell({ type: 'over', pub: {} });
  },
});

export const turn = step('turn', {
  play: {
    who: (_, f) => [f.args.seat],
    question(k) {
      const others = players(k.pub).filter((seat) => seat !== k.seat);
      const playable = k.own!.hand.filter((card) => kindOf(card) !== 'veto');
      const vetoes = k.own!.hand.filter((card) => kindOf(card) === 'veto');
      return {
        prompt: { key: 'ask.turn' },
        ask: {
          shape: 'one',
          options: [...playable.flatMap((card) => others.map((to) => cardOption('play', card, to))), done],
        },
        barred: vetoes.map((card) => ({
          ...cardOption('play', card),
          why: { key: 'why.veto' },
          rules: ['MOOT-CARD-3'],
        })),
        rules: ['MOOT-CARD-1'],
      };
    },
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'pass') return;
      const [, card, to] = /^play:(.+)>(\d+)$/.exec(choice)!;
      t.call('card', { seat: f.args.seat, card: card!, to: Number(to), cancelled: false });
    },
  },
});

export const card = step('card', {
  show: (t, f) => discard(t, f.args.seat, f.args.card),
  react: (t, f) => t.window('played', { frame: f.id, by: f.args.seat, to: f.args.to }),
  resolve(t, f) {
    const { seat, to } = f.args;
    if (f.args.cancelled) return;
    const amount = kindOf(f.args.card) === 'tax' ? Math.min(3, t.s.pub.coins[to]!) : -Math.min(1, t.s.pub.coins[seat]!);
    gain(t, to, -amount);
    gain(t, seat, amount);
  },
});

/** A veto is a card played in a window: it opens the same window again before it counts. */
export const veto = step('veto', {
  show: (t, f) => discard(t, f.args.seat, f.args.choice.slice('veto:'.length)),
  react: (t, f) => t.window('played', { frame: f.id, by: f.args.seat, to: f.args.about.by }),
  resolve(t, f) {
    if (f.args.cancelled) return;
    t.frame(f.args.about.frame, 'card', 'veto')!.args.cancelled = true;
    t.tell({ type: 'vetoed', pub: { seat: { seat: f.args.seat } } });
  },
});

export const tribute = step('tribute', { pay: (t, f) => gain(t, f.args.seat, -2) });
export const blessing = step('blessing', { take: (t, f) => gain(t, f.args.seat, 1) });

export const makeOffer = step('makeOffer', {
  make: (t, f) => offer(t, { from: f.args.seat, to: Number((f.args.choice as string).slice('offer>'.length)) }),
});

export const acceptOffer = step('acceptOffer', {
  accept(t, f) {
    const from = Number((f.args.choice as string).slice('accept<'.length));
    endOffer(t, { from, to: f.args.seat });
    gain(t, from, -1);
    gain(t, f.args.seat, 1);
  },
});
