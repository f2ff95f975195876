// SGO-END-6..13: what the predominance tokens give and what a careless station costs.
import type { Seat } from '@orrery/kernel';
import { SECTORS, type Token } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { BLOCKED_CORRIDOR_PENALTY, OPEN_CORRIDOR_PENALTY, PLACES } from '../packs/base/tracks.ts';
import type { Player, Pub } from '../state.ts';
import { blockedCorridors, openCorridors } from './station.ts';

/** What each token counts: active modules of a sector, or complete sets of the three. */
type Standing = Record<Exclude<Token, 'none'>, number>;

export function standing(player: Player): Standing {
  const [water, wildlife, energy] = SECTORS.map(
    (sector) => player.station.filter((m) => m.active && moduleOf(m.id).sector === sector).length,
  ) as [number, number, number];
  return { water, wildlife, energy, balance: Math.min(water, wildlife, energy) };
}

/** What a token gives to every seat, from its present place. */
export function gainsOfToken(pub: Pub, token: Token): number[] {
  if (token === 'none') return pub.players.map(() => 0); // [SGO-END-8]
  const counts = pub.players.map((player) => standing(player)[token]);
  const top = Math.max(...counts);
  const value = PLACES[pub.tokens.indexOf(token)]!;
  return counts.map((count) => (count === top && count > 0 ? value : 0)); // [SGO-END-9] [SGO-END-10]
}

export const predominanceGains = (pub: Pub): number[] =>
  pub.players.map((_, seat: Seat) => pub.tokens.reduce((sum, token) => sum + gainsOfToken(pub, token)[seat]!, 0));

/** [SGO-END-12] [SGO-END-13] */
export const corridorLoss = ({ station }: Player, perBlocked = BLOCKED_CORRIDOR_PENALTY): number =>
  openCorridors(station) * OPEN_CORRIDOR_PENALTY + blockedCorridors(station) * perBlocked;
