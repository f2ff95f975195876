// The map: a dark sky with three bands of parsecs, the galaxies of the side in play, the stacks, and the ring around it.
import { litProps, noise, PanZoom, Tip } from '@orrery/board';
import { memo, useMemo } from 'react';
import type * as pack from '../packs/base/index.ts';
import css from './board.module.css';
import { type B, named, roman, ui } from './facts.ts';
import { Galaxy, Station } from './galaxy.tsx';
import { Range } from './glyphs.tsx';
import { hexPoints } from './hex.ts';
import { type BandPlace, type Format, HEX_R, layOut } from './layout.ts';
import { ringAround } from './ring.ts';
import { Space, System } from './system.tsx';
import { tintOf } from './tints.ts';
import { Track } from './track.tsx';

/** On a phone names are read as it opens (11 px at the least): then the page is longer than the screen, and scrolls. */
export function roomFor(pub: B['view']['pub']): string {
  const plan = layOut(pub, 'tall');
  const [width, height] = [plan.width + 2 * plan.margin, plan.height + 2 * plan.margin];
  return `calc(min(100vw * ${(height / width).toFixed(3)}, ${Math.ceil(height * READABLE)}px) + 48px)`;
}
const READABLE = 0.36; // pixels a unit: where the screen is wide enough, no more is needed

/** `place`: puts the tile that is in hand onto a space. */
interface MapProps {
  b: B;
  format: Format;
  place: ((space: string) => void) | undefined;
}
export function GalacticMap({ b, format, place }: MapProps) {
  const { pub } = b.view;
  const plan = useMemo(() => layOut(pub, format), [pub.players.length, pub.options.module1, format]);
  const ring = useMemo(() => ringAround(plan.width, plan.height, plan.lane), [plan]);
  const { width, height, margin } = plan;
  return (
    <PanZoom row={b.phone}>
      <svg
        viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
        width={format === 'tall' ? '100%' : 'calc(100% - 56px)'} // beside a wide map stand the buttons
        height={b.phone ? 'calc(100% - 48px)' : '100%'} // and below a tall one on a phone
        preserveAspectRatio={b.phone ? 'xMidYMin meet' : 'xMidYMid meet'}
        role="group"
        aria-label={ui(b, 'map')}
        className={css.map}
        data-tall={format === 'tall' ? '' : undefined}
      >
        <defs>
          <linearGradient id="cos-sky" x1="0" y1="1" x2="0" y2="0">
            <stop offset="0" stopColor="light-dark(#e1e6f5, #131b36)" />
            <stop offset="1" stopColor="light-dark(#f3f5fc, #060915)" />
          </linearGradient>
        </defs>
        <rect x={-6} y={-6} width={width + 12} height={height + 12} rx="46" fill="url(#cos-sky)" />
        <Stars width={width} height={height} />
        {plan.bands.map((band) => (
          <Band key={band.parsec} b={b} band={band} width={width} place={place} />
        ))}
        <Track b={b} ring={ring} />
      </svg>
    </PanZoom>
  );
}

const Stars = memo(function Stars({ width, height }: { width: number; height: number }) {
  const next = noise('the sky of the council');
  return (
    <g fill="light-dark(#284480, #dfe6f5)" pointerEvents="none">
      {Array.from({ length: 190 }, (_, i) => (
        <circle
          key={i}
          cx={(next() * width).toFixed(0)}
          cy={(next() * height).toFixed(0)}
          r={(0.6 + next() ** 4 * 2.6).toFixed(1)}
          opacity={(0.15 + next() * 0.5).toFixed(2)}
        />
      ))}
    </g>
  );
});

function Band({
  b,
  band,
  width,
  place,
}: {
  b: B;
  band: BandPlace;
  width: number;
  place: ((space: string) => void) | undefined;
}) {
  const { pub } = b.view;
  return (
    <g>
      {band.parsec < 3 && <line x1="24" x2={width - 24} y1={band.y} y2={band.y} className={css.band} />}
      <Stack b={b} band={band} />
      {band.galaxies.map((galaxy) => (
        <g key={galaxy.galaxy.id}>
          <Galaxy b={b} place={galaxy} />
          {!galaxy.covered &&
            galaxy.spaces.map(({ id, at }) => {
              const tile = pub.systems[id];
              const tint = tintOf(galaxy.galaxy.id);
              if (tile === undefined)
                return (
                  <Space key={id} b={b} id={id} at={at} tint={tint} {...(place ? { click: () => place(id) } : {})} />
                );
              return (
                <g key={id} data-ref={`space:${id}`} className={isNew(b, id) ? css.arriving : undefined}>
                  <System b={b} tile={tile} at={at} tint={tint} />
                </g>
              );
            })}
          {pub.options.module1 && !galaxy.covered && <Station b={b} place={galaxy} />}
        </g>
      ))}
    </g>
  );
}
const isNew = (b: B, space: pack.SpaceId): boolean =>
  !b.reducedMotion && b.news.some((told) => told.type === 'discovered' && told.args.at === space);

/** The face-down tiles of a parsec: draw from here to discover. */
function Stack({ b, band }: { b: B; band: BandPlace }) {
  const left = b.view.pub.sizes.tiles[band.parsec - 1]!;
  const layers = Math.min(4, left);
  const text = ui(b, 'tip.stack', { parsec: band.parsec, count: left });
  return (
    <Tip text={text}>
      <g
        transform={`translate(${band.stack.x} ${band.stack.y}) scale(${band.stackSize})`}
        {...named(litProps(b, `stack:${band.parsec}`, text))}
        className={css.stack}
      >
        <text y="-104" className={css.parsec}>
          {ui(b, 'parsec')}
        </text>
        <text y="-62" className={css.parsecNumber}>
          {roman(band.parsec)}
        </text>
        {left === 0 && <polygon points={hexPoints(HEX_R * 0.66)} className={css.empty} />}
        {Array.from({ length: layers }, (_, i) => (
          <polygon
            key={i}
            points={hexPoints(HEX_R * 0.66)}
            transform={`translate(${(layers - 1 - i) * 2} ${(layers - 1 - i) * 5})`}
            className={css.back}
          />
        ))}
        {left > 0 && (
          <g color="var(--brass)" opacity="0.55">
            <Range reach={band.parsec} y={-4} size={44} />
          </g>
        )}
        <text y="92" className={css.left}>
          {left}
        </text>
      </g>
    </Tip>
  );
}
