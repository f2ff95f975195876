// Addresses: nothing is written to one, but a single question, until whoever reads its mail has said yes.
import type { Language } from '@orrery/kernel';
import type { Hall } from '../match/hall.ts';
import type { LiveTable } from '../match/live-table.ts';
import { problem } from '../problem.ts';
import { digest, newMatchId, newSecret } from '../secrets.ts';
import { voiceIn } from '../words.ts';
import type { Post } from './post.ts';

const DAY = 86_400_000;
const MOST_ASKED = 3; // questions an address gets in a day, whoever wants them

interface Wanted {
  mail: string | null;
  proof?: string | undefined; // by which a browser is known: one yes counts for all its tables
  language: Language;
}
type Standing = 'none' | 'asked' | 'confirmed';

export class Addresses {
  constructor(
    readonly hall: Hall,
    readonly post: Post,
    readonly publicUrl: () => string,
  ) {}

  /** The address of a seat. One that nobody has confirmed for this browser, or else for this seat, waits. */
  async give(table: LiveTable, seat: number, { mail, proof, language }: Wanted): Promise<Standing> {
    const { people } = this.hall.house.store;
    if (mail === null) {
      await table.changeSeat(seat, { mail, pending: null });
      return 'none';
    }
    const row = table.seats[seat]!;
    const id = digest(`${mail}\n${proof ?? row.token}`);
    const isKnown = row.mail === mail || (await people.address(id))?.confirmed != null;
    await table.changeSeat(seat, isKnown ? { mail, pending: null } : { mail: null, pending: id });
    if (!isKnown) await this.#ask(id, mail, language);
    return isKnown ? 'confirmed' : 'asked';
  }

  /** Whoever has the link reads the mail of that address. */
  async confirm(token: string): Promise<LiveTable[]> {
    const { house } = this.hall;
    const found = await house.store.people.confirm(token, house.now());
    if (!found) throw problem('not-found', 'this link is not valid');
    const tables: LiveTable[] = [];
    for (const { match, seat } of await house.store.people.pending(found.id)) {
      const table = await this.hall.find(match);
      await table.changeSeat(seat, { mail: found.mail, pending: null });
      tables.push(table);
    }
    return tables;
  }

  /** Only our own words go to an address that may be a stranger's. */
  async #ask(id: string, mail: string, language: Language): Promise<void> {
    const { store, now } = this.hall.house;
    const token = newSecret();
    if (!(await store.people.ask({ id, mail, token, asked: now(), confirmed: null }, now() - DAY, MOST_ASKED))) return;
    const { say } = voiceIn(language);
    const [here, link] = [this.publicUrl(), `${this.publicUrl()}/api/confirm/${token}`];
    const text = [say({ key: 'confirm.text', args: { here } }), '', link, '', say({ key: 'confirm.else' }), ''];
    const subject = say({ key: 'confirm.subject' });
    await this.post.write({ id: newMatchId(), recipient: mail, subject, text: text.join('\n'), link: null });
  }
}
