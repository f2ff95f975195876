// TI4-EVENT-hidden-agenda: secret ballots: what is asked at once, what is published, and what nobody learns.
import { imagine } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { newest } from '../decks.ts';
import box from '../index.ts';
import type { S, TI } from '../state.ts';
import { areBallotsSecret, tally } from '../values/agenda.ts';
import { partners } from '../values/trade.ts';
import { ballot, council, hush } from './council.ts';
import { offers } from './drive.ts';
import { sealed } from './sealed.ts';
import { told, types } from './told.ts';

const vote = (t: Scenario<TI>, ...words: string[]) => hush(t).play(...words.map(ballot));
const sums = ({ s }: { s: S }) => {
  const agenda = s.pub.stack.find(({ step }) => step === 'agenda')!.args as { outcomes: string[]; votes: never[] };
  return tally(agenda.outcomes, agenda.votes);
};
const votesNow = ({ s }: { s: S }) =>
  (
    s.pub.stack.find(({ step }) => step === 'agenda')!.args as {
      votes: { seat: number; outcome: string; count: number }[];
    }
  ).votes;
const exhausted = ({ s }: { s: S }) => Object.keys(s.pub.planets).filter((planet) => s.pub.planets[planet]!.exhausted);
/** Stops after the ballots, for somebody could still add votes. */
const COUNCILOR = { cards: { 1: ['distinguished-councilor'] } };

it('[TI4-EVENT-hidden-agenda] [hidden-agenda] all are asked at once, planets are exhausted when the last has voted, and only totals are told', () => {
  const t = hush(sealed(COUNCILOR));
  expect([0, 1, 2, 3].map((seat) => t.request(seat).at)).toEqual(Array(4).fill('ballots.vote'));
  t.play(...['1 for nar', '2 against lirta-iv', '3 for mecatol-rex'].map(ballot));
  expect([votesNow(t), exhausted(t).filter((planet) => ['nar', 'lirta-iv', 'mecatol-rex'].includes(planet))]).toEqual([
    [],
    [],
  ]);
  t.play(ballot('0 against jord'));
  expect(sums(t)).toEqual({ for: 9, against: 5 });
  expect(exhausted(t)).toEqual(expect.arrayContaining(['nar', 'lirta-iv', 'mecatol-rex', 'jord']));
  expect(
    votesNow(t)
      .filter(({ seat }) => seat >= 0)
      .map(({ outcome }) => outcome),
  ).toEqual(Array(4).fill(''));
  expect(types(t)).not.toContain('vote.cast');
  expect(told(t, 'ballots.counted')).toHaveLength(1);
});

it('[TI4-EVENT-hidden-agenda] nobody but the speaker can tell who voted for what', () => {
  const world = (one: string, other: string) =>
    vote(sealed(COUNCILOR), `1 ${one} nar`, `2 ${other} lirta-iv`, '3 for mecatol-rex', '0 -');
  const [a, b] = [world('for', 'against'), world('against', 'for')];
  const seen = (t: Scenario<TI>, seat: number | null) => JSON.stringify([t.heard(seat), t.match.know(seat)]);
  expect(seen(a, 3)).toBe(seen(b, 3));
  expect(seen(a, null)).toBe(seen(b, null));
  expect(seen(a, 0)).not.toBe(seen(b, 0)); // the speaker has read them
  expect(a.s.own[0]!.ballots).toEqual({
    1: { outcome: 'for', count: 3 },
    2: { outcome: 'against', count: 3 },
    3: { outcome: 'for', count: 6 },
  });
  expect(a.s.own.map(({ ballot }) => ballot?.outcome)).toEqual([undefined, 'for', 'against', 'for']);
});

it('[TI4-EVENT-hidden-agenda] imagined worlds come to the totals, and to what each knows', () => {
  const t = vote(sealed(COUNCILOR), '1 for nar', '2 against lirta-iv', '3 for mecatol-rex', '0 -');
  const worlds = (seat: number) =>
    Array.from({ length: 12 }, (_, seed) => imagine(box.game, t.match.know(seat) as never, seed) as unknown as S);
  const ballots = (s: S) => s.own.map(({ ballot }) => ballot?.outcome ?? '-').join(' ');
  for (const seat of [1, 2, 3])
    for (const s of worlds(seat)) {
      const total = { for: 0, against: 0 } as Record<string, number>;
      for (const { ballot } of s.own) if (ballot) total[ballot.outcome]! += ballot.count;
      expect(total).toEqual({ for: 9, against: 3 });
      expect(s.own[seat]!.ballot).toEqual(t.s.own[seat]!.ballot);
      expect(Object.keys(s.own[0]!.ballots!)).toEqual(['1', '2', '3']);
    }
  expect(new Set(worlds(3).map(ballots)).size).toBe(2); // one or the other
  expect(new Set(worlds(0).map(ballots))).toEqual(new Set(['- for against for']));
});

it('[TI4-EVENT-hidden-agenda] one vote each leaves no trace of who abstained', () => {
  const single = (...words: string[]) =>
    vote(sealed({ laws: { 'representative-government': -1 }, ...COUNCILOR, agenda: 'economic-equality' }), ...words);
  const a = single('1 for', '2 -', '3 against', '0 -');
  const b = single('1 -', '2 for', '3 against', '0 -');
  const seen = (t: Scenario<TI>) => JSON.stringify([t.heard(3), t.match.know(3)]);
  expect(seen(a)).toBe(seen(b));
  for (let seed = 0; seed < 8; seed++) {
    const s = imagine(box.game, a.match.know(3) as never, seed) as unknown as S;
    expect(s.own.flatMap(({ ballot }) => (ballot ? [ballot.outcome] : [])).sort()).toEqual(['against', 'for']);
  }
});

it('[TI4-EVENT-hidden-agenda] Argent votes first, in the open', () => {
  const t = hush(sealed({ factions: { 0: 'sol', 1: 'jolnar', 2: 'argent', 3: 'hacan' } }));
  expect([t.asked(), t.request(2).at]).toEqual([[2], 'castVotes.vote']);
  t.play(ballot('2 against lirta-iv'));
  expect(told(t, 'vote.cast')).toHaveLength(1);
  hush(t);
  expect(t.asked()).toEqual([1, 3, 0]);
  expect(sums(t).against).toBeGreaterThanOrEqual(3);
});

it('[TI4-EVENT-hidden-agenda] no transactions and no deals in the agenda phase', () => {
  const t = sealed({ goods: { 0: 3, 1: 3 } });
  expect(partners(t.s.pub, 0)).toEqual([]);
  expect(t.match.requestsTo(0).filter(({ id }) => id.startsWith('deal.'))).toEqual([]);
  const usual = council({ agenda: 'economic-equality', edition: newest(), goods: { 0: 3, 1: 3 } });
  expect(partners(usual.s.pub, 0)).toEqual([1, 2]);
  const later = sealed({ goods: { 0: 3, 1: 3 }, also: ({ pub }) => Object.assign(pub, { phase: 'action' }) });
  expect(later.match.requestsTo(0).some(({ id }) => id === 'deal.offer')).toBe(true);
});

it('[TI4-EVENT-hidden-agenda] an agenda that somebody calls in an action is voted on in the open', () => {
  const t = sealed();
  expect(areBallotsSecret(t.s.pub)).toBe(true);
  Object.assign(t.s.pub.stack.find(({ step }) => step === 'agenda')!.args, { caller: 1 });
  expect(areBallotsSecret(t.s.pub)).toBe(false);
});

it('[TI4-EVENT-hidden-agenda] where an outcome strikes those who voted so, just they are shown', () => {
  const t = vote(
    sealed({ agenda: 'conventions-of-war', next: [] }),
    '1 for nar',
    '2 against lirta-iv',
    '3 for mecatol-rex',
    '0 -',
  );
  hush(t);
  expect(told(t, 'ballots.shown')).toEqual([]); // For strikes nobody
  const against = vote(
    sealed({ agenda: 'conventions-of-war' }),
    '1 for nar',
    '2 against lirta-iv',
    '3 against mecatol-rex',
    '0 -',
  );
  hush(against);
  const shown = against.s.own.map(({ ballot }) => ballot);
  expect(told(against, 'ballots.shown').map(({ args }) => args.seat)).toEqual([{ seat: 2 }, { seat: 3 }]);
  expect(shown).toEqual([undefined, undefined, undefined, undefined]); // and in the end all are burnt
});

it('[TI4-EVENT-hidden-agenda] whoever adds votes shows what for; the total grows', () => {
  const t = vote(sealed(COUNCILOR), '1 for nar', '2 against lirta-iv', '3 for mecatol-rex', '0 -');
  t.play(`1 ${t.may(1).find((key) => key.includes('distinguished-councilor'))}`);
  expect([told(t, 'ballots.shown'), told(t, 'vote.added')].map((list) => list.map(({ args }) => args.seat))).toEqual([
    [{ seat: 1 }],
    [{ seat: 1 }],
  ]);
  expect(t.s.own[1]!.ballot).toBeUndefined();
});

it('[TI4-EVENT-hidden-agenda] Deadly Plot is for those who voted otherwise, and shows it', () => {
  const plot = (first: string) => {
    const t = vote(
      sealed({ cards: { 1: ['deadly-plot'] } }),
      `1 ${first} nar`,
      '2 for lirta-iv',
      '3 for mecatol-rex',
      '0 -',
    );
    for (
      let i = 0;
      i < 20 && t.asked().length > 0 && t.request(t.asked()[0]!).prompt.key !== 'window.agenda.outcome.would';
      i++
    )
      t.play(`${t.asked()[0]} pass`);
    return t;
  };
  const [right, wrong] = [plot('for'), plot('against')];
  expect(right.asked()).toEqual(wrong.asked()); // the question itself tells nothing
  const use = (t: Scenario<TI>) =>
    t.asked().includes(1) ? offers(t, 1).filter((key) => key.includes('deadly-plot')) : ['not asked'];
  expect(use(right)).toEqual([]);
  expect(use(wrong)).toHaveLength(1);
});

it('[TI4-EVENT-hidden-agenda] with as many votes for both the speaker decides', () => {
  const t = hush(vote(sealed(), '1 for nar', '2 against lirta-iv', '3 -', '0 -'));
  expect([t.asked(), t.request(0).at]).toEqual([[0], 'agenda.tie']);
});
