// TI4-AGENDA, TI4-VOTE, TI4-PRED: the agenda phase from the reveal to the planets that become ready.

import { type Ability, know, random, type Seat, type WindowName } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { gainGoods } from '../atoms/economy.ts';
import { deckOf } from '../decks.ts';
import { twilightImperium } from '../game.ts';
import box from '../index.ts';
import { inWindow } from '../piece.ts';
import { step } from '../procedures.ts';
import type { S, TI } from '../state.ts';
import {
  addVotes,
  barVote,
  dropAgenda,
  nameOutcome,
  predict,
  replaceAgenda,
  voteLast,
} from '../steps/agenda/influence.ts';
import { voteForm } from '../steps/agenda/vote-sheet.ts';
import { agendaNow, voteBar } from '../values/agenda.ts';
import { BOARD, ballot, convene, council, decide, hush, laws, stack, vote } from './council.ts';
import { field } from './field.ts';
import { opened, probed } from './probe.ts';

const PLANETS = { lodor: 0, arnor: 1, lor: 1, bereg: 2, 'lirta-iv': 2, 'mecatol-rex': 0 };
const PHASE = {
  ...BOARD,
  planets: PLANETS,
  begin: { step: 'agendaPhase', args: {} },
  also(s: S) {
    convene(s);
    stack(s, ['mutiny', 'economic-equality']);
  },
};

it('[TI4-ROUND-2] [TI4-CUST-4] no agenda phase while the custodians are there, nor in an edition without agendas', () => {
  const kept = field({ ...PHASE, also: (s) => stack(s, ['mutiny']) });
  expect(kept.s.pub.phase).not.toBe('agenda');
  expect(kept.asked()).toEqual([]);
  expect(field({ ...BOARD, edition: 1 }).s.pub.decks.agendas).toBe(0);
});

it('[TI4-AGENDA-1] [TI4-AGENDA-2] [TI4-AGENDA-3] [TI4-AGENDA-18] [TI4-AGENDA-19] two agendas with all outcomes listed, then planets become ready', () => {
  const t = probed(['agendaPhase.start', 'agenda.revealed.when', 'agenda.revealed.after'], PHASE);
  opened(t, 'agendaPhase.start');
  opened(t, 'agenda.revealed.when', { name: 'mutiny' });
  opened(t, 'agenda.revealed.after', { name: 'mutiny' });
  expect(agendaNow(t.s.pub)!.args.outcomes).toEqual(['for', 'against']);
  vote(t, '1 against lor', '2 -', '0 for jord mecatol-rex');
  opened(t, 'agenda.revealed.when', { name: 'economic-equality' });
  opened(t, 'agenda.revealed.after', { name: 'economic-equality' });
  expect(t.s.pub.planets.jord!.exhausted).toBe(true);
  vote(t, '1 -', '2 against lirta-iv', '0 -');
  expect(t.asked()).toEqual([]);
  expect(Object.values(t.s.pub.planets).some(({ exhausted }) => exhausted)).toBe(false);
  expect(t.s.pub.discards.agendas).toEqual(['mutiny', 'economic-equality']);
});

it('[TI4-AGENDA-4] what needs a law and finds none makes way for the next, without a window', () => {
  const t = probed(['agenda.revealed.when'], {
    ...PHASE,
    also(s) {
      convene(s);
      stack(s, [
        'judicial-abolishment',
        'miscount-disclosed',
        'new-constitution',
        'classified-document-leaks',
        'mutiny',
      ]);
    },
  });
  opened(t, 'agenda.revealed.when', { name: 'mutiny' });
  expect(t.s.pub.discards.agendas).toHaveLength(4);
});

/** Somebody does this in a window of the agenda phase. */
function meddling(
  window: WindowName<TI>,
  seat: Seat,
  does: (t: Parameters<typeof predict>[0], frame: number, seat: Seat) => void,
) {
  const ability: Ability<TI> = inWindow({
    window,
    step: 'card.meddle',
    rules: [],
    might: (_, asked, w) => asked === seat && !w.used.some((each) => each.startsWith('meddle')),
    can: (k) => [{ key: `use@${k.seat}`, label: { key: 'option.done' } }],
  });
  const meddle = step('card.meddle', {
    do: (t, f) => does(t, (f.args.about as { frame: number }).frame, f.args.seat),
  });
  const reward = step('card.meddle.reward', {
    pay(t, f) {
      gainGoods(t, f.args.seat, 3);
    },
  });
  const game = {
    ...twilightImperium,
    abilities: { ...twilightImperium.abilities, meddle: ability },
    steps: { ...twilightImperium.steps, 'card.meddle': meddle, 'card.meddle.reward': reward },
  };
  return { ...box, game, home: '' } as unknown as typeof box;
}
const SITTING = {
  ...PHASE,
  begin: { step: 'agenda', args: { number: 1 } },
  also: (s: S) => {
    convene(s);
    stack(s, ['mutiny', 'economic-equality']);
  },
};

it('[TI4-AGENDA-5] [TI4-AGENDA-6] [TI4-AGENDA-7] a discarded agenda makes way for the next, from the start', () => {
  const t = field(SITTING, meddling('agenda.revealed.when', 2, replaceAgenda));
  t.play('2 meddle use@2');
  expect(agendaNow(t.s.pub)!.args).toMatchObject({ card: 'economic-equality', number: 1, votes: [], effects: [] });
  expect(t.s.pub.discards.agendas).toEqual(['mutiny']);
});

it('[TI4-AGENDA-8] [TI4-VOTE-12] whoever is barred is not asked for a vote', () => {
  const t = field(
    SITTING,
    meddling('agenda.revealed.after', 1, (table, frame, seat) => barVote(table, frame, seat, 'meddle')),
  );
  t.play('1 meddle use@1');
  expect(voteBar(t.s.pub, 1)?.rule).toBe('TI4-VOTE-12');
  expect(t.asked()).toEqual([2]);
  vote(t, '2 -');
  expect(t.asked()).toEqual([0]);
});

it('[TI4-VOTE-3] left of the speaker first, the speaker last; whoever hacks the vote after everybody', () => {
  const order = (t: ReturnType<typeof field>): number[] => {
    const seats: number[] = [];
    while (t.asked().length === 1 && t.request(t.asked()[0]!).at === 'castVotes.vote') {
      seats.push(t.asked()[0]!);
      vote(t, `${t.asked()[0]} -`);
    }
    return seats;
  };
  expect(order(field(SITTING))).toEqual([1, 2, 0]);
  expect(
    order(
      field({
        ...SITTING,
        also: (s) => {
          SITTING.also(s);
          s.pub.speaker = 1;
        },
      }),
    ),
  ).toEqual([2, 0, 1]);
  const t = field(SITTING, meddling('agenda.revealed.after', 1, voteLast));
  t.play('1 meddle use@1');
  expect(order(t)).toEqual([2, 0, 1]);
});

it('[TI4-VOTE-1] [TI4-VOTE-2] [TI4-VOTE-5] [TI4-VOTE-9] [TI4-VOTE-22] own readied planets give their whole influence, openly', () => {
  const t = field({ ...SITTING, goods: { 1: 5 } });
  t.refuses(ballot('1 for lodor'), 'TI4-VOTE-1'); // not its own
  t.refuses(ballot('1 for'), 'TI4-VOTE-2');
  t.refuses(ballot('1 - lor'), 'TI4-VOTE-2');
  t.refuses(ballot('1 maybe lor'), 'TI4-VOTE-1');
  t.refuses(ballot('1 for lor lor'));
  vote(t, '1 for lor arnor');
  expect(agendaNow(t.s.pub)!.args.votes).toEqual([{ seat: 1, outcome: 'for', count: 3, planets: ['lor', 'arnor'] }]);
  expect(t.heard(0).map(({ type }) => type)).toContain('vote.cast');
  expect(t.s.pub.planets.lor!.exhausted).toBe(true);
  t.refuses(ballot('2 for arc-prime'), 'TI4-VOTE-1'); // no influence
});

it('[TI4-AGENDA-10] [TI4-VOTE-13] [TI4-VOTE-20] the speaker decides ties, barred or not, and that is no vote', () => {
  const t = council({ agenda: 'mutiny', planets: PLANETS });
  vote(t, '1 for lor', '2 -', '0 against jord');
  expect(t.may(0)).toEqual(['outcome:against', 'outcome:for']);
  t.play('0 outcome:for');
  expect(t.s.pub.players.map(({ points }) => points)).toEqual([0, 1, 0]);
  const none = council({ agenda: 'mutiny', planets: PLANETS });
  vote(none, '1 -', '2 -', '0 -');
  none.play('0 outcome:for');
  expect(none.s.pub.players.map(({ points }) => points)).toEqual([0, 0, 0]);
});

it('[TI4-AGENDA-11] [TI4-PRED-5] another may come to be elected; predictions look at who finally is', () => {
  const spec = {
    ...SITTING,
    also: (s: S) => {
      SITTING.also(s);
      stack(s, ['minister-of-war']);
    },
  };
  const t = field(
    spec,
    meddling('agenda.elected', 1, (table, frame) => nameOutcome(table, frame, 'seat:2')),
  );
  predictIn(t.s, 2, 'seat:2');
  predictIn(t.s, 0, 'seat:1');
  vote(t, '1 seat:1 lor', '2 -', '0 -');
  t.play('1 meddle use@1');
  expect(t.s.pub.cards.find(({ id }) => id === 'minister-of-war')!.holder).toBe(2);
  expect(t.s.pub.players.map(({ goods }) => goods)).toEqual([0, 0, 3]);
});
function predictIn(s: S, seat: Seat, outcome: string): void {
  agendaNow(s.pub)!.args.predictions.push({ seat, outcome, source: 'meddle' });
}

it('[TI4-AGENDA-12] [TI4-PRED-6] discarded before it resolves: no effect, no replacement, no prediction pays', () => {
  const t = field(SITTING, meddling('agenda.outcome.would', 1, dropAgenda));
  predictIn(t.s, 2, 'for');
  vote(t, '1 against lor', '2 -', '0 for jord mecatol-rex');
  t.play('1 meddle use@1');
  expect(t.asked()).toEqual([]);
  expect(t.s.pub.players.map(({ points, goods }) => points + goods)).toEqual([0, 0, 0]);
  expect(t.s.pub.discards.agendas).toEqual(['mutiny']);
});

it('[TI4-PRED-1] [TI4-PRED-3] [TI4-PRED-4] predictions pay after the outcome, in speaker order, one at a time', () => {
  const t = field(
    SITTING,
    meddling('agenda.revealed.after', 2, (table, frame, seat) => predict(table, frame, seat, 'for', 'meddle')),
  );
  t.play('2 meddle use@2');
  predictIn(t.s, 1, 'against');
  predictIn(t.s, 0, 'for');
  vote(t, '1 -', '2 -', '0 for jord');
  const paid = t
    .events()
    .filter(({ type }) => type === 'prediction.true')
    .map(({ pub }) => pub!.seat);
  expect(paid).toEqual([{ seat: 0 }, { seat: 2 }]);
  expect(t.s.pub.players.map(({ goods, points }) => [goods, points])).toEqual([
    [3, 1],
    [0, 0],
    [3, 0],
  ]);
});

it('[TI4-PRED-4] whoever foretold twice is paid again only after the others', () => {
  const t = field(
    SITTING,
    meddling('agenda.revealed.after', 2, (table, frame, seat) => predict(table, frame, seat, 'for', 'meddle')),
  );
  t.play('2 meddle use@2');
  predictIn(t.s, 0, 'for');
  predictIn(t.s, 0, 'for');
  vote(t, '1 -', '2 -', '0 for jord');
  const paid = t
    .events()
    .filter(({ type }) => type === 'prediction.true')
    .map(({ pub }) => pub!.seat);
  expect(paid).toEqual([{ seat: 0 }, { seat: 2 }, { seat: 0 }]);
});

it('[TI4-PRED-2] a rider bars its player from voting', () => {
  const t = field(
    SITTING,
    meddling('agenda.revealed.after', 2, (table, frame, seat) => {
      predict(table, frame, seat, 'for', 'meddle');
      barVote(table, frame, seat, 'meddle');
    }),
  );
  t.play('2 meddle use@2');
  vote(t, '1 -');
  expect(t.asked()).toEqual([0]);
});

it('[TI4-VOTE-4] [TI4-VOTE-7] [TI4-VOTE-18] [TI4-VOTE-19] more votes for what one has voted for, and only for that', () => {
  const t = field(
    SITTING,
    meddling('agenda.vote.speakerDone', 1, (table, frame, seat) => void addVotes(table, frame, seat, 5)),
  );
  vote(t, '1 for lor', '2 against lirta-iv', '0 -');
  t.play('1 meddle use@1');
  expect(t.s.pub.players[1]!.points).toBe(1); // 7 against 3
  const barren = field(
    SITTING,
    meddling('agenda.vote.speakerDone', 1, (table, frame, seat) => void addVotes(table, frame, seat, 5)),
  );
  vote(barren, '1 -', '2 against lirta-iv', '0 -');
  barren.play('1 meddle use@1');
  expect(barren.events().some(({ type }) => type === 'vote.added')).toBe(false);
});

it('[TI4-VOTE-17] any player in the game; planets that somebody controls', () => {
  const t = council({ agenda: 'minister-of-war', planets: PLANETS });
  expect(agendaNow(t.s.pub)!.args.outcomes).toEqual(['seat:0', 'seat:1', 'seat:2']);
  const planets = agendaNow(council({ agenda: 'compensated-disarmament', planets: PLANETS }).s.pub)!.args.outcomes;
  expect(planets).toContain('planet:jord');
  expect(planets).not.toContain('planet:wellon');
});

it('[TI4-VOTE-21] planets used for the first agenda give nothing for the second', () => {
  const t = field(PHASE);
  vote(t, '1 for lor arnor jol', '2 -', '0 -');
  expect(t.asked()).toEqual([2]); // seat 1 has nothing left
});

it('[TI4-AGENDA-14] [TI4-GEN-31] what several give up is chosen by all at once and carried out from the speaker on', () => {
  const t = council({
    agenda: 'homeland-defense-act',
    units: [...BOARD.units, '0 pds jord', '0 pds lodor', '1 pds jol', '1 pds lor'],
  });
  decide(t, 'against');
  expect(t.asked()).toEqual([0, 1]);
  const pds = t.s.pub.units.filter(({ type }) => type === 'pds').map(({ id }) => id);
  t.play(`0 ["lose:${pds[0]}"]`);
  expect(t.s.pub.units.filter(({ type }) => type === 'pds')).toHaveLength(4);
  t.play(`1 ["lose:${pds[3]}"]`);
  expect(t.s.pub.units.filter(({ type }) => type === 'pds').map(({ on }) => on)).toEqual(['lodor', 'jol']);
});

it('[TI4-AGENDA-17] with nothing to vote for it is discarded and counts', () => {
  const t = council({ agenda: 'colonial-redistribution' });
  expect(t.asked()).toEqual([]);
  expect(t.s.pub.discards.agendas).toEqual(['colonial-redistribution']);
});

it('[TI4-AGENDA-25] [TI4-STRAT-1] [TI4-STRAT-2] what is put off strikes planets that have become ready', () => {
  const t = field({
    ...PHASE,
    techs: {
      0: ['neural-motivator', 'antimass-deflectors'],
      1: ['neural-motivator', 'gravity-drive', 'sarween-tools'],
    },
    begin: { step: 'game', at: 'status', args: {} },
    also(s) {
      convene(s);
      s.pub.phase = 'status';
      stack(s, ['anti-intellectual-revolution', 'mutiny']);
      s.pub.objectives = [];
    },
  });
  for (let i = 0; i < 60 && t.s.pub.phase !== 'agenda'; i++) pass(t);
  vote(t, '1 against lor', '2 -', '0 -', '1 -', '2 -', '0 -');
  hush(t).play('0 outcome:against');
  while (t.s.pub.phase === 'agenda') pass(t);
  expect(t.s.pub.phase).toBe('strategy');
  expect(t.asked()).toEqual([0]); // seat 1 has no choice
  expect(t.request(0).ask).toMatchObject({ min: 2, max: 2 });
  t.play('0 ["lose:jord","lose:lodor"]');
  expect(t.s.pub.planets.jol!.exhausted).toBe(true);
  expect(t.request(0).at).toBe('window.strategy.start'); // only now may anybody react
});
/** Everybody who is asked lets it be. */
function pass(t: ReturnType<typeof field>): void {
  for (const seat of t.asked()) {
    const { ask, fallback } = t.request(seat);
    if (ask.shape === 'form') t.play(`${seat} ${JSON.stringify(fallback)}`);
    else t.play(`${seat} ${['no', 'pass', 'done'].find((key) => t.may(seat).includes(key))}`);
  }
}

it('[TI4-AGENDA-26] fifty cards with any sets', () => {
  const cards = (sets: ('base' | 'pok')[]) => deckOf({ sets, edition: 2 }, 'agendas').length;
  expect([cards(['base']), cards(['base', 'pok'])]).toEqual([50, 50]);
  expect(deckOf({ sets: ['base', 'pok'] }, 'agendas')).toEqual([]);
});

it('[TI4-POLI-2] [TI4-POLI-3] [TI4-POLI-6] [TI4-HID-5] Politics looks at two agendas, after the hand is in order, and puts them back unseen', () => {
  const t = field({
    ...BOARD,
    strategy: { politics: 0 },
    cards: { 0: ['sabotage', 'direct-hit', 'flank-speed', 'morale-boost', 'plague', 'bunker'] },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    also(s) {
      s.pub.speaker = 0;
      stack(s, ['mutiny', 'economic-equality']);
    },
  });
  t.play('0 strategic:politics', '0 seat:2');
  expect(t.request(0).at).toBe('handCheck.discard');
  t.play(`0 ["${t.may(0)[0]}"]`);
  expect(t.may(0)).toEqual(['bottom:economic-equality', 'bottom:mutiny', 'top:economic-equality', 'top:mutiny']);
  t.play('0 bottom:mutiny', '0 top:economic-equality');
  const heard = t.heard(0).map(({ type, args }) => [type, args.card]);
  expect(heard).toContainEqual(['deck.bottom', { key: 'agenda.mutiny' }]);
  expect(heard).toContainEqual(['deck.top', { key: 'agenda.economic-equality' }]);
  expect(t.s.dark.decks.agendas.at(-1)).toBe('economic-equality');
  expect(t.s.dark.decks.agendas[0]).toBe('mutiny');
  expect(JSON.stringify(t.heard(1))).not.toContain('mutiny');
  const last = field({
    ...BOARD,
    begin: { step: 'lookAtAgendas', args: { seat: 0 } },
    also: (s) => stack(s, ['mutiny'], false),
  });
  expect(last.may(0)).toEqual(['bottom:mutiny', 'top:mutiny']);
  expect(last.events().map(({ type, pub }) => [type, pub?.cards])).toEqual([['deck.looked', 1]]); // as many as there were
  const seen = [0, 1].map((seat) => last.heard(seat)[0]!.args.seen);
  expect(seen).toEqual([[{ key: 'agenda.mutiny' }], undefined]);
});

it('[TI4-TRANS-4] [TI4-TRANS-5] [TI4-NEIGH-4] on each agenda every pair may trade once, neighbours or not', () => {
  const t = field({ ...PHASE, goods: { 0: 3, 1: 3, 2: 3 } });
  const deal = (seat: number, request: string, choice: never) => t.match.apply({ request, seat, choice });
  const give = (from: number, to: number) => deal(from, 'deal.offer', { to: `seat:${to}`, giveGoods: 1 } as never);
  expect('refused' in give(1, 2)).toBe(false);
  expect('refused' in deal(2, 'deal.accept', 'accept:1' as never)).toBe(false);
  expect('refused' in give(2, 1)).toBe(true); // once
  expect('refused' in give(2, 0)).toBe(false); // another pair
  vote(t, '1 -', '2 -', '0 -');
  t.play('0 outcome:against');
  expect('refused' in give(2, 1)).toBe(false); // the next agenda
});

it('[TI4-SPEAK-4] whoever is speaker at the tally decides, by the order that was laid out before', () => {
  const t = council({ agenda: 'mutiny', planets: PLANETS });
  vote(t, '1 -');
  t.s.pub.speaker = 2;
  vote(t, '2 -', '0 -');
  expect(t.asked()).toEqual([2]);
});

it('[TI4-LAW-5] blanked laws do nothing and stay in play', () => {
  const spec = { agenda: 'mutiny', planets: PLANETS, laws: { 'representative-government': -1 } };
  expect(council(spec).request(1).ask).toMatchObject({ facts: { single: true } });
  const blank = (s: S) => void s.pub.pending.push({ kind: 'lawless', seat: -1, until: 'turn.end' });
  const t = council({ ...spec, also: blank });
  expect(t.request(1).ask).toMatchObject({ facts: { single: false } });
  expect(laws(t)).toEqual(['representative-government']);
});

it('[TI4-AGENDA-13] [TI4-AGENDA-16] windows before the outcome, when it is final, and after it, before predictions pay', () => {
  const t = probed(['agenda.outcome.would', 'agenda.outcome.final', 'agenda.outcome.resolved.after'], SITTING);
  vote(t, '1 for lor', '2 -', '0 -');
  opened(t, 'agenda.outcome.would', { outcome: 'for' });
  opened(t, 'agenda.outcome.final', { outcome: 'for' });
  expect(t.s.pub.players[1]!.points).toBe(1);
  opened(t, 'agenda.outcome.resolved.after', { outcome: 'for' });
  expect(t.s.pub.discards.agendas).toEqual(['mutiny']);
});

it('[TI4-AGENDA-5] [quash] Xxcha discard an agenda for a token', () => {
  const t = field({ ...SITTING, factions: { ...BOARD.factions, 2: 'xxcha' } });
  expect(t.asked()).toEqual([2]);
  t.play('2 quash use@2');
  expect(t.s.pub.players[2]!.strategy).toBe(1);
  expect(agendaNow(t.s.pub)!.args.card).toBe('economic-equality');
});

it('[TI4-OBJ-25] [drive-the-debate] whoever is elected, or whose planet is, scores before it resolves', () => {
  const secrets = { 1: ['drive-the-debate'], 2: ['drive-the-debate'] };
  const t = council({ agenda: 'minister-of-war', planets: PLANETS, secrets });
  vote(t, '1 seat:1 lor', '2 -', '0 -');
  expect(t.asked()).toEqual([1]);
  t.play('1 score.agenda.outcome.final use@1>drive-the-debate');
  expect(t.s.pub.players[1]).toMatchObject({ points: 1, scored: ['drive-the-debate'] });
  const planet = council({ agenda: 'compensated-disarmament', planets: PLANETS, secrets });
  vote(planet, '1 planet:lirta-iv lor', '2 -', '0 -');
  expect(planet.asked()).toEqual([2]);
  const mutiny = council({ agenda: 'mutiny', planets: PLANETS, secrets });
  vote(mutiny, '1 for lor', '2 -', '0 -');
  expect(mutiny.asked()).toEqual([]); // nobody is elected
});

it('[TI4-OBJ-26] [dictate-policy] three laws in play, when the phase begins or right after the third', () => {
  const laws = { 'executive-sanctions': -1, 'shared-research': -1 };
  const t = council({ agenda: 'regulated-conscription', laws, planets: PLANETS, secrets: { 2: ['dictate-policy'] } });
  vote(t, '1 for lor', '2 -', '0 -');
  expect(t.asked()).toEqual([2]);
  t.play('2 score.agenda.outcome.resolved.after use@2>dictate-policy');
  expect(t.s.pub.players[2]!.points).toBe(1);
  const three = { ...laws, 'regulated-conscription': -1 };
  const start = council({
    agenda: 'mutiny',
    laws: three,
    secrets: { 2: ['dictate-policy'] },
    begin: { step: 'agendaPhase', args: {} },
  });
  expect(start.may(2)).toContain('score.agendaPhase.start use@2>dictate-policy');
});

it('[TI4-VOTE-15] whoever has one vote and no planets can still be played for', () => {
  const facts = { outcomes: ['for', 'against'], planets: {}, extra: 0, single: true };
  const known = know<TI>(field(SITTING).s, 0);
  for (let seed = 1; seed <= 12; seed++) {
    const sheet = voteForm.sample(known, random(seed), facts);
    expect(voteForm.check(known, sheet, facts)).toHaveProperty('value');
  }
});
