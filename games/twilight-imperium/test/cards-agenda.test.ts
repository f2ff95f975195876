// TI4-AC, TI4-AGENDA, TI4-PRED: the action cards of the agenda phase.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { type TI, technologiesOf } from '../state.ts';
import { agendaNow } from '../values/agenda.ts';
import { BOARD, council, hush, isOpen, laws, type Sitting, vote } from './council.ts';
import { field, standing } from './field.ts';
import { told } from './told.ts';

type Table = Scenario<TI>;
/** Everybody passes until this seat may do this, and then it does. */
function once(t: Table, seat: number, choice: string): Table {
  for (let i = 0; i < 30; i++) {
    if (t.asked().includes(seat) && t.may(seat).includes(choice)) return t.play(`${seat} ${choice}`);
    t.play(`${t.asked().find((one) => isOpen(t, one))} pass`);
  }
  throw new Error(`never offered: ${choice}`);
}
const play = (t: Table, seat: number, card: string, target = '') =>
  once(t, seat, `${card} play:${card}#1${target && `>${target}`}`);
/** The ballots in their order, with nothing else played between them. */
function ballots(t: Table, ...words: string[]): Table {
  for (const word of words) vote(hush(t), word);
  return hush(t);
}
const player = (t: Table, seat: number) => t.s.pub.players[seat]!;
const PLANETS = { lodor: 0, arnor: 1, lor: 1, bereg: 2, 'lirta-iv': 2, 'mecatol-rex': 0 };
const MUTINY: Sitting = { agenda: 'economic-equality', planets: PLANETS };

/** Seat 2 foretells For, seat 1 votes, and For wins. */
function foretold(card: string, more: Partial<Sitting> = {}, outcome = 'for'): Table {
  const t = council({ ...MUTINY, ...more, cards: { 2: [card] } });
  play(t, 2, card, `outcome:${outcome}`);
  return ballots(t, '1 for lor', '0 -');
}
it('[TI4-PRED-1] [TI4-PRED-2] [TI4-VP-3] [imperial-rider] a point for what came true, and no vote', () => {
  expect(player(foretold('imperial-rider'), 2).points).toBe(1); // seat 2 was never asked to vote
  expect(player(foretold('imperial-rider', {}, 'against'), 2).points).toBe(0);
});

it('[TI4-TG-1] [trade-rider] five goods', () => {
  expect(player(foretold('trade-rider'), 2).goods - player(foretold('trade-rider', {}, 'against'), 2).goods).toBe(5);
});

it('[TI4-TOKEN-2] [leadership-rider] three tokens', () => {
  const t = foretold('leadership-rider').play('2 pool:fleet', '2 pool:fleet', '2 pool:tactic');
  expect([player(t, 2).fleet, player(t, 2).tactic]).toEqual([5, 4]);
});

it('[TI4-TECH-2] [technology-rider] a technology', () => {
  const t = foretold('technology-rider').play('2 research:sarween-tools');
  expect(technologiesOf(t.s.pub, 2).map(({ id }) => id)).toEqual(['sarween-tools']);
});

it('[TI4-STRUCT-2] [construction-rider] a space dock', () => {
  const t = foretold('construction-rider').play('2 build:space-dock>bereg');
  expect(standing(t.s.pub, 'bereg')).toEqual(['2 space-dock']);
});

it('[TI4-SPEAK-2] [politics-rider] three cards and the speaker', () => {
  const t = foretold('politics-rider');
  expect([player(t, 2).hand, t.s.pub.speaker]).toEqual([3, 2]);
});

it('[TI4-COMP-4] [TI4-PRED-7] [warfare-rider] a dreadnought beside own ships, if there are any', () => {
  const units = [...BOARD.units, '2 cruiser 26', '2 cruiser 36'];
  const t = foretold('warfare-rider', { units }).play('2 target:26');
  expect(standing(t.s.pub, '26')).toEqual(['2 cruiser', '2 dreadnought']);
  expect(foretold('warfare-rider').asked()).toEqual([]);
});

it('[TI4-TOKEN-4] [diplomacy-rider] the others place tokens over an own planet', () => {
  const t = foretold('diplomacy-rider').play('2 target:35');
  expect(t.s.pub.tokens['35']).toEqual([0, 1]);
});

it('[TI4-VOTE-20] [sanction] whoever voted for it loses a token of the fleet pool', () => {
  expect([0, 1, 2].map((seat) => player(foretold('sanction'), seat).fleet)).toEqual([3, 2, 3]);
});

it('[TI4-AC-9] a rider is cancelled only when it is played', () => {
  const t = council({ ...MUTINY, cards: { 2: ['imperial-rider'], 1: ['sabotage'] } });
  play(t, 2, 'imperial-rider', 'outcome:for');
  play(t, 1, 'sabotage');
  ballots(t, '1 for lor', '2 -', '0 -');
  expect(player(t, 2).points).toBe(0);
});

it('[TI4-AGENDA-1] [ancient-burial-sites] all cultural planets of a player', () => {
  const begin = { step: 'agendaPhase', args: {} };
  const t = field({
    ...BOARD,
    planets: PLANETS,
    cards: { 1: ['ancient-burial-sites'] },
    begin,
    also: ({ pub }) => Object.assign(pub, { custodians: false }),
  });
  play(t, 1, 'ancient-burial-sites', 'seat:0');
  expect([t.s.pub.planets.lodor!.exhausted, t.s.pub.planets['mecatol-rex']!.exhausted]).toEqual([true, false]);
});

it('[TI4-AGENDA-5] [TI4-AGENDA-6] [veto] another agenda is voted on instead', () => {
  const t = council({ ...MUTINY, next: ['seed-of-an-empire'], cards: { 1: ['veto'] } });
  play(t, 1, 'veto');
  expect(t.s.pub.discards.agendas).toEqual(['economic-equality']);
  expect(t.s.pub.revealed).toEqual(['seed-of-an-empire']);
});

it('[TI4-VOTE-12] [assassinate-representative] one player does not vote', () => {
  const t = council({ ...MUTINY, cards: { 2: ['assassinate-representative'] } });
  play(t, 2, 'assassinate-representative', 'seat:1');
  expect(hush(t).asked()).toEqual([2]); // seat 1 would have been first
});

it('[TI4-VOTE-3] [hack-election] the last to vote, after the speaker', () => {
  const t = play(council({ ...MUTINY, cards: { 1: ['hack-election'] } }), 1, 'hack-election');
  expect(hush(t).asked()).toEqual([2]);
  ballots(t, '2 -', '0 -');
  expect(t.asked()).toEqual([1]);
});

it('[TI4-HID-2] [insider-information] the top three agendas, for one pair of eyes', () => {
  const next = ['seed-of-an-empire', 'mutiny', 'swords-to-plowshares', 'wormhole-research'];
  const t = council({ ...MUTINY, next, cards: { 1: ['insider-information'] } });
  play(t, 1, 'insider-information');
  const heard = (seat: number) => t.heard(seat).find(({ type }) => type === 'agendas.seen')?.args.cards;
  expect(heard(1)).toEqual(next.slice(0, 3).map((id) => ({ key: `agenda.${id}` })));
  expect(heard(2)).toBeUndefined();
});

it('[TI4-VOTE-7] [TI4-VOTE-18] [distinguished-councilor] five votes more', () => {
  const t = council({ ...MUTINY, cards: { 1: ['distinguished-councilor'] } });
  play(vote(hush(t), '1 for lor'), 1, 'distinguished-councilor');
  expect(t.s.pub.stack.find(({ step }) => step === 'agenda')!.args.votes).toMatchObject([{ seat: 1, count: 7 }]);
});

it('[TI4-VOTE-5] [TI4-VOTE-19] [bribery] goods become votes after the speaker, for whoever has voted', () => {
  const cards = { 1: ['bribery'] };
  const t = ballots(council({ ...MUTINY, goods: { 1: 4 }, cards }), '1 for lor', '2 -');
  vote(t, '0 against mecatol-rex');
  play(t, 1, 'bribery', 'goods:3');
  expect(told(t, 'vote.added')[0]!.args).toMatchObject({ count: 3, outcome: { key: 'outcome.for' } });
  expect(player(t, 1).hand).toBe(0);
});

const MINISTER: Sitting = { agenda: 'minister-of-war', planets: PLANETS };
it('[TI4-AGENDA-11] [TI4-PRED-5] [confusing-legal-text] [confounding-legal-text] the election passes on, and on again', () => {
  const cards = { 1: ['confusing-legal-text'], 2: ['confounding-legal-text'] };
  const t = ballots(council({ ...MINISTER, cards }), '1 seat:1 lor', '2 -');
  vote(hush(t), '0 -');
  play(t, 1, 'confusing-legal-text', 'seat:0').play('2 pass', '2 pass'); // both were asked, under seal; then whether to cancel
  expect(agendaNow(t.s.pub)!.args.outcome).toBe('seat:0');
  play(t, 2, 'confounding-legal-text');
  hush(t);
  expect(t.s.pub.cards.find(({ id }) => id === 'minister-of-war')!.holder).toBe(2);
});

it('[TI4-AGENDA-12] [TI4-AGENDA-7] [TI4-PRED-6] [deadly-plot] discarded without effect, and the own planets are exhausted', () => {
  const t = council({ agenda: 'articles-of-war', planets: PLANETS, cards: { 2: ['deadly-plot'] } });
  ballots(t, '1 for lor arnor');
  vote(hush(t), '2 against bereg');
  hush(t);
  vote(t, '0 for mecatol-rex');
  play(t, 2, 'deadly-plot');
  hush(t);
  expect(laws(t)).toEqual([]);
  expect(t.s.pub.planets['lirta-iv']!.exhausted).toBe(true);
});

it('[TI4-LAW-3] [TI4-AC-12] [repeal-law] a law leaves play; without one the card is not offered', () => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const cards = { 0: ['repeal-law'] };
  const t = council({
    agenda: 'mutiny',
    laws: { 'minister-of-war': 1 },
    cards,
    begin,
    also: ({ pub }) => Object.assign(pub, { phase: 'action', active: 0 }),
  });
  t.play('0 action:repeal-law play:repeal-law#1>law:minister-of-war');
  expect(laws(t)).toEqual([]);
  expect(t.s.pub.discards.agendas).toContain('minister-of-war');
  const none = field({ ...BOARD, cards, begin });
  expect(none.may(0).filter((key) => key.includes('repeal-law'))).toEqual([]);
});

it('[TI4-GEN-4] nothing stops Elder Qanoj from voting, whatever a rider says', () => {
  const sitting = (leader: string) =>
    council({
      ...MUTINY,
      edition: 3,
      factions: { 0: 'sol', 1: 'jolnar', 2: 'xxcha' },
      open: { 2: [leader] },
      cards: { 2: ['imperial-rider'] },
    });
  const voters = (t: Table) => {
    play(t, 2, 'imperial-rider', 'outcome:for');
    ballots(t, '1 for lor');
    return hush(t).asked();
  };
  expect(voters(sitting('leader:elder-qanoj'))).toEqual([2]);
  expect(voters(sitting('leader:elder-qanoj?'))).toEqual([0]);
});
