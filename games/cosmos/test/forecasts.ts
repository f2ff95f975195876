// CSM-LANG-5: what a player is told of a list beforehand, against the same list tried alone on the truth.
import { fastChance, type Match, type Random, random, type Seat, startMatch } from '@orrery/kernel';
import { cosmos } from '../game.ts';
import { foresee } from '../orders/foresee.ts';
import { readList } from '../orders/parse.ts';
import { sampleList } from '../orders/sample.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { errorMsg } from '../resolver/boards.ts';
import { rehearse } from '../resolver/index.ts';
import { failureMsg } from '../say.ts';
import type { Cosmos, World } from '../state.ts';

type Line = { line: number; cost: number; actions: number; problem: unknown };
export interface Mismatch {
  faction: string;
  turn: number;
  list: string;
  foreseen: Line[];
  tried: Line[];
}

/** The list alone against the truth, line by line. */
function tried(world: World, seat: Seat, text: string): Line[] {
  const { orders } = readList(text, world.sides[seat]!.faction);
  const lists = world.sides.map((_, one) => (one === seat ? orders : []));
  return rehearse(world, lists)
    .now.outcomes[seat]!.map(({ order, code, args, R, actions }) => ({
      line: order.line,
      cost: 0 - R,
      actions,
      problem: code === '' ? null : failureMsg(errorMsg(code, args)), // as a report says it
    }))
    .sort((a, b) => a.line - b.line);
}

/** A campaign in which this faction plays, some turns old. */
function campaign(faction: string, seed: number, turns: number, dice: Random) {
  const seats = 2 + dice.below(9);
  const seat = dice.below(seats);
  const options = { turns: 0, deal: false, master: false };
  const { match } = startMatch(cosmos, { seats, options, chance: fastChance(seed) }, { undo: false });
  const others = dice.shuffle(FACTIONS.map(({ id }) => id).filter((id) => id !== faction));
  for (let one = 0; one < seats; one++)
    match.apply(match.aim({ seat: one, choice: `faction:${one === seat ? faction : others[one]}` }));
  for (let one = 0; one < seats; one++) {
    const { ask } = match.requestsTo(one)[0]!;
    if (ask.shape === 'one') match.apply(match.aim({ seat: one, choice: dice.pick(ask.options).key }));
  }
  for (let turn = 0; turn < turns; turn++)
    for (const one of match.waiting())
      match.apply(match.aim({ seat: one, choice: { orders: sampleList(match.know(one), dice) } }));
  return { match, seat };
}

/** One list of a seat; what differs, if anything, and how many lines it has. What the forecast says it cannot know is no line. */
export function compareList(match: Match<Cosmos>, seat: Seat, list: string): { lines: number; wrong: Mismatch[] } {
  const world = match.state.dark.world!;
  const echoes = foresee(match.know(seat), list);
  const open = new Set(echoes.filter(({ doubt }) => doubt).map(({ line }) => line));
  const isCertain = ({ line }: { line: number }) => !open.has(line);
  const truth = tried(world, seat, list).filter(isCertain);
  const foreseen = echoes
    .filter(isCertain)
    .map(({ line, cost, actions, problem }): Line => ({ line, cost, actions, problem }));
  if (JSON.stringify(truth) === JSON.stringify(foreseen)) return { lines: truth.length, wrong: [] };
  const { faction } = world.sides[seat]!;
  return { lines: truth.length, wrong: [{ faction, turn: world.turn, list, foreseen, tried: truth }] };
}

/** Compares `lists` random lists of a faction, several in each campaign; gives back those that differ. */
export function compareForecasts(faction: string, lists: number, turns: number): { lines: number; wrong: Mismatch[] } {
  const wrong: Mismatch[] = [];
  let lines = 0;
  for (let seed = 0, made = 0; made < lists; seed++) {
    const dice = random(seed * 31 + faction.length);
    const { match, seat } = campaign(faction, seed, turns, dice);
    for (let i = 0; i < 5 && made < lists; i++, made++) {
      const k = match.know(seat);
      const found = compareList(match, seat, `${sampleList(k, dice)}\n${sampleList(k, dice)}`);
      lines += found.lines;
      wrong.push(...found.wrong);
    }
  }
  return { lines, wrong };
}
