// SGO-ACCESS: the access room. One action point fills one active access module from the reserve.
import type { Barred, Option } from '@orrery/kernel';
import { fill } from '../atoms.ts';
import { step } from '../procedures.ts';
import { moduleRef, readKey, STOP, standingName } from '../say.ts';
import type { Placed, Player } from '../state.ts';
import { isAccess, isFull } from '../values/figures.ts';
import { countPoints } from './action.ts';

export const filling = step('filling', {
  count: countPoints,
  fill: {
    who: (pub, f) => (f.args.left > 0 && fillable(pub.players[f.args.seat]!).length > 0 ? [f.args.seat] : []),
    question(k, f) {
      const player = k.pub.players[f.args.seat]!;
      return {
        prompt: { key: 'ask.fill', args: { left: f.args.left, reserve: player.reserve.settlers } },
        ask: { shape: 'one', options: [...fillable(player).map(option), STOP] },
        barred: barred(player),
        rules: ['SGO-ACCESS-1', 'SGO-TURN-9'],
        fallback: STOP.key,
      };
    },
    take(t, f, choices) {
      const { seat } = f.args;
      const choice = choices.get(seat) as string;
      if (choice === STOP.key) return 'end';
      f.args.left -= 1;
      fill(t, seat, readKey(choice).what);
      return { goto: 'fill' };
    },
  },
});

/** [SGO-ACCESS-2..5] */
const fillable = ({ station, reserve }: Player): Placed[] =>
  reserve.settlers > 0 ? station.filter((m) => isAccess(m) && m.active && !isFull(m)) : [];

const option = (module: Placed): Option => ({
  key: `fill:${module.id}`,
  label: { key: 'do.fill', args: { module: standingName(module) } },
  refs: [moduleRef(module.id)],
});

function barred({ station }: Player): Barred[] {
  return station.filter(isAccess).flatMap((m) => {
    if (!m.active) return [{ ...option(m), why: { key: 'why.inactive' }, rules: ['SGO-ACCESS-3'] }];
    return isFull(m) ? [{ ...option(m), why: { key: 'why.full' }, rules: ['SGO-ACCESS-5'] }] : [];
  });
}
