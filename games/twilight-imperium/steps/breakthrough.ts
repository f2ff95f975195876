// TI4-BREAK: a breakthrough is gained, and its owner rolls for the Fracture.
import type { Seat } from '@orrery/kernel';
import { layDice } from '../atoms/dice.ts';
import { gainCard } from '../atoms/possession.ts';
import { step } from '../procedures.ts';
import { pieceAt } from '../registry.ts';
import { player } from '../say.ts';
import { newCard, type Pub } from '../state.ts';
import { homeOf } from '../values/board.ts';
import { breakthroughFor, hasBreakthrough } from '../values/breakthroughs.ts';
import { hasExpedition } from '../values/expedition.ts';
import { isFractureIn } from '../values/fracture.ts';

export const gainBreakthrough = step('gainBreakthrough', {
  gain(t, { args: { seat } }) {
    const { pub } = t.s;
    if (!hasExpedition(pub) || hasBreakthrough(pub, seat)) return 'end'; // [TI4-BREAK-6]
    gainCard(t, newCard('breakthrough', breakthroughFor(pub, seat)!.id, seat));
  },
  text: (t, { args: { seat } }) => textOf(t.s.pub, seat)?.gained?.(t, seat),
  roll(t, { args: { seat, unrolled } }) {
    if (!unrolled) t.call('rollForFracture', { seat });
  },
});

/** `die`: what the roll shows, as far as it has been changed. */
export type RollForFracture = { seat: Seat; die: number };

export const rollForFracture = step('rollForFracture', {
  roll(t, f) {
    if (isFractureIn(t.s.pub)) return 'end'; // [TI4-BREAK-5]
    const { seat } = f.args;
    f.args.die = t.roll(10)[0]!;
    t.tell({ type: 'fracture.rolled', pub: { seat: player(seat), die: f.args.die } });
    t.window('die.rolled', { frame: f.id, by: seat, seat: player(seat), die: f.args.die });
  },
  read(t, { args: { seat, die } }) {
    const opens = die <= 1 || die >= 10; // [TI4-BREAK-4]
    const dice = [{ face: die, hit: opens }];
    t.tell({ type: opens ? 'fracture.opens' : 'fracture.stays', pub: {} });
    layDice(t, {
      seat,
      what: 'fracture',
      target: seat,
      at: homeOf(t.s.pub, seat),
      on: null,
      dice,
      hits: Number(opens),
    });
    if (opens) t.call('enterFracture', { seat, colours: [...breakthroughFor(t.s.pub, seat)!.synergy] });
  },
});

const textOf = (pub: Pub, seat: Seat) => pieceAt(pub, breakthroughFor(pub, seat)!.id);
