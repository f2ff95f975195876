// The properties P1 to P12, once for all games: called on random play at every seat count.
import { wordsOf } from '../catalogue/index.ts';
import {
  type Answer,
  type Bag,
  type Box,
  canonical,
  chapterOf,
  copy,
  editionIn,
  fastChance,
  type GameRecord,
  isAnswerable,
  LANGUAGES,
  type Match,
  type Msg,
  optionsFor,
  Recorder,
  RulesFault,
  random,
  type Shape,
  startMatch,
} from '../src/index.ts';
import { checkAdvertised } from './advertised.ts';
import { type Census, Enumerator } from './census.ts';
import { checkApart, checkEventsApart, checkSaved, checkUndone } from './memory.ts';
import {
  bytes,
  hold,
  isUntouched,
  PROPERTIES,
  type Probe,
  type Property,
  randomAnswer,
  type Tally,
  Violation,
} from './probe.ts';
import { wordChecker, wordProblems } from './words.ts';
import { checkImagined, checkTold, listen } from './worlds.ts';

export interface PropertyOptions {
  seats: number;
  seed: number;
  options?: Bag;
  edition?: number; // the newest, unless an older one is put to the test
  every?: number; // the dear checks run at every n-th decision
  limit?: number; // more answers than any game of this kind takes
  only?: readonly Property[]; // all of them, unless a single one is put to the test
  answer?: (probe: Pick<Probe, 'match' | 'random'>) => Answer; // who plays; at random, unless told otherwise
}
export interface PropertyReport {
  answers: number;
  deepest: number; // of the stacks seen
  tally: Tally;
  census: Census; // what it reached
  match: Match<Shape>; // as it ended, or was left at the limit where nothing but a score ends it
  record: GameRecord;
}

/** One random game with every property. Throws a Violation whose `record` plays up to the place. */
export function checkGame(
  box: Box,
  {
    seats,
    seed,
    options: given = {},
    edition = box.game.edition ?? 1,
    every = 4,
    limit = 20_000,
    only = PROPERTIES,
    answer: decide = randomAnswer,
  }: PropertyOptions,
): PropertyReport {
  const options = optionsFor(box.game, given, seats);
  const tally = Object.fromEntries(PROPERTIES.map((p) => [p, 0])) as Tally;
  const recorder = new Recorder<Shape>({
    game: box.game.id,
    version: box.game.version,
    seats,
    options,
    chance: { seed },
  });
  let match: Match<Shape> | undefined;
  let answers = 0;
  let deepest = 0;
  try {
    const deal = () => startMatch(box.game, { seats, options, chance: fastChance(seed), edition }, { undo: false });
    const [table, again] = [deal(), deal()];
    match = table.match;
    const twin = again.match;
    const probe: Probe = { box, match, random: random(seed), text: bytes(match.state), tally, only };
    const words = wordChecker(probe);
    const enumerator = new Enumerator(match);
    checkWords(probe);
    words.events(table.events);
    hold(
      probe,
      'P1',
      probe.text === bytes(twin.state) && bytes(table.events) === bytes(again.events),
      () => 'two starts differ',
    );
    while (!match.result) {
      if (answers >= limit) {
        if (box.study?.endless?.(match.state.pub)) break;
        throw new Violation('P4', `no end after ${limit} answers`);
      }
      checkDecision(probe);
      if (answers % every === 0) checkLooked(probe);
      words.requests(match.requests());
      enumerator.asks(match.requests());
      checkReasons(probe, words.say);
      const answer = decide(probe);
      if (answers % every === 0) {
        checkAdvertised(probe);
        checkSaved(probe, answer);
        checkUndone(probe, answer);
        checkApart(probe, twin, answer);
        checkImagined(probe);
        checkTold(probe);
      }
      const silence = answers % every === 0 ? listen(probe) : () => {};
      const outcome = match.apply(copy(answer));
      silence();
      if ('refused' in outcome) throw new Violation('P3', `advertised but refused: ${bytes(answer)} ${bytes(outcome)}`);
      const other = twin.apply(copy(answer));
      probe.text = bytes(match.state);
      hold(
        probe,
        'P1',
        probe.text === bytes(twin.state) && bytes(outcome) === bytes(other),
        () => `${bytes(answer)} has two outcomes`,
      );
      recorder.answered(match, answer);
      enumerator.answered(answer);
      words.events(outcome.events);
      enumerator.heard(outcome.events);
      checkEventsApart(probe, outcome.events);
      answers += 1;
      deepest = Math.max(deepest, match.state.pub.stack.length);
    }
    if (match.result) {
      hold(probe, 'P4', match.requests().length === 0, () => 'a finished game still asks');
      words.say(match.result.why);
    }
    return { answers, deepest, tally, census: enumerator.census, match, record: recorder.close(match) };
  } catch (error) {
    throw Object.assign(violationIn(error), { record: match && recordOf(recorder, match), answers });
  }
}

function violationIn(error: unknown): Violation {
  const found = error instanceof RulesFault ? error.cause : error;
  return found instanceof Violation ? found : new Violation('P4', `the rules failed: ${(error as Error).stack}`);
}

function recordOf(recorder: Recorder<Shape>, match: Match<Shape>): GameRecord {
  if (isPlain(match.state)) return recorder.close(match);
  return { ...recorder.header, ...editionIn(match.state), entries: recorder.entries };
}

/** P4, P5 and law 1 at every decision. */
function checkDecision(probe: Probe): void {
  const { match, box } = probe;
  const asked = match.requests().filter((r) => r.blocking);
  hold(probe, 'P4', asked.length > 0, () => 'the game is not over and waits for nobody');
  for (const { ask, prompt } of asked)
    hold(probe, 'P4', isAnswerable(ask), () => `no answer is possible: ${bytes(prompt)}`);
  for (const [name, test] of Object.entries(box.game.invariants)) {
    hold(probe, 'P5', test(match.state), () => `the invariant does not hold: ${name}`);
  }
  for (const request of match.requests())
    hold(probe, 'P2', isPlain(request), () => `not plain data: ${bytes(request)}`);
}

/** Looking at the table does not change it. Where it does between two of these checks, P1 finds it: nobody looks at the twin. */
function checkLooked(probe: Probe): void {
  probe.match.view(0);
  hold(probe, 'P1', isUntouched(probe), () => 'looking at the table changed it');
}

/** P12: who is asked out of turn is told why. */
function checkReasons(probe: Probe, say: (msg: Msg) => void): void {
  const { match, box } = probe;
  if (!box.game.turn) return;
  for (const seat of match.waiting()) {
    const because = match.because(seat);
    const { at } = match.requestsTo(seat)[0]!;
    hold(probe, 'P12', because !== undefined || match.turn() === seat, () => {
      const steps = match.state.pub.stack.map(({ step }) => step).join(' > ');
      return `seat ${seat} is asked at ${at} out of turn and not told why: give one of ${steps} a line in the game's \`because\``;
    });
    if (because) say(because);
  }
}

function isPlain(value: unknown): boolean {
  try {
    return canonical(value) !== '';
  } catch {
    return false;
  }
}

function checkWords(probe: Probe): void {
  const { home, game, rules } = probe.box;
  const problems = wordProblems(home);
  const words = wordsOf(home, LANGUAGES[0]);
  hold(probe, 'P10', problems.length === 0, () => problems.slice(0, 5).join('; '));
  for (const name of [
    'game.name',
    'game.about',
    ...Object.keys(game.options ?? {}).map((o) => `option.${o}`),
    ...Object.keys(game.conditions ?? {}).map((c) => `condition.${c}`),
    ...rules.flatMap(({ id }) => [`rule.${id}`, `chapter.${chapterOf(id)}`]),
  ]) {
    hold(probe, 'P10', Object.hasOwn(words, name), () => `no message ${name}`);
  }
}
