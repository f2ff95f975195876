// Action cards of combat: before it, in its rounds, of its retreats, and when it is won.
import type { Seat } from '@orrery/kernel';
import { layDice } from '../../atoms/dice.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { repair } from '../../atoms/units.ts';
import { kindOf, technologyCard, unitCard } from '../../content.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { frameOf } from '../../procedures.ts';
import { anyGrants, type Piece } from '../../registry.ts';
import { player } from '../../say.ts';
import { effectsOf, lay, NOBODY, type Pub, playerOf, type Unit } from '../../state.ts';
import { payable } from '../../values/payment.ts';
import { havens, retreats } from '../../values/retreat.ts';
import { researchable } from '../../values/technology.ts';
import { cardOfType, fleetOf, groundOn } from '../../values/units.ts';
import type { Combat } from '../../windows.ts';
import { reaction, since } from '../card.ts';

declare module '../../state.ts' {
  interface Effects {
    'fighter-prototype': true;
  }
}

export const isSide = (about: { attacker: Seat; defender: Seat }, seat: Seat): boolean =>
  about.attacker === seat || about.defender === seat;
const played = (pub: Pub, seat: Seat, source: string): boolean =>
  effectsOf(pub, 'played').some((e) => e.source === source && e.seat === seat);

const first: Piece[] = [
  reaction(
    {
      id: 'skilled-retreat',
      rules: ['TI4-ABMOVE-8'],
      might: (pub, seat, { about }) =>
        about.kind === 'space' && isSide(about, seat) && havens(pub, seat, about.at).length > 0,
      resolve: (t, { seat, about }) =>
        t.call('retreat', { seat, system: about.at, combat: about.frame, skilled: true }),
    },
    'combatRound.start',
  ),
  reaction(
    {
      id: 'morale-boost',
      rules: ['TI4-DICE-3', 'TI4-AC-10'],
      might: (pub, seat, { about }) => isSide(about, seat) && !played(pub, seat, 'morale-boost'),
      resolve(t, { seat, about }) {
        const frame = t.frame(about.frame, 'spaceCombat', 'groundCombat');
        lay(frame, { kind: 'combat', seat, amount: anyGrants('wild', t.s.pub) ? 2 : 1 });
        lay(frame, { kind: 'played', source: 'morale-boost', seat });
      },
    },
    'combatRound.start',
  ),
];

/** The units of a seat in a combat. */
const ranks = (pub: Pub, seat: Seat, { kind, at, on }: Combat): Unit[] =>
  kind === 'space' ? fleetOf(pub, seat, at) : groundOn(pub, seat, on!);
const damagedIn = (pub: Pub, seat: Seat, system: string): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.at === system && u.damaged);
/** Upgrades of units that fight here, as far as they can be researched. */
const prototypes = (pub: Pub, seat: Seat, about: Combat): string[] => {
  const types = new Set<string>(ranks(pub, seat, about).map((u) => u.type));
  return researchable(pub, seat).filter((id) => {
    const { color, unit } = technologyCard(id);
    return color === 'unit-upgrade' && unit !== undefined && types.has(unitCard(unit).type);
  });
};
/** [TI4-DICE-10] The best combat value among the ships just lost by a seat in a space combat. */
function fallenShip(
  seat: Seat,
  { types, owners }: { types: string[]; owners: Seat[] },
  pub: Pub,
): UnitType | undefined {
  const ships = types.filter((type, i) => owners[i] === seat && kindOf(type as UnitType) === 'ship') as UnitType[];
  const value = (type: UnitType): number => cardOfType(pub, seat, type)?.combat?.hit ?? 10;
  return ships.sort((a, b) => value(a) - value(b))[0];
}

const later: Piece[] = since(2, [
  reaction(
    {
      id: 'reveal-prototype',
      rules: ['TI4-TECH-2', 'TI4-TECH-18', 'TI4-UNIT-3'],
      might: (pub, seat, { about }) =>
        isSide(about, seat) &&
        payable(pub, seat, { resources: 4, influence: 0 }) &&
        prototypes(pub, seat, about).length > 0,
      resolve(t, { seat, about }) {
        t.call('pay', { seat, resources: 4, influence: 0, what: { key: 'card.reveal-prototype' } });
        t.call('research', { seat, only: prototypes(t.s.pub, seat, about) });
      },
    },
    'combat.start',
  ),
  {
    ...reaction(
      {
        id: 'fighter-prototype',
        rules: ['TI4-DICE-3', 'TI4-WIN-6'],
        might: (pub, seat, { about }) =>
          isSide(about, seat) && fleetOf(pub, seat, about.at).some((u) => u.type === 'fighter'),
        resolve: (t, { seat, about }) => lay(t.frame(about.frame, 'spaceCombat'), { kind: 'fighter-prototype', seat }),
      },
      'spaceCombat.firstRound.start',
    ),
    modifiers: {
      combat: (pub, { unit }) =>
        unit.type === 'fighter' && effectsOf(pub, 'fighter-prototype').some((e) => e.seat === unit.owner) ? 2 : 0,
    },
  },
  reaction(
    {
      id: 'emergency-repairs',
      rules: ['TI4-SUST-6', 'TI4-WIN-6'],
      might: (pub, seat, { about }) => isSide(about, seat) && damagedIn(pub, seat, about.at).length > 0,
      resolve(t, { seat, about }) {
        for (const unit of damagedIn(t.s.pub, seat, about.at)) repair(t, unit);
      },
    },
    'combatRound.start',
    'combatRound.end',
  ),
  reaction(
    {
      id: 'rout',
      rules: ['TI4-RET-1', 'TI4-RET-4'],
      might: (pub, seat, { about }) =>
        about.defender === seat && about.attacker !== NOBODY && retreats(pub, about.attacker, about.at).length > 0,
      resolve(t, { about }) {
        t.frame(about.frame, 'spaceCombat')!.args.routed = true;
      },
    },
    'retreat.announce.start',
  ),
  reaction(
    {
      id: 'intercept',
      rules: ['TI4-RET-7'],
      might: (_, seat, { about }) => isSide(about, seat) && about.by !== seat,
      resolve(t, { about }) {
        const { args } = t.frame(about.frame, 'spaceCombat')!;
        args.barred = [...(args.barred ?? []), about.by];
        t.tell({ type: 'retreat.barred', pub: { seat: player(about.by) } });
      },
    },
    'retreat.announced.after',
  ),
  reaction(
    {
      id: 'courageous-to-the-end',
      rules: ['TI4-DICE-10', 'TI4-HIT-13'],
      might(pub, seat, { about }) {
        const combat = frameOf(pub, 'spaceCombat')?.args;
        if (!combat || combat.system !== about.at || ![combat.seat, combat.defender].includes(seat)) return false;
        const enemy = combat.seat === seat ? combat.defender : combat.seat;
        return fallenShip(seat, about, pub) !== undefined && fleetOf(pub, enemy, about.at).length > 0;
      },
      resolve(t, { seat, about }) {
        const { args } = frameOf(t.s.pub, 'spaceCombat')!;
        const enemy = args.seat === seat ? args.defender : args.seat;
        const type = fallenShip(seat, about, t.s.pub)!;
        const need = cardOfType(t.s.pub, seat, type)?.combat?.hit ?? 10;
        const dice = t.roll(10, 2);
        const count = dice.filter((face) => face >= need).length;
        t.tell({ type: 'rolled.effect', pub: { card: { key: 'card.courageous-to-the-end' }, dice } });
        const faces = dice.map((face) => ({ face, hit: face >= need }));
        const what = 'card.courageous-to-the-end';
        layDice(t, { seat, what, target: enemy, at: about.at, on: null, dice: faces, hits: count });
        const units = fleetOf(t.s.pub, enemy, about.at).map((u) => u.id);
        t.call('sacrifice', { seat: enemy, by: seat, units, count });
      },
    },
    'unit.destroyed.after',
  ),
  reaction(
    {
      id: 'salvage',
      rules: ['TI4-COMM-5', 'TI4-TG-4'],
      might: (pub, seat, { about }) =>
        about.winner === seat && about.kind === 'space' && (pub.players[about.loser]?.commodities ?? 0) > 0,
      resolve(t, { seat, about }) {
        const loser = playerOf(t.s.pub, about.loser);
        const amount = loser.commodities;
        loser.commodities = 0;
        t.tell({ type: 'commodities', pub: { seat: player(about.loser), amount: 0 } });
        gainGoods(t, seat, amount);
      },
    },
    'combat.won',
  ),
]);

export const combatCards: Piece[] = [...first, ...later];
