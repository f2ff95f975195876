// orrery cosmos correct, undo, close: the master mends what was wrong and says why, and closes what is over.
import { join } from 'node:path';
import { type CommandArgs, type Msg, type Terminal, Usage } from '@orrery/kernel';
import { readName, readPlace } from '../orders/parse.ts';
import type { Correction } from '../procedures.ts';
import { fingerprint } from '../report/fingerprint.ts';
import { shownPath, valueMsg } from '../report/path.ts';
import type { World } from '../state.ts';
import { mayUndo } from '../steps/undoing.ts';
import { readValue, valueAt } from '../steps/value-at.ts';
import { seatOf } from '../values/sheets.ts';
import {
  ANY_FACTION,
  asMaster,
  type Campaign,
  copyOf,
  factionOrUsage,
  readCampaign,
  turnOf,
  writeCampaign,
} from './campaign.ts';
import { ordersFolder } from './orders.ts';
import { masterSpeaker, putFaults, putWritten } from './put.ts';
import { reportFiles, reportsFolder, writeReports } from './reports.ts';

/** The master's word on the matter; it cannot be left out. */
export function noteFrom(args: CommandArgs, what: string): string {
  const note = args.text('note')?.trim() ?? '';
  if (note === '') throw new Usage('usage.note', { what });
  return note;
}

const YES = ['sí', 'si', 'yes', 'true'];
const NO = ['no', 'false'];
const NOBODY = ['–', '-', 'nadie', 'nobody', 'null'];
/** What a master wrote, and whatever else it may be the name of. */
function* meant(world: World, text: string): Generator<string> {
  yield text;
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) yield 'true';
  if (NO.includes(word)) yield 'false';
  if (NOBODY.includes(word)) yield 'null';
  const place = readPlace(text);
  if (place) yield place;
  for (const kind of ['faction', 'card', 'building', 'planet'] as const) {
    const read = readName(text, kind, ANY_FACTION);
    if ('id' in read) yield kind === 'faction' ? String(seatOf(world, read.id)) : read.id;
  }
}
/** As a trial shows it or as it is kept: `verde 12` is `green-12`. */
function valueFrom(world: World, path: string, text: string): string {
  const found = valueAt(world, path);
  if (!found) throw new Usage('usage.noValue', { path });
  for (const value of meant(world, text)) if (readValue(found, path, value, world) !== undefined) return value;
  const now = valueMsg(world, path, found.value);
  throw new Usage('usage.notThere', { what: shownPath(world, path), now, text });
}

function correctionFrom(args: CommandArgs, campaign: Campaign): Correction {
  const [path, value] = [args.text('path'), args.text('value')];
  if (path === undefined || value === undefined) throw new Usage('usage.correction');
  const note = noteFrom(args, 'correct');
  const given = args.text('faction');
  const faction = given === undefined ? 'none' : factionOrUsage(given, 'correct', campaign);
  return {
    path,
    value: valueFrom(campaign.match.state.dark.world!, path, value),
    faction,
    told: args.has('private') ? 'nobody' : 'faction',
    note,
  };
}

export async function correct(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const speaker = masterSpeaker(args, campaign);
  const correction = correctionFrom(args, campaign);
  const turn = turnOf(campaign);
  const corrected = copyOf({ ...campaign, audit: [...campaign.audit, { turn, ...correction }] });
  const outcome = asMaster(corrected, { corrections: [{ ...correction }] }, 'corrections');
  if ('refused' in outcome) {
    const { problems, why } = outcome.refused;
    putFaults(
      out,
      speaker,
      (problems ?? [why]).map((one) => ({ file: correction.path, why: one })),
    );
    return 1;
  }
  const files = await reportFiles(corrected);
  writeCampaign(folder!, corrected);
  writeReports(folder!, files);
  const { path, note } = correction;
  const what = shownPath(corrected.match.state.dark.world!, path);
  const folderOf = join(folder!, reportsFolder(turn - 1));
  out.put(
    { turn, ...correction },
    speaker.say({
      key: 'mail.corrected',
      args: { what, value: shownValue(corrected, path), note, folder: folderOf },
    }),
  );
  return 0;
}

const shownValue = ({ match }: Campaign, path: string): Msg => {
  const world = match.state.dark.world!;
  const found = valueAt(world, path);
  return valueMsg(world, path, found ? found.value : 0);
};
/** The turn before is to be resolved once more: its lists are read again. */
export async function undo(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const speaker = masterSpeaker(args, campaign);
  const note = noteFrom(args, 'undo');
  const { match } = campaign;
  if (match.result || !mayUndo(match.know(match.state.pub.master))) throw new Usage('mail.nothing');
  const turn = turnOf(campaign) - 1;
  asMaster(campaign, { note }, 'undoing');
  asMaster(campaign, 'reopen');
  writeCampaign(folder!, { ...campaign, audit: [...campaign.audit, { turn, undone: note }] });
  out.put(
    { undone: turn, note, hash: fingerprint(match.state) },
    speaker.say({ key: 'mail.undone', args: { turn, note, orders: join(folder!, ordersFolder(turn)) } }),
  );
  return 0;
}

/** Nothing can be undone any more: the reports of the last turn are written anew, with all that was hidden. */
export async function close(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const speaker = masterSpeaker(args, campaign);
  const { pub } = campaign.match.state;
  if (!pub.ended) throw new Usage('mail.running');
  if (!pub.revocable) throw new Usage('mail.isClosed');
  asMaster(campaign, 'close');
  const files = await reportFiles(campaign);
  writeCampaign(folder!, campaign);
  writeReports(folder!, files);
  out.put({ closed: true, turn: pub.turn - 1 }, speaker.say({ key: 'mail.closed' }));
  putWritten(out, speaker, join(folder!, reportsFolder(pub.turn - 1)), files);
  return 0;
}
