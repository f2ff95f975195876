// orrery simulate: bots play whole games against each other.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsNamed, Company } from '@orrery/bots';
import {
  type Answer,
  type Bag,
  type Bot,
  type Box,
  type Command,
  fastChance,
  type GameRecord,
  hashOf,
  type Match,
  optionsFor,
  Recorder,
  type Shape,
  type State,
  startMatch,
  writeRecord,
} from '@orrery/kernel';
import { boxNamed, namesFrom, seatsFor, tableOptions } from '../command.ts';
import { type Cost, inWords, Meter, sumUp } from '../measure.ts';
import { Questionnaire, type Questions, questionsInWords } from '../questions.ts';

export const simulate: Command = {
  flags: {
    seats: { type: 'string' },
    bot: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    record: { type: 'string' },
  },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const seats = seatsFor(box, args);
    const bots = botsNamed(box, namesFrom(args), seats);
    const options = tableOptions(box, args.texts('option'), seats);
    const [count, first] = [args.number('games', 10, 1), args.number('seed', 1)];
    const folder = args.text('record');
    if (folder) mkdirSync(folder, { recursive: true });
    const ends: Ending[] = [];
    for (let i = 0; i < count; i++) {
      out.progress(i, count, box.game.id);
      const end = playGame(box, { seats, seed: first + i, options, bots });
      ends.push(end);
      if (folder) writeFileSync(join(folder, `${box.game.id}-${seats}-${end.seed}.game`), writeRecord(end.record));
      const { record: _, heaviest: __, ...line } = end;
      const ranks = end.result?.ranks.join(' ');
      out.put(
        { game: box.game.id, version: box.game.version, ...line },
        `seed ${end.seed}: ranks ${ranks}, ${end.answers} answers, ${end.ms} ms`,
      );
    }
    out.progress(count, count, box.game.id);
    summarise(ends, seats, (object, line) => out.put(object, line));
    return 0;
  },
};

interface Ending {
  seed: number;
  seats: number;
  bots: string[];
  answers: number;
  result: Match<Shape>['result'];
  hash: string;
  ms: number;
  cost: Cost;
  questions: Questions;
  heaviest: State;
  record: GameRecord;
}

interface Lineup {
  seats: number;
  seed: number;
  options: Bag;
  bots: Bot[];
}

function playGame(box: Box, { seats, seed, bots, ...lineup }: Lineup): Ending {
  const options = optionsFor(box.game, lineup.options, seats);
  const began = performance.now();
  const { match } = startMatch(box.game, { seats, options, chance: fastChance(seed) }, { undo: false });
  const header = { game: box.game.id, version: box.game.version, seats, options, chance: { seed } };
  const recorder = new Recorder<Shape>(header);
  const meter = new Meter();
  const asked = new Questionnaire();
  const timed = bots.map((bot) => meter.timed(bot));
  const company = new Company(timed, seed);
  while (!match.result) {
    recorder.answered(
      match,
      meter.rules(() => played(match, company, asked)),
    );
    meter.answered(box.game, match);
  }
  const ms = Math.round(performance.now() - began);
  const record = recorder.close(match);
  return {
    seed,
    seats,
    bots: bots.map((bot) => bot.name),
    answers: meter.cost.answers,
    result: match.result,
    hash: hashOf(match.state),
    ms,
    cost: meter.cost,
    questions: asked.found,
    heaviest: meter.heaviest!,
    record,
  };
}

/** The company's next answer, given. */
function played(match: Match<Shape>, company: Company, asked: Questionnaire): Answer {
  const answer = company.next(match);
  const request = match.requestsTo(answer.seat).find(({ id, blocking }) => blocking && id === answer.request);
  if (request) asked.asks(request);
  const outcome = match.apply(answer);
  if ('refused' in outcome)
    throw new Error(
      `${company.bots[answer.seat]!.name} gave an illegal answer: ${JSON.stringify({ answer, ...outcome })}`,
    );
  return answer;
}

function summarise(ends: readonly Ending[], seats: number, put: (object: object, line: string) => void): void {
  const answers = ends.reduce((sum, end) => sum + end.answers, 0);
  const ms = ends.reduce((sum, end) => sum + end.ms, 0);
  const wins = Array.from({ length: seats }, (_, seat) => ends.filter((end) => end.result?.ranks[seat] === 1).length);
  const perSecond = Math.round((answers / Math.max(1, ms)) * 1000);
  const bots = ends[0]!.bots;
  const line = `${ends.length} games, ${answers} answers, ${perSecond} answers/s; first places: ${wins.map((n, s) => `${s} (${bots[s]}) ${n}`).join(', ')}`;
  const heavy = ends.reduce((a, b) => (b.cost.bytes > a.cost.bytes ? b : a)).heaviest;
  const costs = sumUp(
    ends.map((end) => end.cost),
    heavy,
  );
  put(
    { summary: true, games: ends.length, answers, ms, answersPerSecond: perSecond, firstPlaces: wins, bots, ...costs },
    `${line}\n${inWords(costs)}\n${questionsInWords(ends.map((end) => end.questions))}`,
  );
}
