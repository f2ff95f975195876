// One module, drawn in a cell from -50 to 50. Corridors turn with it; signs stay upright. Asleep it is a dark plan with
// dashed edges, awake it is lit in the colour of its sector, and always shows the sign of sector and use.
import { SeatToken } from '@orrery/board';
import type { Msg, Seat } from '@orrery/kernel';
import { memo } from 'react';
import { type Module, SECTORS } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import type { Turn } from '../state.ts';
import { corridorsOf } from '../values/station.ts';
import { GATE_TINTS, tintsOf } from './palette.ts';
import { AirlockSign, BonusSign, GateSign, SectorSign } from './symbols.tsx';

interface TileProps {
  id: string;
  turn: number;
  active: boolean;
  settlers: number;
  seat: Seat;
  say(msg: Msg): string;
}
const SIDES = [1, 2, 4, 8]; // north, east, south, west
const HULL = 38;

export const Tile = memo(function Tile({ id, turn, active, settlers, seat, say }: TileProps) {
  const module = moduleOf(id);
  const { tint, floor, deep } = tintsOf(module.sector);
  const corridors = corridorsOf(id, turn as Turn);
  return (
    <g color={active ? tint : mixed(tint)}>
      {SIDES.map((side, i) =>
        corridors & side ? (
          <Tube key={side} turn={i * 90} active={active} fill={active ? floor : 'light-dark(#dce1f1, #1a2340)'} />
        ) : null,
      )}
      <rect
        x={-HULL}
        y={-HULL}
        width={76}
        height={76}
        rx="13"
        fill={active ? deep : 'light-dark(#e3e7f5, #121a33)'}
        stroke="var(--sky-0)"
        strokeWidth="3"
      />
      <rect
        x="-34.5"
        y="-34.5"
        width="69"
        height="69"
        rx="10"
        fill={active ? floor : 'none'}
        fillOpacity="0.55"
        stroke="currentColor"
        strokeWidth={active ? 2.4 : 1.8}
        strokeDasharray={active ? undefined : '5 4'}
      />
      {active && <path d="M-24 -34.5H24M-24 34.5H24" stroke="#fff" strokeOpacity="0.5" strokeWidth="1.2" />}
      <Use module={module} active={active} say={say} />
      <Seats capacity={module.capacity} settlers={settlers} seat={seat} active={active} />
    </g>
  );
});

const mixed = (tint: string): string => `color-mix(in srgb, ${tint} 62%, #55607f)`;

function Tube({ turn, active, fill }: { turn: number; active: boolean; fill: string }) {
  return (
    <g transform={`rotate(${turn})`}>
      <rect x="-13" y="-50" width="26" height="15" fill={fill} />
      <path d="M-13 -50V-36M13 -50V-36" stroke="currentColor" strokeWidth={active ? 2.4 : 1.8} />
      <path d="M-8 -46H8M-8 -41.5H8" stroke="currentColor" strokeOpacity="0.5" strokeWidth="1.4" />
    </g>
  );
}

/** What it is for, and its sector. */
function Use({ module, active, say }: { module: Module; active: boolean; say(msg: Msg): string }) {
  const { sector, gate, bonus } = module;
  return (
    <>
      {gate ? (
        <g transform="translate(4 -8)">
          {active && <circle r="20" fill={GATE_TINTS[gate]} opacity="0.16" />}
          <g transform="scale(1.75)" opacity={active ? 1 : 0.85}>
            <GateSign gate={gate} say={say} />
          </g>
        </g>
      ) : (
        <g transform={sector ? 'translate(5 -8) scale(1.45)' : 'translate(0 -5) scale(1.5)'} opacity={active ? 1 : 0.9}>
          {bonus ? <BonusSign bonus={bonus} /> : <AirlockSign />}
        </g>
      )}
      {sector ? (
        <g transform="translate(-24.5 -24.5) scale(0.86)">
          <SectorSign sector={sector} />
        </g>
      ) : (
        SECTORS.map((s, i) => (
          <g key={s} transform={`translate(${(i - 1) * 16} -26) scale(0.56)`} color={tintsOf(s).tint}>
            <SectorSign sector={s} />
          </g>
        ))
      )}
    </>
  );
}

/** One place for each settler it can hold. */
function Seats({ capacity, settlers, seat, active }: Omit<TileProps, 'id' | 'turn' | 'say'> & { capacity: number }) {
  const gap = capacity > 4 ? 13.4 : 15;
  return Array.from({ length: capacity }, (_, i) => {
    const x = (i - (capacity - 1) / 2) * gap;
    return i < settlers ? (
      <g key={x} transform={`translate(${x} 23.5)`}>
        <circle r="7.2" fill="#fff" opacity="0.22" />
        <SeatToken seat={seat} r={6.6} />
      </g>
    ) : (
      <circle
        key={x}
        cx={x}
        cy="23.5"
        r="5"
        fill="light-dark(#fff, #0a0f1e)"
        fillOpacity="0.6"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeDasharray={active ? undefined : '2 2'}
      />
    );
  });
}
