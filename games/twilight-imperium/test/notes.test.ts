// TI4-PNOTE: promissory notes: how they change hands, are played, lie open and come home.
import { type Choice, toldTo } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { newest, notesAt } from '../decks.ts';
import { NOBODY, newCard, type TI } from '../state.ts';
import { notesOf } from '../steps/offer-sheet.ts';
import { agendaNow } from '../values/agenda.ts';
import { council, decide, hush, isOpen, type Sitting } from './council.ts';
import { type Field, field, standing } from './field.ts';

type Table = Scenario<TI>;

/** Seats 0 and 1 are neighbours, seat 2 sits apart. */
const TURN = {
  edition: 2,
  line: ['46', '1', '26'],
  at: { 10: 40 },
  units: ['0 infantry jord', '1 infantry lodor', '2 infantry arc-prime'],
  factions: { 0: 'norr', 1: 'xxcha', 2: 'letnev' },
  notes: {},
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;

const THRONE = 'support-for-the-throne';

/** Strikes a deal; the rules named in a refusal, or nothing. */
function deal(t: Table, seat: number, key: string, choice: Choice): readonly string[] {
  const outcome = t.match.apply({ request: `deal.${key}`, seat, choice });
  return 'refused' in outcome ? [outcome.refused.code, ...outcome.refused.rules] : [];
}

const offer = (t: Table, from: number, to: number, terms: Record<string, Choice>) =>
  deal(t, from, 'offer', { to: `seat:${to}`, ...terms });

function trade(t: Table, from: number, to: number, terms: Record<string, Choice>): Table {
  expect(offer(t, from, to, terms)).toEqual([]);
  expect(deal(t, to, 'accept', `accept:${from}`)).toEqual([]);
  return t;
}

/** Plays this in the window that is open; all others who are asked pass. */
function react(t: Table, seat: number, choice: string): Table {
  const others = t.asked().filter((one) => one !== seat && isOpen(t, one));
  return t.play(`${seat} ${choice}`, ...others.map((one) => `${one} pass`));
}

const hands = (t: Table) => t.s.own.map(({ notes }) => notes);

const counts = (t: Table) => t.s.pub.players.map(({ notes }) => notes);

const points = (t: Table) => t.s.pub.players.map((p) => p.points);

const open = (t: Table) =>
  t.s.pub.cards.filter(({ kind }) => kind === 'note').map(({ id, owner, holder }) => `${id}@${owner}>${holder}`);

const offered = (t: Table, seat: number, note: string): boolean =>
  t.asked().includes(seat) && t.may(seat).some((key) => key.includes(note));

it('[TI4-PNOTE-1] everybody has the four generic notes and the one of the own sheet', () => {
  const t = field(TURN);
  expect(hands(t)[0]!.sort()).toEqual(
    ['ceasefire', 'political-secret', THRONE, 'tekklar-legion', 'trade-agreement'].map((id) => `${id}@0`),
  );
  expect(counts(t)).toEqual([5, 5, 5]);
  expect(notesAt({ ...t.s.pub, edition: 1 })).toEqual([]); // as in matches that began without them
});

it('[TI4-TRANS-6] [TI4-PNOTE-5] one note from hand a side, also of a third player; none that is not there', () => {
  const t = field({ ...TURN, notes: { 0: ['ceasefire@2'] } });
  expect(offer(t, 0, 1, { giveNotes: ['ceasefire@0', 'ceasefire@2'] })).toContain('TI4-TRANS-6');
  expect(offer(t, 0, 1, { getNotes: ['ceasefire@1', 'political-secret@1'] })).toContain('TI4-TRANS-6');
  expect(offer(t, 0, 1, { giveNotes: ['ceasefire@1'] })).toContain('TI4-PNOTE-5'); // not in the own hand
  expect(offer(t, 0, 1, { getNotes: ['ceasefire@2'] })).toContain('TI4-PNOTE-5'); // nor in the other's
  expect(offer(t, 0, 1, { getNotes: ['trade-agreement@2'] })).toContain('TI4-PNOTE-5'); // who has never had one
  trade(t, 0, 1, { giveNotes: ['ceasefire@2'], getNotes: ['ceasefire@1'] });
  expect(hands(t)[0]).toContain('ceasefire@1');
  expect(hands(t)[1]).toContain('ceasefire@2');
  expect(counts(t)).toEqual([6, 5, 4]);
  const laid = field({
    ...TURN,
    also({ pub, own }) {
      own[0]!.notes = own[0]!.notes.filter((note) => note !== `${THRONE}@0`);
      pub.players[0]!.notes -= 1;
      pub.cards = [...pub.cards, newCard('note', THRONE, 1, 0)];
    },
  });
  expect(offer(laid, 1, 0, { giveNotes: [`${THRONE}@0`] })).toContain('TI4-PNOTE-5'); // it lies in play
  expect(offer(laid, 0, 1, { getNotes: [`${THRONE}@0`] })).toContain('TI4-PNOTE-5');
});

it('[TI4-PEX-30] [TI4-PNOTE-4] [TI4-HID-9] others see that a note changes hands, not which; nothing lists where it went', () => {
  const t = field(TURN);
  offer(t, 0, 1, { giveNotes: ['ceasefire@0'], getNotes: ['political-favor@1'] });
  expect(JSON.stringify(t.match.know(2))).not.toMatch(/ceasefire@0|political-favor@1/);
  const outcome = t.match.apply({ request: 'deal.accept', seat: 1, choice: 'accept:0' });
  const heard = (seat: number) => JSON.stringify('events' in outcome && outcome.events.map((e) => toldTo(e, seat)));
  expect(heard(0)).toContain('note.ceasefire');
  expect(heard(1)).toContain('note.political-favor');
  expect(heard(2)).toContain('bundle.notes');
  expect(heard(2)).not.toMatch(/ceasefire|political-favor/);
  expect(t.s.pub.players.map(({ notes, foreign = 0 }) => [notes, foreign])).toEqual([
    [5, 1],
    [5, 1],
    [5, 0],
  ]);
  expect(notesOf(t.match.know(2), 1)).toContain('ceasefire@0'); // it may be there
  expect(notesOf(t.match.know(2), 1)).toContain('trade-agreement@0'); // for all seat 2 knows
});

it('[TI4-PNOTE-5] an offer of a note that has left the hand is void', () => {
  const t = field({ ...TURN, units: [...TURN.units, '2 cruiser 26'] });
  offer(t, 0, 1, { giveNotes: ['ceasefire@0'] });
  trade(t, 0, 2, { giveNotes: ['ceasefire@0'] });
  expect(t.s.own[1]!.offers).toEqual([]);
});

it('[TI4-PNOTE-6] [TI4-PNOTE-7] [TI4-PNOTE-11] [support-for-the-throne] a point on receipt, lost with the note', () => {
  const units = [...TURN.units, '1 cruiser 46', '0 cruiser 1'];
  const t = trade(field({ ...TURN, units }), 1, 0, { giveNotes: [`${THRONE}@1`] });
  expect([points(t), open(t), counts(t)]).toEqual([[1, 0, 0], [`${THRONE}@1>0`], [5, 4, 5]]);
  t.play('0 tactical', '0 activate:46');
  expect([points(t), open(t), counts(t)]).toEqual([[0, 0, 0], [], [5, 5, 5]]);
  expect(hands(t)[1]).toContain(`${THRONE}@1`);
});

it('[TI4-NOTE-4] [alliance] of each there is one: what lies before somebody, or was purged, nobody else is given', () => {
  const gone = (state: 'readied' | 'purged') =>
    field({
      ...TURN,
      edition: newest(),
      also(s) {
        s.own[1]!.notes = s.own[1]!.notes.filter((note) => note !== 'alliance@1');
        s.pub.players[1]!.notes -= 1;
        s.pub.cards.push({ ...newCard('note', 'alliance', state === 'purged' ? NOBODY : 2, 1), state });
      },
    });
  const free = field({ ...TURN, edition: newest() });
  expect(offer(free, 0, 1, { giveNotes: ['alliance@0'] })).toEqual([]);
  for (const state of ['readied', 'purged'] as const) {
    const t = gone(state);
    expect(offer(t, 1, 0, { giveNotes: ['alliance@1'] })).toContain('TI4-PNOTE-5');
    expect(offer(t, 0, 1, { getNotes: ['alliance@1'] })).toContain('TI4-PNOTE-5');
  }
});

it('[TI4-PNOTE-9] [support-for-the-throne] the owner may come, others too; a structure is a unit', () => {
  const stays = (activate: string, theirs: string) => {
    const units = ['0 infantry jord', theirs, '2 infantry arc-prime'];
    const t = trade(field({ ...TURN, units }), 1, 0, { giveNotes: [`${THRONE}@1`] });
    t.play('0 tactical', `0 activate:${activate}`);
    return open(t).length === 1;
  };
  expect(stays('46', '1 infantry lodor')).toBe(true);
  expect(stays('10', '1 infantry lodor')).toBe(true); // where only seat 2 has anything
  expect(stays('26', '1 infantry lodor')).toBe(false);
  expect(stays('26', '1 space-dock lodor')).toBe(false);
  const owner = trade(field({ ...TURN, units: [...TURN.units, '0 cruiser 46'] }), 0, 1, { giveNotes: [`${THRONE}@0`] });
  owner.play('0 tactical', '0 activate:26'); // its owner activates
  expect(open(owner)).toEqual([`${THRONE}@0>1`]);
  const hidden = trade(field(TURN), 1, 0, { giveNotes: ['ceasefire@1'] });
  hidden.play('0 tactical', '0 activate:26');
  expect(hands(hidden)[0]).toContain('ceasefire@1'); // from a hand nothing goes back
});

it('[TI4-PEX-14] [TI4-PNOTE-8] [support-for-the-throne] exchanged at nine points, the active player wins', () => {
  const nine = {
    ...TURN,
    also: ({ pub }: Table['s']) => {
      for (const seat of [0, 1]) pub.players[seat]!.points = pub.score - 1;
    },
  };
  const swap = { giveNotes: [`${THRONE}@0`], getNotes: [`${THRONE}@1`] };
  expect(trade(field(nine), 0, 1, swap).s.pub.winner).toBe(0);
  const speaker = (seat: number) => {
    const t = council({
      agenda: 'economic-equality',
      notes: { 2: ['ceasefire@0'] },
      also: (s) => {
        nine.also(s);
        s.pub.speaker = seat;
      },
    });
    return trade(t, 0, 1, swap).s.pub.winner;
  };
  expect([speaker(2), speaker(1)]).toEqual([0, 1]); // from the speaker on
});

const RAID = {
  ...TURN,
  units: ['0 cruiser 46', '0 infantry jord', '1 infantry lodor', '1 cruiser 26', '2 infantry arc-prime'],
  line: ['1', '46', '26'],
};

it('[TI4-PNOTE-14] [TI4-MOVE-22] [TI4-PNOTE-3] [TI4-PNOTE-10] [ceasefire] its owner cannot move into the system', () => {
  const t = field({ ...RAID, notes: { 1: ['ceasefire@0'] } }).play('0 tactical', '0 activate:26');
  expect(t.may(1)).toContain('ceasefire play:ceasefire@0');
  t.play('1 ceasefire play:ceasefire@0');
  expect(standing(t.s.pub, '26')).toEqual(['1 cruiser']);
  expect(offered(t, 0, 'move:')).toBe(false);
  expect(hands(t)[0]).toContain('ceasefire@0'); // home again
  const free = field({ ...RAID, notes: { 1: ['ceasefire@0'] } }).play('0 tactical', '0 activate:26', '1 pass');
  expect(offered(free, 0, 'move:cruiser@46')).toBe(true); // it is a choice
});

it('[TI4-PNOTE-2] [TI4-PNOTE-4] [ceasefire] nobody plays the own one; who never got one is not asked', () => {
  const own = field(RAID).play('0 tactical', '0 activate:26');
  expect(own.asked()).toEqual([0]);
  const other = field({ ...RAID, notes: { 1: ['ceasefire@2'] } }).play('0 tactical', '0 activate:26');
  expect(other.may(1)).toContain('pass'); // asked, for all the others know
  expect(offered(other, 1, 'ceasefire')).toBe(false);
});

it('[TI4-TRANS-14] [ceasefire] a note received is played in the window that is open', () => {
  const units = [...RAID.units, '2 cruiser 26'];
  const t = field({ ...RAID, units, notes: { 2: ['ceasefire@1'] } }).play('0 tactical', '0 activate:26');
  expect(t.asked()).toEqual([2]);
  trade(t, 0, 1, { giveNotes: ['ceasefire@0'] });
  react(t, 1, 'ceasefire play:ceasefire@0');
  expect(offered(hush(t), 0, 'move:')).toBe(false);
});

it('[TI4-PNOTE-12] [TI4-TRANS-11] [trade-agreement] all commodities of its owner, who is no neighbour', () => {
  const t = field({
    ...TURN,
    strategy: { trade: 0 },
    notes: { 2: ['trade-agreement@0'] },
    also: ({ pub }) => {
      pub.players[0]!.commodities = 3; // nothing is taken
    },
  }).play('0 strategic:trade');
  t.play('2 trade-agreement play:trade-agreement@0');
  expect([t.s.pub.players[0]!.commodities, t.s.pub.players[2]!.goods]).toEqual([0, 3]);
  expect(hands(t)[0]).toContain('trade-agreement@0');
  expect(t.s.pub.stack.find(({ step }) => step === 'turn')!.args.traded ?? []).toEqual([]); // no transaction
});

const AGENDA: Sitting = {
  agenda: 'economic-equality',
  next: ['seed-of-an-empire', 'wormhole-research'],
  factions: { 0: 'sol', 1: 'jolnar', 2: 'xxcha' },
  planets: { lodor: 0, arnor: 1, lor: 1, bereg: 2 },
  notes: {},
};

it('[TI4-PNOTE-13] [political-secret] its owner neither votes nor plays cards nor quashes, until the agenda is over', () => {
  const t = council({ ...AGENDA, notes: { 1: ['political-secret@2'] }, cards: { 2: ['veto'] } });
  expect(t.may(2)).toEqual(expect.arrayContaining(['quash use@2', 'veto play:veto#1']));
  react(t, 1, 'political-secret play:political-secret@2');
  expect(offered(t, 2, 'quash') || offered(t, 2, 'veto')).toBe(false);
  expect(open(t)).toEqual(['political-secret@2>1']);
  decide(t, 'for');
  expect(t.heard(null).some(({ type, args }) => type === 'voted' && JSON.stringify(args).includes('"seat":2'))).toBe(
    false,
  );
  expect(open(t)).toEqual([]);
  expect(hands(t)[2]).toContain('political-secret@2');
});

it('[TI4-PEX-34] [TI4-PNOTE-13] [TI4-AGENDA-6] [political-secret] a vetoed agenda sets its owner free', () => {
  const t = council({ ...AGENDA, notes: { 1: ['political-secret@2'] }, cards: { 0: ['veto'] } });
  react(t, 1, 'political-secret play:political-secret@2');
  react(t, 0, 'veto play:veto#1');
  expect(agendaNow(t.s.pub)!.args.card).toBe('seed-of-an-empire');
  expect(hands(t)[2]).toContain('political-secret@2');
  expect(t.may(2)).toContain('quash use@2');
});

it('[TI4-PNOTE-16] [TI4-AGENDA-6] [political-favor] for a token of Xxcha another agenda is voted on', () => {
  const t = council({ ...AGENDA, notes: { 0: ['political-favor@2'] } });
  const { strategy } = t.s.pub.players[2]!;
  react(t, 0, 'political-favor play:political-favor@2');
  hush(t);
  expect(agendaNow(t.s.pub)!.args.card).toBe('seed-of-an-empire');
  expect(t.s.pub.players[2]!.strategy).toBe(strategy - 1);
  expect(hands(t)[2]).toContain('political-favor@2');
  const broke = council({
    ...AGENDA,
    notes: { 0: ['political-favor@2'] },
    also: ({ pub }) => {
      pub.players[2]!.strategy = 0;
    },
  });
  expect(offered(broke, 0, 'political-favor')).toBe(false);
});

it('[TI4-PNOTE-19] [TI4-PNOTE-20] [TI4-TRANS-11] [diplomatic-pressure] a note of the other’s choice; who has none gives none', () => {
  const pressed = (also: (s: Table['s']) => void = () => {}) => {
    const t = council({ ...AGENDA, notes: { 1: ['ceasefire@2'] }, cards: { 0: ['diplomatic-pressure'] }, also });
    return react(t, 0, 'diplomatic-pressure play:diplomatic-pressure#1>seat:1');
  };
  const t = pressed();
  expect(t.request(1).at).toBe('giveNote.choose');
  expect(t.may(1)).toHaveLength(6);
  t.play('1 note:ceasefire@2');
  expect(hands(t)[0]).toContain('ceasefire@2');
  expect(JSON.stringify(t.heard(2))).not.toContain('note.ceasefire');
  expect(agendaNow(t.s.pub)!.args.traded).toEqual([]);
  const bare = pressed(({ pub, own }) => {
    own[0]!.notes.push(...own[1]!.notes.splice(0));
    Object.assign(pub.players[0]!, { notes: own[0]!.notes.length, foreign: own[0]!.notes.length - 5 });
    Object.assign(pub.players[1]!, { notes: 0, foreign: 0 });
  });
  expect(counts(bare)).toEqual([11, 0, 4]);
  expect(bare.s.pub.stack.some(({ step }) => step === 'giveNote')).toBe(false);
});

/** One more copy of a card in a hand. */
function hold({ dark, own, pub }: Table['s'], seat: number, card: string): void {
  dark.decks.actions = dark.decks.actions.filter((other) => other !== card);
  own[seat]!.hand.push(card);
  pub.players[seat]!.hand += 1;
  pub.decks.actions -= 1;
}
it('[TI4-AC-11] [diplomatic-pressure] on one agenda the same player is pressed once by each other one; a cancelled copy does not count', () => {
  const copies = (t: Table, seat: number) => t.may(seat).filter((key) => key.startsWith('diplomatic-pressure'));
  const pressed = (answer: string) => {
    const t = council({
      ...AGENDA,
      edition: newest(),
      notes: {},
      cards: { 0: ['diplomatic-pressure'], 1: ['sabotage'] },
      also(s) {
        hold(s, 0, 'diplomatic-pressure#2');
        hold(s, 2, 'diplomatic-pressure#3');
      },
    });
    react(t, 0, 'diplomatic-pressure play:diplomatic-pressure#1>seat:1');
    t.play(`1 ${answer}`);
    while (t.asked().some((seat) => t.request(seat).at === 'window.actionCard.played')) t.play('2 pass');
    return t;
  };
  const t = pressed('pass');
  t.play(`1 ${t.may(1)[0]}`);
  const [own, other] = [2, 3].map((n) => `diplomatic-pressure play:diplomatic-pressure#${n}`);
  expect(copies(t, 0)).toEqual([`${own}>seat:2`]);
  expect(copies(t, 2)).toEqual([`${other}>seat:0`, `${other}>seat:1`]);
  expect(copies(pressed('sabotage play:sabotage#1'), 0)).toEqual([`${own}>seat:1`, `${own}>seat:2`]);
});

it('[TI4-NEIGH-4] [TI4-PNOTE-3] [trade-convoys] laid as an action, it lets its holder trade with anybody', () => {
  const t = field({
    ...TURN,
    factions: { 0: 'norr', 1: 'hacan', 2: 'letnev' },
    notes: { 0: ['trade-convoys@1'] },
    goods: { 0: 2, 2: 2 },
    techs: { 0: ['fleet-logistics'] },
  });
  const own = field({ ...TURN, factions: { 0: 'hacan', 1: 'xxcha', 2: 'letnev' } });
  expect(own.may(0).some((key) => key.includes('trade-convoys'))).toBe(false); // [TI4-PNOTE-2] not by its owner
  expect(offer(t, 0, 2, { giveGoods: 1 })).toContain('TI4-TRANS-1');
  t.play('0 action:trade-convoys play:trade-convoys@1');
  expect(open(t)).toEqual(['trade-convoys@1>0']);
  expect(offer(t, 0, 2, { giveGoods: 1 })).toEqual([]);
  t.play('0 tactical', '0 activate:26');
  expect(open(t)).toEqual([]);
  expect(hands(t)[1]).toContain('trade-convoys@1');
});
