// Landscapes of life: the satellites of Fermi, the villages of Planck, the islands of Russell, the trees of Susskind.
import type { Side } from '../packs/base/kinds.ts';
import { blob, lineOf, linksOf, middleOf, type Point, scattered, slotsOf } from './lands.ts';

/** Bands of cloud on the body in the middle. */
export function Clouds() {
  return Array.from({ length: 9 }, (_, i) => {
    const y = 24 + i * 6.4;
    return (
      <path
        key={y}
        d={`M15 ${y}Q35 ${y + 3 - (i % 3) * 3} 50 ${y}T85 ${y}V${y + 2.6}Q65 ${y + 5} 50 ${y + 2.4}T15 ${y + 2.8}Z`}
        fill={i % 2 ? '#6d3d33' : '#f3d2a8'}
        opacity={i % 2 ? 0.4 : 0.28}
      />
    );
  });
}

/** The moons around it: outside the disc, on their orbit. */
export function Moons({ side }: { side: Side }) {
  const moons = side.map.groups.filter(({ type }) => type === 'satellite');
  const far = Math.hypot((moons[0]?.x ?? 50) - 50, (moons[0]?.y ?? 10) - 50);
  return (
    <>
      <circle
        cx="50"
        cy="50"
        r={far}
        fill="none"
        stroke="#ffcf9c"
        strokeOpacity="0.45"
        strokeWidth="0.6"
        strokeDasharray="2 1.6"
      />
      {moons.map(({ id, x = 50, y = 50 }, i) => (
        <g key={id}>
          <circle cx={x} cy={y} r="11.2" fill="#39415f" />
          <circle cx={x - 1} cy={y - 1} r="10" fill={['#8b93b4', '#a58f86', '#7f9aa3', '#9b8fb0', '#90a386'][i % 5]} />
          <circle cx={x + 4} cy={y + 6} r="1.9" fill="#0a0f1e" opacity="0.28" />
          <circle cx={x - 4} cy={y - 6.4} r="1.5" fill="#0a0f1e" opacity="0.28" />
          <circle cx={x + 5.4} cy={y - 5.4} r="1.1" fill="#0a0f1e" opacity="0.28" />
        </g>
      ))}
    </>
  );
}

const FIELDS = ['#7f9a4e', '#98ac58', '#6c8a49', '#b3b465', '#587845'];
/** Fields, a village at every slot, and the roads between them. */
export function Villages({ side }: { side: Side }) {
  const roads = linksOf(side.map).map(lineOf).join('');
  const road = (colour: string, width: number, dashes?: string) => (
    <path d={roads} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeDasharray={dashes} />
  );
  return (
    <>
      {scattered('planck:fields', 34, 50).map(([x, y], i) => (
        <path
          key={`${x}`}
          d={blob(`planck:${i}`, [x, y], 5 + (i % 4) * 1.6, 0.5, 6)}
          fill={FIELDS[i % FIELDS.length]}
          opacity="0.7"
        />
      ))}
      {road('#3a3322', 4.2)}
      {road('#d9c9a0', 3)}
      {road('#8d7c55', 0.5, '1.6 1.6')}
      {side.map.slots.map(({ id, x, y }, i) => (
        <g key={id}>
          <House x={x - 7.2} y={y - 4} roof="#c25a45" />
          <House x={x + 6.6} y={y - 5} roof={i % 2 ? '#c98a3e' : '#a94c58'} />
          {i % 3 !== 1 && <House x={x + 6} y={y + 6} roof="#8f5a9c" />}
        </g>
      ))}
    </>
  );
}
function House({ x, y, roof }: { x: number; y: number; roof: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#2a2418" strokeWidth="0.25">
      <rect x="-1.5" y="-0.2" width="3" height="2.3" fill="#f3e8cf" />
      <path d="M-2.1 0L0 -2L2.1 0Z" fill={roof} />
    </g>
  );
}

/** Land in the sea, with a beach around it. */
export function Islands({ side }: { side: Side }) {
  return (
    <>
      {scattered('russell:waves', 40).map(([x, y]) => (
        <path
          key={`${x}`}
          d={`M${x - 2} ${y}q1 -1 2 0t2 0`}
          fill="none"
          stroke="#bfeaff"
          strokeOpacity="0.45"
          strokeWidth="0.5"
        />
      ))}
      {side.map.groups.map((group) => {
        const slots = slotsOf(side, group.id);
        const at: Point = [group.x ?? middleOf(slots)[0], group.y ?? middleOf(slots)[1]];
        const reach = Math.max(...slots.map((s) => Math.hypot(s.x - at[0], s.y - at[1]))) + side.map.slotRadius;
        return (
          <g key={group.id}>
            <path d={blob(group.id, at, reach * 1.13, 0.16, 12)} fill="#8fdcf0" opacity="0.35" />
            <path d={blob(group.id, at, reach * 1.05, 0.16, 12)} fill="#ecd9a0" />
            <path d={blob(group.id, at, reach * 0.97, 0.16, 12)} fill="#5b9a58" />
            <path d={blob(`${group.id}:hill`, at, reach * 0.5, 0.3)} fill="#467f4a" />
            {[0.4, 2.3, 4.4].map((turn) => (
              <Palm key={turn} x={at[0] + Math.cos(turn) * reach * 0.32} y={at[1] + Math.sin(turn) * reach * 0.32} />
            ))}
          </g>
        );
      })}
    </>
  );
}
function Palm({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeLinecap="round">
      <path d="M0 2.4Q0.6 0.6 0 -0.6" stroke="#5d4326" strokeWidth="0.7" />
      <path
        d="M0 -0.6Q-1.6 -1.8 -2.6 -0.4M0 -0.6Q1.6 -1.8 2.6 -0.4M0 -0.6Q-0.8 -2.6 -1.8 -2.6M0 -0.6Q0.8 -2.6 1.8 -2.6"
        stroke="#2f6b3a"
        strokeWidth="0.8"
      />
    </g>
  );
}

/** A wood seen from above; the great crowns carry the slots. */
export function TreeTops({ side }: { side: Side }) {
  return (
    <>
      {scattered('susskind:wood', 90, 50).map(([x, y], i) => (
        <path
          key={`${x}`}
          d={blob(`wood:${i}`, [x, y], 2.6 + (i % 3), 0.4, 7)}
          fill={['#2b5c3a', '#356b42', '#234e33', '#3f7a49'][i % 4]}
          opacity="0.8"
        />
      ))}
      {side.map.groups.map(({ id }) => {
        const slots = slotsOf(side, id);
        const at = middleOf(slots);
        return (
          <g key={id}>
            <path d={blob(`${id}:shade`, [at[0] + 1.4, at[1] + 1.8], 16.6, 0.18, 13)} fill="#0b1f18" opacity="0.6" />
            <path d={blob(`${id}:crown`, at, 16, 0.2, 13)} fill="#3f8a4c" />
            {slots.map((slot) => (
              <path key={slot.id} d={blob(slot.id, [slot.x - 0.8, slot.y - 0.8], 8.4, 0.3, 9)} fill="#5fae5c" />
            ))}
            <path d={blob(`${id}:light`, [at[0] - 4, at[1] - 4], 5, 0.4, 8)} fill="#8fd47a" opacity="0.5" />
          </g>
        );
      })}
    </>
  );
}
