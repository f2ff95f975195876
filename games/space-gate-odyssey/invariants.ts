// SGO-INV: what is true at every decision.

import { sideOf } from './packs/base/exoplanets.ts';
import { ROOMS, TOKENS } from './packs/base/kinds.ts';
import { MODULES, moduleOf } from './packs/base/modules.ts';
import { MODES, PER_PLAYER } from './packs/base/tracks.ts';
import { frameOf, framesOf, type Procedures } from './procedures.ts';
import { gatesInPlay, openExoplanets, type Player, type S } from './state.ts';
import { completeGates, ranksDue } from './values/figures.ts';
import { isWhole } from './values/station.ts';

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const isRunning = ({ pub }: S, ...steps: (keyof Procedures)[]): boolean => frameOf(pub, ...steps) !== undefined;

/** Settlers that have left their module and not landed yet. */
const travelling = ({ pub }: S, seat: number): number =>
  sum(framesOf(pub, 'colonisation').map(({ args }) => (args.seat === seat ? args.left : 0)));

function figures(player: Player): { engineers: number; suits: number; robots: number; settlers: number } {
  const crew = (kind: 'engineers' | 'chiefs' | 'robots') => sum(ROOMS.map((room) => player.rooms[room][kind]));
  const onRanks = (kind: string) => player.ranks.filter((figure) => figure === kind).length;
  const { reserve } = player;
  const chiefs = crew('chiefs') + onRanks('chief');
  return {
    engineers: reserve.engineers + crew('engineers') + onRanks('engineer') + chiefs,
    suits: reserve.suits + chiefs,
    robots: reserve.robots + crew('robots'),
    settlers: reserve.settlers + onRanks('settler') + sum(player.station.map((m) => m.settlers)) + 1, // on the wheel
  };
}

export const invariants: Record<string, (s: S) => boolean> = {
  'INV-1 every figure is somewhere once': (s) =>
    s.pub.players.every((player, seat) => {
      const counted = figures(player);
      const landed = sum(s.pub.exoplanets.map((e) => Object.values(e.slots).filter((owner) => owner === seat).length));
      const settlers = counted.settlers + landed + travelling(s, seat);
      return (
        counted.engineers === PER_PLAYER.engineers &&
        counted.suits === PER_PLAYER.suits &&
        counted.robots === PER_PLAYER.robots &&
        settlers === PER_PLAYER.settlers
      );
    }),
  'INV-1 no count is negative': ({ pub }) =>
    pub.players.every((player) =>
      [player.reserve, ...Object.values(player.rooms)].every((counts) => Object.values(counts).every((n) => n >= 0)),
    ),
  'INV-2 every module is somewhere once': ({ pub, dark }) => {
    const gates = gatesInPlay(pub);
    const used = MODULES.filter((m) => m.gate === null || gates.includes(m.gate)).length;
    const built = pub.players.flatMap((player) => player.station.slice(1).map((m) => m.id));
    const piled = Object.entries(pub.piles).flatMap(([id, { top }]) => [...(top ? [top] : []), ...dark.piles[id]!]);
    return built.length + piled.length === used && new Set([...built, ...piled]).size === used;
  },
  'INV-2 the piles are counted': ({ pub, dark }) =>
    Object.entries(pub.piles).every(([id, { top, left }]) => left === dark.piles[id]!.length + (top ? 1 : 0)),
  'INV-3 modules hold what they can': ({ pub }) =>
    pub.players.every((player) =>
      player.station.every((m) => m.settlers >= 0 && m.settlers <= (m.active ? moduleOf(m.id).capacity : 0)),
    ),
  'INV-4 every station is whole': ({ pub }) => pub.players.every((player) => isWhole(player.station)),
  'INV-5 every gate stands somewhere once': (s) => {
    const gates = gatesInPlay(s.pub);
    const mode = s.pub.short ? MODES.short : MODES.standard;
    if (gates.length !== mode.gates || new Set(gates).size !== gates.length) return false;
    if (isRunning(s, 'closing')) return true;
    const open = openExoplanets(s.pub);
    return open.filter((e) => e.gate).length === Math.min(gates.length, open.length);
  },
  'INV-6 slots are real, and a closed exoplanet holds none': ({ pub }) =>
    pub.exoplanets.every((e) => {
      const ids = Object.keys(e.slots);
      const known = new Set(sideOf(e.id, pub.seats).map.slots.map((slot) => slot.id));
      return e.closed ? ids.length === 0 : ids.every((id) => known.has(id));
    }),
  'INV-7 the tokens are a permutation': ({ pub }) =>
    pub.tokens.length === TOKENS.length && TOKENS.every((token) => pub.tokens.includes(token)),
  'INV-8 ranks follow influence': (s) =>
    s.pub.players.every(
      (player) => player.influence >= 0 && (isRunning(s, 'influence') || player.ranks.length === ranksDue(player)),
    ),
  'INV-9 between turns no gate module is complete': (s) =>
    s.pub.room !== null || s.pub.phase !== 'play' || s.pub.players.every((p) => completeGates(p).length === 0),
  'INV-10 everybody keeps two engineers in the rooms': ({ pub }) =>
    pub.phase === 'ending' ||
    pub.players.every((p) => sum(ROOMS.map((room) => p.rooms[room].engineers + p.rooms[room].chiefs)) >= 2),
};
