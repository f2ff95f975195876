// TI4-TRANS-8: what changes hands only because a card says so: relics, secret objectives, planets.
import type { Choice } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { newest } from '../decks.ts';
import type { S, TI } from '../state.ts';
import { type Field, field, standing } from './field.ts';
import { TE } from './found.ts';

/** Seats 0 and 1 are neighbours. */
const table = (spec: Partial<Field> = {}) =>
  field({
    edition: newest(),
    sets: TE,
    line: ['46', '1', '26', '27'],
    units: ['0 infantry jord', '1 infantry lodor'],
    factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
    goods: { 0: 3, 1: 2 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...spec,
  });
/** Strikes a deal; the rules named in a refusal, or nothing. */
function deal(t: Scenario<TI>, seat: number, key: string, choice: Choice): readonly string[] {
  const outcome = t.match.apply({ request: `deal.${key}`, seat, choice });
  return 'refused' in outcome ? [outcome.refused.code, ...outcome.refused.rules] : [];
}
const offer = (t: Scenario<TI>, from: number, to: number, terms: Record<string, Choice>) =>
  deal(t, from, 'offer', { to: `seat:${to}`, ...terms });
const accept = (t: Scenario<TI>, seat: number, from: number) => deal(t, seat, 'accept', `accept:${from}`);
const holder = ({ pub }: S, id: string) => pub.cards.find((card) => card.id === id)?.holder;

const RELICS = { open: { 0: ['relic:the-silver-flame', 'relic:the-triad'], 1: ['relic:nano-forge'] } };

it('[TI4-TRANS-8] [TI4-REL-15] [the-silver-flame] this relic changes hands in any transaction, others do not', () => {
  const t = table(RELICS);
  expect(offer(t, 0, 1, { giveRelics: ['the-triad'] })).toContain('TI4-TRANS-6');
  expect(offer(t, 0, 1, { getRelics: ['nano-forge'] })).toContain('TI4-TRANS-6');
  expect(offer(t, 0, 1, { giveRelics: ['the-silver-flame'], getGoods: 2 })).toEqual([]);
  expect(accept(t, 1, 0)).toEqual([]);
  expect([holder(t.s, 'the-silver-flame'), t.s.pub.players[0]!.goods]).toEqual([1, 5]);
  expect(t.may(0)).not.toContain('action:the-silver-flame use');
});

const MARKET: Partial<Field> = {
  ...RELICS,
  cards: { 0: ['black-market-dealings', 'sabotage'], 1: ['sabotage', 'bribery'] },
  secrets: { 0: ['become-the-gatekeeper'], 1: ['mine-rare-minerals', 'adapt-new-strategies'] },
};
const PLAY = 'black-market-dealings play:black-market-dealings#1>seat:1';

it('[TI4-TRANS-8] [black-market-dealings] for one transaction relics, action cards and secret objectives change hands', () => {
  const t = table(MARKET);
  const terms = {
    giveRelics: ['the-triad'],
    giveSecrets: ['become-the-gatekeeper'],
    getRelics: ['nano-forge'],
    getCards: ['bribery'],
    getSecrets: ['mine-rare-minerals'],
  };
  expect(offer(t, 0, 1, { giveSecrets: ['become-the-gatekeeper'] })).toContain('TI4-TRANS-8');
  expect(deal(t, 0, 'anytime', PLAY)).toEqual([]);
  expect(t.s.pub.discards.actions).toEqual(['black-market-dealings#1']);
  expect(offer(t, 0, 1, { giveSecrets: ['mine-rare-minerals'] })).toContain('TI4-TRANS-8'); // not in this hand
  expect(offer(t, 0, 1, { getSecrets: ['become-the-gatekeeper'] })).toContain('TI4-TRANS-8'); // in one's own
  expect(offer(t, 0, 1, terms)).toEqual([]);
  expect(accept(t, 1, 0)).toEqual([]);
  expect([holder(t.s, 'the-triad'), holder(t.s, 'nano-forge')]).toEqual([1, 0]);
  expect(t.s.own[0]!.secrets).toEqual(['mine-rare-minerals']);
  expect([...t.s.own[1]!.secrets].sort()).toEqual(['adapt-new-strategies', 'become-the-gatekeeper']);
  expect(t.s.own[0]!.hand.map((card) => card.split('#')[0])).toEqual(['sabotage', 'bribery']);
  expect(t.s.pub.players.slice(0, 2).map(({ secrets }) => secrets)).toEqual([1, 2]);
  expect(t.s.pub.stack.find(({ step }) => step === 'turn')!.args.effects).toEqual([]); // once
});

it('[TI4-TRANS-8] [black-market-dealings] an offer of a secret objective that the other does not hold cannot be taken', () => {
  const t = table(MARKET);
  deal(t, 0, 'anytime', PLAY);
  expect(offer(t, 0, 1, { giveGoods: 1, getSecrets: ['forge-an-alliance'] })).toEqual([]);
  expect(accept(t, 1, 0)).not.toEqual([]);
  expect(t.s.own[1]!.secrets).toHaveLength(2);
});

it('[TI4-AC-7] [black-market-dealings] it cannot be cancelled', () => {
  const t = table({ ...MARKET, techs: { 1: ['instinct-training'] } });
  deal(t, 0, 'anytime', PLAY);
  expect(t.asked()).toEqual([0]); // neither Sabotage nor Instinct Training is asked for
  expect(t.request(0).at).toBe('turn.choose');
});

it('[TI4-TRANS-8] [pride-of-kenara] the planet under Hacan’s mech changes hands; the units go to another one of theirs', () => {
  const spec: Partial<Field> = {
    factions: { 0: 'hacan', 1: 'xxcha', 2: 'letnev' },
    units: [
      '0 mech lodor',
      '0 infantry*2 lodor',
      '0 pds lodor',
      '0 infantry starpoint',
      '0 infantry new-albion',
      '1 cruiser 26',
    ],
    line: ['46', '27', '26', '1'],
  };
  const t = table(spec);
  expect(offer(t, 0, 1, { givePlanets: ['starpoint'] })).toContain('TI4-TRANS-6'); // no mech there
  expect(offer(t, 0, 1, { givePlanets: ['lodor'], getGoods: 2 })).toEqual([]);
  expect(accept(t, 1, 0)).toEqual([]);
  expect(t.may(0)).toEqual(['planet:new-albion', 'planet:starpoint']);
  t.play('0 planet:starpoint');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry*3', '0 mech', '0 pds']);
  expect([standing(t.s.pub, 'lodor'), t.s.pub.planets.lodor!.controller]).toEqual([[], 1]);
  expect(t.s.pub.planets.lodor!.exhausted).toBe(true);
  const alone = table({ ...spec, units: ['0 mech lodor', '1 cruiser 26'] });
  expect(offer(alone, 0, 1, { givePlanets: ['lodor'] })).toContain('TI4-TRANS-6'); // nowhere to go
  const others = table({ ...spec, factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' } });
  expect(offer(others, 0, 1, { givePlanets: ['lodor'] })).toContain('TI4-TRANS-6');
});
