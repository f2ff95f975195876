// The board of Space Gate Odyssey: the ship, the worlds, a station, the worksite and the tracks, side by side; on a
// small screen three pages of them.
import { useVisit } from '@orrery/board';
import { Maximize2, Minimize2 } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import css from './board.module.css';
import { Controls } from './controls.tsx';
import type { Props } from './extra.ts';
import { Legend } from './legend.tsx';
import { Odyssey } from './odyssey.tsx';
import { orbitsOf } from './orbits.ts';
import type { Part } from './panel.tsx';
import type { Picking } from './picks.ts';
import { Worksite } from './piles.tsx';
import { Predominance } from './predominance.tsx';
import { StationPanel } from './station-panel.tsx';
import { usePicks } from './use-picks.ts';
import { Influence } from './wheel.tsx';
import { Worlds } from './worlds.tsx';

export function Board(board: Props) {
  return <Scene board={usePicks(board)} />;
}

export function Scene({ board }: { board: Picking }) {
  return board.phone ? <Pages board={board} /> : <Spread board={board} />;
}

const isBuilding = (board: Picking): boolean => [...board.lit.keys()].some((ref) => ref.startsWith('pile:'));

/** What a world that is closed gives up, the station gets; the rows above and below keep their places. */
const WORLDS = 1.3;
const YIELDED = 0.13;
const TRACKS = 0.76; // of the wheel and of predominance
const BETWEEN = 0.24;

function Spread({ board }: { board: Picking }) {
  const [wanted, setWanted] = useState(false);
  const isLarge = wanted && !pagesLit(board).has('worlds') && !isBuilding(board);
  const label = board.say({ key: isLarge ? 'board.smaller' : 'board.larger' });
  const resize = (
    <button type="button" className={css.resize} onClick={() => setWanted(!isLarge)} aria-label={label} title={label}>
      {isLarge ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
    </button>
  );
  const closed = board.view.pub.exoplanets.filter((planet) => planet.closed).length;
  const yielded = closed * YIELDED;
  const columns = [WORLDS - yielded, BETWEEN + yielded, TRACKS]
    .map((part) => `minmax(0, ${part.toFixed(2)}fr)`)
    .join(' ');
  const { exoplanets } = board.view.pub;
  const across = orbitsOf(exoplanets.length, closed).width / orbitsOf(exoplanets.length, 0).width;
  const letters = (across * WORLDS) / (WORLDS - yielded); // that keep their size while the worlds shrink
  return (
    <div className={css.frame}>
      <div
        className={css.spread}
        data-large={isLarge ? '' : undefined}
        style={{ gridTemplateColumns: columns, '--letters': letters } as CSSProperties}
      >
        <Odyssey board={board} />
        <Influence board={board} />
        {!isLarge && <Worlds board={board} />}
        <StationPanel board={board} tools={resize}>
          <div className={css.foot}>
            <Controls board={board} />
          </div>
        </StationPanel>
        {!isLarge && <Worksite board={board} />}
        {!isLarge && <Predominance board={board} />}
      </div>
      <Legend board={board} />
    </div>
  );
}

const PAGES = ['odyssey', 'station', 'worlds'] as const;
type Page = (typeof PAGES)[number];
/** On which page the things of a kind are. */
const PAGE_OF: Readonly<Record<string, Page>> = {
  room: 'odyssey',
  figure: 'odyssey',
  module: 'station',
  cell: 'station',
  pile: 'station',
  slot: 'worlds',
  exoplanet: 'worlds',
  token: 'worlds',
};
const PAGE_WITH: Readonly<Record<Part, Page>> = {
  odyssey: 'odyssey',
  influence: 'odyssey',
  station: 'station',
  worksite: 'station',
  worlds: 'worlds',
  predominance: 'worlds',
};
const pagesLit = (board: Picking): Set<Page> =>
  new Set([...board.lit.keys()].flatMap((ref) => PAGE_OF[ref.split(':')[0]!] ?? []));

function Pages({ board }: { board: Picking }) {
  const lit = pagesLit(board);
  const asked = board.requests.map((request) => request.id).join(' ');
  const [page, setPage] = useState<Page>([...lit][0] ?? 'odyssey');
  const about = board.focused?.startsWith('part:') ? (board.focused.slice('part:'.length) as Part) : null;
  const pointed = about ? PAGE_WITH[about] : undefined; // a coach mark speaks of it
  useEffect(() => {
    const [first] = lit;
    if (pointed) setPage(pointed);
    else if (first && !lit.has(page)) setPage(first); // where the question is answered
  }, [asked, pointed]);
  useVisit(board, () => setPage('station'));
  usePointed(board, page, setPage);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(scroller.current), [asked, page, board.first]);
  useEffect(() => {
    const pointed = board.focused && scroller.current?.querySelector(`[data-ref="${CSS.escape(board.focused)}"]`);
    if (pointed) bringOver(scroller.current!, pointed);
  }, [board.focused, page]);
  return (
    <div className={css.pages} data-phone="">
      <div className={css.tabs}>
        <div role="tablist" aria-label={board.say({ key: 'board.parts' })}>
          {PAGES.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`sgo-page-${id}`}
              aria-selected={id === page}
              aria-controls="sgo-page"
              data-calls={lit.has(id) ? '' : undefined}
              onClick={() => setPage(id)}
            >
              {board.say({ key: `page.${id}` })}
            </button>
          ))}
        </div>
        <Legend board={board} />
      </div>
      <div className={css.page} ref={scroller} role="tabpanel" id="sgo-page" aria-labelledby={`sgo-page-${page}`}>
        {page === 'odyssey' && <Odyssey board={board} />}
        {page === 'odyssey' && <Influence board={board} />}
        {page === 'station' && isBuilding(board) && <Worksite board={board} />}
        {page === 'station' && <StationPanel board={board} />}
        {page === 'station' && !isBuilding(board) && <Worksite board={board} />}
        {page === 'worlds' && <Worlds board={board} />}
        {page === 'worlds' && <Predominance board={board} />}
      </div>
      <Controls board={board} />
    </div>
  );
}

/** What a lesson or the story speaks of is shown for as long as it does. */
function usePointed({ focused }: Picking, page: Page, setPage: (page: Page) => void): void {
  const before = useRef<Page | null>(null);
  const there = PAGE_OF[focused?.split(':')[0] ?? ''];
  useEffect(() => {
    if (there && there !== page) {
      before.current = page;
      setPage(there);
    } else if (!there && before.current) {
      setPage(before.current);
      before.current = null;
    }
  }, [there]);
}

/** What cannot be seen at all comes to the middle; what shows in part stays under the finger. */
function bringOver(scroller: HTMLElement, thing: Element): void {
  const [frame, { top, bottom }] = [scroller.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (bottom <= frame.top || top >= frame.bottom) thing.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** What comes next must be seen. */
function bringIntoView(scroller: HTMLElement | null): void {
  const wanted = scroller?.querySelector('[data-lit]:not([data-soft]):not([data-picked])');
  if (!scroller || !wanted) return;
  const [frame, thing] = [scroller.getBoundingClientRect(), wanted.getBoundingClientRect()];
  if (thing.top < frame.top || thing.bottom > frame.bottom)
    wanted.scrollIntoView({ block: 'center', inline: 'nearest' });
}
