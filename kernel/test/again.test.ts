// A turn played again: what the others have answered since is given again at once as long as it fits, and conflicts are named.
import { describe, expect, it } from 'vitest';
import { type AnswerGiven, answersAgain, copy, type Seat, type Standing, type State } from '../src/index.ts';
import { mootBox, type Scenario, scenario } from '../testing/index.ts';
import { CARDS, deckOf, type Moot, type S } from '../testing/moot/state.ts';

const { game } = mootBox;
const HANDS = [['tax#1', 'gift#2'], ['gift#3'], ['gift#1', 'tax#2']];
const arrange = (s: S) => {
  s.own.forEach((own, seat) => {
    own.hand = [...HANDS[seat]!];
  });
  s.pub.hands = s.own.map((own) => own.hand.length);
  s.dark.deck = deckOf(CARDS, {}).filter((card) => !HANDS.flat().includes(card));
  s.pub.deck = s.dark.deck.length;
};
/** The first of three is asked for his card. */
const table = (): Scenario<Moot> =>
  scenario<Moot>(mootBox, { seats: 3, options: { warden: false }, begin: { step: 'round', at: 'turns' }, arrange });

/** All that was answered, in the states it was answered in. */
function given(...lines: [Seat, string][]): AnswerGiven<Moot>[] {
  const t = table();
  return lines.map(([seat, choice]) => {
    const state = copy(t.match.state) as State<Moot>;
    t.play(`${seat} ${choice}`);
    return { state, seat, choice };
  });
}
/** The first has taken his turn back; the others have answered this since. */
function takenBack(...lines: [Seat, string][]): Scenario<Moot> {
  const others = given(...lines).filter(({ seat }) => seat !== 0);
  const left = answersAgain(game, others).map(
    ([seat, again]) => `${seat} @standing ${JSON.stringify({ list: [again] })}`,
  );
  return table().play(...left);
}
/** Everything that is given by itself. */
function follow(t: Scenario<Moot>): string[] {
  const said: string[] = [];
  for (let answer = t.match.standingAnswer(); answer; answer = t.match.standingAnswer()) {
    expect(t.match.apply(answer)).not.toHaveProperty('refused');
    said.push(`${answer.seat} ${answer.choice}`);
  }
  return said;
}
const left = (t: Scenario<Moot>, seat: Seat): readonly Standing[] => t.s.own[seat]!.standing;
const conflicts = (t: Scenario<Moot>, seat: Seat | null) =>
  t.heard(seat).filter(({ type }) => type === 'kernel.conflict');

const BEFORE: [Seat, string][] = [
  [0, 'pass'],
  [1, 'pass'],
  [2, 'play:tax#2>1'],
  [1, 'pass'],
];

describe('answers that are given again', () => {
  it('are given at once, in order, and are gone then; who played his turn again is asked himself', () => {
    const t = takenBack(...BEFORE);
    expect([follow(t), t.asked(), t.match.rests(1)]).toEqual([[], [0], false]);
    t.play('0 pass');
    expect(follow(t).slice(0, 2)).toEqual(['1 pass', '2 play:tax#2>1']);
    expect([left(t, 1), left(t, 2), t.asked()]).toEqual([[], [], [0, 1]]); // the first may still react to the tax
  });

  it('are not given where what they rest upon has changed: their seat decides, all hear of it, and the rest is dropped', () => {
    const t = takenBack(...BEFORE).play('0 play:tax#1>1'); // the purse that was aimed at is not what it was
    follow(t);
    while (t.asked().length > 1 || t.asked()[0] !== 2)
      t.play(`${t.asked().find((s) => t.request(s).sealed === undefined)} pass`);
    expect([t.asked(), follow(t), left(t, 2).length]).toEqual([[2], [], 1]);
    t.play('2 pass');
    expect(left(t, 2)).toEqual([]);
    expect([conflicts(t, 0).length, conflicts(t, null).length]).toEqual([1, 1]);
    expect(conflicts(t, 2)).toMatchObject([{ mine: true, args: { asked: { key: 'ask.turn' } } }]);
  });

  it('are not given to a question in other words, nor where they are not legal', () => {
    const [, , [seat, again]] = [0, 0, answersAgain(game, given(...BEFORE).slice(2, 3))[0]!];
    const keep = (standing: Standing) => table().play(`2 @standing ${JSON.stringify({ list: [standing] })}`);
    const wrong = [
      { ...again, kind: 'turn.other' },
      { ...again, choice: 'play:tax#9>1' },
      { ...again, plan: { ...again.plan!, asked: { key: 'ask.else' } } },
      { ...again, plan: { ...again.plan!, upon: 'something else' } },
    ];
    for (const each of wrong) expect(follow(keep(each).play('0 pass', '1 pass'))).toEqual([]);
    expect([seat, follow(keep(again).play('0 pass', '1 pass'))]).toEqual([2, ['2 play:tax#2>1']]);
    table().refuses(`2 @standing ${JSON.stringify({ list: [{ ...again, plan: { ...again.plan, again: 7 } }] })}`);
  });

  it('stay through a question out of turn that was not asked before, and what is not asked any more is passed over', () => {
    const { kind: at, choice, said = [], plan } = answersAgain(game, given(...BEFORE).slice(2, 3))[0]![1];
    const next = [{ at, choice, said, asked: plan!.asked, upon: plan!.upon }];
    const missed = { kind: 'turn.never', choice: 'pass', plan: { ...plan!, asked: { key: 'ask.never' }, next } };
    const t = table().play(`2 @standing ${JSON.stringify({ list: [missed] })}`, '0 play:gift#2>2');
    expect([t.asked(), t.request(2).at]).toEqual([[1, 2], 'window.played']);
    t.play('2 pass', '1 pass');
    expect([conflicts(t, 2), left(t, 2).length]).toEqual([[], 1]);
    t.play('1 pass');
    expect([follow(t), left(t, 2)]).toEqual([['2 play:tax#2>1'], []]);
  });

  it('of a question put to several, nobody hears that one of them decides anew', () => {
    const t = table();
    t.play('0 pass', '1 pass', '2 pass');
    const asked = t.request(2);
    const step = {
      kind: asked.at,
      choice: { mine: 3, market: 0 },
      said: [],
      plan: { asked: asked.prompt, upon: 'x', next: [], again: true },
    };
    t.play(`2 @standing ${JSON.stringify({ list: [step] })}`, '2 {"mine":1,"market":2}');
    expect([conflicts(t, 0), conflicts(t, null), conflicts(t, 2).length]).toEqual([[], [], 1]);
  });
});

it('how many answers a seat can take back alone is what it has answered since anybody learnt anything', () => {
  const t = table();
  expect([0, 1].map((seat) => t.match.undoable(seat))).toEqual([0, 0]);
  t.play('0 pass');
  expect([0, 1].map((seat) => t.match.undoable(seat))).toEqual([1, 0]);
  t.play('1 pass');
  expect([0, 1].map((seat) => t.match.undoable(seat))).toEqual([0, 1]);
  const reacted = table().play('0 play:tax#1>1'); // others may react: whether they have must not show
  expect(reacted.match.undoable(0)).toBe(0);
});
