// What a steward did to the table, in words.
import type { Deed } from '@orrery/api';
import type { Say } from '../words/index.ts';
import type { Desk } from './use-desk.ts';

export function deedText({ what, seat, minutes }: Deed, { board }: Pick<Desk, 'board'>, t: Say): string {
  const name = seat === null ? '' : (board.seats[seat]?.name ?? '');
  const span = { hours: Math.floor(Math.abs(minutes ?? 0) / 60), minutes: Math.abs(minutes ?? 0) % 60 };
  if (what === 'closed') return t('deed.closed', span);
  if (what === 'extended') {
    const sooner = (minutes ?? 0) < 0;
    return t(sooner ? 'deed.shortened' : 'deed.extended', { ...span, who: seat === null ? 'all' : 'one', name });
  }
  return t(`deed.${what}`, { name });
}
