// Space Gate Odyssey: everything the table can show of it.
import { type Figure, faceOf } from '@orrery/board';
import type { Json, Msg, Request, Told } from '@orrery/kernel';
import { cellRef, moduleRef, planetRef, roomName, slotRef, tokenRef } from '../say.ts';
import type { SpaceGateOdyssey } from '../state.ts';
import { account } from './account.ts';
import { Board } from './board.tsx';
import { extraOf, type SgoView } from './extra.ts';
import { FEATS } from './feats.ts';
import { GIVEN } from './given.ts';
import { LayoutSheet } from './layout-sheet.tsx';
import { handOf } from './picks.ts';
import { plansOf } from './plans.ts';
import { aboutWorld } from './worth.ts';

export const face = faceOf<SpaceGateOdyssey>({
  Board,
  sky: 'any',
  places: GIVEN,
  sheets: { layout: LayoutSheet },
  headline,
  opens: () => true,
  figures,
  score: ({ pub }) => pub.players.map(({ influence }) => influence),
  unit: { key: 'figure.influence' },
  account,
  feats: FEATS,
  beginsTurn: ({ type }) => type === 'turn' || type === 'ending',
  refsOf,
  about: aboutWorld,
  subject: worldOf,
  hand: handOf,
  plans: plansOf,
  coach: ['odyssey', 'worksite', 'station', 'worlds', 'influence'].map((part) => ({
    at: `part:${part}`,
    text: { key: `coach.${part}` },
  })),
  summary: ['send', 'points', 'sector', 'modules', 'access', 'travel', 'close', 'end'].map((part) => ({
    key: `summary.${part}`,
  })),
});

function headline({ pub: { phase, round, room } }: SgoView): Msg {
  if (phase === 'setup') return { key: 'headline.setup' };
  if (phase !== 'play') return { key: 'headline.ending' };
  return room
    ? { key: 'headline.room', args: { round, room: roomName(room) } }
    : { key: 'headline.round', args: { round } };
}

function figures(view: SgoView, seat: number): Figure[] {
  const { influence, reserve } = view.pub.players[seat]!;
  return [
    { label: { key: 'figure.influence' }, value: influence },
    { label: { key: 'figure.modules' }, value: extraOf(view).players[seat]!.activeModules },
    { label: { key: 'figure.settlers' }, value: reserve.settlers },
  ];
}

/** Where the settlers land who are asked about. */
function worldOf({ at, ask }: Request): string | undefined {
  if (at !== 'colonisation.choose' || !('options' in ask)) return undefined;
  const planet = /^slot:([^/]+)/.exec(ask.options[0]?.refs?.[0] ?? '')?.[1];
  return planet && planetRef(planet);
}

/** What an event names: modules, a slot or a world, tokens, rooms. */
function refsOf({ args }: Told): string[] {
  const { modules, planet, slot, tokens, x, y } = args;
  const rooms = [args.from, args.to, args.room].flatMap(roomIn);
  const world =
    typeof planet !== 'string' ? [] : [typeof slot === 'string' ? slotRef(planet, slot) : planetRef(planet)];
  return [
    ...(Array.isArray(modules) ? modules.map((id) => moduleRef(String(id))) : []),
    ...(typeof x === 'number' && typeof y === 'number' && !modules ? [cellRef(x, y)] : []),
    ...world,
    ...(Array.isArray(tokens) ? tokens.map((token) => tokenRef(String(token))) : []),
    ...rooms,
  ];
}
/** The room that a message names: `{ key: 'room.water' }`. */
function roomIn(value: Json | undefined): string[] {
  const key = typeof value === 'object' && value !== null && !Array.isArray(value) ? value.key : undefined;
  return typeof key === 'string' && key.startsWith('room.') ? [key.replace('.', ':')] : [];
}
