// The leaders of the Mahact Gene-Sorcerers.
import type { Seat } from '@orrery/kernel';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { liftToken } from '../../atoms/economy.ts';
import { move } from '../../atoms/units.ts';
import { inSystems } from '../../effects/targets.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { hasLeader } from '../../holders.ts';
import { frameOf } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { effectsOf, NOBODY, type Pub } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';
import { isOpponent } from '../../values/allies.ts';
import { hasToken, systems } from '../../values/board.ts';
import { isStructure, shipsIn } from '../../values/units.ts';
import { heldBy } from './abilities.ts';

declare module '../../state.ts' {
  interface Effects {
    'pax-magnifica': true;
  }
}
const VIROSET = 'il-na-viroset';
const HERO = 'airo-shir-aur';
const PAX = 'pax-magnifica';

/** Whose strategic action a seat is following just now. */
function activeIn(pub: Pub, seat: Seat): Seat {
  const second = frameOf(pub, 'secondary')?.args;
  return second?.seat === seat ? second.active : NOBODY;
}
/** Who has ships in a system, if it is one player. */
function masterOf(pub: Pub, system: string): Seat | undefined {
  const owners = new Set(shipsIn(pub, system).map(({ owner }) => owner));
  const [owner] = owners;
  return owners.size === 1 && owner !== NOBODY ? owner : undefined;
}
/** Adjacent systems with ships of another player. [TI4-ALLY-18] */
function battlefields(pub: Pub, seat: Seat, from: string): string[] {
  const master = masterOf(pub, from);
  if (master === undefined) return [];
  return neighbours(pub, seat, from).filter((to) => isOpponent(pub, master, masterOf(pub, to) ?? master));
}

export const leaders: Piece[] = [
  agent(
    {
      id: 'jae-mir-kan',
      faction: 'mahact',
      rules: ['TI4-LEAD-3', 'TI4-SACT-10'],
      might: (pub, seat, { about }) => about.by === seat && about.pool === 'strategy' && activeIn(pub, seat) !== NOBODY,
      aims: (pub, seat) => systems(pub).filter((system) => hasToken(pub, activeIn(pub, seat), system)),
      resolve(t, { seat, target, about }) {
        liftToken(t, activeIn(t.s.pub, seat), target);
        const spending = t.frame(about.frame, 'spendToken');
        if (spending) spending.args.instead = true;
      },
    },
    'commandToken.spend',
  ),
  commander({
    id: VIROSET,
    faction: 'mahact',
    unlocks: (pub, seat) => heldBy(pub, seat).length >= 2,
    modifiers: { revisits: (pub, seat) => hasLeader(pub, seat, VIROSET) },
  }),
  {
    ...hero({
      id: HERO,
      faction: 'mahact',
      rules: ['TI4-LEAD-11', 'TI4-SPACE-1'],
      aims: inSystems((pub, seat, system) => battlefields(pub, seat, system).length > 0),
      next: { from: (pub, { seat, target }) => battlefields(pub, seat, target), least: 1 },
      resolve(t, { target, more: [to] }) {
        const [seat, defender] = [target, to ?? ''].map((system) => masterOf(t.s.pub, system));
        if (to === undefined || seat === undefined || defender === undefined) return;
        const moved = t.s.pub.units.filter((u) => u.at === target && u.on === null && !isStructure(u));
        move(t, moved, to, null);
        putOff(t, { kind: PAX, seat, source: HERO, until: 'spaceCombat.end' });
        t.call('spaceCombat', { seat, defender, system: to, round: 0, effects: [] });
      },
    }),
    restrictions: {
      retreat: (pub) => (effectsOf(pub, PAX).length > 0 ? { why: 'pax-magnifica', rule: 'TI4-LEAD-11' } : undefined),
    },
  },
];
