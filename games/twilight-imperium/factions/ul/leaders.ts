// The leaders of the Titans of Ul.
import type { Seat, WindowFacts } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { gainGoods, readyPlanet } from '../../atoms/economy.ts';
import { attachCard, loseCard } from '../../atoms/possession.ts';
import { seatAt } from '../../effects/targets.ts';
import { frameAt } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { heldCard, NOBODY, type Pub } from '../../state.ts';
import { isAttached } from '../../values/attachments.ts';
import { isStructure } from '../../values/units.ts';

const HERO = 'ul-the-progenitor';
const GEOFORM = 'geoform';
const ELYSIUM = 'elysium';

/** Players with hits to be assigned that could meet something. */
const struck = (pub: Pub, _: Seat, { about }: WindowFacts<{ frame: number }>): string[] =>
  (frameAt(pub, about.frame, 'hits')?.args.batches ?? [])
    .filter(({ seat, hits, eligible }) => seat !== NOBODY && hits > 0 && eligible.length > 0)
    .map(({ seat }) => `seat:${seat}`);

export const leaders: Piece[] = since(5, [
  agent(
    {
      id: 'tellurian',
      faction: 'ul',
      rules: ['TI4-LEAD-4', 'TI4-HIT-1'],
      aims: struck,
      resolve(t, { target, about }) {
        const batch = t.frame(about.frame, 'hits')?.args.batches.find(({ seat }) => seat === seatAt(target));
        if (batch) batch.hits -= 1;
      },
    },
    'hits.assign.before',
  ),
  commander({
    id: 'tungstantus',
    faction: 'ul',
    unlocks: (pub, seat) => pub.units.filter((u) => u.owner === seat && isStructure(u)).length >= 5,
    ...orders(
      {
        id: 'tungstantus',
        rules: ['TI4-LEAD-5', 'TI4-TG-1'],
        might: (_, seat, { about }) => about.by === seat && about.ability,
        resolve: (t, { seat }) => gainGoods(t, seat, 1),
      },
      'production.use',
    ),
  }),
  {
    ...hero({
      id: HERO,
      faction: 'ul',
      rules: ['TI4-LEAD-11', 'TI4-ATT-1'],
      might: (pub) => ELYSIUM in pub.planets,
      resolve(t, { seat }) {
        readyPlanet(t, ELYSIUM);
        loseCard(t, heldCard(t.s.pub, seat, HERO)!); // attached, and so not purged
        attachCard(t, GEOFORM, ELYSIUM);
      },
    }),
    modifiers: {
      resources: (pub, planet) => (isAttached(pub, planet, GEOFORM) ? 3 : 0),
      influence: (pub, planet) => (isAttached(pub, planet, GEOFORM) ? 3 : 0),
      cannon: (pub, planet) => (isAttached(pub, planet, GEOFORM) ? { hit: 5, dice: 3 } : undefined),
    },
  },
]);
