// P6 and P7: what a seat cannot know must make no difference to what it sees.
import { type Answer, imagine, judge, Match, type Request, type Seat, type Shape, toldTo } from '../src/index.ts';
import { answerTo, bytes, everybody, hold, openRequests, type Probe, randomAnswer, Violation } from './probe.ts';

type World = Match<Shape>;
const STEPS_ON = 8;

/** P6: a world imagined from a seat's knowledge looks to it like the real one, and can be played. */
export function checkImagined(probe: Probe): void {
  const { match, box, random } = probe;
  const seat = random.pick(everybody(match));
  const world = imagined(probe, seat);
  hold(
    probe,
    'P6',
    sight(world, seat) === sight(match, seat),
    () => `${nameOf(seat)} sees an imagined world differently`,
  );
  for (const [name, test] of Object.entries(box.game.invariants)) {
    hold(probe, 'P6', test(world.state), () => `an imagined world breaks the invariant: ${name}`);
  }
  for (let i = 0; i < STEPS_ON && !world.result; i++) {
    const outcome = world.apply(randomAnswer({ match: world, random }));
    hold(probe, 'P6', 'events' in outcome, () => `an imagined world refuses what it advertises: ${bytes(outcome)}`);
  }
}

/** P7, law 8: two worlds that differ only in what a seat cannot know go on; while it is told the same, it sees the same. */
export function checkTold(probe: Probe): void {
  const { match, random } = probe;
  if (Object.keys(match.state.dark.sealed).length > 0) return; // the imagined world would lack others' sealed answers
  const seat = random.pick(everybody(match));
  const [here, there] = [imagined(probe, seat), imagined(probe, seat)];
  let alike = true; // the same answers were given in both
  for (let i = 0; i < STEPS_ON && !here.result && !there.result; i++) {
    const answer = randomAnswer({ match: here, random });
    const twin = answerIn(there, answer, random.below(2 ** 31));
    if (!twin) return;
    alike &&= bytes(twin) === bytes(answer);
    const [heard, heardThere] = [hear(here, answer, seat), hear(there, twin, seat)];
    const chance = here.loop.barrier || there.loop.barrier;
    if (heard !== heardThere) {
      hold(
        probe,
        'P7',
        chance || !alike,
        () => `${nameOf(seat)} is told of something hidden without a reveal: ${heard}`,
      );
      return;
    }
    if (!alike && asking(here) !== asking(there)) return; // other answers may well lead to other questions
    hold(
      probe,
      'P7',
      sight(here, seat) === sight(there, seat),
      () =>
        `${nameOf(seat)} was told the same and sees otherwise: ${difference(sight(here, seat), sight(there, seat))}`,
    );
  }
}

/** P7, second part: no stage changes what a seat can see without telling it anything. */
export function listen(probe: Probe): () => void {
  return hearken(probe.match, (holds, about) => hold(probe, 'P7', holds, about));
}

/** Watches every stage until the function it gives back is called. */
export function hearken<G extends Shape>(
  { loop }: Match<G>,
  expect: (holds: boolean, about: () => string) => void,
): () => void {
  const look = (heard: number) => ({ pub: visible(loop.state.pub), own: loop.state.own.map(belongings), heard });
  let before = look(0); // what was told before the next answer is gone with it
  loop.afterStage = (frame, events) => {
    const after = look(events.length);
    const news = events.slice(before.heard);
    const told = (seat: Seat | null) => news.some((event) => toldTo(event, seat) !== undefined);
    const where = `${frame.step} (before ${frame.at})`;
    expect(
      before.pub === after.pub || told(null),
      () => `a silent change of pub in ${where}: ${difference(before.pub, after.pub)}`,
    );
    for (const [seat, own] of after.own.entries())
      expect(
        before.own[seat] === own || told(seat),
        () => `a silent change of own[${seat}] in ${where}: ${difference(before.own[seat]!, own)}`,
      );
    before = after;
  };
  return () => {
    delete loop.afterStage;
  };
}

/** Everything that reaches a seat: its drawers, its questions, and who is asked. */
function sight(match: World, seat: Seat | null): string {
  const mine = seat === null ? [] : match.requestsTo(seat).map(({ sealed: _, ...request }: Request) => request);
  return bytes([match.view(seat), mine, match.waiting()]);
}

const asking = (match: World): string => bytes([match.waiting(), match.state.pub.stack]);

/** The first place where two texts part, with a little around it. */
function difference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i += 1;
  return `…${a.slice(Math.max(0, i - 60), i + 40)}… | …${b.slice(Math.max(0, i - 60), i + 40)}…`;
}

/** The table's own bookkeeping is public, but it follows from what is told and asked. */
function visible({ stack: _, serial: __, ...pub }: Shape['pub'] & { stack?: unknown; serial?: unknown }): string {
  return bytes(pub);
}

/** Answers left behind are its own doing, and end without a word when they were given. */
const belongings = ({ standing: _, ...own }: Shape['own'] & { standing?: unknown }): string => bytes(own);

function imagined({ match, box, random }: Probe, seat: Seat | null): World {
  const state = imagine(box.game, match.know(seat), random.below(2 ** 31));
  return new Match(box.game, state, { undo: false });
}

function hear(match: World, answer: Answer, seat: Seat | null): string {
  const outcome = match.apply(answer);
  if ('refused' in outcome)
    throw new Violation('P3', `advertised but refused: ${bytes(answer)} ${bytes(outcome.refused)}`);
  return bytes(outcome.events.map((event) => toldTo(event, seat) ?? null).filter((told) => told !== null));
}

/** The same answer in the other world, or another of the same seat if hidden facts make it impossible there. */
function answerIn(world: World, answer: Answer, seed: number): Answer | undefined {
  const request = world.requestsTo(answer.seat).find((r) => r.id === answer.request);
  if (request && 'choice' in judge(world.game, world.know(answer.seat), request, answer.choice)) return answer;
  if (answer.request.startsWith('deal.')) return undefined; // there is nothing to compare it with
  const asked = openRequests(world).find((r) => r.seat === answer.seat);
  return asked && answerTo(world, asked, { ...fixed(seed) });
}

const fixed = (seed: number) => ({
  below: (n: number) => seed % n,
  shuffle: <T>(list: T[]) => list,
  pick: <T>(list: readonly T[]): T => list[seed % list.length]!,
});

const nameOf = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);
