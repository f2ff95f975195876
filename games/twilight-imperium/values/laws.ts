// TI4-LAW: which laws are in force. They are asked for at the moment they matter and never kept anywhere else. [TI4-LAW-8]
import type { Seat } from '@orrery/kernel';
import { type Card, effectsOf, lawInPlay, type Pub } from '../state.ts';

export const lawsIn = (pub: Pub): Card[] => pub.cards.filter(({ kind }) => kind === 'law');

/** The law of this name, if it is in play and nothing has blanked the laws. [TI4-LAW-5] */
export function lawOf(pub: Pub, id: string): Card | undefined {
  const law = lawInPlay(pub, id);
  return law && effectsOf(pub, 'lawless').length === 0 ? law : undefined;
}
export const isLaw = (pub: Pub, id: string): boolean => lawOf(pub, id) !== undefined;
/** Whether a seat owns this law. [TI4-LAW-2] */
export const ownsLaw = (pub: Pub, seat: Seat, id: string): boolean => lawOf(pub, id)?.holder === seat;
/** Whether this law is attached to a planet. */
export const isUnderLaw = (pub: Pub, planet: string, id: string): boolean => lawOf(pub, id)?.elected === planet;
