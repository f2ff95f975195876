// CSM-REPORT-7, CSM-WIN-6: what is opened when the campaign is over: ranking with reasons, missions, the whole map, the film.
import { copy, type Msg, type Result, type Seat } from '@orrery/kernel';
import { total } from '../atoms.ts';
import { meritsOf } from '../resolver/maintenance.ts';
import { cardMsg } from '../say.ts';
import type { End, Final, Frame, World } from '../state.ts';
import { pointOf } from '../values/geometry.ts';
import { missionOf } from '../values/mission.ts';
import { dominated, seatsOf, unitsOf } from '../values/presence.ts';
import { heldIn } from './film.ts';
import {
  type Cell,
  list,
  type Own,
  type Pub,
  placeFor,
  type Section,
  section,
  sideMsg,
  stepMsg,
  turnMsg,
} from './section.ts';
import { toldOf } from './told.ts';
import { truthOf } from './truth.ts';

/** The edition whose campaigns keep a film, date what was seen, and open everything in the end. */
export const CHRONICLE = 3;

const CRITERIA: readonly Final['because'][] = ['out', 'citadel', 'keys', 'worth'];
/** What sets it apart from the one behind it; the last one from the one before. */
function becauseOf(w: World, { ranks, why }: Result, seat: Seat): Final['because'] {
  if (ranks[seat] === 1 && why.key !== 'end.limit') return why.key === 'end.last' ? 'last' : 'mission';
  if (!w.sides[seat]!.active) return 'out';
  const order = seatsOf(w).sort((a, b) => ranks[a]! - ranks[b]!);
  const at = order.indexOf(seat);
  const other = order[at + 1] ?? order[at - 1];
  const [mine, theirs] = [meritsOf(w, seat), other === undefined ? [] : meritsOf(w, other)];
  const apart = mine.findIndex((merit, i) => merit !== theirs[i]);
  // Whoever is ahead of one that is out, or behind one that won by its mission, ranks by what it is worth.
  return apart <= 0 ? (apart === 0 ? 'worth' : 'seat') : CRITERIA[apart]!;
}

export function endOf(w: World, result: Result, film: readonly Frame[]): End {
  const finals = seatsOf(w).map((seat): Final => {
    const { R, cards } = w.sides[seat]!;
    const [, , keys, worth] = meritsOf(w, seat);
    return {
      rank: result.ranks[seat]!,
      because: becauseOf(w, result, seat),
      keys: keys!,
      R,
      worth: worth!,
      orbit: dominated(w, seat, 'orbit').length,
      surface: dominated(w, seat, 'ground').length,
      units: total(unitsOf(w, seat)),
      cards: cards.map(({ card }) => card),
      mission: missionOf(w, seat),
    };
  });
  const squares = Object.fromEntries(w.black.map(({ kind, code }, i) => [i + 1, { kind, code }]));
  return copy({ finals, film: [...film], truth: truthOf(w), squares, hidden: w.cards });
}

/** A drawer as it is once everything is open: what was hidden from it is there. */
export const openedTo = ({ end }: Pub, own: Own): Own =>
  end ? { ...own, board: end.truth, squares: end.squares } : own;

const byRank = ({ finals }: End): Seat[] =>
  finals.map((_, seat) => seat).sort((a, b) => finals[a]!.rank - finals[b]!.rank);

/** The same card several times is told once. */
function counted(cards: readonly string[]): Msg[] {
  return [...new Set(cards)].map((card) => {
    const n = cards.filter((one) => one === card).length;
    return n === 1 ? cardMsg(card) : { key: 'count', args: { n, what: cardMsg(card) } };
  });
}
/** Whoever had done its mission from outside, and gave way to another that did its own (CSM-WIN-4), wants to read that. */
export function reasonOf({ finals }: Pick<End, 'finals'>, seat: Seat): Msg {
  const { because, mission } = finals[seat]!;
  const why: Msg = { key: `because.${because}` };
  const isWon = finals.some((one) => one.because === 'mission');
  const isDone = mission.some(({ way, steps }) => way === OUTSIDE && steps.every(({ have, need }) => have >= need));
  return isWon && isDone && because !== 'mission' ? { key: 'because.gaveWay', args: { why } } : why;
}
const OUTSIDE = 'nonPresence';
function ranking(pub: Pub, end: End): Section {
  const rows = byRank(end).map((seat): Cell[] => {
    const { rank, keys, R, worth, orbit, surface, units } = end.finals[seat]!;
    const reason = reasonOf(end, seat);
    return [rank, sideMsg(pub, seat), reason, keys, R, worth, orbit, surface, units];
  });
  const columns = ['rank', 'faction', 'because', 'keysFound', 'R', 'worth', 'orbits', 'surfaces', 'units'];
  return section('end.ranking', columns, rows);
}
function cards(pub: Pub, end: End): Section {
  const rows = byRank(end).map((seat): Cell[] => [sideMsg(pub, seat), list(counted(end.finals[seat]!.cards))]);
  return section('end.cards', ['faction', 'cards'], rows);
}
function missions(pub: Pub, end: End): Section {
  const rows = byRank(end).flatMap((seat) =>
    end.finals[seat]!.mission.flatMap(({ way, steps }) =>
      steps.map(({ what, have, need }): Cell[] => [sideMsg(pub, seat), stepMsg(way, what), have, need]),
    ),
  );
  return section('end.missions', ['faction', 'step', 'have', 'need'], rows);
}
/** One picture of the film: who holds what on the board, by column and row from the north-west corner. */
export interface Still {
  turn: Msg;
  squares: { column: number; row: number; seat: Seat; faction: Msg; isFought: boolean }[];
}
const REACH = 8;
/** The ground shows who holds a system, else its orbit. */
export const stillsOf = (pub: Pub): Still[] =>
  (pub.end?.film ?? []).map(({ turn, fought }) => {
    const squares = Object.entries(heldIn(pub.end!.film, turn)).flatMap(([place, { orbit, ground }]) => {
      const [seat, point] = [ground ?? orbit, pointOf(place)];
      if (seat === null || !point) return [];
      const at = { column: point.x + REACH, row: REACH - point.y };
      return [{ ...at, seat, faction: sideMsg(pub, seat), isFought: fought.includes(place) }];
    });
    return { turn: turnMsg(turn), squares };
  });
/** Who held how many systems, the most first. */
export const sharesIn = (pub: Pub, { systems }: Frame): { seat: Seat; faction: Msg; n: number }[] =>
  systems
    .map((n, seat) => ({ seat, faction: sideMsg(pub, seat), n }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || a.seat - b.seat);
function film(pub: Pub, end: End): Section {
  const rows = end.film.map((frame): Cell[] => {
    const held = sharesIn(pub, frame).map(({ faction, n }): Msg => ({ key: 'film.share', args: { faction, n } }));
    return [frame.turn, list(held), list(toldOf(pub, frame.news))];
  });
  return section('end.turns', ['turn', 'systemsHeld', 'happened'], rows);
}
/** The cards of everybody, and those that nobody came upon: long lists, which go last. */
export function cardSections(pub: Pub): Section[] {
  return pub.end ? [cards(pub, pub.end), ...unfound(pub.end)] : [];
}
function unfound(end: End): Section[] {
  const rows = Object.entries(end.hidden)
    .filter(([, cards]) => cards.length > 0)
    .map(([place, cards]): Cell[] => [placeFor(end, place), list(cards.map(cardMsg))]);
  return rows.length === 0 ? [] : [section('all.hidden', ['system', 'cards'], rows)];
}
export const endSections = (pub: Pub): Section[] =>
  pub.end ? [ranking(pub, pub.end), missions(pub, pub.end), film(pub, pub.end)] : [];
