// orrery cosmos: a campaign of COSMOS by mail, run from a folder: lists in, reports out, one file of state.
import { type Command, type CommandArgs, type Speaker, type Terminal, Usage } from '@orrery/kernel';
import { begin } from './begin.ts';
import { type Campaign, readCampaign } from './campaign.ts';
import { close, correct, noteFrom, undo } from './correct.ts';
import { eventBy } from './events.ts';
import { amendBy, auditOf, noteBy } from './master.ts';
import { overviewBy } from './overview.ts';
import { deadlineBy, replaceBy } from './people.ts';
import { masterSpeaker } from './put.ts';
import { report, resolve, status } from './resolve.ts';

type Action = (out: Terminal, args: CommandArgs, folder: string | undefined) => Promise<number>;
interface Opened {
  out: Terminal;
  args: CommandArgs;
  folder: string;
  campaign: Campaign;
  speaker: Speaker;
}
/** What is done with a campaign that is there, in the master's language. */
const inCampaign =
  (act: (opened: Opened) => number | Promise<number>): Action =>
  async (out, args, folder) => {
    const campaign = readCampaign(folder);
    return act({ out, args, folder: folder!, campaign, speaker: masterSpeaker(args, campaign) });
  };

const ACTIONS: Readonly<Record<string, Action>> = {
  new: begin,
  status,
  overview: inCampaign(({ out, folder, campaign, speaker }) => overviewBy(out, folder, campaign, speaker)),
  resolve,
  report,
  correct,
  amend: inCampaign(({ out, args, folder, campaign, speaker }) =>
    amendBy(out, args, campaign, speaker.say, folder, noteFrom(args, 'amend')),
  ),
  note: inCampaign(({ out, args, folder, campaign, speaker }) =>
    noteBy(out, args, campaign, speaker.say, folder, noteFrom(args, 'note')),
  ),
  event: inCampaign(({ out, args, folder, campaign, speaker }) => eventBy(out, args, campaign, speaker.say, folder)),
  replace: inCampaign(({ out, args, folder, campaign, speaker }) =>
    replaceBy(out, args, campaign, speaker.say, folder),
  ),
  deadline: inCampaign(({ out, args, folder, campaign, speaker }) =>
    deadlineBy(out, args, campaign, speaker.say, folder),
  ),
  audit: inCampaign(({ out, campaign, speaker }) => auditOf(out, campaign, speaker.say)),
  undo,
  close,
};

export const cosmosByMail: Command = {
  flags: {
    player: { type: 'string', multiple: true },
    turns: { type: 'string' },
    seed: { type: 'string' },
    key: { type: 'string' },
    trial: { type: 'boolean' },
    force: { type: 'boolean' },
    path: { type: 'string' },
    value: { type: 'string' },
    note: { type: 'string' },
    card: { type: 'string' },
    unit: { type: 'string' },
    troop: { type: 'string' },
    building: { type: 'string' },
    loan: { type: 'string' },
    number: { type: 'string' },
    at: { type: 'string' },
    fleet: { type: 'string' },
    faction: { type: 'string' },
    turn: { type: 'string' },
    text: { type: 'string' },
    announce: { type: 'boolean' },
    drop: { type: 'string' },
    until: { type: 'string' },
    private: { type: 'boolean' },
  },
  run(out, args) {
    const [name = '', folder] = args.words;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    const actions = Object.keys(ACTIONS).join('|');
    if (!action)
      throw name === '' ? new Usage('usage.cosmos', { actions }) : new Usage('usage.noAction', { name, actions });
    return action(out, args, folder);
  },
};
