// The order files of a turn: found by faction, read in any usual encoding, judged line by line before anything is resolved.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Match, Msg, Seat } from '@orrery/kernel';
import type { Problem } from '../orders/cursor.ts';
import { problemMsg } from '../orders/expected.ts';
import type { Sheet } from '../orders/form.ts';
import { readList, readName } from '../orders/parse.ts';
import { type Position, positionOf } from '../orders/position.ts';
import type { Cosmos } from '../state.ts';
import { paperAt } from './paper.ts';

interface Paper {
  file: string; // inside the campaign's folder
  text: string;
}
/** What is wrong with a file; `problem` says where, if it is a line of a list. */
export interface Fault {
  file: string;
  why: Msg;
  problem?: Problem;
}
export interface Tray {
  lists: Map<Seat, Paper>;
  standing: Map<Seat, Paper>;
  faults: Fault[];
}
export const ordersFolder = (turn: number): string => join('orders', `turn-${turn}`);
export const STANDING_FOLDER = join('orders', 'standing');

function papersIn(
  root: string,
  folder: string,
  factions: readonly (string | null)[],
  faults: Fault[],
): Map<Seat, Paper> {
  const papers = new Map<Seat, Paper>();
  if (!existsSync(join(root, folder))) return papers;
  const names = readdirSync(join(root, folder)).filter((name) => !name.startsWith('.'));
  for (const name of names.sort()) {
    const file = join(folder, name);
    const stem = name.replace(/\.txt$/i, '').replaceAll(/[-_]/g, ' ');
    const read = readName(stem, 'faction', factions[0]!);
    const seat = 'id' in read ? factions.indexOf(read.id) : -1;
    if (seat < 0 || !/\.txt$/i.test(name)) {
      const nearest = 'nearest' in read ? read.nearest : '';
      faults.push({
        file,
        why: { key: nearest ? 'mail.stranger.near' : 'mail.stranger', args: nearest ? { nearest } : {} },
      });
    } else if (papers.has(seat))
      faults.push({ file, why: { key: 'mail.twice', args: { other: papers.get(seat)!.file } } });
    else {
      const paper = paperAt(join(root, file));
      if ('why' in paper) faults.push({ file, why: paper.why });
      else papers.set(seat, { file, text: paper.text });
    }
  }
  return papers;
}

/** All that lies in the folder for this turn, and everything wrong with it. */
export function readTray(root: string, match: Match<Cosmos>): Tray {
  const { turn, factions } = match.state.pub;
  const faults: Fault[] = [];
  const lists = papersIn(root, ordersFolder(turn), factions, faults);
  const standing = papersIn(root, STANDING_FOLDER, factions, faults);
  for (const [seat, paper] of lists) faults.push(...faultsIn(paper, factions[seat]!, positionOf(match.know(seat))));
  for (const [seat, paper] of standing) faults.push(...faultsIn(paper, factions[seat]!));
  return { lists, standing, faults };
}
function faultsIn({ file, text }: Paper, faction: string, position?: Position): Fault[] {
  return readList(text, faction, position).problems.map((problem) => ({ file, why: problemMsg(problem), problem }));
}

/** The sheet of a seat: its list, or else the list it left standing, or else nothing (CSM-TURN-13, CSM-GM-2). */
function sheetFor({ lists, standing }: Tray, match: Match<Cosmos>, seat: Seat): Sheet {
  const { keep, side } = match.state.own[seat]!;
  const left = standing.get(seat)?.text;
  const orders = lists.get(seat)?.text ?? left ?? keep;
  const readable = (text: string, position?: Position) => readList(text, side!.faction, position).problems.length === 0;
  return {
    orders,
    ...(left !== undefined && left !== keep && readable(left) ? { standing: left } : {}),
    ...(readable(orders, positionOf(match.know(seat))) ? {} : { anyway: true }),
  };
}

/** Hands in every list; the last one resolves the turn. The messages say what was refused. */
export function handIn(tray: Tray, match: Match<Cosmos>): Fault[] {
  for (const seat of match.waiting()) {
    const sheet = sheetFor(tray, match, seat);
    const missing = !tray.lists.has(seat);
    const outcome = match.apply(
      match.aim({ seat, choice: { ...sheet }, ...(missing ? { by: 'clock' as const } : {}) }),
    );
    if (!('refused' in outcome)) continue;
    const file = (tray.lists.get(seat) ?? tray.standing.get(seat))?.file ?? '';
    return (outcome.refused.problems ?? [outcome.refused.why]).map((why) => ({ file, why }));
  }
  return [];
}
