// TI4-CORR: what a slow game asks, of whom, and what nobody learns from it.
import { fallbackOf, random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { deckOf } from '../decks.ts';
import { twilightImperium } from '../game.ts';
import { NOBODY } from '../state.ts';
import { scorablePublic } from '../values/objectives.ts';
import { BOARD, convene, council, hush, type Sitting, stack, vote } from './council.ts';
import { type Field, field } from './field.ts';

const PLANETS = { lodor: 0, arnor: 1, lor: 1, bereg: 2, 'lirta-iv': 2, 'mecatol-rex': 0 };
const AGENDA: Sitting = { agenda: 'economic-equality', planets: PLANETS };
const TURN = { ...BOARD, begin: { step: 'turn', args: { seat: 0, actions: 0 } } } satisfies Field;

it('[TI4-CORR-1] a seat is asked by the number of its cards, not by what they are', () => {
  const useful = council({ ...AGENDA, cards: { 1: ['veto'] } });
  const useless = council({ ...AGENDA, cards: { 1: ['bunker'] } });
  expect(useful.asked()).toEqual(useless.asked());
  expect(useless.may(1)).toEqual(['pass', 'pass.on']);
  expect(council({ ...AGENDA, cards: {} }).asked()).not.toContain(2); // an empty hand is public, too
});

const riders = () => {
  const t = council({ ...AGENDA, cards: { 0: ['imperial-rider'], 1: ['trade-rider', 'bunker'] } });
  while (t.request(t.asked()[0]!).at === 'window.agenda.revealed.when')
    t.play(...t.asked().map((seat) => `${seat} pass`));
  return t;
};
it('[TI4-CORR-3] the first in order acts; what the others had answered is thrown away unseen, and they are asked again', () => {
  const t = riders();
  expect(t.asked()).toEqual([0, 1]);
  t.play('1 trade-rider play:trade-rider#1>outcome:for', '0 imperial-rider play:imperial-rider#1>outcome:for');
  expect(t.s.pub.players.map(({ hand }) => hand)).toEqual([0, 2, 0]); // only the speaker's was played
  expect(JSON.stringify(t.heard(2))).not.toContain('trade-rider');
  t.play('1 pass'); // whether to cancel
  expect(t.may(1)).toContain('trade-rider play:trade-rider#1>outcome:for');
});

it('[TI4-CORR-4] a pass whatever happens holds when somebody else has acted, a plain one does not', () => {
  const after = (answer: string) => {
    const t = riders();
    t.play(`1 ${answer}`, '0 imperial-rider play:imperial-rider#1>outcome:for');
    if (t.request(1).at === 'window.actionCard.played') t.play('1 pass');
    return t.request(t.asked()[0]!).at;
  };
  expect(after('pass')).toBe('window.agenda.revealed.after');
  expect(after('pass.on')).not.toBe('window.agenda.revealed.after');
});

it('[TI4-CORR-5] nobody sees who has answered under seal', () => {
  const t = riders();
  const seen = () => JSON.stringify([t.match.know(0), t.match.know(2), t.match.requestsTo(0)]);
  const before = seen();
  t.play('1 trade-rider play:trade-rider#1>outcome:for');
  expect(seen()).toBe(before);
  expect(t.heard(0)).toEqual([]);
});

it('[TI4-CORR-10] when the clock runs out a window is passed and a vote is none', () => {
  const t = council({ ...AGENDA, cards: { 1: ['veto'] } });
  expect(fallbackOf(twilightImperium, t.match.know(1), t.request(1), random(1))).toBe('pass');
  hush(t);
  expect(t.request(1).fallback).toMatchObject({ outcome: '', planets: [] });
});

it('[TI4-CORR-15] [TI4-CORR-16] votes one after the other; who can cast none is not asked', () => {
  const t = hush(
    council({
      ...AGENDA,
      planets: { lodor: 0, 'lirta-iv': 2 },
      also: ({ pub }) => {
        for (const planet of ['jord', 'jol', 'arc-prime']) pub.planets[planet]!.exhausted = true;
      },
    }),
  );
  expect(t.asked()).toEqual([2]); // seat 1 has nothing ready, the speaker waits
  vote(t, '2 for lirta-iv');
  expect(t.asked()).toEqual([0]);
});

it('[TI4-CORR-21] [TI4-CORR-24] tokens of the status phase are one sheet, put to everybody at once', () => {
  const t = field({ ...BOARD, begin: { step: 'statusTokens', args: {} } });
  expect(t.asked()).toEqual([0, 1, 2]);
  for (const seat of [0, 1, 2]) expect(t.request(seat).ask).toMatchObject({ shape: 'form', form: 'tokens' });
});

it('[TI4-CORR-23] what lies open asks its owner only', () => {
  const stims = (techs: string[]) =>
    field({
      ...TURN,
      techs: { 0: techs },
      cards: { 1: ['bunker'] },
      also: ({ pub }) => {
        for (const card of pub.cards) if (card.id === 'predictive-intelligence') card.state = 'exhausted';
      },
    })
      .play('0 pass')
      .asked();
  expect(stims(['bio-stims', 'predictive-intelligence'])).toEqual([0]);
  expect(stims(['predictive-intelligence'])).toEqual([]);
});

it('[TI4-ROUND-4] nobody’s turn runs while votes are cast', () => {
  const t = field({
    ...BOARD,
    begin: { step: 'agendaPhase', args: {} },
    also(s) {
      convene(s);
      stack(s, ['mutiny', 'economic-equality']);
      s.pub.active = 1;
    },
  });
  expect(t.s.pub.active).toBe(NOBODY);
});

it('[TI4-SETUP-24] with Prophecy of Kings thirteen agendas leave the deck and thirteen enter', () => {
  const [base, both] = [['base'] as const, ['base', 'pok'] as const].map((sets) =>
    deckOf({ sets: [...sets], edition: 2 }, 'agendas'),
  ) as [string[], string[]];
  expect([base.length, both.length]).toEqual([50, 50]);
  expect(base.filter((card) => !both.includes(card))).toHaveLength(13);
  expect(both.filter((card) => !base.includes(card))).toHaveLength(13);
});

it('[TI4-OBJ-17] [classified-document-leaks] discarded, its objective is out of the game; the points stay', () => {
  const t = field({
    ...TURN,
    cards: { 0: ['repeal-law'] },
    also(s) {
      s.dark.decks.agendas = s.dark.decks.agendas.filter((card) => card !== 'classified-document-leaks');
      s.pub.decks.agendas = s.dark.decks.agendas.length;
      s.dark.decks.secrets = s.dark.decks.secrets.filter((card) => card !== 'cut-supply-lines');
      s.pub.decks.secrets = s.dark.decks.secrets.length;
      s.pub.cards = [
        ...s.pub.cards,
        {
          id: 'classified-document-leaks',
          kind: 'law',
          owner: NOBODY,
          holder: NOBODY,
          state: 'readied',
          elected: 'cut-supply-lines',
        },
      ];
      s.pub.objectives = ['cut-supply-lines'];
      Object.assign(s.pub.players[1]!, { scored: ['cut-supply-lines'], points: 1 });
    },
  });
  t.play('0 action:repeal-law play:repeal-law#1>law:classified-document-leaks');
  expect(t.s.pub.objectives).toEqual([]);
  expect(scorablePublic(t.s.pub, 0)).toEqual([]);
  expect(t.s.dark.decks.secrets).not.toContain('cut-supply-lines');
  expect(t.s.pub.players[1]!.points).toBe(1);
});
