// In the worker: a moment of a match that is over, looked at with the eyes of one seat. Whoever thinks gets what it knew then.
import { chanceOf, type Look, shares, USUAL, weighed } from '@orrery/bots';
import { type Ask, type Box, type Choice, copy, load, Match } from '@orrery/kernel';
import type { Jobs } from './protocol.ts';

const WORLDS = 24;
const LONGEST = 2000; // milliseconds for one look; after that what was seen so far counts
const THOUGHT = 1000; // of it, for what the strongest would do

function within(limit: number): () => boolean {
  const end = performance.now() + limit;
  return () => performance.now() >= end;
}
const look = (seed: number): Look => ({ worlds: WORLDS, seed, isOver: within(LONGEST) });

export function chanceIn(box: Box, { state, seat, seed }: Jobs['chance']['job']): Jobs['chance']['reply'] {
  const match = new Match(box.game, load(box.game, state));
  if (match.result) return shares(match.result.ranks)[seat]!;
  return chanceOf(box, match.know(seat), seat, look(seed)) ?? null;
}

export function weighIn(box: Box, { state, seat, choice, seed }: Jobs['weigh']['job']): Jobs['weigh']['reply'] {
  const match = new Match(box.game, load(box.game, state));
  const request = match.requestsTo(seat).find(({ blocking }) => blocking);
  if (!request) return null;
  const { sealed: _, ...asked } = request;
  const effort = { ...USUAL, isOver: within(THOUGHT) };
  const known = match.know(seat);
  const found = weighed(box, known, asked, choice, look(seed), effort);
  if (!found) return null;
  const { prompt, ask } = request;
  const fields = ask.shape === 'form' ? box.game.forms?.[ask.form]?.fields?.(known, ask.facts) : undefined;
  return {
    ...found,
    asked: prompt,
    ask: named(ask, [choice, found.choice]),
    ...(fields ? { fields: copy(fields) } : {}),
  };
}

/** As much of a question as its answers need to be put into words. */
function named(ask: Ask, choices: readonly Choice[]): Ask {
  if (ask.shape === 'form') return { ...ask, facts: {} };
  if (!('options' in ask)) return ask;
  const keys = new Set(choices.flatMap((choice) => (Array.isArray(choice) ? choice : [String(choice)])));
  return { ...ask, options: ask.options.filter(({ key }) => keys.has(key)) };
}
