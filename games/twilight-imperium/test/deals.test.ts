// TI4-DEAL: what binds, what does not, what is written down and what is shown.
import { type Choice, type GameEvent, toldTo } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { S, TI } from '../state.ts';
import { convene, council, hush } from './council.ts';
import { type Field, field } from './field.ts';

/** Seats 0 and 1 are neighbours, seat 2 sits apart. */
const TURN = {
  line: ['46', '1', '26'],
  at: { 10: 40 },
  units: ['0 infantry jord', '1 infantry lodor', '2 infantry arc-prime'],
  factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
  goods: { 0: 3, 1: 2, 2: 2 },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;

type Struck = { refused: readonly string[]; events: readonly GameEvent[] };
function deal(t: Scenario<TI>, seat: number, key: string, choice: Choice): Struck {
  const outcome = t.match.apply({ request: `deal.${key}`, seat, choice });
  return 'refused' in outcome
    ? { refused: [outcome.refused.code, ...outcome.refused.rules], events: [] }
    : { refused: [], events: outcome.events };
}
const offer = (t: Scenario<TI>, from: number, to: number, terms: Record<string, Choice | boolean>): readonly string[] =>
  deal(t, from, 'offer', { to: `seat:${to}`, ...terms }).refused;
const accept = (t: Scenario<TI>, seat: number, from: number): Struck => deal(t, seat, 'accept', `accept:${from}`);
const open = (t: Scenario<TI>, seat: number): string[] =>
  t.match.requestsTo(seat).flatMap((r) => (r.blocking ? [] : [r.id]));
const told = (events: readonly GameEvent[], seat: number | null): string =>
  JSON.stringify(events.map((event) => toldTo(event, seat)));
const goods = (t: Scenario<TI>): number[] => t.s.pub.players.map((player) => player.goods);
const offersOf = (t: Scenario<TI>): number[] => t.s.own.map((own) => own.offers.length);

const choosing = ({ pub }: S): void => {
  pub.phase = 'strategy';
};

/** Seat 1 is about to vote; seats 0 and 2 are not asked. */
function voting(spec: Partial<Field> = {}): Scenario<TI> {
  const t = hush(council({ agenda: 'mutiny', goods: { 0: 3, 1: 1, 2: 2 }, ...spec }));
  expect(t.asked()).toEqual([1]);
  return t;
}
const FOR = { outcome: 'for', planets: ['jol'] };

describe('what binds', () => {
  it('[TI4-DEAL-8] [TI4-DEAL-2] the answer of whoever is asked is given together with the exchange', () => {
    const t = voting();
    expect(offer(t, 0, 1, { giveGoods: 2, answer: FOR })).toEqual([]);
    expect(t.s.pub.stack.at(-1)!.step).toBe('castVotes'); // nothing happens before both agree
    const { refused, events } = accept(t, 1, 0);
    expect(refused).toEqual([]);
    expect(goods(t)).toEqual([1, 3, 2]);
    const agenda = t.s.pub.stack.find(({ step }) => step === 'agenda')!;
    expect(agenda.args.votes).toMatchObject([{ seat: 1, outcome: 'for' }]);
    expect(t.asked()).not.toEqual([1]);
    expect(told(events, 2)).toContain('vote.cast');
  });

  it('[TI4-DEAL-8] either of the two may propose it, whoever is asked', () => {
    const t = voting();
    expect(offer(t, 1, 0, { getGoods: 2, answer: FOR })).toEqual([]);
    expect(accept(t, 0, 1).refused).toEqual([]);
    expect(goods(t)).toEqual([1, 3, 2]);
    expect(t.s.pub.stack.find(({ step }) => step === 'agenda')!.args.votes).toMatchObject([{ seat: 1 }]);
  });

  it('[TI4-DEAL-8] an answer that is none is refused, and so is one of somebody who is not asked', () => {
    const t = voting();
    expect(offer(t, 0, 1, { giveGoods: 2, answer: { outcome: 'maybe', planets: [] } })).toContain('TI4-DEAL-8');
    expect(offer(t, 0, 2, { giveGoods: 2, answer: FOR })).toContain('TI4-DEAL-8');
    expect(offersOf(t)).toEqual([0, 0, 0]);
  });

  it('[TI4-DEAL-8] with the question the offer is gone; both hear of it, and nothing moves', () => {
    const t = voting();
    offer(t, 0, 1, { giveGoods: 2, answer: FOR });
    t.play('1 {"outcome":"","planets":[]}');
    expect(t.events().map(({ type }) => type)).toContain('offer.dropped');
    expect(offersOf(t)).toEqual([0, 0, 0]);
    expect(goods(t)).toEqual([3, 1, 2]);
  });

  it('[TI4-DEAL-8] an answer to one question is none to another that came in between, though it reads the same', () => {
    const t = field({ ...TURN, factions: { ...TURN.factions, 0: 'mentak' }, edition: 2 });
    expect(offer(t, 2, 0, { answer: 'pass' })).toEqual([]);
    expect(open(t, 0)).toContain('deal.accept');
    expect(offer(t, 0, 1, { giveGoods: 1 })).toEqual([]);
    expect(accept(t, 1, 0).refused).toEqual([]);
    expect([t.asked(), t.may(0)]).toEqual([[0], ['pass', 'pass.on', 'pillage.trade from1@0>1.goods']]);
    expect(open(t, 0)).not.toContain('deal.accept');
    expect(accept(t, 0, 2).refused).not.toEqual([]);
    t.play('0 pass');
    expect([t.s.pub.players[0]!.passed, open(t, 0).includes('deal.accept')]).toEqual([false, true]);
    expect(accept(t, 0, 2).refused).toEqual([]);
    expect(t.s.pub.players[0]!.passed).toBe(true);
  });

  it('[TI4-DEAL-2] what several are asked at once is carried out by nobody at once', () => {
    const t = council({ agenda: 'mutiny', goods: { 0: 3, 1: 3 }, cards: { 1: ['veto'], 2: ['veto'] } });
    expect(t.asked().length).toBeGreaterThan(1);
    expect(offer(t, 0, t.asked().find((seat) => seat > 0)!, { giveGoods: 1, answer: 'pass' })).toContain('TI4-DEAL-8');
  });

  it('[TI4-PEX-15] [TI4-DEAL-3] a dreadnought for 4 goods binds whoever could pay it alone', () => {
    const yard = (seat: number, spec: Partial<Field> = {}) =>
      field({
        line: ['27', '1'],
        units: ['0 space-dock starpoint', '1 infantry jord'],
        factions: { 0: 'sol', 1: 'xxcha' },
        planets: { 'new-albion': 0 },
        goods: { [seat]: 4 },
        begin: { step: 'turn', args: { seat: 0, actions: 0 } },
        ...spec,
      }).play('0 tactical', '0 activate:27');
    const rich = yard(1);
    expect(rich.may(0)).toContain('build:dreadnought'); // Starpoint and New Albion are readied
    expect(offer(rich, 1, 0, { giveGoods: 4, answer: 'build:dreadnought' })).toEqual([]);
    expect(accept(rich, 0, 1).refused).toEqual([]);
    expect(goods(rich).slice(0, 2)).toEqual([4, 0]);
    expect(rich.s.pub.stack.find(({ step }) => step === 'produce')!.args.list).toEqual(['dreadnought']);
    const exhausted = ({ pub }: S) => {
      for (const planet of Object.values(pub.planets)) planet.exhausted = true;
    };
    const poor = yard(1, { also: exhausted, goods: { 0: 1, 1: 4 } }); // enough for infantry
    expect(offer(poor, 1, 0, { giveGoods: 4, answer: 'build:dreadnought' })).toContain('TI4-DEAL-8');
    expect(offer(poor, 1, 0, { giveGoods: 4, words: 'A dreadnought, please' })).toEqual([]);
    expect(accept(poor, 0, 1).refused).toEqual([]);
    expect(poor.may(0)).toContain('done'); // the goods are there, and nothing must be produced
  });

  describe('[TI4-DEAL-3] means that are gone by the time of the agreement', () => {
    /** Seat 0 produces between the two others, with four trade goods and nothing else to pay with. */
    const yard = (): Scenario<TI> =>
      field({
        line: ['26', '27', '1'],
        units: ['0 space-dock starpoint', '1 infantry jord', '2 infantry lodor'],
        factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
        goods: { 0: 4, 1: 2, 2: 1 },
        also: ({ pub }) => {
          for (const planet of Object.values(pub.planets)) planet.exhausted = true;
        },
        begin: { step: 'turn', args: { seat: 0, actions: 0 } },
      }).play('0 tactical', '0 activate:27');
    const spent = (t: Scenario<TI>): void => {
      expect(offer(t, 0, 2, { giveGoods: 3 })).toEqual([]);
      expect(accept(t, 2, 0).refused).toEqual([]);
    };

    it('bind nobody who is to agree', () => {
      const t = yard();
      expect(offer(t, 1, 0, { giveGoods: 1, answer: 'build:dreadnought' })).toEqual([]);
      expect(open(t, 0)).toContain('deal.accept');
      spent(t);
      expect(open(t, 0)).not.toContain('deal.accept');
      expect(accept(t, 0, 1).refused).not.toEqual([]);
      expect(goods(t)).toEqual([1, 2, 4]);
    });

    it('let the offer of whoever had them fall, and nothing moves', () => {
      const t = yard();
      expect(offer(t, 0, 1, { getGoods: 1, answer: 'build:dreadnought' })).toEqual([]);
      spent(t);
      expect(accept(t, 1, 0).events.map(({ type }) => type)).toEqual(['offer.dropped']);
      expect(goods(t)).toEqual([1, 2, 4]);
      expect(offersOf(t)).toEqual([0, 0, 0]);
    });
  });

  it('[TI4-DEAL-4] to play an action card is no term of a deal', () => {
    const t = field({ ...TURN, cards: { 0: ['plague'] } });
    expect(t.may(0)).toContain('action:plague play:plague#1>lodor');
    expect(offer(t, 0, 1, { getGoods: 1, answer: 'action:plague play:plague#1>lodor' })).toContain('TI4-DEAL-8');
    expect(offer(t, 0, 1, { getGoods: 1, answer: 'tactical' })).toEqual([]);
  });

  it('[TI4-DEAL-5] [TI4-DEAL-6] [TI4-PEX-15] what is asked later does not bind now: a vote, a shot, the use of a note', () => {
    const early = voting();
    expect(offer(early, 0, 2, { giveGoods: 1, answer: { outcome: 'for', planets: ['arc-prime'] } })).toContain(
      'TI4-DEAL-8',
    );
    const before = field({ ...TURN, units: [...TURN.units, '1 pds lodor', '0 cruiser 46'] }).play('0 tactical');
    expect(offer(before, 0, 1, { giveGoods: 1, answer: 'no' })).toContain('TI4-DEAL-8');
    expect(offer(before, 0, 1, { giveNotes: ['ceasefire@0'], answer: 'play:ceasefire@0' })).not.toEqual([]);
  });

  it('[TI4-DEAL-8] an answer alone needs no rules of transactions: any two, also in the strategy phase', () => {
    const t = field({
      ...TURN,
      begin: { step: 'strategyPhase', args: {} },
      also: choosing,
    });
    const [seat] = t.asked() as [number];
    const other = (seat + 1) % 3;
    const [card] = t.may(seat) as [string];
    expect(offer(t, other, seat, { giveGoods: 1, answer: card })).toContain('TI4-TRANS-1');
    expect(offer(t, other, seat, { answer: card, words: 'And Trade is yours next round' })).toEqual([]);
    expect(accept(t, seat, other).refused).toEqual([]);
    expect(t.s.pub.strategyCards.find(({ id }) => card.endsWith(id))!.owner).toBe(seat);
  });

  it('[TI4-DEAL-8] what a hand alone allows is seen by its owner only', () => {
    const t = field({ ...TURN, edition: 2, notes: { 0: ['ceasefire@1'] }, cards: { 0: ['plague'] } });
    const seen = t.may(0);
    for (const key of seen.filter((each) => each.includes('play:')))
      expect(offer(t, 1, 0, { giveGoods: 1, answer: key })).toContain('TI4-DEAL-8');
  });
});

describe('what does not', () => {
  it('[TI4-DEAL-1] [TI4-DEAL-9] any two agree on words at any time; the two alone may read them, or all', () => {
    const t = field({
      ...TURN,
      begin: { step: 'strategyPhase', args: {} },
      also: choosing,
    });
    expect(offer(t, 1, 2, { words: '  Lodor is mine ' })).toEqual([]);
    const { events } = accept(t, 2, 1);
    expect([1, 2].map((seat) => t.s.own[seat]!.words)).toEqual([
      [{ from: 1, to: 2, words: 'Lodor is mine', round: 2 }],
      [{ from: 1, to: 2, words: 'Lodor is mine', round: 2 }],
    ]);
    expect(JSON.stringify([t.match.know(0), t.match.know(null)])).not.toContain('Lodor is mine');
    expect(told(events, 0)).toBe(JSON.stringify(events.map(() => undefined)));
    offer(t, 0, 1, { words: 'Peace in the north', aloud: true });
    expect(told(accept(t, 1, 0).events, 2)).toContain('Peace in the north');
    expect(t.s.pub.words).toEqual([{ from: 0, to: 1, words: 'Peace in the north', round: 2 }]);
    expect(offer(t, 0, 0, { words: 'To myself' })).toContain('TI4-DEAL-1');
    expect(offer(t, 0, 1, { words: 'x'.repeat(241) })).toContain('form');
    expect(offer(t, 0, 1, { words: '   ' })).toContain('TI4-TRANS-6');
  });

  it('[TI4-DEAL-7] nothing enforces words, and either may strike them out', () => {
    const t = field({ ...TURN, units: [...TURN.units, '0 cruiser 46'] });
    const before = t.may(0);
    offer(t, 0, 1, { giveGoods: 1, words: 'I pass now and never come to Lodor' });
    expect(accept(t, 1, 0).refused).toEqual([]);
    expect(t.may(0)).toEqual(before);
    t.play('0 tactical');
    expect(t.may(0)).toContain('activate:26');
    expect(open(t, 2)).not.toContain('deal.strike');
    const { events } = deal(t, 1, 'strike', 'strike:0');
    expect(t.s.own.flatMap((own) => own.words ?? [])).toEqual([]);
    expect(told(events, 0)).toContain('deal.struck');
    expect(told(events, 2)).not.toContain('deal.struck');
    offer(t, 1, 2, { words: 'Aloud', aloud: true });
    accept(t, 2, 1);
    expect(deal(t, 0, 'strike', 'strike:0').refused).toContain('stale'); // of others
    expect(told(deal(t, 2, 'strike', 'strike:0').events, 0)).toContain('deal.struck');
    expect(t.s.pub.words).toEqual([]);
  });

  it('[TI4-DEAL-9] of two players the last four agreements are kept', () => {
    const t = field(TURN);
    for (const n of [1, 2, 3, 4, 5]) {
      offer(t, n % 2, (n + 1) % 2, { words: `word ${n}` });
      accept(t, (n + 1) % 2, n % 2);
    }
    offer(t, 0, 2, { words: 'another' });
    accept(t, 2, 0);
    expect(t.s.own[0]!.words!.map(({ words }) => words)).toEqual(['word 2', 'word 3', 'word 4', 'word 5', 'another']);
    expect(t.s.own[1]!.words!.map(({ words }) => words)).toEqual(['word 2', 'word 3', 'word 4', 'word 5']);
  });
});

describe('what is shown', () => {
  const HANDS = {
    ...TURN,
    edition: 2,
    cards: { 0: ['plague', 'bunker'] },
    secrets: { 0: ['become-the-gatekeeper'] },
    notes: {},
  };

  it('[TI4-DEAL-10] [TI4-DEAL-11] [TI4-HID-4] own cards are shown to whom one likes; the others see that, and how many', () => {
    const t = field(HANDS);
    const before = JSON.stringify(t.s);
    const cards = ['card:plague#1', 'note:ceasefire@0', 'secret:become-the-gatekeeper'];
    const { events, refused } = deal(t, 0, 'show', { to: ['seat:2'], cards });
    expect(refused).toEqual([]);
    expect(JSON.stringify(t.s)).toBe(before); // all stay where they are
    for (const seat of [0, 2])
      expect(told(events, seat)).toMatch(/card\.plague.*note\.ceasefire.*become-the-gatekeeper/);
    for (const seat of [1, null]) {
      expect(told(events, seat)).toContain('"count":3');
      expect(told(events, seat)).not.toMatch(/plague|ceasefire|gatekeeper/);
    }
    expect(t.match.canUndo(0)).toBe(false);
  });

  it('[TI4-AC-20] [TI4-DEAL-10] out of turn, in a combat and after passing, too', () => {
    const shown = (more: Partial<Field>) => {
      const { events, refused } = deal(field({ ...HANDS, ...more }), 0, 'show', {
        to: ['seat:1'],
        cards: ['card:plague#1'],
      });
      expect(refused).toEqual([]);
      return told(events, 1);
    };
    const passed: Partial<Field> = {
      begin: { step: 'turn', args: { seat: 2, actions: 0 } },
      also({ pub }) {
        pub.players[0]!.passed = true;
      },
    };
    const fight: Partial<Field> = {
      units: ['1 cruiser 46', '2 cruiser 46'],
      begin: { step: 'tactical', args: { seat: 1, effects: [] } },
    };
    for (const moment of [passed, fight]) expect(shown(moment)).toContain('card.plague');
  });

  it('[TI4-HID-4] nothing is shown but the own hand, to others, once: no agenda looked at, no card of another', () => {
    const t = field({
      ...HANDS,
      also(s) {
        s.own[0]!.looking = [{ deck: 'agendas', card: 'mutiny' }];
        s.pub.players[0]!.looking = ['agendas'];
        s.dark.decks.agendas = s.dark.decks.agendas.filter((card) => card !== 'mutiny');
        s.pub.decks.agendas = s.dark.decks.agendas.length;
      },
    });
    const shows = (to: string[], cards: string[]) => deal(t, 0, 'show', { to, cards }).refused;
    expect(shows(['seat:1'], ['agenda:mutiny'])).toContain('TI4-HID-4');
    expect(shows(['seat:1'], ['card:mutiny'])).toContain('TI4-HID-4');
    expect(shows(['seat:1'], ['card:parley#1'])).toContain('TI4-HID-4');
    expect(shows(['seat:1'], ['card:plague#1', 'card:plague#1'])).toContain('TI4-HID-4');
    expect(shows(['seat:1'], [])).toContain('TI4-HID-4');
    expect(shows(['seat:0'], ['card:plague#1'])).toContain('TI4-DEAL-10');
    expect(shows([], ['card:plague#1'])).toContain('TI4-DEAL-10');
    expect(open(field({ ...TURN, also: convene }), 1)).not.toContain('deal.show'); // who holds nothing
  });
});
