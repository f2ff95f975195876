// The promissory note of the Council Keleres.
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import { drawCards } from '../../atoms/cards.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { idOf } from '../../effects/targets.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { frameAt, step } from '../../procedures.ts';
import { barVote, predict } from '../../steps/agenda/influence.ts';

const RIDER = 'keleres-rider';
const reward = step(`card.${RIDER}.reward`, {
  pay(t, { args: { seat } }) {
    drawCards(t, seat, 1);
    gainGoods(t, seat, 2);
  },
});
const rider = note(
  {
    id: RIDER,
    faction: 'keleres',
    rules: ['TI4-PRED-1', 'TI4-VOTE-12'],
    might: (pub, _, __, { about }) => (frameAt(pub, about.frame, 'agenda')?.args.outcomes ?? []).length > 0,
    where: (pub, { about }) =>
      (frameAt(pub, Number(about.frame), 'agenda')?.args.outcomes ?? []).map((outcome) => `outcome:${outcome}`),
    resolve(t, { seat, at, about }) {
      barVote(t, about.frame, seat, RIDER);
      if (at) predict(t, about.frame, seat, idOf(at), RIDER);
    },
  },
  'agenda.revealed.after',
);

export const notes: Piece[] = since(5, [
  { ...rider, steps: { ...rider.steps, ...stepNamed(`card.${RIDER}.reward`, reward) } },
]);
