// The rehearsal of what a seat will be asked, for its screen: made from what the seat knows, so it learns nothing by it.
import type { Preparation } from '@orrery/api';
import { copy, type Game, type Match, rehearse, type State } from '@orrery/kernel';
import type { Jobs } from './protocol.ts';
import { sceneOf } from './scene.ts';

/** Null: there is nothing of this name to prepare for. */
export function prepare({ known, key, choices }: Jobs['prepare']['job'], game: Game): Preparation | null {
  const rehearsal = rehearse(game, known, key, choices);
  if (!rehearsal) return null;
  const { match, steps, alone, request, refused } = rehearsal;
  const { ahead: _, ...scene } = sceneOf(
    game,
    match as unknown as Match<never>,
    copy(match.state) as State,
    known.seat,
  );
  // Its questions are told apart from those that the table asks.
  const requests = request ? [{ ...copy(request), id: `${AHEAD}${request.id}` }] : [];
  const fields = request && scene.fields[request.id] ? { [`${AHEAD}${request.id}`]: scene.fields[request.id]! } : {};
  return { steps, alone, scene: { ...scene, requests, fields, undo: false, result: null }, refused: refused ?? null };
}

const AHEAD = 'ahead.';
