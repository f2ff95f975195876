// Those who watch a table over a socket, and what they are told.
import type { LetterLine } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import type { Asker } from './info.ts';
import type { LiveTable } from './live-table.ts';
import type { Happening, Noticed } from './news.ts';
import type { Played } from './protocol.ts';

/** Somebody who watches the table over a socket. */
export interface Follower {
  viewer: Seat | null;
  asker: Asker;
  send(text: string): void;
  refresh(): void; // sends the whole state
  close(): void;
}

export class Audience {
  readonly followers = new Set<Follower>();

  constructor(readonly table: LiveTable) {}

  /** Who is told of every answer as soon as it is taken. */
  get here(): (Seat | null)[] {
    const viewers = new Set([...this.followers].map(({ viewer }) => viewer));
    return [...viewers].filter((viewer) => !this.table.isDelayed(viewer));
  }
  isOnline(seat: Seat): boolean {
    return [...this.followers].some((f) => f.viewer === seat);
  }

  hear(happening: Happening): void {
    switch (happening.is) {
      case 'begun':
      case 'upgraded':
        this.refresh();
        break;
      case 'played':
        this.#tellPlayed(happening.played);
        break;
      case 'changed':
        this.tellTable();
        break;
      case 'moved':
        this.#tellMoved(happening.before);
        if (happening.table === 'changed') this.tellTable();
        break;
      case 'letter':
        this.#tellLetter(happening.line);
        break;
      case 'chat':
      case 'deed':
        for (const follower of this.followers)
          if (!this.table.isDelayed(follower.viewer)) follower.send(JSON.stringify(happening));
    }
  }

  /** Gets the whole state anew: everybody, or those who could notice that something happened. */
  refresh(notices: (follower: Follower) => boolean = () => true): void {
    for (const follower of this.followers) if (notices(follower)) follower.refresh();
  }

  /** Something about the table itself has changed. */
  tellTable(): void {
    const { table } = this;
    for (const f of this.followers) {
      if (table.isDelayed(f.viewer)) continue; // they get everything later
      f.send(JSON.stringify({ is: 'table', table: table.info(f.asker), clock: table.clock.shown() }));
    }
  }

  /** Whoever sat here sits here no more. */
  dismiss(seat: Seat): void {
    for (const follower of [...this.followers]) if (follower.viewer === seat) follower.close();
  }

  /** Answers have been taken: each gets the updates made for its seat, and nothing where there is nothing to notice. */
  #tellPlayed(played: Played): void {
    const { table } = this;
    const clock = table.clock.runs ? `,"clock":${JSON.stringify(table.clock.shown())}` : '';
    for (const follower of this.followers) {
      if (table.isDelayed(follower.viewer)) continue;
      for (const { updates } of played.rows) {
        const update = updates[follower.viewer ?? table.row.seats];
        if (update) follower.send(`${update.slice(0, -1)}${clock}}`);
      }
    }
  }

  /** To the two seats it concerns, on all their devices. */
  #tellLetter(line: LetterLine): void {
    for (const follower of this.followers)
      if (follower.viewer === line.from || follower.viewer === line.to)
        follower.send(JSON.stringify({ is: 'letter', line }));
  }

  #tellMoved(before: Noticed): void {
    const { seen, heard } = this.table.noticed;
    this.refresh(({ viewer }) => {
      const at = viewer ?? this.table.row.seats;
      return heard[at] !== before.heard[at] || seen[at] !== before.seen[at];
    });
  }
}
