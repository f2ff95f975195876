// Show me: a rule at work on the real board, in a position from a test of it. Its answers are given one at a time, forward and
// back; whoever is asked is the one whose eyes the board is seen with. Nothing here can change any match.
import { Tooltip } from '@base-ui/react/tooltip';
import type { Reply, Show } from '@orrery/api';
import { chapterOf } from '@orrery/kernel';
import { ChevronLeft, ChevronRight, RotateCcw, X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { LanguageButton, Page, useTitle } from '../shell/page.tsx';
import { Sorry } from '../shell/sorry.tsx';
import { useRead } from '../state/api.ts';
import { type GameKit, useKit } from '../state/voice.ts';
import { GenericView } from '../table/generic-view.tsx';
import { Opening } from '../table/opening.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import css from './show-page.module.css';
import { ShowPanel } from './show-panel.tsx';
import { type Stage, useStage } from './use-stage.ts';

type Rule = Reply<'rules'>[number]['rules'][number];

export default function ShowPage({ game, rule }: { game: string; rule: string }) {
  const t = useWords();
  const { data: show, problem } = useRead('show', { game, rule });
  const query = { chapter: chapterOf(rule) };
  const { data: chapters } = useRead('rules', { game, language: useLanguage(), query });
  const kit = useKit(game);
  const [chapter] = chapters ?? [];
  const told = chapter?.rules.find(({ id }) => id === rule);
  const back = `/rules/${game}#${rule}`;
  if (problem && !show)
    return (
      <Page title={t('show.title')} narrow>
        <h1>{t('show.title')}</h1>
        <Sorry problem={problem} />
        <div>
          <Link href={back} className="button primary">
            {t('show.back')}
          </Link>
        </div>
      </Page>
    );
  if (!show || !kit || !chapter || !told) return <Opening />;
  return (
    <Tooltip.Provider delay={300}>
      <OnBoard game={game} show={show} kit={kit} title={chapter.title} rule={told} back={back} />
    </Tooltip.Provider>
  );
}

type OnBoardProps = { game: string; show: Show; kit: GameKit; title: string; rule: Rule; back: string };
function OnBoard({ game, show, kit, title, rule, back }: OnBoardProps) {
  const t = useWords();
  const stage = useStage(game, show, kit);
  const place = useRef<HTMLDivElement>(null);
  useTitle(title);
  useArrows(stage);
  useSight(place, stage);
  const Board = kit.face?.Board ?? GenericView;
  const Hand = kit.face?.Hand;
  return (
    <div className={css.show} data-show={rule.id}>
      <header className={css.head}>
        <Link href={back} className="icon-button" aria-label={t('show.back')}>
          <X />
        </Link>
        <h1>{title}</h1>
        <LanguageButton />
      </header>
      <main className={css.main}>
        <div className={css.left}>
          <div className={css.board} data-theme={kit.face && kit.face.sky !== 'any' ? 'dark' : undefined} ref={place}>
            <Suspense fallback={null}>
              <Board {...stage.board} />
            </Suspense>
          </div>
          {Hand && (
            <div className={css.hand} data-theme={kit.face?.sky === 'any' ? undefined : 'dark'}>
              <Hand {...stage.board} />
            </div>
          )}
        </div>
        <aside className={css.side} aria-label={t('show.side')}>
          <p className={css.rule}>
            <span>{rule.text}</span> <small className="quiet">{rule.id}</small>
          </p>
          <Steps stage={stage} />
          <ShowPanel game={game} stage={stage} />
          <p className="quiet small">{t('show.safe')}</p>
        </aside>
      </main>
    </div>
  );
}

function Steps({ stage: { at, last, go } }: { stage: Stage }) {
  const t = useWords();
  return (
    <div className={css.steps}>
      <button
        type="button"
        className="icon-button"
        disabled={at === 0}
        aria-label={t('show.first')}
        onClick={() => go(0)}
      >
        <RotateCcw />
      </button>
      <button type="button" className="button" disabled={at === 0} onClick={() => go(at - 1)}>
        <ChevronLeft aria-hidden="true" /> {t('show.previous')}
      </button>
      <span className="quiet small">{t('show.at', { at, of: last })}</span>
      <button type="button" className="button primary" disabled={at === last} data-enter="" onClick={() => go(at + 1)}>
        {t('show.next')} <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}

/** The arrows go forward and back, unless something that has arrows of its own is held. */
function useArrows({ at, go }: Stage): void {
  const now = useRef({ at, go });
  now.current = { at, go };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const target = event.target as HTMLElement;
      const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
      if (by === undefined || isTaken || target.closest('input, select, textarea, [role="tab"], svg, [tabindex]'))
        return;
      now.current.go(now.current.at + by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** What it is about comes into sight, where a board is longer than the screen. */
function useSight(place: React.RefObject<HTMLElement | null>, { board, at }: Stage): void {
  const { focused } = board;
  useEffect(() => {
    const timer = setTimeout(() => {
      const there = focused && place.current?.querySelector(`[data-ref="${CSS.escape(focused)}"]`);
      if (there && !place.current?.matches(':hover')) there.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }, DRAWN);
    return () => clearTimeout(timer);
  }, [focused, at, place]);
}
const DRAWN = 60; // milliseconds until a board stands
