// The galaxy: every tile with its worlds, fleets and command tokens; what can be answered is lit.

import { litProps, PanZoom, SeatToken } from '@orrery/board';
import { memo, useId, useRef, useState } from 'react';
import { axialOf, faceOf, systemNow, type Tile, tokenName } from '../tables.ts';
import { askedAt } from './asked.ts';
import { Flights } from './flights.tsx';
import { FractureName, isInFracture, placeInFracture } from './fracture.tsx';
import css from './galaxy.module.css';
import { centreOf, frameOf, hexagon, placesOfFleets, SIZE } from './hex.ts';
import { LegendButton } from './legend.tsx';
import { linesOf, useUnit } from './letters.ts';
import { type Look, systemOfRef, worldsAt } from './look.ts';
import type { Props } from './props.ts';
import { activeSystem, type ReachMap } from './reach.ts';
import { ruled } from './ruled.tsx';
import { discsFor, Ground, HEX } from './tile.tsx';
import { BorderTokens, SystemTokens } from './tokens.tsx';
import { Row } from './units.tsx';
import { withReasons } from './why-not.tsx';
import { planetWords, World, WorldName } from './world.tsx';

const Routes = ruled('Routes');

const BESIDE = 0.12; // of the width: on a small screen the buttons to zoom would lie over the tiles
const INNER = hexagon(SIZE - 5);

interface GalaxyProps {
  board: Props;
  look: Look;
  reach: ReachMap;
}

/** `covered`: how much lies over its lower part, in heights of what is left. */
export function Galaxy({ board, look, reach, covered }: GalaxyProps & { covered: number }) {
  const clip = useId();
  const [whole, setWhole] = useState(false);
  const { pub } = board.view;
  const tiles = placed(pub.board, board.phone);
  const spaces = freeSpaces(board);
  const near = board.phone ? nearTiles(board, tiles, reach) : tiles;
  const drawing = useRef<SVGSVGElement>(null);
  useUnit(drawing);
  const framed = whole || near === tiles ? [...tiles, ...(pub.phase === 'setup' ? outline(pub.seats) : [])] : near;
  return (
    <>
      <PanZoom buttons={<LegendButton board={board} />}>
        <svg
          ref={drawing}
          className={css.galaxy}
          viewBox={frameOf(framed, { beside: board.phone ? BESIDE : 0, below: covered })}
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
            <SystemSign key={tile.tile} board={board} tile={tile} clip={clip} look={look} reach={reach} />
          ))}
          <BorderTokens board={board} tiles={tiles} />
          <FractureName board={board} tiles={tiles} />
          <Routes board={board} tiles={tiles} look={look} reach={reach} />
          <Flights board={board} tiles={tiles} />
        </svg>
      </PanZoom>
      {near.length < tiles.length && (
        <button type="button" className={css.whole} aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {board.say({ key: 'board.whole' })}
        </button>
      )}
    </>
  );
}

/** The corners of the galaxy to be, so that nothing jumps while it is built: a ring more for seven and eight. */
function outline(seats: number): { q: number; r: number }[] {
  const far = seats > 6 ? 4 : 3;
  return [
    { q: 0, r: -far },
    { q: 0, r: far },
    { q: far, r: 0 },
    { q: -far, r: 0 },
  ];
}

/** Tiles that lie beside the board are drawn at its corners, those of the Fracture in a chain beside it. */
function placed(tiles: readonly Tile[], phone: boolean): Tile[] {
  const far = Math.max(1, ...tiles.filter(({ index }) => index >= 0).map(({ q }) => q));
  const corners = [
    { q: far, r: 1 },
    { q: -far, r: far + 1 },
    { q: -far, r: -1 },
    { q: far, r: -far - 1 },
  ];
  const chain = tiles.filter(({ tile }) => isInFracture(tile));
  const beside = tiles.filter((tile) => tile.index < 0 && !chain.includes(tile));
  return tiles.map((tile) => {
    if (tile.index >= 0) return tile;
    const link = chain.indexOf(tile);
    return {
      ...tile,
      ...(link < 0 ? corners[beside.indexOf(tile) % corners.length] : placeInFracture(link, far, phone)),
    };
  });
}

/** On a small screen: where something can be answered, where my ships could go, where I am when I act; else everything. */
function nearTiles(board: Props, tiles: readonly Tile[], reach: ReachMap): readonly Tile[] {
  const { pub } = board.view;
  const reached = [...reach]
    .filter(([, ships]) => ships.length > 0)
    .flatMap(([goal, ships]) => [goal, ships[0]!.unit.at]);
  const lit = reach.size > 0 ? [] : [...board.lit.keys()].flatMap((ref) => systemOfRef(pub, ref) ?? []);
  const active = activeSystem(pub);
  const acting = askedAt(board.requests, 'turn.choose') !== undefined;
  const mine = acting ? pub.units.filter(({ owner }) => owner === board.view.seat).map(({ at }) => at) : [];
  const wanted = new Set([...reached, ...lit, ...mine, ...(active ? [active] : [])]);
  const near = tiles.filter(({ tile }) => wanted.has(tile));
  return near.length > 0 && near.length < tiles.length / 2 ? near : tiles;
}

const freeSpaces = ({ lit }: Props): number[] =>
  [...lit.keys()].filter((ref) => ref.startsWith('space:')).map((ref) => Number(ref.slice(6)));

function Space({ board, index }: { board: Props; index: number }) {
  const { x, y } = centreOf(axialOf(index));
  const name = board.say({ key: 'tip.space', args: { index } });
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon points={HEX} className={css.space} {...litProps(board, `space:${index}`, name)} />
      <text className={css.index}>{index}</text>
    </g>
  );
}

type TileProps = GalaxyProps & { tile: Tile; clip: string };

/** The pointer wanders over the galaxy all the time: only the tiles it leaves and enters are drawn again. */
function isSameTile(a: TileProps, b: TileProps): boolean {
  const same = (key: 'lit' | 'barred' | 'drafts' | 'say' | 'pick' | 'phone') => a.board[key] === b.board[key];
  return (
    a.tile === b.tile &&
    a.board.view.pub === b.board.view.pub &&
    same('lit') &&
    same('barred') &&
    same('drafts') &&
    same('say') &&
    same('pick') &&
    same('phone') &&
    a.reach === b.reach &&
    a.look.pinned === b.look.pinned &&
    isLooked(a) === isLooked(b) &&
    focusIn(a) === focusIn(b)
  );
}
const isLooked = ({ look, tile }: TileProps): boolean => look.system === tile.tile;
const focusIn = ({ board: { focused, view }, tile }: TileProps): string | null =>
  focused !== null && systemOfRef(view.pub, focused) === tile.tile ? focused : null;

const SystemSign = memo(function SystemSign({ board, tile, clip, look, reach }: TileProps) {
  const { x, y } = centreOf(tile);
  const card = faceOf(board.view.pub.board, tile.tile);
  const ref = `system:${tile.tile}`;
  const lit = board.lit.has(ref);
  const ships = reach.get(tile.tile)?.length;
  const worlds = discsFor(worldsAt(board.view.pub, tile.tile));
  const words = systemWords(board, tile.tile);
  // A finger needs to see first what it would choose; elsewhere the pointer has shown it already.
  const pin = !lit || board.phone ? { onClick: () => look.pin(look.pinned === tile.tile ? null : tile.tile) } : {};
  const onPieces = pin.onClick && card.type !== 'hyperlane' ? { onClick: unlessLit(pin.onClick) } : {};
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon
        points={HEX}
        className={css.hex}
        data-back={card.back}
        data-active={activeSystem(board.view.pub) === tile.tile ? '' : undefined}
        data-looked={look.system === tile.tile ? '' : undefined}
        data-far={lit && ships === 0 ? '' : undefined}
        {...litProps(board, ref, words)}
        {...(card.type === 'hyperlane' ? {} : pin)}
      >
        <title>{withReasons(board, ref, words)}</title>
      </polygon>
      <g className={css.ground} clipPath={`url(#${clip})`}>
        <Ground id={tile.tile} side={tile.side} turn={tile.turn} />
      </g>
      {worlds.length === 0 && card.type !== 'hyperlane' && (
        <text className={css.index} y="66">
          {tile.tile}
        </text>
      )}
      <g className={css.pieces} data-under={lit ? '' : undefined} {...onPieces}>
        {worlds.map(({ planet, disc }) => (
          <World key={planet} board={board} id={planet} disc={disc} />
        ))}
        {worlds.map(({ planet, disc }) => (
          <WorldName
            key={planet}
            board={board}
            id={planet}
            disc={disc}
            worlds={worlds.length}
            ships={shipsIn(board, tile.tile)}
          />
        ))}
        <Fleets board={board} system={tile.tile} />
        <Tokens board={board} system={tile.tile} />
        <SystemTokens board={board} system={tile.tile} />
        {ships ? <ReachSign ships={ships} /> : null}
      </g>
    </g>
  );
}, isSameTile);

/** A planet or a fleet that is no answer itself stands for its system. */
const unlessLit = (act: () => void) => (event: { target: EventTarget }) =>
  (event.target as Element).closest('[data-lit]') === null && act();

const shipsIn = ({ view: { pub } }: Props, system: string): number =>
  pub.units.filter(({ at, on }) => at === system && on === null).length;

/** How many of my ships could come here. */
function ReachSign({ ships }: { ships: number }) {
  return (
    <g transform="translate(-34 -68)" className={css.reach}>
      <rect x="-19" y="-13" width="38" height="26" rx="13" />
      <path d="M-10 -6L-3 0L-10 6" />
      <text x="7">{ships}</text>
    </g>
  );
}

/** Ships in space, each owner's in a row. */
function Fleets({ board, system }: { board: Props; system: string }) {
  const units = board.view.pub.units.filter((unit) => unit.at === system && unit.on === null);
  const owners = [...new Set(units.map((unit) => unit.owner))].sort((a, b) => a - b);
  const worlds = worldsAt(board.view.pub, system);
  const lines = worlds[0] ? linesOf(board.say({ key: `planet.${worlds[0]}` }), worlds.length).length : 0;
  const places = placesOfFleets(worlds.length, lines);
  return owners.map((owner, i) => (
    <Row
      key={owner}
      board={board}
      units={units.filter((unit) => unit.owner === owner)}
      x={0}
      {...places[i % places.length]!}
    />
  ));
}
/** Command tokens: pennants along the upper edge. */
function Tokens({ board, system }: { board: Props; system: string }) {
  const seats = board.view.pub.tokens[system] ?? [];
  const step = Math.min(22, 100 / Math.max(1, seats.length));
  return seats.map((seat, i) => (
    <g key={seat} transform={`translate(${(i - (seats.length - 1) / 2) * step + 30} -66) scale(1.05)`}>
      <title>{board.say({ key: 'tip.token', args: { seat: { seat } } })}</title>
      <path d="M-10 -13H10V7L0 14L-10 7Z" fill="var(--sky-0)" stroke={`var(--seat-${seat})`} strokeWidth="2" />
      <SeatToken seat={seat} r={7} y={-3} />
    </g>
  ));
}

function systemWords(board: Props, id: string): string {
  const { planets = [], anomalies = [], wormholes = [] } = faceOf(board.view.pub.board, id);
  // Without planets the name says what else there is.
  const features =
    planets.length === 0
      ? []
      : [...anomalies.map((kind) => `anomaly.${kind}`), ...wormholes.map((kind) => `wormhole.${kind}`)];
  return [
    board.say(systemNow(board.view.pub, id)),
    ...worldsAt(board.view.pub, id).map((planet) => planetWords(board, planet)),
    ...features.map((key) => board.say({ key })),
    ...(board.view.pub.systemTokens[id] ?? []).map((token) => board.say(tokenName(token))),
  ].join('; ');
}
