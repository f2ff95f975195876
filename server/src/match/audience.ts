// Those who watch a table over a socket, and what they are told.
import type { Deed, LetterLine } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import type { Follower } from './context.ts';
import type { LiveTable } from './live-table.ts';
import type { Played } from './protocol.ts';

export class Audience {
  readonly followers = new Set<Follower>();

  constructor(readonly table: LiveTable) {}

  isOnline(seat: Seat): boolean {
    return [...this.followers].some((f) => f.viewer === seat);
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
      f.send(JSON.stringify({ is: 'table', table: table.info(f.asker), clock: table.shownClock() }));
    }
  }

  /** Answers have been taken: each gets the updates made for its seat, and nothing where there is nothing to notice. */
  tellPlayed(played: Played): void {
    const { table } = this;
    const clock = table.clockSettings.kind === 'none' ? '' : `,"clock":${JSON.stringify(table.shownClock())}`;
    for (const follower of this.followers) {
      if (table.isDelayed(follower.viewer)) continue;
      for (const { updates } of played.rows) {
        const update = updates[follower.viewer ?? table.row.seats];
        if (update) follower.send(`${update.slice(0, -1)}${clock}}`);
      }
    }
  }

  tellChat(line: object): void {
    for (const follower of this.followers) follower.send(JSON.stringify({ is: 'chat', line }));
  }

  /** To the two seats it concerns, on all their devices. */
  tellLetter(line: LetterLine): void {
    for (const follower of this.followers)
      if (follower.viewer === line.from || follower.viewer === line.to)
        follower.send(JSON.stringify({ is: 'letter', line }));
  }
  tellDeed(deed: Deed): void {
    for (const follower of this.followers) follower.send(JSON.stringify({ is: 'deed', deed }));
  }

  /** Whoever sat here sits here no more. */
  dismiss(seat: Seat): void {
    for (const follower of [...this.followers]) if (follower.viewer === seat) follower.close();
  }
}
