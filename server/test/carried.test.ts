// Scenes are made with what was found for those before. In every game each is the same, to the byte, as one made from nothing.
import { diff, patched } from '@orrery/api';
import {
  carry,
  copy,
  fastChance,
  type Match,
  random,
  type Seat,
  type State,
  sampleChoice,
  startMatch,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../src/match/scene.ts';
import { boxNamed, GAMES } from './twins.ts';

const ANSWERS = 260;
const A_DEAL = 6; // every so many answers

describe.each(GAMES)('%s', (game, seats) => {
  test('what was found before serves a later scene only as long as it holds', () => {
    const { game: rules } = boxNamed(game);
    const { match } = startMatch(rules, { seats, options: {}, chance: fastChance(9) });
    const viewers: (Seat | null)[] = [...Array.from({ length: seats }, (_, seat) => seat), null];
    const [found, dice] = [carry(), random(4)];
    let state = copy(match.state) as State;
    const screen = (viewer: Seat | null, from = carry()) =>
      JSON.stringify(sceneOf(rules, match as unknown as Match<never>, state, viewer, from));
    for (let i = 1; i <= ANSWERS && !match.result; i++) {
      // Not everybody looks at every state.
      for (const viewer of viewers) if (dice.below(4) > 0) expect(screen(viewer, found)).toBe(screen(viewer));
      const open = viewers.flatMap((seat) => (seat === null ? [] : match.requestsTo(seat)));
      const isDeal = i % A_DEAL === 0;
      const wanted = open.filter((r) => (r.blocking ? r.sealed === undefined : isDeal));
      const request = dice.pick(wanted);
      const choice = sampleChoice(rules, match.know(request.seat), request, dice);
      expect(match.apply({ request: request.id, seat: request.seat, choice })).toHaveProperty('events');
      if (i % 25 === 0) for (const seat of [0, 1]) if (match.canUndo(seat)) match.undo(seat);
      state = patched(state, copy(diff(state, match.state as State)));
    }
  });
});
