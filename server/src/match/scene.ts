// What one viewer has on the screen.
import type { Scene } from '@orrery/api';
import {
  atRest,
  copy,
  type Field,
  type Game,
  type Know,
  type Match,
  type Request,
  type Rest,
  type Seat,
  type State,
  view,
} from '@orrery/kernel';

const rests = new WeakMap<object, Rest>();
function restOf({ pub }: State): Rest {
  const rest = rests.get(pub) ?? { pub };
  rests.set(pub, rest);
  return rest;
}
/** `state` is a copy that nobody changes: what is found in it for one viewer serves them all. */
export function sceneOf(game: Game, match: Match<never>, state: State, seat: Seat | null): Scene {
  return atRest(restOf(state), () => drawn(game, match, state, seat));
}
function drawn(game: Game, match: Match<never>, state: State, seat: Seat | null): Scene {
  const seen = view(game, state, seat);
  const requests = seat === null ? [] : copy(match.requestsTo(seat));
  const ahead = requests.some(({ blocking }) => blocking) || match.result ? [] : aheadOf(game, seen);
  return {
    view: seen as unknown as Scene['view'],
    requests,
    waiting: [...match.waiting()],
    fields: fieldsOf(game, seen, requests),
    turn: match.turn() ?? null,
    because: seat === null ? null : copy(match.because(seat) ?? null),
    undo: seat !== null && match.canUndo(seat),
    result: match.result ?? null,
    ...(ahead.length > 0 ? { ahead } : {}),
  };
}

const aheadOf = (game: Game, known: Know): NonNullable<Scene['ahead']> =>
  known.seat === null ? [] : (game.ahead?.(known) ?? []).map(({ key, label }) => ({ key, label }));

function fieldsOf(game: Game, known: ReturnType<typeof view>, requests: Request[]): Record<string, Field[]> {
  const sheets = requests.flatMap(({ id, ask }): [string, Field[]][] => {
    const fields = ask.shape === 'form' ? game.forms?.[ask.form]?.fields?.(known, ask.facts) : undefined;
    return fields ? [[id, fields]] : [];
  });
  return Object.fromEntries(sheets);
}
