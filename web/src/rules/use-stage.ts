// A position on the board, at one of its stops: what is seen, who is asked, and the answer that comes next.
import { patched, type Scene, type Show } from '@orrery/api';
import { type BoardProps, barredBy, litBy } from '@orrery/board';
import { type Choice, onRails, type Request, type Shape, type View } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePhone, useReducedMotion } from '../state/settings.ts';
import type { GameKit, Voice } from '../state/voice.ts';
import { useSeatFaces, useTableVoice } from '../table/use-seats.ts';
import { useWhole } from '../table/use-whole.ts';

type Stop = Show['stops'][number];
export interface Stage {
  at: number;
  last: number;
  go(at: number): void;
  stop: Stop;
  before: { scene: Scene; stop: Stop } | undefined;
  scene: Scene;
  asked: Request | undefined; // what is answered next, or else what is asked
  kit: GameKit;
  voice: Voice;
  board: BoardProps;
}

export function useStage(game: string, show: Show, kit: GameKit): Stage {
  const { stops, seats: count } = show;
  const scenes = useMemo(() => scenesOf(show), [show]);
  const [at, setAt] = useState(0);
  const go = useCallback((to: number) => setAt(Math.max(0, Math.min(to, stops.length - 1))), [stops]);
  const [stop, scene] = [stops[at]!, scenes[at]!];
  const asked = askedIn(scene, stop);
  const table = useMemo(() => ({ game, players: playersOf(count) }), [game, count]);
  const seated = { table, seat: scene.view.seat };
  const voice = useTableVoice(seated, kit);
  const seats = useSeatFaces(seated, scene, voice, kit);
  const view = useWhole(scene.view as unknown as View<Shape>, kit.face);
  const [focused, setFocused] = useState<string | null>(null);
  const { given } = stop;
  const rails = useMemo(() => (asked && given ? [onRails(asked, given.choice)] : []), [asked, given]);
  const lit = useMemo(() => litBy(rails), [rails]);
  const barred = useMemo(() => barredBy(asked ? [asked] : []), [asked]);
  const about = useMemo(() => placeOf(kit, stop, [...lit.keys()]), [kit, stop, lit]);
  useEffect(() => setFocused(about), [about]);
  const drafts = useMemo(
    (): Record<string, Choice> => (asked && given ? { [asked.id]: given.choice } : {}),
    [asked, given],
  );
  const board: BoardProps = {
    view,
    requests: NOTHING,
    lit,
    barred,
    focused,
    setFocused,
    pick: () => go(at + 1), // the answer that is lit is the one that comes next
    choose: () => undefined,
    drafts,
    setDraft: () => undefined,
    news: stop.events,
    seats,
    language: voice.language,
    say: voice.say,
    reducedMotion: useReducedMotion(),
    phone: usePhone(),
    past: false,
  };
  const before = at > 0 ? { scene: scenes[at - 1]!, stop: stops[at - 1]! } : undefined;
  return { at, last: stops.length - 1, go, stop, before, scene, asked, kit, voice, board };
}
const NOTHING: readonly Request[] = [];

function scenesOf({ stops }: Show): Scene[] {
  const scenes: Scene[] = [];
  for (const { patch } of stops) scenes.push(patched(scenes.at(-1) ?? null, patch) as Scene);
  return scenes;
}

const askedIn = ({ requests }: Scene, { given }: Stop): Request | undefined =>
  requests.find(({ id, blocking }) => (given ? id === given.request : blocking));

const playersOf = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ seat, kind: 'human' as const, name: '', bot: null }));

/** Where to look: at what is answered, else at what has just happened. */
function placeOf({ face }: GameKit, { events }: Stop, lit: readonly string[]): string | null {
  const told = events.flatMap((event) => face?.refsOf?.(event) ?? []);
  return lit[0] ?? told[0] ?? face?.turnsTo?.(events) ?? null;
}
