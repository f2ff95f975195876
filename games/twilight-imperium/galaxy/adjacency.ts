// TI4-ADJ: adjacency from a viewpoint. Who asks matters: an effect may join systems for one player alone. [TI4-ADJ-9]
import { once, type Seat } from '@orrery/kernel';
import { systemTile } from '../content.ts';
import { INGRESS } from '../packs/thunders-edge/fracture.ts';
import { anyGrants, modifiers } from '../registry.ts';
import type { Pub } from '../state.ts';
import { faceOf, type Link, linksOf, systemsOn } from './graph.ts';
import { madeByTokens } from './tokens.ts';

/** A tile that has left the board shows none. */
const sideOf = (pub: Pub, system: string): string => pub.board.find((t) => t.tile === system)?.side ?? '';

/** [TI4-WORM-1] The wormholes now in a system: those of the side that lies up, with tokens. */
export function wormholesIn(pub: Pub, system: string): readonly string[] {
  const tokens = madeByTokens(pub, system, 'wormholes');
  const effects = modifiers(pub, 'wormholes');
  const printed = printedWormholes(pub, system);
  if (tokens.length + effects.length === 0) return printed;
  const added = [...tokens, ...effects.flatMap((m) => m.wormholes(pub, system))];
  return added.length === 0 ? printed : [...new Set([...printed, ...added])];
}
export function printedWormholes(pub: Pub, system: string): readonly string[] {
  const card = faceOf(pub.board, system);
  if (!card.sides) return card.wormholes ?? [];
  const side = card.sides[sideOf(pub, system)] as { wormholes?: string[] } | undefined;
  return side?.wormholes ?? [];
}

/** Every step that may be taken from a system, with its way. [TI4-WORM-4] A border comes before a wormhole. */
export const stepsFrom = (pub: Pub, viewer: Seat, system: string): readonly Link[] =>
  once(pub, `steps ${viewer} ${system}`, () => linksFrom(pub, viewer, system, 'all'));

/** [TI4-MOVE-5] Those of them that whoever moves may take: a law may shut wormholes. */
export const waysFrom = (pub: Pub, viewer: Seat, system: string): readonly string[] =>
  once(pub, `ways ${viewer} ${system}`, () => linksFrom(pub, viewer, system, 'open').map((link) => link.to));
const openTo =
  (mover: Seat) =>
  (pub: Pub, system: string): readonly string[] =>
    wormholesIn(pub, system).filter((kind) => !anyGrants('shuts', pub, kind, system, mover));

/** [TI4-WORM-4] Whether a step can be taken through wormholes, though there may be another way: whoever moves has the choice. */
export function isThroughWormhole(pub: Pub, viewer: Seat, from: string, to: string): boolean {
  const [here, there] = [openTo(viewer)(pub, from), openTo(viewer)(pub, to)];
  if (here.some((kind) => there.includes(kind))) return true;
  const joined = () => modifiers(pub, 'links').some(({ links }) => links(pub, viewer, from).includes(to));
  return here.length > 0 && there.length > 0 && joined(); // an effect joins wormholes of different kinds
}

/** The wormholes that a step cannot do without: none where there is a border. */
export function wormholesTaken(pub: Pub, viewer: Seat, from: string, to: string): readonly string[] {
  if (linksOf(pub.board, from).some((link) => link.to === to) || !isThroughWormhole(pub, viewer, from, to)) return [];
  if (modifiers(pub, 'bridges').some(({ bridges }) => bridges(pub, from).includes(to))) return [];
  const [here, there] = [openTo(viewer)(pub, from), openTo(viewer)(pub, to)];
  const both = here.filter((kind) => there.includes(kind));
  return both.length > 0 ? both : [...here, ...there]; // joined by an effect
}

const WORMHOLES = { all: () => wormholesIn, open: openTo };
type Wormholes = keyof typeof WORMHOLES;

function linksFrom(pub: Pub, viewer: Seat, system: string, wormholes: Wormholes): readonly Link[] {
  const isOpen = ({ to, way }: Link): boolean => way !== 'border' || !anyGrants('severs', pub, viewer, system, to);
  const borders = linksOf(pub.board, system);
  const open = modifiers(pub, 'severs').length === 0 ? borders : borders.filter(isOpen);
  const found = new Map<string, Link>();
  const add = (to: string, way: Link['way']) => {
    if (to !== system && !found.has(to)) found.set(to, { to, way });
  };
  const kinds = WORMHOLES[wormholes](viewer)(pub, system);
  if (kinds.length > 0) {
    for (const [tile, theirs] of withWormholes(pub, viewer, wormholes))
      if (theirs.some((kind) => kinds.includes(kind))) add(tile, 'wormhole'); // [TI4-ADJ-3]
  }
  for (const to of acrossFracture(pub, system)) add(to, 'ingress');
  for (const { bridges } of modifiers(pub, 'bridges')) for (const to of bridges(pub, system)) add(to, 'token'); // [TI4-ADJ-5]
  for (const { links } of modifiers(pub, 'links')) for (const to of links(pub, viewer, system)) add(to, 'effect');
  if (found.size === 0) return open; // most systems
  for (const { to } of open) found.delete(to); // a border comes before anything else
  return [...open, ...found.values()];
}

/** Every system that has any; which of them are open may depend on who asks. */
const withWormholes = (
  pub: Pub,
  viewer: Seat,
  wormholes: Wormholes,
): readonly (readonly [string, readonly string[]])[] =>
  once(pub, wormholes === 'all' ? 'wormholes' : `wormholes ${viewer}`, () =>
    systemsOn(pub.board)
      .map(({ tile }) => [tile, WORMHOLES[wormholes](viewer)(pub, tile)] as const)
      .filter(([, kinds]) => kinds.length > 0),
  );

/** [TI4-ADJ-4] Between a system with an ingress token and each egress; neither among the ones nor among the others. */
function acrossFracture(pub: Pub, system: string): string[] {
  const leadsIn = (at: string): boolean => pub.systemTokens[at]?.some(({ kind }) => kind === INGRESS) ?? false;
  if (systemTile(system).egress) return Object.keys(pub.systemTokens).filter(leadsIn);
  return leadsIn(system) ? systemsOn(pub.board).flatMap(({ tile }) => (systemTile(tile).egress ? [tile] : [])) : [];
}

export const neighbours = (pub: Pub, viewer: Seat, system: string): string[] =>
  stepsFrom(pub, viewer, system).map((link) => link.to);

export const adjacent = (pub: Pub, viewer: Seat, a: string, b: string): boolean =>
  stepsFrom(pub, viewer, a).some((link) => link.to === b);

/** Systems at most so many steps away from any of these, themselves included. */
export function systemsNear(pub: Pub, viewer: Seat, from: readonly string[], most: number): ReadonlySet<string> {
  const found = new Set(from);
  let edge: readonly string[] = from;
  for (let steps = 0; steps < most; steps++) {
    edge = edge.flatMap((system) => neighbours(pub, viewer, system)).filter((system) => !found.has(system));
    for (const system of edge) found.add(system);
  }
  return found;
}
