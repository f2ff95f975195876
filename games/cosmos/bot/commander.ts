// A rules-of-thumb commander for COSMOS: expand, collect, search, build, defend, attack when the arithmetic says so,
// and go for the mission when the Citadel opens. It sees only its own drawer.
import {
  atPlace,
  type Bot,
  type ByPlace,
  bot,
  type Choice,
  type Decision,
  type Know,
  type Random,
  type Request,
} from '@orrery/kernel';
import type { Cosmos } from '../state.ts';
import type { At } from '../steps/index.ts';
import { useCards } from './cards.ts';
import { investigate, mission, throne } from './citadel.ts';
import { crafts } from './crafts.ts';
import { build, collect, disembark, found, rebuild, recruit } from './economy.ts';
import type { Idea, Plan } from './idea.ts';
import { expand, explore, search } from './scouting.ts';
import { sheetOf, sheetsFor } from './sheets.ts';
import { type Survey, survey } from './survey.ts';
import { attack, defend, escort, gather, invade, raid } from './war.ts';

const PLANS: readonly Plan[] = [
  mission,
  throne,
  investigate,
  crafts,
  search,
  expand,
  explore,
  attack,
  raid,
  invade,
  defend,
  escort,
  gather,
  found,
  build,
  rebuild,
  recruit,
  disembark,
  collect,
  useCards,
];

const ideasOf = (s: Survey): Idea[] => PLANS.flatMap((plan) => plan(s));

type Answerer = (k: Know<Cosmos>, request: Request, random: Random) => Decision;
/** Every faction and every hero can win: any will do. */
const anyOne: Answerer = (_, { ask }, random) => ({
  choice: 'options' in ask ? random.pick(ask.options).key : '',
  why: { key: 'why.any' },
});
/** As game master it does what the clock would: it publishes and closes. */
const runOn: Answerer = (_, { fallback }) => ({ choice: fallback! });

const asSheet = (lines: readonly string[]): Choice => ({ orders: lines.join('\n') });

const ANSWERS: ByPlace<At, Answerer> = {
  'enrol.pick': anyOne,
  'campaign.heroes': anyOne,
  'turn.orders'(k) {
    const s = survey(k);
    const lines = sheetOf(s, ideasOf(s));
    return { choice: asSheet(lines), why: { key: 'why.commander', args: { n: lines.length } } };
  },
  'turn.review': runOn,
  'turn.close': runOn,
};

/** A turn hangs on its orders; nothing else is worth a thought. */
function propose(k: Know<Cosmos>, { at }: Request, random: Random, most: number): Choice[] {
  if (at !== 'turn.orders') return [];
  const s = survey(k);
  return sheetsFor(s, ideasOf(s), random, most).map(asSheet);
}

/** Of ten ideas so many do not come to its mind, for each step that a sheet is down. */
const FORGOTTEN = 2;
function lesser(k: Know<Cosmos>, _: Request, random: Random, down: number): Choice {
  const s = survey(k);
  return asSheet(
    sheetOf(
      s,
      ideasOf(s).filter(() => random.below(10) >= FORGOTTEN * down),
    ),
  );
}

export const commander: Bot = bot<Cosmos>({
  name: 'commander',
  places: ANSWERS,
  propose,
  lesser,
  decide: (k, request, random) => atPlace(ANSWERS, request.at)!(k, request, random),
});
