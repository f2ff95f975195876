// The rules a question follows. A rule opens in place, in the reader's language.
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../state/api.ts';
import { useLanguage, useWords } from '../words/index.ts';
import css from './question.module.css';

export function RuleChips({ game, ids }: { game: string; ids: readonly string[] }) {
  const t = useWords();
  const [open, setOpen] = useState<string>();
  const list = [...new Set(ids)];
  if (list.length === 0) return null;
  return (
    <div className={css.rules}>
      {list.map((id) => (
        <button
          key={id}
          type="button"
          className={css.chip}
          aria-expanded={open === id}
          aria-label={t('rules.one', { id })}
          onClick={() => setOpen(open === id ? undefined : id)}
        >
          <BookOpen />
          {id}
        </button>
      ))}
      {open && <RuleText game={game} id={open} />}
    </div>
  );
}

function RuleText({ game, id }: { game: string; id: string }) {
  const t = useWords();
  const language = useLanguage();
  const { data, problem } = useRead('rules', { game });
  const rule = data?.find((r) => r.id === id);
  if (problem) return <p className="bad-words small">{t(problem)}</p>;
  if (!data) return null;
  return (
    <blockquote className={css.rule}>
      <p>{rule ? rule[language] : t('rules.none')}</p>
    </blockquote>
  );
}
