// What lies in a system besides command tokens, as signs: a frontier, an ingress, a wormhole, a breach.
import { type Tile, tokenName } from '../tables.ts';
import { Gate } from './fracture.tsx';
import { centreOf } from './hex.ts';
import { worldsAt } from './look.ts';
import type { Props } from './props.ts';
import { Wormhole } from './space.tsx';

/** What lies there besides command tokens: a frontier to explore, a wormhole that was found. */
export function SystemTokens({ board, system }: { board: Props; system: string }) {
  const inside = (board.view.pub.systemTokens[system] ?? []).filter(({ side }) => !isTile(board, side));
  const side = worldsAt(board.view.pub, system).length === 2 ? 1.1 : -1; // where no planet lies beneath
  return inside.map((token, i) => (
    <g key={i} transform={`translate(${side * (56 - i * 30)} -40)`}>
      <title>{board.say(tokenName(token))}</title>
      <TokenSign kind={token.kind} side={token.side ?? ''} />
    </g>
  ));
}
const isTile = (board: Props, side: string | undefined): boolean =>
  board.view.pub.board.some(({ tile }) => tile === side);
/** Tokens on the border of two systems: their side names the other one. A net across it, in the colour of its owner. */
export function BorderTokens({ board, tiles }: { board: Props; tiles: readonly Tile[] }) {
  const spot = (system: string) => tiles.find(({ tile }) => tile === system);
  return Object.entries(board.view.pub.systemTokens).flatMap(([system, tokens]) =>
    tokens.flatMap(({ kind, side = '', owner = -1 }) => {
      const [here, there] = [spot(system), spot(side)];
      if (!here || !there) return [];
      const [a, b] = [centreOf(here), centreOf(there)];
      const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      return [
        <g key={kind + system + side} transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${turn})`}>
          <title>{board.say({ key: `token.${kind}` })}</title>
          <path d="M0 -42V42" stroke="#05060f" strokeWidth="16" strokeLinecap="round" />
          <path
            d="M-5 -40V40M5 -40V40M-9 -34L9 -20L-9 -6L9 8L-9 22L9 36"
            fill="none"
            stroke={owner < 0 ? 'var(--ink)' : `var(--seat-${owner})`}
            strokeWidth="2.4"
          />
        </g>,
      ];
    }),
  );
}
function TokenSign({ kind, side }: { kind: string; side: string }) {
  if (kind === 'frontier') return <Frontier />;
  if (kind === 'ingress') return <Gate way="in" r={14} />;
  if (kind === 'breach') return <Breach side={side} />;
  if (kind === 'cut') return <Cut />;
  return <Wormhole kind={side || kind} x={0} y={0} r={16} />;
}
/** A rent in space: gaping while it is active, a scratch when it is not. */
const Breach = ({ side }: { side: string }) => (
  <g strokeLinejoin="round">
    <circle r="13" fill="#12040a" stroke="#ff5d6c" strokeWidth="1.6" strokeDasharray={side === 'active' ? '' : '3 3'} />
    {side === 'active' ? (
      <path d="M-2 -11L4 -4L1 0L6 4L1 11L-5 4L-2 0L-6 -4Z" fill="#ff5d6c" stroke="#ffd0d4" strokeWidth="1.2" />
    ) : (
      <path d="M0 -9L3 -3L-2 1L1 9" fill="none" stroke="#ff8f98" strokeWidth="2" />
    )}
  </g>
);
/** A ring that is cut through. */
const Cut = () => (
  <g fill="none" stroke="#ffb3ba" strokeWidth="2.2">
    <circle r="12" fill="#12040a" strokeWidth="1.6" />
    <circle r="6" strokeDasharray="8 3" />
    <path d="M-10 10L10 -10" />
  </g>
);
/** A compass on a dark disc. */
const Frontier = () => (
  <g fill="none" stroke="#b9a5ff" strokeWidth="1.6">
    <circle r="12" fill="#0b0d1c" />
    <path d="M0 -8L2.4 -2.4L8 0L2.4 2.4L0 8L-2.4 2.4L-8 0L-2.4 -2.4Z" fill="#b9a5ff" stroke="none" />
  </g>
);
