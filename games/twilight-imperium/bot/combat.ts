// Combat: fire whenever one may, lose the cheapest first, leave a fight that is lost.

import type { Seat } from '@orrery/kernel';
import { frameOf } from '../procedures.ts';
import { keyFor, unitKey } from '../say.ts';
import { NOBODY, type Pub, type Unit } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { capacityOf } from '../values/limits.ts';
import { retreats } from '../values/retreat.ts';
import { fleetOf, isGround, marksOf } from '../values/units.ts';
import { type Answerer, type Case, choose, partsOf, say } from './case.ts';
import { forceOf, type Odds, oddsOf } from './odds.ts';
import { unitWorth, worthOf } from './worth.ts';

/** How the running space combat stands for a seat; undefined: it is no side in one. */
export function standing(pub: Pub, seat: number): (Odds & { mine: Unit[]; theirs: Unit[] }) | undefined {
  const args = frameOf(pub, 'spaceCombat')?.args;
  if (!args || (args.seat !== seat && args.defender !== seat)) return undefined;
  const other = args.seat === seat ? args.defender : args.seat;
  const [mine, theirs] = [fleetOf(pub, seat, args.system), fleetOf(pub, other, args.system)];
  const fight = { system: args.system, planet: null, attacker: args.seat };
  const odds = oddsOf(
    forceOf(pub, mine, { ...fight, against: other }),
    forceOf(pub, theirs, { ...fight, against: seat }),
  );
  return { ...odds, mine, theirs };
}

export const fire: Answerer = (c) => choose(c, (key) => (key.startsWith('fire') ? 1 : 0), say('fire'));

export const retreat: Answerer = (c) => {
  const now = standing(c.pub, c.seat);
  const haven = now && retreats(c.pub, c.seat, now.mine[0]?.at ?? '').length > 0;
  const lost = haven && now.chance < 0.22 && worthOf(c.pub, now.mine) >= 3;
  return { choice: lost ? 'retreat' : 'no', why: say(lost ? 'retreat' : 'stand') };
};

/** The unit that an answer names, `hit:cruiser@26#2`, or with its owner, `hit:3/cruiser@26`. */
function unitIn(c: Case, key: string, isMeant: (owner: Seat) => boolean): Unit | undefined {
  const [name] = partsOf(key)[0].split('#');
  return c.pub.units.find((u) => isMeant(u.owner) && [unitKey(c.pub, u), keyFor(c.pub, NOBODY, u)].includes(name!));
}
/** What a unit is missed for: its price, less when damaged, more when troops hang on it. */
function missed(c: Case, key: string): number {
  const unit = unitIn(c, key, (owner) => !isOpponent(c.pub, c.seat, owner));
  if (!unit) return 0;
  const aboard = c.pub.units.filter((u) => u.owner === unit.owner && u.at === unit.at && u.on === null && isGround(u));
  const carries = aboard.length > 0 && capacityOf(c.pub, unit) > 0 ? 2 : 0;
  const mended = unit.damaged && marksOf(c.pub, unit).length > 0 ? 0 : 0.1; // who is strained is not repaired in this round
  return unitWorth(c.pub, unit) + carries + mended - (unit.damaged ? 0.5 : 0);
}
/** Units of others that the admiral assigns hits to: the dearest first. */
function prized(c: Case, key: string): number {
  const unit = unitIn(c, key, (owner) => isOpponent(c.pub, c.seat, owner));
  return unit ? unitWorth(c.pub, unit) : 0;
}
/** The cheapest of the own, as many as were hit. */
export const assignHits: Answerer = (c) => {
  const { ask } = c.request;
  const cost = (key: string): number => missed(c, key) || -prized(c, key);
  if (ask.shape !== 'many') return choose(c, (key) => -cost(key), say('hit'));
  const cheapest = c.options.map((o) => o.key).sort((a, b) => cost(a) - cost(b));
  return { choice: cheapest.slice(0, ask.min), why: say('hit') };
};
/** The place where fewest units would be given up with their piece. */
export const givePlace: Answerer = (c) => {
  const { type } = c.args;
  const there = (place: string) =>
    c.pub.units.filter((u) => u.owner === c.seat && u.type === type && (u.on ?? u.at) === place).length;
  return choose(c, (key) => -there(partsOf(key)[0]), say('giveUp'));
};
/** The same when something must leave the board for any other reason. */
export const giveUp: Answerer = (c) => choose(c, (key) => -missed(c, key), say('giveUp'));
