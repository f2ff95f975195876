// Promissory notes: what each is worth to whoever gets it, and when it is played.
import { type Know, noteKey, playerOf, readNote } from '../state.ts';
import { isRefused, openNote, openNotes } from '../values/notes.ts';
import { hasUnits } from '../values/units.ts';
import { type Answerer, choose, partsOf, say } from './case.ts';
import { NOTE_WORTHS } from './factions.ts';
import { always, type Judge } from './judging.ts';
import { POINT, worthOf } from './worth.ts';

/** In trade goods. */
const WORTH: Readonly<Record<string, number>> = {
  'support-for-the-throne': 6,
  'trade-agreement': 2.5,
  ceasefire: 1.5,
};
export const noteWorth = (note: string): number => WORTH[readNote(note).id] ?? NOTE_WORTHS[readNote(note).id] ?? 1;
/** To whoever gives it away: a note of somebody else is lost, the own one only helps another. */
export const noteMissed = (note: string, seat: number): number =>
  noteWorth(note) * (readNote(note).owner === seat ? 0.8 : 1);

/** Of its own notes the one that is worth most to another; no throne is for sale. */
export function dearest({ pub, own, seat }: Know, to: number): string | undefined {
  const free = own!.notes.filter(
    (note) => readNote(note).owner === seat && !isThrone(note) && noteWorth(note) > 0 && !isRefused(pub, note, to),
  );
  return free.sort((a, b) => noteWorth(b) - noteWorth(a))[0];
}

/** A point each: nobody gives one to somebody who would win by it. */
export const isThrone = (note: string): boolean => readNote(note).id === 'support-for-the-throne';
/** Both support each other, if neither has done it yet and neither is about to win. */
export function thrones({ pub, own, seat }: Know, other: number): [string, string] | undefined {
  const [mine, theirs] = [seat!, other].map((each) => noteKey('support-for-the-throne', each)) as [string, string];
  const free = own!.notes.includes(mine) && openNote(pub, 'support-for-the-throne', other) === undefined;
  const far = [seat!, other].every((each) => playerOf(pub, each).points < pub.score - 2);
  return free && playerOf(pub, other).notes > 0 && far ? [mine, theirs] : undefined;
}

/** What goes back to its owner if this system is activated. [TI4-PNOTE-9] */
export const brokenBy = ({ pub, seat }: Know, system: string): number =>
  openNotes(pub)
    .filter(({ holder, owner }) => holder === seat && hasUnits(pub, owner, system))
    .reduce((sum, { id, owner }) => sum + (isThrone(noteKey(id, owner)) ? POINT : 1), 0);

export const giveNote: Answerer = (c) => choose(c, (key) => -noteMissed(partsOf(key)[0], c.seat), say('note.give'));

export const NOTE_REACTIONS: Readonly<Record<string, Judge>> = {
  ceasefire: ({ c, about }) =>
    worthOf(
      c.pub,
      c.pub.units.filter((unit) => unit.owner === c.seat && unit.at === about.at),
    ) > 3
      ? 1
      : 0,
  'trade-agreement': ({ c, about }) => (playerOf(c.pub, Number(about.by)).commodities > 1 ? 1 : 0),
  'political-secret': always,
};
