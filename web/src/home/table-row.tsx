// One table in a list: what is played, who sits there, and whether it waits for me.
import type { GameInfo, Pass, TableInfo } from '@orrery/api';
import { SeatMark } from '@orrery/board';
import { Link } from 'wouter';
import { useKept } from '../state/kept.ts';
import { looked } from '../state/looked.ts';
import { agoText, useNow } from '../state/time.ts';
import { STARS } from '../state/voice.ts';
import { calledBack } from '../table/rematch.tsx';
import { type Say, useLanguage, useWords } from '../words/index.ts';
import css from './home.module.css';

type Mine = { table: TableInfo; pass: Pass };
const OVER = ['over', 'abandoned'];

/** Those that wait for me first, then what goes on, then what is over; the newest first. `isCalled`: there is a rematch
 *  in which my seat is still free. */
export function ordered<M extends Mine>(
  list: readonly M[],
  isCalled: (table: TableInfo) => boolean = () => false,
): M[] {
  const rankOf = ({ table, pass }: M) => (isCalled(table) ? 0 : stateRank(table, pass.seat));
  return [...list].sort((a, b) => rankOf(a) - rankOf(b) || b.table.updated - a.table.updated);
}
function stateRank(table: TableInfo, seat: number | null): number {
  if (isMyTurn(table, seat)) return 0;
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

/** In a word how it stands for whoever holds this seat. */
function stateText(table: TableInfo, seat: number | null, t: Say): string {
  const { ranks, status } = table;
  if (isMyTurn(table, seat)) return t('table.yourTurn');
  if (!ranks || seat === null || status !== 'over') return t(`status.${status}`);
  const rank = ranks[seat]!;
  return rank === 1 ? t('status.won') : t('status.place', { rank, of: ranks.length });
}

interface TableRowProps {
  table: TableInfo;
  seat: number | null;
  game: GameInfo | undefined;
  called?: boolean; // the others play again, and my seat there is free
}
export function TableRow({ table, seat, game, called = false }: TableRowProps) {
  const t = useWords();
  const look = useKept(looked)[table.id];
  const isNew = seat !== null && look !== undefined && table.updated > look.at;
  const language = useLanguage();
  const now = useNow(30_000);
  const mine = isMyTurn(table, seat);
  const name = game?.name ?? table.game;
  return (
    <li>
      <Link href={addressOf(table, seat)} className={css.row}>
        <span className={css.rowName}>
          <strong>
            {table.name || name} {isNew && <span className={css.fresh}>{t('home.new')}</span>}
          </strong>
          <span className="quiet small">
            {table.name ? `${name} · ` : ''}
            {agoText(table.updated, now, language)}
          </span>
        </span>
        <span className={css.people}>
          {table.players.map((player) => (
            <span key={player.seat} data-open={player.kind === 'open' ? '' : undefined}>
              <SeatMark seat={player.seat} size={14} />
              {player.kind === 'open' ? t('seats.open') : player.name || STARS[player.seat] || t('seats.bot')}
            </span>
          ))}
        </span>
        <span className={css.state} data-mine={mine || called ? '' : undefined}>
          {called ? calledBack(table, seat, t) : stateText(table, seat, t)}
        </span>
      </Link>
    </li>
  );
}
