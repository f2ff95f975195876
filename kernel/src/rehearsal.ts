// A rehearsal: what a seat will be asked, tried out in a world that it cannot tell from the real one. Plans are made there.
import type { Choice, Frame, Game, Know, Msg, Planned, Refusal, Request, Seat, Shape } from './contract.ts';
import { imagine } from './drawers.ts';
import { copy } from './json.ts';
import { push, run } from './loop.ts';
import { Match } from './match.ts';
import { digest } from './plans.ts';

/** The key of what is asked now: "what if", from the question itself to the end of the turn. */
export const NOW = 'now';

/** The answers given so far, and what would be asked next. */
export interface Rehearsal<G extends Shape> {
  match: Match<G>;
  steps: Planned[];
  alone: number; // so many of them follow one another, whatever others do and dice show
  request: Request | undefined; // none: it is over
  refused: Refusal | undefined; // the answer after `steps`
}
interface Stage<G extends Shape> {
  match: Match<G>;
  isOn(): boolean; // what is rehearsed is not over yet
}

/** Undefined: there is nothing of this name to prepare for. */
export function rehearse<G extends Shape>(
  game: Game<G>,
  known: Know<G>,
  key: string,
  choices: readonly Choice[],
): Rehearsal<G> | undefined {
  const stage = key === NOW ? fromNow(game, known) : fromLater(game, known, key);
  if (!stage) return undefined;
  const seat = known.seat!;
  const { match } = stage;
  const made: { step: Omit<Planned, 'upon'>; known: Know<G> }[] = [];
  let { request } = key === NOW ? { request: match.requestsTo(seat)[0] } : settled(stage, seat);
  let refused: Refusal | undefined;
  let [alone, isAlone] = [0, true];
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
    if (isAlone) alone += 1;
    const isOpen = !match.loop.barrier; // no die, nothing uncovered
    const next = settled(stage, seat);
    isAlone &&= isOpen && !next.meanwhile;
    request = next.request;
  }
  const all = made.map(({ step }) => step);
  const steps = made.map(({ step, known: then }, i) => ({ ...step, upon: digest(game, then, all.slice(i)) }));
  return { match, steps, alone, request, refused };
}

/** What is asked of this seat in its own turn, and the turn from there on. */
function fromNow<G extends Shape>(game: Game<G>, known: Know<G>): Stage<G> | undefined {
  if (known.seat === null || game.turn?.(known.pub) !== known.seat) return undefined;
  const match = new Match(game, imagine(game, known, known.pub.serial), { undo: false });
  if (!match.waiting().includes(known.seat)) return undefined;
  return { match, isOn: () => match.turn() === known.seat };
}

/** What this seat will be asked. */
function fromLater<G extends Shape>(game: Game<G>, known: Know<G>, key: string): Stage<G> | undefined {
  const ahead = known.seat === null ? undefined : game.ahead?.(known).find((a) => a.key === key);
  if (!ahead) return undefined;
  const state = imagine(game, known, known.pub.serial);
  const stack = state.pub.stack as Frame[];
  stack.length = 1 + stack.findLastIndex(({ step }) => step === ahead.within);
  const match = new Match(game, state, { undo: false });
  push(match.loop, ahead.step, copy(ahead.args)); // they may be those of a procedure that waits
  const root = stack.at(-1)!.id;
  run(match.loop);
  return { match, isOn: () => match.state.pub.stack.some(({ id }) => id === root) };
}

const MOST = 1000;
/** What this seat is asked next. The others answer as mildly as they can, and so does it where others give it occasion:
 *  `meanwhile` says that somebody did. */
function settled<G extends Shape>(
  { match, isOn }: Stage<G>,
  seat: Seat,
): { request: Request | undefined; meanwhile: boolean } {
  let meanwhile = false;
  for (let i = 0; i < MOST && !match.result && isOn(); i++) {
    const asked = match.waiting();
    const mine = match.asked(seat);
    if (mine && !mine.at.startsWith('window.')) return { request: mine, meanwhile };
    const other = asked.find((s) => match.asked(s)!.sealed === undefined);
    if (other === undefined) break;
    match.apply(match.clockAnswer(other)!);
    meanwhile = true;
  }
  return { request: undefined, meanwhile };
}

/** The choice in words, as far as options have them. */
export function saidBy({ ask }: Pick<Request, 'ask'>, choice: Choice): Msg[] {
  if (ask.shape !== 'one' && ask.shape !== 'many') return [];
  const keys = [choice].flat();
  return ask.options.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
}
