// orrery cosmos status, resolve, report: who has handed in, what the turn would do, and doing it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Bag, CommandArgs, Match, Msg, Speaker, Terminal } from '@orrery/kernel';
import { changesBetween, groupChanges } from '../report/changes.ts';
import { chapterOf } from '../report/chapters.ts';
import { fingerprint } from '../report/fingerprint.ts';
import { shownPath, valueMsg } from '../report/path.ts';
import { spoken, toldOf } from '../report/told.ts';
import type { Cosmos } from '../state.ts';
import { asMaster, type Campaign, readCampaign, turnOf, writeCampaign } from './campaign.ts';
import { handIn, ordersFolder, readTray, type Tray } from './orders.ts';
import { listFile, masterSpeaker, nextLine, putEnd, putFaults, putWritten, short } from './put.ts';
import { reportFiles, reportsFolder, writeReports } from './reports.ts';

export async function status(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const speaker = masterSpeaker(args, campaign);
  const { match } = campaign;
  const { pub, own } = match.state;
  const facts = { turn: pub.turn, hash: fingerprint(match.state), ended: pub.ended };
  out.put(facts, speaker.say({ key: 'mail.turn', args: { turn: pub.turn, hash: short(match) } }));
  putEnd(out, speaker, match);
  const { deadline: until } = campaign;
  if (until) out.put({ until }, speaker.say({ key: 'mail.until', args: { until } }));
  if (pub.ended) return putRanks(out, speaker, campaign, folder!);
  const tray = readTray(folder!, match);
  for (const [seat, { name }] of campaign.players.entries()) {
    const left = tray.standing.has(seat) || own[seat]!.keep !== '';
    const list = !pub.active[seat] ? 'out' : tray.lists.has(seat) ? 'handed' : left ? 'standing' : 'missing';
    const faction = pub.factions[seat]!;
    const file = listFile(folder!, pub.turn, faction);
    const line = { key: `mail.${list}`, args: { faction: { key: `faction.${faction}` }, name, list: file } };
    out.put({ seat, faction, name, list }, speaker.say(line));
  }
  putFaults(out, speaker, tray.faults);
  if (!obstacle(campaign, tray, args)) out.put({ next: 'resolve' }, nextLine(speaker.say, 'resolve --trial', folder!));
  return tray.faults.length > 0 ? 1 : 0;
}

/** Nobody is waited for any more: who came in where, and what is left to do. */
function putRanks(out: Terminal, { say }: Speaker, { players, match }: Campaign, folder: string): number {
  const { ended, factions, revocable } = match.state.pub;
  const ranked = players.map(({ name }, seat) => ({ name, faction: factions[seat]!, rank: ended!.ranks[seat]! }));
  for (const { rank, faction, name } of ranked.sort((a, b) => a.rank - b.rank))
    out.put(
      { rank, faction, name },
      say({ key: 'mail.rank', args: { rank, faction: { key: `faction.${faction}` }, name } }),
    );
  if (revocable) out.put({ next: 'close' }, nextLine(say, 'close', folder));
  else out.put({ closed: true }, say({ key: 'mail.isClosed' }));
  return 0;
}

/** Why the turn cannot be resolved; undefined: it can. */
function obstacle(campaign: Campaign, tray: Tray, args: CommandArgs): Msg | undefined {
  if (campaign.match.state.pub.ended) return { key: 'mail.ended' };
  if (args.has('force')) return undefined;
  if (tray.faults.length > 0) return { key: 'mail.refused' };
  return tray.lists.size > 0 ? undefined : { key: 'mail.nobody', args: { turn: turnOf(campaign) } };
}

export async function resolve(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const speaker = masterSpeaker(args, campaign);
  const { match } = campaign;
  const turn = turnOf(campaign);
  const tray = readTray(folder!, match);
  putFaults(out, speaker, tray.faults);
  const before = structuredClone(match.state.dark.world);
  const absent = absentFrom(campaign, tray);
  let stop = obstacle(campaign, tray, args);
  if (!stop) {
    const refused = handIn(tray, match);
    putFaults(out, speaker, refused);
    if (refused.length > 0) stop = { key: 'mail.refused' };
  }
  if (stop) {
    out.put({ resolved: false, turn, why: stop.key }, speaker.say(stop));
    return 1;
  }
  asMaster(campaign, 'publish');
  if (args.has('trial')) {
    putAbsent(out, speaker, absent);
    putTrial(out, speaker, match, changesBetween(before, match.state.dark.world));
    return 0;
  }
  const { deadline: _, ...next } = campaign; // the new turn has none yet
  const files = await reportFiles(next);
  writeCampaign(folder!, next);
  writeReports(folder!, files);
  mkdirSync(join(folder!, ordersFolder(turn + 1)), { recursive: true });
  out.put(
    { resolved: true, turn, hash: fingerprint(match.state), result: match.state.pub.ended },
    speaker.say({ key: 'mail.resolved', args: { turn, hash: short(match) } }),
  );
  putAbsent(out, speaker, absent);
  putWritten(out, speaker, join(folder!, reportsFolder(turn)), files);
  putEnd(out, speaker, match);
  if (match.state.pub.ended) {
    out.put({ next: 'close' }, nextLine(speaker.say, 'close', folder!));
    return 0;
  }
  const orders = join(folder!, ordersFolder(turn + 1));
  out.put({ orders }, speaker.say({ key: 'mail.lists', args: { turn: turn + 1, orders } }));
  return 0;
}

interface Absent {
  faction: string;
  name: string;
  plays: 'standing' | 'nothing';
}
/** Who has handed nothing in, and what plays in their stead (CSM-TURN-13, CSM-GM-2). */
function absentFrom({ players, match }: Campaign, { lists, standing }: Tray): Absent[] {
  const { pub, own } = match.state;
  return players.flatMap(({ name }, seat): Absent[] => {
    if (!pub.active[seat] || lists.has(seat)) return [];
    const isLeft = standing.has(seat) || own[seat]!.keep !== '';
    return [{ faction: pub.factions[seat]!, name, plays: isLeft ? 'standing' : 'nothing' }];
  });
}
function putAbsent(out: Terminal, { say }: Speaker, absent: readonly Absent[]): void {
  for (const one of absent) {
    const args = { faction: { key: `faction.${one.faction}` }, name: one.name };
    out.put(one, say({ key: `mail.plays.${one.plays}`, args }));
  }
}

/** What all read, every faction's lines, then every value that would be another. */
function putTrial(
  out: Terminal,
  { say }: Speaker,
  match: Match<Cosmos>,
  changes: ReturnType<typeof changesBetween>,
): void {
  const { pub, own } = match.state;
  const turn = pub.turn - 1;
  const told = pub.factions.map((_, seat) => toldOf(pub, own[seat]!.report));
  const isForAll = (line: Msg) => ['news', 'master'].includes(chapterOf(line));
  const said = told.map((lines) => spoken(lines).map((line) => say(line)));
  const news = told[0]!.filter(isForAll).map((line) => say(line));
  const toAll = news.filter((line) => said.every((lines) => lines.includes(line)));
  const under = (title: Msg, lines: readonly string[]) => [say(title), ...lines.map((line) => `  ${line}`)].join('\n');
  out.put({ all: toAll }, under({ key: 'mail.toAll' }, toAll));
  for (const [seat, faction] of pub.factions.entries()) {
    const lines = said[seat]!.filter((line) => !toAll.includes(line));
    out.put({ seat, faction, lines }, under({ key: `faction.${faction}` }, lines));
  }
  out.put({ changes: changes.length }, say({ key: 'mail.changes' }));
  const world = match.state.dark.world!;
  for (const { of, changes: some } of groupChanges(world, changes)) {
    out.put({ about: say(of), changes: some.length }, ` ${say(of)}`);
    for (const { path, from, to } of some) {
      const [what, old, now] = [shownPath(world, path), valueMsg(world, path, from), valueMsg(world, path, to)].map(
        say,
      );
      out.put({ path, from, to }, `  ${say({ key: 'mail.change', args: { what, path, from: old, to: now } as Bag })}`);
    }
  }
  out.put(
    { trial: true, turn, changes: changes.length, hash: fingerprint(match.state) },
    say({ key: 'mail.trial', args: { turn, hash: short(match) } }),
  );
}

export async function report(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const files = await reportFiles(campaign);
  writeReports(folder!, files);
  putWritten(out, masterSpeaker(args, campaign), join(folder!, reportsFolder(turnOf(campaign) - 1)), files);
  return 0;
}
