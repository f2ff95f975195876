// TI4-PNOTE: a promissory note that changes hands, is played, or is asked for.
import type { Option, Seat } from '@orrery/kernel';
import { layNote, passNote } from '../atoms/notes.ts';
import { step } from '../procedures.ts';
import { pieces } from '../registry.ts';
import { decline, noteName, option, player, tail } from '../say.ts';
import { type Know, type Pub, playerOf, readNote, type T } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { isRefused } from '../values/notes.ts';

const textOf = (note: string) => pieces().find(({ id }) => id === readNote(note).id)?.note;
/** [TI4-PNOTE-6] It lies open from the moment somebody else has it. */
const comesOpen = (pub: Pub, note: string, to: Seat): boolean =>
  textOf(note)?.received !== undefined && isOpponent(pub, readNote(note).owner, to); // [TI4-ALLY-7]

/** Into the hand of somebody else, or before him at once. */
export function handNote(t: T, from: Seat, to: Seat, note: string): void {
  if (!comesOpen(t.s.pub, note, to)) {
    passNote(t, from, to, note);
    return;
  }
  layNote(t, from, to, note);
  t.reveal({ type: 'note.laid', pub: { seat: player(to), note: noteName(note) } });
  textOf(note)?.received?.(t, to);
}

/** [TI4-PNOTE-19, -20] One of all in hand, the own and those of others; who has none gives none. */
export const giveNote = step('giveNote', {
  choose: {
    who: (pub, f) => (playerOf(pub, f.args.seat).notes > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.note', args: { seat: player(f.args.to) } },
      ask: {
        shape: 'one',
        options: givable(k, f.args.to),
      },
      rules: ['TI4-PNOTE-20', 'TI4-TRANS-11'],
    }),
    take(t, f, choices) {
      const { seat, to } = f.args;
      if (choices.get(seat) === decline.key) return; // all that is left is refused
      const note = tail(choices.get(seat));
      const known = { note: noteName(note) };
      t.reveal({
        type: 'note.given',
        pub: { seat: player(seat), to: player(to) },
        to: { [seat]: known, [to]: known },
      });
      handNote(t, seat, to, note);
    },
  },
});

const givable = ({ pub, own }: Know, to: Seat): Option[] => {
  const notes = own!.notes.filter((note) => !isRefused(pub, note, to));
  const options = notes.map((note) => option(`note:${note}`, 'note', { note: noteName(note) }, [`note:${note}`]));
  return options.length > 0 ? options : [decline];
};

/** `play:ceasefire@2>lodor`: the note, and what it is aimed at. */
function readPlay(choice: string): { note: string; target: string } {
  const [, note, target] = /^play:([^>]+)(?:>(.*))?$/.exec(choice)!;
  return { note: note!, target: target ?? '' };
}

/** [TI4-PNOTE-3, -10] It lies open while it is carried out; its own step sends it home. */
export const playNote = step('playNote', {
  show(t, f) {
    const { seat, choice, about = {} } = f.args;
    const { note, target } = readPlay(choice);
    const { id, owner } = readNote(note);
    t.reveal({ type: 'note.played', pub: { seat: player(seat), note: noteName(note), id } });
    layNote(t, seat, seat, note);
    t.call(`note.${id}`, { seat, owner, target, about });
  },
});
