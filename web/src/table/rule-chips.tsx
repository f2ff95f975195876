// The rules a question follows, behind one chip that says what they are about. They open in place.
import { chapterOf, type Language } from '@orrery/kernel';
import { BookOpen, Play } from 'lucide-react';
import { useState } from 'react';
import { Sorry } from '../shell/sorry.tsx';
import { api, useRead } from '../state/api.ts';
import type { Voice } from '../state/voice.ts';
import { useLanguage, useWords, type Word } from '../words/index.ts';
import css from './question.module.css';

const FEW = 2; // chapters that a chip names

/** What these rules are about: the titles of their chapters. */
function titlesOf(ids: readonly string[], voice: Voice): string[] {
  return [...new Set(ids.map((id) => voice.say({ key: `chapter.${chapterOf(id)}` })))];
}

export function RuleChips({ game, voice, ids }: { game: string; voice: Voice; ids: readonly string[] }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const list = [...new Set(ids)];
  const titles = titlesOf(list, voice);
  if (list.length === 0) return null;
  const more = titles.length - FEW;
  return (
    <div className={css.rules}>
      <button type="button" className={css.chip} aria-expanded={open} onClick={() => setOpen(!open)}>
        <BookOpen />
        {t('rules.about', { titles: titles.slice(0, FEW).join(' · '), more: Math.max(0, more) })}
      </button>
      {open && (
        <dl className={css.rule}>
          {list.map((id) => (
            <RuleInFull key={id} game={game} voice={voice} id={id} />
          ))}
        </dl>
      )}
    </div>
  );
}

/** All of them, by the keys of their messages. */
export async function rulesInWords(game: string, language: Language): Promise<Record<string, string>> {
  const chapters = await api.call('rules', { game, language });
  return Object.fromEntries(chapters.flatMap(({ rules }) => rules.map(({ id, text }) => [`rule.${id}`, text])));
}

/** One rule as the game's index tells it: its chapter alone is asked for. */
function useRule(game: string, id: string): { text: string | undefined; shown: boolean; problem: Word | undefined } {
  const t = useWords();
  const query = { chapter: chapterOf(id) };
  const { data, problem } = useRead('rules', { game, language: useLanguage(), query });
  const rule = data?.[0]?.rules.find((one) => one.id === id);
  return { text: data && (rule?.text ?? t('rules.none')), shown: rule?.shown === true, problem };
}

export function RuleText({ game, id }: { game: string; id: string }) {
  return <>{useRule(game, id).text}</>;
}

function RuleInFull({ game, voice, id }: { game: string; voice: Voice; id: string }) {
  const t = useWords();
  const { text, shown, problem } = useRule(game, id);
  return (
    <div>
      <dt>
        {voice.say({ key: `chapter.${chapterOf(id)}` })} <small className="quiet">{id}</small>
      </dt>
      <dd>
        {text ?? <Sorry problem={problem} small />}
        {shown && (
          <a className={css.showRule} href={`/rules/${game}/show/${id}`} target="_blank" rel="noreferrer">
            <Play aria-hidden="true" /> {t('rules.showBeside')}
          </a>
        )}
      </dd>
    </div>
  );
}
