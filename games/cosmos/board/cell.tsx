// One square of the quadrant: how well it is known, who holds it, and what is there.
import { Planet } from '@orrery/board';
import { memo } from 'react';
import { CITADEL, craftOf, type Sight, type Told } from './atlas.ts';
import css from './map.module.css';
import { colourAt, type Size, type Spot } from './palette.ts';
import {
  CitadelSign,
  Dated,
  Fixed,
  Looted,
  MineSign,
  Portal,
  Ruins,
  Ships,
  SideToken,
  Silence,
  tintOf,
  Works,
} from './signs.tsx';

interface CellProps {
  sight: Sight;
  spot: Spot;
  size: Size;
  name: string; // for screen readers
  label: string; // in the square
  then: string; // "t12" if remembered, or if something happened there
  told: Told | ''; // what happened there in that turn
  mark: '' | 'chosen' | 'focused';
  near: boolean; // within reach of the fleet being moved
  keys: string; // the Citadel's lit keys, and whether it is open
  tabbed: boolean;
}

const INK: Readonly<Record<Sight['layer'], { fill: number; line: number }>> = {
  seen: { fill: 0.58, line: 1 },
  remembered: { fill: 0.4, line: 0.85 },
  unknown: { fill: 0.24, line: 0.5 },
};

export const Cell = memo(function Cell(props: CellProps) {
  const { sight, spot, size, name, label, then, told, mark, near, keys, tabbed } = props;
  const [x, y] = [size.w / 2, size.h / 2];
  const box = (gap: number) => ({ x: gap - x, y: gap - y, width: size.w - 2 * gap, height: size.h - 2 * gap });
  const { place, layer } = sight;
  const colour = colourAt(place);
  const ink = INK[layer];
  const isCode = label.length > 3;
  return (
    <g
      transform={`translate(${spot.x} ${spot.y})`}
      className={css.cell}
      data-ref={`place:${place}`}
      data-place={place}
      data-layer={layer}
    >
      {/* The button holds no text: its name says what the figures on it would not. */}
      <rect
        {...box(3)}
        rx="9"
        fill="light-dark(#f4f6fd, #060a16)"
        data-layer={layer}
        role="button"
        tabIndex={tabbed ? 0 : -1}
        aria-label={name}
        aria-pressed={mark === 'chosen'}
      />
      <rect
        {...box(3)}
        rx="9"
        fill={colour}
        fillOpacity={ink.fill}
        stroke={colour}
        strokeOpacity={ink.line}
        strokeWidth={layer === 'seen' ? 3.5 : 2.5}
        strokeDasharray={layer === 'remembered' ? '9 6' : undefined}
      />
      {near && <rect {...box(6)} rx="7" className={css.near} />}
      {place === CITADEL ? (
        <CitadelSign open={keys.startsWith('open')} keys={keys.split(' ')} />
      ) : (
        <text
          x={(isCode ? 6 : 10) - x}
          y={33 - y}
          className={isCode ? css.code : css.number}
          opacity={layer === 'unknown' ? 0.8 : 1}
        >
          {label}
        </text>
      )}
      {told !== '' && <Dated kind={told} then={then} x={x - 8} y={31 - y} />}
      {then !== '' && told === '' && (
        <text x={x - 8} y={31 - y} textAnchor="end" className={css.then}>
          {then}
        </text>
      )}
      <g opacity={layer === 'remembered' ? 0.72 : 1}>
        <Contents sight={sight} x={x} y={y} low={isCode ? BELOW_CODE : 0} />
      </g>
      {mark !== '' && <rect {...box(1)} rx="11" className={css[mark]} />}
    </g>
  );
});

const BELOW_CODE = 10;
interface ContentsProps {
  sight: Sight;
  x: number;
  y: number;
  low: number; // how far what lies in the middle gives way to a long label
}
/** `x`, `y`: from the middle to the edges. */
function Contents({ sight: { place, seen, silent, mined }, x, y, low }: ContentsProps) {
  if (!seen) return silent ? <Silence /> : null;
  const craft = craftOf(seen);
  const ships = craft.filter((c) => c.ships > 0);
  const fixed = craft.filter((c) => c.fixed > 0);
  const shown = ships.slice(0, ships.length > 2 ? 1 : 2);
  return (
    <>
      <g transform={`translate(0 ${low})`}>
        {seen.special !== '' && <Special id={seen.special} />}
        <Rule dom={seen.dom} special={seen.special !== '' || place === CITADEL} />
      </g>
      {seen.portal !== '' && <Portal kind={seen.portal} x={x > 60 ? 34 : 0} y={16 - y} />}
      {fixed[0] && (
        <Fixed n={fixed.reduce((sum, c) => sum + c.fixed, 0)} side={fixed[0].side} x={16 - x} y={low / 2 - 3} />
      )}
      {seen.buildings.length > 0 && <Works n={seen.buildings.length} x={x - 16} y={low / 2 - 3} />}
      {shown.map((c, i) => (
        <Ships key={c.side} side={c.side} n={c.ships} x={18 - x + i * (x > 60 ? 54 : 36)} y={y - 16} />
      ))}
      {ships.length > 2 && (
        <text x={48 - x} y={y - 6} className={css.number}>
          +{ships.length - 1}
        </text>
      )}
      {seen.looted && !seen.ruined && <Looted x={x - 16} y={y - 16} />}
      {mined && <MineSign x={x - 38} y={y - 16} />}
      {silent && <Silence x={0} y={-12} />}
      {seen.ruined && (
        <g transform={`scale(${x / 50} ${y / 50})`}>
          <Ruins />
        </g>
      )}
    </>
  );
}

/** Orbit is a ring with its token on it, ground is the heart of the square. */
function Rule({
  dom: { orbit, ground },
  special,
}: {
  dom: { orbit: number | null; ground: number | null };
  special: boolean;
}) {
  return (
    <g>
      {!special && ground === null && <circle r="3.5" fill="var(--ink)" opacity="0.65" />}
      {orbit !== null && <circle r="23" fill="none" stroke={tintOf(orbit)} strokeWidth="5" />}
      {ground !== null && <SideToken side={ground} r={special ? 10 : 13} />}
      {orbit !== null && orbit !== ground && <SideToken side={orbit} r={9} x={16} y={-16} />}
    </g>
  );
}

const KINDS = ['gas', 'rock', 'desert', 'earth', 'volcanic', 'ice'] as const;
function Special({ id }: { id: string }) {
  const kind = KINDS[[...id].reduce((sum, c) => sum + c.charCodeAt(0), 0) % KINDS.length]!;
  return (
    <g>
      <circle r="29" fill="none" stroke="var(--brass)" strokeWidth="3" strokeDasharray="4 5" />
      <Planet seed={id} kind={kind} r={19} />
    </g>
  );
}
