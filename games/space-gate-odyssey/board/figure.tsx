// The people of a seat: engineer, chief engineer, robot. Each wears the colour and, on the chest, the shape of its seat.
import { colourOf, shapeOf } from '@orrery/board';
import type { Seat } from '@orrery/kernel';

export type Kind = 'engineer' | 'chief' | 'robot';

const BODY = 'M-9 14C-9 3.5 -6.4 0.6 0 0.6S9 3.5 9 14Z';
const SUIT = 'M-11 14C-11.6 2.5 -7.4 -0.6 0 -0.6S11.6 2.5 11 14Z';

/** In a box from -12 to 12 across and -15 to 15 down. */
export function Figure({ kind, seat }: { kind: Kind; seat: Seat }) {
  const colour = colourOf(seat);
  return (
    <g strokeLinejoin="round">
      {kind === 'robot' && <Robot colour={colour} />}
      {kind === 'chief' && <Chief colour={colour} />}
      {kind === 'engineer' && (
        <g fill={colour} stroke="var(--sky-0)" strokeWidth="1.2">
          <path d={BODY} />
          <circle cy="-5.6" r="5" />
        </g>
      )}
      <path
        d={shapeOf(seat)}
        transform={kind === 'robot' ? 'translate(0 7.4) scale(0.4)' : 'translate(0 7.8) scale(0.42)'}
        fill="var(--sky-0)"
      />
    </g>
  );
}

/** A suit with shoulders, a helmet with a visor, and the two points it is worth. */
function Chief({ colour }: { colour: string }) {
  return (
    <>
      <path d={SUIT} fill={colour} stroke="light-dark(#141b33, #fff)" strokeWidth="1.4" />
      <circle cy="-7" r="6.8" fill={colour} stroke="light-dark(#141b33, #fff)" strokeWidth="1.4" />
      <path d="M-4.6 -8.4A4.8 4.2 0 0 1 4.6 -8.4V-6A4.6 3 0 0 1 -4.6 -6Z" fill="var(--sky-0)" />
      <path
        d="M-3 -8.6A3.4 3 0 0 1 0 -10.2"
        fill="none"
        stroke="light-dark(#141b33, #fff)"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
    </>
  );
}

function Robot({ colour }: { colour: string }) {
  return (
    <g fill={colour} stroke="var(--sky-0)" strokeWidth="1.2">
      <path d="M0 -10V-13.4" stroke={colour} strokeWidth="1.8" strokeLinecap="round" />
      <rect x="-6.4" y="-10.4" width="12.8" height="9.4" rx="2.4" />
      <rect x="-8.4" y="0.2" width="16.8" height="13.8" rx="2.6" />
      <g fill="var(--sky-0)" stroke="none">
        <circle cx="-2.7" cy="-6" r="1.6" />
        <circle cx="2.7" cy="-6" r="1.6" />
      </g>
    </g>
  );
}

export function FigureIcon({ kind, seat, height = 28 }: { kind: Kind; seat: Seat; height?: number }) {
  return (
    <svg viewBox="-12 -15 24 30" height={height} width={height * 0.8} aria-hidden="true" style={{ flex: 'none' }}>
      <Figure kind={kind} seat={seat} />
    </svg>
  );
}
