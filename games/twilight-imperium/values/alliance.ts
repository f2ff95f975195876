// TI4-REF: alliance cards, each with the ability of one commander.
import { inPlay, type Seat } from '@orrery/kernel';
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
    .filter(({ leader }) => !pub.players.some(({ faction }) => faction === leader!.faction))
    .filter(({ leader }) => !Object.values(pub.minors ?? {}).some(({ faction }) => faction === leader!.faction))
    .map(({ id }) => id);

/** [TI4-REF-3] An alliance card before its holder: its ability can be used from now on. */
export const allianceCard = (id: string, holder: Seat): Card => newCard('alliance', id, holder, NOBODY);
