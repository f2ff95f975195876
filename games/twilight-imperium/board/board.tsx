// The board of Twilight Imperium: the galaxy between strategy cards and objectives, the sheet below; on a phone one at a time.
import { Dot, useVisit } from '@orrery/board';
import { useEffect, useRef, useState } from 'react';
import { Aftermath, type LastBattle, useLastBattle } from './aftermath.tsx';
import css from './board.module.css';
import { Council } from './council.tsx';
import { Draft } from './draft.tsx';
import { FactionCards } from './faction-cards.tsx';
import { fightOf } from './fight.ts';
import { Galaxy } from './galaxy.tsx';
import { Inspector, InspectorCard } from './inspector.tsx';
import { type Look, useLook } from './look.ts';
import { Offers } from './offers.tsx';
import { isAskedHere, isOnBar, type Place, placeOf } from './places.ts';
import type { Props } from './props.ts';
import { movementOf, type ReachMap, useReach } from './reach.ts';
import { type LyingDice, RollStage, useRolls } from './rolls.tsx';
import { ruled } from './ruled.tsx';
import { Chips, Sheet, SheetBar } from './sheet.tsx';
import { Objectives, StrategyCards } from './side.tsx';
import { TileHand, useTileHand } from './tile-hand.tsx';
import { Yard } from './yard.tsx';

const Combat = ruled('Combat');
const Fleet = ruled('Fleet');

interface PartProps {
  board: Props;
  look: Look;
  reach: ReachMap;
  last: LastBattle | undefined;
  lying: LyingDice | undefined;
}

export function Board(board: Props) {
  const look = useLook(board);
  const reach = useReach(board);
  const Whole = board.phone ? Pages : Table;
  const last = useLastBattle(board);
  const lying = useRolls(board);
  return <Whole board={board} look={look} reach={reach} last={last} lying={lying} />;
}

function Table({ board, look, reach, last, lying }: PartProps) {
  return (
    <div className={css.table}>
      <div className={css.left}>
        <StrategyCards board={board} />
        <Fleet board={board} />
        <Yard board={board} />
        <Inspector board={board} look={look} reach={look.system === null ? undefined : reach.get(look.system)} />
      </div>
      <Middle board={board} look={look} reach={reach} last={last} lying={lying} />
      <Objectives board={board} />
      <Drawer board={board} />
    </div>
  );
}

/** The sheet is a drawer: it opens by itself when it is where the question is answered, and at a click. */
function Drawer({ board }: { board: Props }) {
  const asked = board.requests[0]?.id ?? null;
  const wanted = isAskedHere(board, 'sheet') && [...board.lit.keys()].some((ref) => !isOnBar(ref));
  const [turned, turn] = useState<{ open: boolean; asked: string | null } | null>(null);
  const open = turned && (turned.asked === asked || !wanted) ? turned.open : wanted;
  const [seat, look] = useState<number | null>(null);
  const visit = (each: number | null) => {
    look(each);
    turn({ open: true, asked });
  };
  useVisit(board, visit);
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) drawer.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' });
  }, [asked, wanted]);
  return (
    <div className={css.drawer} data-ref="part:sheet" ref={drawer}>
      {open && <Sheet board={board} seat={seat} />}
      <SheetBar board={board} seat={seat} look={visit} open={open} toggle={() => turn({ open: !open, asked })} />
    </div>
  );
}

function Middle({ board, look, reach, last, lying }: PartProps) {
  const fight = fightOf(board.view.pub);
  const hand = useTileHand(board);
  const covered = fight ? 1.6 : last || lying || movementOf(board.view.pub) ? 0.6 : 0;
  return (
    <div className={css.middle}>
      <div className={css.sky} data-ref="part:galaxy">
        <Galaxy board={hand.board} look={look} reach={reach} covered={board.phone ? covered : 0} />
        <FactionCards board={board} />
        <Draft board={board} />
        {board.phone && <Fleet board={board} />}
        <Council board={board} />
        <Offers board={board} />
        {fight && <Combat key={fight.id} board={board} fight={fight} />}
        {last && !fight && <Aftermath board={board} last={last} lying={lying} />}
        {lying && !last && !fight && <RollStage board={board} lying={lying} />}
        {board.phone && (
          <InspectorCard board={board} look={look} reach={look.pinned === null ? undefined : reach.get(look.pinned)} />
        )}
      </div>
      <TileHand hand={hand} />
    </div>
  );
}

const PAGES: readonly Place[] = ['galaxy', 'strategy', 'objectives', 'sheet'];

function Pages({ board, look, reach, last, lying }: PartProps) {
  const asked = board.requests[0]?.id ?? null;
  const [turned, turn] = useState<{ page: Place; asked: string | null } | null>(null);
  const [seat, lookAt] = useState<number | null>(null);
  const lit = new Set([...board.lit.keys()].map((ref) => placeOf(board, ref)));
  // A new question opens the page on which it can be answered.
  const wanted = PAGES.find((page) => isAskedHere(board, page)) ?? PAGES.find((page) => lit.has(page)) ?? 'galaxy';
  const page = turned && turned.asked === asked ? turned.page : wanted;
  useVisit(board, (each) => {
    lookAt(each);
    turn({ page: 'sheet', asked });
  });
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== null && page !== 'galaxy')
      sheet.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'center' });
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
            {lit.has(each) && <Dot text={board.say({ key: 'page.lit' })} />}
          </button>
        ))}
      </div>
      <div className={css.page} ref={sheet}>
        {page === 'galaxy' && (
          <div className={css.galaxyPage}>
            <Middle board={board} look={look} reach={reach} last={last} lying={lying} />
            <Chips board={board} />
          </div>
        )}
        {page === 'strategy' && <StrategyCards board={board} />}
        {page === 'objectives' && <Objectives board={board} />}
        {page === 'sheet' && (
          <div data-ref="part:sheet">
            <Yard board={board} />
            <SheetBar board={board} seat={seat} look={lookAt} />
            <Sheet board={board} seat={seat} />
          </div>
        )}
      </div>
    </div>
  );
}
