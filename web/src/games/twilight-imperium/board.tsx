// The board of Twilight Imperium: the galaxy between strategy cards and objectives; on a phone one of them at a time.
import { useEffect, useRef, useState } from 'react';
import css from './board.module.css';
import { Combat, fightOf } from './combat.tsx';
import { Galaxy } from './galaxy.tsx';
import type { Props } from './props.ts';
import { Sheet } from './sheet.tsx';
import { Objectives, StrategyCards } from './side.tsx';

export function Board(board: Props) {
  return board.phone ? <Pages board={board} /> : <Table board={board} />;
}

/** The sheet lies below the board; on a phone it is a page of the board. */
export function Hand(board: Props) {
  return board.phone ? null : <Sheet board={board} />;
}

function Table({ board }: { board: Props }) {
  return (
    <div className={css.table}>
      <StrategyCards board={board} />
      <Middle board={board} />
      <Objectives board={board} />
    </div>
  );
}

function Middle({ board }: { board: Props }) {
  const fight = fightOf(board.view.pub);
  return (
    <div className={css.middle} data-ref="part:galaxy">
      <Galaxy board={board} />
      {fight && <Combat key={fight.id} board={board} fight={fight} />}
    </div>
  );
}

const PAGES = ['galaxy', 'strategy', 'objectives', 'sheet'] as const;
type Page = (typeof PAGES)[number];

function Pages({ board }: { board: Props }) {
  const asked = board.requests[0]?.id ?? null;
  const [turned, turn] = useState<{ page: Page; asked: string | null } | null>(null);
  const lit = new Set([...board.lit.keys()].map(pageOf));
  // A new question opens the page on which it can be answered.
  const wanted = PAGES.find((page) => lit.has(page)) ?? 'galaxy';
  const page = turned && turned.asked === asked ? turned.page : wanted;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== null && page !== 'galaxy')
      sheet.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' });
  }, [asked, page]);
  return (
    <div className={css.pages}>
      <div className={css.tabs} role="tablist" aria-label={board.say({ key: 'board.parts' })}>
        {PAGES.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === page}
            onClick={() => turn({ page: each, asked })}
          >
            {board.say({ key: `page.${each}` })}
            {lit.has(each) && <span className={css.dot} />}
          </button>
        ))}
      </div>
      <div className={css.page} ref={sheet}>
        {page === 'galaxy' && <Middle board={board} />}
        {page === 'strategy' && <StrategyCards board={board} />}
        {page === 'objectives' && <Objectives board={board} />}
        {page === 'sheet' && <Sheet board={board} />}
      </div>
    </div>
  );

  function pageOf(ref: string): Page {
    const kind = ref.slice(0, Math.max(0, ref.indexOf(':')));
    if (['system', 'planet', 'unit', 'space'].includes(kind)) return 'galaxy';
    if (kind === 'strategy') return 'strategy';
    return kind === 'objective' && board.view.pub.objectives.includes(ref.slice(10)) ? 'objectives' : 'sheet';
  }
}
