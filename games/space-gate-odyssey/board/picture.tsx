// Space Gate Odyssey on the home page: two worlds, Hawking between them, and the beginning of a station.
import type { PictureProps } from '@orrery/board';
import { Planet, SeatToken } from '@orrery/board';
import { sideOf } from '../packs/base/exoplanets.ts';
import { Tile } from './module.tsx';
import { Ground, SlotSign } from './planet-side.tsx';
import { GateSign } from './symbols.tsx';

const LETTERS: Readonly<Record<string, string>> = { 'gate.alpha': 'α', 'gate.beta': 'β', 'gate.gamma': 'γ' };
const say = ({ key }: { key: string }): string => LETTERS[key] ?? '';

const MODULES = [
  { id: 'S-1', x: 0, y: 0, turn: 0, active: true, settlers: 4 },
  { id: 'G-WA-4', x: 1, y: 0, turn: 90, active: true, settlers: 3 },
  { id: 'O-L-1', x: -1, y: 0, turn: 90, active: true, settlers: 1 },
  { id: 'A-E-1', x: 2, y: 0, turn: 180, active: false, settlers: 0 },
  { id: 'G-EB-2', x: -2, y: 0, turn: 90, active: false, settlers: 0 },
];
const HELD: Readonly<Record<string, number>> = { 'V1-2': 0, 'V1-1': 1, S12: 0, C: 1, 'I1-1': 0, 'I1-4': 0, 'I2-2': 1 };

export default function Picture({ title }: PictureProps) {
  return (
    <svg viewBox="0 0 480 340" role="img" aria-label={title}>
      <ellipse cx="240" cy="118" rx="196" ry="64" fill="none" stroke="var(--brass)" strokeOpacity="0.5" />
      <g transform="translate(240 96)">
        <Planet seed="hawking" kind="ice" r={30} ring />
      </g>
      <World id="collins" x={22} y={16} gate="alpha" />
      <World id="russell" x={302} y={28} gate="gamma" />
      <g transform="translate(240 262) scale(0.92)">
        {MODULES.map(({ x, y, ...module }) => (
          <g key={module.id} transform={`translate(${x * 100} ${y * 100})`}>
            <Tile {...module} seat={0} say={say} />
          </g>
        ))}
      </g>
    </svg>
  );
}

function World({ id, x, y, gate }: { id: string; x: number; y: number; gate: 'alpha' | 'gamma' }) {
  const side = sideOf(id, 2);
  return (
    <g transform={`translate(${x} ${y}) scale(1.56)`}>
      <Ground side={side} />
      {side.map.slots.map((slot) => (
        <g key={slot.id} transform={`translate(${slot.x} ${slot.y})`}>
          <SlotSign slot={slot} radius={side.map.slotRadius} />
          {HELD[slot.id] !== undefined && <SeatToken seat={HELD[slot.id]!} r={4.4} />}
        </g>
      ))}
      <g transform="translate(91 11)">
        <GateSign gate={gate} say={say} />
      </g>
    </g>
  );
}
