// Everything the parts of a table share: what is shown, what is lit, what is being put together, and how to answer.
import type { Moment, Scene, Snapshot } from '@orrery/api';
import { type BoardProps, barredBy, type Lit, litBy } from '@orrery/board';
import type { Choice, Request, Shape, Standing, View } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api, problemOf } from '../state/api.ts';
import { usePhone, useReducedMotion, useSettings } from '../state/settings.ts';
import type { Followed } from '../state/use-live.ts';
import { botName, type GameKit, type Voice } from '../state/voice.ts';
import { useWords } from '../words/index.ts';
import { toggled } from './answers.ts';
import { type Considered, consideredAt, type Foreseen } from './foresight.ts';
import { type Pressed, useConfirming } from './use-confirming.ts';
import { useDrafts } from './use-drafts.ts';
import { useForesight } from './use-foresight.ts';
import { type Planning, usePlanning } from './use-planning.ts';
import { useSeatFaces, useTableVoice } from './use-seats.ts';
import { type Around, type Trouble, troubleOf, useSending } from './use-sending.ts';
import { useWhole } from './use-whole.ts';

interface Hint {
  request: string;
  choice: Choice;
  why: string | undefined;
  bot: string;
}
interface Chooser {
  anchor: Element | undefined;
  lit: readonly Lit[];
}

export interface Desk {
  snapshot: Snapshot;
  scene: Scene; // the present one, or a rehearsed one; of a match that was broken off it asks nothing
  shown: Scene; // the present one, or the moment that is looked at
  kit: GameKit;
  voice: Voice;
  board: BoardProps;
  secret: string | undefined;
  trouble: Trouble | undefined;
  hint: Hint | undefined;
  chooser: Chooser | undefined;
  busy: boolean;
  sending: string | undefined; // the request whose answer is on its way
  foreseen: Foreseen | undefined;
  planning: Planning;
  /** The answer that was pressed once, cannot be taken back, and waits for a second press. */
  pressed: Pressed | undefined;
  /** The panel points at an answer, or at none. */
  consider(answer: Considered | undefined): void;
  /** The plate of this seat was clicked. */
  visit(seat: number): void;
  undo(): void;
  askHint(request: Request): void;
  forgetHint(): void;
  answer(request: string, choice: Choice, ...more: Choice[]): void; // several: one after the other, all or none
  /** Answers too, but what cannot be taken back is shown first. `anchor`: where on the board that is. */
  give(request: Request, choice: Choice, anchor?: Element): void;
  /** What was tried out is answered. */
  takeOver(): void;
  /** What is answered for this seat from now on. */
  leaveStanding(list: Standing[]): void;
  closeChooser(): void;
  /** Esc: one step back from whatever is being put together. False: there was nothing. */
  back(): boolean;
}

export function useDesk(
  followed: Followed,
  snapshot: Snapshot,
  kit: GameKit,
  past: Moment | undefined,
  secret?: string,
): Desk {
  const t = useWords();
  const { live, news } = followed;
  const present = usePresent(snapshot);
  const planning = usePlanning(snapshot, live, secret);
  const rehearsed = past ? undefined : planning.scene;
  const scene = rehearsed ?? present;
  const { drafts, setDrafts, setDraft } = useDrafts(snapshot, secret);
  const [focused, setFocused] = useState<string | null>(null);
  const [hint, setHint] = useState<Hint>();
  const [chooser, setChooser] = useState<Chooser>();
  const [thinking, setThinking] = useState(false); // somebody else, for a hint
  const [pointed, consider] = useState<Considered>();
  const [held, hold] = useState<string | null>(null);
  const [visited, setVisited] = useState<{ seat: number }>();
  const voice = useTableVoice(snapshot, kit);
  const shown = past?.scene ?? scene;
  const view = useWhole(shown.view as unknown as View<Shape>, kit.face);
  const seats = useSeatFaces(snapshot, shown, voice, kit);
  const phone = usePhone();
  const reducedMotion = useReducedMotion();

  const open = past ? NONE : scene.requests;

  const around = useMemo<Around>(
    () => ({
      before: () => setChooser(undefined),
      taken: (request) => request.startsWith(DEAL) && setDraft(request, undefined), // it can be offered again, afresh
    }),
    [setDraft],
  );
  const { send, trouble, setTrouble, sending } = useSending(followed, voice, around);
  const answer = useCallback(
    (request: string, choice: Choice, ...more: Choice[]) => {
      if (rehearsed) planning.answer(choice, ...more);
      else void send(request, () => live?.answer([{ request, choice }, ...more.map((next) => ({ choice: next }))]));
    },
    [live, send, rehearsed],
  );
  const lit = useMemo(() => litBy(open), [open]);
  const barred = useMemo(() => barredBy(open), [open]);

  const considered =
    snapshot.seat === null || rehearsed
      ? undefined
      : (pointed ?? consideredAt({ focused, lit, requests: open, drafts }));
  const { foreseen, foresee } = useForesight(snapshot, kit, voice, considered, secret);
  const [{ confirm }] = useSettings();
  // What is only rehearsed can be taken back, and by the hand of a lesson there is one answer alone.
  const asks = confirm === 'on' && !rehearsed && scene.lesson?.choice === undefined;
  const { pressed, give, forget } = useConfirming({ asks, foresee, answer });

  useForgetting(scene.requests, {
    anything: (ids) => {
      setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([id]) => ids.has(id))));
      setChooser(undefined);
    },
    question: () => {
      consider(undefined);
      setTrouble(undefined);
      setHint(undefined);
      hold(null);
      forget();
    },
  });

  const take = useCallback(
    ({ request, option }: Lit, anchor?: Element) => {
      if (request.ask.shape !== 'many') return give(request, option.key, anchor);
      const picks = (drafts[request.id] ?? request.sealed ?? []) as string[];
      setDraft(request.id, toggled(picks, option.key, request.ask.max));
    },
    [give, drafts, setDraft],
  );
  const pick = useCallback(
    (ref: string, anchor?: Element) => {
      const behind = lit.get(ref) ?? [];
      if (behind.length === 1) take(behind[0]!, anchor);
      else if (behind.length > 1) setChooser({ anchor, lit: behind });
    },
    [lit, take],
  );
  /** By the board's own means, where nothing lit was picked. */
  const choose = useCallback(
    (id: string, choice: Choice, ...more: Choice[]) => {
      const request = open.find((each) => each.id === id);
      if (request?.ask.shape === 'one' && more.length === 0) give(request, choice, document.activeElement ?? undefined);
      else answer(id, choice, ...more);
    },
    [open, give, answer],
  );
  const askHint = async (request: Request) => {
    if (rehearsed) return;
    setThinking(true);
    try {
      const { call } = api.as(secret);
      const found = await call('hint', { match: snapshot.table.id, body: { request: request.id } });
      const why = found.why ? voice.say(found.why) : undefined;
      setHint({ request: request.id, choice: found.choice, why, bot: botName(voice, found.bot) });
    } catch (error) {
      setTrouble(troubleOf(request.id, problemOf(error), t));
    }
    setThinking(false);
  };
  useEffect(() => setTrouble(undefined), [drafts, setTrouble]); // what was refused is being mended
  // A sheet is work: it is not lost by a key.
  const isSheet = (id: string) => scene.requests.some((r) => r.id === id && r.ask.shape === 'form');
  const loose = Object.keys(drafts).filter((id) => !isSheet(id));
  const back = () => {
    if (chooser) setChooser(undefined);
    else if (pressed) forget();
    else if (held !== null) hold(null);
    else if (hint) setHint(undefined);
    else if (trouble) setTrouble(undefined);
    else if (rehearsed && planning.steps.length > 0) planning.back();
    else if (rehearsed) planning.stop();
    else if (loose.length > 0) for (const id of loose) setDraft(id, undefined);
    else return false;
    return true;
  };

  const board: BoardProps = {
    visited,
    view,
    requests: open,
    lit,
    barred,
    focused,
    setFocused,
    pick,
    choose,
    held,
    hold,
    drafts,
    setDraft,
    news: past ? past.events : rehearsed ? NO_NEWS : news,
    seats,
    language: voice.language,
    say: voice.say,
    reducedMotion,
    phone,
    past: past !== undefined,
  };
  return {
    snapshot,
    scene,
    shown,
    kit,
    voice,
    board,
    secret,
    trouble,
    hint,
    chooser,
    busy: thinking || sending !== undefined || (rehearsed !== undefined && planning.busy),
    sending,
    foreseen,
    planning,
    pressed,
    consider,
    visit: (seat) => setVisited({ seat }),
    undo: () => void send('', () => live?.undo()),
    askHint: (request) => void askHint(request),
    forgetHint: () => setHint(undefined),
    answer,
    give,
    takeOver: () => planning.now !== undefined && void send(planning.now, planning.takeOver),
    leaveStanding: (list) => void send('', () => live?.standing(list)),
    closeChooser: () => {
      setChooser(undefined);
      consider(undefined);
    },
    back,
  };
}
const NONE: readonly Request[] = [];
const NO_NEWS: Moment['events'] = [];
const DEAL = 'deal.';

/** Whoever broke a match off is asked nothing more, whatever its rules were waiting for. */
function usePresent({ scene, table }: Snapshot): Scene {
  const brokenOff = table.status === 'abandoned';
  return useMemo(
    () => (brokenOff ? { ...scene!, requests: [], waiting: [], undo: false } : scene!),
    [scene, brokenOff],
  );
}

/** What was being put together for old questions is gone with them. Somebody's offer comes beside the question of the moment: that
 *  one is still the same. */
function useForgetting(
  requests: readonly Request[],
  changed: { anything(open: ReadonlySet<string>): void; question(): void },
): void {
  const idsOf = (some: readonly Request[]) => some.map(({ id }) => id).join(' ');
  const [open, asked] = [idsOf(requests), idsOf(requests.filter(({ blocking }) => blocking))];
  useEffect(() => changed.anything(new Set(open.split(' '))), [open]);
  useEffect(() => changed.question(), [asked]);
}
