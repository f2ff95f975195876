// The signs of the game, each drawn around its middle in a box from -10 to 10, in the colour it inherits.
import type { ReactNode } from 'react';
import type { Bonus, Gate, Room, Token } from '../packs/base/kinds.ts';
import { gateName } from '../say.ts';
import { GATE_TINTS, tintsOf } from './palette.ts';

const DROP = 'M0 -9C4 -3.5 6.6 -0.4 6.6 3A6.6 6.4 0 0 1 -6.6 3C-6.6 -0.4 -4 -3.5 0 -9Z';
const LEAF = 'M-7.5 7.5C-9.5 -2.5 -2.5 -9 8.5 -8.5C9 2 3 9.5 -5 6.6L-7.5 9Z';
const BOLT = 'M2.4 -9.5L-6.4 1.6H-0.9L-2.4 9.5L6.6 -2.2H1Z';

export function SectorSign({ sector }: { sector: 'water' | 'wildlife' | 'energy' }) {
  if (sector === 'water') return <path d={DROP} fill="currentColor" />;
  if (sector === 'energy') return <path d={BOLT} fill="currentColor" />;
  return (
    <>
      <path d={LEAF} fill="currentColor" />
      <path d="M-6 6C-2 2 1 -1 5 -5" stroke="var(--sky-0)" strokeWidth="1.4" fill="none" strokeLinecap="round" />
    </>
  );
}

/** An airlock: a hatch that lets people in. */
export function AirlockSign() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M1 -8.5H6.5A2 2 0 0 1 8.5 -6.5V6.5A2 2 0 0 1 6.5 8.5H1" />
      <path d="M-9 0H2.5M-1.6 -4.2L2.8 0L-1.6 4.2" />
    </g>
  );
}

/** A module to be added. */
function PlanSign() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <rect x="-8" y="-8" width="16" height="16" rx="3" />
      <path d="M0 -3.8V3.8M-3.8 0H3.8" />
    </g>
  );
}

export function RoomSign({ room }: { room: Room }) {
  if (room === 'modules') return <PlanSign />;
  if (room === 'access') return <AirlockSign />;
  return <SectorSign sector={room} />;
}
export const roomTint = (room: Room): string =>
  room === 'modules'
    ? 'light-dark(#5e1593, #e8c9ff)'
    : room === 'access'
      ? 'light-dark(#284480, #dfe6f5)'
      : tintsOf(room).tint;

function PersonSign({ extra }: { extra: ReactNode }) {
  return (
    <>
      <circle cx="-3" cy="-5.4" r="3.3" fill="currentColor" />
      <path d="M-9 8.5C-9 1.5 -6.6 -0.6 -3 -0.6S3 1.5 3 8.5Z" fill="currentColor" />
      <g stroke="currentColor" strokeWidth="2.2" fill="none" strokeLinecap="round" strokeLinejoin="round">
        {extra}
      </g>
    </>
  );
}

export function BonusSign({ bonus }: { bonus: Bonus }) {
  if (bonus.kind === 'recruit') return <PersonSign extra={<path d="M7 -7V1M3 -3H11" />} />;
  if (bonus.kind === 'promote')
    return <PersonSign extra={<path d="M3.6 -1.6L7.2 -5.2L10.8 -1.6M3.6 -6L7.2 -9.6L10.8 -6" />} />;
  return (
    <>
      <g transform="translate(-3 0) scale(0.88)">
        <RobotSign />
      </g>
      <g transform="translate(8.2 4.6) scale(0.48)" color={roomTint(bonus.room)}>
        <RoomSign room={bonus.room} />
      </g>
    </>
  );
}

function RobotSign() {
  return (
    <g>
      <path d="M0 -6V-9.4" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <circle cy="-9.4" r="1.5" fill="currentColor" />
      <path fillRule="evenodd" fill="currentColor" d={ROBOT_HEAD} />
    </g>
  );
}
const ROBOT_HEAD =
  'M-6 -6H6A2 2 0 0 1 8 -4V6A2 2 0 0 1 6 8H-6A2 2 0 0 1 -8 6V-4A2 2 0 0 1 -6 -6Z' +
  'M-5 -1.5A2 2 0 1 0 -1 -1.5A2 2 0 1 0 -5 -1.5ZM1 -1.5A2 2 0 1 0 5 -1.5A2 2 0 1 0 1 -1.5ZM-4 4.2H4V5.8H-4Z';

/** A portal with its letter. */
export function GateSign({ gate, say }: { gate: Gate; say(msg: { key: string }): string }) {
  const tint = GATE_TINTS[gate];
  return (
    <g>
      <circle r="9.4" fill="var(--sky-0)" stroke={tint} strokeWidth="1.8" />
      <circle r="7.2" fill="none" stroke={tint} strokeWidth="0.8" strokeDasharray="2.2 1.6" />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontWeight="700"
        fill={tint}
        fontFamily="var(--text)"
        style={{ fontSize: 'calc(11px * var(--gate, 1))' }}
      >
        {say(gateName(gate))}
      </text>
    </g>
  );
}

export function TokenSign({ token }: { token: Token }) {
  if (token === 'balance')
    return (
      <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M0 -8V8M-4.5 8H4.5M-8 -5.5H8" />
        <path d="M-8 -5.5L-10 1.2H-6ZM8 -5.5L6 1.2H10Z" fill="currentColor" />
      </g>
    );
  if (token === 'none')
    return (
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle r="7.4" />
        <path d="M-5.2 5.2L5.2 -5.2" strokeLinecap="round" />
      </g>
    );
  return <SectorSign sector={token} />;
}
export const tokenTint = (token: Token): string =>
  token === 'balance'
    ? 'light-dark(#916417, #f2d9ae)'
    : token === 'none'
      ? 'light-dark(#374262, #9aa6c7)'
      : tintsOf(token).tint;

/** Two tokens change places: the mark of a predominance slot. */
export function SwapSign() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-7 -3.6H6.4M2.8 -7.2L6.6 -3.6L2.8 0" />
      <path d="M7 4.4H-6.4M-2.8 0.8L-6.6 4.4L-2.8 8" />
    </g>
  );
}

/** A sign inside a line of text or a button. */
export function Inline({ size = 18, colour, children }: { size?: number; colour?: string; children: ReactNode }) {
  const style = { flex: 'none', ...(colour ? { color: colour } : {}) };
  return (
    <svg viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true" style={style}>
      {children}
    </svg>
  );
}
