// orrery fuzz: random play with every property checked.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsNamed, Company } from '@orrery/bots';
import {
  type Bag,
  type Box,
  type Command,
  type CommandArgs,
  type GameRecord,
  type Random,
  random,
  Usage,
  writeRecord,
} from '@orrery/kernel';
import { checkGame, PROPERTIES, type PropertyOptions, type Tally, Violation } from '@orrery/kernel/testing';
import { readLog, writeLine } from '../census.ts';
import { boxNamed, namesFrom, seatsFor, tableOptions } from '../command.ts';
import { endOf } from '../lab/play.ts';

export const fuzz: Command = {
  flags: {
    games: { type: 'string' },
    seed: { type: 'string' },
    seats: { type: 'string' },
    bot: { type: 'string' },
    option: { type: 'string', multiple: true },
    every: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    log: { type: 'string' },
  },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const [count, first] = [args.number('games', 100, 1), args.number('seed', 1)];
    const every = args.number('every', 4, 1);
    const only = PROPERTIES.filter((property) => property === (args.text('only') ?? property));
    if (only.length === 0) throw new Usage('usage.properties', { all: PROPERTIES.join(', ') });
    const [min, max] = box.game.seats;
    const total = Object.fromEntries(PROPERTIES.map((p) => [p, 0])) as Tally;
    let [answers, deepest, violations] = [0, 0, 0];
    const log = args.text('log');
    const done = new Set((log ? readLog(log) : []).map(({ seed }) => seed));
    for (let i = 0; i < count; i++) {
      out.progress(i, count, box.game.id);
      const seed = first + i;
      if (done.has(seed)) continue;
      const seats = args.text('seats') ? seatsFor(box, args) : min + (i % (max - min + 1));
      const options = randomOptions(box, random(seed), seats, tableOptions(box, args.texts('option'), seats));
      try {
        const report = checkGame(box, { seats, seed, options, every, only, ...players(box, args, seats, seed) });
        answers += report.answers;
        deepest = Math.max(deepest, report.deepest);
        for (const property of PROPERTIES) total[property] += report.tally[property];
        const { census, match } = report;
        const line = { ...lineOf(box, args, seats, seed), answers: report.answers, census };
        if (log) writeLine(log, { ...line, ...(match.result ? endOf(box.study, match) : {}) });
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        const file = keep(args.text('out') ?? 'violations', box, seed, error);
        const { property, about } = error;
        out.put(
          { violation: property, about, game: box.game.id, seed, seats, options, file },
          `seed ${seed}, ${seats} seats: ${property}: ${about}\n  written to ${file}`,
        );
        if (!log) return 1;
        writeLine(log, { ...lineOf(box, args, seats, seed), answers: 0, violation: property });
        violations += 1;
      }
    }
    out.progress(count, count, box.game.id);
    const checked = PROPERTIES.map((p) => `${p} ${total[p]}`).join(', ');
    out.put(
      { game: box.game.id, games: count, seed: first, answers, deepest, checked: total, violations },
      `${count} games, ${answers} answers, deepest stack ${deepest}, ${violations || 'no'} violation. Checked: ${checked}`,
    );
    return violations > 0 ? 1 : 0;
  },
};

const lineOf = (box: Box, args: CommandArgs, seats: number, seed: number) => ({
  game: box.game.id,
  seats,
  seed,
  players: namesFrom(args).join(),
});

/** Bots answer, and deal; without them chance does. */
function players(box: Box, args: CommandArgs, seats: number, seed: number): Pick<PropertyOptions, 'answer'> {
  if (args.text('bot') === undefined) return {};
  const company = new Company(botsNamed(box, namesFrom(args), seats), seed);
  return { answer: ({ match }) => company.next(match) };
}

/** Values at random for what was not given, until the game has no objection to them. */
function randomOptions(box: Box, dice: Random, seats: number, given: Bag): Bag {
  const pairs = Object.entries(box.game.options ?? {}).map(([name, spec]) => {
    if (spec.kind === 'flag') return [name, dice.below(2) === 1];
    if (spec.kind === 'some') return [name, spec.choices.filter(() => dice.below(spec.choices.length) === 0)];
    return [name, spec.kind === 'choice' ? dice.pick(spec.choices) : spec.fallback];
  });
  const options: Bag = { ...Object.fromEntries(pairs), ...given };
  return box.game.objection?.(options, seats) ? randomOptions(box, dice, seats, given) : options;
}

/** The record up to the place, with what was wrong as its last words. */
function keep(folder: string, box: Box, seed: number, violation: Violation & { record?: GameRecord }): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${box.game.id}-${seed}.game`);
  const { record, property, about } = violation;
  writeFileSync(file, record ? writeRecord(record) : '');
  writeFileSync(
    `${file}.txt`,
    `orrery fuzz ${box.game.id} --games 1 --seed ${seed} --seats ${record?.seats}\n${property}: ${about}\n`,
  );
  return file;
}
