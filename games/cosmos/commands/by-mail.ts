// orrery cosmos: a campaign of COSMOS by mail, run from a folder: lists in, reports out, one file of state.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bag,
  type Command,
  type CommandArgs,
  fastChance,
  isValue,
  keyedChance,
  LANGUAGES,
  type Match,
  type Msg,
  type Speaker,
  type Terminal,
  Usage,
} from '@orrery/kernel';
import { cosmos } from '../game.ts';
import { TURN_LIMIT } from '../packs/base/constants.ts';
import type { Correction } from '../procedures.ts';
import { changesBetween, groupChanges } from '../report/changes.ts';
import { fingerprint } from '../report/fingerprint.ts';
import { pathMsg, valueMsg } from '../report/path.ts';
import type { Cosmos } from '../state.ts';
import { mayUndo } from '../steps/undoing.ts';
import {
  asMaster,
  type Campaign,
  copyOf,
  type Enrolment,
  hasCampaign,
  nameOrUsage,
  openCampaign,
  readCampaign,
  turnOf,
  writeCampaign,
} from './campaign.ts';
import { eventBy } from './events.ts';
import { amendBy, auditOf, noteBy } from './master.ts';
import { type Fault, handIn, ordersFolder, readTray, STANDING_FOLDER, type Tray } from './orders.ts';
import { overviewBy } from './overview.ts';
import { deadlineBy, replaceBy } from './people.ts';
import { reportFiles, reportsFolder, writeReports } from './reports.ts';
import { speakerFor } from './words.ts';

type Action = (out: Terminal, args: CommandArgs, folder: string | undefined) => Promise<number>;
const ACTIONS: Readonly<Record<string, Action>> = {
  new: begin,
  status,
  overview,
  resolve,
  report,
  correct,
  amend,
  note,
  event,
  replace,
  deadline,
  audit,
  undo,
};

const TONGUES = LANGUAGES.join('|');

export const cosmosByMail: Command = {
  usage: `cosmos new|status|overview|resolve|report|correct|amend|note|event|replace|deadline|audit|undo FOLDER [--trial] [--force] [--lang ${TONGUES}]`,
  about: 'Runs a campaign of COSMOS by mail: order lists in as text files, reports out as text and .xlsx.',
  flags: {
    player: { type: 'string', multiple: true, about: `new: NAME=FACTION[/HERO][:${TONGUES}], once per player` },
    turns: { type: 'string', about: 'new: the turn limit; 0 for none (60)' },
    seed: { type: 'string', about: 'new: an open seed, for rehearsals; without it the dice are secret' },
    key: { type: 'string', about: 'new: the revealed key of a match, to play it again' },
    trial: { type: 'boolean', about: 'resolve: show what would change and write nothing' },
    force: { type: 'boolean', about: 'resolve: although lines cannot be read or nobody has handed in' },
    path: { type: 'string', about: 'correct: the value, as a trial run names it (sides.0.R)' },
    value: { type: 'string', about: 'correct: what it shall be' },
    note: { type: 'string', about: 'correct, amend, undo: why; note: what is said; it cannot be left out' },
    card: { type: 'string', about: 'amend: a card' },
    unit: { type: 'string', about: 'amend: units, with --at and, for ships, --fleet' },
    troop: { type: 'string', about: 'amend: troops, with --at and, aboard, --fleet' },
    building: { type: 'string', about: 'amend: a building, with --at' },
    loan: { type: 'string', about: 'amend: the payments of a new loan, or the turn of the one to go' },
    number: { type: 'string', about: 'amend: how many, or how much R; below 0 to take away (1)' },
    at: { type: 'string', about: 'amend: the system' },
    fleet: { type: 'string', about: 'amend: the letters of the fleet' },
    faction: { type: 'string', about: 'correct, amend: the one concerned, whose report will say so; note: the reader' },
    turn: {
      type: 'string',
      about: 'event: the turn in which it happens; what happens as in amend, or nothing but the text',
    },
    text: { type: 'string', about: 'event: what all read in the report of that turn' },
    announce: { type: 'boolean', about: 'event: say it in the next report already' },
    drop: { type: 'string', about: 'event: the number of the one to drop' },
    until: { type: 'string', about: 'deadline: until when lists are taken, as the reports shall say it' },
    private: { type: 'boolean', about: 'correct, amend: keep it out of that report' },
    lang: { type: 'string', about: 'the language of the master (new), or of this output' },
  },
  run(out, args) {
    const [name = '', folder] = args.words;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) throw new Usage(`orrery cosmos ${Object.keys(ACTIONS).join('|')} FOLDER`);
    return action(out, args, folder);
  },
};

const masterSpeaker = (args: CommandArgs, { language, players }: Campaign): Speaker =>
  speakerFor(args.text('lang') === undefined ? language : args.language(), players);
const short = (match: Match<Cosmos>): string => fingerprint(match.state).slice(0, 16);

/** `Ana <ana@example.org>=naxor/hero:es` */
function enrolmentFrom(text: string, args: CommandArgs): Enrolment {
  const [, name, faction, hero, language] = /^(.+)=([^=/:]+)(?:\/([^=/:]+))?(?::(\w+))?$/.exec(text) ?? [];
  const spoken = LANGUAGES.find((each) => each === language);
  if (!name || !faction || (language !== undefined && !spoken))
    throw new Usage(`--player takes NAME=FACTION[/HERO][:${TONGUES}], not ${text}`);
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
  if (key !== undefined && !/^[0-9a-f]{64}$/.test(key)) throw new Usage('--key takes 64 hexadecimal digits');
  if (key !== undefined) return keyedChance(key);
  return args.text('seed') === undefined ? undefined : fastChance(args.number('seed', 0));
}

function optionsFrom(args: CommandArgs): Bag {
  if (args.text('turns') === undefined) return {};
  const turns = args.number('turns', TURN_LIMIT);
  if (!isValue(cosmos.options!.turns!, turns)) throw new Usage('--turns takes 0 to 200');
  return { turns };
}

async function begin(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  if (!folder) throw new Usage('which folder?');
  if (hasCampaign(folder)) throw new Usage(`${folder} holds a campaign already`);
  const enrolled = args.texts('player').map((text) => enrolmentFrom(text, args));
  if (enrolled.length < 2 || enrolled.length > 10) throw new Usage('a campaign has 2 to 10 players: --player for each');
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

const listFile = (folder: string, turn: number, faction: string): string =>
  `${join(folder, ordersFolder(turn), faction)}.txt`;
const nextLine = (say: Speaker['say'], command: string, folder: string): string =>
  say({ key: 'mail.next', args: { command, folder } });

function putFaults(out: Terminal, { say }: Speaker, faults: readonly Fault[]): void {
  for (const { file, why, problem } of faults) {
    const text = say(why);
    out.put({ file, ...problem, problem: text }, say({ key: 'mail.fault', args: { file, why: text } }));
  }
}

/** By mail nobody closes a campaign: its end stands until the master undoes it. */
function putEnd(out: Terminal, { say }: Speaker, { state }: Match<Cosmos>): void {
  const { ended } = state.pub;
  if (ended) out.put({ result: ended }, `${say({ key: 'mail.ended' })} ${say(ended.why)}`);
}

async function status(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const speaker = masterSpeaker(args, campaign);
  const { match } = campaign;
  const { pub, own } = match.state;
  const facts = { turn: pub.turn, hash: fingerprint(match.state), ended: pub.ended };
  out.put(facts, speaker.say({ key: 'mail.turn', args: { turn: pub.turn, hash: short(match) } }));
  putEnd(out, speaker, match);
  const { deadline: until } = campaign;
  if (until) out.put({ until }, speaker.say({ key: 'mail.until', args: { until } }));
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

/** Why the turn cannot be resolved; undefined: it can. */
function obstacle(campaign: Campaign, tray: Tray, args: CommandArgs): Msg | undefined {
  if (campaign.match.state.pub.ended) return { key: 'mail.ended' };
  if (args.has('force')) return undefined;
  if (tray.faults.length > 0) return { key: 'mail.refused' };
  return tray.lists.size > 0 ? undefined : { key: 'mail.nobody', args: { turn: turnOf(campaign) } };
}

async function resolve(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const speaker = masterSpeaker(args, campaign);
  const { match } = campaign;
  const turn = turnOf(campaign);
  const tray = readTray(folder!, match);
  putFaults(out, speaker, tray.faults);
  const before = structuredClone(match.state.dark.world);
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
  putWritten(out, speaker, join(folder!, reportsFolder(turn)), files);
  putEnd(out, speaker, match);
  if (match.state.pub.ended) return 0;
  const orders = join(folder!, ordersFolder(turn + 1));
  out.put({ orders }, speaker.say({ key: 'mail.lists', args: { turn: turn + 1, orders } }));
  return 0;
}

/** Every faction's lines, then every value that would be another. */
function putTrial(
  out: Terminal,
  { say }: Speaker,
  match: Match<Cosmos>,
  changes: ReturnType<typeof changesBetween>,
): void {
  const { pub, own } = match.state;
  const turn = pub.turn - 1;
  for (const [seat, faction] of pub.factions.entries()) {
    const lines = own[seat]!.report.map((line) => say(line));
    out.put(
      { seat, faction, lines },
      [say({ key: `faction.${faction}` }), ...lines.map((line) => `  ${line}`)].join('\n'),
    );
  }
  out.put({ changes: changes.length }, say({ key: 'mail.changes' }));
  const world = match.state.dark.world!;
  for (const { of, changes: some } of groupChanges(world, changes)) {
    out.put({ about: say(of), changes: some.length }, ` ${say(of)}`);
    for (const { path, from, to } of some) {
      const [what, old, now] = [pathMsg(world, path), valueMsg(world, path, from), valueMsg(world, path, to)].map(say);
      out.put({ path, from, to }, `  ${say({ key: 'mail.change', args: { what, path, from: old, to: now } as Bag })}`);
    }
  }
  out.put(
    { trial: true, turn, changes: changes.length, hash: fingerprint(match.state) },
    say({ key: 'mail.trial', args: { turn, hash: short(match) } }),
  );
}

function putWritten(out: Terminal, { say }: Speaker, folder: string, files: readonly { path: string }[]): void {
  out.put({ reports: files.map(({ path }) => path) }, say({ key: 'mail.written', args: { folder } }));
}

async function report(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const files = await reportFiles(campaign);
  writeReports(folder!, files);
  putWritten(out, masterSpeaker(args, campaign), join(folder!, reportsFolder(turnOf(campaign) - 1)), files);
  return 0;
}

/** The master's word on the matter; it cannot be left out. */
function noteFrom(args: CommandArgs, what: string): string {
  const note = args.text('note')?.trim() ?? '';
  if (note === '') throw new Usage(`${what} needs a --note`);
  return note;
}

function correctionFrom(args: CommandArgs, { match }: Campaign): Correction {
  const [path, value] = [args.text('path'), args.text('value')];
  if (path === undefined || value === undefined) throw new Usage('a correction needs --path and --value');
  const note = noteFrom(args, 'a correction');
  const given = args.text('faction');
  const faction = given === undefined ? 'none' : nameOrUsage(given, 'faction');
  if (given !== undefined && !match.state.pub.factions.includes(faction))
    throw new Usage(`${given} is not in this campaign`);
  return { path, value, faction, told: args.has('private') ? 'nobody' : 'faction', note };
}

async function correct(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
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

async function overview(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  return overviewBy(out, folder!, campaign, masterSpeaker(args, campaign));
}
async function amend(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  return amendBy(out, args, campaign, masterSpeaker(args, campaign).say, folder!, noteFrom(args, 'an amendment'));
}
async function note(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  return noteBy(out, args, campaign, masterSpeaker(args, campaign).say, folder!, noteFrom(args, 'a note to players'));
}
async function event(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  return eventBy(out, args, campaign, masterSpeaker(args, campaign).say, folder!);
}
async function replace(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  return replaceBy(out, args, campaign, masterSpeaker(args, campaign).say, folder!);
}
async function deadline(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  return deadlineBy(out, args, campaign, masterSpeaker(args, campaign).say, folder!);
}
async function audit(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  return auditOf(out, campaign, masterSpeaker(args, campaign).say);
}

/** The turn before is to be resolved once more: its lists are read again. */
async function undo(out: Terminal, args: CommandArgs, folder: string | undefined): Promise<number> {
  const campaign = readCampaign(folder);
  const speaker = masterSpeaker(args, campaign);
  const note = noteFrom(args, 'undoing a turn');
  const { match } = campaign;
  if (match.result || !mayUndo(match.know(match.state.pub.master)))
    throw new Usage(speaker.say({ key: 'mail.nothing' }));
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
