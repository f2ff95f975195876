// What tokens make of the systems they lie in.
import { TOKEN_TABLE } from '../packs/base/tokens.ts';
import type { Pub, SystemToken } from '../state.ts';

type Made = 'wormholes' | 'anomalies';
/** What one token adds, by the side that lies up. */
function madeBy({ kind, side }: SystemToken, what: Made): string[] {
  const row = TOKEN_TABLE[kind];
  return [...(row?.[what] ?? []), ...((side ? row?.sides?.[side]?.[what] : undefined) ?? [])];
}
export const makesWormhole = (token: SystemToken): boolean => madeBy(token, 'wormholes').length > 0;
/** The wormholes or anomalies that tokens add. */
export const madeByTokens = (pub: Pub, system: string, what: Made): readonly string[] =>
  pub.systemTokens[system]?.flatMap((token) => madeBy(token, what)) ?? NOTHING;
const NOTHING: readonly string[] = [];
