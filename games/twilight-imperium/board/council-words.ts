// What an agenda and its outcomes are called on this screen.
import type { Msg } from '@orrery/kernel';
import { agendaCard } from '../tables.ts';
import type { Props } from './props.ts';

/** A thing in words: a message, or a player by name. */
export const spoken = (board: Pick<Props, 'say' | 'seats'>, what: Msg | { seat: number }): string =>
  'key' in what ? board.say(what) : (board.seats.find(({ seat }) => seat === what.seat)?.name ?? String(what.seat + 1));

/** The text of an agenda, line by line. */
export function agendaText(board: Pick<Props, 'say'>, id: string): { label?: string; text: string }[] {
  if (agendaCard(id).elect !== 'forAgainst') return [{ text: board.say({ key: `agenda.${id}.text` }) }];
  return (['for', 'against'] as const).map((side) => ({
    label: board.say({ key: `outcome.${side}` }),
    text: board.say({ key: `agenda.${id}.${side}` }),
  }));
}
