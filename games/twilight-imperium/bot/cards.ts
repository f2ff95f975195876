// Action cards: what they are worth in the hand.
import type { UnitType } from '../packs/base/types.ts';
import { kindOfCard } from '../say.ts';
import { cardOfType } from '../values/units.ts';
import { aimWorth } from './card-actions.ts';
import { type Answerer, type Case, choose, partsOf, say } from './case.ts';
import { shiftWorth } from './troops.ts';

const VALUE: Readonly<Record<string, number>> = {
  sabotage: 5,
  'direct-hit': 4,
  'shields-holding': 4,
  parley: 4,
  'skilled-retreat': 3,
  'ghost-ship': 3,
  'morale-boost': 3,
  'flank-speed': 3,
  'master-plan': 4,
  'imperial-rider': 4,
  'focused-research': 4,
  plagiarize: 4,
  impersonation: 4,
  'reactor-meltdown': 4,
  'lucky-shot': 3,
  'war-effort': 3,
  'rise-of-a-messiah': 3,
  'industrial-initiative': 3,
  'economic-initiative': 3,
  'mining-initiative': 3,
  summit: 3,
  'war-machine': 3,
  infiltrate: 3,
  scuttle: 0,
  'divert-funding': 0,
  'ghost-squad': 0,
};

/** What a card is worth in the hand. */
export const cardValue = (kind: string): number => VALUE[kind] ?? 2;

function least(c: Case, count: number): string[] {
  const value = (key: string) => cardValue(kindOfCard(partsOf(key)[0]));
  return c.options
    .map((o) => o.key)
    .sort((a, b) => value(a) - value(b))
    .slice(0, count);
}

export const discard: Answerer = (c) => {
  const { ask } = c.request;
  return { choice: least(c, ask.shape === 'many' ? ask.min : 1), why: say('discard') };
};

/** What else a card is aimed at. */
export const aimCard: Answerer = (c) => {
  if (c.args.what) return choose(c, (key) => aimLeader(c, key), say('aimCard'));
  const worth = (key: string) => aimWorth(c.k, String(c.args.card), key === 'done' ? key : key.slice('target:'.length));
  return choose(c, worth, say('aimCard'));
};

/** Whatever a leader or a relic offers is taken, the dearest first; nobody else is let in, and what is known is kept. */
function aimLeader(c: Case, key: string): number {
  const { pub, seat } = c;
  if (key === 'done') return 0.1;
  const [, kind, what = ''] = key.split(':') as [string, string, string?];
  if (kind === 'shift') return shiftWorth(c, key.slice('target:'.length));
  if (kind === 'seat' || kind === 'swap') return 0;
  if (kind === 'spend') return 1 - 0.1 * Math.abs(Number(what) - 3); // about half of the dice hit, and more is wasted
  if (kind === 'card') return cardValue(kindOfCard(what));
  if (what === 'good') return 0.5; // what is built lasts
  if (kind === 'type') return 1 + (cardOfType(pub, seat, what as UnitType)?.cost ?? 0);
  return 1;
}
