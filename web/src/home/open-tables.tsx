// The tables of this server: those that wait for players, to be sifted, and those that can be watched.
import type { GameInfo, TableInfo } from '@orrery/api';
import { useState } from 'react';
import { useWords } from '../words/index.ts';
import css from './home.module.css';
import { TableRow } from './table-row.tsx';

const CLOCKS = ['none', 'live', 'correspondence'] as const;
type Pace = (typeof CLOCKS)[number];
interface Sieve {
  game: string; // '': any
  clock: Pace | '';
}

export const sifted = (tables: readonly TableInfo[], { game, clock }: Sieve): TableInfo[] =>
  tables.filter((table) => (game === '' || table.game === game) && (clock === '' || table.clock.kind === clock));

export const isFree = ({ status, players }: TableInfo): boolean =>
  status === 'open' && players.some(({ kind }) => kind === 'open');

interface TablesProps {
  tables: readonly TableInfo[];
  games: readonly GameInfo[];
}

export function OpenTables({ tables, games }: TablesProps) {
  const t = useWords();
  const [sieve, setSieve] = useState<Sieve>({ game: '', clock: '' });
  const waiting = tables.filter(isFree);
  const played = games.filter(({ id }) => waiting.some(({ game }) => game === id));
  const clocks = CLOCKS.filter((kind) => waiting.some(({ clock }) => clock.kind === kind));
  const shown = sifted(waiting, sieve);
  if (waiting.length === 0) return null;
  return (
    <section className="stack">
      <div className={css.waiting}>
        <h2>{t('home.open')}</h2>
        <div className={css.sieve}>
          {played.length > 1 && (
            <select
              aria-label={t('home.byGame')}
              value={sieve.game}
              onChange={({ target }) => setSieve({ ...sieve, game: target.value })}
            >
              <option value="">{t('home.anyGame')}</option>
              {played.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          {clocks.length > 1 && (
            <select
              aria-label={t('home.byClock')}
              value={sieve.clock}
              onChange={({ target }) => setSieve({ ...sieve, clock: target.value as Sieve['clock'] })}
            >
              <option value="">{t('home.anyClock')}</option>
              {clocks.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`home.clock.${kind}`)}
                </option>
              ))}
            </select>
          )}
        </div>
      </div>
      <Rows tables={shown} games={games} />
      {shown.length === 0 && <p className="quiet">{t('home.noneOfThese')}</p>}
    </section>
  );
}

export function OtherTables({ tables, games }: TablesProps) {
  const t = useWords();
  const others = tables.filter((table) => !isFree(table));
  if (tables.length > 0 && others.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('home.tables')}</h2>
      {tables.length === 0 && <p className="quiet">{t('home.noTables')}</p>}
      <Rows tables={others} games={games} />
    </section>
  );
}

function Rows({ tables, games }: TablesProps) {
  return (
    <ul className={css.tables}>
      {tables.map((table) => (
        <TableRow key={table.id} table={table} seat={null} game={games.find(({ id }) => id === table.game)} />
      ))}
    </ul>
  );
}
