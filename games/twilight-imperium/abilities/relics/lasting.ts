// Relics that change a figure as long as they lie before their holder, or do something when they come and go.
import { gainPoints } from '../../atoms/cards.ts';
import { capCommodities, gainGoods } from '../../atoms/economy.ts';
import { passRelic } from '../../atoms/relics.ts';
import { inSystems, withoutOtherShips } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { has, heldCard } from '../../state.ts';
import { isLegendary } from '../../values/attachments.ts';
import { homeOf, systemOf } from '../../values/board.ts';
import { commodityValue } from '../../values/economy.ts';
import { hasFrontier } from '../../values/exploration.ts';
import { acts } from '../open-card.ts';
import { relic } from './relic.ts';

const SHARD = 'shard-of-the-throne';
const OBSIDIAN = 'the-obsidian';
const CORE = 'dynamis-core';
const CIRCLET = 'circlet-of-the-void';

export const lastingRelics: Piece[] = [
  relic(SHARD, {
    gained: (t, seat) => gainPoints(t, seat, 1),
    lost: (t, seat) => gainPoints(t, seat, -1),
    follows: {
      // [TI4-REL-6]
      'planet.gained'(t, { by, on, from }) {
        const { pub } = t.s;
        const card = heldCard(pub, from, SHARD);
        if (card && by !== from && (isLegendary(pub, on) || systemOf(pub, on) === homeOf(pub, from)))
          passRelic(t, card, by);
      },
    },
  }),
  relic(OBSIDIAN, {
    gained: (t, seat) => t.call('gainSecret', { seat }),
    modifiers: { secretLimit: (pub, seat) => (has(pub, seat, OBSIDIAN) ? 1 : 0) }, // [TI4-OBJ-19]
  }),
  relic(CORE, {
    lost: capCommodities,
    modifiers: { commodities: (pub, seat) => (has(pub, seat, CORE) ? 2 : 0) },
    ...acts('relic', {
      id: CORE,
      rules: ['TI4-TURN-20'],
      resolve(t, { seat }) {
        gainGoods(t, seat, commodityValue(t.s.pub, seat)); // the value it has with this card, which is purged after that
        t.call('purgeRelic', { seat, card: CORE });
      },
    }),
  }),
  relic(CIRCLET, {
    cost: 'exhaust',
    // [TI4-REL-11, TI4-RIFT-10] The bonus of a rift stays; exhausted it works on.
    modifiers: {
      enters: (pub, seat) => has(pub, seat, CIRCLET),
      steady: (pub, seat) => has(pub, seat, CIRCLET),
    },
    ...acts('relic', {
      id: CIRCLET,
      rules: ['TI4-REL-11', 'TI4-EXPL-13'],
      aims: inSystems((pub, _, system) => hasFrontier(pub, system), withoutOtherShips),
      resolve: (t, { seat, target }) => t.call('exploreFrontier', { seat, system: target }),
    }),
  }),
];
