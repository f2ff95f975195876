// A live match: undo, batches, deals, standing answers, the clock, and rules that fail.
import { describe, expect, it } from 'vitest';
import { box, canonical, type Game, Match, type Request, RulesFault } from '../src/index.ts';
import { idleAnswer } from '../src/standing.ts';
import { mootBox, type Scenario, scenario } from '../testing/index.ts';
import { moot } from '../testing/moot/game.ts';
import { CARDS, deckOf, type Moot, type S } from '../testing/moot/state.ts';

const DECK = deckOf(CARDS, {});

const deal = (hands: string[][]) => (s: S) => {
  s.own.forEach((own, seat) => {
    own.hand = [...(hands[seat] ?? [])];
  });
  s.pub.hands = s.own.map((own) => own.hand.length);
  s.dark.deck = DECK.filter((card) => !hands.flat().includes(card));
  s.pub.deck = s.dark.deck.length;
};
const table = (hands: string[][] = [[], [], []], seats = 3): Scenario<Moot> =>
  scenario<Moot>(mootBox, {
    seats,
    options: { warden: false },
    begin: { step: 'round', at: 'turns' },
    arrange: deal(hands),
  });

describe('undo', () => {
  it('takes back the last answer of the seat that gave it, until somebody else has answered', () => {
    const t = table();
    const before = canonical(t.s);
    t.play('0 pass');
    expect(t.match.canUndo(0)).toBe(true);
    expect(t.match.canUndo(1)).toBe(false);
    t.play('0 <');
    expect(canonical(t.s)).toBe(before);
    t.play('0 pass', '1 pass');
    expect(t.match.canUndo(0)).toBe(false);
    t.refuses('0 <');
    expect(t.match.canUndo(1)).toBe(true);
  });

  it('stops at a reveal', () => {
    const t = table([['tax#1'], [], []]).play('0 play:tax#1>1');
    expect(t.match.canUndo(0)).toBe(false);
  });

  it('withdraws a sealed answer, and tells nobody', () => {
    const t = table().play('0 pass', '1 pass', '2 pass');
    expect(t.asked()).toEqual([0, 1, 2]); // workers
    expect([0, 1, 2].map((seat) => t.match.canUndo(seat))).toEqual([false, false, false]); // a question to several is a barrier
    t.match.apply(t.match.aim({ seat: 1, choice: { mine: 1, market: 2 } }));
    expect(t.s.pub.stack.at(-1)?.answered).toEqual([1]);
    expect(t.match.undo(1)).toEqual({ events: [] });
    expect(t.request(1).sealed).toBeUndefined();
    expect(t.s.pub.stack.at(-1)?.answered).toBeUndefined();
  });

  it('does not betray a private offer made in between, and keeps it', () => {
    const t = table().play('0 pass');
    t.match.apply(t.match.aim({ seat: 1, request: 'deal.offer', choice: 'offer>2' }));
    expect(t.match.canUndo(0)).toBe(true);
    t.play('0 <');
    expect(t.asked()).toEqual([0]);
    expect(t.s.own[2]?.offers).toEqual([{ from: 1, to: 2 }]);
  });
});

describe('a batch', () => {
  it('is accepted whole or not at all', () => {
    const t = table();
    const before = canonical(t.s);
    const refused = t.match.applyAll([
      { seat: 0, choice: 'pass' },
      { seat: 1, choice: 'nonsense' },
    ]);
    expect(refused).toMatchObject({ refused: { code: 'option' }, at: 1 });
    expect(canonical(t.match.state)).toBe(before);
    expect(
      t.match.applyAll([
        { seat: 0, choice: 'pass' },
        { seat: 1, choice: 'pass' },
      ]),
    ).toHaveProperty('events');
    expect(t.match.waiting()).toEqual([2]);
  });
});

describe('deals', () => {
  it('run beside the question that waits, which is asked afresh', () => {
    const t = table().play('1 @deal.offer offer>2');
    expect(t.heard(2)).toEqual([{ type: 'offered', args: { from: { seat: 1 }, to: { seat: 2 } }, mine: true }]);
    expect(t.heard(0)).toEqual([]);
    t.play('2 @deal.accept accept<1');
    expect(t.s.pub.coins).toEqual([5, 4, 6]);
    expect(t.asked()).toEqual([0]);
  });

  it('leave no public trace while they are private', () => {
    const t = table();
    const before = canonical(t.match.view(0));
    t.play('1 @deal.offer offer>2');
    expect(canonical(t.match.view(0))).toBe(before);
  });

  it('drop a sealed answer that they made impossible, and ask again', () => {
    const t = scenario<Moot>(mootBox, {
      seats: 3,
      options: { warden: false },
      begin: { step: 'round', at: 'bid' },
      arrange: (s) => {
        s.pub.coins = [5, 1, 0];
      },
    });
    t.play('1 #1', '1 @deal.offer offer>2', '2 @deal.accept accept<1');
    expect(t.heard(1).map((told) => told.type)).toContain('kernel.dropped');
    expect(t.heard(0).map((told) => told.type)).not.toContain('kernel.dropped');
    t.play('0 #0', '2 #1');
    expect(t.request(1)).toMatchObject({ ask: { min: 0, max: 0 } });
    expect(t.request(1).sealed).toBeUndefined();
    t.rig(6).play('1 #0');
    expect(t.s.pub.coins).toEqual([5, 0, 6]); // seat 2 alone bid 1 of its 1 and rolled a 6
  });

  it('are refused when they are not on the table', () => {
    table().refuses('2 @deal.accept accept<1');
  });
});

describe('standing answers', () => {
  const standing = (list: object[]) => `2 @standing ${JSON.stringify({ list })}`;
  const never = { kind: 'window.played', choice: 'pass', unless: [{ test: 'aimedAtMe', args: {} }] };
  const hands = [['tax#1', 'tax#2'], ['gift#1'], ['veto#1']];

  it('answer for their seat as ordinary answers, unless their condition holds', () => {
    const t = table(hands).play(standing([never]), '0 play:tax#1>1');
    expect(t.match.standingAnswer()).toEqual({ request: t.request(2).id, seat: 2, choice: 'pass', by: 'standing' });
    const aimed = table(hands).play(standing([never]), '0 play:tax#1>2');
    expect(aimed.match.standingAnswer()).toBeUndefined();
  });

  it('stand for every window at once where they say so, and for nothing else', () => {
    const t = table(hands).play(standing([{ ...never, kind: 'window.*' }]), '0 play:tax#1>1');
    expect(t.match.standingAnswer()).toMatchObject({ seat: 2, choice: 'pass' });
    for (const kind of ['window', 'wind.*', 'deal.*'])
      expect(
        table(hands)
          .play(standing([{ ...never, kind }]), '0 play:tax#1>1')
          .match.standingAnswer(),
      ).toBeUndefined();
    const once = table(hands).play(standing([{ ...never, kind: 'window.*', once: true }]), '0 play:tax#1>1');
    once.match.apply(once.match.standingAnswer()!);
    expect(once.s.own[2]?.standing).toEqual([]);
  });

  it('are gone after use where they were left for one occasion', () => {
    const t = table(hands).play(standing([{ ...never, once: true }]), '0 play:tax#1>1');
    t.match.apply(t.match.standingAnswer()!);
    expect(t.s.own[2]?.standing).toEqual([]);
  });

  it('that are left for where nothing else can be done are not given at once, nor where something can', () => {
    const idle = { kind: 'window.*', choice: 'pass', idle: true };
    const able = table(hands).play(standing([idle]), '0 play:tax#1>1');
    const unable = table([hands[0]!, hands[1]!, ['gift#2']]).play(standing([idle]), '0 play:tax#1>1');
    for (const t of [able, unable])
      expect([t.request(2).kind, t.match.standingAnswer()]).toEqual(['window.played', undefined]);
    expect(able.match.idleAnswer(2)).toBeUndefined();
    const given = { request: unable.request(2).id, seat: 2, choice: 'pass', by: 'standing' } as const;
    expect(unable.match.idleAnswer(2)).toEqual(given);
    expect(unable.match.idleAnswer(0)).toBeUndefined(); // left nothing
    // Nor need they say no where there is nothing to say yes to, in a question of another kind than a window.
    const plain = { ...unable.request(2), kind: 'score', prompt: { key: 'ask.score' } };
    const asked = (...keys: string[]): Request => ({
      ...plain,
      ask: { shape: 'one', options: keys.map((key) => ({ key, label: { key } })) },
    });
    const idled = (request: Request) => idleAnswer(unable.match.game, unable.match.know(request.seat), request)?.choice;
    expect([idled(asked('no')), idled(asked('yes', 'no')), idled(asked('yes'))]).toEqual(['no', undefined, undefined]);
    expect(idled({ ...asked('no'), seat: 0 })).toBeUndefined(); // left nothing
    unable.match.apply(given);
    expect(unable.match.idleAnswer(2)).toBeUndefined(); // it has answered
    table(hands).refuses(standing([{ ...idle, idle: 'often' }]));
  });

  it('are told to their seat alone, and checked', () => {
    const t = table(hands).play(standing([never]));
    expect([t.heard(0), t.heard(null)]).toEqual([[], []]);
    expect(t.heard(2)).toHaveLength(1);
    t.refuses(standing([{ ...never, unless: [{ test: 'noSuchTest', args: {} }] }]));
    t.refuses('2 @standing {"list":7}');
    t.refuses(standing([{ ...never, said: ['raw words'] }]));
    const said = [{ key: 'kernel.pass' }];
    expect(t.play(standing([{ ...never, said }])).s.own[2]?.standing).toEqual([{ ...never, said }]);
  });
});

describe('the clock', () => {
  it('gives the mildest answer to every shape of question, and marks it', () => {
    const t = table().play('0 pass', '1 pass');
    expect(t.match.clockAnswer(2)).toMatchObject({ choice: 'pass', by: 'clock' });
    expect(t.match.clockAnswer(0)).toBeUndefined();
    const bids = scenario<Moot>(mootBox, { seats: 3, begin: { step: 'round', at: 'bid' } });
    expect(bids.match.clockAnswer(0)?.choice).toBe(0);
    const limit = scenario<Moot>(mootBox, {
      seats: 3,
      begin: { step: 'round', at: 'limit' },
      arrange: deal([DECK.slice(0, 6), [], []]),
    });
    expect(limit.match.clockAnswer(0)?.choice).toEqual(['discard:tax#1', 'discard:tax#2']);
    const warden = scenario<Moot>(mootBox, { seats: 3, begin: { step: 'round', at: 'correction' } });
    expect(warden.match.clockAnswer(2)?.choice).toEqual({ corrections: [] });
  });
});

describe('the warden', () => {
  const table = () =>
    scenario<Moot>(mootBox, { seats: 4, options: { rounds: 1 }, begin: { step: 'round', at: 'correction' } });

  it('corrects with a note that everybody reads', () => {
    const t = table().play('3 {"corrections":[{"seat":1,"coins":9,"note":"counted twice"}]}');
    expect(t.s.pub.coins[1]).toBe(9);
    expect(t.heard(0)[0]).toMatchObject({ type: 'corrected', args: { from: 5, coins: 9, note: 'counted twice' } });
  });

  it('must give a note, and is alone in being asked', () => {
    const t = table();
    expect(t.asked()).toEqual([3]);
    const refusal = t.refuses('3 {"corrections":[{"seat":1,"coins":9,"note":" "}]}', 'MOOT-WARDEN-2');
    expect(refusal.problems).toEqual([{ key: 'problem.note' }]);
  });
});

describe('a rule that fails', () => {
  it('leaves the match where it was', () => {
    const broken: Game<Moot> = {
      ...moot,
      steps: { ...moot.steps, round: { ...moot.steps.round!, turns: () => Promise.reject.call(undefined) as never } },
    };
    const { s } = scenario<Moot>(box({ game: broken, home: '', rules: [], lobby: false }), {
      seats: 3,
    });
    const match = new Match(broken, s);
    match.apply(match.aim({ seat: 0, choice: 1 }));
    const before = canonical(match.state);
    const last = match.aim({ seat: 1, choice: 1 });
    expect(() => match.apply(last)).toThrow(RulesFault);
    expect(canonical(match.state)).toBe(before);
    expect(match.waiting()).toEqual([0, 1]);
    expect(() =>
      match.applyAll([
        { seat: 0, choice: 2 },
        { seat: 1, choice: 1 },
      ]),
    ).toThrow(RulesFault);
    expect(canonical(match.state)).toBe(before);
  });
});
