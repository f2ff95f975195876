// orrery cosmos: a campaign of COSMOS by mail, run from a folder: lists in, reports out, one file of state.
import { type Command, type CommandArgs, type Speaker, type Terminal, Usage } from '@orrery/kernel';
import { begin, TONGUES } from './begin.ts';
import { type Campaign, readCampaign } from './campaign.ts';
import { correct, noteFrom, undo } from './correct.ts';
import { eventBy } from './events.ts';
import { amendBy, auditOf, noteBy } from './master.ts';
import { overviewBy } from './overview.ts';
import { deadlineBy, replaceBy } from './people.ts';
import { masterSpeaker } from './put.ts';
import { report, resolve, status } from './resolve.ts';

type Action = (out: Terminal, args: CommandArgs, folder: string | undefined) => Promise<number>;
interface Desk {
  out: Terminal;
  args: CommandArgs;
  folder: string;
  campaign: Campaign;
  speaker: Speaker;
}
/** What is done with a campaign that is there, in the master's language. */
const atDesk =
  (act: (desk: Desk) => number | Promise<number>): Action =>
  async (out, args, folder) => {
    const campaign = readCampaign(folder);
    return act({ out, args, folder: folder!, campaign, speaker: masterSpeaker(args, campaign) });
  };

const ACTIONS: Readonly<Record<string, Action>> = {
  new: begin,
  status,
  overview: atDesk(({ out, folder, campaign, speaker }) => overviewBy(out, folder, campaign, speaker)),
  resolve,
  report,
  correct,
  amend: atDesk(({ out, args, folder, campaign, speaker }) =>
    amendBy(out, args, campaign, speaker.say, folder, noteFrom(args, 'an amendment')),
  ),
  note: atDesk(({ out, args, folder, campaign, speaker }) =>
    noteBy(out, args, campaign, speaker.say, folder, noteFrom(args, 'a note to players')),
  ),
  event: atDesk(({ out, args, folder, campaign, speaker }) => eventBy(out, args, campaign, speaker.say, folder)),
  replace: atDesk(({ out, args, folder, campaign, speaker }) => replaceBy(out, args, campaign, speaker.say, folder)),
  deadline: atDesk(({ out, args, folder, campaign, speaker }) => deadlineBy(out, args, campaign, speaker.say, folder)),
  audit: atDesk(({ out, campaign, speaker }) => auditOf(out, campaign, speaker.say)),
  undo,
};

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
