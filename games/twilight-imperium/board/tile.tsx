// A system tile: what is printed on it and never changes, and a small picture of it for the hand.
import { Planet } from '@orrery/board';
import { memo } from 'react';
import { NOVA, NOVA_SEED, planetCard, type SystemTile, systemTile } from '../tables.ts';
import { Gate } from './fracture.tsx';
import css from './galaxy.module.css';
import { DISCS, hexagon, type Point, SIZE } from './hex.ts';
import { AnomalyArt, Hyperlanes, Stars, Wormhole } from './space.tsx';
import { kindOfPlanet, Values } from './world.tsx';

export const HEX = hexagon(SIZE - 2);

/** The planets and stations of a tile, each with its place. */
const discsOf = (card: SystemTile) => discsFor([...(card.planets ?? []), ...(card.stations ?? [])]);
export function discsFor(planets: readonly string[]): { planet: string; disc: Point & { r: number } }[] {
  const discs = DISCS[planets.length] ?? DISCS[3]!;
  return planets.map((planet, i) => ({ planet, disc: discs[i % discs.length]! }));
}

/** The space of a tile, without its planets. */
export const Ground = memo(function Ground({ id, side, turn }: { id: string; side: string; turn: number }) {
  const card = systemTile(side === NOVA ? NOVA_SEED : id);
  const sides = card.sides?.[side] as { wormholes?: string[] } | undefined;
  const wormholes = sides?.wormholes ?? card.wormholes ?? [];
  const planets = card.planets?.length ?? 0;
  return (
    <>
      <Stars seed={id} />
      {card.anomalies?.map((kind) => (
        <AnomalyArt key={kind} kind={kind} seed={id} />
      ))}
      {card.egress && <Gate way="out" r={26} />}
      {card.type === 'hyperlane' && <Hyperlanes tile={card} side={side} turn={turn} />}
      {wormholes.map((kind, i) => (
        <Wormhole
          key={kind}
          kind={kind}
          r={planets > 0 ? 18 : 26}
          x={planets > 0 ? -64 : (i - (wormholes.length - 1) / 2) * 56}
          y={planets > 0 ? 14 : -14}
        />
      ))}
    </>
  );
});

/** What is printed on a tile, planets and all. */
export function TileArt({ id }: { id: string }) {
  return (
    <>
      <Ground id={id} side="A" turn={0} />
      {discsOf(systemTile(id)).map(({ planet, disc }) => (
        <g key={planet} transform={`translate(${disc.x} ${disc.y})`}>
          <Planet seed={planet} kind={kindOfPlanet(planetCard(planet))} r={disc.r} />
          <Values card={planetCard(planet)} r={disc.r} exhausted={false} />
        </g>
      ))}
    </>
  );
}

/** A tile that lies in the hand. */
export function TilePicture({ id, name }: { id: string; name: string }) {
  return (
    <svg viewBox="-100 -90 200 180" width="96" role="img" aria-label={name}>
      <title>{name}</title>
      <polygon points={HEX} className={css.hex} data-back={systemTile(id).back} />
      <TileArt id={id} />
    </svg>
  );
}
