// What I am asked, by the place in the rules that asks it.
import type { Request } from '@orrery/kernel';
import type { At } from '../steps/index.ts';

/** The question asked at one of these places, if it is open. */
export const askedAt = (requests: readonly Request[], ...places: (At | `deal.${string}`)[]): Request | undefined =>
  requests.find(({ at }) => (places as string[]).includes(at));
