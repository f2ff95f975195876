// Looks back at a match: how a seat stood by what it knew then, and what the strongest would have answered in its place.
import { type Bot, type Box, type Choice, type Know, type Msg, type Request, random, type Seat } from '@orrery/kernel';
import { levelsOf } from './levels.ts';
import type { Sense } from './playout.ts';
import type { Effort } from './search.ts';
import { gainOver, mean, standIn, tryAll } from './worlds.ts';

/** How hard it looks: so many worlds, unless time is up. */
export interface Look {
  worlds: number;
  seed: number;
  isOver(): boolean;
}
/** A decision beside that of the strongest. Chances are those of the seat that decided, from 0 to 1. */
export interface Weighed {
  bot: string;
  choice: Choice;
  why: Msg | null;
  played: number;
  could: number;
  sure: number; // by how many standard errors the two differ
}

/** A game can be looked back at when somebody in it knows what is good, and somebody can be better than somebody else. */
export const canLookBack = ({ team }: Box, seats: number): boolean => team !== undefined && seats > 1;

const senseOf = ({ team }: Box): Sense => ({ policy: team!.bots.at(-1)!, judge: team!.judge });

/** Undefined: there was no time for a single world. */
export function chanceOf(box: Box, known: Know, seat: Seat, { worlds, seed, isOver }: Look): number | undefined {
  const sense = senseOf(box);
  const found: number[] = [];
  for (let i = 0; i < worlds && !isOver(); i++) {
    const share = standIn({ game: box.game, known }, seat, sense, seed + i, isOver);
    if (share !== undefined) found.push(share);
  }
  return found.length > 0 ? mean(found) : undefined;
}

/** Undefined: there was nothing to decide, or no time to find out. Where both would do the same, nothing is tried. */
export function weighed(
  box: Box,
  known: Know,
  request: Request,
  played: Choice,
  look: Look,
  effort: Effort,
): Weighed | undefined {
  if (isForced(request)) return undefined;
  const strongest: Bot = levelsOf(box, effort).admiral!;
  const { choice, why = null } = strongest.decide(known, request, random(look.seed));
  const said = { bot: strongest.name, choice, why };
  if (JSON.stringify(choice) === JSON.stringify(played)) return { ...said, played: 0, could: 0, sure: 0 };
  const worths: [played: number[], could: number[]] = [[], []];
  for (let i = 0; i < look.worlds && !look.isOver(); i++) {
    const asked = { game: box.game, known, request };
    const found = tryAll(asked, senseOf(box), [played, choice], look.seed + i, look.isOver);
    for (const [each, worth] of (found ?? []).entries()) worths[each]!.push(worth);
  }
  const [own, other] = worths;
  if (own.length === 0) return undefined;
  return { ...said, played: mean(own), could: mean(other), sure: Math.abs(gainOver(other, own)) };
}

const isForced = ({ ask }: Request): boolean =>
  (ask.shape === 'one' && ask.options.length === 1) || (ask.shape === 'number' && ask.min === ask.max);
