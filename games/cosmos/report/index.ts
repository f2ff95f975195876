// CSM-REPORT-1, CSM-REPORT-5: all that a player receives after a turn, computed from that player's knowledge alone.
import type { Know, Msg, Seat } from '@orrery/kernel';
import { fleetMsg } from '../say.ts';
import type { Cosmos } from '../state.ts';
import { type Square, squaresOf, systemsSections } from './board.ts';
import { cardSections, endSections, openedTo, type Still, stillsOf } from './ending.ts';
import { openingSections } from './opening.ts';
import { type Section, section } from './section.ts';
import { sheetSections } from './sheet.ts';
import { toldOf } from './told.ts';
import { turnSections } from './turn.ts';

export interface Report {
  title: Msg;
  turn: number; // the turn just resolved; 0 when the campaign opens
  next: Msg; // what is asked of the player now
  board: Square[];
  systems: Section[];
  sheet: Section[];
  events: Section[];
  film: Still[]; // empty until the campaign is over
}

export function reportOf(k: Know<Cosmos>): Report {
  const { pub, seat } = k;
  if (seat === null || !k.own?.side) throw new Error('no report for this seat');
  const own = openedTo(pub, k.own);
  const turn = pub.turn - 1;
  const board = squaresOf(pub, own);
  return {
    title: {
      key: turn === 0 ? 'sheet.opening' : pub.end ? 'sheet.title.end' : 'sheet.title',
      args: { faction: { key: `faction.${k.own.side.faction}` }, turn },
    },
    turn,
    next: nextOf(pub, own, seat),
    board,
    systems: systemsSections(pub, own, board),
    sheet: sheetSections(pub, own, seat),
    events: eventsOf(k),
    film: stillsOf(pub),
  };
}

function eventsOf(k: Know<Cosmos>): Section[] {
  const { pub, own } = k;
  const told = turnSections(toldOf(pub, own!.report));
  if (pub.turn === 1) return [...told, section('start', [], []), ...openingSections(k)];
  const all = [...endSections(pub), ...told, ...cardSections(pub)];
  return all.length > 0 ? all : [section('quiet', [], [])];
}

function nextOf(pub: Know<Cosmos>['pub'], own: Cosmos['own'], seat: Seat): Msg {
  if (pub.ended) return { key: 'sheet.over' };
  if (!pub.active[seat]) return { key: 'sheet.out' };
  const [label = 'A'] = Object.keys(own.side!.fleets).sort();
  return { key: 'sheet.next', args: { turn: pub.turn, pool: own.pool, fleet: fleetMsg(label) } };
}
