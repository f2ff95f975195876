// What one viewer has on the screen.
import type { Scene } from '@orrery/api';
import {
  type Carry,
  carry,
  copy,
  type Field,
  type Game,
  know,
  type Match,
  type Seat,
  type State,
} from '@orrery/kernel';

/** `state` is a copy that nobody changes. What is `found` in it for one viewer serves them all, and whoever looks at a later one as
 *  long as it holds there. */
export function sceneOf(
  game: Game,
  match: Match<never>,
  state: State,
  seat: Seat | null,
  found: Carry = carry(),
): Scene {
  const requests = seat === null ? [] : copy(match.requestsTo(seat));
  const isAsked = requests.some(({ blocking }) => blocking);
  const ahead = isAsked || match.result || seat === null || !game.ahead ? [] : aheadOf(game, state, seat, found);
  return {
    view: { ...know(state, seat), extra: found.find(state, seat, 'extra', (known) => game.derive?.(known) ?? NOTHING) },
    requests,
    waiting: [...match.waiting()],
    fields: fieldsOf(game, state, seat, requests, found),
    turn: match.turn() ?? null,
    because: seat === null ? null : copy(match.because(seat) ?? null),
    undo: seat !== null && match.canUndo(seat),
    result: match.result ?? null,
    ...(ahead.length > 0 ? { ahead } : {}),
  } as unknown as Scene;
}
const NOTHING = {};

const aheadOf = (game: Game, state: State, seat: Seat, found: Carry): NonNullable<Scene['ahead']> =>
  found.find(state, seat, 'ahead', (known) => game.ahead!(known).map(({ key, label }) => ({ key, label })));

function fieldsOf(
  game: Game,
  state: State,
  seat: Seat | null,
  requests: Scene['requests'],
  found: Carry,
): Scene['fields'] {
  const sheets = requests.flatMap(({ id, ask }): [string, Field[]][] => {
    if (ask.shape !== 'form' || !game.forms?.[ask.form]?.fields) return [];
    const { form, facts } = ask;
    const name = `fields ${form} ${JSON.stringify(facts)}`;
    return [[id, found.find(state, seat, name, (known) => game.forms![form]!.fields!(known, facts))]];
  });
  return Object.fromEntries(sheets);
}
