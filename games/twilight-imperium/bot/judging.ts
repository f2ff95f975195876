// How an offered ability is judged: the measures that cards, technologies and sheets share.
import type { Bag } from '@orrery/kernel';
import { frameOf } from '../procedures.ts';
import type { Effect, Pub } from '../state.ts';
import type { Die } from '../values/combat.ts';
import type { Case } from './case.ts';
import { standing } from './combat.ts';
import { planning } from './plans.ts';

/** An offered ability. `target`: what stands behind the `>` of its key. */
export type Offer = { c: Case; about: Bag; target: string };
/** More than 0: use it; the highest is used first. */
export type Judge = (offer: Offer) => number;

export const always: Judge = () => 1;
export const facing = ({ c, about }: Offer) => c.pub.stack.find((f) => f.id === about.frame);
export const hitsOn = (offer: Offer): number => {
  const batches = (facing(offer)?.args.batches ?? []) as { seat: number; hits: number }[];
  return batches.find((batch) => batch.seat === offer.c.seat)?.hits ?? 0;
};
export const missesOf = (offer: Offer): number =>
  ((facing(offer)?.args.dice ?? []) as Die[]).filter((die) => die.face < die.need).length;
/** Is the fight still open, so that a card can turn it? */
export const isClose = ({ c }: Offer): boolean => {
  const now = standing(c.pub, c.seat);
  return now
    ? now.chance > 0.2 && now.chance < 0.93 && now.mine.length > 1
    : frameOf(c.pub, 'groundCombat') !== undefined;
};

/** How much more the tactical action would bring with an effect laid into it. */
export function improves({ c, about }: Offer, effect: Omit<Effect, 'seat'>): number {
  const { pub, seat, k } = c;
  const stack = pub.stack.map((f) =>
    f.id === about.frame
      ? {
          ...f,
          args: { ...f.args, effects: [...((f.args.effects as Effect[] | undefined) ?? []), { ...effect, seat }] },
        }
      : f,
  );
  const worthIn = (world: Pub) => planning({ ...k, pub: world }).planFor(about.at as string)?.worth ?? 0;
  const plain = plainly.get(c) ?? worthIn(pub);
  plainly.set(c, plain);
  return worthIn({ ...pub, stack }) - plain;
}
/** What the action brings without any of the effects on offer. */
const plainly = new WeakMap<Case, number>();
