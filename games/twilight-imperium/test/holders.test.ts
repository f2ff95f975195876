import { expect, it } from 'vitest';
import { plain } from '../abilities/own.ts';
import { abilitiesOf, twilightImperium } from '../game.ts';
import { boundSteps, type Cost, holds, type Source } from '../holders.ts';
import box from '../index.ts';
import { type Piece, stepNamed } from '../piece.ts';
import { step } from '../procedures.ts';
import { install, modifiers, piecesWith } from '../registry.ts';
import { cardsOf, NOBODY, newCard, type S } from '../state.ts';
import { type Field, field } from './field.ts';

const piece = (id: string, of: Source, more: Partial<Piece> = {}): Piece => ({
  id,
  of,
  abilities: {
    [id]: plain('turn.end', `card.${id}` as 'bio-stims', ['TI4-GEN-35'], (_, seat, w) => w.about.by === seat),
  },
  steps: stepNamed(`card.${id}`, step('card.test', { tell: (t) => t.tell({ type: `did.${id}`, pub: {} }) })),
  ...more,
});
const relic = (id: string, cost?: Cost): Piece => piece(id, { card: 'relic' }, cost ? { cost } : {});
const PIECES = [
  relic('test-orb'),
  relic('test-crown', 'exhaust'),
  relic('test-urn', 'purge'),
  relic('test-key', { pool: 'strategy', goods: 2 }),
  piece('test-oath', { card: 'note' }, { cost: 'return' }),
  piece('test-creed', { faction: 'norr' }, { modifiers: { draw: () => 5 } }),
  { id: 'test-mimic', modifiers: { copies: (_, seat) => (seat === 2 ? ['test-orb'] : []) } } satisfies Piece,
  { ...relic('test-later'), since: 99 },
];
install(PIECES);
const game = {
  ...twilightImperium,
  edition: 99,
  abilities: { ...twilightImperium.abilities, ...abilitiesOf(PIECES) },
  steps: { ...twilightImperium.steps, ...Object.assign({}, ...PIECES.map(boundSteps)) },
};
const holdersOf = ({ pub }: S, each: Piece) => pub.players.flatMap((_, seat) => (holds(pub, seat, each) ? [seat] : []));
const turnEnd = (seat: number, also: (s: S) => void, more: Partial<Field> = {}) =>
  field({ line: ['26'], units: [], begin: { step: 'turn', at: 'finish', args: { seat, actions: 1 } }, also, ...more }, {
    ...box,
    game,
    home: '',
  } as unknown as typeof box);
const holding =
  (...ids: string[]) =>
  ({ pub }: S) => {
    pub.cards = ids.map((id) => newCard('relic', id, 0, -1));
  };

it('[TI4-GEN-35] nobody is asked but the holder of a card that can be used', () => {
  const t = turnEnd(0, holding('test-orb', 'test-crown'));
  expect(t.asked()).toEqual([0]);
  expect(t.may(0)).toEqual(['pass', 'pass.on', 'test-crown use@0', 'test-orb use@0']);
  const spent = turnEnd(0, (s) => {
    holding('test-orb', 'test-crown')(s);
    s.pub.cards[1]!.state = 'exhausted';
  });
  expect(spent.may(0)).toEqual(['pass', 'pass.on', 'test-orb use@0']);
  for (const state of ['locked', 'purged'] as const) {
    const none = turnEnd(0, (s) => {
      holding('test-orb')(s);
      s.pub.cards[0]!.state = state;
    });
    expect(none.s.pub.stack.some((frame) => frame.step === 'window')).toBe(false);
  }
});

it('[TI4-SPEND-12] a use is paid for first: exhausted, purged, returned, in tokens and goods', () => {
  const t = turnEnd(0, holding('test-crown', 'test-urn', 'test-key'), { goods: { 0: 2 } });
  const { strategy } = t.s.pub.players[0]!;
  t.play('0 test-crown use@0', '0 test-urn use@0', '0 test-key use@0');
  expect(t.s.pub.cards.map(({ state }) => state)).toEqual(['exhausted', 'purged', 'readied']);
  expect(t.s.pub.players[0]).toMatchObject({ strategy: strategy - 1, goods: 0 });
  expect(cardsOf(t.s.pub, 0, 'relic').map(({ id }) => id)).toEqual(['test-crown', 'test-key']);
  const poor = turnEnd(0, holding('test-orb', 'test-key'), { goods: { 0: 1 } });
  expect(poor.may(0)).not.toContain('test-key use@0');
  const oath = turnEnd(0, ({ pub }) => {
    pub.cards = [newCard('note', 'test-oath', 0, 1)];
  });
  oath.play('0 test-oath use@0');
  expect(oath.s.own[1]!.notes).toEqual(['test-oath@1']);
  expect([oath.s.pub.cards.length, oath.s.pub.players[1]!.notes]).toEqual([0, 1]);
});

it('[TI4-GEN-35] a copy is one more holder', () => {
  const t = turnEnd(2, holding('test-orb'));
  expect(t.may(2)).toContain('test-orb use@2');
  expect(holdersOf(t.s, PIECES[0]!)).toEqual([0, 2]);
});

it('[TI4-AC-1] pieces of other sheets and later editions are not at the table', () => {
  const { pub } = turnEnd(0, holding('test-orb')).s;
  const there = piecesWith(pub, 'id').map(({ id }) => id);
  expect(there).toContain('test-orb');
  expect(there).not.toContain('test-creed');
  expect(modifiers(pub, 'draw').some(({ draw }) => draw(pub, 0) === 5)).toBe(false);
  const norr = turnEnd(0, holding('test-orb'), { factions: { 0: 'norr' } }).s.pub;
  expect(piecesWith(norr, 'id').map(({ id }) => id)).toContain('test-creed');
  const { edition: _, ...first } = pub;
  expect(piecesWith({ ...first, players: [...first.players] }, 'id').map(({ id }) => id)).not.toContain('test-later');
});

it('[TI4-ELIM-4] nobody who is out of the game has the text of a card or a sheet, and neutral units never', () => {
  const t = turnEnd(0, (s) => {
    s.pub.cards = [newCard('relic', 'test-orb', 0, -1), newCard('relic', 'test-crown', 1, -1)];
    s.pub.players[0]!.faction = 'norr';
  });
  const [orb, creed] = [PIECES[0]!, PIECES[5]!];
  expect([holdersOf(t.s, orb), holdersOf(t.s, creed)]).toEqual([[0, 2], [0]]); // seat 2 by its copy
  for (const seat of [0, 2]) t.s.pub.players[seat]!.eliminated = true;
  expect([holdersOf(t.s, orb), holdersOf(t.s, creed)]).toEqual([[], []]);
  expect([orb, creed].map((each) => holds(t.s.pub, NOBODY, each))).toEqual([false, false]);
});
