// The promissory notes of the Empyrean.
import { since } from '../../abilities/card.ts';
import { faceUpNote } from '../../abilities/notes/note.ts';
import { gainGoods } from '../../atoms/economy.ts';
import type { Piece } from '../../registry.ts';
import { choiceOf } from '../../steps/agenda/ballots.ts';
import { addVotes } from '../../steps/agenda/influence.ts';
import { commodityValue } from '../../values/economy.ts';
import { openNotes } from '../../values/notes.ts';

export const notes: Piece[] = since(3, [
  {
    ...faceUpNote({ id: 'blood-pact', faction: 'empyrean', rules: ['TI4-PNOTE-3', 'TI4-VOTE-10'] }),
    // [TI4-VOTE-10] when the second of the two has voted
    voted(t, agenda, seat) {
      for (const { holder, owner } of openNotes(t.s.pub, 'blood-pact')) {
        if (seat !== holder && seat !== owner) continue;
        const [one, other] = [holder, owner].map((each) => choiceOf(t, agenda, each));
        if (one !== undefined && one === other) addVotes(t, agenda, holder, 4);
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
