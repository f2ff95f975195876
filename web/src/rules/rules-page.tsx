// The rule index of every game, in the reader's language, to be searched.
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { useRead } from '../state/api.ts';
import { useKept } from '../state/kept.ts';
import { testGames } from '../state/settings.ts';
import { useKit, useVoice } from '../state/voice.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { found } from './chapters.ts';
import css from './rules-page.module.css';

export default function RulesPage({ game }: { game: string | undefined }) {
  const t = useWords();
  const language = useLanguage();
  const all = useKept(testGames);
  const { data: games = [], problem } = useRead('games', { query: { language } });
  const lobby = games.filter((g) => g.lobby || all || g.id === game);
  const shown = lobby.length > 0 ? lobby : games;
  const chosen = game ?? shown[0]?.id;
  return (
    <Page title={t('nav.rules')}>
      <h1>{t('nav.rules')}</h1>
      <Sorry problem={problem} />
      <nav aria-label={t('rules.games')} className={`row ${css.games}`}>
        {shown.map((g) => (
          <Link
            key={g.id}
            href={`/rules/${g.id}`}
            className="button"
            aria-current={g.id === chosen ? 'page' : undefined}
          >
            {g.name}
          </Link>
        ))}
      </nav>
      {chosen && <RuleIndex key={chosen} game={chosen} />}
    </Page>
  );
}

function RuleIndex({ game }: { game: string }) {
  const t = useWords();
  const language = useLanguage();
  const kit = useKit(game);
  const { data, problem } = useRead('rules', { game, language });
  const [text, setText] = useState('');
  const chapters = useMemo(() => found(data ?? [], text), [data, text]);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  const voice = useVoice(kit);
  const summary = kit?.face?.summary ?? [];
  return (
    <>
      {summary.length > 0 && (
        <section className={`panel ${css.summary}`}>
          <h2>{t('rules.summary')}</h2>
          <ol>
            {summary.map((line) => (
              <li key={line.key}>{voice.say(line)}</li>
            ))}
          </ol>
        </section>
      )}
      <label className="field">
        <span>{t('rules.search')}</span>
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Sorry problem={problem} />
      <p className="quiet small" role="status">
        {data && t('rules.count', { count })}
      </p>
      {chapters.map(({ id, title, rules }) => (
        <section key={id} className={css.chapter}>
          <h2>{title}</h2>
          <dl>
            {rules.map((rule) => (
              <div key={rule.id} id={rule.id}>
                <dt>{rule.id}</dt>
                <dd>{rule.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
