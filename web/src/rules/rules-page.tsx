// The rule book of every game, in the reader's language: chapters in the order of play, to be searched, with the places
// where a rule can be seen at work. Where each rule comes from lies one fold deeper.
import type { GameInfo, RuleChapter } from '@orrery/api';
import { PARTS } from '@orrery/kernel';
import { GraduationCap, Play, ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useOpening } from '../home/use-opening.ts';
import { Page } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { useRead } from '../state/api.ts';
import { pictureOf } from '../state/boards.ts';
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
  const chosen = shown.find(({ id }) => id === game) ?? (game === undefined ? shown[0] : undefined);
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
            aria-current={g.id === chosen?.id ? 'page' : undefined}
          >
            {g.name}
          </Link>
        ))}
      </nav>
      {chosen && <Book key={chosen.id} game={chosen} />}
    </Page>
  );
}

function Book({ game }: { game: GameInfo }) {
  const t = useWords();
  const language = useLanguage();
  const { data, problem } = useRead('rules', { game: game.id, language });
  const [text, setText] = useState('');
  const chapters = useMemo(() => found(data ?? [], text), [data, text]);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  const opening = useOpening(game);
  const searching = text.trim() !== '';
  useTarget(data !== undefined);
  return (
    <>
      <Cover game={game} learn={opening.learn} />
      <label className="field">
        <span>{t('rules.search')}</span>
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Sorry problem={problem ?? opening.problem} />
      <p className="quiet small" role="status">
        {data && t('rules.count', { count })}
      </p>
      {PARTS.map((part) => {
        const here = chapters.filter((chapter) => chapter.part === part);
        if (here.length === 0) return null;
        return (
          <section key={part} className={css.part}>
            <h2>{t(`rules.part.${part}`)}</h2>
            {here.map((chapter) => (
              <Chapter
                key={chapter.id}
                game={game.id}
                chapter={chapter}
                open={searching || chapter === chapters[0]}
                show={opening.learnFrom}
              />
            ))}
          </section>
        );
      })}
    </>
  );
}

/** A link to a rule opens its chapter; the browser cannot find what was not there yet. */
function useTarget(there: boolean): void {
  useEffect(() => {
    const rule = there && location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!rule) return;
    const chapter = rule.closest('details');
    if (chapter) chapter.open = true;
    rule.scrollIntoView();
  }, [there]);
}

function Cover({ game, learn }: { game: GameInfo; learn(): void }) {
  const t = useWords();
  const kit = useKit(game.id);
  const voice = useVoice(kit);
  const Picture = pictureOf(game);
  const summary = kit?.face?.summary ?? [];
  return (
    <section className={`panel ${css.cover}`}>
      <div className={css.picture} data-theme="dark">
        <Suspense fallback={null}>{Picture && <Picture title={t('home.board', { game: game.name })} />}</Suspense>
      </div>
      <div className={css.summary}>
        <h2>{t('rules.summary')}</h2>
        <ol>
          {summary.map((line) => (
            <li key={line.key}>{voice.say(line)}</li>
          ))}
        </ol>
        <div className="row">
          {game.lesson && (
            <button type="button" className="button primary" onClick={learn}>
              <GraduationCap aria-hidden="true" /> {t('rules.learn')}
            </button>
          )}
          <Link href={`/rules/${game.id}/check`} className="button">
            <ShieldCheck aria-hidden="true" /> {t('proofs.open')}
          </Link>
        </div>
      </div>
    </section>
  );
}

type ChapterProps = { game: string; chapter: RuleChapter; open: boolean; show(step: number): void };
function Chapter({ game, chapter: { id, title, rules, show: step }, open, show }: ChapterProps) {
  const t = useWords();
  return (
    <details className={css.chapter} open={open}>
      <summary>
        <h3>
          {title} {step !== undefined && <Play aria-hidden="true" />}
        </h3>
        <span className="quiet small">{t('rules.count', { count: rules.length })}</span>
      </summary>
      {step !== undefined && (
        <button type="button" className="button" onClick={() => show(step)}>
          <Play aria-hidden="true" /> {t('rules.show')}
        </button>
      )}
      <dl className={css.rules}>
        {rules.map((rule, i) => (
          <div key={rule.id} id={rule.id}>
            <dt>{i + 1}</dt>
            <dd>
              {rule.text}
              {rule.shown && (
                <Link
                  href={`/rules/${game}/show/${rule.id}`}
                  className={css.show}
                  aria-label={t('rules.showRuleOf', { rule: rule.text })}
                >
                  <Play aria-hidden="true" /> {t('rules.showRule')}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <details className={css.ledger}>
        <summary>{t('rules.ledger')}</summary>
        <dl lang="en" aria-label={id}>
          {rules.map((rule) => (
            <div key={rule.id}>
              <dt>{rule.id}</dt>
              <dd>{rule.source}</dd>
            </div>
          ))}
        </dl>
      </details>
    </details>
  );
}
