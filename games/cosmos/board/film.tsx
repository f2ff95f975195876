// The film of the campaign: who held which system at the end of every turn, and what all had heard of it.
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { sharesIn } from '../report/ending.ts';
import { heldIn } from '../report/film.ts';
import { toldOf } from '../report/told.ts';
import type { End, Frame, PlaceId } from '../state.ts';
import * as chart from '../values/geometry.ts';
import { CITADEL, type Props } from './atlas.ts';
import css from './film.module.css';
import { colourAt } from './palette.ts';
import { SideMark, SideToken, tintOf } from './signs.tsx';

const PACE = 900; // milliseconds a turn
const CELL = 20;
const PLACES: readonly PlaceId[] = [CITADEL, ...chart.BOARD];

export function Film({ board, end }: { board: Props; end: End }) {
  const { say, view } = board;
  const last = end.film.length - 1;
  const [at, setAt] = useState(last);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const next = setTimeout(() => (at < last ? setAt(at + 1) : setRunning(false)), PACE);
    return () => clearTimeout(next);
  }, [isRunning, at, last]);
  const frame = end.film[at];
  if (!frame) return null;
  const run = () => {
    if (at === last) setAt(0);
    setRunning(!isRunning);
  };
  const turn = say({ key: 'sheet.turn', args: { turn: frame.turn } });
  return (
    <section className={css.film} aria-label={say({ key: 'sheet.end.film' })}>
      <Picture board={board} end={end} frame={frame} />
      <div className={css.side}>
        <div className={css.controls}>
          <button
            type="button"
            className="icon-button"
            onClick={() => setAt(Math.max(0, at - 1))}
            aria-label={say({ key: 'film.back' })}
          >
            <SkipBack />
          </button>
          <button
            type="button"
            className="icon-button"
            onClick={run}
            aria-label={say({ key: isRunning ? 'film.pause' : 'film.play' })}
          >
            {isRunning ? <Pause /> : <Play />}
          </button>
          <button
            type="button"
            className="icon-button"
            onClick={() => setAt(Math.min(last, at + 1))}
            aria-label={say({ key: 'film.next' })}
          >
            <SkipForward />
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={say({ key: 'film.turn' })}
            aria-valuetext={turn}
            onChange={(event) => setAt(Number(event.target.value))}
          />
          <output>{turn}</output>
        </div>
        <ul className={css.shares}>
          {sharesIn(view.pub, frame).map(({ seat, faction, n }) => (
            <li key={seat}>
              <SideMark side={seat} /> {say(faction)} <strong>{n}</strong>
            </li>
          ))}
        </ul>
        <ul className={css.news}>
          {toldOf(view.pub, frame.news).map((line, i) => (
            <li key={i}>{say(line)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The quadrant as a small map: the ground in the colour of its holder, the orbit as a ring, a cross where there was a battle. */
function Picture({ board: { say }, end, frame }: { board: Props; end: End; frame: Frame }) {
  const held = useMemo(() => heldIn(end.film, frame.turn), [end, frame]);
  const fought = new Set(frame.fought);
  const half = 8.5 * CELL;
  return (
    <svg
      className={css.picture}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role="img"
      aria-label={say({ key: 'film.map', args: { turn: frame.turn } })}
    >
      {PLACES.map((place) => {
        const { x, y } = chart.pointOf(place)!;
        const { orbit, ground } = held[place] ?? { orbit: null, ground: null };
        return (
          <g key={place} transform={`translate(${x * CELL} ${-y * CELL})`}>
            <rect
              x={-9}
              y={-9}
              width={18}
              height={18}
              rx="2"
              fill={colourAt(place)}
              fillOpacity="0.16"
              stroke={colourAt(place)}
              strokeOpacity="0.5"
              strokeWidth="0.6"
            />
            {orbit !== null && <circle r="7.4" fill="none" stroke={tintOf(orbit)} strokeWidth="1.8" />}
            {ground !== null && <SideToken side={ground} r={5.2} />}
            {fought.has(place) && (
              <path d="M-7 -7L7 7M7 -7L-7 7" stroke="var(--bad)" strokeWidth="2.2" strokeLinecap="round" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
