// What the signs of the map mean, and whose are the colours.
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Props } from './atlas.ts';
import css from './legend.module.css';
import { Dated, Fixed, Looted, MineSign, Portal, Ruins, Ships, SideMark, SideToken, Silence, Works } from './signs.tsx';

const SIGNS: readonly (readonly [string, ReactNode])[] = [
  ['ships', <Ships key="s" side={0} n={3} x={-6} y={2} />],
  ['orbit', <circle key="o" r="12" fill="none" stroke="var(--seat-0)" strokeWidth="4" />],
  ['ground', <SideToken key="g" side={0} r={10} />],
  ['fixed', <Fixed key="f" n={1} side={0} />],
  ['works', <Works key="w" n={1} />],
  ['portal', <Portal key="p" kind="star" />],
  ['special', <circle key="x" r="12" fill="#c98f5a" stroke="var(--brass)" strokeWidth="3" strokeDasharray="4 4" />],
  ['looted', <Looted key="l" />],
  [
    'ruined',
    <g key="r" transform="scale(0.34)">
      <Ruins />
    </g>,
  ],
  ['mines', <MineSign key="m" />],
  ['silent', <Silence key="c" />],
  ['fought', <Dated key="b" kind="fought" then="" x={16} y={8} />],
  ['lost', <Dated key="d" kind="lost" then="" x={16} y={8} />],
  ['met', <Dated key="e" kind="met" then="" x={16} y={8} />],
];
const LAYERS = ['seen', 'remembered', 'unknown'] as const;

export function Legend({ board }: { board: Props }) {
  const { say, view } = board;
  return (
    <details className={css.legend}>
      <summary aria-label={say({ key: 'legend.title' })} title={say({ key: 'legend.title' })}>
        <CircleQuestionMark aria-hidden="true" />
      </summary>
      <div className={css.box}>
        <ul>
          {view.pub.factions.map((faction, seat) => (
            <li key={seat} data-gone={view.pub.active[seat] ? undefined : ''}>
              <SideMark side={seat} size={18} />
              <span>
                {faction ? say({ key: `faction.${faction}` }) : '…'}{' '}
                <span className="quiet">{board.seats[seat]?.name}</span>
              </span>
            </li>
          ))}
        </ul>
        <ul>
          {LAYERS.map((layer) => (
            <li key={layer}>
              <span className={css.layer} data-layer={layer} />
              {say({ key: `legend.${layer}` })}
            </li>
          ))}
          {SIGNS.map(([name, sign]) => (
            <li key={name}>
              <svg viewBox="-18 -18 36 36" width="24" height="24" aria-hidden="true">
                {sign}
              </svg>
              {say({ key: `legend.${name}` })}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
