// The rules a question follows, behind one chip. They open in place, in the reader's language.
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { useRead } from '../state/api.ts';
import { useLanguage, useWords } from '../words/index.ts';
import css from './question.module.css';

export function RuleChips({ game, ids }: { game: string; ids: readonly string[] }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const list = [...new Set(ids)];
  const [only] = list;
  if (only === undefined) return null;
  return (
    <div className={css.rules}>
      <button
        type="button"
        className={css.chip}
        aria-expanded={open}
        aria-label={list.length === 1 ? t('rules.one', { id: only }) : undefined}
        onClick={() => setOpen(!open)}
      >
        <BookOpen />
        {list.length === 1 ? only : t('rules.several', { count: list.length })}
      </button>
      {open && <RuleTexts game={game} ids={list} />}
    </div>
  );
}

function useRules(game: string) {
  const { data, problem } = useRead('rules', { game, language: useLanguage() });
  const textOf = (id: string) => data?.flatMap(({ rules }) => rules).find((rule) => rule.id === id)?.text;
  return { data, problem, textOf };
}

/** One rule as the game's index tells it. */
export function RuleText({ game, id }: { game: string; id: string }) {
  const { textOf } = useRules(game);
  return <>{textOf(id)}</>;
}

function RuleTexts({ game, ids }: { game: string; ids: readonly string[] }) {
  const t = useWords();
  const { data, problem, textOf } = useRules(game);
  if (problem) return <Sorry problem={problem} small />;
  if (!data) return null;
  return (
    <dl className={css.rule}>
      {ids.map((id) => (
        <div key={id}>
          <dt>{id}</dt>
          <dd>{textOf(id) ?? t('rules.none')}</dd>
        </div>
      ))}
    </dl>
  );
}
