// TI4-EXPL-12 to -15: the frontier cards.
import { drawCards, drawSecret } from '../../atoms/cards.ts';
import { gainGoods, sellCommodities } from '../../atoms/economy.ts';
import { purgeCard } from '../../atoms/possession.ts';
import { addPlanet, placeSystemToken } from '../../atoms/systems.ts';
import { step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { kindOfCard } from '../../say.ts';
import { cardsOf, type Pub, playerOf } from '../../state.ts';
import { payable } from '../../values/payment.ts';
import { STORM } from '../../values/storm.ts';
import { researchable } from '../../values/technology.ts';
import { since } from '../card.ts';
import { exploration } from './card.ts';

const DEVICE = 'enigmatic-device';
const devicesOf = (pub: Pub, seat: number) =>
  cardsOf(pub, seat, 'exploration').filter((card) => kindOfCard(card.id) === DEVICE);
const SIX = { resources: 6, influence: 0 };

/** A field of the codex: a command token and so many trade goods. */
const field = (id: string, goods: number): Piece =>
  exploration({
    id,
    goes: 'discard',
    resolve(t, { seat }) {
      t.call('gainTokens', { seat, count: 1 });
      gainGoods(t, seat, goods);
    },
  });

export const frontier: Piece[] = [
  exploration({ id: 'derelict-vessel', goes: 'discard', resolve: (t, { seat }) => drawSecret(t, seat) }),
  exploration({ id: 'lost-crew', goes: 'discard', resolve: (t, { seat }) => drawCards(t, seat, 2) }),
  exploration({
    id: 'merchant-station',
    goes: 'discard',
    choices: (pub, { seat }) => ['replenish', ...(playerOf(pub, seat).commodities > 0 ? ['sell'] : [])],
    resolve(t, { seat }, choice) {
      if (choice === 'replenish') t.call('replenish', { seat });
      if (choice === 'sell') sellCommodities(t, seat, playerOf(t.s.pub, seat).commodities);
    },
  }),
  exploration({
    id: 'gamma-relay',
    goes: 'purge',
    resolve: (t, { system }) => placeSystemToken(t, system, { kind: 'gamma' }),
  }),
  exploration({
    id: 'mirage',
    goes: 'purge',
    // [TI4-EXPL-14] Its card is taken readied; it is not gained as in an invasion, and not explored.
    resolve(t, { seat, system }) {
      addPlanet(t, 'mirage', system);
      t.call('takeMirage', { seat });
    },
  }),
  exploration({
    id: DEVICE,
    goes: 'keep',
    actions: {
      rules: ['TI4-EXPL-7', 'TI4-TURN-20'],
      step: DEVICE,
      can: ({ pub, seat }) =>
        devicesOf(pub, seat!).length > 0 && payable(pub, seat!, SIX) && researchable(pub, seat!).length > 0
          ? [{ key: 'use', label: { key: `use.${DEVICE}` } }]
          : [],
    },
    steps: {
      [DEVICE]: step(DEVICE, {
        pay: (t, f) => t.call('pay', { seat: f.args.seat, ...SIX, what: { key: `explore.${DEVICE}` } }),
        purge: (t, f) => purgeCard(t, devicesOf(t.s.pub, f.args.seat)[0]!),
        research: (t, f) => t.call('research', { seat: f.args.seat }),
      }),
    },
  }),
  ...since(4, [
    exploration({
      id: STORM,
      goes: 'common',
      // [TI4-EXPL-15]
      choices: () => ['alpha', 'beta'],
      must: true,
      resolve: (t, { system }, side) => placeSystemToken(t, system, { kind: STORM, side }),
    }),
  ]),
  field('minor-entropic-field', 1),
  field('entropic-field', 2),
  field('major-entropic-field', 3),
  exploration({
    id: 'keleres-ship',
    goes: 'discard',
    resolve: (t, { seat }) => t.call('gainTokens', { seat, count: 2 }),
  }),
  exploration({ id: 'dead-world', goes: 'discard', resolve: (t, { seat }) => t.call('gainRelic', { seat }) }),
];
