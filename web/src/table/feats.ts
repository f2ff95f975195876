// What was done, in as few lines as tell it: made from events by what the game says of each kind.
import type { ToldAt } from '@orrery/api';
import type { Face } from '@orrery/board';
import type { Msg, Seat } from '@orrery/kernel';
import { doerOf } from '../state/voice.ts';
import type { Desk } from './use-desk.ts';

/** One line. `run`: the events it tells; `atoms`: all that lies under it, these among them. */
export interface Feat {
  type: string;
  seat: Seat | undefined; // whose feat it is
  run: ToldAt[];
  atoms: ToldAt[];
}

/** What no game says anything of, and nobody may overlook. */
const AT_ANY_TABLE: readonly string[] = ['kernel.returned', 'kernel.conceded', 'kernel.migrated'];

/** A game that says nothing of its events has a line for each. */
export function featsOf(lines: readonly ToldAt[], feats: Face['feats']): Feat[] {
  const story: Feat[] = [];
  const loose: ToldAt[] = []; // what came before the first line
  for (const told of lines) {
    const last = story.at(-1);
    const kind = feats && !AT_ANY_TABLE.includes(told.type) ? feats[told.type] : 'line';
    if (kind === undefined) (last?.atoms ?? loose).push(told);
    else if (kind !== 'line' && last && continues(last, told)) {
      last.run.push(told);
      last.atoms.push(told);
    } else story.push({ type: told.type, seat: doerOf(told.args), run: [told], atoms: [...loose.splice(0), told] });
  }
  return story;
}

const continues = ({ type, seat }: Feat, told: ToldAt): boolean => type === told.type && seat === doerOf(told.args);

/** The words for all of a run; undefined: its one event speaks for itself. */
export function summaryOf({ type, run }: Feat, feats: Face['feats']): Msg | undefined {
  const kind = feats?.[type];
  return kind === undefined || kind === 'line' ? undefined : kind(run);
}

export function featText({ voice, kit }: Pick<Desk, 'voice' | 'kit'>, feat: Feat): string {
  const summary = summaryOf(feat, kit.face?.feats);
  return summary ? voice.deed(summary) : voice.tell(feat.run[0]!);
}

/** Has anybody but this seat done something after that moment? */
export const isNewTo = (events: readonly ToldAt[], seat: Seat | null, after: number, feats: Face['feats']): boolean =>
  featsOf(
    events.filter(({ seq }) => seq > after),
    feats,
  ).some((feat) => feat.seat !== undefined && feat.seat !== seat);
