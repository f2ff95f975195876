// orrery cosmos amend, note, audit: what a master adds or takes away, says in the next reports, and has done so far.
import { type CommandArgs, LANGUAGES, type Msg, type Speaker, type Terminal, Usage } from '@orrery/kernel';
import { readPlace } from '../orders/parse.ts';
import { COMMON_UNITS } from '../packs/base/commons.ts';
import type { Amended, Amendment } from '../procedures.ts';
import { shownPath } from '../report/path.ts';
import { numbered, unitMsg } from '../say.ts';
import { amendMsg } from '../steps/amend.ts';
import { isShip, isUnit, unitOf } from '../values/sheets.ts';
import {
  asMaster,
  type Campaign,
  copyOf,
  type Deed,
  factionOrUsage,
  nameOrUsage,
  turnOf,
  writeCampaign,
} from './campaign.ts';
import { speakerFor } from './words.ts';

type Say = Speaker['say'];
/** The flags that say what is added, and what their names are. */
const THINGS = { card: 'card', unit: 'unit', troop: 'troop', building: 'building' } as const;
const KIND: Readonly<Record<keyof typeof THINGS, Amendment['do']>> = {
  card: 'card',
  unit: 'units',
  troop: 'troops',
  building: 'building',
};

/** `needs`: what cannot do without one. */
function placeFrom(args: CommandArgs, needs: string | undefined): string {
  const text = args.text('at');
  if (text === undefined && needs) throw new Usage('usage.needs', { what: `--${needs}`, flag: 'at' });
  if (text === undefined) return '';
  const place = readPlace(text);
  if (place === undefined) throw new Usage('usage.noSystem', { text });
  return place;
}
function numberFrom(args: CommandArgs): number {
  const text = args.text('number') ?? '1';
  if (!/^-?\d{1,6}$/.test(text)) throw new Usage('usage.whole', { text });
  return Number(text);
}
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
/** A unit that nobody builds has no name in the language of orders; a master may still call it by one, or by its id. */
function wildUnit(text: string): string | undefined {
  if (isUnit(text)) return text;
  const says = LANGUAGES.map((language) => speakerFor(language, []).say);
  const names = (id: string) =>
    says.flatMap((say) => [say(unitMsg(id)), say(numbered(2, unitMsg(id))).replace(/^\d+ /, '')]).map(plain);
  return COMMON_UNITS.find(({ id }) => names(id).includes(plain(text)))?.id;
}

/** `--unit corsario --number 3 --at "verde 12" --fleet Q`; below 0 it is taken away. */
export function amendmentFrom(args: CommandArgs, what: string, campaign: Campaign): Amendment {
  const given = args.text('faction');
  const faction = given === 'neutral' ? 'neutral' : factionOrUsage(given, what, campaign);
  const flags = Object.keys(THINGS) as (keyof typeof THINGS)[];
  const flag = flags.find((one) => args.text(one) !== undefined);
  const at = placeFrom(args, flag === 'card' ? undefined : flag);
  const common = { faction, n: numberFrom(args), at, fleet: args.text('fleet')?.toUpperCase() ?? '' };
  if (flag) {
    const text = args.text(flag)!;
    const sheet = faction === 'neutral' ? undefined : faction;
    const id = (flag === 'unit' ? wildUnit(text) : undefined) ?? nameOrUsage(text, THINGS[flag], sheet);
    if (flag === 'unit' && faction !== 'neutral' && isShip(unitOf(id)) && common.fleet === '')
      throw new Usage('usage.needs', { what: `--${flag}`, flag: 'fleet' });
    return { do: KIND[flag], what: id, ...common };
  }
  const loan = args.text('loan');
  if (loan !== undefined) return { do: 'loan', what: loan, ...common };
  return { do: 'R', what: '', ...common };
}

/** Carries out what a master writes; the messages say why not. */
function ordered(campaign: Campaign, deed: Deed, choice: object, deal: 'amendments' | 'notes'): Campaign | Msg[] {
  const changed = copyOf({ ...campaign, audit: [...campaign.audit, deed] });
  const outcome = asMaster(changed, choice as never, deal);
  return 'refused' in outcome ? (outcome.refused.problems ?? [outcome.refused.why]) : changed;
}
function settled(out: Terminal, say: Say, folder: string, result: Campaign | Msg[], deed: Deed): number {
  if (Array.isArray(result)) {
    for (const why of result) out.put({ problem: say(why) }, say(why));
    return 1;
  }
  writeCampaign(folder, result);
  out.put({ ...deed }, say(deedMsg(result, deed)));
  return 0;
}

export function amendBy(
  out: Terminal,
  args: CommandArgs,
  campaign: Campaign,
  say: Say,
  folder: string,
  note: string,
): number {
  const amended: Amended = {
    ...amendmentFrom(args, 'amend', campaign),
    told: args.has('private') ? 'nobody' : 'faction',
    note,
  };
  const deed: Deed = { turn: turnOf(campaign), ...amended };
  return settled(out, say, folder, ordered(campaign, deed, { amendments: [amended] }, 'amendments'), deed);
}
export function noteBy(
  out: Terminal,
  args: CommandArgs,
  campaign: Campaign,
  say: Say,
  folder: string,
  text: string,
): number {
  const given = args.text('faction');
  const to = given === undefined ? 'all' : factionOrUsage(given, 'note', campaign);
  const deed: Deed = { turn: turnOf(campaign), noted: text, to };
  return settled(out, say, folder, ordered(campaign, deed, { to, text }, 'notes'), deed);
}

/** What was done, in words; paths and names of the quadrant as it is now. */
function deedMsg({ match }: Campaign, deed: Deed): Msg {
  const world = match.state.dark.world!;
  const { turn } = deed;
  if ('undone' in deed) return { key: 'mail.audit.undone', args: { turn, note: deed.undone } };
  if ('planned' in deed) return { key: 'mail.audit.planned', args: { turn, count: deed.planned } };
  if ('event' in deed) {
    const { turn: on, text, announced, change } = deed.event;
    const what: Msg = change ? amendMsg(world, change) : { key: 'event.rumour' };
    return { key: deed.dropped ? 'mail.audit.dropped' : 'mail.audit.event', args: { turn, on, what, text, announced } };
  }
  if ('deadline' in deed) return { key: 'mail.audit.deadline', args: { turn, until: deed.deadline } };
  if ('replaced' in deed) {
    const args = { turn, faction: { key: `faction.${deed.faction}` }, before: deed.replaced, name: deed.by };
    return { key: 'mail.audit.replaced', args };
  }
  if ('noted' in deed) {
    const to: Msg = { key: deed.to === 'all' ? 'told.all' : `faction.${deed.to}` };
    return { key: 'mail.audit.noted', args: { turn, to, text: deed.noted } };
  }
  if ('path' in deed)
    return {
      key: 'mail.audit.corrected',
      args: { turn, what: shownPath(world, deed.path), value: deed.value, note: deed.note },
    };
  return { key: 'mail.audit.amended', args: { turn, what: amendMsg(world, deed), note: deed.note } };
}
export function auditOf(out: Terminal, campaign: Campaign, say: Say): number {
  if (campaign.audit.length === 0) out.put({ audit: [] }, say({ key: 'mail.audit.none' }));
  for (const deed of campaign.audit) out.put({ ...deed }, say(deedMsg(campaign, deed)));
  return 0;
}
