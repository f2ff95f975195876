// What a card does, in signs: towers, yields, new systems, gems, energy. Words for the same are in its tooltip.
import type { ReactNode } from 'react';
import * as pack from '../packs/base/index.ts';
import { Gem, Glyph } from './glyphs.tsx';

type Piece = { width: number; draw: ReactNode };

const STEP = 30;
const mark = (text: string): Piece => ({
  width: 14,
  draw: (
    <text y="5" fontSize="15" fill="var(--quiet)" textAnchor="middle">
      {text}
    </text>
  ),
});

/** Nobody's cubes: the card is anybody's. */
function tower(cubes: number): Piece {
  const draw = Array.from({ length: cubes }, (_, i) => (
    <g key={i} transform={`translate(0 ${(cubes - 1) * 5 - i * 10})`} stroke="#0a0f1e" strokeWidth="0.8">
      <path d="M-8 -4L-4 -8H10L6 -4Z" fill="#ffffff" />
      <path d="M6 -4L10 -8V2L6 6Z" fill="#7e8ab0" />
      <path d="M-8 -4H6V6H-8Z" fill="#c9d2ea" />
    </g>
  ));
  return { width: STEP - 4, draw };
}
const counted = (sign: ReactNode, count: number): Piece => ({
  width: count > 1 ? STEP + 8 : STEP - 4,
  draw: (
    <>
      <g transform={count > 1 ? 'translate(-7 0)' : undefined}>{sign}</g>
      {count > 1 && (
        <text x="13" y="6" fontSize="16" fontWeight="700" fill="var(--ink)" textAnchor="middle">
          {`×${count}`}
        </text>
      )}
    </>
  ),
});
const far = (range: pack.Reach): Piece[] => (range === 'any' ? [mark('∞')] : []);

function piecesOf(effect: pack.Effect): Piece[] {
  switch (effect.do) {
    case 'settle':
      return [tower(effect.cubes), ...far(effect.range)];
    case 'harvest':
      return [counted(<Glyph name="harvest" size={22} fill="var(--brass)" />, effect.times), ...far(effect.range)];
    case 'harvestPlaced':
      return [counted(<Glyph name="harvest" size={22} fill="var(--brass)" />, effect.times)];
    case 'discover':
      return [
        { width: STEP - 4, draw: <Glyph name="discover" size={24} fill="var(--focus)" /> },
        ...far(effect.range),
        tower(effect.cubes),
        mark(effect.follow === 'settleOrHarvest' ? '/' : '+'),
        counted(<Glyph name="harvest" size={22} fill="var(--brass)" />, effect.harvests),
      ];
    case 'gainGems':
      return pack.GEMS.flatMap((gem) =>
        Array.from({ length: effect.gems[gem] }, () => ({ width: 22, draw: <Gem gem={gem} size={20} /> })),
      );
    case 'upgradeGems':
      return [counted(<Glyph name="polish" size={22} fill="light-dark(#3e1593, #c3a6ff)" />, effect.times)];
    case 'gainEnergy':
      return [energy(effect.energy)];
    case 'choose':
      return effect.branches.flatMap((branch, i) => [...(i > 0 ? [mark('|')] : []), ...branch.flatMap(shortOf)]);
    case 'consumption':
      return [
        counted(<Glyph name="consumption" size={22} fill="light-dark(#933d15, #ff9a6b)" />, 1),
        mark(`−${-effect.by}`),
      ];
    case 'score':
      return [counted(<Glyph name="majority" size={22} fill="var(--brass)" />, effect.galaxies)];
    default:
      return [];
  }
}
/** In a choice there is room for the heading only. */
const shortOf = (effect: pack.Effect): Piece[] => piecesOf(effect).slice(0, 1);
const energy = (amount: number): Piece => ({
  width: STEP + 6,
  draw: (
    <>
      <Glyph name="energy" x={-8} size={22} fill="light-dark(#786908, #f4e06a)" />
      <text x="10" y="6" fontSize="17" fontWeight="700" fill="light-dark(#786908, #f4e06a)" textAnchor="middle">
        {amount}
      </text>
    </>
  ),
});

export function EffectArt({ effects, tint }: { effects: readonly pack.Effect[]; tint: string }) {
  const pieces = effects.flatMap((effect, i) => [...(i > 0 ? [mark('+')] : []), ...piecesOf(effect)]);
  const total = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const scale = Math.min(1.15, 108 / Math.max(total, 1));
  let x = -total / 2;
  return (
    <svg viewBox="-60 -25 120 50" aria-hidden="true">
      <ellipse rx="56" ry="23" fill={tint} opacity="0.1" />
      <path d="M-60 15Q0 -3 60 15M-60 21Q0 5 60 21" stroke={tint} strokeOpacity="0.22" fill="none" />
      <g transform={`scale(${scale.toFixed(3)})`}>
        {pieces.map((piece, i) => {
          const at = x + piece.width / 2;
          x += piece.width;
          return (
            <g key={i} transform={`translate(${at} 0)`}>
              {piece.draw}
            </g>
          );
        })}
      </g>
      {pieces.length === 0 && (
        <g fill="none" stroke="var(--quiet)" strokeWidth="2" strokeLinecap="round">
          <path d="M-10 6A11 11 0 1 0 6 -10A9 9 0 1 1 -10 6Z" />
        </g>
      )}
    </svg>
  );
}
