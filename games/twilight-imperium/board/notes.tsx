// Promissory notes: those in my hand, and those that lie before somebody, with whose they are.
import { litProps, SeatMark } from '@orrery/board';
import { cardsOf, noteKey, readNote } from '../tables.ts';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';
import { nameOf } from './side.tsx';

export function NoteCard({ board, note }: { board: Props; note: string }) {
  const { id, owner } = readNote(note);
  return (
    <div className={css.card} {...litProps(board, `note:${note}`)}>
      <strong>
        <SeatMark seat={owner} size={15} name={nameOf(board, owner)} /> {board.say({ key: `note.${id}` })}
      </strong>
      <p>{board.say({ key: `note.${id}.text` })}</p>
    </div>
  );
}

export function NotesInPlay({ board, seat }: { board: Props; seat: number }) {
  const notes = cardsOf(board.view.pub, seat, 'note');
  if (notes.length === 0) return null;
  return (
    <Region className={css.part} title={board.say({ key: 'board.notes.play' })}>
      <div className={css.cards}>
        {notes.map(({ id, owner }) => (
          <NoteCard key={noteKey(id, owner)} board={board} note={noteKey(id, owner)} />
        ))}
      </div>
    </Region>
  );
}
