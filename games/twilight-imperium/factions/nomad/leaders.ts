// The leaders of the Nomad: three agents, the commander and the hero.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { forThisRound } from '../../abilities/leaders/round.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { whenReadied } from '../../atoms/possession.ts';
import { move } from '../../atoms/units.ts';
import { objectiveCard } from '../../content.ts';
import { idOf, unitsNamed, unitTarget } from '../../effects/targets.ts';
import { cardUsed, hasLeader } from '../../holders.ts';
import { frameOf, framesOf } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { effectsOf, lay, type Pub, playerOf, type Unit } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';
import { isOurs, planetsIn, systemOf } from '../../values/board.ts';
import { alike, isGround } from '../../values/units.ts';

declare module '../../state.ts' {
  interface Effects {
    artuno: true;
    mercer: true;
    'time-warp': true;
  }
}
const ARTUNO = 'artuno-the-betrayer';
const FENG = 'navarch-feng';

/** The system that was activated last in this turn, if it was by its player. */
const activeSystem = (pub: Pub, seat: Seat): string | undefined =>
  effectsOf(pub, 'mercer')
    .filter((effect) => effect.seat === seat)
    .at(-1)?.system;
const camps = (pub: Pub, seat: Seat): string[] => {
  const system = activeSystem(pub, seat);
  return system === undefined
    ? []
    : planetsIn(pub, system).filter((planet) => isOurs(pub, seat, planet) && !barTo('place', pub, planet));
};
const unitIn = (shift: string): string => `unit:${idOf(shift).split('>')[0]}`;
/** Ground forces that may still go there, each with the planets it is not on. */
function shifts(pub: Pub, seat: Seat, named: readonly string[]): string[] {
  const gone = unitsNamed(pub, named.map(unitIn));
  const forces = pub.units.filter((u) => u.owner === seat && isGround(u) && !gone.includes(u));
  return alike(pub, forces).flatMap((u) =>
    camps(pub, seat)
      .filter((planet) => planet !== u.on)
      .map((planet) => `shift:${idOf(unitTarget(pub, u))}>${planet}`),
  );
}
const isFlagship = ({ type }: Unit): boolean => type === 'flagship';

export const leaders: Piece[] = since(4, [
  {
    ...agent(
      {
        id: ARTUNO,
        faction: 'nomad',
        rules: ['TI4-LEAD-3', 'TI4-TG-3'],
        might: (_, seat, { about }) => about.by === seat && about.off === undefined,
        resolve(t, { seat, about }) {
          const card = cardUsed(t.s.pub, seat, ARTUNO);
          if (!card) return;
          putOff(t, { kind: 'artuno', seat, amount: about.amount, source: ARTUNO, until: whenReadied(card) });
        },
      },
      'tradeGoods.gained',
    ),
    due: (t, { seat, amount }) => gainGoods(t, seat, amount ?? 0, ARTUNO),
  },
  {
    ...agent(
      {
        id: 'field-marshal-mercer',
        faction: 'nomad',
        rules: ['TI4-LEAD-4', 'TI4-COMP-3'],
        might: (pub, _, { about }) => shifts(pub, about.by, []).length > 0,
        next: { by: (_, { about }) => about.by, from: (pub, { about, more }) => shifts(pub, about.by, more), most: 2 },
        resolve(t, { more }) {
          for (const shift of more) {
            const planet = idOf(shift).split('>')[1]!;
            move(t, unitsNamed(t.s.pub, [unitIn(shift)]), systemOf(t.s.pub, planet), planet);
          }
        },
      },
      'turn.end',
    ),
    activated: (t, by, system) => lay(frameOf(t.s.pub, 'turn'), { kind: 'mercer', seat: by, system }),
  },
  agent(
    {
      id: 'the-thundarian',
      faction: 'nomad',
      rules: ['TI4-LEAD-3', 'TI4-DICE-5'],
      // after both have rolled
      might: (pub, _, { about }) => framesOf(pub, 'spaceCombat', 'groundCombat').at(-1)?.args.defender === about.by,
      resolve(t, { about }) {
        const roll = t.frame(about.frame, 'combatRoll');
        const combat = roll && t.frame(roll.args.combat, 'spaceCombat', 'groundCombat');
        if (combat) combat.args.again = true;
        t.tell({ type: 'combat.again', pub: {} });
      },
    },
    'combat.rolled',
  ),
  commander({
    id: FENG,
    faction: 'nomad',
    unlocks: (pub, seat) => playerOf(pub, seat).scored.some((id) => objectiveCard(id).stage === 0),
    modifiers: { gratis: (pub, seat, type) => type === 'flagship' && hasLeader(pub, seat, FENG) },
  }),
  forThisRound(
    hero({ id: 'ahk-syl-siven', faction: 'nomad', rules: ['TI4-LEAD-11', 'TI4-MOVE-4'], resolve() {} }),
    'time-warp',
    {
      departs: (pub, unit) => isFlagship(unit) && effectsOf(pub, 'time-warp').some(({ seat }) => seat === unit.owner),
    },
  ),
]);
