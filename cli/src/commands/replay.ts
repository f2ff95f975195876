// orrery replay and verify: a recorded match told as a story, or checked line by line.
import { readFileSync } from 'node:fs';
import {
  type Command,
  type CommandArgs,
  type Entry,
  type GameRecord,
  playedFrom,
  readRecord,
  replay,
  speaker,
  toldTo,
  Usage,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { boxNamed } from '../command.ts';

function recordFrom(args: CommandArgs): GameRecord {
  const [file] = args.words;
  if (!file) throw new Usage('usage.file');
  try {
    return readRecord(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Usage('usage.unread', { file, why: (error as Error).message });
  }
}

export const replayFile: Command = {
  flags: {
    seat: { type: 'string' },
  },
  async run(out, args) {
    const record = recordFrom(args);
    const box = await boxNamed(record.game);
    const seat = args.text('seat') === undefined ? null : args.number('seat', 0);
    const language = args.language();
    const words = speaker(language, wordsOf(box.home, language));
    const match = replay(box.game, record, (_, __, events) => {
      for (const event of events) {
        const told = toldTo(event, seat);
        if (told) out.put(told, words.tell(told));
      }
    });
    if (match.result)
      out.put({ result: match.result }, `${words.say(match.result.why)} ${match.result.ranks.join(' ')}`);
    return 0;
  },
};

export const verifyFile: Command = {
  flags: {},
  async run(out, args) {
    const record = recordFrom(args);
    const box = await boxNamed(record.game);
    const from = playedFrom(record);
    const count = (kind: string, entries: Entry[]) => entries.filter((entry) => kind in entry).length;
    const [older, played] = [record.entries.slice(0, from), record.entries.slice(from)];
    const facts = {
      game: record.game,
      version: record.version,
      answers: count('move', played),
      hashes: count('hash', played),
      older: count('move', older), // given under older rules: in the chain of hashes, but not played again
    };
    try {
      const match = replay(box.game, record);
      out.put(
        { ...facts, ok: true, result: match.result ?? null },
        `ok: ${facts.answers} answers, ${facts.hashes} hashes${facts.older > 0 ? `; ${facts.older} answers before them were given under older rules and are not played again` : ''}`,
      );
      return 0;
    } catch (error) {
      out.put({ ...facts, ok: false, problem: (error as Error).message }, `not ok: ${(error as Error).message}`);
      return 1;
    }
  },
};
