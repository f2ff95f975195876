// What was found in one state holds in those that follow until something changes that was looked at, and not a state longer.
import { expect, test } from 'vitest';
import { carry, type Frame, isCarried, type Know, once, type Seat, type State, topStep, typed } from '../src/index.ts';

type Facts = Record<string, unknown>;
const { frameOf, framesOf } = typed<never>() as unknown as {
  frameOf(pub: object, ...steps: string[]): Frame | undefined;
  framesOf(pub: object, ...steps: string[]): Frame[];
};
const frame = (step: string, args = {}): Frame => ({ id: 1, step, at: 'go', asked: 0, args });
const stateOf = (pub: Facts, own: Facts[] = [{}, {}]): State =>
  ({ pub: { seats: 2, serial: 0, stack: [frame('turn')], ...pub }, own, dark: {} }) as unknown as State;
const withPub = ({ pub, ...rest }: State, changes: Facts): State => ({ ...rest, pub: { ...pub, ...changes } });

/** What `look` gives in each of these states in turn, and how often it really looked. */
function looked(states: readonly State[], look: (known: Know) => unknown, seat: Seat | null = 0) {
  const found = carry();
  let times = 0;
  const given = states.map((state) =>
    found.find(state, seat, 'it', (known) => {
      times += 1;
      return look(known);
    }),
  );
  return { given, times };
}
const of = (key: string) => (known: Know) => (known.pub as unknown as Facts)[key];

test('found once, and again when what was read has changed; the rest may change as it likes', () => {
  const first = stateOf({ coins: [1], map: ['a'] });
  const states = [
    first,
    withPub(first, { map: ['b'] }),
    withPub(first, { map: ['c'] }),
    withPub(first, { coins: [2] }),
  ];
  expect(looked(states, of('coins'))).toEqual({ given: [[1], [1], [1], [2]], times: 2 });
  expect(looked(states, of('map'))).toEqual({ given: [['a'], ['b'], ['c'], ['a']], times: 4 });
});

test('a value that was there before, but not in between, is looked at again', () => {
  const [first, coins] = [stateOf({ coins: [1] }), [1]];
  const states = [withPub(first, { coins }), withPub(first, { coins: [2] }), withPub(first, { coins })];
  expect(looked(states, of('coins'))).toEqual({ given: [[1], [2], [1]], times: 3 });
});

test('the drawer of the seat counts, that of another does not', () => {
  const [hand, other] = [{ hand: [1] }, { hand: [9] }];
  const states = [stateOf({}, [hand, {}]), stateOf({}, [hand, other]), stateOf({}, [{ hand: [2] }, other])];
  const mine = ({ own }: Know) => (own as unknown as { hand: number[] } | null)?.hand ?? null;
  expect(looked(states, mine)).toEqual({ given: [[1], [1], [2]], times: 2 });
  expect(looked(states, mine, null)).toEqual({ given: [null, null, null], times: 1 });
});

test('what came or went is no longer what it was', () => {
  const first = stateOf({ coins: 1 });
  const has = ({ pub }: Know) => 'peace' in pub;
  expect(looked([first, withPub(first, { peace: true }), first], has)).toEqual({
    given: [false, true, false],
    times: 3,
  });
});

test('whoever takes the whole of it, as a copy does, depends on all of it', () => {
  const first = stateOf({ coins: [1], map: ['a'] });
  const richer = ({ pub }: Know) => ({ ...pub, coins: [5] }) as unknown as Facts;
  const { given, times } = looked([first, withPub(first, { map: ['b'] })], richer);
  expect(given).toEqual([expect.objectContaining({ coins: [5], map: ['a'] }), expect.objectContaining({ map: ['b'] })]);
  expect(times).toBe(2);
});

test('of more keys than there are bits some are found again for nothing, and none is missed', () => {
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`key${i}`, [i]]));
  const first = stateOf(many);
  for (const key of Object.keys(many)) {
    const { given, times } = looked([first, withPub(first, { [key]: ['new'] })], of(key));
    expect([key, given[1], times]).toEqual([key, ['new'], 2]);
  }
});

test('what is found by something found depends on what that depended on', () => {
  const first = stateOf({ coins: [1], map: ['a'] });
  const found = carry();
  let sums = 0;
  const sum = (pub: object) =>
    once(pub, 'sum', () => {
      sums += 1;
      return (pub as { coins: number[] }).coins.reduce((a, b) => a + b, 0);
    });
  const twice = (state: State) => found.find(state, 0, 'twice', ({ pub }) => 2 * sum(pub));
  const thrice = (state: State) => found.find(state, 1, 'thrice', ({ pub }) => 3 * sum(pub));
  const later = withPub(first, { map: ['b'] });
  const last = withPub(later, { coins: [7] });
  expect([twice(first), thrice(first), twice(later), thrice(later)]).toEqual([2, 3, 2, 3]);
  expect(sums).toBe(1);
  expect([twice(last), thrice(last), sums]).toEqual([14, 21, 2]);
});

test('the procedure on top, and a running one by its name, count for themselves, whatever else happens on the stack', () => {
  const [turn, window] = [frame('turn', { seat: 1 }), frame('window')];
  const first = stateOf({ stack: [turn, window] });
  const states = [
    first,
    withPub(first, { stack: [turn, { ...window, at: 'end' }] }),
    withPub(first, { stack: [turn] }),
    withPub(first, { stack: [{ ...turn, args: { seat: 0 } }] }),
    withPub(first, { stack: [{ ...turn, args: { seat: 0 } }, turn] }),
  ];
  const seatOf = ({ pub }: Know) => frameOf(pub, 'turn')!.args.seat!;
  expect(looked(states, seatOf)).toEqual({ given: [1, 1, 1, 0, 1], times: 3 });
  expect(looked(states, ({ pub }) => topStep(pub))).toEqual({
    given: ['window', 'window', 'turn', 'turn', 'turn'],
    times: 2,
  });
  expect(looked(states, ({ pub }) => framesOf(pub, 'turn').length)).toEqual({ given: [1, 1, 1, 1, 2], times: 3 });
  expect(looked(states, ({ pub }) => pub.stack.length).times).toBe(5);
});

test('a look that fails leaves nothing behind, and no other table is looked at in between', () => {
  const [here, there] = [carry(), carry()];
  const state = stateOf({ coins: [1] });
  const fail = () =>
    here.find(state, 0, 'it', ({ pub }) => {
      expect(isCarried(pub)).toBe(true);
      throw new Error(`no ${(pub as unknown as Facts).coins}`);
    });
  expect(fail).toThrow('no 1');
  expect([here.find(state, 0, 'it', () => 1), there.find(state, 0, 'it', () => 2)]).toEqual([1, 2]);
  expect(isCarried(state.pub)).toBe(false);
});

test('what nobody has asked for in a long time is found again when somebody does', () => {
  const found = carry();
  let state = stateOf({ n: 0, coins: [1] });
  const looks: number[] = [];
  const coins = () =>
    found.find(state, 0, 'it', ({ pub }) => {
      looks.push(pub.serial);
      return (pub as unknown as Facts).coins;
    });
  coins();
  for (let n = 1; n <= 200; n++) {
    state = withPub(state, { n });
    found.find(state, 1, 'other', () => n);
  }
  expect([coins(), looks.length]).toEqual([[1], 2]);
});
