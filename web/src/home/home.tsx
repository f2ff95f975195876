// The first page: the games as pictures of their boards, my tables, and the tables of this host.
import type { GameInfo, TableInfo } from '@orrery/api';
import { useMemo, useState } from 'react';
import { Page } from '../shell/page.tsx';
import { useRead } from '../state/api.ts';
import { useKept } from '../state/kept.ts';
import { passes } from '../state/passes.ts';
import { testGames } from '../state/settings.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { GameCard } from './game-card.tsx';
import css from './home.module.css';
import { OpenTables, OtherTables } from './open-tables.tsx';
import { Sky } from './sky.tsx';
import { ordered, TableRow } from './table-row.tsx';

export function Home() {
  const t = useWords();
  const games = useRead('games', { query: { language: useLanguage() } });
  const tables = useRead('openTables', {});
  const shown = useShown(games.data);
  const lightest = Math.min(...shown.map(({ weight }) => weight ?? Number.POSITIVE_INFINITY));
  return (
    <Page title="Orrery">
      <section className={css.hero}>
        <Sky />
        <h1>{t('home.title')}</h1>
        <p>{t('home.text')}</p>
      </section>
      {games.problem && (
        <p className="bad-words" role="alert">
          {t(games.problem)}{' '}
          <button type="button" className="button" onClick={games.reload}>
            {t('again')}
          </button>
        </p>
      )}
      <MyTables games={games.data ?? []} />
      <OpenTables tables={tables.data ?? []} games={games.data ?? []} />
      <section className="stack">
        <h2>{t('home.games')}</h2>
        <ul className={css.games} aria-busy={!games.data}>
          {shown.map((game) => (
            <li key={game.id}>
              <GameCard game={game} first={game.weight === lightest} />
            </li>
          ))}
          {!games.data && !games.problem && PLACES.map((place) => <li key={place} className={css.place} />)}
        </ul>
      </section>
      {tables.data && <OtherTables tables={tables.data} games={games.data ?? []} />}
    </Page>
  );
}

const PLACES = [1, 2, 3, 4] as const; // something is there at once, where the games will be

/** Games for tests stay hidden unless asked for, or where there is nothing else. */
function useShown(games: GameInfo[] | undefined): GameInfo[] {
  const all = useKept(testGames);
  return useMemo(() => {
    const lobby = (games ?? []).filter((game) => game.lobby);
    const shown = all || lobby.length === 0 ? (games ?? []) : lobby;
    return shown.toSorted((a, b) => (a.weight ?? HEAVY) - (b.weight ?? HEAVY));
  }, [games, all]);
}

const HEAVY = 9; // of which nobody has said how much there is to learn

const FEW = 4; // tables of mine before one asks for all

function MyTables({ games }: { games: GameInfo[] }) {
  const t = useWords();
  const held = useKept(passes);
  const secrets = held.map((pass) => pass.secret);
  const { data } = useRead('mine', secrets.length > 0 ? { body: { secrets } } : null);
  const [all, setAll] = useState(false);
  if (!data || data.length === 0 || secrets.length === 0) return null;
  const isCalled = ({ rematch }: TableInfo) => rematch !== null && !held.some(({ match }) => match === rematch);
  const shown = ordered(data, isCalled).slice(0, all ? data.length : FEW);
  return (
    <section className="stack">
      <h2>{t('home.mine')}</h2>
      <ul className={css.tables}>
        {shown.map(({ table, pass }) => (
          <TableRow
            key={table.id}
            table={table}
            seat={pass.seat}
            game={games.find((g) => g.id === table.game)}
            called={isCalled(table)}
          />
        ))}
      </ul>
      {shown.length < data.length && (
        <div>
          <button type="button" className="button" onClick={() => setAll(true)}>
            {t('home.all', { count: data.length })}
          </button>
        </div>
      )}
    </section>
  );
}
