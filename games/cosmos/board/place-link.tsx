// A place named in a report: it opens on the map.
import type { Msg } from '@orrery/kernel';
import type { PlaceId } from '../state.ts';
import { type Props, placeNamed } from './atlas.ts';
import css from './report.module.css';

export function PlaceLink(props: { place: Msg; board: Props; open(place: PlaceId): void; bare?: boolean }) {
  const { place, board, open, bare } = props;
  const id = typeof place === 'object' ? placeNamed(place, board.view) : undefined;
  if (!id) return bare ? null : board.say(place);
  return (
    <button type="button" className={css.place} onClick={() => open(id)}>
      {bare ? board.say({ key: 'report.show' }) : board.say(place)}
    </button>
  );
}
