// What is picked so far, and what a click makes of it.
import type { Lit } from '@orrery/board';
import { useEffect, useMemo, useState } from 'react';
import { cellRef, readKey } from '../say.ts';
import type { Props } from './extra.ts';
import { lightsOf, type Picking } from './picks.ts';
import { reachOf } from './route.ts';

interface Picked {
  first: string | null;
  spot: Picking['spot'];
  path: readonly string[] | null;
}
export const NOTHING: Picked = { first: null, spot: null, path: null };

export function usePicks(board: Props): Picking {
  const [laid, setLaid] = useState<Picked>(NOTHING);
  const first = board.held ?? null; // the panel takes things in hand, too
  const picked = laid.first === first ? laid : { ...NOTHING, first };
  const setPicked = (next: Picked) => {
    setLaid(next);
    board.hold?.(next.first);
  };
  const [queue, setQueue] = useState<readonly string[]>([]); // modules still to be walked through
  const asked = board.requests.map((request) => request.id).join(' ');
  useEffect(() => setLaid(NOTHING), [asked]);
  useEffect(() => {
    if (queue.length < 2 || board.requests.length === 0) return;
    const step = optionOf(board, `move:${queue[0]}>${queue[1]}`);
    setQueue(step ? queue.slice(1) : []);
    if (step) board.choose(step.request.id, step.option.key);
  }, [asked]);

  const walk = (path: readonly string[]) => {
    const step = optionOf(board, `move:${path[0]}>${path[1]}`);
    if (!step) return;
    setQueue(path.slice(1));
    board.choose(step.request.id, step.option.key);
  };
  const picking = useMemo(() => pickingOf(board, picked, setPicked, walk), [board, laid]);
  useEffect(() => {
    if (picked.first === null) return;
    const back = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setPicked(picked.spot || picked.path ? { ...NOTHING, first: picked.first } : NOTHING);
    };
    document.addEventListener('keydown', back, true);
    return () => document.removeEventListener('keydown', back, true);
  }, [laid, first]);
  return picking;
}

function optionOf(board: Props, key: string): Lit | undefined {
  for (const request of board.requests) {
    const option = 'options' in request.ask ? request.ask.options.find((o) => o.key === key) : undefined;
    if (option) return { request, option };
  }
  return undefined;
}

/** Pure, so that a test can look at any moment of it. */
export function pickingOf(
  board: Props,
  picked: Picked,
  set: (picked: Picked) => void,
  walk: (path: readonly string[]) => void,
): Picking {
  const { first, spot, path } = picked;
  const { next, firsts } = lightsOf(board.requests, first);
  const lit = first === null ? next : new Map([...firsts, ...next]);
  const reach = reachOf(board, first);
  const spots = (cell: string) => (next.get(cell) ?? []).map(({ option }) => spotOf(option.key));
  const here = spot ? spots(cellRef(spot.x, spot.y)) : [];
  const turns = here.map((s) => s.turn);
  const turn = () => {
    const at = here.findIndex((s) => s.turn === spot?.turn);
    const after = here[(at + 1) % here.length];
    if (after) set({ ...picked, spot: after });
  };
  const answer = (ref: string, behind: readonly Lit[], anchor?: Element) => {
    const [only, second] = behind;
    if (only && !second) board.choose(only.request.id, only.option.key);
    else board.pick(ref, anchor);
  };
  const pick = (ref: string, anchor?: Element) => {
    const behind = next.get(ref);
    if (first === null) {
      const leadsOn = behind?.some(({ option }) => isTwoSteps(option.key));
      if (leadsOn) set({ ...NOTHING, first: ref });
      else if (behind) answer(ref, behind, anchor);
    } else if (behind && ref.startsWith('cell:')) {
      if (spot && cellRef(spot.x, spot.y) === ref) turn();
      else set({ ...picked, spot: spots(ref)[0] ?? null });
    } else if (behind) answer(ref, behind, anchor);
    else if (ref === first) set(NOTHING);
    else if (firsts.has(ref)) set({ ...NOTHING, first: ref });
  };
  const confirm = () => {
    if (path) return walk(path);
    const chosen =
      spot && next.get(cellRef(spot.x, spot.y))?.find(({ option }) => spotOf(option.key).turn === spot.turn);
    if (chosen) board.choose(chosen.request.id, chosen.option.key);
  };
  return {
    ...board,
    lit,
    pick,
    first,
    isSoft: (ref) => first !== null && ref !== first && !next.has(ref) && firsts.has(ref),
    spot,
    turns,
    turn,
    path,
    reach,
    plan: (to) => set({ ...picked, path: reach.get(to) ?? null }),
    confirm,
    cancel: () => set(NOTHING),
  };
}

const TWO_STEPS = new Set(['move', 'send', 'add', 'under', 'exchange']);
const isTwoSteps = (key: string): boolean => TWO_STEPS.has(readKey(key).verb);

export function spotOf(key: string): { x: number; y: number; turn: number } {
  const [x, y, turn] = readKey(key).where.split(/[,/]/).map(Number) as [number, number, number];
  return { x, y, turn };
}
