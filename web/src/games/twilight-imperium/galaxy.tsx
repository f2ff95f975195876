// The galaxy: every tile with its worlds, fleets and command tokens; what can be answered is lit.
import { axialOf, systemTile, type Tile } from '@orrery/twilight-imperium/tables';
import { useId } from 'react';
import { litProps } from '../../board.ts';
import { PanZoom, SeatToken } from '../../parts/index.ts';
import css from './galaxy.module.css';
import { centreOf, frameOf, hexagon, SIZE } from './hex.ts';
import type { Props } from './props.ts';
import { discsOf, Ground, HEX } from './tile.tsx';
import { Row } from './units.tsx';
import { planetWords, World } from './world.tsx';

const INNER = hexagon(SIZE - 5);

export function Galaxy({ board }: { board: Props }) {
  const clip = useId();
  const tiles = placed(board.view.pub.board);
  const spaces = freeSpaces(board);
  return (
    <PanZoom>
      <svg
        className={css.galaxy}
        viewBox={frameOf([...tiles, ...spaces.map(axialOf)])}
        width="100%"
        height="100%"
        role="group"
        aria-label={board.say({ key: 'board.galaxy' })}
      >
        <defs>
          <clipPath id={clip}>
            <polygon points={INNER} />
          </clipPath>
        </defs>
        {spaces.map((index) => (
          <Space key={index} board={board} index={index} />
        ))}
        {tiles.map((tile) => (
          <SystemSign key={tile.tile} board={board} tile={tile} clip={clip} />
        ))}
        <Routes board={board} tiles={tiles} />
      </svg>
    </PanZoom>
  );
}

/** A tile that lies beside the board is drawn at its corner. */
function placed(tiles: readonly Tile[]): Tile[] {
  const far = Math.max(1, ...tiles.map(({ q }) => q));
  return tiles.map((tile) => (tile.index >= 0 ? tile : { ...tile, q: -far, r: far + 1 }));
}

const freeSpaces = ({ lit }: Props): number[] =>
  [...lit.keys()].filter((ref) => ref.startsWith('space:')).map((ref) => Number(ref.slice(6)));

function Space({ board, index }: { board: Props; index: number }) {
  const { x, y } = centreOf(axialOf(index));
  const name = board.say({ key: 'tip.space', args: { index } });
  return (
    <polygon
      points={HEX}
      transform={`translate(${x} ${y})`}
      className={css.space}
      {...litProps(board, `space:${index}`, name)}
    />
  );
}

function SystemSign({ board, tile, clip }: { board: Props; tile: Tile; clip: string }) {
  const { x, y } = centreOf(tile);
  const card = systemTile(tile.tile);
  const ref = `system:${tile.tile}`;
  const active = activeSystem(board) === tile.tile;
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon
        points={HEX}
        className={css.hex}
        data-back={card.back}
        data-active={active ? '' : undefined}
        {...litProps(board, ref, systemWords(board, tile.tile))}
      >
        <title>{systemWords(board, tile.tile)}</title>
      </polygon>
      <g className={css.ground} clipPath={`url(#${clip})`}>
        <Ground id={tile.tile} side={tile.side} turn={tile.turn} />
      </g>
      <g className={css.pieces} data-under={board.lit.has(ref) ? '' : undefined}>
        {discsOf(card).map(({ planet, disc }) => (
          <World key={planet} board={board} id={planet} disc={disc} />
        ))}
        <Fleets board={board} system={tile.tile} />
        <Tokens board={board} system={tile.tile} />
      </g>
    </g>
  );
}

/** Ships in space: a row below for one owner, above for the next. */
function Fleets({ board, system }: { board: Props; system: string }) {
  const units = board.view.pub.units.filter((unit) => unit.at === system && unit.on === null);
  const owners = [...new Set(units.map((unit) => unit.owner))].sort((a, b) => a - b);
  const places = [
    { y: 60, width: 134 },
    { y: -44, width: 140 },
    { y: 30, width: 150 },
  ];
  return owners.map((owner, i) => (
    <Row
      key={owner}
      board={board}
      units={units.filter((unit) => unit.owner === owner)}
      x={0}
      {...places[i % places.length]!}
      size={37}
    />
  ));
}

/** Command tokens: pennants along the upper edge. */
function Tokens({ board, system }: { board: Props; system: string }) {
  const seats = board.view.pub.tokens[system] ?? [];
  const step = Math.min(22, 100 / Math.max(1, seats.length));
  return seats.map((seat, i) => (
    <g key={seat} transform={`translate(${(i - (seats.length - 1) / 2) * step + 24} -70) scale(0.9)`}>
      <title>{board.say({ key: 'tip.token', args: { seat: { seat } } })}</title>
      <path d="M-10 -13H10V7L0 14L-10 7Z" fill="var(--sky-0)" stroke={`var(--seat-${seat})`} strokeWidth="2" />
      <SeatToken seat={seat} r={7} y={-3} />
    </g>
  ));
}

/** The ways of the ships declared so far in this movement. */
function Routes({ board, tiles }: { board: Props; tiles: readonly Tile[] }) {
  const { stack, units } = board.view.pub;
  const frame = stack.findLast(({ step }) => step === 'moveShips');
  if (!frame || !Array.isArray(frame.args.moves)) return null;
  const moves = frame.args.moves as unknown as readonly { unit: number; path: string[] }[];
  return moves.map(({ unit, path }) => {
    const from = units.find(({ id }) => id === unit)?.at;
    const points = [from, ...path].flatMap((system) => {
      const tile = tiles.find((each) => each.tile === system);
      return tile ? [centreOf(tile)] : [];
    });
    return <polyline key={unit} className={css.route} points={points.map(({ x, y }) => `${x},${y + 60}`).join(' ')} />;
  });
}

/** The system of the running tactical action. */
function activeSystem({ view }: Props): string | undefined {
  const frame = view.pub.stack.findLast(({ step }) => step === 'tactical');
  return typeof frame?.args.system === 'string' ? frame.args.system : undefined;
}

function systemWords(board: Props, id: string): string {
  const card = systemTile(id);
  return [
    board.say({ key: 'system', args: { tile: id } }),
    ...(card.planets ?? []).map((planet) => planetWords(board, planet)),
    ...(card.anomalies ?? []).map((kind) => board.say({ key: `anomaly.${kind}` })),
    ...(card.wormholes ?? []).map((kind) =>
      board.say({ key: 'tip.wormhole', args: { kind: { key: `worm.${kind}` } } }),
    ),
  ].join('; ');
}
