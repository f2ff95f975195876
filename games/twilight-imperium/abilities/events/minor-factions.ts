// Minor Factions: systems between those of the players, whose masters have the alliance cards of those who live there.
import { gainCard, giveCard } from '../../atoms/possession.ts';
import type { Piece } from '../../registry.ts';
import type { Pub, T } from '../../state.ts';
import { allianceCard, commanderOf } from '../../values/alliance.ts';
import { systemOf } from '../../values/board.ts';
import { FRAGMENTS } from '../../values/fragments.ts';
import { masterOf } from '../../values/minors.ts';
import { event } from './event.ts';

const MINOR = 'minor-factions';
const isMinor = (pub: Pub, planet: string): boolean => systemOf(pub, planet) in (pub.minors ?? {});

/** Its card is with whoever controls all planets, until another one does. */
function follow(t: T): void {
  for (const [system, { faction }] of Object.entries(t.s.pub.minors ?? {})) {
    const master = masterOf(t.s.pub, system);
    const id = commanderOf(faction);
    if (master === undefined || id === undefined) continue;
    const card = t.s.pub.cards.find((each) => each.kind === 'alliance' && each.id === id);
    if (card?.holder === master) continue;
    if (card) giveCard(t, card, master);
    else gainCard(t, allianceCard(id, master));
    t.s.pub.players = [...t.s.pub.players]; // which texts there are is worked out anew for a new list of players
  }
}

export const minorFactions: readonly Piece[] = [
  event(MINOR, {
    since: 6,
    modifiers: { hosts: () => true, traits: (pub, planet) => (isMinor(pub, planet) ? FRAGMENTS : []) },
    upkeep: follow,
  }),
];
