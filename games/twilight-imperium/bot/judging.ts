// How an offered ability is judged: the measures that cards, technologies and sheets share.
import type { Bag } from '@orrery/kernel';
import { unitsNamed } from '../effects/targets.ts';
import type { UnitType } from '../packs/base/types.ts';
import { frameOf } from '../procedures.ts';
import type { Effect, Know, Pub } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { controls } from '../values/board.ts';
import type { Die } from '../values/combat.ts';
import { cardOfType } from '../values/units.ts';
import type { Case } from './case.ts';
import { standing } from './combat.ts';
import { planning } from './plans.ts';
import { planetWorth, unitWorth } from './worth.ts';

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

/** How much more the tactical action would bring in a world a little different. */
export function betters({ c, about }: Offer, world: Pub): number {
  const worthIn = (pub: Pub) => planning({ ...c.k, pub }).planFor(about.at as string)?.worth ?? 0;
  const plain = plainly.get(c) ?? worthIn(c.pub);
  plainly.set(c, plain);
  return worthIn(world) - plain;
}
/** And with an effect laid into it. */
export function improves(o: Offer, effect: Omit<Effect, 'seat'>): number {
  const { pub, seat } = o.c;
  const stack = pub.stack.map((f) =>
    f.id === o.about.frame
      ? {
          ...f,
          args: { ...f.args, effects: [...((f.args.effects as Effect[] | undefined) ?? []), { ...effect, seat }] },
        }
      : f,
  );
  return betters(o, { ...pub, stack });
}
/** What the action brings without any of the effects on offer. */
const plainly = new WeakMap<Case, number>();

/** One more die for the own unit that hits best, in a fight that is still open. */
export const ownDie: Judge = (o: Offer) => {
  const [unit] = unitsNamed(o.c.pub, [o.target]);
  return unit?.owner === o.c.seat && isClose(o) ? 1 + 0.1 * unitWorth(o.c.pub, unit) : 0;
};
/** Only for the admiral's own action. */
export const forMe: Judge = ({ c, about }) => (about.by === c.seat ? 1 : 0);
export const late = ({ pub }: Know): boolean => pub.round >= 4;
/** The price of a ship that a key names behind the last `/`. */
export const priceNamed = ({ c, target }: Offer): number => {
  const type = target.slice(target.lastIndexOf('/') + 1).split(/[*@+]/)[0] as UnitType;
  return cardOfType(c.pub, c.seat, type)?.cost ?? 1;
};
/** Does what another does strike the admiral? */
export function concernsMe({ c, about }: Offer): boolean {
  const { pub, seat } = c;
  if (!isOpponent(pub, seat, Number(about.by))) return false;
  const choice = String(pub.stack.find((f) => f.id === about.frame)?.args.choice ?? '');
  const target = choice.split('>')[1] ?? '';
  if (pub.planets[target]) return controls(pub, seat, target) && planetWorth(pub, seat, target) > 3;
  const combat = frameOf(pub, 'spaceCombat', 'groundCombat')?.args;
  return combat !== undefined && (combat.seat === seat || combat.defender === seat);
}
