// Once more, for all who sat here: the first to ask sets the table up, the others find their seats there.
import type { TableInfo } from '@orrery/api';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Sorry } from '../shell/sorry.tsx';
import { api, problemOf } from '../state/api.ts';
import { keepPass, usePass } from '../state/passes.ts';
import { type Say, useWords, type Word } from '../words/index.ts';

/** Who is at it already, as far as one can say. */
export function calledBack({ players }: TableInfo, mine: number | null, t: Say): string {
  const others = players.filter(({ kind, seat }) => kind === 'human' && seat !== mine);
  return t('rematch.called', { count: others.length, names: others.map(({ name }) => name) });
}

export function Rematch({ table }: { table: TableInfo }) {
  const t = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Word>();
  const pass = usePass(table.id);
  const again = usePass(table.rematch ?? '');
  if (!pass) return null;
  if (again)
    return (
      <Link href={`/table/${again.match}`} className="button primary">
        <RotateCcw /> {t('rematch.go')}
      </Link>
    );
  const sit = async () => {
    const next = await api.as(pass.secret).call('rematch', { match: table.id });
    keepPass(next);
    go(`/table/${next.match}`);
  };
  return (
    <>
      {table.rematch !== null && <p role="status">{calledBack(table, pass.seat, t)}</p>}
      <button
        type="button"
        className="button primary"
        onClick={() => void sit().catch((error) => setProblem(problemOf(error)))}
      >
        <RotateCcw /> {t(table.rematch === null ? 'result.rematch' : 'rematch.sit')}
      </button>
      <Sorry problem={problem} />
    </>
  );
}
