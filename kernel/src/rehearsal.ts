// A rehearsal: what a seat will be asked, tried out in a world that it cannot tell from the real one. Plans are made there.
import type { Choice, Frame, Game, Know, Msg, Planned, Refusal, Request, Seat, Shape } from './contract.ts';
import { imagine } from './drawers.ts';
import { copy } from './json.ts';
import { push, run } from './loop.ts';
import { Match } from './match.ts';
import { digest } from './plans.ts';

/** The answers given so far, and what would be asked next. */
export interface Rehearsal<G extends Shape> {
  match: Match<G>;
  steps: Planned[];
  request: Request | undefined; // none: it is over
  refused: Refusal | undefined; // the answer after `steps`
}

/** Undefined: there is nothing of this name to prepare for. */
export function rehearse<G extends Shape>(
  game: Game<G>,
  known: Know<G>,
  key: string,
  choices: readonly Choice[],
): Rehearsal<G> | undefined {
  const ahead = known.seat === null ? undefined : game.ahead?.(known).find((a) => a.key === key);
  if (!ahead) return undefined;
  const seat = known.seat!;
  const state = imagine(game, known, known.pub.serial);
  const stack = state.pub.stack as Frame[];
  stack.length = 1 + stack.findLastIndex(({ step }) => step === ahead.within);
  const match = new Match(game, state, { undo: false });
  push(match.loop, ahead.step, ahead.args);
  const root = stack.at(-1)!.id;
  run(match.loop);
  const made: { step: Omit<Planned, 'upon'>; known: Know<G> }[] = [];
  let request = settled(match, seat, root);
  let refused: Refusal | undefined;
  for (const choice of choices) {
    if (!request) break;
    const before = copy(match.know(seat)) as Know<G>;
    const outcome = match.apply({ request: request.id, seat, choice });
    if ('refused' in outcome) {
      refused = outcome.refused;
      break;
    }
    made.push({
      step: { at: request.at, asked: request.prompt, choice, said: saidBy(request, choice) },
      known: before,
    });
    request = settled(match, seat, root);
  }
  const all = made.map(({ step }) => step);
  const steps = made.map(({ step, known: then }, i) => ({ ...step, upon: digest(game, then, all.slice(i)) }));
  return { match, steps, request, refused };
}

const MOST = 1000;
/** What this seat is asked next. The others answer as mildly as they can, and so does it where others give it occasion. */
function settled<G extends Shape>(match: Match<G>, seat: Seat, root: number): Request | undefined {
  for (let i = 0; i < MOST && match.state.pub.stack.some(({ id }) => id === root) && !match.result; i++) {
    const asked = match.waiting();
    const mine = asked.includes(seat) ? match.requestsTo(seat)[0] : undefined;
    if (mine && !mine.at.startsWith('window.')) return mine;
    const other = asked.find((s) => match.requestsTo(s)[0]!.sealed === undefined);
    if (other === undefined) return undefined;
    match.apply(match.clockAnswer(other)!);
  }
  return undefined;
}

/** The choice in words, as far as options have them. */
export function saidBy({ ask }: Pick<Request, 'ask'>, choice: Choice): Msg[] {
  if (ask.shape !== 'one' && ask.shape !== 'many') return [];
  const keys = [choice].flat();
  return ask.options.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
}
