// A campaign in a folder: one file with the saved match, who is who, and what the master did.
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bag,
  type Choice,
  type Json,
  keyedChance,
  type Language,
  load,
  Match,
  type Outcome,
  type Seat,
  save,
  startMatch,
  Usage,
} from '@orrery/kernel';
import { cosmos } from '../game.ts';
import type { Kind } from '../orders/lexicon.ts';
import { readName } from '../orders/parse.ts';
import type { Amended, Correction, Planned } from '../procedures.ts';
import type { Cosmos } from '../state.ts';

export interface Player {
  name: string;
  language: Language;
}
/** What the master did besides resolving, and in which turn. */
export type Deed = { turn: number } & (
  | Correction
  | Amended
  | { noted: string; to: string }
  | { planned: number } // as older files have it
  | { event: Planned; dropped: boolean }
  | { faction: string; replaced: string; by: string }
  | { deadline: string }
  | { undone: string }
);
export interface Campaign {
  language: Language; // the master's
  players: Player[];
  audit: Deed[];
  deadline?: string; // of the present turn, in the master's words
  match: Match<Cosmos>;
}
export interface Enrolment extends Player {
  faction: string;
  hero: string; // empty: the first of the sheet
}

const FORMAT = 'cosmos campaign 2';
export const ANY_FACTION = 'american'; // every sheet knows the names of all factions
const fileIn = (folder: string): string => join(folder, 'campaign.json');
export const hasCampaign = (folder: string): boolean => existsSync(fileIn(folder));

export function nameOrUsage(text: string, kind: Kind, faction = ANY_FACTION): string {
  const read = readName(text, kind, faction);
  if ('id' in read) return read.id;
  const about = { kind: { key: `kind.of.${kind}` }, text };
  if (read.nearest === '') throw new Usage('usage.noName', about);
  throw new Usage('usage.noName.near', { ...about, nearest: { key: `${kind}.${read.nearest}` } });
}
/** A faction that plays this campaign. */
export function factionOrUsage(text: string | undefined, what: string, { match }: Campaign): string {
  if (text === undefined) throw new Usage('usage.needs', { what, flag: 'faction' });
  const faction = nameOrUsage(text, 'faction');
  if (!match.state.pub.factions.includes(faction))
    throw new Usage('usage.notHere', { faction: { key: `faction.${faction}` } });
  return faction;
}

/** Enrols everybody and opens the campaign; the last seat is the master's. */
export function openCampaign(
  language: Language,
  enrolled: readonly Enrolment[],
  options: Bag,
  chance?: number[],
): Campaign {
  const { match } = startMatch(cosmos, {
    seats: enrolled.length + 1,
    options: { ...options, master: true },
    chance: chance ?? keyedChance(randomBytes(32).toString('hex')),
  });
  const answer = (seat: Seat, choice: string) => {
    const outcome = match.apply(match.aim({ seat, choice }));
    if ('refused' in outcome)
      throw new Usage('usage.taken', { name: enrolled[seat]!.name, choice: { key: choice.replace(':', '.') } });
  };
  for (const [seat, { faction }] of enrolled.entries()) answer(seat, `faction:${faction}`);
  for (const [seat, { hero }] of enrolled.entries()) {
    const { ask } = match.requestsTo(seat)[0]!;
    answer(seat, hero !== '' ? `hero:${hero}` : ask.shape === 'one' ? ask.options[0]!.key : '');
  }
  const players = enrolled.map(({ name, language: own }) => ({ name, language: own }));
  return { language, players, audit: [], match };
}

export function readCampaign(folder: string | undefined): Campaign {
  if (!folder) throw new Usage('usage.whichFolder');
  if (!hasCampaign(folder)) throw new Usage('usage.noCampaign', { folder });
  try {
    const { format, match, ...rest } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as {
      format: string;
      match: Json;
    } & Omit<Campaign, 'match'>;
    if (format !== FORMAT) throw new Error(`not a ${FORMAT}`);
    return { ...rest, match: new Match(cosmos, load(cosmos, JSON.stringify(match)), { undo: false }) };
  } catch (error) {
    throw new Usage('usage.badFile', { file: fileIn(folder), why: (error as Error).message });
  }
}

/** Whole or not at all: the new file is on the disk before it takes the place of the old one. */
export function writeCampaign(folder: string, { match, ...rest }: Campaign): void {
  const text = JSON.stringify(
    { format: FORMAT, ...rest, match: JSON.parse(save(cosmos, match.state)) as Json },
    null,
    1,
  );
  const draft = `${fileIn(folder)}.new`;
  const file = openSync(draft, 'w');
  writeFileSync(file, `${text}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, fileIn(folder));
}

export const turnOf = ({ match }: Campaign): number => match.state.pub.turn;

/** The same campaign with a match of its own: whatever is tried there leaves this one alone. */
export const copyOf = (campaign: Campaign): Campaign => ({
  ...campaign,
  match: new Match(cosmos, load(cosmos, save(cosmos, campaign.match.state)), { undo: false }),
});

/** An answer of the master: to the question of the moment, or one of the deals open to a master. */
export function asMaster(
  { match }: Campaign,
  choice: Choice,
  deal?: 'corrections' | 'amendments' | 'notes' | 'events' | 'undoing',
): Outcome {
  const seat = match.state.pub.master!;
  return match.apply(match.aim({ seat, choice, ...(deal ? { request: `deal.${deal}` } : {}) }));
}
