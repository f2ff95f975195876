// Battles of the report: a table for every exchange, and a small picture of it.
import type { Msg } from '@orrery/kernel';
import type { PlaceId } from '../state.ts';
import type { Props } from './atlas.ts';
import { PlaceLink } from './place-link.tsx';
import css from './report.module.css';
import { type GroundBattle, type StarBattle, type Stroke, sideOf, titleOf, type Volley } from './report-blocks.ts';
import { SideMark, SideToken, tintOf } from './signs.tsx';

type ViewProps<T> = { battle: T; board: Props; open(place: PlaceId): void };

function Faction({ faction, board }: { faction: Msg; board: Props }) {
  return (
    <span className={css.faction}>
      <SideMark side={sideOf(faction, board.view)} /> {board.say(faction)}
    </span>
  );
}

export function StarView({ battle, board, open }: ViewProps<StarBattle>) {
  const { say } = board;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.battle} tabIndex={0}>
      <h3>
        {say({ key: 'battle.star' })} · <PlaceLink place={battle.place} board={board} open={open} />
      </h3>
      <ul className={css.forces}>
        {battle.forces.map((force, i) => (
          <li key={i}>
            <Faction faction={force.faction} board={board} /> {force.units.map(say).join(', ')}
          </li>
        ))}
      </ul>
      {battle.volleys.map((volley, i) => (
        <VolleyView key={i} volley={volley} board={board} />
      ))}
      {battle.end && <p className={css.end}>{say(battle.end)}</p>}
    </section>
  );
}

const COLUMNS = ['attack', 'shield', 'damage'] as const;
function VolleyView({ volley, board }: { volley: Volley; board: Props }) {
  const { say } = board;
  return (
    <div className={css.volley}>
      <VolleyPicture volley={volley} board={board} />
      <table>
        <caption>{say(titleOf(volley))}</caption>
        <thead>
          <tr>
            <th scope="col">{say({ key: 'battle.side.name' })}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say({ key: `battle.${column}` })}
              </th>
            ))}
            <th scope="col" className={css.lost}>
              {say({ key: 'battle.lost' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {volley.sides.map((side, i) => (
            <tr key={i}>
              <th scope="row">
                <Faction faction={side.faction} board={board} />
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>{side[column]}</td>
              ))}
              <td className={css.lost}>{side.lost.map(say).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WIDE = 200;
const HIGH = 34;
/** Beams as long as the attack, shields as bars, what came through in red. */
function VolleyPicture({ volley: { sides }, board }: { volley: Volley; board: Props }) {
  const most = Math.max(1, ...sides.flatMap((s: Stroke) => [s.attack, s.shield, s.damage]));
  const length = (n: number) => (n / most) * (WIDE - 40);
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${sides.length * HIGH + 4}`}
      className={css.picture}
      role="img"
      aria-label={board.say({ key: 'battle.picture' })}
    >
      <title>{board.say({ key: 'battle.picture' })}</title>
      {sides.map((s, i) => {
        const side = sideOf(s.faction, board.view);
        return (
          <g key={i} transform={`translate(0 ${i * HIGH + 2})`}>
            <SideToken side={side} r={10} x={14} y={HIGH / 2} />
            <path d={`M32 4H${32 + length(s.attack)}l6 3.5l-6 3.5H32Z`} fill={tintOf(side)} />
            <rect
              x="32"
              y="14"
              width={Math.max(1, length(s.shield))}
              height="6"
              rx="3"
              fill="none"
              stroke={tintOf(side)}
              strokeWidth="1.5"
            />
            <rect x="32" y="23" width={length(s.damage)} height="6" fill="var(--bad)" />
          </g>
        );
      })}
    </svg>
  );
}

export function GroundView({ battle, board, open }: ViewProps<GroundBattle>) {
  const { say } = board;
  const most = Math.max(1, ...battle.sides.map((s) => s.from));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.battle} tabIndex={0}>
      <h3>
        {say({ key: 'battle.ground' })} · <PlaceLink place={battle.place} board={board} open={open} />
      </h3>
      <table>
        <thead>
          <tr>
            {['side.name', 'from', 'left', 'dead'].map((column) => (
              <th key={column} scope="col">
                {say({ key: `battle.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {battle.sides.map((s, i) => (
            <tr key={i}>
              <th scope="row">
                <Faction faction={s.faction} board={board} />
                <svg viewBox="0 0 100 6" className={css.bar} aria-hidden="true" preserveAspectRatio="none">
                  <rect width={(s.from / most) * 100} height="6" fill="var(--bad)" opacity="0.6" />
                  <rect width={(s.left / most) * 100} height="6" fill={tintOf(sideOf(s.faction, board.view))} />
                </svg>
              </th>
              <td>{s.from}</td>
              <td>{s.left}</td>
              <td>{s.from - s.left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
