// The leaders of the Vuil'raith Cabal.
import type { Seat } from '@orrery/kernel';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { layDice } from '../../atoms/dice.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { capture, remove } from '../../atoms/units.ts';
import { TYPES } from '../../content.ts';
import { idOf } from '../../effects/targets.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { hasLeader } from '../../holders.ts';
import type { UnitType } from '../../packs/base/types.ts';
import type { Piece } from '../../registry.ts';
import { NOBODY, type Pub, playerOf, type T, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { systems } from '../../values/board.ts';
import { mayCapture } from '../../values/captured.ts';
import { commodityValue } from '../../values/economy.ts';
import { excessOf } from '../../values/limits.ts';
import { cardOfType, hasUnits, isAnomaly, isCapital, reinforcements } from '../../values/units.ts';

const COMMANDER = 'that-which-molds-flesh';

/** What could be captured from the reinforcements of this player, by its cost. */
const prey = (pub: Pub, from: Seat): UnitType[] =>
  TYPES.filter((type) => {
    const { cost } = cardOfType(pub, from, type) ?? {};
    return cost !== undefined && cost <= commodityValue(pub, from) && reinforcements(pub, from, type) > 0;
  });

/** Systems with a dock of this seat, and those next to them. */
function torn(pub: Pub, seat: Seat): Set<string> {
  const docks = pub.units.filter((u) => u.owner === seat && u.type === 'space-dock').map((u) => u.at);
  return new Set(docks.flatMap((system) => [system, ...neighbours(pub, seat, system)]));
}
const exposed = (pub: Pub, seat: Seat): Unit[] =>
  pub.units.filter(
    (u) =>
      isOpponent(pub, seat, u.owner) &&
      u.owner !== NOBODY &&
      isCapital(u) &&
      torn(pub, seat).has(u.at) &&
      mayCapture(pub, seat, u.owner),
  );
function take(t: T, seat: Seat, units: readonly Unit[]): void {
  remove(t, units);
  for (const unit of units) capture(t, seat, unit);
}
/** Fighters and ground forces that nothing carries any more go the same way. */
function takeStranded(t: T, seat: Seat, owner: Seat, system: string): void {
  const mine = t.s.pub.units.filter((u) => u.owner === owner && u.at === system);
  const { cargo } = excessOf(t.s.pub, owner, system, mine, true);
  const small = mine.filter((u) => u.on === null && ['fighter', 'infantry', 'mech'].includes(u.type));
  take(t, seat, small.slice(0, cargo));
}

export const leaders: Piece[] = [
  agent(
    {
      id: 'the-stillness-of-stars',
      faction: 'vuilraith',
      rules: ['TI4-LEAD-3', 'TI4-CAPT-1'],
      might: (pub, seat, { about }) => about.by !== seat && mayCapture(pub, seat, about.by),
      aims: (pub, _, { about }) => prey(pub, about.by).map((type) => `type:${type}`),
      resolve(t, { seat, target, about }) {
        const sheet = playerOf(t.s.pub, about.by);
        const { commodities } = sheet;
        sheet.commodities = 0;
        gainGoods(t, about.by, commodities);
        capture(t, seat, { owner: about.by, type: idOf(target) as UnitType });
      },
    },
    'commodities.replenished.after',
  ),
  commander({
    id: COMMANDER,
    faction: 'vuilraith',
    unlocks: (pub, seat) =>
      systems(pub).filter((system) => hasUnits(pub, seat, system) && isAnomaly(pub, system, 'gravity-rift')).length >=
      3,
    modifiers: { tiny: (pub, seat) => (hasLeader(pub, seat, COMMANDER) ? 2 : 0) },
  }),
  hero({
    id: 'it-feeds-on-carrion',
    faction: 'vuilraith',
    rules: ['TI4-LEAD-11', 'TI4-CAPT-1'],
    might: (pub, seat) => exposed(pub, seat).length > 0,
    resolve(t, { seat }) {
      const ships = exposed(t.s.pub, seat);
      for (const at of new Set(ships.map((u) => u.at)))
        for (const owner of new Set(ships.filter((u) => u.at === at).map((u) => u.owner))) {
          const fleet = ships.filter((u) => u.at === at && u.owner === owner);
          const faces = t.roll(10, fleet.length);
          const lost = fleet.filter((_, i) => faces[i]! <= 3);
          const dice = faces.map((face) => ({ face, hit: face <= 3 }));
          layDice(t, {
            seat: owner,
            what: 'leader.it-feeds-on-carrion',
            target: seat,
            at,
            on: null,
            dice,
            hits: lost.length,
          });
          take(t, seat, lost);
          takeStranded(t, seat, owner, at);
        }
    },
  }),
];
