// A slice as it will lie: the home below, the centre of the galaxy above, and what is to be had in it.
import { axialOf, figuresOf, type Layout, planetCard, systemName, systemTile } from '../tables.ts';
import css from './draft.module.css';
import { centreOf, frameOf, hexagon, SIZE } from './hex.ts';
import type { Props } from './props.ts';
import { Coin } from './signs.tsx';
import { HEX, TileArt } from './tile.tsx';

/** The home that lies lowest, and the spaces before it. */
function lowest({ homes, slices = [] }: Layout): { home: number; spaces: readonly number[] } {
  const depth = (index: number) => centreOf(axialOf(index)).y;
  const at = homes.reduce((best, { index }, i) => (depth(index) > depth(homes[best]!.index) ? i : best), 0);
  return { home: homes[at]!.index, spaces: slices[at] ?? [] };
}

export function SlicePicture({ board, layout, tiles }: { board: Props; layout: Layout; tiles: readonly string[] }) {
  const { home, spaces } = lowest(layout);
  const at = (index: number) => {
    const { x, y } = centreOf(axialOf(index));
    return `translate(${x} ${y})`;
  };
  const words = board.say({ key: 'draft.tiles', args: { tiles: tiles.map(systemName) } });
  return (
    <svg
      className={css.picture}
      viewBox={frameOf([home, ...spaces].map(axialOf), { beside: 0, below: 0 })}
      role="img"
      aria-label={words}
    >
      <title>{words}</title>
      <g transform={at(home)} className={css.home}>
        <polygon points={hexagon(SIZE - 10)} />
        <path d="M-34 4L0 -30L34 4H24V32H-24V4Z" />
      </g>
      {spaces.map((index, i) => (
        <g key={index} transform={at(index)}>
          <polygon points={HEX} className={css.tile} data-back={systemTile(tiles[i]!).back} />
          <TileArt id={tiles[i]!} />
        </g>
      ))}
    </svg>
  );
}

/** What it is worth at best, and what stands out in it. */
export function SliceFigures({ board, tiles }: { board: Props; tiles: readonly string[] }) {
  const { resources, influence } = figuresOf(tiles);
  const planets = tiles.flatMap((tile) => systemTile(tile).planets ?? []).map(planetCard);
  const special = [
    ...planets.flatMap(({ tech }) => tech.map((colour) => board.say({ key: `colour.${colour}` }))),
    ...planets.flatMap(({ id, legendary }) => (legendary ? [board.say({ key: `planet.${id}` })] : [])),
    ...tiles.flatMap((tile) => systemTile(tile).wormholes ?? []).map((kind) => board.say({ key: `wormhole.${kind}` })),
  ];
  return (
    <p className={css.figures}>
      <span title={board.say({ key: 'draft.best' })}>
        <Coin coin="resources" value={resources} />
        <Coin coin="influence" value={influence} />
      </span>
      <span className={css.spoken}>{board.say({ key: 'draft.figures', args: { resources, influence } })}</span>
      <span>{board.say({ key: 'draft.planets', args: { count: planets.length } })}</span>
      {special.length > 0 && <small>{special.join(' · ')}</small>}
    </p>
  );
}
