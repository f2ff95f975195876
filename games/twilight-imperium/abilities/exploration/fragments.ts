// TI4-FRAG: relic fragments are kept, and three of one kind are a relic.
import type { Option } from '@orrery/kernel';
import { purgeCard } from '../../atoms/possession.ts';
import { step } from '../../procedures.ts';
import { type Piece, sum } from '../../registry.ts';
import { tail } from '../../say.ts';
import type { Card, Pub } from '../../state.ts';
import { FRAGMENTS, fragmentsOf, fragmentWays, type Trait } from '../../values/fragments.ts';
import { exploration } from './card.ts';

/** [TI4-FRAG-1] Of one kind. */
const needed = (pub: Pub): number => 3 + sum('shards', pub);

/** [TI4-FRAG-3] Nobody is led to think that there is something to be had. */
function labelOf({ decks }: Pub, unknown: number): string {
  if (decks.relics === 0) return 'use.relic-fragments.none';
  return unknown > 0 ? 'use.relic-fragments.unknown' : 'use.relic-fragments';
}

export const fragments: Piece[] = [
  ...[...FRAGMENTS, 'unknown' as const].map((kind) => exploration({ id: `${kind}-relic-fragment`, goes: 'keep' })),
  {
    id: 'relic-fragments',
    set: 'pok',
    since: 2,
    actions: {
      rules: ['TI4-FRAG-1', 'TI4-FRAG-3'],
      step: 'relic-fragments',
      can: ({ pub, seat }) =>
        fragmentWays(pub, seat!, needed(pub)).map(
          ({ trait, unknown }): Option => ({
            key: `fragments:${trait}>${unknown}`,
            label: {
              key: labelOf(pub, unknown),
              args: { fragment: { key: `explore.${trait}-relic-fragment` }, unknown },
            },
          }),
        ),
    },
    steps: {
      'relic-fragments': step('relic-fragments', {
        purge(t, f) {
          const [trait, unknown] = tail(f.args.choice).split('>') as [Trait, string];
          const spent: Card[] = [
            ...fragmentsOf(t.s.pub, f.args.seat, trait).slice(0, needed(t.s.pub) - Number(unknown)),
            ...fragmentsOf(t.s.pub, f.args.seat, 'unknown').slice(0, Number(unknown)),
          ];
          for (const card of spent) purgeCard(t, card);
        },
        gain: (t, f) => t.call('gainRelic', { seat: f.args.seat }),
      }),
    },
  },
];
