// The loop: stages in the order written, children before their parents, and nobody else moves the stack.
import { describe, expect, it } from 'vitest';
import { asksAlone, fastChance, type Game, random, type Shape, type Step, startMatch } from '../src/index.ts';
import { checkUndone } from '../testing/memory.ts';
import type { Probe } from '../testing/probe.ts';

interface Trail extends Shape {
  pub: { trail: string[] };
}
const mark = (name: string) => (t: { s: { pub: { trail: string[] } } }) => void t.s.pub.trail.push(name);

function run(steps: Record<string, Step<Trail>>, extra: Partial<Game<Trail>> = {}) {
  const game: Game<Trail> = {
    id: 'trail',
    version: '1',
    seats: [1, 4],
    setup(t) {
      t.s.pub.trail = [];
      t.call('main');
    },
    steps,
    imagine: () => ({ own: [{}], dark: {} }),
    invariants: {},
    result: () => undefined,
    ...extra,
  };
  return startMatch(game, { seats: 2, chance: fastChance(1) }).match;
}
const ask = (
  name: string,
  who: number[],
  take: (t: { s: { pub: { trail: string[] } } }) => void = mark(name),
): Step<Trail>[string] => ({
  who: () => who,
  question: () => ({
    prompt: { key: name },
    ask: { shape: 'one', options: [{ key: 'yes', label: { key: 'yes' } }] },
    rules: [],
  }),
  take: (t) => take(t),
});

describe('the loop', () => {
  it('runs stages in the order written, and a child before its parent goes on', () => {
    const match = run({
      main: {
        a: (t) => {
          mark('a')(t);
          t.call('child', { name: 'x' });
          t.call('child', { name: 'y' });
        },
        b: mark('b'),
      },
      child: { only: (t, f) => mark(f.args.name as string)(t) },
    });
    expect(match.state.pub.trail).toEqual(['a', 'x', 'y', 'b']);
    expect(match.state.pub.stack).toEqual([]);
  });

  it('takes an answer agreed on in a deal as soon as it is back at the question, if that still stands', () => {
    const choice = (key: string) => (t: { answer(seat: number, choice: string): void }) => t.answer(1, key);
    const deals = () =>
      ['agree', 'err'].map((step) => ({
        key: step,
        step,
        prompt: { key: step },
        ask: { shape: 'one' as const, options: [{ key: 'go', label: { key: 'go' } }] },
        rules: [],
      }));
    const steps = {
      main: { first: ask('asked', [1]), second: ask('later', [0]) },
      agree: { a: choice('yes') },
      err: { a: choice('no') },
    };
    const match = run(steps, { deals });
    expect(asksAlone(match.game, match.know(0))).toBeUndefined();
    expect(asksAlone(match.game, match.know(1))).toMatchObject({
      request: match.requestsTo(1)[0]!.id,
      question: { prompt: { key: 'asked' } },
    });
    const wrong = match.apply({ request: 'deal.err', seat: 0, choice: 'go' });
    expect('events' in wrong && wrong.events.map(({ type }) => type)).toEqual(['kernel.dropped']);
    expect(match.waiting()).toEqual([1]);
    match.apply({ request: 'deal.agree', seat: 0, choice: 'go' });
    expect(match.state.pub.trail).toEqual(['asked']);
    expect(match.waiting()).toEqual([0]);
    expect(match.state.dark.sealed).toEqual({});
    const both = run({ ...steps, main: { first: ask('asked', [0, 1]) } }, { deals });
    expect(asksAlone(both.game, both.know(1))).toBeUndefined(); // several are asked
  });

  it('withdraws what a seat has sealed beneath a deal, and leaves what it has answered within the deal', () => {
    const deals = () => [
      {
        key: 'ask',
        step: 'favour',
        prompt: { key: 'ask' },
        ask: { shape: 'one' as const, options: [{ key: 'go', label: { key: 'go' } }] },
        rules: [],
      },
    ];
    const match = run({ main: { both: ask('both', [0, 1]) }, favour: { one: ask('favour', [1]) } }, { deals });
    const sealed = match.aim({ seat: 1, choice: 'yes' });
    match.apply(sealed);
    match.apply({ request: 'deal.ask', seat: 0, choice: 'go' });
    const within = match.aim({ seat: 1, choice: 'yes' });
    const { game } = match;
    const probe = { box: { game }, match, random: random(1), tally: {}, only: ['P8'] } as unknown as Probe;
    expect(() => checkUndone(probe, within)).not.toThrow(); // P8 speaks of the answer that undo would take back
    match.apply(within);
    expect(match.state.dark.sealed).toEqual({ [sealed.request]: 'yes' });
    match.undo(1);
    expect([match.state.pub.trail, match.state.dark.sealed]).toEqual([['favour'], {}]);
    expect([match.waiting(), match.canUndo(1)]).toEqual([[0, 1], false]);
  });

  it('takes the only answer to what is public without asking, in the editions that do so', () => {
    const settled = (who: number[], ...keys: string[]): Step<Trail>[string] => ({
      who: () => who,
      question: () => ({
        prompt: { key: 'q' },
        ask: { shape: 'one', options: keys.map((key) => ({ key, label: { key } })) },
        rules: [],
      }),
      take: (t, _, choices) => void t.s.pub.trail.push(...([...choices.values()] as string[])),
      settled: { since: 2 },
    });
    const played = (stage: Step<Trail>[string], edition = 2) => {
      const match = run({ main: { stage, last: mark('end') } }, { edition });
      return [match.state.pub.trail.join(), match.waiting().join()];
    };
    expect(played(settled([1], 'only'))).toEqual(['only,end', '']);
    expect(played(settled([1], 'one', 'two'))).toEqual(['', '1']);
    expect(played(settled([0, 1], 'only'))).toEqual(['', '0,1']); // together they answer under seal
    expect(played(settled([1], 'only'), 1)).toEqual(['', '1']);
  });

  it('goes where a stage says, and ends where it says so', () => {
    const match = run({
      main: {
        a: (t) => {
          mark('a')(t);
          return { goto: 'c' };
        },
        b: mark('b'),
        c: (t) => {
          mark('c')(t);
          return 'end';
        },
        d: mark('d'),
      },
    });
    expect(match.state.pub.trail).toEqual(['a', 'c']);
  });

  it('skips a question nobody is asked, and takes sealed answers once all are in', () => {
    const match = run({ main: { nobody: ask('nobody', []), both: ask('both', [0, 1]), after: mark('after') } });
    const [first, second] = match.requests();
    expect(match.waiting()).toEqual([0, 1]);
    match.apply({ request: first!.id, seat: 0, choice: 'yes' });
    expect(match.state.pub.trail).toEqual([]);
    expect(match.requestsTo(0)[0]?.sealed).toBe('yes');
    expect(match.requestsTo(1)[0]?.sealed).toBeUndefined();
    match.apply({ request: second!.id, seat: 1, choice: 'yes' });
    expect(match.state.pub.trail).toEqual(['both', 'after']);
    expect(match.state.dark.sealed).toEqual({});
  });

  it('never takes the same question for another', () => {
    const match = run({
      main: { again: { ...ask('again', [0]), take: () => ({ goto: 'again' }) } as Step<Trail>[string] },
    });
    const [request] = match.requests();
    const answer = { request: request!.id, seat: 0, choice: 'yes' };
    expect(match.apply(answer)).toHaveProperty('events');
    expect(match.apply(answer)).toMatchObject({ refused: { code: 'stale' } });
  });

  it('runs the checks after every stage, before anything that stage called', () => {
    const match = run(
      { main: { a: (t) => t.call('child') }, child: { b: mark('child') }, check: { c: mark('check') } },
      { checks: (t) => void (t.s.pub.trail.length === 0 && t.s.pub.stack.length < 3 && t.call('check')) },
    );
    expect(match.state.pub.trail).toEqual(['check', 'child']);
  });

  it('checks nothing again after a stage that told, began and ended nothing', () => {
    const checked: string[] = [];
    const tell: Step<Trail>[string] = (t) => t.tell({ type: 'told', pub: {} });
    run(
      {
        main: {
          first: tell,
          silent: () => {},
          asks: ask('asks', []),
          told: tell,
          calls: (t) => t.call('child'),
          last: () => {},
        },
        child: { only: () => {} },
      },
      { checks: (t) => void checked.push(t.s.pub.stack.map(({ step, at }) => `${step}.${at}`).join()) },
    );
    expect(checked).toEqual(['main.silent', 'main.calls', 'main.last,child.only', 'main.last,child.end', 'main.end']);
  });

  it('stops rules that run for ever, and says what is wrong with a game', () => {
    expect(() => run({ main: { a: () => ({ goto: 'a' }) } })).toThrow('without asking anybody');
    expect(() => run({ main: { a: () => ({ goto: 'nowhere' }) } })).toThrow('no stage nowhere');
    expect(() => run({ main: { a: (t) => t.call('missing') } })).toThrow('no step missing');
    expect(() => run({ main: { '1': mark('x') } })).toThrow('cannot be called 1');
  });
});
