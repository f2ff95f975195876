// The councillor: rules of thumb for every question of Council of Shadows, with a reason for each move.
import type { Choice, Know, Option, Random, Request } from '@orrery/kernel';
import { type Bot, bot, type Decision } from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import { parts } from '../say.ts';
import { AUTOMA, type Council } from '../state.ts';
import { bonusValue } from '../values/final.ts';
import { freeSpaces } from '../values/targets.ts';
import { bestPurchase, cardGain } from './buy.ts';
import { bestPlan, prospectsOf } from './plan.ts';
import { reasonFor } from './reasons.ts';
import { bestScoring } from './score.ts';
import { cubesWorth, placeWorth, settleWorth, TECH_WORTH, yieldWorth } from './worth.ts';

type K = Know<Council>;
type Judge = (k: K, what: string, where: string) => number;

/** Ten is a fair share of wins when leaders are dealt at random. */
const LEADER_WORTH: Readonly<Record<string, number>> = { s3e3: 15, zoe: 13, casares: 10, breish: 9, buteo: 8, ava: 5 };

/** By the verb of an option; the best one is taken. */
const JUDGES: Readonly<Record<string, Judge>> = {
  leader: (_, what) => LEADER_WORTH[what] ?? 0,
  settle: (k, what, where) => settleWorth(k.pub, k.seat!, where, Number(what)),
  yield: (k, what, where) => Number(what) * yieldWorth(k.pub, k.seat!, where),
  place: (k, what, where) => placeWorth(k.pub, k.seat!, what, where),
  stack: (k, what) =>
    Math.max(
      ...freeSpaces(k.pub, Number(what)).map((space) => cubesWorth(k.pub, k.seat!, pack.galaxyOfSpace(space), 1)),
    ) - (isOpen(k, Number(what)) ? 0 : 3),
  take: (k, what) => TECH_WORTH[what] ?? cardGain(k.pub, k.seat!, prospectsOf(k.pub, k.seat!), what),
  return: (k, what) => -bonusValue(k.pub, k.seat!, what, k.own!.bonus),
  polish: (_, what) => (what === 'gold' ? 1 : 0.9),
  branch(k, what) {
    const range = Number(k.pub.stack.at(-1)!.args.range); // of the slot the card lies on
    const { discover, settle } = prospectsOf(k.pub, k.seat!);
    return what === 'discover' ? discover[range]! : settle[range]![1]!;
  },
  decline: () => 0,
};

/** Are planets of this parsec likely to be of a type one can settle? */
function isOpen(k: K, parsec: number): boolean {
  const adapted = k.pub.players[k.seat!]!.upgrades.filter((id) => id.startsWith('adapt')).length;
  return parsec <= 1 + adapted;
}

function judged(k: K, options: readonly Option[], random: Random): Decision {
  const worths = options.map(({ key }) => {
    const { verb, what, where } = parts(key);
    return JUDGES[verb]?.(k, what, where) ?? random.below(2) / 10;
  });
  const best = options[worths.indexOf(Math.max(...worths))]!;
  return { choice: best.key, why: reasonFor(k, best.key) };
}

/** Questions about the Automa: whatever helps it least. */
function againstAutoma(k: K, options: readonly Option[], verb: string): Decision {
  const rival = AUTOMA;
  const harm = ({ key }: Option): number => {
    const { what, where } = parts(key);
    const planet = verb === 'remove' ? what : where;
    if (verb === 'place') return -yieldWorth(k.pub, k.seat!, what);
    return verb === 'settle' ? cubesWorth(k.pub, rival, pack.galaxyOfSpace(spaceOf(k, planet)), 1) : 0;
  };
  const best = [...options].sort((a, b) => harm(a) - harm(b))[0]!;
  return { choice: best.key, why: { key: 'bot.automa' } };
}
const spaceOf = (k: K, planet: string): string =>
  Object.keys(k.pub.systems).find((space) => k.pub.systems[space] === pack.tileOfPlanet(planet))!;

function harvested(k: K, request: Request): Decision {
  const { options, max } = request.ask as { options: Option[]; max: number };
  const ranked = [...options].sort(
    (a, b) => yieldWorth(k.pub, k.seat!, parts(b.key).where) - yieldWorth(k.pub, k.seat!, parts(a.key).where),
  );
  return { choice: ranked.slice(0, max).map((o) => o.key), why: { key: 'bot.harvest' } };
}

function decide(k: K, request: Request, random: Random): Decision {
  const { ask, prompt } = request;
  if (ask.shape === 'form') {
    const { plan, why } = bestPlan(k);
    return { choice: plan, why };
  }
  if (ask.shape === 'many') return harvested(k, request);
  const { options } = ask as { options: Option[] };
  if (prompt.key === 'ask.buy') return bestPurchase(k, request);
  if (prompt.key === 'ask.pay') return { choice: request.fallback as Choice, why: { key: 'bot.pay' } };
  if (prompt.key.startsWith('ask.score')) return bestScoring(k, request);
  if (prompt.key.startsWith('ask.automa')) return againstAutoma(k, options, parts(options[0]!.key).verb);
  return judged(k, options, random);
}

export const councillor: Bot = bot<Council>({ name: 'councillor', decide });
