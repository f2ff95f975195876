// What an agenda says on this screen.
import { agendaCard } from '../tables.ts';
import type { Props } from './props.ts';

/** The text of an agenda, line by line. */
export function agendaText(board: Pick<Props, 'say'>, id: string): { label?: string; text: string }[] {
  if (agendaCard(id).elect !== 'forAgainst') return [{ text: board.say({ key: `agenda.${id}.text` }) }];
  return (['for', 'against'] as const).map((side) => ({
    label: board.say({ key: `outcome.${side}` }),
    text: board.say({ key: `agenda.${id}.${side}` }),
  }));
}
