// TI4-CORR: what a slow game asks, of whom, and what nobody learns from it.
import { fallbackOf, random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { deckOf } from '../decks.ts';
import { twilightImperium } from '../game.ts';
import { NOBODY, type S } from '../state.ts';
import { agendaNow } from '../values/agenda.ts';
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

/** Who is asked when seat 0 passes with these technologies, the second of them exhausted. */
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
it('[TI4-CORR-23] what lies open asks its owner only', () => {
  expect(stims(['bio-stims', 'predictive-intelligence'])).toEqual([0]);
  expect(stims(['predictive-intelligence'])).toEqual([]);
});

it('[TI4-CORR-2] a moment asks nobody, one, several under seal, or several until all pass', () => {
  expect(stims(['predictive-intelligence'])).toEqual([]); // nothing to decide
  expect(stims(['bio-stims', 'predictive-intelligence'])).toEqual([0]);
  expect(field({ ...BOARD, begin: { step: 'statusTokens', args: {} } }).asked()).toEqual([0, 1, 2]);
  const t = riders();
  t.play('0 imperial-rider play:imperial-rider#1>outcome:for', '1 pass');
  hush(t);
  expect(t.s.pub.players[0]!.hand).toBe(0);
});

const early = (seat: number, ...list: object[]) => `${seat} @standing ${JSON.stringify({ list })}`;
const BALLOT = { kind: 'votes', choice: { outcome: 'for', planets: ['arnor'] }, once: true };
it('[TI4-CORR-6] [TI4-CORR-14] an early vote waits for its slot, may be changed until then, and is not given if it no longer fits', () => {
  const begun = (also: (s: S) => void = () => {}) => council({ ...AGENDA, cards: { 2: ['veto'] }, also });
  const t = begun().play(early(1, { ...BALLOT, choice: { outcome: 'against', planets: [] } }), early(1, BALLOT));
  expect(t.match.standingAnswer()).toBeUndefined(); // it is not its slot yet
  expect(JSON.stringify(t.match.know(0))).not.toContain('arnor"]'); // and nobody else sees it
  hush(t);
  const answer = t.match.standingAnswer()!;
  expect(answer).toMatchObject({ seat: 1, choice: BALLOT.choice, by: 'standing' });
  t.match.apply(answer);
  expect(agendaNow(t.s.pub)!.args.votes).toMatchObject([{ seat: 1, outcome: 'for', planets: ['arnor'] }]);
  expect(t.s.own[1]!.standing).toEqual([]); // once
  const late = begun(({ pub }) => {
    pub.planets.arnor!.exhausted = true;
  }).play(early(1, BALLOT));
  hush(late);
  expect(late.asked()).toEqual([1]);
  expect(late.match.standingAnswer()).toBeUndefined();
  late.play('1 {"outcome":"for","planets":["lor"]}');
  expect(late.s.own[1]!.standing).toEqual([]); // not for the next agenda
  expect(JSON.stringify(late.heard(1))).toContain('kernel.dropped');
  expect(JSON.stringify(late.heard(0))).not.toContain('kernel.dropped');
  const barred = begun(({ pub }) => {
    pub.pending = [{ kind: 'noVote', seat: 1, until: 'round.end' }];
  }).play(early(1, BALLOT));
  hush(barred);
  expect(barred.asked()).not.toContain(1); // whoever is barred is not even asked
});

const RIDER = 'trade-rider play:trade-rider#1>outcome:for';
it('[TI4-CORR-11] [TI4-CORR-13] what was left for an agenda comes in the order of its moments; an effect may be cancelled as usual', () => {
  const t = council({ ...AGENDA, cards: { 0: ['bunker'], 1: ['trade-rider', 'plague'], 2: ['veto'] } });
  const line = (kind: string, choice: string) => ({ kind: `window.agenda.revealed.${kind}`, choice, once: true });
  t.play(early(1, line('after', RIDER), line('when', 'pass')));
  t.play(early(2, { ...BALLOT, choice: { outcome: 'against', planets: ['lirta-iv'] } }));
  expect(t.match.standingAnswer()).toMatchObject({ seat: 1, choice: 'pass' });
  t.match.apply(t.match.standingAnswer()!);
  t.play('0 pass', '2 pass');
  expect(t.request(0).at).toBe('window.agenda.revealed.after');
  t.match.apply(t.match.standingAnswer()!);
  expect(t.s.pub.players[1]!.hand).toBe(2); // it waits until everybody has answered
  t.play('0 pass', '2 pass');
  expect([t.s.pub.players[1]!.hand, t.request(2).at]).toEqual([1, 'window.actionCard.played']);
  hush(t);
  expect(agendaNow(t.s.pub)!.args.predictions).toMatchObject([{ seat: 1, outcome: 'for' }]);
  expect(t.match.standingAnswer()).toMatchObject({ seat: 2, choice: { outcome: 'against' } });
});

it('[TI4-CORR-12] [TI4-CORR-6] an early vote may be left for an agenda as it is: neither touched, nor replaced, nor voted on', () => {
  const left = (test: string) => ({ ...BALLOT, unless: [{ test, args: {} }] });
  const begun = (test: string, cards: Record<number, string[]>) =>
    council({ ...AGENDA, next: ['mutiny'], cards }).play(early(1, left(test)));
  expect(hush(begun('agendaTouched', {})).match.standingAnswer()).toMatchObject({ seat: 1, choice: BALLOT.choice });
  const ridden = begun('agendaTouched', { 0: ['trade-rider', 'bunker'] }).play('0 pass', `0 ${RIDER}`);
  expect([hush(ridden).asked(), ridden.match.standingAnswer()]).toEqual([[1], undefined]);
  const vetoed = begun('agendaTouched', { 2: ['veto', 'bunker'] }).play('2 veto play:veto#1');
  expect(hush(vetoed).request(1).prompt.args).toMatchObject({ card: { key: 'agenda.mutiny' } });
  expect(vetoed.match.standingAnswer()).toBeUndefined();
  const second = council({ ...AGENDA, cards: {} }).play(
    early(2, { ...left('votesCast'), choice: { outcome: 'for', planets: ['lirta-iv'] } }),
  );
  vote(second, '1 against lor');
  expect([hush(second).asked(), second.match.standingAnswer()]).toEqual([[2], undefined]);
});

it('[TI4-CORR-8] what must be done has no standing pass, and a standing answer spends only what it names', () => {
  const cards = { 0: ['flank-speed', 'bunker', 'parley', 'plague', 'sabotage', 'ghost-ship', 'fire-team', 'spy'] };
  const over = field({ ...TURN, cards, begin: { step: 'turn', args: { seat: 0, actions: 0 } } });
  expect(over.request(0).rules).toContain('TI4-AC-3'); // one card too many
  over.play(early(0, { kind: 'window.*', choice: 'pass' }));
  expect(over.match.standingAnswer()).toBeUndefined();
  const t = council({ ...AGENDA, cards: { 1: ['veto'], 2: ['bunker'] } });
  t.play(early(1, { kind: 'window.*', choice: 'veto play:veto#2' }));
  expect(t.match.standingAnswer()).toBeUndefined(); // it names another card
  t.play(early(1, { kind: 'window.*', choice: 'veto play:veto#1' }));
  expect(t.match.standingAnswer()).toMatchObject({ seat: 1, choice: 'veto play:veto#1' });
});

it('[TI4-CORR-17] the late windows ask every seat with an action card, whatever it did; who wants none of them passes beforehand', () => {
  const t = council({ agenda: 'minister-of-war', planets: PLANETS, cards: { 1: ['bunker'], 2: ['plague'] } });
  vote(t, '1 seat:2 arnor', '2 -', '0 -');
  expect(t.request(2).at).toBe('window.agenda.elected');
  expect(t.asked()).toEqual([1, 2]); // who voted, and who is elected without a vote
  t.play(early(2, { kind: 'window.agenda.*', choice: 'pass' }));
  expect(t.match.standingAnswer()).toMatchObject({ seat: 2, choice: 'pass' });
});

it('[TI4-CORR-18] a seat passes beforehand in all windows of the agendas, and may take that back', () => {
  const t = council({ ...AGENDA, cards: { 1: ['bunker'], 2: ['veto'] } });
  expect(t.request(2).at).toBe('window.agenda.revealed.when');
  t.play(early(2, { kind: 'window.agenda.*', choice: 'pass' }));
  expect(t.match.standingAnswer()).toMatchObject({ seat: 2, choice: 'pass' });
  t.play(early(2));
  expect(t.match.standingAnswer()).toBeUndefined();
  expect(t.may(2)).toContain('veto play:veto#1');
});

it('[TI4-CORR-19] secondaries are answered beforehand and carried out clockwise; cards are drawn in the slot', () => {
  const spec = { ...TURN, strategy: { politics: 0 }, seats: 3 };
  const t = field(spec).play(early(2, { kind: 'secondary.politics', choice: 'follow', once: true }));
  t.play('0 strategic:politics', '0 seat:2');
  for (let i = 0; i < 9 && t.asked()[0] === 0; i++) t.play(`0 ${t.may(0)[0]}`);
  expect(t.asked()).toEqual([1]);
  expect(t.match.standingAnswer()).toBeUndefined(); // not before seat 1
  expect(t.s.pub.players[2]!.hand).toBe(0);
  t.play('1 no');
  t.match.apply(t.match.standingAnswer()!);
  expect(t.s.pub.players[2]!.hand).toBe(2);
});

it('[TI4-CORR-25] nobody takes back what drew, rolled or showed something, nor what somebody else has answered', () => {
  const drawn = field({ ...TURN, strategy: { politics: 0 } }).play('0 strategic:politics', '0 seat:2');
  expect(drawn.match.canUndo(0)).toBe(false);
  const plain = field({ ...TURN, units: [...TURN.units, '0 cruiser 26'] }).play('0 tactical');
  expect(plain.match.canUndo(0)).toBe(true);
  const followed = field({ ...TURN, strategy: { trade: 0 } }).play('0 strategic:trade', '0 []', '1 no');
  expect(followed.match.canUndo(0)).toBe(false);
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
