// Motion that explains: units that have just moved fly from system to system. Nothing flies when motion is off.
import type { Json, Told } from '@orrery/kernel';
import { type CSSProperties, useMemo } from 'react';
import type { Tile, UnitType } from '../tables.ts';
import css from './galaxy.module.css';
import { Glyph } from './glyph.tsx';
import { centreOf, type Point } from './hex.ts';
import { worldsOf } from './look.ts';
import type { Props } from './props.ts';

interface Flight {
  type: UnitType;
  seat: number;
  from: Point;
  to: Point;
}

export function Flights({ board, tiles }: { board: Props; tiles: readonly Tile[] }) {
  const { news, reducedMotion, past } = board;
  const flights = useMemo(() => (reducedMotion || past ? [] : flightsIn(news, tiles)), [news, reducedMotion, past]);
  return flights.map(({ type, seat, from, to }, i) => (
    <g key={i} className={css.flight} style={{ '--from': at(from), '--to': at(to) } as CSSProperties}>
      <g transform="scale(1.6)">
        <Glyph type={type} seat={seat} />
      </g>
    </g>
  ));
}
const at = ({ x, y }: Point): string => `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px)`;

/** One flight for units of a kind that go the same way; landing in the same system is none. */
export function flightsIn(news: readonly Told[], tiles: readonly Tile[]): Flight[] {
  const flights = new Map<string, Flight>();
  for (const { type, args } of news) {
    if (type !== 'unit.moved') continue;
    const [from, to] = [tileIn(args.from, tiles), tileIn(args.to, tiles)];
    const seat = numberIn(args.seat, 'seat');
    const unit = keyIn(args.unit).replace('unit.', '') as UnitType;
    if (!from || !to || from === to || seat === undefined) continue;
    flights.set(`${from.tile} ${to.tile} ${unit}`, { type: unit, seat, from: centreOf(from), to: centreOf(to) });
  }
  return [...flights.values()];
}

/** The tile that a message names: a system, or the system of a planet. */
function tileIn(value: Json | undefined, tiles: readonly Tile[]): Tile | undefined {
  const key = keyIn(value);
  if (key.startsWith('planet.')) return tiles.find(({ tile }) => worldsOf(tile).includes(key.slice('planet.'.length)));
  const args = isBag(value) && isBag(value.args) ? value.args : undefined;
  return tiles.find(({ tile }) => tile === args?.tile);
}
const isBag = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const keyIn = (value: Json | undefined): string => (isBag(value) && typeof value.key === 'string' ? value.key : '');
const numberIn = (value: Json | undefined, name: string): number | undefined =>
  isBag(value) && typeof value[name] === 'number' ? value[name] : undefined;
