// The face of COSMOS: the map with an opened system, the report of the turn, and the sheet of my faction.
import { Dot } from '@orrery/board';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Trial } from '../report/trial.ts';
import type { PlaceId } from '../state.ts';
import { atlasOf, type Props } from './atlas.ts';
import css from './board.module.css';
import { Dominion } from './dominion.tsx';
import { draftOf, expectsPlace, insert, openLine, orderBegun, placeWords, useCaret } from './draft.ts';
import { Enrolment, enrolmentOf } from './enrolment.tsx';
import { foreseen, useRules, useSettled } from './foreseen.ts';
import { Console, Ending, Overview, Report } from './later.ts';
import { Legend } from './legend.tsx';
import { planOf } from './plan.ts';
import { Quadrant } from './quadrant.tsx';
import { reachOf } from './reach.ts';
import { useRehearsal } from './rehearsal.ts';
import { SystemSheet } from './system-sheet.tsx';
import { placesChanged, plansOf, viewAfter } from './tried.ts';

const PAGES = ['end', 'factions', 'map', 'report', 'sheet', 'console', 'overview'] as const;
type Page = (typeof PAGES)[number];
const PLAYERS: readonly Page[] = ['map', 'report', 'sheet'];
const MASTERS: readonly Page[] = ['console', 'overview', 'map'];
const ENROLLING: readonly Page[] = ['factions', 'map'];
const LONG: readonly Page[] = ['end', 'report', 'sheet', 'console', 'overview'];

function pagesFor(board: Props): readonly Page[] {
  const { seat, pub, own } = board.view;
  if (enrolmentOf(board)) return ENROLLING;
  const end: readonly Page[] = pub.end ? ['end'] : [];
  if (seat !== null && seat === pub.master) return [...end, ...MASTERS];
  return [...end, ...(own?.side ? PLAYERS : (['map'] as const))];
}

export function Board(board: Props) {
  const { say } = board;
  const pages = pagesFor(board);
  const [page, setPage] = useState<Page>(pages[0]!);
  const [chosen, setChosen] = useState<PlaceId | null>(null);
  const about = board.focused?.startsWith('part:') ? board.focused.slice('part:'.length) : null;
  useEffect(() => {
    const pointed = PAGES.find((id) => id === about?.split('-')[0]); // a coach mark speaks of it
    if (pointed) setPage(pointed);
  }, [about]);
  const open = (place: PlaceId) => {
    setChosen(place);
    setPage('map');
  };
  const shown = pages.includes(page) ? page : pages[0]!;
  const [isOpened, setOpened] = useState(false);
  useRoom(board, LONG.includes(shown) || (shown === 'map' && isOpened));
  useNewTurn(board, () => setPage('report'));
  const { end } = board.view.pub;
  const isOver = end !== undefined;
  useEffect(() => {
    if (isOver) setPage('end');
  }, [isOver]);
  const rehearsal = useRehearsal(board);
  const isNew = useUnread(board, shown === 'report');
  const enrolling = enrolmentOf(board);
  const panel = pages.length > 1 ? { role: 'tabpanel', id: 'csm-page', 'aria-labelledby': `csm-page-${shown}` } : {};
  return (
    <div className={css.board} data-phone={board.phone ? '' : undefined}>
      {pages.length > 1 && (
        <div role="tablist" className={css.tabs} aria-label={say({ key: 'page.all' })}>
          {pages.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`csm-page-${id}`}
              data-ref={`part:${id}`}
              aria-selected={id === shown}
              aria-controls="csm-page"
              onClick={() => setPage(id)}
            >
              {say({ key: `page.${id}` })}
              {id === 'report' && isNew && <Dot text={say({ key: 'report.new' })} />}
            </button>
          ))}
        </div>
      )}
      <div className={css.page} data-page={shown} tabIndex={shown === 'map' ? undefined : 0} {...panel}>
        <Suspense fallback={null}>
          {shown === 'end' && end && <Ending board={board} end={end} />}
          {shown === 'factions' && enrolling && <Enrolment board={board} request={enrolling} />}
          {shown === 'map' && (
            <MapPage board={board} chosen={chosen} setChosen={setChosen} setOpened={setOpened} run={rehearsal.run} />
          )}
          {shown === 'report' && <Report board={board} open={open} />}
          {shown === 'sheet' && <Dominion board={board} open={open} />}
          {shown === 'console' && <Console board={board} open={open} rehearsal={rehearsal} />}
          {shown === 'overview' && <Overview board={board} />}
        </Suspense>
      </div>
    </div>
  );
}

/** On a phone what is read has the screen to itself; the map is looked at while writing. */
function useRoom({ setRoom, focused }: Props, isRead: boolean): void {
  const room = isRead && focused !== 'part:orders' ? 'whole' : 'shared';
  useEffect(() => setRoom?.(room), [room, setRoom]);
}

/** A turn was resolved while somebody looked on: on a phone its report comes first. */
function useNewTurn({ view, phone, past, setRoom }: Props, show: () => void): void {
  const { turn } = view.pub;
  const before = useRef(turn);
  useEffect(() => {
    const isNew = !past && turn > before.current && before.current > 0;
    if (!past) before.current = turn;
    if (!isNew || !phone || !view.own?.side) return;
    show();
    setRoom?.('whole');
  });
}

/** Is there a report that was not yet opened? */
function useUnread({ view, past }: Props, isOpen: boolean): boolean {
  const { turn } = view.pub;
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (isOpen) setRead(turn);
  }, [isOpen, turn]);
  return !past && !isOpen && read !== turn && (view.own?.report.length ?? 0) > 0;
}

type MapPageProps = {
  board: Props;
  chosen: PlaceId | null;
  setChosen(place: PlaceId | null): void;
  setOpened(isOpened: boolean): void;
  run: Trial | null; // the game master rehearses the turn
};
function MapPage({ board, chosen, setChosen, setOpened, run }: MapPageProps) {
  const { view, language } = board;
  const [fleet, showFleet] = useState<string | null>(null);
  const atlas = useMemo(() => atlasOf(run ? viewAfter(view, run) : view), [view, run]);
  const caret = useCaret();
  const draft = draftOf(board);
  const faction = view.own?.side?.faction;
  const line = draft && faction ? openLine(draft.text, caret) : '';
  const begun = faction ? orderBegun(line, faction) : undefined;
  const isAsked = faction !== undefined && expectsPlace(line, faction); // the next click writes a place
  const moving = begun?.do === 'move' && begun.via === 'normal' ? begun.group.fleet : fleet;
  const near = useMemo(() => (run ? placesChanged(view, run) : reachOf(view, moving)), [view, moving, run]);
  const written = useSettled(draft?.text ?? '');
  const foresees = useRules(written === '' ? 'later' : 'now');
  const plans = useMemo(() => {
    if (run) return plansOf(view, run).map((plan, seat) => ({ seat, plan }));
    if (written === '' || view.seat === null) return [];
    return [{ seat: view.seat, plan: planOf(view, foreseen(view, written)) }];
  }, [view, written, run, foresees]);
  const choose = (place: PlaceId) => {
    if (draft && isAsked) {
      insert(board, draft, placeWords(view, place, language));
      showFleet(null);
    } else setChosen(place === chosen ? null : place);
  };
  const sight = chosen === null || isAsked ? undefined : atlas.sights.get(chosen);
  const isOpened = sight !== undefined;
  useEffect(() => setOpened(isOpened), [isOpened, setOpened]);
  return (
    <>
      <Quadrant board={board} atlas={atlas} chosen={chosen} near={near} plans={plans} choose={choose} />
      {run && <p className={css.tried}>{board.say({ key: 'map.tried', args: { turn: view.pub.turn } })}</p>}
      <Legend board={board} />
      {sight && (
        <SystemSheet board={board} sight={sight} fleet={fleet} showFleet={showFleet} close={() => setChosen(null)} />
      )}
    </>
  );
}
