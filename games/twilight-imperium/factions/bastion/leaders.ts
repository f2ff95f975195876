// The leaders of Last Bastion.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { layDice } from '../../atoms/dice.ts';
import { galvanize } from '../../atoms/units.ts';
import { idOf, unitsLeft, unitsNamed } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import { hasLeader } from '../../holders.ts';
import type { UnitType } from '../../packs/base/types.ts';
import type { Piece } from '../../registry.ts';
import type { Pub, T, Unit } from '../../state.ts';
import type { Destroyed } from '../../steps/hits.ts';
import { isOpponent } from '../../values/allies.ts';
import { cardOfType, galvanizedUnits, isGalvanizable } from '../../values/units.ts';

const COMMANDER = 'nip-and-tuck';
const HERO = 'lyra-keen';

/** [TI4-F-BAS-10] Units of whoever has just lost one, in the same system. */
const comrades = (pub: Pub, { owners, at }: Destroyed): string[] =>
  unitsLeft(
    pub,
    pub.units.filter((u) => u.at === at && owners.includes(u.owner) && isGalvanizable(pub, u)),
    [],
  );

const combatValue = (pub: Pub, seat: Seat, type: string): number | undefined =>
  cardOfType(pub, seat, type as UnitType)?.combat?.hit;
/** [TI4-F-BAS-12] The types of own galvanized units that have just been destroyed and have a combat value. */
const martyrs = (pub: Pub, seat: Seat, { owners, types, galvanized = [] }: Destroyed): string[] => [
  ...new Set(
    types
      .filter((type, i) => owners[i] === seat && galvanized[i] && combatValue(pub, seat, type) !== undefined)
      .map((type) => `type:${type}`),
  ),
];

/** One die for each unit of the others; those it reaches are destroyed together. */
function avenge(t: T, seat: Seat, at: string, need: number): void {
  const foes = t.s.pub.units.filter((u) => u.at === at && isOpponent(t.s.pub, seat, u.owner));
  const lost: Unit[] = [];
  for (const owner of new Set(foes.map((u) => u.owner))) {
    const units = foes.filter((u) => u.owner === owner);
    const faces = t.roll(10, units.length);
    const fallen = units.filter((_, i) => faces[i]! >= need);
    const dice = faces.map((face) => ({ face, hit: face >= need }));
    t.tell({ type: 'rolled.effect', pub: { card: { key: `leader.${HERO}` }, dice: faces } });
    layDice(t, { seat, what: `leader.${HERO}`, target: owner, at, on: null, dice, hits: fallen.length });
    lost.push(...fallen);
  }
  destroyBy(t, seat, lost);
}

export const leaders: Piece[] = since(6, [
  agent(
    {
      id: 'dame-briar',
      faction: 'bastion',
      rules: ['TI4-F-BAS-10', 'TI4-LEAD-4'],
      aims: (pub, _, { about }) => comrades(pub, about),
      resolve(t, { target }) {
        const [unit] = unitsNamed(t.s.pub, [target]);
        if (unit) galvanize(t, unit);
      },
    },
    'unit.destroyed',
  ),
  commander({
    id: COMMANDER,
    faction: 'bastion',
    unlocks: (pub) => galvanizedUnits(pub).length >= 3,
    restrictions: {
      cancel: (pub, seat, by) =>
        by === 'sabotage' && hasLeader(pub, seat, COMMANDER) ? { why: COMMANDER, rule: 'TI4-AC-7' } : undefined,
      copy: (pub, seat) => (hasLeader(pub, seat, COMMANDER) ? { why: COMMANDER, rule: 'TI4-F-BAS-11' } : undefined),
    },
  }),
  hero(
    {
      id: HERO,
      faction: 'bastion',
      rules: ['TI4-F-BAS-12', 'TI4-LEAD-11'],
      might: (pub, seat, { about }) => pub.units.some((u) => u.at === about.at && isOpponent(pub, seat, u.owner)),
      aims: (pub, seat, { about }) => martyrs(pub, seat, about),
      resolve: (t, { seat, target, about }) =>
        avenge(t, seat, about.at, combatValue(t.s.pub, seat, idOf(target)) ?? Number.POSITIVE_INFINITY),
    },
    'unit.destroyed',
  ),
]);
