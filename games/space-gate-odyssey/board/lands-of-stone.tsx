// Landscapes of stone: the mountain of Bose, the volcanoes of Collins, the two sides of Dirac, the canals of Turing.
import { noise } from '@orrery/board';
import type { Side } from '../packs/base/kinds.ts';
import { blob, fixed, lineOf, linksOf, type Point, scattered, slotsOf, stream } from './lands.ts';

const ROCK = ['#6b5f74', '#7d6f80', '#8f8290', '#a79ba5', '#cfcbd8', '#f4f7ff'];

/** A mountain in strata, one for each level, snow on the highest. */
export function Mountain({ side }: { side: Side }) {
  const levels = side.map.groups.map(({ id }) => slotsOf(side, id));
  const stars = scattered('bose:stars', 26);
  return (
    <>
      {stars.map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y * 0.7} r={0.25 + (x % 3) * 0.12} fill="#fff" opacity="0.7" />
      ))}
      <path d="M-2 74L14 58L24 66L36 50L50 62L66 48L78 64L88 56L102 72V102H-2Z" fill="#232c50" />
      {levels.map((slots, i) => {
        const [left, right] = [Math.min(...slots.map((s) => s.x)) - 11, Math.max(...slots.map((s) => s.x)) + 11];
        const above = levels[i + 1];
        const top = slots[0]!.y - (above ? (slots[0]!.y - above[0]!.y) / 2 : 9);
        const foot = i === 0 ? 96 : slots[0]!.y + (levels[i - 1]![0]!.y - slots[0]!.y) / 2;
        const inset = i === levels.length - 1 ? (right - left) / 2 - 2 : 7.4;
        return (
          <g key={side.map.groups[i]!.id}>
            <path
              d={ledge(i, left, right, top, foot, inset)}
              fill={ROCK[Math.max(0, ROCK.length - levels.length + i)]}
            />
            <path
              d={`M${(left + right) / 2} ${top}L${right - inset} ${top}L${right} ${foot}H${(left + right) / 2 + 4}Z`}
              fill="#0a0f1e"
              opacity="0.16"
            />
          </g>
        );
      })}
      {linksOf(side.map).map((link) => (
        <path
          key={link[0].id + link[1].id}
          d={lineOf(link)}
          stroke="#0a0f1e"
          strokeOpacity="0.55"
          strokeWidth="1"
          strokeDasharray="1.2 1.2"
        />
      ))}
    </>
  );
}
function ledge(i: number, left: number, right: number, top: number, foot: number, inset: number): string {
  const next = noise(`bose:${i}`);
  const ragged = Array.from({ length: 6 }, (_, n) => {
    const x = right - ((right - left) * (n + 1)) / 7;
    return `L${fixed(x)} ${fixed(foot + (next() - 0.4) * 2.4)}`;
  });
  return `M${left + inset} ${top}L${right - inset} ${top}L${right} ${foot}${ragged.join('')}L${left} ${foot}Z`;
}

/** Cones seen from above, glowing inside, with lava in the cracks between them. */
export function Volcanoes({ side }: { side: Side }) {
  const cracks = scattered('collins:cracks', 16);
  return (
    <>
      {cracks.map(([x, y], i) => (
        <path
          key={`${x}`}
          d={stream([
            [x, y],
            [x + 4 - (i % 5) * 2, y + 5],
            [x + 9 - (i % 3) * 7, y + 8],
          ])}
          fill="none"
          stroke={i % 3 ? '#1c0c0f' : '#ff7a3c'}
          strokeOpacity={i % 3 ? 0.7 : 0.75}
          strokeWidth={i % 3 ? 0.9 : 0.6}
        />
      ))}
      {side.map.groups.map((group) => {
        const at: Point = [group.x ?? 50, group.y ?? 50];
        const reach = Math.min(...slotsOf(side, group.id).map((s) => Math.hypot(s.x - at[0], s.y - at[1])));
        return <Cone key={group.id} seed={group.id} at={at} reach={reach} />;
      })}
    </>
  );
}
const CONE = ['#6d3a31', '#7f4436', '#5b2d29'];
function Cone({ seed, at, reach }: { seed: string; at: Point; reach: number }) {
  const next = noise(seed);
  const ridges = Array.from({ length: 13 }, (_, i) => (i / 13) * Math.PI * 2 + next() * 0.2);
  return (
    <g>
      {[0.84, 0.66, 0.48].map((part, i) => (
        <path
          key={part}
          d={blob(`${seed}:${part}`, at, reach * part, 0.14, 14)}
          fill={CONE[i]}
          stroke="#2a1114"
          strokeWidth="0.5"
        />
      ))}
      {ridges.map((turn) => (
        <path
          key={turn}
          d={`M${fixed(at[0] + Math.cos(turn) * reach * 0.36)} ${fixed(at[1] + Math.sin(turn) * reach * 0.36)}L${fixed(at[0] + Math.cos(turn) * reach * 0.72)} ${fixed(at[1] + Math.sin(turn) * reach * 0.72)}`}
          stroke="#2a1114"
          strokeOpacity="0.6"
          strokeWidth="0.6"
        />
      ))}
      <path d={blob(`${seed}:glow`, at, reach * 0.36, 0.2)} fill="#ff5a2c" />
      <path d={blob(`${seed}:lava`, at, reach * 0.25, 0.3)} fill="#ffb347" />
      <path d={blob(`${seed}:core`, at, reach * 0.12, 0.3)} fill="#fff0b8" />
    </g>
  );
}

/** Day on the left, night on the right. */
export function TwoSides() {
  const night = scattered('dirac:lights', 60).filter(([x]) => x > 54);
  const dunes = Array.from({ length: 8 }, (_, i) => 8 + i * 12);
  const edge = 'M50 -2C54 14 47 26 51 38S48 60 51 72S47 90 50 102';
  return (
    <>
      {dunes.map((y) => (
        <path
          key={y}
          d={`M0 ${y}q9 -6 18 0t18 0t18 0`}
          fill="none"
          stroke="#8c6230"
          strokeOpacity="0.5"
          strokeWidth="0.8"
        />
      ))}
      <path d={`${edge}H102V-2Z`} fill="#141530" />
      <path d={`${edge}H102V-2Z`} fill="#2b2b66" opacity="0.45" />
      {night.map(([x, y], i) => (
        <circle key={`${x}`} cx={x} cy={y} r={i % 4 ? 0.35 : 0.6} fill={i % 3 ? '#8fa2ff' : '#ffe0a0'} opacity="0.8" />
      ))}
      <path d={blob('dirac:basin', [80, 50], 9)} fill="#0c0d22" opacity="0.6" />
      <path d={edge} fill="none" stroke="#ffedc2" strokeWidth="2.2" opacity="0.55" />
      <path d={edge} fill="none" stroke="#fff" strokeWidth="0.6" opacity="0.9" />
    </>
  );
}

/** Water in the dust: along the slots of each canal, or in circles with links between them. */
export function Canals({ side }: { side: Side }) {
  const craters = scattered('turing:craters', 14);
  const rings = side.map.groups.filter(({ type }) => type === 'circle').map(({ id }) => slotsOf(side, id));
  const canals = side.map.groups.filter(({ type }) => type === 'canal').map(({ id }) => slotsOf(side, id));
  const centre = side.map.slots.find((slot) => slot.tier === 'central')!;
  const paths = [
    ...rings.map((slots) => circle(Math.hypot(slots[0]!.x - 50, slots[0]!.y - 50))),
    ...canals.map((slots) => stream([...slots, centre].map((s): Point => [s.x, s.y]))),
    ...(rings.length > 0 ? linksOf(side.map).map(lineOf) : []),
  ];
  const water = (colour: string, width: number) => (
    <path
      d={paths.join('')}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
  return (
    <>
      {craters.map(([x, y], i) => (
        <circle key={`${x}`} cx={x} cy={y} r={1.4 + (i % 4)} fill="#6d3326" opacity="0.55" />
      ))}
      {water('#5a2a20', rings.length > 0 ? 4.6 : 9)}
      {water('#2c7fb0', rings.length > 0 ? 3 : 6.6)}
      {water('#7fd0ee', rings.length > 0 ? 0.7 : 1.2)}
    </>
  );
}
const circle = (r: number): string => `M${50 - r} 50A${r} ${r} 0 1 1 ${50 + r} 50A${r} ${r} 0 1 1 ${50 - r} 50Z`;
