// The table, for every game: header, seats, board, question, log, chat.
import { Tabs } from '@base-ui/react/tabs';
import type { Pass, Snapshot } from '@orrery/api';
import type { Room } from '@orrery/board';
import { Dot } from '@orrery/board';
import type { Request } from '@orrery/kernel';
import { ChevronDown, ChevronUp, Maximize2, Minimize2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTitle } from '../shell/page.tsx';
import { keepLook, looked } from '../state/looked.ts';
import type { Followed } from '../state/use-live.ts';
import type { GameKit } from '../state/voice.ts';
import { useWords } from '../words/index.ts';
import { AccountBox } from './account-box.tsx';
import { Chat } from './chat.tsx';
import { Coach } from './coach.tsx';
import { useUnread } from './conversations.ts';
import type { OpenDialog } from './dialogs.tsx';
import { isNewTo } from './feats.ts';
import { GenericView } from './generic-view.tsx';
import { Guide } from './guide.tsx';
import { HistoryBar } from './history-bar.tsx';
import { unread } from './lesson-box.tsx';
import { Log, turnsOf } from './log.tsx';
import { Opening } from './opening.tsx';
import { Asked, QuestionPanel } from './question-panel.tsx';
import { Ribbon } from './ribbon.tsx';
import { RuleText, rulesInWords } from './rule-chips.tsx';
import { SeatsStrip } from './seats-strip.tsx';
import { useSounds } from './sounds.ts';
import { Steward } from './steward.tsx';
import { TableHeader } from './table-header.tsx';
import css from './table-view.module.css';
import { type Desk, useDesk } from './use-desk.ts';
import { useKeys } from './use-keys.ts';
import { usePast } from './use-past.ts';
import { useStory } from './use-story.ts';

// What opens over the table is fetched when it does.
const ChooserView = lazy(() => import('./chooser-view.tsx'));
const ConfirmView = lazy(() => import('./confirm-view.tsx'));
const Dialogs = lazy(() => import('./dialogs.tsx'));

interface TableViewProps {
  followed: Followed;
  snapshot: Snapshot;
  kit: GameKit;
  pass: Pass | undefined;
  mode: 'play' | 'replay';
}

export function TableView({ followed, snapshot, kit, pass, mode }: TableViewProps) {
  const replay = mode === 'replay';
  const past = usePast(snapshot.table.id, pass?.secret, snapshot.seq, replay ? askedMoment() : null);
  const desk = useDesk(followed, snapshot, kit, past.moment, pass?.secret);
  const [sliding, setSliding] = useState(replay);
  const story = useStory(snapshot, pass?.secret, sliding ? 'whole' : 'recent');
  const turns = useMemo(() => turnsOf(story.events, kit.face?.beginsTurn).map(({ seq }) => seq), [story.events, kit]);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [away, setAway] = useAbsence(snapshot);
  const [watching, setWatching] = useState(false);
  const rooms = useRooms();
  const boardRoom = useLed(desk, rooms.setRoom);
  const { board, voice } = desk;
  const goTo = (seq: number) => {
    setSliding(true);
    past.go(seq);
  };
  const toPresent = () => {
    setSliding(false);
    setWatching(false);
    past.go(null);
  };
  const watch = (since: number) => {
    setAway(null);
    setWatching(true);
    goTo(since);
  };
  const until = past.at;
  const ribbon = (
    <>
      {!replay && <AccountBox desk={desk} secret={pass?.secret} goTo={goTo} />}
      <Ribbon desk={desk} story={story} until={until} since={until === null ? away : null} watch={watch} />
    </>
  );
  useTitle(titleOf(desk));
  useLooking(snapshot);
  useSounds(desk, followed.news);
  useKeys(desk, {
    help: () => setDialog('keys'),
    back: () => {
      if (!desk.back() && sliding && !replay) toPresent();
    },
  });
  const slots = {
    steward: snapshot.table.steward ? (
      <Steward desk={desk} skew={followed.skew} share={() => setDialog('share')} />
    ) : null,
    ask: (request: Request) => <Asked key={request.id} desk={desk} request={request} />,
    rule: (id: string) => <RuleText game={snapshot.table.game} id={id} />,
    rules: () => rulesInWords(snapshot.table.game, board.language),
  };
  if (replay && past.at !== null && !past.moment) return <Opening />; // the present would give the end away
  const Board = kit.face?.Board ?? GenericView;
  const Hand = kit.face?.Hand;
  return (
    <div className={css.table} data-phone={board.phone ? '' : undefined}>
      <TableHeader
        desk={desk}
        followed={followed}
        sliding={sliding}
        slide={() => (sliding ? toPresent() : setSliding(true))}
        open={setDialog}
      />
      <SeatsStrip desk={desk} skew={followed.skew} />
      <main className={css.main} data-room={board.phone ? rooms.room : undefined}>
        <div className={css.left}>
          <div className={css.board} data-theme={kit.face && kit.face.sky !== 'any' ? 'dark' : undefined}>
            <Suspense fallback={null}>
              <Board {...board} slots={slots} setRoom={boardRoom} />
            </Suspense>
          </div>
          {sliding && (
            <HistoryBar
              key={String(watching)}
              past={past}
              present={snapshot.seq}
              turns={turns}
              watching={watching}
              {...(replay ? {} : { close: toPresent })}
            />
          )}
          {Hand && (
            <div className={css.hand} data-theme={kit.face?.sky === 'any' ? undefined : 'dark'}>
              <Hand {...board} />
            </div>
          )}
        </div>
        <Side desk={desk} rooms={rooms} ribbon={ribbon} say={async (text) => followed.live?.chat(text)}>
          <Log desk={desk} story={story} until={replay ? past.at : null} since={replay ? null : away} goTo={goTo} />
        </Side>
      </main>
      <Suspense fallback={null}>{desk.chooser && <ChooserView desk={desk} />}</Suspense>
      <Suspense fallback={null}>{desk.pressed?.place && <ConfirmView desk={desk} />}</Suspense>
      <Coach desk={desk} />
      <Suspense fallback={null}>
        {dialog && (
          <Dialogs desk={desk} pass={pass} open={dialog} show={setDialog} live={followed.live} skew={followed.skew} />
        )}
      </Suspense>
      <Announcer desk={desk} tell={board.news.map((told) => voice.tell(told)).join(' ')} />
    </div>
  );
}

/** How far this reader had seen the story when he came back to a table that has moved on; null: he has missed nothing. It
 *  is forgotten when he answers. */
function useAbsence({ table, seat, seq, scene }: Snapshot) {
  const state = useState<number | null>(() => {
    const seen = looked.get()[table.id]?.seq;
    return seat !== null && seen !== undefined && seen < seq ? seen : null;
  });
  const asked = scene?.requests.map(({ id }) => id).join(' ');
  const first = useRef(asked);
  const [, setAway] = state;
  useEffect(() => {
    if (asked !== first.current) setAway(null);
  }, [asked, setAway]);
  return state;
}

/** Keeps how far this browser has seen the table. */
function useLooking({ table, seq, events }: Snapshot): void {
  const at = Math.max(table.updated, events.at(-1)?.at ?? 0);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && keepLook(table.id, { seq, at });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table.id, seq, at]);
}

/** A replay begins where its address says: `?at=34`. */
const askedMoment = (): number => Number(new URLSearchParams(location.search).get('at')) || 0;

/** A phone has not enough for a long page and a long sheet at once: the panel can have the screen, and so can the board. */
function useRooms() {
  const [wish, setWish] = useState<Room>('shared');
  const [panel, setPanel] = useState(false);
  const setRoom = useCallback((room: Room) => {
    setWish(room);
    setPanel(false);
  }, []);
  return { room: panel ? 'panel' : wish, setRoom, setPanel } as const;
}

/** While a lesson has something to say the panel stays, where it says it. A reader may fold it all the same. */
function useLed(desk: Desk, setRoom: (room: Room) => void) {
  const isLed = desk.scene.lesson?.choice !== undefined || unread(desk).length > 0;
  return useCallback((room: Room) => setRoom(isLed ? 'shared' : room), [isLed, setRoom]);
}

/** Beside the board on a wide screen the question is always there; on a phone it is the first tab. */
type SideProps = {
  desk: Desk;
  rooms: ReturnType<typeof useRooms>;
  say(text: string): Promise<void>;
  ribbon: ReactNode;
  children: ReactNode; // the log
};
function Side({ desk, rooms, say, ribbon, children }: SideProps) {
  const t = useWords();
  const { phone } = desk.board;
  const [tab, setTab] = useState<string>(phone ? 'question' : 'log');
  const unread = useUnread(desk.snapshot);
  const untold = useUntold(desk, tab);
  const asked = desk.shown.requests.some((r) => r.blocking && r.sealed === undefined) && !desk.board.past;
  useEffect(() => {
    if (asked && phone) setTab('question');
    if (!phone) setTab((now) => (now === 'question' ? 'log' : now));
  }, [asked, phone, desk.pressed]);
  const names = phone ? (['question', 'log', 'chat', 'guide'] as const) : (['log', 'chat', 'guide'] as const);
  return (
    <aside className={css.side} aria-label={t('table.side')}>
      {!phone && (
        <div className={css.question}>
          <QuestionPanel desk={desk} ribbon={ribbon} />
        </div>
      )}
      <Tabs.Root className={css.tabs} value={tab} onValueChange={(value) => setTab(String(value))}>
        <div className={css.tabBar}>
          <Tabs.List className={css.tabList} aria-label={t('table.side')}>
            {names.map((name) => (
              <Tabs.Tab
                key={name}
                value={name}
                className={css.tab}
                onClick={() => rooms.room === 'whole' && rooms.setPanel(true)}
              >
                {t(`tab.${name}`)}
                {name === 'chat' && unread && <Dot text={t('chat.unread')} />}
                {name === 'log' && untold && <Dot text={t('log.unread')} />}
                {name === 'question' && asked && <Dot text={t('seats.waiting')} />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {phone && <PanelButtons rooms={rooms} />}
        </div>
        {phone && (
          <Tabs.Panel value="question" className={css.tabPanel}>
            <QuestionPanel desk={desk} ribbon={ribbon} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="log" className={css.tabPanel}>
          {children}
        </Tabs.Panel>
        <Tabs.Panel value="chat" className={css.tabPanel}>
          <Chat desk={desk} say={say} />
        </Tabs.Panel>
        <Tabs.Panel value="guide" className={css.tabPanel}>
          <Guide desk={desk} />
        </Tabs.Panel>
      </Tabs.Root>
    </aside>
  );
}

/** Have others done something since the log was last read? */
function useUntold({ snapshot: { events, seat }, kit }: Desk, tab: string): boolean {
  const reading = tab === 'log';
  const last = events.at(-1)?.seq ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (reading) setRead(last);
  }, [reading, last]);
  return !reading && isNewTo(events, seat, read, kit.face?.feats);
}

function PanelButtons({ rooms: { room, setPanel, setRoom } }: Pick<SideProps, 'rooms'>) {
  const t = useWords();
  const large = room === 'panel';
  const folded = room === 'whole';
  return (
    <>
      {!large && (
        <button
          type="button"
          className="icon-button"
          aria-label={t(folded ? 'table.panelUnfold' : 'table.panelFold')}
          aria-expanded={!folded}
          onClick={() => setRoom(folded ? 'shared' : 'whole')}
        >
          {folded ? <ChevronUp /> : <ChevronDown />}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t(large ? 'table.panelSmall' : 'table.panelLarge')}
        onClick={() => setPanel(!large)}
      >
        {large ? <Minimize2 /> : <Maximize2 />}
      </button>
    </>
  );
}

/** For screen readers: what has just happened, and what is asked now. */
function Announcer({ desk, tell }: { desk: Desk; tell: string }) {
  const asked = desk.board.requests.find((r) => r.blocking);
  return (
    <div className="hidden" aria-live="polite">
      {tell} {asked ? desk.voice.say(asked.prompt) : ''}
    </div>
  );
}

/** In the tab of the browser: a mark when it is my turn. */
function titleOf({ voice, shown: scene, snapshot, planning }: Desk): string {
  const name = snapshot.table.name || voice.say({ key: 'game.name' });
  const asked = !planning.scene && scene.requests.some((r) => r.blocking && r.sealed === undefined);
  return asked ? `● ${name}` : name;
}
