// What tokens make of the systems they lie in.
import { TOKEN_TABLE } from '../packs/base/tokens.ts';
import type { Pub } from '../state.ts';

/** The wormholes or anomalies that tokens add, each by the side that lies up. */
export const madeByTokens = (pub: Pub, system: string, what: 'wormholes' | 'anomalies'): string[] =>
  (pub.systemTokens[system] ?? []).flatMap(({ kind, side }) => {
    const row = TOKEN_TABLE[kind];
    return [...(row?.[what] ?? []), ...((side ? row?.sides?.[side]?.[what] : undefined) ?? [])];
  });
