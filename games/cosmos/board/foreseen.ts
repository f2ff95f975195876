// What the list being written would do, once for all who show it: the sheet says it, the map draws it.
import { useEffect, useState } from 'react';
import type { Echo } from '../orders/foresee.ts';
import type { World } from '../state.ts';
import type { CosmosView } from './atlas.ts';

const KEPT = 12; // texts of one moment: the list, and what could be added to it
interface Moment {
  world: World | null;
  texts: Map<string, Echo[]>;
}
const known = new WeakMap<object, Moment>();

/** Foreseeing runs the rules of a whole turn: they are loaded when something is to be foreseen for the first time. */
type Rules = typeof import('../orders/foresee.ts');
let rules: Rules | undefined;
export async function loadRules(): Promise<Rules> {
  rules ??= await import('../orders/foresee.ts');
  return rules;
}
export type Wanted = 'now' | 'later';
/** For whoever shows what is foreseen: whether that can be done yet; it is drawn again as soon as it can. */
export function useRules(wanted: Wanted): boolean {
  const [here, setHere] = useState(rules !== undefined);
  useEffect(() => {
    const draw = () => setHere(true);
    if (wanted === 'now' && !here) void loadRules().then(draw, () => undefined); // with the next line it is tried again
  });
  return here;
}

/** Foreseeing runs the rules once a line; before they are here nothing is foreseen. */
export function foreseen(view: CosmosView, text: string): readonly Echo[] {
  if (!view.own || !rules) return [];
  const { foresee, foreseeable } = rules;
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
