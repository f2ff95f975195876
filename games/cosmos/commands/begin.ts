// orrery cosmos new: a campaign begins: who plays, whose dice, the first reports.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bag,
  type CommandArgs,
  fastChance,
  isValue,
  keyedChance,
  LANGUAGES,
  type Terminal,
  Usage,
} from '@orrery/kernel';
import { cosmos } from '../game.ts';
import { TURN_LIMIT } from '../packs/base/constants.ts';
import { fingerprint } from '../report/fingerprint.ts';
import { type Enrolment, hasCampaign, nameOrUsage, openCampaign, turnOf, writeCampaign } from './campaign.ts';
import { ordersFolder, STANDING_FOLDER } from './orders.ts';
import { listFile, masterSpeaker, nextLine } from './put.ts';
import { reportFiles, reportsFolder, writeReports } from './reports.ts';

/** `Ana <ana@example.org>=naxor/hero:es` */
function enrolmentFrom(text: string, args: CommandArgs): Enrolment {
  const [, name, faction, hero, language] = /^(.+)=([^=/:]+)(?:\/([^=/:]+))?(?::(\w+))?$/.exec(text) ?? [];
  const spoken = LANGUAGES.find((each) => each === language);
  if (!name || !faction || (language !== undefined && !spoken))
    throw new Usage('usage.player', { languages: LANGUAGES.join('|'), text });
  const id = nameOrUsage(faction, 'faction');
  return {
    name: name.trim(),
    faction: id,
    hero: hero ? nameOrUsage(hero, 'hero', id) : '',
    language: spoken ?? args.language(),
  };
}

function chanceFrom(args: CommandArgs): number[] | undefined {
  const key = args.text('key');
  if (key !== undefined && !/^[0-9a-f]{64}$/.test(key)) throw new Usage('usage.key');
  if (key !== undefined) return keyedChance(key);
  return args.text('seed') === undefined ? undefined : fastChance(args.number('seed', 0));
}

function optionsFrom(args: CommandArgs): Bag {
  if (args.text('turns') === undefined) return {};
  const turns = args.number('turns', TURN_LIMIT);
  if (!isValue(cosmos.options!.turns!, turns)) throw new Usage('usage.turns');
  return { turns };
}

export async function begin(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  if (!folder) throw new Usage('usage.whichFolder');
  if (hasCampaign(folder)) throw new Usage('usage.hasCampaign', { folder });
  const enrolled = args.texts('player').map((text) => enrolmentFrom(text, args));
  if (enrolled.length < 2 || enrolled.length > 10) throw new Usage('usage.players');
  const chance = chanceFrom(args);
  const campaign = openCampaign(args.language(), enrolled, optionsFrom(args), chance);
  const files = await reportFiles(campaign);
  const orders = ordersFolder(turnOf(campaign));
  for (const part of [orders, STANDING_FOLDER]) mkdirSync(join(folder, part), { recursive: true });
  writeCampaign(folder, campaign);
  writeReports(folder, files);
  const { say } = masterSpeaker(args, campaign);
  const post = enrolled.map(({ faction, name }) => {
    const reports = `${join(folder, reportsFolder(0), faction)}.txt, .xlsx`;
    const list = listFile(folder, 1, faction);
    return say({ key: 'mail.post', args: { faction: { key: `faction.${faction}` }, name, reports, list } });
  });
  const lines = [say({ key: 'mail.opened', args: { folder } }), ...post, nextLine(say, 'status', folder)];
  const factions = enrolled.map(({ faction }) => faction);
  out.put(
    { folder, turn: turnOf(campaign), factions, orders, hash: fingerprint(campaign.match.state) },
    lines.join('\n'),
  );
  return 0;
}
