// What the list being written would do, once for all who show it: the sheet says it, the map draws it.
import { useEffect, useState } from 'react';
import { type Echo, foresee, foreseeable } from '../orders/foresee.ts';
import type { World } from '../state.ts';
import type { CosmosView } from './atlas.ts';

const KEPT = 12; // texts of one moment: the list, and what could be added to it
interface Moment {
  world: World | null;
  texts: Map<string, Echo[]>;
}
const known = new WeakMap<object, Moment>();

/** Foreseeing runs the rules once a line. */
export function foreseen(view: CosmosView, text: string): readonly Echo[] {
  if (!view.own) return [];
  const moment: Moment = known.get(view.own) ?? { world: foreseeable(view), texts: new Map() };
  known.set(view.own, moment);
  const { world, texts } = moment;
  const echoes = texts.get(text) ?? foresee(view, text, world);
  if (texts.size >= KEPT) texts.delete([...texts.keys()][0]!);
  texts.set(text, echoes);
  return echoes;
}

const PAUSE = 200; // milliseconds without a keystroke
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
