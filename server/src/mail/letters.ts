// Letters of games that are played by mail: each seat is sent what it is asked, with all that belongs to it.
import { type Language, type Seat, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import type { Hall } from '../match/hall.ts';
import type { LiveTable } from '../match/live-table.ts';
import type { Voice } from '../match/protocol.ts';
import { voiceIn } from '../words.ts';
import type { Post } from './post.ts';

/** What stands below this in an answer is the letter itself, quoted. */
export const CUT = '##';
export const tableName = (table: LiveTable): string => table.row.name || table.id;

/** What a mail is about: what people call their tables stays out of subjects. */
export function gameName({ house, row }: LiveTable, language: Language): string {
  return speaker(language, wordsOf(house.shelf.box(row.game)!.home, language)).say({ key: 'game.name' });
}

export function voiceAt(table: LiveTable, seat: Seat): Voice {
  const { row, seats } = table;
  return { game: row.game, language: seats[seat]!.language as Language, names: seats.map(({ name }) => name) };
}

interface LetterOptions {
  answers: 'read' | 'unread'; // whether there is a mailbox where answers come in
  linkTo: (table: LiveTable) => string;
  unsubscribe: (token: string) => string;
}

export class Letters {
  constructor(
    readonly hall: Hall,
    readonly post: Post,
    readonly options: LetterOptions,
  ) {}

  areFor(table: LiveTable): boolean {
    return this.hall.house.shelf.box(table.row.game)?.letters !== undefined;
  }

  /** What the seat is asked now or, when it is over, how it ended; `until`: the deadline, in words. Once for each question. */
  async send(table: LiveTable, seat: Seat, until: string | null): Promise<void> {
    const { mail, token, language } = table.seats[seat]!;
    if (mail === null) return;
    const asked = await table.turn(() => table.ask('asks', { match: table.id, seat }));
    const known = asked?.known ?? (await table.turn(() => table.ask('knows', { match: table.id, seat })));
    const request = asked?.request ?? null;
    const id = await this.post.idFor(`letter ${table.id} ${seat} ${mail} ${request?.id ?? table.status}`);
    if (await this.hall.house.store.outbox.find(id)) return;
    const letter = await this.hall.house.bots.any('letter', { voice: voiceAt(table, seat), known, request });
    const { say } = voiceIn(language as Language);
    const link = this.options.unsubscribe(token);
    const isOpen = request !== null && this.options.answers === 'read';
    const text = [
      ...(isOpen ? [`${CUT} ${say({ key: 'letter.above' })} ${CUT}`, ''] : []),
      letter.text.trimEnd(),
      '',
      ...(request && until !== null ? [say({ key: 'mail.until', args: { when: until } })] : []),
      `${tableName(table)}: ${this.options.linkTo(table)}`,
      say({ key: 'mail.unsubscribe', args: { link } }),
      '',
    ].join('\n');
    await this.post.write({
      id,
      recipient: mail,
      subject: `${gameName(table, language as Language)}: ${letter.subject}`,
      text,
      link,
      match: table.id,
      seat,
      request: isOpen ? request.id : null,
      enclosed: JSON.stringify(letter.enclosed),
    });
  }
}
