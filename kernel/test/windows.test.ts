// Reaction windows: order, rounds, cancelling four deep, must, and passing for good.
import { describe, expect, it } from 'vitest';
import { type AbilityArgs, type Box, box, type Game, type None, typed } from '../src/index.ts';
import { mootBox, scenario } from '../testing/index.ts';
import { CARDS, deckOf, type Moot, type S } from '../testing/moot/state.ts';

const DECK = deckOf(CARDS, {});

/** Each seat may act so often; the trail tells who acted. */
interface Turns {
  pub: { left: number[]; trail: string[]; mandatory: boolean };
  own: Record<string, never>;
  dark: Record<string, never>;
  steps: { main: None; act: AbilityArgs<None> };
  windows: { moment: { seat: { seat: number } } };
  forms: None;
}
const { step } = typed<Turns>();
function turns(left: number[], mandatory = false): Box<Turns> {
  const game: Game<Turns> = {
    id: 'turns',
    version: '1',
    seats: [3, 3],
    setup(t) {
      Object.assign(t.s.pub, { left, trail: [], mandatory });
      t.call('main');
    },
    steps: {
      main: {
        open: (t) => t.window('moment', { seat: { seat: 1 } }),
        closed: (t) => void t.s.pub.trail.push('closed'),
      },
      act: step('act', {
        do(t, f) {
          const { seat } = f.args;
          t.s.pub.left[seat]! -= 1;
          t.s.pub.trail.push('ABC'[seat]!);
        },
      }),
    },
    abilities: {
      act: {
        window: 'moment',
        step: 'act',
        rules: ['R-1'],
        again: true,
        ...(mandatory ? { must: true as const } : {}),
        might: (pub, seat) => pub.left[seat]! > 0,
        can: () => [{ key: 'act', label: { key: 'act' } }],
      },
    },
    imagine: () => ({ own: [{}, {}, {}], dark: {} }),
    invariants: {},
    result: () => undefined,
  };
  return { game, home: '', rules: [], lobby: false };
}

describe('the loop of a window', () => {
  it('tells whom it speaks of from the others, so that its words can be in the second person', () => {
    const t = scenario<Turns>(turns([1, 1, 1]), { seats: 3 });
    expect([0, 1, 2].map((seat) => t.request(seat).prompt.args?.self)).toEqual(['no', 'yes', 'no']);
  });

  it('goes on to the next seat after each ability: A1 B1 C1 A2 C2 A3 A4', () => {
    const t = scenario<Turns>(turns([4, 1, 2]), { seats: 3 });
    while (t.asked().length > 0) t.play(...t.asked().map((seat) => `${seat} act act`));
    expect(t.s.pub.trail).toEqual([...'ABCACAA', 'closed']);
  });

  it('lets a seat that passed act later if somebody acted since, and closes when all pass in a row', () => {
    const t = scenario<Turns>(turns([2, 1, 1]), { seats: 3 });
    t.play('0 pass', '1 act act', '2 pass'); // B acts
    t.play('2 act act', '0 pass'); // then C, whose turn it is
    t.play('0 act act'); // A passed twice and may still act
    t.play('0 pass');
    expect(t.s.pub.trail).toEqual(['B', 'C', 'A', 'closed']);
  });

  it('throws the other answers away unseen', () => {
    const t = scenario<Turns>(turns([1, 1, 1]), { seats: 3 });
    t.play('2 act act', '1 pass', '0 act act');
    expect(t.s.pub.trail).toEqual(['A']);
    expect(t.s.dark.sealed).toEqual({});
    expect(t.asked()).toEqual([1, 2]); // and asks again from the next seat on
  });

  it('lets a source act once in a window, and its seat pass afterwards', () => {
    const once = turns([2, 1, 0]);
    Reflect.deleteProperty(once.game.abilities!.act!, 'again');
    const t = scenario<Turns>(once, { seats: 3 });
    t.play('0 act act', '1 pass');
    expect(t.s.pub.left).toEqual([1, 1, 0]); // it could act again, but has acted here
    expect(t.may(0)).toEqual(['pass', 'pass.on']);
    t.refuses('0 act act', 'R-1');
    t.play('1 pass', '0 pass');
    expect(t.s.pub.trail).toEqual(['A', 'closed']);
  });

  it('offers no pass where an ability must be used', () => {
    const t = scenario<Turns>(turns([1, 0, 0], true), { seats: 3 });
    expect(t.may(0)).toEqual(['act act']);
    t.refuses('0 pass', 'R-1');
  });

  it('keeps a pass for good, which nobody sees, and lets its seat change it', () => {
    const t = scenario<Turns>(turns([2, 1, 1]), { seats: 3 });
    t.play('2 pass.on', '1 pass', '0 act act');
    expect(t.asked()).toEqual([1, 2, 0]); // seat 2 is asked like the others
    expect(t.request(2).sealed).toBe('pass.on');
    t.play('1 pass', '2 act act', '0 pass');
    expect(t.s.pub.trail).toEqual(['A', 'C']);
  });
});

describe('cards against cards', () => {
  const hands: Record<number, string[]> = {
    0: ['tax#1', 'veto#1', 'veto#2'],
    1: ['veto#3', 'veto#4'],
    2: ['gift#1'],
  };
  const table = () =>
    scenario<Moot>(mootBox, {
      seats: 3,
      options: { warden: false },
      begin: { step: 'turn', args: { seat: 0 } },
      arrange(s: S) {
        for (const [seat, hand] of Object.entries(hands)) s.own[Number(seat)]!.hand = [...hand];
        s.pub.hands = [3, 2, 1];
        s.dark.deck = DECK.filter((card) => !Object.values(hands).flat().includes(card));
        s.pub.deck = s.dark.deck.length;
        s.pub.discard = [];
      },
    });

  it('cancels four deep: each veto opens the window again, and the last one standing decides', () => {
    const t = table().play('0 play:tax#1>1', '1 veto veto:veto#3', '2 pass');
    expect(t.asked()).toEqual([2, 0]); // seat 1 does not answer its own veto
    t.play('0 veto veto:veto#1', '2 pass'); // against the first veto
    t.play('1 veto veto:veto#4', '2 pass'); // against the second
    expect(t.s.pub.stack.map((f) => f.step)).toEqual([
      'turn',
      'card',
      'window',
      'veto',
      'window',
      'veto',
      'window',
      'veto',
      'window',
    ]);
    t.play('0 veto veto:veto#2', '2 pass'); // against the third: four deep
    t.play('2 pass'); // nobody else holds a card
    for (let i = 0; i < 9 && t.asked().length > 0; i++) t.play(...t.asked().map((seat) => `${seat} pass`));
    expect(t.s.pub.coins).toEqual([8, 2, 5]); // 4 cancels 3, so 2 holds and cancels 1: the tax is paid
    expect(t.s.pub.stack).toEqual([]);
  });

  it('asks everybody with a card, whatever card it is', () => {
    const t = table().play('0 play:tax#1>1');
    expect(t.asked()).toEqual([1, 2]);
    expect(t.may(2)).toEqual(['pass', 'pass.on']);
  });

  it('names the rules of the window even to a seat that can only pass', () => {
    const { abilities } = mootBox.game;
    const t = table().play('0 play:tax#1>1');
    expect(t.request(2).rules).toEqual(t.request(1).rules);
    t.refuses('2 veto veto:veto#3', abilities!.veto!.rules[0]);
  });

  it('marks the parent, whose next stage reads the mark', () => {
    const t = table().play('0 play:tax#1>1', '1 veto veto:veto#3', '2 pass', '0 pass', '2 pass', '1 pass', '2 pass');
    expect(t.s.pub.coins).toEqual([5, 5, 5]);
    expect(t.s.pub.discard).toEqual(['tax#1', 'veto#3']);
  });

  it('says why a card cannot be played, and names the rule', () => {
    expect(table().refuses('0 play:veto#1', 'MOOT-CARD-3').why).toEqual({ key: 'why.veto' });
  });
});

it('a box keeps its game whatever its shape', () => {
  expect(box(turns([0, 0, 0])).game.id).toBe('turns');
});
