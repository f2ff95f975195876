// The top of the table: what is played, how far it is, whose turn it is; undo, history, language, menu.
import { Tip } from '@orrery/board';
import { BookOpen, CircleHelp, History, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { Mark } from '../shell/mark.tsx';
import { LanguageButton } from '../shell/page.tsx';
import { useLasting } from '../state/time.ts';
import type { Followed } from '../state/use-live.ts';
import { useWords } from '../words/index.ts';
import type { OpenDialog } from './dialogs.tsx';
import { PaceBar } from './pace-bar.tsx';
import css from './table-header.module.css';
import { TableMenu } from './table-menu.tsx';
import type { Desk } from './use-desk.ts';

interface TableHeaderProps {
  desk: Desk;
  followed: Followed;
  sliding: boolean;
  slide(): void;
  open(dialog: OpenDialog): void;
}

export function TableHeader({ desk, followed, sliding, slide, open }: TableHeaderProps) {
  const t = useWords();
  const away = useLasting(followed.line !== 'open' ? 'away' : undefined, SHORT);
  const { snapshot, voice, kit, board, shown: scene, busy } = desk;
  const phase = kit.face?.headline?.(board.view);
  const game = voice.say({ key: 'game.name' });
  return (
    <header className={css.header}>
      <Link href="/" className={css.home} aria-label={t('nav.home')}>
        <Mark size={28} />
      </Link>
      <div className={css.title}>
        <h1>{snapshot.table.name || game}</h1>
        <p className="quiet small">
          {[snapshot.table.name && !board.phone ? game : '', phase ? voice.say(phase) : '', turnText(desk, t)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className={css.line} role="status">
        {away && t('table.line')}
      </span>
      <PaceBar followed={followed} />
      <div className={css.tools}>
        {snapshot.seat !== null && !scene.result && !board.past && (
          <Tip text={t('table.undoTip')}>
            <button
              type="button"
              className="icon-button"
              aria-label={t('table.undo')}
              disabled={!scene.undo || busy}
              onClick={desk.undo}
            >
              <Undo2 />
            </button>
          </Tip>
        )}
        <Tip text={t('history.name')}>
          <button
            type="button"
            className="icon-button"
            aria-label={t('history.name')}
            aria-pressed={sliding}
            onClick={slide}
          >
            <History />
          </button>
        </Tip>
        <Tip text={t('nav.rules')}>
          <Link
            href={`/rules/${snapshot.table.game}`}
            className={`icon-button ${css.wide}`}
            aria-label={t('nav.rules')}
          >
            <BookOpen />
          </Link>
        </Tip>
        <Tip text={t('keys.title')}>
          <button
            type="button"
            className={`icon-button ${css.wide}`}
            aria-label={t('keys.title')}
            onClick={() => open('keys')}
          >
            <CircleHelp />
          </button>
        </Tip>
        <span className={css.wide}>
          <LanguageButton />
        </span>
        <TableMenu desk={desk} open={open} />
      </div>
    </header>
  );
}

const SHORT = 1500; // milliseconds: a line that is back sooner was never away

function turnText({ shown: scene, board, snapshot, planning }: Desk, t: ReturnType<typeof useWords>): string {
  if (planning.scene && !board.past) return t(planning.now === undefined ? 'plan.name' : 'whatIf.open');
  if (scene.result) return t('result.over');
  const { status } = snapshot.table;
  if (status === 'aside' || (status === 'abandoned' && !board.past)) return t(`status.${status}`);
  if (scene.requests.some((r) => r.blocking && r.sealed === undefined))
    return t(scene.turn === scene.view.seat ? 'table.yourTurn' : 'table.asked');
  const names = scene.waiting.filter((seat) => board.seats[seat]?.waiting).map((seat) => board.seats[seat]?.name ?? '');
  return names.length > 3 ? t('table.waitingMany', { count: names.length }) : t('table.turnOf', { names });
}
