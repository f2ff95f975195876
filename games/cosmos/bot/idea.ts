// An idea: lines of orders with a worth. The commander takes the best that its pool, its fleets and its purse allow.
import type { PlaceId } from '../state.ts';
import type { Survey } from './survey.ts';

export interface Idea {
  worth: number; // in R for each line, more or less
  lines: string[];
  when: When;
  fleet?: string; // it uses this fleet,
  part?: true; // or only some of its ships
  place?: PlaceId; // nothing else is to be done there by an idea of the same `when`
  R?: number; // it costs
  from?: PlaceId; // a part leaves from here
}
/** Parts of fleets leave before the whole acts; what is gathered can be spent. */
type When = 'first' | 'move' | 'gather' | 'spend';
export const WHENS: readonly When[] = ['first', 'move', 'gather', 'spend'];
export type Plan = (s: Survey) => Idea[];
