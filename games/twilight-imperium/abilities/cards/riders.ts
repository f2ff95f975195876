// Action cards that foretell the outcome of an agenda: whoever plays one cannot vote, and is paid if it comes true.
import type { Seat } from '@orrery/kernel';
import { drawCards, gainPoints } from '../../atoms/cards.ts';
import { gainGoods, loseToken, setSpeaker } from '../../atoms/economy.ts';
import { idOf, inSystems, withYourPlanet, withYourShips } from '../../effects/targets.ts';
import { placeIn } from '../../effects/units.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { frameAt, step } from '../../procedures.ts';
import { clockwise, type Pub, playerOf, type T } from '../../state.ts';
import { votersIn } from '../../steps/agenda/ballots.ts';
import { barVote, predict } from '../../steps/agenda/influence.ts';
import { obtainable } from '../../steps/pieces.ts';
import { reaction, since } from '../card.ts';

/** What is paid. `target`: where, if the reward needs a place; `outcome`: what was foretold. */
type Paid = { seat: Seat; target: string; outcome: string; agenda: number };
interface Reward {
  /** [TI4-PRED-7] Where it can be paid; nowhere: nothing is paid. */
  where?(pub: Pub, seat: Seat): string[];
  pays(t: T, paid: Paid): void;
}

function rider(id: string, rules: string[], { where, pays }: Reward): Piece {
  const card = reaction(
    {
      id,
      rules: ['TI4-PRED-1', 'TI4-PRED-2', ...rules],
      aims: [(pub, _, { about }) => outcomes(pub, about.frame)],
      resolve(t, { seat, target, about }) {
        barVote(t, about.frame, seat, id);
        predict(t, about.frame, seat, idOf(target), id);
      },
    },
    'agenda.revealed.after',
  );
  const reward = step(`card.${id}.reward`, {
    where(t, f) {
      const from = where?.(t.s.pub, f.args.seat);
      if (from?.length === 0) return 'end';
      if (from) t.call('chooseAim', { seat: f.args.seat, card: id, from, free: false, into: f.id });
    },
    pay: (t, f) =>
      pays(t, {
        seat: f.args.seat,
        target: f.args.more?.[0] ?? '',
        outcome: f.args.target,
        agenda: Number(f.args.about.agenda),
      }),
  });
  return { ...card, steps: { ...card.steps, ...stepNamed(`card.${id}.reward`, reward) } };
}
/** Everything the agenda on the table can come to. */
const outcomes = (pub: Pub, agenda: number): string[] =>
  (frameAt(pub, agenda, 'agenda')?.args.outcomes ?? []).map((outcome) => `outcome:${outcome}`);

export const riders: Piece[] = since(2, [
  rider('imperial-rider', ['TI4-VP-3'], { pays: (t, { seat }) => gainPoints(t, seat, 1) }),
  rider('leadership-rider', ['TI4-TOKEN-2'], { pays: (t, { seat }) => t.call('gainTokens', { seat, count: 3 }) }),
  rider('trade-rider', ['TI4-TG-1'], { pays: (t, { seat }) => gainGoods(t, seat, 5) }),
  rider('technology-rider', ['TI4-TECH-2'], { pays: (t, { seat }) => t.call('research', { seat }) }),
  rider('construction-rider', ['TI4-STRUCT-2'], {
    pays: (t, { seat }) => t.call('buildStructure', { seat, only: 'space-dock' }),
  }),
  rider('politics-rider', ['TI4-AC-1', 'TI4-SPEAK-2'], {
    pays(t, { seat }) {
      drawCards(t, seat, 3);
      setSpeaker(t, seat);
    },
  }),
  rider('warfare-rider', ['TI4-COMP-4'], {
    where: (pub, seat) => (obtainable(pub, seat, 'dreadnought') > 0 ? inSystems(withYourShips)(pub, seat) : []),
    pays: (t, { seat, target }) => placeIn(t, seat, 'dreadnought', target),
  }),
  rider('diplomacy-rider', ['TI4-TOKEN-4', 'TI4-TOKEN-5'], {
    where: inSystems(withYourPlanet),
    pays(t, { seat, target }) {
      for (const other of clockwise(t.s.pub, seat).slice(1)) t.call('placeToken', { seat: other, system: target });
    },
  }),
  rider('sanction', ['TI4-TOKEN-6', 'TI4-VOTE-20'], {
    pays(t, { outcome, agenda }) {
      for (const voter of votersIn(t, agenda, outcome))
        if (playerOf(t.s.pub, voter).fleet > 0) loseToken(t, voter, 'fleet');
    },
  }),
]);
