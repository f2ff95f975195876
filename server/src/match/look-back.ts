// In the worker: an earlier moment of a match, looked at with the eyes of one seat. Whoever thinks gets what it knew then.
import { chanceOf, type Look, shares, USUAL, weighed } from '@orrery/bots';
import { type Box, type Choice, copy, type Know, load, Match, type Request } from '@orrery/kernel';
import type { InWords, Jobs } from './protocol.ts';

const WORLDS = 24;
const LONGEST = 2000; // milliseconds for one look; after that what was seen so far counts
const WEIGHING = 6000; // for two answers, which must be told apart
const THOUGHT = 1000; // of it, for what the strongest would do
const PATIENCE = 10_000; // for one world, where a busy machine has not finished any by then

function within(limit: number): () => boolean {
  const end = performance.now() + limit;
  return () => performance.now() >= end;
}
const look = (seed: number, limit: number): Look => ({ worlds: WORLDS, seed, isOver: within(limit) });

export function chanceIn(box: Box, { state, seat, seed }: Jobs['chance']['job']): Jobs['chance']['reply'] {
  const match = new Match(box.game, load(box.game, state));
  if (match.result) return shares(match.result.ranks)[seat]!;
  const known = match.know(seat);
  const patient = () => chanceOf(box, known, seat, { worlds: 1, seed, isOver: within(PATIENCE) });
  return chanceOf(box, known, seat, look(seed, LONGEST)) ?? patient() ?? null;
}

export function weighIn(box: Box, { state, seat, choice, seed }: Jobs['weigh']['job']): Jobs['weigh']['reply'] {
  const match = new Match(box.game, load(box.game, state));
  const request = match.asked(seat);
  if (!request) return null;
  const { sealed: _, ...asked } = request;
  const effort = { ...USUAL, isOver: within(THOUGHT) };
  const known = match.know(seat);
  const found = weighed(box, known, asked, choice, look(seed, WEIGHING), effort);
  return found ? { ...found, ...inWords(box, known, request, [choice, found.choice]) } : null;
}

export function askedIn(box: Box, { state, seat, choice }: Jobs['asked']['job']): Jobs['asked']['reply'] {
  const match = new Match(box.game, load(box.game, state));
  const request = match.asked(seat);
  return request ? { request: request.id, ...inWords(box, match.know(seat), request, [choice]) } : null;
}

function inWords({ game }: Box, known: Know, { prompt, ask }: Request, choices: readonly Choice[]): InWords {
  if (ask.shape === 'form') {
    const fields = game.forms?.[ask.form]?.fields?.(known, ask.facts);
    return { asked: prompt, ask: { ...ask, facts: {} }, ...(fields ? { fields: copy(fields) } : {}) };
  }
  if (!('options' in ask)) return { asked: prompt, ask };
  const keys = new Set(choices.flatMap((choice) => (Array.isArray(choice) ? choice : [String(choice)])));
  return { asked: prompt, ask: { ...ask, options: ask.options.filter(({ key }) => keys.has(key)) } };
}
