// TI4-AGENDA, TI4-VOTE, TI4-AC, TI4-TOKEN: where the cards and outcomes of the agenda phase end: who may not, and what is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { actionDeck } from '../decks.ts';
import box from '../index.ts';
import { kindOfCard } from '../say.ts';
import { type Effect, lay, NOBODY, type TI, tokensLeft } from '../state.ts';
import { BOARD, council, decide, hush, isOpen, type Sitting, vote } from './council.ts';
import { told } from './told.ts';

type Table = Scenario<TI>;
const PLANETS = { lodor: 0, arnor: 1, lor: 1, bereg: 2, 'lirta-iv': 2, 'mecatol-rex': 0 };
const EQUALITY: Sitting = { agenda: 'economic-equality', planets: PLANETS };

/** All that is offered in windows named so till the agenda is over, whoever is asked: everybody passes, and votes for nothing. */
function offered(t: Table, at: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < 60 && t.asked().length > 0; i++) {
    const seat = t.asked().find((one) => isOpen(t, one));
    if (seat === undefined) break;
    if (t.request(seat).at === `window.${at}`) found.push(...t.may(seat).map((key) => `${seat} ${key}`));
    t.play(`${seat} pass`);
  }
  return found.filter((key) => !key.includes('pass'));
}
const voted = (t: Table, ...ballots: string[]): Table => {
  for (const words of ballots) vote(hush(t), words);
  return t;
};

it('[TI4-VOTE-7] [TI4-VOTE-18] [distinguished-councilor] after the own vote, not after that of another', () => {
  const t = voted(council({ ...EQUALITY, cards: { 1: ['distinguished-councilor'] } }), '1 for lor');
  expect(offered(t, 'agenda.vote.after')).toEqual(['1 distinguished-councilor play:distinguished-councilor#1']);
  expect(offered(vote(t, '2 for bereg'), 'agenda.vote.after')).toEqual([]);
});

it('[TI4-VOTE-5] [TI4-VOTE-19] [bribery] the goods are gone', () => {
  const t = voted(council({ ...EQUALITY, goods: { 1: 4 }, cards: { 1: ['bribery'] } }), '1 for lor', '2 -', '0 -');
  for (let i = 0; i < 9 && t.request(1).at !== 'window.agenda.vote.speakerDone'; i++)
    t.play(`${t.asked().find((one) => isOpen(t, one))} pass`);
  t.play('1 bribery play:bribery#1>goods:3');
  hush(t);
  expect(told(t, 'goods.spent').map(({ args }) => args.amount)).toEqual([3]);
});

it('[TI4-AGENDA-12] [deadly-plot] not for whoever voted for what came of it', () => {
  const sitting = () => council({ agenda: 'articles-of-war', planets: PLANETS, cards: { 2: ['deadly-plot'] } });
  const won = voted(sitting(), '1 -', '2 for bereg', '0 -');
  expect(offered(won, 'agenda.outcome.would')).toEqual([]);
  const lost = voted(sitting(), '1 for lor arnor', '2 against bereg', '0 -');
  expect(offered(lost, 'agenda.outcome.would')).toEqual(['2 deadly-plot play:deadly-plot#1']);
});

it('[TI4-AGENDA-11] [confusing-legal-text] only for whoever is elected', () => {
  const elected = (seat: number) =>
    offered(
      voted(
        council({ agenda: 'minister-of-war', planets: PLANETS, cards: { 1: ['confusing-legal-text'] } }),
        `1 seat:${seat} lor`,
        '2 -',
        '0 -',
      ),
      'agenda.elected',
    );
  expect(elected(2)).toEqual([]);
  expect(elected(1)).toHaveLength(2);
});

it('[TI4-AGENDA-6] [TI4-AGENDA-7] [veto] [quash] what is replaced already is not vetoed', () => {
  const t = council({
    ...EQUALITY,
    next: ['seed-of-an-empire'],
    factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
    cards: { 2: ['veto'] },
    edition: 3,
  });
  expect(t.may(2)).toContain('veto play:veto#1');
  t.play(`1 ${t.may(1).find((key) => key.startsWith('quash'))}`, '2 pass');
  for (let i = 0; i < 9 && t.s.pub.revealed.includes('economic-equality'); i++) {
    const seat = t.asked().find((one) => isOpen(t, one))!;
    expect(t.may(seat)).not.toContain('veto play:veto#1');
    t.play(`${seat} pass`);
  }
  expect(t.s.pub.revealed).toEqual(['seed-of-an-empire']);
});

it('[TI4-CORR-1] [TI4-HID-1] who could hold only what lies in the discard pile is not asked', () => {
  const asked = (gone: (card: string) => boolean) => {
    const t = council({
      ...EQUALITY,
      cards: { 1: ['bunker'] },
      also(s) {
        const cards = actionDeck(s.pub).filter((card) => card !== 'bunker#1');
        s.pub.discards.actions = cards.filter(gone);
        s.dark.decks.actions = cards.filter((card) => !gone(card));
        s.pub.decks.actions = s.dark.decks.actions.length;
      },
    });
    return t.asked().includes(1) && t.request(1).at === 'window.agenda.revealed.when';
  };
  const WHEN = ['veto', 'diplomatic-pressure'];
  expect(asked(() => false)).toBe(true);
  expect(asked((card) => WHEN.includes(kindOfCard(card)) && card !== 'diplomatic-pressure#4')).toBe(true);
  expect(asked((card) => WHEN.includes(kindOfCard(card)))).toBe(false);
});

it('[TI4-VOTE-2] what is no ballot is refused, and nobody has abstained by it', () => {
  const t = hush(council(EQUALITY));
  const [seat] = t.asked();
  const { id } = t.request(seat!);
  for (const choice of [[[]], [], null, 'for', { surprise: 1 }])
    expect(t.match.apply({ request: id, seat: seat!, choice: choice as never })).toHaveProperty('refused');
  expect(t.request(seat!).id).toBe(id);
});

it('[TI4-AGENDA-4] [TI4-AGENDA-22] [miscount-disclosed] without a law another agenda is revealed', () => {
  const t = council({ agenda: 'miscount-disclosed', next: ['seed-of-an-empire'], planets: PLANETS });
  expect([t.s.pub.revealed, t.s.pub.discards.agendas]).toEqual([['seed-of-an-empire'], ['miscount-disclosed']]);
});

/** So many of seat 1's tokens lie in systems far off that only this many are left to it. */
const short = (left: number) => (s: Parameters<NonNullable<Sitting['also']>>[0]) => {
  const own = s.pub.players[1]!;
  Object.assign(own, { tactic: left, fleet: 0, strategy: 0 });
  for (let i = 0; tokensLeft(s.pub, 1) > 0; i++) s.pub.tokens[`far-${i}`] = [1];
};
it('[TI4-TOKEN-3] [armed-forces-standardization] as far as the tokens go: the tactic pool first', () => {
  const t = decide(council({ agenda: 'armed-forces-standardization', planets: PLANETS, also: short(5) }), 'seat:1');
  const { tactic, fleet, strategy } = t.s.pub.players[1]!;
  expect([tactic, fleet, strategy]).toEqual([3, 2, 0]);
});
it('[TI4-TOKEN-3] [shared-research] against: who has no token left places none', () => {
  const t = decide(council({ agenda: 'shared-research', planets: PLANETS, also: short(2) }), 'against');
  expect(Object.entries(t.s.pub.tokens).filter(([system, seats]) => system === '12' && seats.includes(1))).toEqual([]);
  expect(tokensLeft(t.s.pub, 1)).toBe(0);
  expect(t.s.pub.players[1]!.tactic).toBe(2);
});

it('[TI4-VOTE-20] [TI4-TOKEN-6] [sanction] an empty fleet pool loses nothing', () => {
  const t = council({
    ...EQUALITY,
    cards: { 2: ['sanction'] },
    also: ({ pub }) => Object.assign(pub.players[1]!, { fleet: 0 }),
  });
  for (let i = 0; i < 9 && !t.may(2).some((key) => key.startsWith('sanction')); i++)
    t.play(`${t.asked().find((one) => isOpen(t, one))} pass`);
  t.play('2 sanction play:sanction#1>outcome:for');
  voted(t, '1 for lor', '0 -');
  hush(t);
  expect(t.s.pub.players[1]!.fleet).toBe(0);
});

it('[TI4-PRED-7] [TI4-COMP-4] [warfare-rider] when no dreadnought can be had nobody is asked where', () => {
  const units = [...BOARD.units, '2 cruiser 26', '2 cruiser 36', '2 dreadnought*5 35'];
  const t = council({ ...EQUALITY, units, tokens: { 35: [2] }, cards: { 2: ['warfare-rider'] } });
  for (let i = 0; i < 9 && !t.may(2).some((key) => key.startsWith('warfare-rider')); i++)
    t.play(`${t.asked().find((one) => isOpen(t, one))} pass`);
  t.play('2 warfare-rider play:warfare-rider#1>outcome:for');
  voted(t, '1 for lor', '0 -');
  hush(t);
  const places = t
    .asked()
    .flatMap((seat) => t.may(seat))
    .filter((key) => key.startsWith('target:'));
  expect(places).toEqual([]);
});

it('[TI4-TRANS-6] [TI4-ROUND-4] at the end of an agenda no offer stays open', () => {
  const t = hush(council({ ...EQUALITY, goods: { 0: 2 } }));
  const choice = { to: 'seat:1', giveGoods: 1 };
  expect(t.match.apply({ request: 'deal.offer', seat: 0, choice })).not.toHaveProperty('refused');
  expect(t.s.own.map(({ offers }) => offers.length)).toEqual([1, 1, 0]);
  hush(voted(t, '1 -', '2 -', '0 for mecatol-rex'));
  expect(t.s.pub.stack.some(({ step }) => step === 'agenda')).toBe(false);
  expect(t.s.own.map(({ offers }) => offers.length)).toEqual([0, 0, 0]);
});

/** The names under which abilities are offered, as they stand in the sources. */
const SOURCES = ['abilities', 'agendas', 'factions'].flatMap((folder) => {
  const home = new URL(`../${folder}/`, import.meta.url);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*test).*\.ts$/.test(file),
  );
  return files.map((file) => readFileSync(new URL(file, home), 'utf8'));
});
it('[TI4-GEN-19] whatever can be used is offered in words of every language', () => {
  const names = SOURCES.flatMap((source) => [
    ...source.matchAll(/\b(?:plain\(\s*'[\w.]+',|use\(k,)\s*'([\w.-]+)'/g),
  ]).map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(50);
  for (const language of LANGUAGES) {
    const words = wordsOf(box.home, language);
    expect(names.filter((name) => !Object.hasOwn(words, `use.${name}`))).toEqual([]);
  }
});

it('[checks-and-balances] what it lays into one match is not the same thing in another', () => {
  const effect: Effect = { kind: 'readyOnly', seat: NOBODY, amount: 3 };
  const frame = { id: 1, step: 'agendaPhase', at: 'end', asked: 0, args: {} as { effects?: Effect[] } };
  lay(frame, effect);
  expect(frame.args.effects).toEqual([effect]);
  expect(frame.args.effects![0]).not.toBe(effect);
});
