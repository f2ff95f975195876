// TI4-REF: alliance cards, each with the ability of one commander.
import { inPlay, type Seat } from '@orrery/kernel';
import { factionSheet } from '../content.ts';
import { type Piece, pieces } from '../registry.ts';
import { type Card, NOBODY, newCard, type Pub } from '../state.ts';

const isCommander = ({ leader }: Piece): boolean => leader?.type === 'commander';

/** [TI4-REF-2] The commander whose ability the alliance card of a faction shows. */
export const commanderOf = (faction: string): string | undefined =>
  pieces().find((piece) => isCommander(piece) && piece.leader!.faction === faction)?.id;

/** [TI4-REF-5] The alliance cards of the factions that nobody plays. */
export const unusedCards = (pub: Pub): string[] =>
  inPlay(pieces(), pub)
    .filter(isCommander)
    .filter(({ leader }) => !factionsThere(pub).some((faction) => isSame(faction, leader!.faction)))
    .map(({ id }) => id);

/** Those played, and minor ones. */
const factionsThere = ({ players, minors = {} }: Pub): string[] =>
  [...players, ...Object.values(minors)].map(({ faction }) => faction);
/** Two sides of a sheet live in the same home system, and are one faction. */
function isSame(faction: string, other: string): boolean {
  const [{ home }, { home: theirs }] = [factionSheet(faction), factionSheet(other)];
  return faction === other || (home.system !== undefined && home.system === theirs.system);
}

/** [TI4-REF-3] An alliance card before its holder: its ability can be used from now on. */
export const allianceCard = (id: string, holder: Seat): Card => newCard('alliance', id, holder, NOBODY);
