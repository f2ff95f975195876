// orrery cosmos replace, deadline: who leads a faction from now on, and until when lists are taken.
import { type CommandArgs, LANGUAGES, type Speaker, type Terminal, Usage } from '@orrery/kernel';
import { type Campaign, type Deed, factionOrUsage, turnOf, writeCampaign } from './campaign.ts';
import { reportFiles, writeReports } from './reports.ts';

type Say = Speaker['say'];

/** The newcomer inherits board, memory and reports of the faction (CSM-GM-3). */
export async function replaceBy(
  out: Terminal,
  args: CommandArgs,
  campaign: Campaign,
  say: Say,
  folder: string,
): Promise<number> {
  const faction = factionOrUsage(args.text('faction'), 'replace', campaign);
  const seat = campaign.match.state.pub.factions.indexOf(faction);
  const [, name, language] = /^([^=]+?)(?::(\w+))?$/.exec(args.texts('player')[0] ?? '') ?? [];
  const spoken = LANGUAGES.find((each) => each === language);
  if (!name || (language !== undefined && !spoken))
    throw new Usage('usage.newcomer', { languages: LANGUAGES.join('|') });
  const before = campaign.players[seat]!;
  const newcomer = { name: name.trim(), language: spoken ?? before.language };
  const players = campaign.players.map((player, i) => (i === seat ? newcomer : player));
  const deed: Deed = { turn: turnOf(campaign), faction, replaced: before.name, by: newcomer.name };
  const changed = { ...campaign, players, audit: [...campaign.audit, deed] };
  const files = await reportFiles(changed);
  writeCampaign(folder, changed);
  writeReports(folder, files);
  const names = { faction: { key: `faction.${faction}` }, before: before.name, name: newcomer.name };
  out.put({ ...deed }, say({ key: 'mail.replaced', args: names }));
  return 0;
}

/** In the master's own words; it is in the reports from now on, until the turn is resolved (CSM-GM-1). */
export async function deadlineBy(
  out: Terminal,
  args: CommandArgs,
  campaign: Campaign,
  say: Say,
  folder: string,
): Promise<number> {
  const until = args.text('until')?.trim();
  if (!until) throw new Usage('usage.until');
  const deed: Deed = { turn: turnOf(campaign), deadline: until };
  const changed = { ...campaign, deadline: until, audit: [...campaign.audit, deed] };
  const files = await reportFiles(changed);
  writeCampaign(folder, changed);
  writeReports(folder, files);
  out.put({ ...deed }, say({ key: 'mail.deadline', args: { turn: turnOf(campaign), until } }));
  return 0;
}
