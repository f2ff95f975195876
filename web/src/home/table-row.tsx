// One table in a list: what is played, who sits there, and whether it waits for me.
import type { GameInfo, Pass, TableInfo } from '@orrery/api';
import { SeatMark } from '@orrery/board';
import { Link } from 'wouter';
import { agoText, useNow } from '../state/time.ts';
import { useLanguage, useWords } from '../words/index.ts';
import css from './home.module.css';

type Mine = { table: TableInfo; pass: Pass };
const OVER = ['over', 'abandoned'];

/** Those that wait for me first, then what goes on, then what is over; the newest first. */
export function ordered<M extends Mine>(list: readonly M[]): M[] {
  return [...list].sort((a, b) => rankOf(a) - rankOf(b) || b.table.updated - a.table.updated);
}
function rankOf({ table, pass }: Mine): number {
  if (isMyTurn(table, pass.seat)) return 0;
  return OVER.includes(table.status) ? 2 : 1;
}
const isMyTurn = (table: TableInfo, seat: number | null): boolean =>
  seat !== null && table.status === 'running' && table.waiting.includes(seat);

/** Where this table is gone to: its result, its open seat, or the table itself. */
function addressOf(table: TableInfo, seat: number | null): string {
  if (OVER.includes(table.status)) return `/table/${table.id}/result`;
  return seat === null && table.status === 'open' && table.invitation
    ? `/join/${table.invitation}`
    : `/table/${table.id}`;
}

export function TableRow({ table, seat, game }: { table: TableInfo; seat: number | null; game: GameInfo | undefined }) {
  const t = useWords();
  const language = useLanguage();
  const now = useNow(30_000);
  const mine = isMyTurn(table, seat);
  const name = game?.name ?? table.game;
  return (
    <li>
      <Link href={addressOf(table, seat)} className={css.row}>
        <span className={css.rowName}>
          <strong>{table.name || name}</strong>
          <span className="quiet small">
            {table.name ? `${name} · ` : ''}
            {agoText(table.updated, now, language)}
          </span>
        </span>
        <span className={css.people}>
          {table.players.map((player) => (
            <span key={player.seat} data-open={player.kind === 'open' ? '' : undefined}>
              <SeatMark seat={player.seat} size={14} />
              {player.kind === 'open' ? t('seats.open') : player.name || t('seats.bot')}
            </span>
          ))}
        </span>
        <span className={css.state} data-mine={mine ? '' : undefined}>
          {mine ? t('table.yourTurn') : t(`status.${table.status}`)}
        </span>
      </Link>
    </li>
  );
}
