// Plans: made in a rehearsal, kept by their seat alone, given after a pause if nothing that matters has changed.
import { describe, expect, it } from 'vitest';
import { canonical, hashOf, type Planned, planOf, rehearse, type Standing } from '../src/index.ts';
import { mootBox, type Scenario, scenario } from '../testing/index.ts';
import { CARDS, deckOf, type Moot, type S } from '../testing/moot/state.ts';

const { game } = mootBox;
const DECK = deckOf(CARDS, {});
const deal = (hands: string[][]) => (s: S) => {
  s.own.forEach((own, seat) => {
    own.hand = [...(hands[seat] ?? [])];
  });
  s.pub.hands = s.own.map((own) => own.hand.length);
  s.dark.deck = DECK.filter((card) => !hands.flat().includes(card));
  s.pub.deck = s.dark.deck.length;
};
/** The first of three is asked for his card. */
const table = (hands: string[][] = [['tax#1'], [], ['gift#1', 'tax#2']]): Scenario<Moot> =>
  scenario<Moot>(mootBox, {
    seats: 3,
    options: { warden: false },
    begin: { step: 'round', at: 'turns' },
    arrange: deal(hands),
  });

const TAX = 'play:tax#2>1';
const rehearsed = (t: Scenario<Moot>, ...choices: string[]) =>
  rehearse(game, t.match.know(2) as never, 'turn', choices)!;
const planned = (t: Scenario<Moot>, ...choices: string[]): Standing => planOf(rehearsed(t, ...choices).steps)!;
const keep = (...list: Standing[]) => `2 @standing ${JSON.stringify({ list })}`;
const withPlan = (choice = TAX) => {
  const t = table();
  return t.play(keep(planned(t, choice)));
};
const plans = (t: Scenario<Moot>) => t.s.own[2]!.standing;

describe('a rehearsal', () => {
  it('asks what the seat will be asked, in a world of its own, and leaves the match alone', () => {
    const t = table();
    const before = canonical(t.s);
    const { request, steps } = rehearsed(t);
    expect([request?.at, request?.seat, steps]).toEqual(['turn.play', 2, []]);
    const keys = request!.ask.shape === 'one' ? request!.ask.options.map(({ key }) => key) : [];
    expect(keys).toEqual(['play:gift#1>0', 'play:gift#1>1', 'play:tax#2>0', 'play:tax#2>1', 'pass']);
    expect(canonical(t.s)).toBe(before);
  });

  it('goes on answer by answer, passes in windows for everybody, and ends with the procedure', () => {
    const { match, request, steps } = rehearsed(table(), TAX, 'pass');
    expect(request).toBeUndefined();
    const said = [{ key: 'option.play.tax', args: { to: { seat: 1 } } }];
    expect(steps).toMatchObject([{ at: 'turn.play', asked: { key: 'ask.turn' }, choice: TAX, said }]);
    expect((match.state.pub as unknown as S['pub']).coins).toEqual([5, 2, 8]);
  });

  it('says why an answer cannot be given, and keeps those before it', () => {
    expect(rehearsed(table(), 'play:tax#7>1')).toMatchObject({ steps: [], refused: { code: 'option' } });
  });

  it('there is none of what is asked now, of what is over, or for who does not sit there', () => {
    const t = table();
    const at = (seat: number | null) => rehearse(game, t.match.know(seat) as never, 'turn', []);
    expect([at(0), at(null), rehearse(game, t.match.know(2) as never, 'dinner', [])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    t.play('0 pass', '1 pass', '2 pass');
    expect(at(2)).toBeUndefined();
  });
});

describe('a plan', () => {
  it('is given when its question comes, after a pause and never at once', () => {
    const t = withPlan();
    expect(t.match.idleAnswer(2)).toBeUndefined(); // nobody asks yet
    t.play('0 pass', '1 pass');
    expect(t.match.standingAnswer()).toBeUndefined();
    const given = { request: t.request(2).id, seat: 2, choice: TAX, by: 'standing' } as const;
    expect([t.match.idleAnswer(2), t.match.rests(2)]).toEqual([given, true]);
    t.match.apply(given);
    expect([plans(t), t.match.rests(2)]).toEqual([[], false]);
  });

  it('is no standing answer for a kind of questions, even if it is called like one', () => {
    const plan = { ...planned(table(), 'pass'), kind: 'workers', choice: { mine: 1, market: 2 } };
    const t = table().play(keep(plan, { ...plan, idle: true }), '0 pass', '1 pass', '2 pass');
    expect(t.request(2).kind).toBe('workers');
    expect([t.match.standingAnswer(), t.match.idleAnswer(2)]).toEqual([undefined, undefined]);
  });

  it('is not given when what it rests upon has changed, nor when it is not legal any more', () => {
    const taxed = withPlan();
    taxed.play('0 play:tax#1>1', '2 pass', '1 pass'); // the purse it was aimed at is not what it was
    expect([taxed.asked(), taxed.match.idleAnswer(2)]).toEqual([[2], undefined]);
    const other = withPlan('play:tax#2>0');
    other.play('0 play:tax#1>1', '2 pass', '1 pass');
    expect(other.match.idleAnswer(2)).toBeUndefined(); // he has three more
    const unharmed = withPlan('pass').play('0 play:tax#1>1', '2 pass', '1 pass');
    expect(unharmed.match.idleAnswer(2)?.choice).toBe('pass');
    const plan = planned(table(), TAX);
    const gone = table().play(keep({ ...plan, choice: 'play:tax#9>1' }), '0 pass', '1 pass');
    expect(gone.match.idleAnswer(2)).toBeUndefined();
  });

  it('is for its own question alone', () => {
    const plan = planned(table(), TAX);
    const elsewhere = [
      { ...plan, kind: 'turn.other' },
      { ...plan, plan: { ...plan.plan!, asked: { key: 'ask.else' } } },
      { ...plan, plan: { ...plan.plan!, within: 999 } },
    ];
    for (const each of elsewhere)
      expect(table().play(keep(each), '0 pass', '1 pass').match.idleAnswer(2)).toBeUndefined();
  });

  it('is dropped, and its seat told, when that answers otherwise; one for another question stays', () => {
    const t = table();
    const plan = planned(t, TAX);
    const later = { ...plan, plan: { ...plan.plan!, asked: { key: 'ask.else' } } };
    t.play(keep(plan, later), '0 pass', '1 pass', '2 pass');
    expect(plans(t)).toEqual([later]);
    expect([t.heard(2).some(({ type }) => type === 'kernel.dropped'), t.heard(0)]).toEqual([true, []]);
  });

  it('goes on with what follows as long as the procedure runs that asked first, and lapses with it', () => {
    const t = table();
    const plan = planned(t, 'pass');
    const workers: Planned = { at: 'round.workers', asked: { key: 'ask.workers' }, choice: {}, upon: '', said: [] };
    const upon = hashOf([null, null]).slice(0, 16); // neither answer is aimed at anybody
    t.play(keep({ ...plan, plan: { ...plan.plan!, upon, next: [workers] } }), '0 pass', '1 pass');
    const turn = t.s.pub.stack.at(-1)!.id;
    t.match.apply(t.match.idleAnswer(2)!);
    expect(plans(t)).toMatchObject([{ kind: 'round.workers', plan: { within: turn, next: [] } }]);
    expect(t.asked()).toEqual([0, 1, 2]); // the turn is over
    expect(t.match.idleAnswer(2)).toBeUndefined();
    t.match.apply(t.match.aim({ seat: 2, choice: { mine: 1, market: 2 } }));
    expect(plans(t)).toEqual([]);
  });

  it('is checked like any standing answer, and told to its seat alone', () => {
    const plan = planned(table(), TAX);
    const bad = [{ asked: 7 }, { upon: 1 }, { next: 'all' }, { next: [{ at: 'turn.play' }] }, { within: 'turn' }];
    for (const wrong of bad) table().refuses(keep({ ...plan, plan: { ...plan.plan!, ...wrong } as never }));
    const t = table().play(keep(plan));
    expect([t.heard(0), t.heard(1), t.heard(null), t.heard(2).length]).toEqual([[], [], [], 1]);
  });
});
