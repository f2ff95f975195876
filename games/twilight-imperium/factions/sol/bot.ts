// What a bot makes of the Federation of Sol.
import { type Answerer, offers, say } from '../../bot/case.ts';
import type { Hints, JudgeAction } from '../../bot/hints.ts';
import { always, ownDie } from '../../bot/judging.ts';
import { affordable, spareTokens } from '../../bot/objectives.ts';
import { planetWorth } from '../../bot/worth.ts';
import { type Know, playerOf } from '../../state.ts';
import { homeOf, systemOf } from '../../values/board.ts';
import { isGround } from '../../values/units.ts';

const tokensOut = ({ pub, seat }: Know): number =>
  Object.values(pub.tokens).filter((seats) => seats.includes(seat!)).length;

const drop: JudgeAction = (k, planet) => {
  if (playerOf(k.pub, k.seat!).strategy < 2 || spareTokens(k) < 2) return 0;
  const there = k.pub.units.filter((u) => u.owner === k.seat && u.on === planet && isGround(u)).length;
  const home = systemOf(k.pub, planet) === homeOf(k.pub, k.seat!) ? 1 : 0;
  return there < 4 ? 1.2 + home : 0;
};
const mech: Answerer = (c) => {
  const pays = affordable(c.k, { resources: 3 }) && offers(c, 'deploy');
  return { choice: pays ? 'deploy' : 'no', why: say(pays ? 'mech' : 'mech.not') };
};

export const sol: Hints = {
  likes: 5,
  notes: { 'military-support': 2 },
  reactions: {
    'evelyn-delouis': ownDie,
    'claire-gibson': always,
    'military-support': ({ c, target }) => 1 + planetWorth(c.pub, c.seat, target) / 10,
  },
  actions: {
    'orbital-drop': drop,
    'jace-x-4th-air-legion': (k) => (tokensOut(k) >= 3 && playerOf(k.pub, k.seat!).tactic > 0 ? 2 * tokensOut(k) : 0),
  },
  answers: { 'orbital-drop.mech': mech },
};
