// A galaxy: a tinted region around its hexagons, its name, the two payouts with whoever has the majority, its station.
import { colourOf, litProps, noise, SeatToken, Tip } from '@orrery/board';
import { memo } from 'react';
import type * as pack from '../packs/base/index.ts';
import { isAutoma } from '../state.ts';
import css from './board.module.css';
import { Cube } from './cube.tsx';
import { type B, extraOf, named, nameOf, ui } from './facts.ts';
import { CardBack, Glyph, type GlyphName } from './glyphs.tsx';
import { hexPoints } from './hex.ts';
import { type GalaxyPlace, HEX_R, type Point } from './layout.ts';
import { steady } from './steady.ts';
import { tintOf } from './tints.ts';

const inner = hexPoints(HEX_R);

/** Everything of a galaxy but its spaces, which lie on top. */
export const Galaxy = steady(drawGalaxy, (ref, { place }) => ref === `galaxy:${place.galaxy.id}`);

function drawGalaxy({ b, place }: { b: B; place: GalaxyPlace }) {
  const { galaxy, covered } = place;
  const { id } = galaxy;
  const tint = tintOf(id);
  return (
    <g {...(covered ? {} : named(litProps(b, `galaxy:${id}`, galaxyWords(b, galaxy))))} className={css.galaxy}>
      <Nebula seed={id} tint={tint} spaces={place.spaces.map((s) => s.at)} faint={covered} />
      <g opacity={covered ? 0.25 : 1}>
        <g fill={tint} stroke={tint} strokeWidth="26" strokeLinejoin="round" className={css.rim}>
          {place.spaces.map(({ id: space, at }) => (
            <polygon key={space} points={inner} transform={`translate(${at.x} ${at.y})`} />
          ))}
        </g>
        <g
          fill="light-dark(#e7ebf8, #0d142b)"
          stroke="light-dark(#e7ebf8, #0d142b)"
          strokeWidth="20"
          strokeLinejoin="round"
        >
          {place.spaces.map(({ id: space, at }) => (
            <polygon key={space} points={inner} transform={`translate(${at.x} ${at.y})`} />
          ))}
        </g>
        <g fill={tint} stroke={tint} strokeWidth="20" strokeLinejoin="round" opacity="0.16">
          {place.spaces.map(({ id: space, at }) => (
            <polygon key={space} points={inner} transform={`translate(${at.x} ${at.y})`} />
          ))}
        </g>
      </g>
      {covered ? <Covered b={b} place={place} /> : <Badge b={b} place={place} tint={tint} />}
    </g>
  );
}

/** Soft clouds behind the tiles; their shape follows from the name. */
const Nebula = memo(function Nebula({
  seed,
  tint,
  spaces,
  faint,
}: {
  seed: string;
  tint: string;
  spaces: readonly Point[];
  faint: boolean;
}) {
  const next = noise(`nebula ${seed}`);
  return (
    <g opacity={faint ? 0.25 : 1} pointerEvents="none">
      <radialGradient id={`cos-cloud-${seed}`}>
        <stop offset="0" stopColor={tint} stopOpacity="0.3" />
        <stop offset="1" stopColor={tint} stopOpacity="0" />
      </radialGradient>
      {spaces.flatMap(({ x, y }, i) =>
        [0, 1].map((j) => (
          <ellipse
            key={`${i} ${j}`}
            cx={x + (next() - 0.5) * 90}
            cy={y + (next() - 0.5) * 80}
            rx={130 + next() * 60}
            ry={95 + next() * 60}
            transform={`rotate(${(next() * 120 - 60).toFixed(0)} ${x} ${y})`}
            fill={`url(#cos-cloud-${seed})`}
            opacity={(0.4 + next() * 0.4).toFixed(2)}
          />
        )),
      )}
    </g>
  );
});

function Badge({ b, place, tint }: { b: B; place: GalaxyPlace; tint: string }) {
  const { galaxy, badge } = place;
  const facts = extraOf(b.view).galaxies[galaxy.id]!;
  const width = galaxy.lightBonus ? 172 : 136;
  return (
    <Tip text={galaxyWords(b, galaxy)}>
      <g transform={`translate(${badge.x} ${badge.y})`}>
        <Name name={b.say({ key: `galaxy.${galaxy.id}` })} lines={place.lines} tint={tint} />
        <g transform={`translate(${-width / 2} 52)`}>
          <rect
            y="-22"
            width={width}
            height="44"
            rx="22"
            fill="light-dark(#ebeff9, #0b1124)"
            stroke={tint}
            strokeWidth="2.5"
          />
          {facts.majority === null ? (
            <Glyph name="majority" x={26} size={24} fill="var(--brass)" />
          ) : (
            <>
              <SeatToken seat={facts.majority} r={16} x={25} y={3} />
              <Glyph name="majority" x={25} y={-17} size={17} fill="var(--brass)" />
            </>
          )}
          <text x="56" y="10" className={css.high}>
            {galaxy.high}
          </text>
          <Glyph name="presence" x={90} size={20} fill="var(--quiet)" />
          <text x="114" y="9" className={css.low}>
            {galaxy.low}
          </text>
          {galaxy.lightBonus && <CardBack back="light" x={148} size={30} />}
        </g>
        {facts.majority !== null && (
          <rect
            x={-width / 2}
            y="30"
            width={width}
            height="44"
            rx="22"
            className={css.held}
            stroke={colourOf(facts.majority)}
          />
        )}
      </g>
    </Tip>
  );
}

/** In two lines where galaxies are narrower than their names. */
function Name({ name, lines, tint }: { name: string; lines: 1 | 2; tint: string }) {
  const cut = lines === 2 ? name.indexOf(' ') : -1;
  const fill = `color-mix(in srgb, ${tint} 60%, var(--ink))`;
  return (
    <text y="20" className={css.galaxyName} fill={fill}>
      {cut < 0 ? (
        name
      ) : (
        <>
          <tspan x="0" dy="-36">
            {name.slice(0, cut)}
          </tspan>
          <tspan x="0" dy="36">
            {name.slice(cut + 1)}
          </tspan>
        </>
      )}
    </text>
  );
}

/** [COS-SETUP-2] */
/** Nobody gets there: its name would only stand in the way of its neighbours'. */
function Covered({ b, place }: { b: B; place: GalaxyPlace }) {
  const { badge, galaxy } = place;
  return (
    <g transform={`translate(${badge.x} ${badge.y})`} opacity="0.7">
      <title>{b.say({ key: `galaxy.${galaxy.id}` })}</title>
      <Glyph name="lock" x={-52} y={50} size={24} fill="var(--quiet)" />
      <text x="14" y="58" className={css.covered}>
        {ui(b, 'covered')}
      </text>
    </g>
  );
}

const STATION_SIGN: Readonly<Record<pack.StationKind, GlyphName>> = {
  harvest: 'harvest',
  score: 'score',
  colonize: 'colonize',
};
export const stationSign = (kind: pack.StationKind): GlyphName => STATION_SIGN[kind];

/** The station space of a galaxy, with Module 1 only. */
export function Station({ b, place }: { b: B; place: GalaxyPlace }) {
  const station = b.view.pub.stations[place.galaxy.id];
  const { x, y } = place.station;
  const ring = 'M-12 -28H12L28 -12V12L12 28H-12L-28 12V-12Z';
  if (!station)
    return (
      <Tip text={ui(b, 'tip.stationSpace')}>
        <g transform={`translate(${x} ${y}) scale(0.85)`}>
          <path
            d={ring}
            fill="light-dark(#ebeff9, #0b1124)"
            stroke="var(--edge)"
            strokeWidth="2"
            strokeDasharray="7 5"
          />
        </g>
      </Tip>
    );
  const name = b.say({ key: `station.${station.kind}` });
  const text = `${name} (${nameOf(b, station.side)}). ${b.say({ key: `station.${station.kind}.text` })}`;
  return (
    <Tip text={text}>
      <g transform={`translate(${x} ${y})`} {...named({ 'aria-label': text })}>
        <path d={ring} fill="var(--sky-3)" stroke={colourOf(station.side)} strokeWidth="5" />
        <Glyph name={stationSign(station.kind)} size={30} fill="var(--ink)" />
        <SeatToken seat={station.side} r={12} x={22} y={-22} />
        {Array.from({ length: station.cubes }, (_, i) => (
          <g key={i} transform={`translate(${-18 + i * 20} 44) scale(0.6)`}>
            <Cube side={station.side} />
          </g>
        ))}
      </g>
    </Tip>
  );
}

/** Everything about a galaxy in one breath: for tooltips and screen readers. */
function galaxyWords(b: B, { id, high, low, lightBonus, parsec }: pack.Galaxy): string {
  const { pub } = b.view;
  const facts = extraOf(b.view).galaxies[id]!;
  const counts = facts.cubes.flatMap((cubes, side) => (cubes > 0 ? [`${nameOf(b, side)} ${cubes}`] : [])).join(', ');
  const head = ui(b, 'galaxy', { galaxy: { key: `galaxy.${id}` }, parsec, high, low });
  const who =
    facts.majority === null
      ? ui(b, 'galaxy.open')
      : ui(b, 'galaxy.majority', {
          who: isAutoma(pub, facts.majority) ? { key: 'automa.name' } : { seat: facts.majority },
        });
  return [head, lightBonus ? ui(b, 'galaxy.bonus') : '', counts ? `${who} (${counts}).` : ''].filter(Boolean).join(' ');
}
