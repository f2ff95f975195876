// CSM-REPORT-1, CSM-REPORT-5: all that a player receives after a turn, computed from that player's knowledge alone.
import type { Know, Msg } from '@orrery/kernel';
import type { Cosmos } from '../state.ts';
import { type Square, squaresOf, systemsTable } from './board.ts';
import type { Section } from './section.ts';
import { sheetSections } from './sheet.ts';
import { turnSections } from './turn.ts';

export interface Report {
  title: Msg;
  turn: number; // the turn just resolved; 0 when the campaign opens
  board: Square[];
  systems: Section;
  sheet: Section[];
  events: Section[];
}

export function reportOf(k: Know<Cosmos>): Report {
  const { pub, own, seat } = k;
  if (seat === null || !own?.side) throw new Error('no report for this seat');
  const turn = pub.turn - 1;
  const board = squaresOf(pub, own);
  return {
    title: { key: 'sheet.title', args: { faction: { key: `faction.${own.side.faction}` }, turn } },
    turn,
    board,
    systems: systemsTable(pub, own, board),
    sheet: sheetSections(pub, own, seat),
    events: turnSections(own.report),
  };
}
