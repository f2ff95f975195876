// What a bot makes of creuss.
import { type Answerer, choose, partsOf, say } from '../../bot/case.ts';
import type { Hints, JudgeAction } from '../../bot/hints.ts';
import { betters, forMe, type Judge, late, priceNamed } from '../../bot/judging.ts';
import { idOf } from '../../effects/targets.ts';
import { wormholesIn } from '../../galaxy/adjacency.ts';
import { systems } from '../../values/board.ts';
import { fleetOf } from '../../values/units.ts';

/** A gate is good where the own ships are. */
const gate: Answerer = (c) => choose(c, (key) => fleetOf(c.pub, c.seat, partsOf(key)[0]).length, say('gate'));
/** It leads somewhere if others of its kind lie open, and is where it should be if ships are beside it. */
const leads: JudgeAction = ({ pub, seat }, kind) => {
  const open = systems(pub).filter((system) => wormholesIn(pub, system).includes(kind));
  return open.some((system) => fleetOf(pub, seat!, system).length > 0) ? 0 : 0.6 + 0.1 * open.length;
};
/** For the own action, if it brings more than the mech that is given up. */
const digs: Judge = (o) => {
  const { pub, seat } = o.c;
  if (o.about.by !== seat) return 0;
  const [at, kind] = [String(o.about.at), o.target.slice(o.target.lastIndexOf('/') + 1)];
  const lying = [...(pub.systemTokens[at] ?? []), { kind: `creuss-${kind}` }];
  return betters(o, { ...pub, systemTokens: { ...pub.systemTokens, [at]: lying } }) - 3;
};

export const creuss: Hints = {
  likes: 3,
  reactions: {
    'emissary-taivra': forMe,
    'sai-seravus': ({ target }) => Number(idOf(target)),
    'dimensional-splicer': priceNamed,
    'hil-colish': () => 0, // it moves with the others
    'hil-colish.after': () => 0,
    'icarus-drive': digs,
    'creuss-iff': ({ c, target }) => leads(c.k, target),
  },
  actions: {
    'riftwalker-meian': (k) => (late(k) ? 0.6 : 0),
    'wormhole-generator': leads,
  },
  answers: { 'wormhole-generator.where': gate, 'note.creuss-iff.where': gate },
};
