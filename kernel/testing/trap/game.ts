// A game whose rules fail when they are told to: what a table does then is tested with it.
import { type Box, box, type Game, type None } from '../../src/index.ts';

interface Trap {
  pub: { steps: number; turn: number; over: boolean };
  own: Record<string, never>;
  dark: Record<string, never>;
  steps: { walk: None };
  windows: None;
  forms: None;
}
const keys = ['walk', 'throw', 'spin', 'stop'];

/** `throw` throws, `spin` never ends; the others are harmless. */
const trap: Game<Trap> = {
  id: 'trap',
  version: '1.0.0',
  seats: [1, 4],
  options: { master: { kind: 'flag', fallback: false } },
  steward: ({ master }, seats) => (master ? seats - 1 : undefined),
  setup(t) {
    Object.assign(t.s.pub, { steps: 0, turn: 0, over: false });
    t.call('walk');
  },
  steps: {
    walk: {
      choose: {
        who: (pub) => [pub.turn],
        question: () => ({
          prompt: { key: 'ask' },
          ask: { shape: 'one', options: keys.map((key) => ({ key, label: { key: 'option', args: { key } } })) },
          rules: [],
          fallback: 'walk',
        }),
        take(t, _, choices) {
          const [choice] = [...choices.values()];
          if (choice === 'throw') throw new Error('a trap');
          while (choice === 'spin') t.s.pub.steps += 0;
          if (choice === 'stop') t.s.pub.over = true;
          t.s.pub.steps += 1;
          t.s.pub.turn = (t.s.pub.turn + 1) % t.s.pub.seats;
          t.tell({ type: 'walked', pub: {} });
          return { goto: 'choose' };
        },
      },
    },
  },
  imagine: (k) => ({ own: Array.from({ length: k.pub.seats }, () => ({})), dark: {} }),
  invariants: {},
  result: (pub) => (pub.over ? { ranks: Array.from({ length: pub.seats }, () => 1), why: { key: 'end' } } : undefined),
};

export const trapBox: Box = box({ game: trap, home: import.meta.url, rules: [], lobby: false });
