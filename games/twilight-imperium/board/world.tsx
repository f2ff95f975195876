// A planet on its tile: disc, resources and influence, trait, specialty, legendary mark, who controls it, who stands on it.
import { colourOf, litProps, Planet, type PlanetKind, SeatToken } from '@orrery/board';
import { influenceOf, isLegendary, resourcesOf, specialtiesOf, traitsOf } from '../figures.ts';
import { exploreName, NOBODY, type PlanetCard, planetCard } from '../tables.ts';
import css from './galaxy.module.css';
import type { Point } from './hex.ts';
import { linesAt, linesOf, nameAt, roomForName } from './letters.ts';
import type { Props } from './props.ts';
import { isRuled } from './ruled.tsx';
import { LegendarySign, TechSign, TraitSign } from './signs.tsx';
import { Row } from './units.tsx';

/** The colour of its kind, for the style sheet. */
export const tinted = (colour: string): object => ({ '--tint': colour });
const roomy = (room: number): object => ({ '--room': room });
const KINDS: Readonly<Record<string, PlanetKind>> = { cultural: 'earth', hazardous: 'volcanic', industrial: 'rock' };

export function kindOfPlanet({ traits, home, id }: PlanetCard): PlanetKind {
  if (traits.length > 0) return KINDS[traits[0]!] ?? 'desert';
  if (home) return id.length % 2 === 0 ? 'desert' : 'ice';
  return 'gas';
}

/** A planet as it is now, with what lies under its card. */
export function worldNow({ view: { pub } }: Props, id: string): PlanetCard {
  const card = planetCard(id);
  if (!(id in pub.planets)) return card;
  return {
    ...card,
    resources: resourcesOf(pub, id),
    influence: influenceOf(pub, id),
    traits: traitsOf(pub, id),
    tech: specialtiesOf(pub, id),
    ...(isLegendary(pub, id) ? { legendary: card.legendary ?? id } : {}),
  };
}
/** Who has its card, and how it lies. */
export const stateOf = ({ view: { pub } }: Props, id: string) => pub.planets[id] ?? pub.stations[id];
/** What lies under its card and on it, by name. */
export function attachedTo({ view: { pub }, say }: Props, id: string): string[] {
  const { attachments = [], markers = [], monument } = pub.planets[id] ?? {};
  return [
    ...attachments.map((card) => say(exploreName(card))),
    ...markers.map((kind) => say({ key: `token.${kind}` })),
    ...(monument ? [say({ key: 'monument.under', args: { n: monument.under } })] : []),
  ];
}

/** Where its ground forces stand, in parts of its radius, and how much room they have where it is alone. */
const GROUND = 0.55;
const WIDE = 150;

interface WorldProps {
  board: Props;
  id: string;
  disc: Point & { r: number };
}

/** Drawn after all worlds of its tile, so that no neighbour lies over it. `ships`: so many fly there. */
export function WorldName({ board, id, disc, worlds, ships }: WorldProps & { worlds: number; ships: number }) {
  const label = board.say({ key: `planet.${id}` });
  const room = roomForName(disc, label, worlds, ships);
  const lines = linesOf(label, worlds);
  const heights = linesAt(disc, lines.length);
  return (
    <text className={css.label} style={roomy(room)}>
      {lines.map((line, i) => (
        <tspan key={line} x={nameAt({ x: disc.x, y: heights[i]! }, line)} y={heights[i]}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

export function World({ board, id, disc }: WorldProps) {
  const { pub } = board.view;
  const card = worldNow(board, id);
  const state = stateOf(board, id);
  const { r } = disc;
  const controller = state?.controller ?? NOBODY;
  const units = pub.units.filter((unit) => unit.on === id);
  const owners = [...new Set(units.map((unit) => unit.owner))];
  const name = planetWords(board, id);
  return (
    <g transform={`translate(${disc.x} ${disc.y})`}>
      <g className={css.world} {...litProps(board, `planet:${id}`, name)}>
        <title>{name}</title>
        <g opacity={state?.exhausted ? 0.5 : 1}>
          <Planet seed={id} kind={kindOfPlanet(card)} r={r} ring={card.station === true} />
        </g>
        <circle
          r={r + 2.5}
          className={css.rim}
          data-held={controller === NOBODY ? undefined : ''}
          style={tinted(controller === NOBODY ? 'none' : colourOf(controller))}
        />
        {isRuled() && <Values card={card} r={r} exhausted={state?.exhausted === true} />}
        {isRuled() && <Marks card={card} r={r} />}
      </g>
      {controller !== NOBODY && <SeatToken seat={controller} r={8} y={-r - 1} />}
      {pub.planets[id]?.markers && <Marker x={r * 0.87} y={-r * 0.5} />}
      {pub.planets[id]?.monument && <Obelisk x={-r * 0.87} y={-r * 0.5} under={pub.planets[id].monument.under} />}
      {pub.custodians && id.startsWith('mecatol-rex') && <Custodians />}
      {owners.map((owner, i) => (
        <Row
          key={owner}
          board={board}
          units={units.filter((unit) => unit.owner === owner)}
          x={0}
          y={r * GROUND + i * 24}
          width={r > 30 && disc.x === 0 ? WIDE : r * 2.6}
          size={29}
          sign={owner !== controller}
        />
      ))}
    </g>
  );
}

/** Resources in a gold disc, influence in a blue hexagon; hollow when the planet is exhausted. */
export function Values({ card, r, exhausted }: { card: PlanetCard; r: number; exhausted: boolean }) {
  const size = r > 30 ? 13 : 12;
  return (
    <g transform={`translate(0 ${-r * 0.22})`} className={css.values} data-spent={exhausted ? '' : undefined}>
      <g transform={`translate(${-size - 1} 0)`} style={tinted('#f2c75c')}>
        <circle r={size} />
        <text className={css.value}>{card.resources}</text>
      </g>
      <g transform={`translate(${size + 1} 0)`} style={tinted('#8ec9ff')}>
        <path d="M0 -11.5L10 -5.7V5.7L0 11.5L-10 5.7V-5.7Z" transform={`scale(${size / 10.6})`} />
        <text className={css.value}>{card.influence}</text>
      </g>
    </g>
  );
}

/** On the rim: traits to the right, technology specialties to the left, a crown for a legendary planet. */
function Marks({ card, r }: { card: PlanetCard; r: number }) {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `translate(${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)})`;
  };
  return (
    <g stroke="var(--sky-0)" strokeWidth="1.2">
      {card.traits.map((trait, i) => (
        <g key={trait} transform={at(-32 + i * 26)}>
          <TraitSign trait={trait} />
        </g>
      ))}
      {card.tech.map((colour, i) => (
        <g key={`${colour}${i}`} transform={at(212 - i * 30)}>
          <TechSign colour={colour} />
        </g>
      ))}
      {card.legendary && (
        <g transform={at(150)}>
          <LegendarySign />
        </g>
      )}
    </g>
  );
}

/** A token that lies on the planet: a closed eye. */
function Marker({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="var(--brass)" strokeWidth="1.8" strokeLinecap="round">
      <circle r="9" fill="var(--sky-0)" />
      <path d="M-5.5 -1.5Q0 4 5.5 -1.5M-3.5 1L-4.5 3.4M0 2V4.6M3.5 1L4.5 3.4" />
    </g>
  );
}

/** A monument, and how many commodities lie under it. */
function Obelisk({ x, y, under }: Point & { under: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-16"
        y="-11"
        width="32"
        height="22"
        rx="11"
        fill="var(--sky-0)"
        stroke="var(--brass)"
        strokeWidth="1.8"
      />
      <path d="M-10 6L-8.4 -5.5L-6.5 -8L-4.6 -5.5L-3 6Z" fill="var(--brass)" />
      <text className={css.under} x="5.5" y="4.8">
        {under}
      </text>
    </g>
  );
}

function Custodians() {
  return (
    <g transform="translate(0 -34)" fill="none" stroke="var(--brass)" strokeWidth="2.5">
      <circle r="11" fill="var(--sky-0)" />
      <path d="M-6 5V-2M-2 5V-4M2 5V-4M6 5V-2M-8 6H8M-8 -4L0 -8L8 -4" strokeWidth="1.8" />
    </g>
  );
}

/** Everything printed on the planet, in words. */
export function planetWords(board: Props, id: string): string {
  const { resources, influence, traits, tech, legendary, station } = worldNow(board, id);
  const state = stateOf(board, id);
  const parts = [
    board.say({ key: 'tip.planet', args: { planet: { key: `planet.${id}` }, resources, influence } }),
    ...(station ? [board.say({ key: 'tip.station' })] : []),
    ...traits.map((trait) => board.say({ key: `trait.${trait}` })),
    ...tech.map((colour) => board.say({ key: 'tip.specialty', args: { colour: { key: `colour.${colour}` } } })),
    ...(legendary ? [board.say({ key: 'tip.legendary' })] : []),
    ...attachedTo(board, id),
    ...(state && state.controller !== NOBODY
      ? [board.say({ key: 'tip.controlled', args: { seat: { seat: state.controller } } })]
      : []),
    ...(state?.exhausted ? [board.say({ key: 'tip.exhausted' })] : []),
  ];
  return parts.join(' · ');
}
