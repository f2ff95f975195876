// orrery cosmos event: what a master has in store for turns to come; shown, added to, or one thing dropped.
import { type CommandArgs, type Speaker, type Terminal, Usage } from '@orrery/kernel';
import type { Planned } from '../procedures.ts';
import { plannedOn } from '../state.ts';
import { amendMsg } from '../steps/amend.ts';
import { asMaster, type Campaign, copyOf, type Deed, turnOf, writeCampaign } from './campaign.ts';
import { amendmentFrom } from './master.ts';

const WHAT = ['card', 'unit', 'troop', 'building', 'loan', 'number'];

function putPlan(out: Terminal, { match }: Campaign, say: Speaker['say']): void {
  const { world, desk } = match.state.dark;
  const events = plannedOn(desk);
  if (events.length === 0) out.put({ events: [] }, say({ key: 'mail.events.none' }));
  for (const [i, { turn, text, announced, change }] of events.entries()) {
    const what = change ? say(amendMsg(world!, change)) : say({ key: 'event.rumour' });
    const args = { n: i + 1, turn, what, text, announced };
    out.put({ n: i + 1, turn, text, announced, change }, say({ key: 'mail.events.one', args }));
  }
}

type Change = { events: Planned[]; event: Planned; dropped: boolean };
/** The plan as it is to be, and what is new in it or gone from it; undefined: it is only to be shown. */
function planFrom(args: CommandArgs, campaign: Campaign): Change | undefined {
  const events = plannedOn(campaign.match.state.dark.desk);
  const drop = args.text('drop');
  if (drop !== undefined) {
    const event = events[Number(drop) - 1];
    if (!event) throw new Usage('usage.noEvent', { number: drop });
    return { events: events.filter((one) => one !== event), event, dropped: true };
  }
  if (args.text('turn') === undefined) return undefined;
  const change = WHAT.some((flag) => args.text(flag) !== undefined) ? amendmentFrom(args, 'event', campaign) : null;
  const announced = args.has('announce') ? 'now' : 'never';
  const turn = args.number('turn', turnOf(campaign));
  const event: Planned = { turn, text: args.text('text') ?? '', announced, change };
  return { events: [...events, event], event, dropped: false };
}

export function eventBy(
  out: Terminal,
  args: CommandArgs,
  campaign: Campaign,
  say: Speaker['say'],
  folder: string,
): number {
  const made = planFrom(args, campaign);
  if (!made) {
    putPlan(out, campaign, say);
    return 0;
  }
  const { events, event, dropped } = made;
  const deed: Deed = { turn: turnOf(campaign), event, dropped };
  const changed = copyOf({ ...campaign, audit: [...campaign.audit, deed] });
  const outcome = asMaster(changed, { events }, 'events');
  if ('refused' in outcome) {
    for (const why of outcome.refused.problems ?? [outcome.refused.why]) out.put({ problem: say(why) }, say(why));
    return 1;
  }
  writeCampaign(folder, changed);
  putPlan(out, changed, say);
  return 0;
}
