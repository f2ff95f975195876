// A position as a page shows it: what whoever answers next sees, answer by answer; nobody plays it.
import { diff, type Reply, type Scene } from '@orrery/api';
import { type Box, copy, type Game, type Match, type Seat, type Shape, type Told, toldTo } from '@orrery/kernel';
import { sceneOf } from '../match/scene.ts';
import { type Position, positionsOf } from './file.ts';
import { playThrough, type Stop } from './play.ts';

type Show = Reply<'show'>;
type Shown = Show['stops'][number];

/** Where this rule is at work; nothing where no test of it plays at a table. */
export function showOf(box: Box, rule: string): Show | undefined {
  const position = positionsOf(box).find(({ rules }) => rules.includes(rule));
  return position && shown(box.game, position);
}

function shown(game: Game, position: Position): Show {
  const stops: Shown[] = [];
  let seats = 0;
  let before: Scene | null = null;
  const answers: { seat: Seat; length: number }[] = [];
  playThrough(game, position, (stop) => {
    const { match, next, events, refused } = stop;
    seats = match.state.pub.seats;
    const viewer = next?.seat ?? lastViewer(match, answers);
    const scene = seenFrom(game, match, viewer);
    const heard = events.flatMap((event) => toldTo(event, viewer) ?? []);
    const given = next ? { seat: next.seat, request: next.request!, choice: copy(next.choice) } : null;
    stops.push({
      patch: diff(before, scene) as Shown['patch'],
      events: heard.map((told: Told) => ({ ...copy(told), seq: stops.length, at: 0 })),
      given,
      refused: refused ? copy(refused) : null,
    });
    if (given) answers.push({ seat: given.seat, length: JSON.stringify(given.choice).length });
    before = scene;
  });
  return { seats, stops };
}

/** The end is seen by whoever answered last; of those who answered under seal, by whoever had most to say. */
function lastViewer(match: Match<Shape>, answers: readonly { seat: Seat; length: number }[]): Seat {
  const last = answers.at(-1);
  if (!last) return match.waiting()[0] ?? match.turn() ?? 0;
  return answers.reduce((most, one) => (one.length > most.length * MUCH ? one : most), last).seat;
}
const MUCH = 2;

function seenFrom(game: Game, match: Stop['match'], viewer: Seat): Scene {
  const { ahead: _, ...scene } = sceneOf(game, match as unknown as Match<never>, copy(match.state), viewer);
  return { ...scene, undo: false };
}
