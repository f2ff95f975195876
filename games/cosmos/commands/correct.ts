// orrery cosmos correct, undo, close: the master mends what was wrong and says why, and closes what is over.
import { join } from 'node:path';
import { type CommandArgs, type Terminal, Usage } from '@orrery/kernel';
import type { Correction } from '../procedures.ts';
import { fingerprint } from '../report/fingerprint.ts';
import { pathMsg } from '../report/path.ts';
import { mayUndo } from '../steps/undoing.ts';
import { asMaster, type Campaign, copyOf, nameOrUsage, readCampaign, turnOf, writeCampaign } from './campaign.ts';
import { ordersFolder } from './orders.ts';
import { masterSpeaker, putFaults, putWritten } from './put.ts';
import { reportFiles, reportsFolder, writeReports } from './reports.ts';

/** The master's word on the matter; it cannot be left out. */
export function noteFrom(args: CommandArgs, what: string): string {
  const note = args.text('note')?.trim() ?? '';
  if (note === '') throw new Usage('usage.note', { what });
  return note;
}

function correctionFrom(args: CommandArgs, { match }: Campaign): Correction {
  const [path, value] = [args.text('path'), args.text('value')];
  if (path === undefined || value === undefined) throw new Usage('usage.correction');
  const note = noteFrom(args, 'correct');
  const given = args.text('faction');
  const faction = given === undefined ? 'none' : nameOrUsage(given, 'faction');
  if (given !== undefined && !match.state.pub.factions.includes(faction))
    throw new Usage('usage.notHere', { faction: { key: `faction.${faction}` } });
  return { path, value, faction, told: args.has('private') ? 'nobody' : 'faction', note };
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
  const { path, value, note } = correction;
  const what = pathMsg(corrected.match.state.dark.world!, path);
  const folderOf = join(folder!, reportsFolder(turn - 1));
  out.put(
    { turn, ...correction },
    speaker.say({ key: 'mail.corrected', args: { what, value, note, folder: folderOf } }),
  );
  return 0;
}

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
