// Who is asked, in which order, and after which answers a window closes is the same in every world that a seat could be in.
import { boxOf } from '@orrery/games';
import { fastChance, type Game, imagine, Match, random, type Shape, sampleChoice, startMatch } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';

const GAMES: [game: string, seats: number][] = [
  ['moot', 3],
  ['council-of-shadows', 3],
  ['cosmos', 3],
  ['twilight-imperium', 3],
];
const STEPS = 200;
const MOST_ANSWERS = 12;
const gameNamed = (id: string): Game => (boxOf(id) ?? mootBox).game;
type Asked = (world: Match<Shape>) => readonly number[];
const honest: Asked = (world) => world.waiting();

/** Everybody lets it pass: who is asked before each answer, until it is about something else. */
function closing(world: Match<Shape>, asked: Asked): string[] {
  const about = () => JSON.stringify((world.state as { pub: { stack: unknown[] } }).pub.stack.length);
  const [begin, told] = [about(), [] as string[]];
  for (let i = 0; i < MOST_ANSWERS && about() === begin && !world.result; i++) {
    told.push(asked(world).join(' '));
    const open = world.waiting().flatMap((seat) => world.requestsTo(seat));
    const request = open.find((each) => each.blocking && each.sealed === undefined);
    const pass = request?.ask.shape === 'one' && request.ask.options.find(({ key }) => key === 'pass');
    if (!request || !pass) return told;
    world.apply({ request: request.id, seat: request.seat, choice: pass.key });
  }
  return told;
}

function compare(game: Game, seats: number, asked: Asked): { compared: number; different: string[] } {
  const { match } = startMatch(game, { seats, options: {}, chance: fastChance(5) }, { undo: false });
  const dice = random(17);
  const found = { compared: 0, different: [] as string[] };
  for (let step = 0; step < STEPS && !match.result; step++) {
    const open = match.waiting().flatMap((seat) => match.requestsTo(seat));
    const requests = open.filter((each) => each.blocking && each.sealed === undefined);
    const isFresh = open.every((each) => each.sealed === undefined);
    if (isFresh && match.waiting().length > 1)
      for (const seat of [0, seats - 1]) {
        const world = new Match(game, imagine(game, match.know(seat), step), { undo: false });
        const here = new Match(game, JSON.parse(JSON.stringify(match.state)) as typeof match.state, { undo: false });
        const [one, other] = [closing(here, asked), closing(world, asked)];
        found.compared += 1;
        if (one.join() !== other.join()) found.different.push(`${step}: ${one.join()} | ${other.join()}`);
      }
    const request = dice.pick(requests);
    const choice = sampleChoice(game, match.know(request.seat), request, dice);
    match.apply({ request: request.id, seat: request.seat, choice });
  }
  return found;
}

test.each(GAMES)('%s', (id, seats) => {
  const { compared, different } = compare(gameNamed(id), seats, honest);
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(3);
});

test('planted: only those are asked who hold something they could use', () => {
  const looks: Asked = (world) => {
    const { own } = world.state as unknown as { own: { hand?: string[] }[] };
    return world.waiting().filter((seat) => (own[seat]!.hand ?? []).join().length % 2 === 0);
  };
  expect(compare(gameNamed('moot'), 3, looks).different.length).toBeGreaterThan(0);
});
