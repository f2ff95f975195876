// The leaders of the Clan of Saar.

import { isInPlay } from '@orrery/kernel';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { move } from '../../atoms/units.ts';
import { idOf, inSystems, unitsLeft, unitsNamed } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import { TOGETHER } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { lay, type Pub, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { isOurs, systemOf } from '../../values/board.ts';
import { isBlockaded } from '../../values/economy.ts';
import { couldReach, moveValue } from '../../values/move.ts';
import { isShip } from '../../values/units.ts';

const docksOf = (pub: Pub, seat: number): Unit[] =>
  pub.units.filter((u) => u.owner === seat && u.type === 'space-dock');
const fastest = (pub: Pub): number =>
  pub.units.reduce((most, u) => (isShip(u) ? Math.max(most, moveValue(pub, u) ?? 0) : most), 0);
/** Ships that gain by it. */
const slower = (pub: Pub, seat: number): Unit[] =>
  pub.units.filter((u) => u.owner === seat && isShip(u) && (moveValue(pub, u) ?? fastest(pub)) < fastest(pub));
/** Whether one of them could come to the activated system by it, whatever else speeds it up. */
const helps = (pub: Pub, { by, at }: { by: number; at: string }): boolean =>
  slower(pub, by).some((ship) => couldReach(pub, ship, at, fastest(pub) + SPEEDED));
const SPEEDED = 2;
const prey = (pub: Pub, seat: number, system: string): Unit[] =>
  pub.units.filter(
    (u) => isOpponent(pub, seat, u.owner) && u.at === system && (u.type === 'infantry' || u.type === 'fighter'),
  );

type Produced = { by: number; at: string; units: readonly string[] };
/** Produced fighters and infantry and the docks where each may lie instead. */
function elsewhere(pub: Pub, { by, at, units }: Produced, named: readonly string[]): string[] {
  const docks = docksOf(pub, by).filter((dock) => dock.at !== at && !isBlockaded(pub, by, dock.at));
  return (['fighter', 'infantry'] as const).flatMap((type) => {
    const moved = named.filter((target) => target.startsWith(`shift:${by}/${type}`)).length;
    if (units.filter((unit) => unit === type).length <= moved) return [];
    const [unit] = unitsLeft(
      pub,
      pub.units.filter((u) => u.owner === by && u.at === at && u.type === type),
      [],
    );
    if (!unit) return [];
    const spots = docks.flatMap((dock) =>
      type === 'fighter' ? [dock.at] : dock.on !== null && isOurs(pub, by, dock.on) ? [dock.on] : [],
    );
    return [...new Set(spots)].map((spot) => `shift:${idOf(unit)}>${spot}`);
  });
}

export const leaders: Piece[] = [
  agent(
    {
      id: 'captain-mendosa',
      faction: 'saar',
      rules: ['TI4-LEAD-3', 'TI4-LEAD-4', 'TI4-MOVE-11'],
      might: (pub, _, { about }) => (isInPlay(TOGETHER, pub) ? helps(pub, about) : slower(pub, about.by).length > 0),
      next: {
        by: (_, { about }) => about.by,
        from: (pub, { about }) => unitsLeft(pub, slower(pub, about.by), []),
      },
      resolve(t, { about, more }) {
        const [unit] = unitsNamed(t.s.pub, more);
        if (!unit) return;
        const amount = fastest(t.s.pub) - (moveValue(t.s.pub, unit) ?? 0);
        lay(t.frame(about.frame, 'tactical'), { kind: 'move', seat: about.by, unit: unit.id, amount });
      },
    },
    'tactical.activate.after',
  ),
  commander({
    id: 'rowl-sarrig',
    faction: 'saar',
    unlocks: (pub, seat) => docksOf(pub, seat).length >= 3,
    ...orders(
      {
        id: 'rowl-sarrig',
        rules: ['TI4-LEAD-6', 'TI4-PROD-9'],
        might: (pub, seat, { about }) => about.by === seat && elsewhere(pub, about, []).length > 0,
        next: { from: (pub, { about, more }) => elsewhere(pub, about, more), most: 20 },
        resolve(t, { more }) {
          for (const target of more) {
            const [unit = '', to = ''] = idOf(target).split('>');
            const planet = to in t.s.pub.planets;
            move(t, unitsNamed(t.s.pub, [`unit:${unit}`]), planet ? systemOf(t.s.pub, to) : to, planet ? to : null);
          }
        },
      },
      'production.produced',
    ),
  }),
  hero({
    id: 'gurno-aggero',
    faction: 'saar',
    rules: ['TI4-LEAD-11', 'TI4-HIT-13'],
    aims: inSystems(
      (pub, seat, system) => docksOf(pub, seat).some((dock) => adjacent(pub, seat, dock.at, system)),
      (pub, seat, system) => prey(pub, seat, system).length > 0,
    ),
    resolve: (t, { seat, target }) => destroyBy(t, seat, prey(t.s.pub, seat, target)),
  }),
];
