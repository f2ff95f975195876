// What lies before me to choose from now: civilizations, leaders, Dark Tech cards, or the tiles I have drawn.
import { askedAt, litProps, noise, Planet } from '@orrery/board';
import type { ReactNode } from 'react';
import * as pack from '../packs/base/index.ts';
import type { At } from '../steps/index.ts';
import board from './board.module.css';
import card from './card.module.css';
import { type B, optionsOf, requestFor, ui } from './facts.ts';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { hexPoints } from './hex.ts';
import { HEX_R } from './layout.ts';
import { pressProps } from './press.ts';
import { placesOf, systemWords, Yield } from './system.tsx';
import css from './tray.module.css';

/** Which kind of thing is laid out, if any. */
type TrayKind = 'civilization' | 'leader' | 'tech' | 'tile';
export const trayKind = (b: B): TrayKind | undefined =>
  (['civilization', 'leader', 'tech', 'tile'] as const).find((kind) => requestFor(b, kind));

/** The things of this kind that the request offers, each once. */
function offered(b: B, kind: TrayKind): string[] {
  const request = requestFor(b, kind);
  const refs = request ? optionsOf(request).flatMap((o) => o.refs ?? []) : [];
  return [...new Set(refs.filter((ref) => ref.startsWith(`${kind}:`)).map((ref) => ref.slice(kind.length + 1)))];
}

const LAYOUT: Readonly<Record<TrayKind, string | undefined>> = {
  civilization: css.crests,
  leader: css.choices,
  tech: css.choices,
  tile: css.tiles,
};
export const trayClass = `${board.section} ${css.tray}`;

interface InHand {
  tile: pack.TileId | null;
  take(tile: pack.TileId): void;
}

export function Tray({ b, kind, hand }: { b: B; kind: TrayKind; hand: InHand }) {
  const ids = offered(b, kind);
  const automas = askedAt<At>(b.requests, 'automaDiscover.place') !== undefined;
  const title = ui(b, automas ? 'tray.tile.automa' : `tray.${kind}`);
  return (
    <section className={kind === 'tile' ? `${trayClass} ${css.drawn}` : trayClass} aria-label={title}>
      <h2 className={board.heading}>{title}</h2>
      <div className={LAYOUT[kind]}>
        {ids.map((id) => (
          <Item key={id} b={b} kind={kind} id={id} hand={hand} />
        ))}
      </div>
      {kind === 'tile' && (
        <p className={css.hint}>{ui(b, ids.length > 1 && !hand.tile ? 'tray.tile.which' : 'tray.tile.where')}</p>
      )}
    </section>
  );
}

function Item({ b, kind, id, hand }: { b: B; kind: TrayKind; id: string; hand: InHand }) {
  const lit = litProps(b, `${kind}:${id}`);
  if (kind === 'tile') return <Tile b={b} id={id} hand={hand} />;
  if (kind === 'civilization')
    return (
      <div {...lit} className={`${card.text} ${css.civilization}`}>
        <Emblem id={id} />
        <strong>{b.say({ key: `civilization.${id}` })}</strong>
      </div>
    );
  return (
    <div
      {...lit}
      className={card.text}
      style={{ '--tint': kind === 'tech' ? 'light-dark(#6b4fc4, #b59cff)' : 'var(--brass)' } as never}
    >
      <strong>
        {kind === 'tech' ? <TechSign id={id} /> : <Emblem id={id} size={26} />}
        {b.say({ key: `${kind}.${id}` })}
      </strong>
      {b.say({ key: `${kind}.${id}.text` })}
    </div>
  );
}

/** A drawn tile: taking it up lets the next click on a space put it there. */
function Tile({ b, id, hand }: { b: B; id: pack.TileId; hand: InHand }) {
  const lit = litProps(b, `tile:${id}`, systemWords(b, id));
  const { r, at } = placesOf(id);
  const held = hand.tile === id;
  return (
    <div
      {...lit}
      {...pressProps(() => hand.take(id), systemWords(b, id), held)}
      {...(held ? { 'data-picked': '' } : {})}
      className={css.tile}
    >
      <svg viewBox="-72 -74 144 148" aria-hidden="true">
        <polygon
          points={hexPoints(HEX_R)}
          fill="light-dark(#e9edf8, #0c1328)"
          stroke="var(--brass)"
          strokeWidth="2.5"
        />
        {pack.tileOf(id).planets.map((planet, i) => (
          <Planet key={planet.id} seed={planet.id} kind={planet.type} r={r} cx={at[i]![0]} cy={at[i]![1]} />
        ))}
        <Yield tile={id} y={45} />
      </svg>
    </div>
  );
}

const TECH_SIGN: Readonly<Record<string, GlyphName>> = {
  'dt1-stargate': 'slot',
  'dt1-gem-upgrade': 'polish',
  'dt1-explorers': 'discover',
  'dt1-science': 'colonize',
  'dt1-empire': 'majority',
  'dt1-flexible': 'discover',
  'dt1-saver': 'consumption',
  'dt1-traveler': 'harvest',
  'dt2-resources': 'harvest',
  'dt2-perpetual': 'consumption',
  'dt2-feudalism': 'majority',
  'dt2-journey': 'discover',
  'dt2-information': 'hand',
  'dt2-dominant': 'score',
  'dt2-boost': 'energy',
  'dt2-settlement': 'colonize',
};
/** A Dark Tech card small: what it is about. */
export function TechSign({ id, size = 26 }: { id: pack.TechId; size?: number }) {
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <circle r="15" fill="light-dark(#ded9f0, #241b45)" stroke="light-dark(#6b4fc4, #b59cff)" strokeWidth="1.6" />
      <Glyph name={TECH_SIGN[id] ?? 'energy'} size={18} fill="light-dark(#351593, #d9ccff)" />
    </svg>
  );
}

/** A crest that follows from the name: rays, rings and a star. */
function Emblem({ id, size = 64 }: { id: string; size?: number }) {
  const next = noise(`crest ${id}`);
  const rays = 5 + Math.floor(next() * 7);
  const hue = Math.floor(next() * 360);
  const colour = `hsl(${hue} 60% 68%)`;
  const shapes: ReactNode[] = Array.from({ length: rays }, (_, i) => (
    <path
      key={i}
      d={`M0 -22Q${3 + next() * 2} -12 0 -7Q${-3 - next() * 2} -12 0 -22Z`}
      transform={`rotate(${(360 / rays) * i})`}
      fill={colour}
    />
  ));
  return (
    <svg viewBox="-28 -28 56 56" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <circle r="26" fill="light-dark(#ebeff9, #0b1124)" stroke={colour} strokeWidth="1.6" />
      <circle r={10 + next() * 8} fill="none" stroke={colour} strokeOpacity="0.5" />
      {shapes}
      <circle r="4.5" fill="var(--brass)" />
    </svg>
  );
}
