// One question put to the admiral, and the ways to answer it.
import type { Decision } from '@orrery/kernel';
import { type Bag, type Msg, type Option, type Random, type Request, type Seat, sampleChoice } from '@orrery/kernel';
import { twilightImperium } from '../game.ts';
import type { Know, Pub } from '../state.ts';

/** `args`: of the procedure that asks. */
export interface Case {
  k: Know;
  pub: Pub;
  seat: Seat;
  request: Request;
  options: readonly Option[];
  args: Bag;
  random: Random;
}
export type Answerer = (c: Case) => Decision;

export const say = (key: string, args?: Msg['args']): Msg =>
  args ? { key: `admiral.${key}`, args } : { key: `admiral.${key}` };

export const offers = (c: Case, key: string): boolean => c.options.some((o) => o.key === key);
/** What stands behind the verb: `land:infantry@jord>moll-primus` gives ['infantry@jord', 'moll-primus']. */
export const partsOf = (key: string): [what: string, where: string] => {
  const [what, where = ''] = key.slice(key.indexOf(':') + 1).split('>') as [string, string?];
  return [what, where];
};

/** The option worth most; among equals the first. */
export function best(
  options: readonly Option[],
  worth: (key: string) => number,
): { option: Option; worth: number } | undefined {
  let found: { option: Option; worth: number } | undefined;
  for (const option of options) {
    const value = worth(option.key);
    if (!found || value > found.worth) found = { option, worth: value };
  }
  return found;
}

/** Takes the option worth most, and says why. */
export function choose(c: Case, worth: (key: string) => number, why: Msg | ((option: Option) => Msg)): Decision {
  const { option } = best(c.options, worth)!;
  return { choice: option.key, why: typeof why === 'function' ? why(option) : why };
}

const MILD = ['pass', 'no', 'done', 'end'];

/** Something legal and harmless. */
export function mildest({ k, request, options, random }: Case): Decision {
  const { ask, fallback } = request;
  const why = say('mild');
  if (fallback !== undefined) return { choice: fallback, why };
  const mild = ask.shape === 'one' ? options.find((o) => MILD.includes(o.key)) : undefined;
  return { choice: mild?.key ?? sampleChoice(twilightImperium, k, request, random), why };
}
