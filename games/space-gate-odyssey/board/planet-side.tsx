// An exoplanet from the side in play, in a box of 100 by 100: its landscape, its slots and who holds them.
import { SeatToken } from '@orrery/board';
import { memo, useId } from 'react';
import { sideOf } from '../packs/base/exoplanets.ts';
import type { Side, Slot } from '../packs/base/kinds.ts';
import { slotRef } from '../say.ts';
import type { Exoplanet } from '../state.ts';
import { nameOf } from './extra.ts';
import { Clouds, Islands, Moons, TreeTops, Villages } from './lands-of-life.tsx';
import { Canals, Mountain, TwoSides, Volcanoes } from './lands-of-stone.tsx';
import { worldTints } from './palette.ts';
import { type Picking, stepProps, whyNot } from './picks.ts';
import css from './planet-side.module.css';
import { SwapSign } from './symbols.tsx';

export function PlanetSide({ board, planet }: { board: Picking; planet: Exoplanet }) {
  const side = sideOf(planet.id, board.view.pub.seats);
  return (
    <g
      className={css.planet}
      data-closed={planet.closed ? '' : undefined}
      data-still={board.reducedMotion ? '' : undefined}
    >
      <Ground side={side} />
      {!planet.closed &&
        side.map.slots.map((slot) => <SlotPlace key={slot.id} board={board} planet={planet} slot={slot} side={side} />)}
    </g>
  );
}

/** The body and its landscape: drawn once, it depends on the side alone. */
export const Ground = memo(function Ground({ side }: { side: Side }) {
  const id = useId();
  const { x, y, r } = side.map.disc;
  const { light, body, dark, air } = worldTints(side.exoplanet);
  return (
    <>
      <defs>
        <radialGradient id={`${id}b`} cx="0.35" cy="0.3" r="0.85">
          <stop offset="0" stopColor={light} />
          <stop offset="0.55" stopColor={body} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <radialGradient id={`${id}s`} cx="0.38" cy="0.34" r="0.72">
          <stop offset="0.62" stopColor="#04060f" stopOpacity="0" />
          <stop offset="1" stopColor="#04060f" stopOpacity="0.62" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle cx={x} cy={y} r={r} />
        </clipPath>
      </defs>
      <circle cx={x} cy={y} r={r + 1.6} fill={air} opacity="0.16" />
      <circle cx={x} cy={y} r={r} fill={`url(#${id}b)`} />
      <g clipPath={`url(#${id}c)`}>
        <Land side={side} />
      </g>
      <circle cx={x} cy={y} r={r} fill={`url(#${id}s)`} />
      <circle cx={x} cy={y} r={r} fill="none" stroke={air} strokeOpacity="0.6" strokeWidth="0.7" />
      {side.exoplanet === 'fermi' && <Moons side={side} />}
    </>
  );
});

function Land({ side }: { side: Side }) {
  switch (side.exoplanet) {
    case 'bose':
      return <Mountain side={side} />;
    case 'collins':
      return <Volcanoes side={side} />;
    case 'dirac':
      return <TwoSides />;
    case 'fermi':
      return <Clouds />;
    case 'planck':
      return <Villages side={side} />;
    case 'russell':
      return <Islands side={side} />;
    case 'susskind':
      return <TreeTops side={side} />;
    default:
      return <Canals side={side} />;
  }
}

interface PlaceProps {
  board: Picking;
  planet: Exoplanet;
  slot: Slot;
  side: Side;
}
function SlotPlace({ board, planet, slot, side }: PlaceProps) {
  const owner = planet.slots[slot.id];
  const tier = board.say({ key: `tier.${slot.tier}` });
  const holder = owner === undefined ? '' : `: ${nameOf(board, owner)}`;
  const name = `${tier} ${slot.id}${slot.predominance ? `, ${board.say({ key: 'board.swap' })}` : ''}${holder}`;
  const ref = slotRef(planet.id, slot.id);
  const isNew = board.news.some(
    ({ type, args }) => type === 'settled' && args.planet === planet.id && args.slot === slot.id,
  );
  return (
    <g transform={`translate(${slot.x} ${slot.y})`}>
      <g
        className={css.slot}
        {...stepProps(board, ref, name)}
        data-tier={slot.tier}
        data-swap={slot.predominance ? '' : undefined}
      >
        <title>{name + whyNot(board, ref)}</title>
        <SlotSign slot={signOf(side, slot)} radius={side.map.slotRadius} />
        {owner !== undefined && (
          <g className={css.settler} data-new={isNew ? '' : undefined}>
            <SeatToken seat={owner} r={side.map.slotRadius * 0.86} />
          </g>
        )}
      </g>
    </g>
  );
}

/** Where the central slots are many they are a field, not a prize: drawn plainly. */
const FEW = 3;
const signOf = (side: Side, slot: Slot): Slot =>
  slot.tier === 'central' && side.map.slots.filter(({ tier }) => tier === 'central').length > FEW
    ? { ...slot, tier: 'basic' }
    : slot;

/** One ring: basic. Two rings: advanced. A star behind it: central. Arrows: tokens are exchanged. */
export function SlotSign({ slot, radius }: { slot: Pick<Slot, 'tier' | 'predominance' | 'points'>; radius: number }) {
  return (
    <>
      {slot.tier === 'central' && <path d={STAR} transform={`scale(${radius * 0.146})`} className={css.star} />}
      <circle r={radius} className={css.ring} />
      {slot.tier === 'advanced' && <circle r={radius * 0.72} className={css.inner} />}
      {slot.predominance ? (
        <g transform={`scale(${radius / 13})`} className={css.swap}>
          <SwapSign />
        </g>
      ) : slot.points ? (
        <text y={radius * 0.42} fontSize={radius * 1.2} className={css.points}>
          {slot.points}
        </text>
      ) : null}
    </>
  );
}
const STAR = Array.from({ length: 16 }, (_, i) => {
  const [far, turn] = [i % 2 ? 7.4 : 9.6, (i / 16) * Math.PI * 2];
  return `${i ? 'L' : 'M'}${(Math.cos(turn) * far).toFixed(2)} ${(Math.sin(turn) * far).toFixed(2)}`;
})
  .join('')
  .concat('Z');
