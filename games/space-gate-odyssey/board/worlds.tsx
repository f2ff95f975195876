// The worlds: exoplanets in their orbit around Hawking, or one of them closely.
import { Planet, SeatToken } from '@orrery/board';
import { useState } from 'react';
import type { Gate } from '../packs/base/kinds.ts';
import { planetName, planetRef, readKey } from '../say.ts';
import type { Exoplanet } from '../state.ts';
import { extraOf } from './extra.ts';
import { BELOW, CLOSED, orbitsOf } from './orbits.ts';
import { Panel } from './panel.tsx';
import { type Picking, stepProps } from './picks.ts';
import { PlanetNotes } from './planet-notes.tsx';
import { PlanetSide } from './planet-side.tsx';
import { GateSign, Inline } from './symbols.tsx';
import css from './worlds.module.css';

const HAWKING = 'hawking';

export function Worlds({ board }: { board: Picking }) {
  const { exoplanets } = board.view.pub;
  const [wanted, setWanted] = useState<string | null>(null);
  const settling = settlingOn(board);
  const isGateAsked = [...board.lit.keys()].some((ref) => ref.startsWith('exoplanet:'));
  const fallback = board.phone ? (exoplanets.find((e) => !e.closed) ?? exoplanets[0]!).id : null;
  const closely = settling ?? (isGateAsked && !board.phone ? null : wanted) ?? fallback;
  const planet = exoplanets.find((e) => e.id === closely);
  const back = planet && !board.phone && !settling && (
    <button type="button" className={css.back} onClick={() => setWanted(null)}>
      {board.say({ key: 'board.allWorlds' })}
    </button>
  );
  return (
    <Panel part="worlds" title={board.say({ key: 'board.worlds' })} board={board} aside={back}>
      {board.phone && <Strip board={board} chosen={closely} choose={setWanted} />}
      {planet ? <Closely board={board} planet={planet} /> : <Ring board={board} open={(id) => setWanted(id)} />}
    </Panel>
  );
}

/** The world on which I am asked to land. */
function settlingOn(board: Picking): string | null {
  for (const { ask } of board.requests) {
    const landing = 'options' in ask ? ask.options.find((o) => o.key.startsWith('settle:')) : undefined;
    if (landing) return readKey(landing.key).what;
  }
  return null;
}

function Ring({ board, open }: { board: Picking; open(id: string): void }) {
  const { exoplanets, hawking } = board.view.pub;
  const { width, height, size, places, rings, ...orbits } = orbitsOf(
    exoplanets.length,
    exoplanets.filter((planet) => planet.closed).length,
  );
  const [cx, cy] = orbits.hawking;
  return (
    <svg
      className={css.ring}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={board.say({ key: 'board.worlds' })}
    >
      <g fill="none" stroke="var(--brass)" className={css.orbits}>
        {rings.map(([rx, ry], i) => (
          <ellipse key={rx} cx={cx} cy={cy} rx={rx} ry={ry} strokeDasharray={i === 0 ? undefined : '2 6'} />
        ))}
      </g>
      <g transform={`translate(${cx} ${cy})`}>
        <Hawking board={board} gates={hawking} />
      </g>
      {exoplanets.map((planet, i) => (
        <World key={planet.id} board={board} planet={planet} at={places[i]!} size={size} open={open} />
      ))}
    </svg>
  );
}

function Hawking({ board, gates }: { board: Picking; gates: readonly Gate[] }) {
  const name = board.say(planetName(HAWKING));
  return (
    <>
      <g {...stepProps(board, planetRef(HAWKING), name)} className={css.world}>
        <title>{board.say({ key: 'tip.hawking' })}</title>
        <circle r="46" className={css.rim} />
        <Planet seed="hawking" kind="ice" r={34} ring />
      </g>
      <text y="62" className={css.name}>
        {name}
      </text>
      {gates.map((gate, i) => (
        <g key={gate} transform={`translate(${(i - (gates.length - 1) / 2) * 30} -46) scale(1.3)`}>
          <GateSign gate={gate} say={board.say} />
        </g>
      ))}
    </>
  );
}

interface WorldProps {
  board: Picking;
  planet: Exoplanet;
  at: readonly [number, number];
  size: number;
  open(id: string): void;
}
function World({ board, planet, at: [x, y], size: whole, open }: WorldProps) {
  const size = planet.closed ? whole * CLOSED : whole;
  const name = board.say(planetName(planet.id));
  const ref = planetRef(planet.id);
  const look = {
    'data-ref': ref,
    role: 'button',
    tabIndex: 0,
    'aria-label': board.say({ key: planet.closed ? 'board.closedWorld' : 'board.lookAt', args: { name } }),
    onClick: () => open(planet.id),
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Enter' || event.key === ' ') open(planet.id);
    },
  };
  const points = extraOf(board.view).scores[planet.id];
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2})`}>
      <g
        {...(board.lit.has(ref) ? stepProps(board, ref, name) : look)}
        className={css.world}
        data-closed={planet.closed ? '' : undefined}
      >
        <circle cx={size / 2} cy={size / 2} r={size / 2 + 4} className={css.rim} />
      </g>
      <g transform={`scale(${size / 100})`} className={css.small}>
        <PlanetSide board={board} planet={planet} />
      </g>
      {planet.gate && (
        <g
          transform={`translate(${size * 0.9} ${size * 0.12}) scale(${planet.closed ? 1.3 : 1.7})`}
          className={css.gate}
        >
          <title>{board.say({ key: 'tip.gate', args: { gate: { key: `gate.${planet.gate}` } } })}</title>
          <GateSign gate={planet.gate} say={board.say} />
        </g>
      )}
      <g transform={`translate(${size / 2} ${size + BELOW})`} pointerEvents="none">
        <text className={css.name} data-closed={planet.closed ? '' : undefined}>
          {name}
        </text>
      </g>
      {points && <Scores points={points} x={size / 2} y={size + BELOW + 17} />}
    </g>
  );
}

const APART = 40; // the points of two seats
const FURTHER = 52; // where one has more than a digit

/** What each seat would gain if it closed now. */
function Scores({ points, x, y }: { points: readonly number[]; x: number; y: number }) {
  if (points.every((p) => p === 0)) return null;
  const apart = points.some((p) => p > 9) ? FURTHER : APART;
  return points.map((value, seat) => (
    <g
      key={`${seat}:${value}`}
      transform={`translate(${x + (seat - (points.length - 1) / 2) * apart} ${y})`}
      pointerEvents="none"
    >
      <SeatToken seat={seat} r={5} x={-8} y={-6} />
      <text className={css.score}>{value}</text>
    </g>
  ));
}

function Closely({ board, planet }: { board: Picking; planet: Exoplanet }) {
  return (
    <div className={css.closely}>
      <svg viewBox="-4 -4 108 108" className={css.large} role="group" aria-label={board.say(planetName(planet.id))}>
        <PlanetSide board={board} planet={planet} />
        {planet.gate && (
          <g transform="translate(93 8) scale(0.62)">
            <GateSign gate={planet.gate} say={board.say} />
          </g>
        )}
      </svg>
      <PlanetNotes board={board} planet={planet} />
    </div>
  );
}

/** On a small screen: one world at a time, the others as buttons. */
function Strip({ board, chosen, choose }: { board: Picking; chosen: string | null; choose(id: string): void }) {
  const { exoplanets, hawking } = board.view.pub;
  const gatesOf = (planet: Exoplanet) => (planet.gate ? [planet.gate] : []);
  const entries = [
    ...exoplanets.map((e) => ({ id: e.id, gates: gatesOf(e), closed: e.closed })),
    { id: HAWKING, gates: hawking, closed: false },
  ];
  return (
    <div className={css.strip}>
      {entries.map(({ id, gates, closed }) => {
        const name = board.say(planetName(id));
        const ref = planetRef(id);
        const content = (
          <>
            {gates.map((gate) => (
              <Inline key={gate} size={23}>
                <GateSign gate={gate} say={board.say} />
              </Inline>
            ))}
            <span>{name}</span>
          </>
        );
        return board.lit.has(ref) ? (
          <div key={id} className={css.tab} {...stepProps(board, ref, name)}>
            {content}
          </div>
        ) : (
          <button
            key={id}
            type="button"
            className={css.tab}
            data-ref={ref}
            aria-pressed={id === chosen}
            disabled={id === HAWKING}
            data-closed={closed ? '' : undefined}
            onClick={() => choose(id)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}
