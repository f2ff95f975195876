// The quadrant: eight coloured rings round the Citadel, and the black squares this seat knows beside them.
import { PanZoom } from '@orrery/board';
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlaceId } from '../state.ts';
import * as chart from '../values/geometry.ts';
import { type Atlas, CITADEL, knownSquares, markOf, type Props, placeMsg, type Sight } from './atlas.ts';
import { Cell } from './cell.tsx';
import css from './map.module.css';
import { frameOf, sizeIn, spotOf } from './palette.ts';
import type { Plan } from './plan.ts';
import { PlanLayer } from './plan-layer.tsx';

interface QuadrantProps {
  board: Props;
  atlas: Atlas;
  chosen: PlaceId | null;
  near: ReadonlySet<PlaceId>;
  plans: readonly { seat: number; plan: Plan }[];
  choose(place: PlaceId): void;
}

/** Times as large as it is when the whole quadrant is seen. */
export const CLOSEST = 10;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const placeUnder = (target: EventTarget): PlaceId | undefined =>
  (target as Element).closest<SVGGElement>('[data-place]')?.dataset.place;

export function Quadrant({ board, atlas, chosen, near, plans, choose }: QuadrantProps) {
  const { view, phone, say } = board;
  const { black } = atlas;
  const names = useMemo(() => {
    const nameOf = (sight: Sight) => {
      const [kind, turn] = markOf(sight, view.pub.turn, view.seat);
      const told = kind === '' ? [] : [{ key: `layer.${kind}`, args: { turn } }];
      return [placeMsg(sight.place, view), { key: `layer.${sight.layer}` }, ...told].map(say).join(', ');
    };
    return new Map([...atlas.sights.values()].map((sight) => [sight.place, nameOf(sight)]));
  }, [atlas, say, view]);
  const frame = useRef<SVGSVGElement>(null);
  const { width, height } = useRoomOf(frame);
  const size = useMemo(() => sizeIn({ width, height }, black, phone), [width, height, black, phone]);
  const spots = useMemo(
    () => new Map([...atlas.sights.keys()].map((place) => [place, spotOf(place, black, phone, size)])),
    [atlas, black, phone, size],
  );
  const keys = [view.pub.opened > 0 ? 'open' : 'shut', ...view.pub.keys].join(' ');
  const onClick = (event: MouseEvent) => {
    const place = placeUnder(event.target);
    if (place) choose(place);
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const place = placeUnder(event.target);
    const step = STEPS[event.key];
    if (!place || (!step && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) return choose(place);
    const point = chart.pointOf(place);
    const next = point && chart.placeAt(point.x + step[0], point.y + step[1]);
    event.currentTarget.querySelector<SVGElement>(`[data-place="${next ?? place}"] > [role="button"]`)?.focus();
  };
  const beyond = black.length > 0 ? spots.get(black[0]!) : undefined;
  return (
    <PanZoom most={CLOSEST} touched="[data-place]">
      <svg
        ref={frame}
        viewBox={frameOf(black, phone, size)}
        width="100%"
        height="100%"
        role="group"
        aria-label={say({ key: 'board' })}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onMouseOver={(event) => {
          const place = placeUnder(event.target);
          board.setFocused(place ? `place:${place}` : null);
        }}
        onFocus={(event) => {
          const place = placeUnder(event.target);
          if (place) board.setFocused(`place:${place}`);
        }}
        onMouseLeave={() => board.setFocused(null)}
      >
        {[...atlas.sights.values()].map((sight) => {
          const [told, turn] = markOf(sight, view.pub.turn, view.seat);
          const when = told === '' ? (sight.layer === 'remembered' ? sight.seen!.turn : null) : turn;
          return (
            <Cell
              key={sight.place}
              sight={sight}
              spot={spots.get(sight.place)!}
              size={size}
              name={names.get(sight.place)!}
              label={labelOf(sight.place, board)}
              then={when === null ? '' : say({ key: 'map.then', args: { turn: when } })}
              told={told}
              mark={chosen === sight.place ? 'chosen' : board.focused === `place:${sight.place}` ? 'focused' : ''}
              near={near.has(sight.place)}
              keys={sight.place === CITADEL ? keys : ''}
              tabbed={sight.place === (chosen ?? CITADEL)}
            />
          );
        })}
        {beyond && (
          <text
            className={css.beyond}
            textAnchor={phone ? 'start' : 'end'}
            transform={
              phone
                ? `translate(${beyond.x - size.w / 2} ${beyond.y - size.h / 2 - 10})`
                : `translate(${beyond.x - size.w / 2 - 10} ${beyond.y - size.h / 2}) rotate(-90)`
            }
          >
            {say({ key: 'sector.black' })}
          </text>
        )}
        {plans.map(({ seat, plan }) => (
          <PlanLayer key={seat} plan={plan} spots={spots} size={size} seat={seat} name={say({ key: 'map.plan' })} />
        ))}
      </svg>
    </PanZoom>
  );
}

/** How much room the drawing has; nothing until it is there. */
function useRoomOf(frame: RefObject<SVGSVGElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const svg = frame.current;
    if (!svg) return;
    const measure = () => setRoom({ width: svg.clientWidth, height: svg.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(svg);
    return () => watcher.disconnect();
  }, [frame]);
  return room;
}

function labelOf(place: PlaceId, { view }: Props): string {
  const n = chart.numberOf(place);
  return chart.isBlack(place) ? knownSquares(view.pub, view.own)[n]?.code || String(n) : String(n);
}
