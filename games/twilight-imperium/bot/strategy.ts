// Strategy cards: which one to take, and whose secondary to use.
import type { Decision } from '@orrery/kernel';
import { objectiveCard } from '../content.ts';
import { objectiveName, strategyName } from '../say.ts';
import { type Know, NOBODY, playerOf, tokensLeft } from '../state.ts';
import { allyOf, isOpponent } from '../values/allies.ts';
import { exhaustedPlanets, homeOf, isMecatol, planetsOf } from '../values/board.ts';
import { producersIn, secretLimit, worth } from '../values/economy.ts';
import { scorablePublic } from '../values/objectives.ts';
import { progressOf } from '../values/progress.ts';
import { abilityOfSheet } from '../values/sheets.ts';
import { type Answerer, type Case, choose, offers, partsOf, say } from './case.ts';
import { easeOf, goalsOf, spareTokens } from './objectives.ts';
import { money } from './production.ts';
import { buyTogether, keptInfluence, readyTogether } from './spending.ts';
import { build, structureWorth } from './structures.ts';
import { POINT } from './worth.ts';

const holdsMecatol = (k: Know): boolean => planetsOf(k.pub, k.seat!).some(isMecatol);
const wantsTech = (k: Know): boolean => goalsOf(k).some(({ check }) => check.type.startsWith('tech.'));
/** Secrets scored or in hand. */
const secretsHeld = (k: Know): number =>
  playerOf(k.pub, k.seat!).secrets +
  playerOf(k.pub, k.seat!).scored.filter((id) => objectiveCard(id).stage === 0).length;

/** What readying two planets would bring. */
function readyWorth(k: Know): number {
  const values = exhaustedPlanets(k.pub, k.seat!).map((p) =>
    Math.max(worth(k.pub, p, 'resources'), worth(k.pub, p, 'influence')),
  );
  return values
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, n) => sum + n, 0);
}

type Worth = (k: Know) => number;
/** Of the primary, when the cards are chosen. */
const PRIMARY: Readonly<Record<string, Worth>> = {
  leadership: (k) => (tokensLeft(k.pub, k.seat!) < 3 ? 2 : 7.5 - 0.4 * playerOf(k.pub, k.seat!).tactic),
  diplomacy: () => 2.5,
  politics: (k) => 2.5 + (k.pub.speaker === k.seat ? 0 : 1),
  construction: (k) => 1 + Math.min(8, structureWorth(k)),
  trade: (k) => 3.5 + (wantsGoods(k) ? 3 : 0),
  warfare: (k) => 5 + Math.min(1.5, 0.3 * k.pub.round),
  technology: (k) => 6 + (wantsTech(k) ? 2 : 0),
  imperial: (k) => imperialWorth(k),
};
const wantsGoods = (k: Know): boolean => goalsOf(k).some(({ check }) => (check.tradeGoods ?? 0) > 0);

/** A point for Mecatol Rex, a public objective out of turn, or at least a secret one. */
function imperialWorth(k: Know): number {
  const scorable = goalsOf(k).filter((card) => card.stage > 0 && progressOf(k.pub, k.seat!, card.check).met);
  const secret = secretsHeld(k) < secretLimit(k.pub, k.seat!) ? 4 : 0;
  const objective = scorable.length > 1 ? 0.8 * POINT : scorable.length > 0 ? 0.3 * POINT : 0;
  return 1 + objective + (holdsMecatol(k) ? POINT : secret);
}

export const pickCard: Answerer = (c) =>
  choose(
    c,
    (key) => {
      const id = partsOf(key)[0];
      const goods = c.pub.strategyCards.find((card) => card.id === id)!.goods;
      return PRIMARY[id]!(c.k) + 1.1 * goods;
    },
    ({ key }) => say(`strategy.${partsOf(key)[0]}`),
  );

/** What a strategy card of another would bring beyond an own one: `MINE.THEIRS`. */
export function swapWorth(k: Know, swap: string): number {
  const [mine = '', theirs = ''] = swap.split('.');
  return PRIMARY[theirs]!(k) - PRIMARY[mine]!(k);
}

/** Of the primary, when it is time to play it: now or after other actions? */
export function primaryNow(k: Know, card: string): number {
  const { pub } = k;
  const seat = k.seat!;
  if (card === 'imperial') {
    const ready = scorablePublic(pub, seat).length > 0 || holdsMecatol(k);
    return ready ? POINT : 0.5;
  }
  if (card === 'diplomacy') return readyWorth(k) >= 4 ? 3 : 0.4;
  if (card === 'leadership') return playerOf(pub, seat).tactic < 2 ? 8 : 3.5;
  if (card === 'construction') return structureWorth(k) > 0 ? 3.5 : 0.5;
  return { technology: 6, trade: 4, politics: 2, warfare: 3.2 }[card] ?? 1;
}

/** Is a secondary worth its token and price? */
const SECONDARY: Readonly<Record<string, Worth>> = {
  leadership: (k) => influenceToSpare(k) - 2.5,
  diplomacy: (k) => readyWorth(k) - 3.5,
  politics: (k) => (playerOf(k.pub, k.seat!).hand < 4 ? 0.2 : -1) + 0.5 * (playerOf(k.pub, k.seat!).strategy - 3),
  construction: (k) => structureWorth(k) - 2,
  trade: (k) => (abilityOfSheet(k.pub, k.seat!, 'masters-of-trade') ? 1 : -1),
  warfare: (k) => (producersIn(k.pub, k.seat!, homeOf(k.pub, k.seat!)).length > 0 ? 0.6 * money(k) - 1.8 : -1),
  technology: (k) => (abilityOfSheet(k.pub, k.seat!, 'brilliant') || money(k) >= 4 ? 2 : -1),
  imperial: (k) => (secretsHeld(k) < secretLimit(k.pub, k.seat!) && k.pub.decks.secrets > 0 ? 5 : -1),
};

function influenceToSpare(k: Know): number {
  const planets = planetsOf(k.pub, k.seat!).filter((p) => !k.pub.planets[p]!.exhausted);
  const fit = planets.filter((p) => worth(k.pub, p, 'influence') >= worth(k.pub, p, 'resources'));
  return fit.reduce((sum, p) => sum + worth(k.pub, p, 'influence'), 0) - keptInfluence(k);
}

/** Cards of others, not yet played, whose secondary is worth keeping a token for. */
function betterToCome(k: Know, card: string): number {
  const wanted = ['technology', 'imperial'].filter((id) => SECONDARY[id]!(k) > 0);
  if (wanted.includes(card)) return 0;
  return k.pub.strategyCards.filter(
    ({ id, owner, exhausted }) => wanted.includes(id) && owner !== NOBODY && owner !== k.seat && !exhausted,
  ).length;
}

/** Whether to follow, and where it is asked at once what with. */
export const followTogether: Answerer = (c): Decision => {
  const whether = follow(c);
  if (whether.choice === 'follow.note' || offers(c, 'follow')) return whether;
  const { shape } = c.request.ask;
  if (whether.choice === 'no') return shape === 'many' ? { ...whether, choice: [] } : whether;
  const options = c.options.filter(({ key }) => key !== 'wait');
  const how: Answerer = shape === 'one' ? build : c.args.card === 'leadership' ? buyTogether : readyTogether;
  return how({ ...c, options });
};
export const follow: Answerer = (c): Decision => {
  const card = c.args.card as string;
  const free = card === 'leadership' || (card === 'trade' && abilityOfSheet(c.pub, c.seat, 'masters-of-trade'));
  const tokens = Math.min(spareTokens(c.k), playerOf(c.pub, c.seat).strategy - betterToCome(c.k, card));
  const wants = SECONDARY[card]!(c.k) > 0;
  const follows = wants && (free || tokens > 0);
  const barters = wants && !follows && offers(c, 'follow.note'); // a note comes back, a token does not
  return {
    choice: follows ? 'follow' : barters ? 'follow.note' : 'no',
    why: say(follows || barters ? 'follow' : 'follow.not', { card: strategyName(card) }),
  };
};

export const drawSecret: Answerer = (c) =>
  secretsHeld(c.k) < secretLimit(c.pub, c.seat)
    ? { choice: 'draw', why: say('secret.draw') }
    : { choice: 'no', why: say('secret.full') };
/** Put back what is hardest. */
export const returnSecret: Answerer = (c) =>
  choose(
    c,
    (key) => -easeOf(c.k, partsOf(key)[0]),
    ({ key }) => say('secret.return', { objective: objectiveName(partsOf(key)[0]) }),
  );

/** Most points first; what costs nothing before what must be paid. */
export const score: Answerer = (c) =>
  choose(
    c,
    (key) => {
      if (key === 'no') return 0;
      const { points, check } = objectiveCard(partsOf(key)[0]);
      return 10 * points - (check.type === 'spend' ? 1 : 0);
    },
    ({ key }) => (key === 'no' ? say('score.none') : say('score', { objective: objectiveName(partsOf(key)[0]) })),
  );

/** Whoever is behind may speak first, if it cannot be the admiral. */
export const nameSpeaker: Answerer = (c: Case) =>
  choose(
    c,
    (key) => {
      const seat = Number(partsOf(key)[0]);
      if (seat === c.seat) return 100;
      return isOpponent(c.pub, c.seat, seat) ? -c.pub.players[seat]!.points : 50;
    },
    say('speaker'),
  );
/** Nobody replenishes for nothing but the ally. */
export const nobodyFree: Answerer = (c) => {
  const ally = allyOf(c.pub, c.seat);
  const choice = c.options.map(({ key }) => key).filter((key) => ally !== undefined && partsOf(key)[0] === `${ally}`);
  return choice.length > 0 ? { choice, why: say('trade.ally') } : { choice: [], why: say('trade.nobody') };
};
