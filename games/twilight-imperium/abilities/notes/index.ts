// The promissory notes that everybody has. Alliance comes with the leaders, those of sheets are in their factions' folders.
import { gainPoints } from '../../atoms/cards.ts';
import type { Piece } from '../../registry.ts';
import { player } from '../../say.ts';
import { effectsOf, lay, playerOf } from '../../state.ts';
import { barVote } from '../../steps/agenda/influence.ts';
import { putOff } from '../../steps/moments.ts';
import { hasUnits } from '../../values/units.ts';
import { faceUpNote, goHome, note } from './note.ts';

declare module '../../state.ts' {
  interface Effects {
    noCards: true;
    'political-secret': true;
  }
}

const SECRET = 'political-secret';

export const notes: Piece[] = [
  note(
    {
      id: 'ceasefire',
      rules: ['TI4-PNOTE-14', 'TI4-MOVE-22'],
      might: (pub, seat, owner, { about }) => about.by === owner && hasUnits(pub, seat, about.at),
      resolve: (t, { owner, about }) => lay(t.frame(about.frame, 'tactical'), { kind: 'noEntry', seat: owner }),
    },
    'tactical.activate.after',
  ),
  note(
    {
      id: 'trade-agreement',
      rules: ['TI4-PNOTE-12', 'TI4-TRANS-11'],
      might: (pub, _, owner, { about }) => about.by === owner && playerOf(pub, owner).commodities > 0,
      resolve(t, { seat, owner, about }) {
        const { commodities } = playerOf(t.s.pub, owner);
        const amount = Math.min(commodities, about.amount ?? commodities);
        playerOf(t.s.pub, owner).commodities -= amount;
        playerOf(t.s.pub, seat).goods += amount; // [TI4-COMM-5] a gift: no gain of goods
        t.tell({ type: 'commodities.given', pub: { seat: player(owner), to: player(seat), amount } });
      },
    },
    'commodities.replenish',
  ),
  {
    ...note(
      {
        id: SECRET,
        rules: ['TI4-PNOTE-13'],
        might: () => true,
        lasts: true,
        resolve(t, { seat, owner, about }) {
          barVote(t, about.frame, owner, SECRET);
          for (const kind of ['noCards', 'noSheet'] as const)
            lay(t.frame(about.frame, 'agenda'), { kind, seat: owner });
          putOff(t, { kind: SECRET, seat, amount: owner, source: SECRET, until: 'agenda.end' });
        },
      },
      'agenda.revealed.when',
    ),
    restrictions: {
      play: (pub, seat) =>
        effectsOf(pub, 'noCards').some((effect) => effect.seat === seat)
          ? { why: SECRET, rule: 'TI4-PNOTE-13' }
          : undefined,
    },
    due: (t, { amount }) => goHome(t, SECRET, amount!),
  },
  faceUpNote({
    id: 'support-for-the-throne',
    rules: ['TI4-PNOTE-6', 'TI4-PNOTE-7'],
    received: (t, holder) => gainPoints(t, holder, 1),
    lost: (t, holder) => gainPoints(t, holder, -1),
  }),
];
