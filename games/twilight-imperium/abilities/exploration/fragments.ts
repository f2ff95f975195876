// TI4-FRAG: relic fragments are kept, and three of one kind are a relic.
import type { Option, Seat } from '@orrery/kernel';
import { purgeCard } from '../../atoms/possession.ts';
import { step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { tail } from '../../say.ts';
import type { Card, Pub } from '../../state.ts';
import { FRAGMENTS, fragmentsOf, type Trait } from '../../values/fragments.ts';
import { exploration } from './card.ts';

const NEEDED = 3;

/** [TI4-FRAG-1] Of a kind, with so many unknown ones among them; never unknown ones alone. */
function ways(pub: Pub, seat: Seat): { trait: Trait; unknown: number }[] {
  const unknown = fragmentsOf(pub, seat, 'unknown').length;
  return FRAGMENTS.flatMap((trait) => {
    const typed = fragmentsOf(pub, seat, trait).length;
    return [0, 1, 2].filter((n) => n <= unknown && typed >= NEEDED - n).map((n) => ({ trait, unknown: n }));
  });
}

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
        ways(pub, seat!).map(
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
            ...fragmentsOf(t.s.pub, f.args.seat, trait).slice(0, NEEDED - Number(unknown)),
            ...fragmentsOf(t.s.pub, f.args.seat, 'unknown').slice(0, Number(unknown)),
          ];
          for (const card of spent) purgeCard(t, card);
        },
        gain: (t, f) => t.call('gainRelic', { seat: f.args.seat }),
      }),
    },
  },
];
