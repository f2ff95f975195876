// The plan over the map: arrows, ghosts of the ships where they would be, and what each order would bring or cost.
import { colourOf } from '@orrery/board';
import {
  Bomb,
  Compass,
  Eye,
  Gem,
  Hammer,
  Handshake,
  Layers,
  type LucideIcon,
  Search,
  Shield,
  Sparkles,
  Star,
  Swords,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react';
import { memo } from 'react';
import type { Deed } from '../orders/order.ts';
import type { PlaceId } from '../state.ts';
import { isBlack } from '../values/geometry.ts';
import css from './map.module.css';
import type { Size, Spot } from './palette.ts';
import type { Arrow, Deeds, Plan } from './plan.ts';

const ICONS: Readonly<Partial<Record<Deed['do'], LucideIcon>>> = {
  collect: Gem,
  search: Search,
  build: Hammer,
  recruit: UserPlus,
  explore: Compass,
  destroy: Trash2,
  dismantle: Trash2,
  war: Swords,
  scout: Eye,
  peace: Handshake,
  defend: Shield,
  bombard: Bomb,
  troops: Users,
  hero: Star,
  use: Layers,
};
const MARGIN = 30; // of an arrow, from the middle of a square
const ROW = 40; // of badges over a square
const LIFT = 48; // of the first, over the middle of a square
const OVER = 12; // the edge of a black one: its code is as wide as the square, and stays readable

type Spots = ReadonlyMap<PlaceId, Spot>;
interface PlanLayerProps {
  plan: Plan;
  spots: Spots;
  size: Size;
  seat: number;
  name: string; // for screen readers: the sheet of orders says the same
}
export const PlanLayer = memo(function PlanLayer({ plan, spots, size, seat, name }: PlanLayerProps) {
  const rows = new Map<PlaceId, number>();
  return (
    <svg role="img" aria-label={name} overflow="visible" className={css.plan} style={{ color: colourOf(seat) }}>
      {plan.arrows.map((arrow, i) => (
        <Course key={i} arrow={arrow} spots={spots} />
      ))}
      {plan.deeds.map((deed, i) => {
        const row = rows.get(deed.place) ?? 0;
        rows.set(deed.place, row + 1);
        const lift = (isBlack(deed.place) ? size.h / 2 + OVER : LIFT) + row * ROW;
        return <Badge key={i} deed={deed} spots={spots} lift={lift} />;
      })}
    </svg>
  );
});

/** A bow, so that two ways between the same systems lie apart. */
function Course({ arrow, spots }: { arrow: Arrow; spots: Spots }) {
  const { n, fails, ships } = arrow;
  const [from, to] = [spots.get(arrow.from), spots.get(arrow.to)];
  if (!from || !to) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(50, length / 5);
  const middle = { x: from.x + dx / 2 - uy * bend, y: from.y + dy / 2 + ux * bend };
  const start = `${from.x + ux * MARGIN} ${from.y + uy * MARGIN}`;
  const end = `${to.x - ux * MARGIN} ${to.y - uy * MARGIN}`;
  const angle = (Math.atan2(to.y - middle.y, to.x - middle.x) * 180) / Math.PI;
  return (
    <g data-fails={fails ? '' : undefined}>
      <path d={`M${start}Q${middle.x} ${middle.y} ${end}`} className={css.casing} />
      <path d={`M${start}Q${middle.x} ${middle.y} ${end}`} className={css.course} />
      <g transform={`translate(${end}) rotate(${angle})`}>
        <path d="M-16 -15L14 0L-16 15Z" className={css.head} />
      </g>
      {ships > 0 && (
        <g transform={`translate(${to.x - 24} ${to.y + 20})`}>
          <path d="M0 -20L16 15L0 7L-16 15Z" className={css.ghost} />
          <text x="18" y="15" className={css.figure}>
            {ships}
          </text>
        </g>
      )}
      <g transform={`translate(${(from.x + 2 * middle.x + to.x) / 4} ${(from.y + 2 * middle.y + to.y) / 4})`}>
        <circle r="19" className={css.disc} />
        <text y="9" textAnchor="middle" className={css.figure}>
          {fails ? '✗' : n}
        </text>
      </g>
    </g>
  );
}
function Badge({ deed, spots, lift }: { deed: Deeds; spots: Spots; lift: number }) {
  const { n, fails, do: what, R } = deed;
  const spot = spots.get(deed.place);
  if (!spot) return null;
  const Icon = ICONS[what] ?? Sparkles;
  const figure = R === 0 ? '' : R > 0 ? `+${R}` : `−${-R}`;
  const wide = 70 + figure.length * 17;
  return (
    <g transform={`translate(${spot.x} ${spot.y - lift})`} data-fails={fails ? '' : undefined}>
      <rect x={-wide / 2} y="-18" width={wide} height="36" rx="18" className={css.badge} />
      <text x={-wide / 2 + 19} y="9" textAnchor="middle" className={css.figure}>
        {fails ? '✗' : n}
      </text>
      <Icon x={-wide / 2 + 33} y="-14" width="28" height="28" color="var(--ink)" strokeWidth={2.4} />
      <text x={-wide / 2 + 65} y="10" className={css.figure} data-gain={R > 0 ? '' : undefined}>
        {figure}
      </text>
    </g>
  );
}
