// What the commands of a campaign by mail say: where files are, what is wrong with them, what comes next.
import { join } from 'node:path';
import type { CommandArgs, Match, Msg, Speaker, Terminal } from '@orrery/kernel';
import { fingerprint } from '../report/fingerprint.ts';
import type { Cosmos } from '../state.ts';
import type { Campaign } from './campaign.ts';
import { type Fault, ordersFolder } from './orders.ts';
import { speakerFor } from './words.ts';

export const masterSpeaker = (args: CommandArgs, { language, players }: Campaign): Speaker =>
  speakerFor(args.text('lang') === undefined ? language : args.language(), players);
export const short = (match: Match<Cosmos>): string => fingerprint(match.state).slice(0, 16);

export const listFile = (folder: string, turn: number, faction: string): string =>
  `${join(folder, ordersFolder(turn), faction)}.txt`;
export const nextLine = (say: Speaker['say'], command: string, folder: string): string =>
  say({ key: 'mail.next', args: { command, folder } });

export function putFaults(out: Terminal, { say }: Speaker, faults: readonly Fault[]): void {
  for (const { file, why, problem } of faults) {
    const text = say(why);
    out.put({ file, ...problem, problem: text }, say({ key: 'mail.fault', args: { file, why: text } }));
  }
}

/** The end stands once the master closes the campaign; until then he may undo it. */
export function putEnd(out: Terminal, { say }: Speaker, { state }: Match<Cosmos>): void {
  const { ended, factions } = state.pub;
  if (!ended) return;
  const winners = factions.filter((_, seat) => ended.ranks[seat] === 1).map((id): Msg => ({ key: `faction.${id}` }));
  const won = winners.length > 0 ? [say({ key: 'mail.won', args: { winners, n: winners.length } })] : [];
  out.put({ result: ended }, [say({ key: 'mail.ended' }), ...won, say(ended.why)].join(' '));
}

export function putWritten(out: Terminal, { say }: Speaker, folder: string, files: readonly { path: string }[]): void {
  out.put({ reports: files.map(({ path }) => path) }, say({ key: 'mail.written', args: { folder } }));
}
