// TI4-PNOTE: who could hold whose promissory notes, by what everybody knows, and which lie open.
import { isInPlay, type Seat } from '@orrery/kernel';
import { factionSheet } from '../content.ts';
import { REFINED } from '../procedures.ts';
import { type Card, type Know, type Pub, playerOf, readNote } from '../state.ts';
import { isOpponent } from './allies.ts';

export const openNotes = (pub: Pub, id?: string): Card[] =>
  pub.cards.filter((card) => card.kind === 'note' && card.state !== 'purged' && (id === undefined || card.id === id));
export const openNote = (pub: Pub, id: string, owner: Seat): Card | undefined =>
  openNotes(pub, id).find((card) => card.owner === owner);

/** [TI4-SETUP-16] Whether this sheet has nothing to do with notes of this name. */
export const refuses = (faction: string, id: string): boolean =>
  faction !== '' && (factionSheet(faction).refuses?.includes(id) ?? false);
export const isRefused = (pub: Pub, note: string, to: Seat): boolean =>
  refuses(playerOf(pub, to).faction, readNote(note).id);

/** [TI4-PNOTE-4] As far as anybody can know, this seat may have this note in hand. */
export function couldHoldNote(pub: Pub, seat: Seat, note: string): boolean {
  const { id, owner } = readNote(note);
  const { notes, foreign = 0 } = playerOf(pub, seat);
  return (owner === seat ? notes : foreign) > 0 && openNote(pub, id, owner) === undefined && !isPurged(pub, id, owner);
}
/** [TI4-NOTE-4] It never comes back, as everybody knows. */
const isPurged = (pub: Pub, id: string, owner: Seat): boolean =>
  isInPlay(REFINED, pub) &&
  pub.cards.some((card) => card.kind === 'note' && card.state === 'purged' && card.id === id && card.owner === owner);

/** Whose notes of this name are in a hand. [TI4-PNOTE-2, TI4-ALLY-7] Nobody plays the own one, nor that of the ally. */
export const issuersOf = ({ pub, own, seat }: Know, id: string): Seat[] =>
  own!.notes
    .map(readNote)
    .filter((note) => note.id === id && isOpponent(pub, seat!, note.owner))
    .map(({ owner }) => owner);
