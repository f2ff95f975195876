// A solar system on its space: the tile with its planets by type, its yield and the towers; or the empty space.
import { litProps, Planet, Tip } from '@orrery/board';
import type { ReactNode } from 'react';
import * as pack from '../packs/base/index.ts';
import { planet as planetName, system as systemName } from '../say.ts';
import type { Side } from '../state.ts';
import css from './board.module.css';
import { type B, named, nameOf, ui, whyNot } from './facts.ts';
import { Gem, Glyph } from './glyphs.tsx';
import { pickedYields, pickYield } from './harvest.tsx';
import { hexPoints } from './hex.ts';
import { HEX_R, type Point } from './layout.ts';
import { pressProps } from './press.ts';
import { steady } from './steady.ts';
import { Tower } from './tower.tsx';

/** Where the planets of a tile lie, and how large they are, by their number. */
const PLACES: Readonly<Record<number, { r: number; at: readonly (readonly [number, number])[] }>> = {
  1: { r: 33, at: [[0, -10]] },
  2: {
    r: 26,
    at: [
      [-28, -12],
      [28, -12],
    ],
  },
  3: {
    r: 23,
    at: [
      [0, -38],
      [-30, 4],
      [30, 4],
    ],
  },
  4: {
    r: 20,
    at: [
      [-23, -38],
      [23, -38],
      [-33, 5],
      [33, 5],
    ],
  },
};
export const placesOf = (tile: pack.TileId) => PLACES[pack.tileOf(tile).planets.length]!;

const outline = hexPoints(HEX_R - 3);

export const System = steady(
  drawSystem,
  (ref, { tile }) => ref === `system:${tile}` || ref.startsWith(`planet:${tile}`),
);

function drawSystem({ b, tile, at, tint }: { b: B; tile: pack.TileId; at: Point; tint: string }) {
  const ref = `system:${tile}`;
  const own = litProps(b, ref, systemWords(b, tile));
  // Where planets are asked for, the tile is only a larger target: it stays calm and out of the order of keys.
  const viaPlanets = b.lit.get(ref)?.every(({ option }) => option.refs?.some((r) => r.startsWith('planet:'))) ?? false;
  const many = b.lit.get(ref)?.[0]?.request.ask.shape === 'many';
  const planets = pack.tileOf(tile).planets;
  const whole = b.lit.has(ref) && !planets.some(({ id }) => b.lit.has(`planet:${id}`)); // a planet is no less of it
  const picked = pickedYields(b, tile);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Tip text={systemWords(b, tile)}>
        <g
          {...named(own)}
          {...(viaPlanets ? { tabIndex: -1, 'data-calm': '' } : {})}
          {...(many ? pressProps(() => pickYield(b, tile), own['aria-label'] ?? tile) : {})}
          className={css.system}
        >
          <polygon
            points={outline}
            fill="light-dark(#e9edf8, #0c1328)"
            stroke={tint}
            strokeWidth="3"
            strokeLinejoin="round"
          />
        </g>
      </Tip>
      <g pointerEvents={whole ? 'none' : undefined}>
        <Planets b={b} tile={tile} />
      </g>
      <Yield tile={tile} y={45} />
      {picked > 0 && <Picked count={picked} />}
    </g>
  );
}

function Planets({ b, tile }: { b: B; tile: pack.TileId }) {
  const { r, at } = placesOf(tile);
  return pack.tileOf(tile).planets.map((planet, i) => {
    const [x, y] = at[i]!;
    const cubes = b.view.pub.cubes[planet.id] ?? [];
    const news = b.news.find((told) => told.type === 'settled' && told.args.at === planet.id);
    const words = planetWords(b, planet.id);
    return (
      <Tip key={planet.id} text={`${words}.${whyNot(b, `planet:${planet.id}`)}`}>
        <g
          transform={`translate(${x} ${y})`}
          className={css.planet}
          {...named(litProps(b, `planet:${planet.id}`, words))}
        >
          <circle r={r + 5} fill="transparent" />
          <g className={css.disc}>
            <Planet seed={planet.id} kind={planet.type} r={r} />
          </g>
          {b.lit.has(`planet:${planet.id}`) && <circle r={r + 3} className={css.halo} />}
          <Tower cubes={cubes} y={r * 0.5} arriving={b.reducedMotion ? 0 : Number(news?.args.count ?? 0)} />
        </g>
      </Tip>
    );
  });
}

/** What one harvest of this tile brings. */
export function Yield({ tile, y }: { tile: pack.TileId; y: number }) {
  const { gems, energy } = pack.tileOf(tile).yield;
  const signs: ReactNode[] = pack.GEMS.flatMap((gem) =>
    Array.from({ length: gems[gem] }, (_, i) => <Gem key={`${gem}${i}`} gem={gem} size={23} />),
  );
  if (energy > 0)
    signs.push(
      <g key="energy">
        <Glyph name="energy" x={-7} size={23} fill="light-dark(#786908, #f4e06a)" />
        <text x={10} y={8} className={css.yield}>
          {energy}
        </text>
      </g>,
    );
  const width = signs.length * 26 + (energy > 0 ? 10 : 0);
  return (
    <g transform={`translate(0 ${y})`} pointerEvents="none">
      <rect x={-width / 2 - 4} y={-15} width={width + 8} height={30} rx={15} className={css.pill} />
      {signs.map((sign, i) => (
        <g key={i} transform={`translate(${-width / 2 + 13 + i * 26} 0)`}>
          {sign}
        </g>
      ))}
    </g>
  );
}

function Picked({ count }: { count: number }) {
  return (
    <g transform="translate(44 -46)" pointerEvents="none">
      <circle r="20" fill="var(--good)" stroke="var(--sky-0)" strokeWidth="3" />
      <text y="9" className={css.count}>
        {`×${count}`}
      </text>
    </g>
  );
}

export function systemWords(b: B, tile: pack.TileId): string {
  const { planets, yield: yields } = pack.tileOf(tile);
  const parts = [
    ...pack.GEMS.filter((gem) => yields.gems[gem] > 0).map((gem) =>
      b.say({ key: `gems.${gem}`, args: { count: yields.gems[gem] } }),
    ),
    ...(yields.energy > 0 ? [b.say({ key: 'energy', args: { count: yields.energy } })] : []),
  ];
  const name = b.say(systemName(b.view.pub, tile));
  const kinds = planets.map(({ type }) => b.say({ key: `type.${type}` })).join(', ');
  return `${name}: ${kinds}. ${ui(b, 'yields', { amount: parts.join(' + ') })}`;
}
function planetWords(b: B, id: pack.PlanetId): string {
  const cubes = b.view.pub.cubes[id] ?? [];
  const sides = [...new Set<Side>(cubes)];
  const towers = sides.map((side) => `${nameOf(b, side)} ${cubes.filter((s) => s === side).length}`).join(', ');
  const name = b.say(planetName(b.view.pub, id));
  return towers ? `${name} (${towers})` : name;
}

/** An empty space of a galaxy. */
export function Space({
  b,
  id,
  at,
  tint,
  click,
}: {
  b: B;
  id: pack.SpaceId;
  at: Point;
  tint: string;
  click?: () => void;
}) {
  const lit = litProps(b, `space:${id}`);
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      className={css.space}
      {...lit}
      {...(click && 'data-lit' in lit ? pressProps(click, lit['aria-label'] ?? '') : {})}
    >
      <polygon
        points={outline}
        fill="light-dark(#ecf0fa, #0a1022)"
        fillOpacity="0.55"
        stroke={tint}
        strokeOpacity="0.5"
        strokeWidth="2"
      />
      <circle r="3" fill={tint} opacity="0.6" />
    </g>
  );
}
