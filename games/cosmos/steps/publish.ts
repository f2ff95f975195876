// CSM-REPORT-1: the new truth goes into the dark, and every seat's board, sheet and report into its drawer.
import { copy, isInPlay, type Json, type Seat, type Table } from '@orrery/kernel';
import { counted } from '../atoms.ts';
import { CHRONICLE, endOf } from '../report/ending.ts';
import { frameOf } from '../report/film.ts';
import { leadMsg, warsIn } from '../report/lead.ts';
import {
  compared,
  DEEDS,
  DOMINION,
  fallen,
  GAZETTE,
  heldBy,
  standingOf,
  TIDINGS,
  turned,
  withoutDeeds,
  withoutPurse,
} from '../report/ledger.ts';
import { marksAfter } from '../report/marks.ts';
import { refresh, type reportFor } from '../resolver/boards.ts';
import { type Cosmos, type PlaceId, players, type World } from '../state.ts';
import { hashKey } from '../values/chance.ts';
import { rosterOf } from '../values/presence.ts';

type T = Table<Cosmos>;
type Lines = ReturnType<typeof reportFor>;
type Glimpses = Parameters<typeof refresh>[3][number] & { seat: Seat };

interface Published {
  linesOf(seat: Seat): Lines;
  glimpses?: readonly Glimpses[];
  heard?: Lines; // by everybody
  fought?: readonly PlaceId[];
}
/** Every change of a drawer is told to its seat (law 8). */
export function publish(
  t: T,
  world: World,
  type: string,
  { linesOf, glimpses = [], heard = [], fought = [] }: Published,
): void {
  const { pub } = t.s;
  const turn = world.turn - 1;
  const isChronicle = isInPlay({ since: CHRONICLE }, pub);
  if (isChronicle) {
    const film = (t.s.dark.film ?? []).filter((frame) => frame.turn < turn); // an undone turn is cut out
    t.s.dark.film = [...film, frameOf(t.s.dark.world, world, fought, heard)];
  }
  const lead = isChronicle && turn > 0 ? [leadMsg(world)] : [];
  t.s.dark.world = world;
  Object.assign(pub, {
    turn: world.turn,
    keys: [...world.keys],
    opened: world.opened,
    active: world.sides.map((side) => side.active),
    honour: Math.max(0, ...world.sides.filter((s) => s.faction === 'european').map((s) => counted(s, 'honour'))),
    closed: false,
  });
  const { notes } = t.s.dark.desk;
  const news = [...heard, ...lead, ...notes.filter((note) => note.to === 'all').map(({ msg }) => msg)];
  const to: Record<Seat, { [key: string]: Json }> = {};
  const roster = rosterOf(world);
  const isGazette = isInPlay({ since: GAZETTE }, pub);
  const isTidings = isInPlay({ since: TIDINGS }, pub);
  const isDominion = isInPlay({ since: DOMINION }, pub) && turn > 0;
  for (const seat of players(pub)) {
    const own = t.s.own[seat]!;
    const before = standingOf(own, seat, turn - 1);
    const held = heldBy(own, seat);
    const heroes = own.side?.heroes ?? [];
    const changes = refresh(
      world,
      seat,
      own,
      glimpses.filter((g) => g.seat === seat),
      roster,
    );
    const lines = isInPlay({ since: DEEDS }, pub) ? linesOf(seat) : withoutDeeds(linesOf(seat));
    own.report = [
      ...(isGazette ? lines : lines.map(withoutPurse)),
      ...(isChronicle ? warsIn(lines, pub.factions[seat]!) : []),
      ...(isTidings ? fallen(heroes, own.side?.heroes ?? []) : []),
      ...(isDominion ? turned(pub, own, held, heldBy(own, seat)) : []),
      ...lead,
      ...(isGazette ? compared(before, standingOf(own, seat, turn), own) : []),
      ...notes.filter((note) => note.to === seat || note.to === 'all').map(({ msg }) => msg),
    ];
    if (isChronicle) own.marks = marksAfter(own, seat, turn);
    own.list = null;
    const { board: _, standing: __, ...sheet } = own;
    to[seat] = { turn, data: String(hashKey(JSON.stringify({ ...changes, sheet }))) }; // what it is stands in the drawer
  }
  if (pub.master !== null) {
    t.s.dark.desk.notes = [];
    Object.assign(t.s.own[pub.master]!, { world: copy(world), lists: null, desk: copy(t.s.dark.desk) });
    to[pub.master] = { turn, lines: copy(news), data: String(hashKey(JSON.stringify(world))) };
  }
  t.reveal({ type, pub: { turn, lines: copy(news) }, to });
}

/** Nothing can be undone any more: all that was hidden lies open (CSM-REPORT-7). */
export function unveil(t: T): void {
  const { pub, dark } = t.s;
  if (!pub.ended || !isInPlay({ since: CHRONICLE }, pub)) return;
  pub.end = endOf(dark.world!, pub.ended, dark.film ?? []);
  t.reveal({ type: 'unveiled', pub: { data: String(hashKey(JSON.stringify(pub.end))) } });
}
