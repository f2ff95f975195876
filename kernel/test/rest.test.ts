// What follows from a state is found once while it rests, never while rules run, and never for another state.
import { expect, test } from 'vitest';
import { atRest, fastChance, type Game, isResting, type None, once, startMatch, typed } from '../src/index.ts';

interface Count {
  pub: { n: number };
  own: None;
  dark: None;
  steps: { turns: None };
  windows: None;
  forms: None;
}
const { step } = typed<Count>();
let found = 0;
const doubled = (pub: { n: number }): number =>
  once(pub, 'doubled', () => {
    found += 1;
    return 2 * pub.n;
  });
const told: number[] = [];
const game: Game<Count> = {
  id: 'count',
  version: '1.0.0',
  seats: [1, 1],
  setup(t) {
    t.s.pub.n = 1;
    t.call('turns');
  },
  steps: {
    turns: step('turns', {
      ask: {
        who: (pub) => (doubled(pub) > 0 ? [0] : []),
        question: ({ pub }) => ({
          prompt: { key: 'ask' },
          ask: { shape: 'one', options: [{ key: `add:${doubled(pub)}`, label: { key: 'add' } }] },
          rules: [],
        }),
        take(t) {
          told.push(doubled(t.s.pub));
          t.s.pub.n += 1;
          told.push(doubled(t.s.pub)); // in the middle of a change, as it is now
          return { goto: 'ask' };
        },
      },
    }),
  },
  derive: ({ pub }) => ({ doubled: doubled(pub) }),
  imagine: () => ({ own: [{}], dark: {} }),
  invariants: {},
  result: () => undefined,
};

test('who is asked, what, and views share it until the state changes; rules see what is so at that moment', () => {
  const { match } = startMatch<Count>(game, { seats: 1, chance: fastChance(1) });
  for (const n of [1, 2, 3]) {
    found = 0;
    told.length = 0;
    const [request] = match.requestsTo(0);
    expect([match.view(0).extra, match.view(null).extra]).toEqual([{ doubled: 2 * n }, { doubled: 2 * n }]);
    expect(found).toBe(n === 1 ? 1 : 0); // found out when the table came to wait
    match.apply({ request: request!.id, seat: 0, choice: `add:${2 * n}` });
    expect(told).toEqual([2 * n, 2 * n + 2]);
  }
  match.undo(0);
  expect(match.view(0).extra).toEqual({ doubled: 6 });
});

test('another state than the one at rest has nothing found for it', () => {
  const [one, other] = [{ n: 1 }, { n: 2 }];
  expect(atRest({ pub: one }, () => [doubled(one), doubled(other), doubled(one)])).toEqual([2, 4, 2]);
  expect(doubled({ n: 5 })).toBe(10);
});

test('an answer under seal leaves what the others are asked as it was found', () => {
  let asked = 0;
  const sealed: Game<Count> = {
    ...game,
    seats: [2, 2],
    steps: {
      turns: step('turns', {
        ask: {
          who: () => [0, 1],
          question: () => {
            asked += 1;
            return { prompt: { key: 'ask' }, ask: { shape: 'number', min: 1, max: 2 }, rules: [] };
          },
          take(t, _, choices) {
            for (const n of choices.values()) t.s.pub.n += n as number;
            return { goto: 'ask' };
          },
        },
      }),
    },
    imagine: () => ({ own: [{}, {}], dark: {} }),
  };
  const { match } = startMatch<Count>(sealed, { seats: 2, chance: fastChance(1) });
  const [first, second] = [0, 1].map((seat) => match.requestsTo(seat)[0]!);
  match.apply({ request: first!.id, seat: 0, choice: 1 });
  expect(asked).toBe(2);
  expect(match.requestsTo(1)[0]).toBe(second);
  expect(match.requestsTo(0)[0]!.sealed).toBe(1);
  match.undo(0);
  expect(match.requestsTo(0)[0]!.sealed).toBeUndefined();
  match.apply({ request: first!.id, seat: 0, choice: 2 });
  match.apply({ request: second!.id, seat: 1, choice: 2 });
  expect(match.state.pub.n).toBe(5);
  expect(match.requestsTo(1)[0]!.id).not.toBe(second!.id);
});

test('whoever looks at the same state inside of another look shares what is found, and another state keeps its own', () => {
  const pub = { n: 3 };
  found = 0;
  atRest({ pub }, () => {
    doubled(pub);
    atRest({ pub: { n: 4 } }, () => expect([isResting(pub), doubled(pub)]).toEqual([false, 6]));
    atRest({ pub }, () => expect([isResting(pub), doubled(pub)]).toEqual([true, 6]));
  });
  expect([found, isResting(pub)]).toEqual([2, false]);
});
