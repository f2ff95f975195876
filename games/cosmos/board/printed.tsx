// The report on paper, with the map: a light page of its own that only the printer sees (and saves as PDF).
import { Fragment, useEffect, useRef } from 'react';
import { reportOf } from '../report/index.ts';
import type { Section } from '../report/section.ts';
import { wordsOf } from '../report/workbook.ts';
import { atlasOf, craftOf, type Props, type Sight } from './atlas.ts';
import { colourAt, frameOf, spotOf } from './palette.ts';
import css from './printed.module.css';
import { SectionRows } from './section-table.tsx';
import { SideToken } from './signs.tsx';

/** The printer gets a copy that no frame of the page cuts off. */
export function Printed({ board, done }: { board: Props; done(): void }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = page.current!.cloneNode(true) as HTMLElement;
    document.body.append(copy);
    print(); // it goes on when the dialogue is closed
    copy.remove();
    done();
  }, [done]);
  return (
    <div ref={page} className={css.paper}>
      <PrintedReport board={board} />
    </div>
  );
}

export function PrintedReport({ board }: { board: Props }) {
  const { say, view } = board;
  const report = reportOf(view);
  return (
    <>
      <h1>{say(report.title)}</h1>
      <PrintedMap board={board} />
      {[...report.events, ...report.sheet, ...report.systems].map((part, i) => (
        <Part key={i} part={part} board={board} />
      ))}
      <p>{say(report.next)}</p>
    </>
  );
}

function Part({ part, board: { say } }: { part: Section; board: Props }) {
  const { title, columns, rows } = part;
  return (
    <section>
      <h2>{say(title)}</h2>
      {columns.length === 0 ? (
        rows.map(([cell], i) => <p key={i}>{wordsOf(say, cell ?? null)}</p>)
      ) : (
        <table>
          <SectionRows section={part} say={say} />
        </table>
      )}
    </section>
  );
}

const SIZE = { w: 100, h: 100 };
const SHADE: Readonly<Record<Sight['layer'], number>> = { seen: 0.6, remembered: 0.35, unknown: 0.12 };

function PrintedMap({ board: { view, say } }: { board: Props }) {
  const { sights, black } = atlasOf(view);
  return (
    <svg viewBox={frameOf(black, true, SIZE, 0)} className={css.map} role="img" aria-label={say({ key: 'board' })}>
      {[...sights.values()].map((sight) => {
        const { x, y } = spotOf(sight.place, black, true, SIZE);
        return (
          <g key={sight.place} transform={`translate(${x} ${y})`}>
            <rect
              x="-47"
              y="-47"
              width="94"
              height="94"
              rx="8"
              fill={colourAt(sight.place)}
              fillOpacity={SHADE[sight.layer]}
              stroke="#555"
              strokeWidth="2"
            />
            <text x="-40" y="-20" fontSize="24">
              {sight.place.replace(/^\D+/, '')}
            </text>
            {sight.seen && <Held sight={sight} />}
          </g>
        );
      })}
    </svg>
  );
}

function Held({ sight: { seen } }: { sight: Sight }) {
  const { ground, orbit } = seen!.dom;
  const ships = craftOf(seen!).filter((craft) => craft.ships > 0);
  return (
    <>
      {ground !== null && <SideToken side={ground} r={16} />}
      {ground === null && orbit !== null && <SideToken side={orbit} r={10} />}
      {ships.map(({ side, ships: n }, i) => (
        <Fragment key={side}>
          <SideToken side={side} r={8} x={-34} y={12 + i * 22} />
          <text x="-22" y={20 + i * 22} fontSize="22" fontWeight="700">
            {n}
          </text>
        </Fragment>
      ))}
    </>
  );
}
