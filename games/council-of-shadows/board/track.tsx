// The double track as a ring around the map: energy outside, consumption inside, the markers of every side on both.
// Between a side's two markers lies what is missing to its next Dark Tech level.
import { colourOf, litProps, SeatToken, shapeOf, Tip } from '@orrery/board';
import { memo } from 'react';
import * as pack from '../packs/base/index.ts';
import { type Side, sidesOf } from '../state.ts';
import css from './board.module.css';
import { type B, named, nameOf, playerOf, pointed, roman, ui } from './facts.ts';
import { Glyph } from './glyphs.tsx';
import { useRunning } from './motion.ts';
import { edgeOf, type Ring, spotOf, stretch } from './ring.ts';
import { steady } from './steady.ts';

const energyLane = ({ lane }: Ring): number => lane / 2;
const consumptionLane = ({ lane }: Ring): number => -lane / 2;

export function Track({ b, ring }: { b: B; ring: Ring }) {
  const sides = sidesOf(b.view.pub);
  const me = b.view.seat;
  return (
    <g {...pointed(b, 'track')}>
      <Lanes ring={ring} />
      <LaneSigns b={b} ring={ring} />
      {me !== null && (
        <Missing ring={ring} side={me} energy={playerOf(b, me).energy} consumption={playerOf(b, me).consumption} />
      )}
      {sides.map((side) => (
        <Marker key={`c${side}`} b={b} ring={ring} side={side} lane="consumption" />
      ))}
      {sides.map((side) => (
        <Marker key={`e${side}`} b={b} ring={ring} side={side} lane="energy" />
      ))}
    </g>
  );
}

const Lanes = memo(function Lanes({ ring }: { ring: Ring }) {
  const { lane } = ring;
  const [energy, consumption] = [energyLane(ring), consumptionLane(ring)];
  const values = Array.from({ length: 101 }, (_, v) => v);
  const tick = (v: number) => {
    const [a, z] = [edgeOf(ring, v, -lane), edgeOf(ring, v, lane)];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${z.x.toFixed(1)} ${z.y.toFixed(1)}`;
  };
  const round = (off: number) => ({
    x: ring.x - off,
    y: ring.y - off,
    width: ring.width + 2 * off,
    height: ring.height + 2 * off,
    rx: ring.corner + off,
  });
  return (
    <g>
      <rect {...round(energy)} fill="none" stroke="light-dark(#dce0f0, #1b2340)" strokeWidth={lane} />
      <rect {...round(consumption)} fill="none" stroke="light-dark(#e4e7f4, #141a31)" strokeWidth={lane} />
      <path
        d={stretch(ring, -0.4, 19.4, consumption)}
        fill="none"
        stroke="light-dark(#eceff8, #0c1122)"
        strokeWidth={lane - 2}
      />
      <path d={values.map(tick).join('')} className={css.tick} />
      <path
        d={values
          .filter((v) => v % 5 === 0)
          .map(tick)
          .join('')}
        className={css.tickTen}
      />
      <rect {...round(lane)} className={css.lane} />
      <rect {...round(0)} className={css.laneMiddle} />
      <rect {...round(-lane)} className={css.lane} />
      {values
        .filter((v) => v % 10 === 0)
        .map((v) => {
          const { x, y } = spotOf(ring, v, v < 20 ? energy : 0);
          return (
            <text key={v} x={x} y={y + 10} className={css.ten}>
              {v}
            </text>
          );
        })}
    </g>
  );
});

function LaneSigns({ b, ring }: { b: B; ring: Ring }) {
  const [energy, consumption] = [spotOf(ring, -1, energyLane(ring)), spotOf(ring, -1, consumptionLane(ring))];
  return (
    <>
      <Tip text={ui(b, 'tip.energyTrack')}>
        <g transform={`translate(${energy.x} ${energy.y})`}>
          <circle r="19" fill="light-dark(#dce0f0, #1b2340)" />
          <Glyph name="energy" size={30} fill="light-dark(#786908, #f4e06a)" />
        </g>
      </Tip>
      <Tip text={ui(b, 'tip.consumptionTrack')}>
        <g transform={`translate(${consumption.x} ${consumption.y})`}>
          <circle r="19" fill="light-dark(#e4e7f4, #141a31)" />
          <Glyph name="consumption" size={30} fill="light-dark(#933d15, #ff9a6b)" />
        </g>
      </Tip>
    </>
  );
}

/** From my energy to my consumption: the way to the next level. */
function Missing({ ring, side, energy, consumption }: { ring: Ring; side: Side; energy: number; consumption: number }) {
  if (consumption <= energy) return null;
  return <path d={stretch(ring, energy, consumption, 0)} className={css.missing} stroke={colourOf(side)} />;
}

const Marker = steady(drawMarker, (ref, { side, lane }) => ref === `${lane}:${side}`);

function drawMarker({ b, ring, side, lane }: { b: B; ring: Ring; side: Side; lane: 'energy' | 'consumption' }) {
  const p = playerOf(b, side);
  const value = lane === 'energy' ? p.energy : p.consumption;
  const shown = useRunning(value, b.reducedMotion);
  // Markers on one cell lie on top of each other; of energy, who arrived first lies below [COS-ORDER-5].
  const below = sidesOf(b.view.pub).filter((other) => {
    const q = playerOf(b, other);
    if (other === side || (lane === 'energy' ? q.energy : q.consumption) !== value) return false;
    return lane === 'energy' ? q.stamp < p.stamp : other < side;
  }).length;
  const spot = spotOf(ring, shown, lane === 'energy' ? energyLane(ring) : consumptionLane(ring));
  const name = ui(b, lane === 'energy' ? 'marker.energy' : 'marker.consumption', {
    who: nameOf(b, side),
    value,
    level: roman(p.level),
    left: Math.max(0, p.consumption - p.energy),
  });
  return (
    <Tip text={name}>
      <g
        transform={`translate(${spot.x + below * 9} ${spot.y - below * 7})`}
        {...named(litProps(b, `${lane}:${side}`, name))}
      >
        {lane === 'energy' ? <EnergyMarker side={side} level={p.level} /> : <ConsumptionMarker side={side} />}
      </g>
    </Tip>
  );
}

function EnergyMarker({ side, level }: { side: Side; level: number }) {
  return (
    <>
      <ellipse cy="14" rx="17" ry="7" fill="#000" opacity="0.5" />
      <SeatToken seat={side} r={20} />
      {level > 0 && (
        <text y="7" className={css.level}>
          {roman(Math.min(level, pack.END_LEVEL))}
        </text>
      )}
    </>
  );
}

/** The same shape, hollow. */
function ConsumptionMarker({ side }: { side: Side }) {
  return (
    <>
      <path d={shapeOf(side)} transform="scale(1.9)" fill="#0a0f1e" stroke="#0a0f1e" strokeWidth="3.4" />
      <path d={shapeOf(side)} transform="scale(1.6)" fill="#0a0f1e" stroke={colourOf(side)} strokeWidth="3.4" />
    </>
  );
}
