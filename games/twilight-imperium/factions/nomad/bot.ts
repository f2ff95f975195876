// What a bot makes of the Nomad.
import type { Hints } from '../../bot/hints.ts';
import { forMe, isClose, late } from '../../bot/judging.ts';
import { frameOf } from '../../procedures.ts';
import { hitsOf } from '../../values/combat.ts';

export const nomad: Hints = {
  likes: 4,
  notes: { 'the-cavalry': 2 },
  reactions: {
    'temporal-command-suite': ({ c, about }) => (about.by === c.seat ? 1 : 0),
    'artuno-the-betrayer': ({ about }) => (Number(about.amount) >= 2 ? 1 : 0),
    'field-marshal-mercer': forMe,
    'thunders-paradox': () => 0, // its agents are worth more readied than those of others
    // the own dice missed, the others' hit
    'the-thundarian': (o) => {
      const combat = frameOf(o.c.pub, 'spaceCombat', 'groundCombat')?.args;
      if (!combat || (combat.seat !== o.c.seat && combat.defender !== o.c.seat)) return 0;
      const other = combat.seat === o.c.seat ? combat.defender : combat.seat;
      const [mine = [], theirs = []] = [o.c.seat, other].map((side) => combat.lastRoll?.[side]);
      return hitsOf(theirs) - hitsOf(mine) >= 2 ? 1 : 0;
    },
    'the-cavalry': (o) => (isClose(o) ? 1 : 0),
  },
  actions: {
    'ahk-syl-siven': (k) => (late(k) && k.pub.units.some((u) => u.owner === k.seat && u.type === 'flagship') ? 0.8 : 0),
  },
};
