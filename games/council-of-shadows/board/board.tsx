// The board: the map with its ring, and beside it (on a phone: behind tabs) the AI row, the council and everybody's sheet.
import { askedAt, useVisit } from '@orrery/board';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { At } from '../steps/index.ts';
import css from './board.module.css';
import { type B, planRequest, requestFor, ui } from './facts.ts';
import { MyTable } from './hand.tsx';
import { HarvestBar } from './harvest.tsx';
import { GalacticMap, roomFor } from './map.tsx';
import { Council, Others, Players } from './players.tsx';
import { Row } from './row.tsx';
import { Scoring, scoringRequest } from './scoring.tsx';
import { Tray, trayKind } from './tray.tsx';
import { Upgrades } from './upgrades.tsx';
import { useFormat } from './use-format.ts';

export function Board(b: B) {
  const [held, setHeld] = useState<{ request: string; tile: string } | null>(null);
  const [sky, format] = useFormat();
  useVisit(b, (seat) => document.getElementById(`cos-player-${seat}`)?.scrollIntoView({ block: 'nearest' }));
  const placing = requestFor(b, 'tile');
  const tile = placing && held?.request === placing.id ? held.tile : null;
  const hand = { tile, take: (id: string) => setHeld(placing ? { request: placing.id, tile: id } : null) };
  const place = placing && tile ? (space: string) => b.choose(placing.id, `place:${tile}>${space}`) : undefined;
  const kind = trayKind(b);
  const scoring = scoringRequest(b);
  const tray = kind ? <Tray b={b} kind={kind} hand={hand} /> : scoring ? <Scoring b={b} request={scoring} /> : null;
  const map = (
    <div className={css.sky} ref={sky} style={b.phone ? { flexBasis: roomFor(b.view.pub) } : undefined}>
      <GalacticMap b={b} format={format} place={place} />
      <HarvestBar b={b} />
    </div>
  );
  if (b.phone) return <Phone b={b} map={map} tray={tray} />;
  return (
    <div className={css.frame}>
      <div className={css.board}>
        {map}
        <section className={css.side} aria-label={ui(b, 'side')} {...SCROLLS}>
          {tray}
          <Row b={b} />
          <Upgrades b={b} />
          <Council b={b} />
          {b.view.pub.winners.length > 0 ? <Players b={b} /> : <Others b={b} />}
        </section>
      </div>
    </div>
  );
}

/** What scrolls must be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 };

const TABS = ['map', 'cards', 'mine', 'players'] as const;
type Tab = (typeof TABS)[number];

/** Where what is asked lies: the tab to open unless the reader has opened another for this question. */
const POINTED: Readonly<Record<string, Tab>> = { track: 'map', row: 'cards', rail: 'mine', hand: 'mine' };
function wantedTab(b: B): Tab {
  if (requestFor(b, 'row') || askedAt<At>(b.requests, 'buy.pay')) return 'cards';
  return planRequest(b) || requestFor(b, 'gem') || requestFor(b, 'bonus') ? 'mine' : 'map';
}

function Phone({ b, map, tray }: { b: B; map: ReactNode; tray: ReactNode }) {
  const asked = b.requests.map((r) => r.id).join();
  const [opened, setOpened] = useState<{ asked: string; tab: Tab } | null>(null);
  useVisit(b, () => setOpened({ asked, tab: 'players' }));
  const wanted = wantedTab(b);
  const tab = POINTED[b.focused ?? ''] ?? (opened?.asked === asked ? opened.tab : wanted); // the coach turns the pages
  const root = useRef<HTMLDivElement>(null);
  useInSight(root, b.focused, `${asked} ${tab}`);
  const pages: Record<Tab, ReactNode> = {
    map: (
      <>
        {tray}
        {map}
      </>
    ),
    cards: (
      <>
        <Row b={b} />
        <Upgrades b={b} />
        <Council b={b} />
      </>
    ),
    mine: <MyTable b={b} />,
    players: <Players b={b} />,
  };
  return (
    <div className={css.phone} ref={root}>
      <div className={css.tabs} role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            data-wanted={b.requests.length > 0 && wanted === name && tab !== name ? '' : undefined}
            onClick={() => setOpened({ asked, tab: name })}
          >
            {ui(b, `tab.${name}`)}
          </button>
        ))}
      </div>
      {TABS.map((name) => (
        <div
          key={name}
          className={css.page}
          role="tabpanel"
          aria-label={ui(b, `tab.${name}`)}
          hidden={tab !== name}
          {...SCROLLS}
        >
          {pages[name]}
        </div>
      ))}
    </div>
  );
}

/** On a small screen what is pointed at, and what a new question lights, may lie below the edge: it is brought up. */
function useInSight(root: RefObject<HTMLElement | null>, focused: string | null, question: string): void {
  const show = (what: string) => {
    const found = root.current?.querySelector(`${PAGE} ${what}`);
    const page = found?.closest(PAGE);
    if (!(found instanceof SVGElement && page)) return found?.scrollIntoView({ block: 'nearest' });
    // The map has its own way to move what it draws: only the page is scrolled.
    const [it, room] = [found.getBoundingClientRect(), page.getBoundingClientRect()];
    if (it.bottom > room.bottom || it.top < room.top)
      page.scrollBy(0, (it.top + it.bottom - room.top - room.bottom) / 2);
  };
  useEffect(() => {
    if (focused === null || root.current?.matches(':hover')) return; // nothing slips away under a finger
    show(`[data-ref="${CSS.escape(focused)}"]`);
  }, [focused]);
  useEffect(() => {
    root.current?.querySelector(PAGE)?.scrollTo(0, 0);
    show('[data-lit]');
  }, [question]);
}
const PAGE = '[role="tabpanel"]:not([hidden])';
