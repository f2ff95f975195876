// The action card of Thunder's Edge that readies a planet or brings a breakthrough.
import { readyPlanet } from '../../atoms/economy.ts';
import { idOf, players, seatAt } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { ourExhausted, specialtiesOf } from '../../values/board.ts';
import { hasBreakthrough } from '../../values/breakthroughs.ts';
import { hasExpedition } from '../../values/expedition.ts';
import { action, since } from '../card.ts';

export const brilliance: readonly Piece[] = since(5, [
  action({
    id: 'brilliance',
    rules: ['TI4-AC-5', 'TI4-BREAK-4'],
    aims: [
      (pub, seat) => [
        ...ourExhausted(pub, seat)
          .filter((planet) => specialtiesOf(pub, planet).length > 0)
          .map((planet) => `world:${planet}`),
        ...(hasExpedition(pub) ? players((_, __, other) => !hasBreakthrough(pub, other))(pub, seat) : []),
      ],
    ],
    resolve(t, { target }) {
      if (target.startsWith('seat:')) t.call('gainBreakthrough', { seat: seatAt(target) });
      else readyPlanet(t, idOf(target));
    },
  }),
]);
