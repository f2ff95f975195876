// The councillor: rules of thumb for every question of Council of Shadows, with a reason for each move.
import {
  atPlace,
  type Bot,
  type ByPlace,
  bot,
  type Choice,
  type Decision,
  type Know,
  type Option,
  type Random,
  type Request,
} from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import { frameOf } from '../procedures.ts';
import { parts } from '../say.ts';
import { AUTOMA, type Council } from '../state.ts';
import type { At } from '../steps/index.ts';
import { bonusValue } from '../values/final.ts';
import { freeSpaces } from '../values/targets.ts';
import { bestPurchase, cardGain } from './buy.ts';
import { bestPlan, bestPlans, prospectsOf } from './plan.ts';
import { reasonFor } from './reasons.ts';
import { bestScoring } from './score.ts';
import { cubesWorth, placeWorth, settleWorth, TECH_WORTH, yieldWorth } from './worth.ts';

type K = Know<Council>;
type Answerer = (k: K, request: Request, random: Random) => Decision;
type Judge = (k: K, what: string, where: string) => number;

/** Ten is a fair share of wins when leaders are dealt at random. */
const LEADER_WORTH: Readonly<Record<string, number>> = { s3e3: 18, zoe: 12, breish: 11, casares: 10, buteo: 7, ava: 3 };

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
    const { range } = frameOf(k.pub, 'branch')!.args; // of the slot the card lies on
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

const optionsOf = ({ ask }: Request): readonly Option[] => ('options' in ask ? ask.options : []);

function judged(k: K, request: Request, random: Random): Decision {
  const options = optionsOf(request);
  const worths = options.map(({ key }) => {
    const { verb, what, where } = parts(key);
    return JUDGES[verb]?.(k, what, where) ?? random.below(2) / 10;
  });
  const best = options[worths.indexOf(Math.max(...worths))]!;
  const isJudged = JUDGES[parts(best.key).verb] !== undefined;
  return { choice: best.key, why: isJudged ? reasonFor(k, best.key) : { key: 'bot.any' } };
}

/** Questions about the Automa: whatever helps it least. */
function againstAutoma(k: K, request: Request): Decision {
  const harm = ({ key }: Option): number => {
    const { verb, what, where } = parts(key);
    if (verb === 'place') return -yieldWorth(k.pub, k.seat!, what);
    return verb === 'settle' ? cubesWorth(k.pub, AUTOMA, pack.galaxyOfSpace(spaceOf(k, where)), 1) : 0;
  };
  const best = [...optionsOf(request)].sort((a, b) => harm(a) - harm(b))[0]!;
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

const planned: Answerer = (k) => {
  const { plan, why } = bestPlan(k);
  return { choice: plan, why };
};

const ANSWERS: ByPlace<At, Answerer> = {
  'civilizations.choose': judged,
  'leaders.choose': judged,
  'buy.choose': bestPurchase,
  'buy.pay': (_, { fallback }) => ({ choice: fallback!, why: { key: 'bot.pay' } }),
  'plan.lay': planned,
  'branch.choose': judged,
  'settle.choose': judged,
  'harvest.choose': harvested,
  'yieldThere.choose': judged,
  'discover.stack': judged,
  'discover.place': judged,
  'discover.follow': judged,
  'upgradeGems.choose': judged,
  'stationHarvest.choose': judged,
  'scoring.choose': bestScoring,
  'bonusLimit.choose': judged,
  'levels.card': judged,
  'takeAi.choose': judged,
  'automaSettle.choose': againstAutoma,
  'automaDiscover.place': againstAutoma,
  'automaScoring.choose': againstAutoma,
};

/** The plan is what a round hangs on, and where looking ahead pays; elsewhere the rule of thumb is as good. */
const propose = (k: K, { at }: Request, _: Random, most: number): Choice[] =>
  at === 'plan.lay' ? bestPlans(k, most) : [];

export const councillor: Bot = bot<Council>({
  name: 'councillor',
  places: ANSWERS,
  propose,
  decide: (k, request, random) => atPlace(ANSWERS, request.at)!(k, request, random),
});
