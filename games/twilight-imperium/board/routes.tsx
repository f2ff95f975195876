// Ways across the galaxy: those declared in this movement, and those that ships could take.
import { pathsTo } from '../preview.ts';
import type { Tile, Unit } from '../tables.ts';
import css from './galaxy.module.css';
import { centreOf } from './hex.ts';
import type { Look } from './look.ts';
import type { Props } from './props.ts';
import { movementOf, type ReachMap } from './reach.ts';

type Way = readonly string[];
interface RoutesProps {
  board: Props;
  tiles: readonly Tile[];
  look: Look;
  reach: ReachMap;
}

export function Routes({ board, tiles, look, reach }: RoutesProps) {
  const { declared, possible } = waysOf(board, look, reach);
  const draw = (ways: readonly Way[], sure: boolean) =>
    unique(ways).map((way) => (
      <polyline
        key={way.join(' ')}
        className={css.route}
        data-sure={sure ? '' : undefined}
        points={pointsOf(way, tiles)}
        markerEnd="url(#ti-arrow)"
      />
    ));
  return (
    <g className={css.routes}>
      <defs>
        <marker id="ti-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0L10 5L0 10L3 5Z" fill="context-stroke" />
        </marker>
      </defs>
      {draw(possible, false)}
      {draw(declared, true)}
    </g>
  );
}

/** Choosing a system: how my ships would come to the one looked at. Moving: how those not yet declared could come. */
function waysOf({ view, lit, focused }: Props, look: Look, reach: ReachMap): { declared: Way[]; possible: Way[] } {
  const { pub } = view;
  const movement = movementOf(pub);
  if (!movement) {
    const ships = look.system === null ? [] : (reach.get(look.system) ?? []);
    return { declared: [], possible: ships.map(({ way }) => way) };
  }
  const unitOf = (id: number): Unit | undefined => pub.units.find((unit) => unit.id === id);
  const declared = movement.moves.flatMap(({ unit, path }) => {
    const from = unitOf(unit)?.at;
    return from && path.length > 0 ? [[from, ...path]] : [];
  });
  const asked = [...lit.keys()].filter(
    (ref) => ref.startsWith('unit:') && (!focused || focused === ref || !lit.has(focused)),
  );
  const possible = asked.flatMap((ref) => {
    const unit = unitOf(Number(ref.slice(5)));
    if (!unit || unit.on !== null || unit.at === movement.system) return [];
    return pathsTo(pub, unit, movement.system)
      .slice(0, 1)
      .map(({ systems }) => [unit.at, ...systems]);
  });
  return { declared, possible };
}

const unique = (ways: readonly Way[]): Way[] => [...new Map(ways.map((way) => [way.join(' '), way])).values()];

const SHORT = 48; // of the middle, also where the Fracture lies far off
/** From tile to tile, ending a little before the middle of the last, where the arrow points. */
function pointsOf(way: Way, tiles: readonly Tile[]): string {
  const points = way.flatMap((system) => {
    const tile = tiles.find((each) => each.tile === system);
    return tile ? [centreOf(tile)] : [];
  });
  const [before, last] = points.slice(-2);
  if (before && last) {
    const [x, y] = [last.x - before.x, last.y - before.y];
    const share = 1 - SHORT / Math.max(SHORT, Math.hypot(x, y));
    points.splice(-1, 1, { x: before.x + x * share, y: before.y + y * share });
  }
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
