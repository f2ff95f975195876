// The promissory notes of the Empyrean.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { faceUpNote } from '../../abilities/notes/note.ts';
import { gainGoods } from '../../atoms/economy.ts';
import type { Piece } from '../../registry.ts';
import { addVotes } from '../../steps/agenda/influence.ts';
import { commodityValue } from '../../values/economy.ts';
import { openNotes } from '../../values/notes.ts';

export const notes: Piece[] = since(3, [
  {
    ...faceUpNote({ id: 'blood-pact', faction: 'empyrean', rules: ['TI4-PNOTE-3', 'TI4-VOTE-10'] }),
    // [TI4-VOTE-10] when the second of the two has voted
    voted(t, agenda, seat) {
      const votes = t.frame(agenda, 'agenda')?.args.votes ?? [];
      const choice = (one: Seat) => votes.find((vote) => vote.seat === one)?.outcome;
      for (const { holder, owner } of openNotes(t.s.pub, 'blood-pact')) {
        if (seat !== holder && seat !== owner) continue;
        if (choice(holder) !== undefined && choice(holder) === choice(owner)) addVotes(t, agenda, holder, 4);
      }
    },
  },
  {
    ...faceUpNote({ id: 'dark-pact', faction: 'empyrean', rules: ['TI4-PNOTE-3', 'TI4-TRANS-12'] }),
    handed(t, from, to, { commodities }) {
      const pact = openNotes(t.s.pub, 'dark-pact').some(({ holder, owner }) => holder === from && owner === to);
      if (pact && commodities > 0 && commodities >= commodityValue(t.s.pub, from))
        for (const seat of [from, to]) gainGoods(t, seat, 1);
    },
  },
]);
