// The leaders of the Naalu Collective.
import type { Seat } from '@orrery/kernel';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { freely } from '../../abilities/open-card.ts';
import { liftToken } from '../../atoms/economy.ts';
import { players, seatAt } from '../../effects/targets.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import type { Piece } from '../../registry.ts';
import { agendaName, noteName, player } from '../../say.ts';
import { livingSeats, type Pub, playerOf, type T } from '../../state.ts';
import { areNeighbours, hasToken, mecatol } from '../../values/board.ts';
import { isGroundForce, unitsNear } from '../../values/units.ts';

const MABAN = 'maban';
const council = (pub: Pub, seat: Seat): string[] => [mecatol(pub), ...neighbours(pub, seat, mecatol(pub))];
function readAgendas(t: T, seat: Seat): void {
  const { agendas } = t.s.dark.decks;
  const cards = [...new Set([agendas.at(-1)!, agendas[0]!])].map(agendaName);
  t.reveal({ type: 'seen.agendas', pub: { seat: player(seat) }, to: { [seat]: { cards } } });
}
function readNotes(t: T, seat: Seat, target: string): void {
  const from = seatAt(target);
  const cards = t.s.own[from]!.notes.map(noteName);
  t.reveal({ type: 'seen.notes', pub: { seat: player(seat), from: player(from) }, to: { [seat]: { cards } } });
}

export const leaders: Piece[] = [
  agent(
    {
      id: 'zeu',
      faction: 'naalu',
      rules: ['TI4-LEAD-3', 'TI4-TOKEN-6'],
      might: (pub, _, { about }) => hasToken(pub, about.by, about.at),
      resolve: (t, { about }) => liftToken(t, about.by, about.at),
    },
    'commandToken.placed.after',
  ),
  {
    ...commander({
      id: MABAN,
      faction: 'naalu',
      unlocks: (pub, seat) =>
        council(pub, seat).some((at) =>
          unitsNear(pub, at).some((u) => u.at === at && u.owner === seat && isGroundForce(pub, u)),
        ),
      // [TI4-HID-6]
      ...freely('leader', {
        id: MABAN,
        rules: ['TI4-HID-6', 'TI4-GEN-38'],
        aims: (pub, seat) => [
          ...(pub.decks.agendas > 0 ? ['deck:agendas'] : []),
          ...players((_, __, other) => areNeighbours(pub, seat, other) && playerOf(pub, other).notes > 0)(pub, seat),
        ],
        resolve: (t, { seat, target }) =>
          target === 'deck:agendas' ? readAgendas(t, seat) : readNotes(t, seat, target),
      }),
    }),
    set: 'codex3',
    since: 5,
  },
  hero(
    {
      id: 'the-oracle',
      faction: 'naalu',
      rules: ['TI4-LEAD-11', 'TI4-PNOTE-20'],
      might: (pub, seat) => livingSeats(pub).some((other) => other !== seat && playerOf(pub, other).notes > 0),
      resolve(t, { seat }) {
        for (const other of livingSeats(t.s.pub)) if (other !== seat) t.call('giveNote', { seat: other, to: seat });
      },
    },
    'status.end',
  ),
];
