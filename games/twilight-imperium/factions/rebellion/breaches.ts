// The breaches of the Crimson Rebellion: seven tokens with two sides, which lie in systems and are no wormholes. [TI4-F-REB-4]
import type { Seat } from '@orrery/kernel';
import { flipSystemToken, placeSystemToken, removeSystemToken } from '../../atoms/systems.ts';
import { framesOf } from '../../procedures.ts';
import { lay, type Pub, seatsOf, type T } from '../../state.ts';
import { unlockLeader } from '../../steps/leaders.ts';
import { isOpponent } from '../../values/allies.ts';
import { systems } from '../../values/board.ts';

declare module '../../state.ts' {
  interface Effects {
    breached: true; // the combat whose breach has unlocked their commander
  }
}

export type Side = 'active' | 'inactive';
const BREACH = 'breach';
const BREACHES = 7;
export const SIEVER = 'ahk-siever';

export const sidesIn = (pub: Pub, system: string): Side[] =>
  (pub.systemTokens[system] ?? []).flatMap(({ kind, side }) => (kind === BREACH ? [side as Side] : []));
export const isBreached = (pub: Pub, system: string): boolean =>
  pub.systemTokens[system] !== undefined && sidesIn(pub, system).includes('active');
/** Systems with a breach that lies like this. */
export const breachesOf = (pub: Pub, side: Side): string[] =>
  systems(pub).filter((system) => sidesIn(pub, system).includes(side));
const other = (side: Side): Side => (side === 'active' ? 'inactive' : 'active');

/** [TI4-F-REB-7] Whether a token is left to be placed. */
export const isLeft = (pub: Pub): boolean =>
  systems(pub).reduce((sum, system) => sum + sidesIn(pub, system).length, 0) < BREACHES;
/** [TI4-CLAR-10] Where a breach for a system may come from: '' the supply; when that is empty, any system with an inactive one. */
export const sources = (pub: Pub, system: string, side: Side): string[] =>
  isLeft(pub) ? [''] : breachesOf(pub, 'inactive').filter((from) => from !== system || side === 'active');

export function placeBreach(t: T, by: Seat, system: string, side: Side, from = ''): void {
  if (from !== '') removeSystemToken(t, from, { kind: BREACH, side: 'inactive' });
  placeSystemToken(t, system, { kind: BREACH, side });
  if (t.s.pub.phase === 'setup' || !t.s.pub.units.some((u) => u.at === system && isOpponent(t.s.pub, by, u.owner)))
    return;
  unlock(t, by);
}
export const closeBreach = (t: T, system: string): void =>
  removeSystemToken(t, system, { kind: BREACH, side: 'active' });
export const turnBreach = (t: T, system: string, side: Side): void =>
  flipSystemToken(t, system, { kind: BREACH, side }, other(side));

/** [TI4-LEAD-7] Among units of others, neutral ones too: the combat at whose end it was placed does not count for the commander. */
function unlock(t: T, seat: Seat): void {
  const { cards } = t.s.pub;
  if (!cards.some(({ id, holder, state }) => id === SIEVER && holder === seat && state === 'locked')) return;
  unlockLeader(t, seat, SIEVER);
  const combat = framesOf(t.s.pub, 'spaceCombat', 'groundCombat').at(-1);
  if (combat) lay(t.frame(combat.id, 'spaceCombat', 'groundCombat'), { kind: 'breached', seat });
}

/** Who plays the Rebellion. */
export const rebels = (pub: Pub): Seat[] => seatsOf(pub).filter((seat) => plays(pub, seat));
export const plays = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'rebellion';
