// The condition of an objective in words, filled in from its data.
import type { Msg } from '@orrery/kernel';
import { objectiveCard } from '../tables.ts';

const COSTS = ['resources', 'influence', 'tradeGoods', 'tokens'] as const;

export function objectiveWords(id: string): Msg {
  const { check } = objectiveCard(id);
  const { n, systems, colours, actionCards, relicFragments, type, trait, unit } = check;
  const costs = COSTS.filter((coin) => check[coin] !== undefined).map((coin) => ({
    key: `check.spend.${coin}`,
    args: { n: check[coin]! },
  }));
  return {
    key: `check.${type}`,
    args: {
      costs,
      ...given({ n, systems, colours, actionCards, relicFragments }),
      ...(trait ? { trait: { key: `trait.${trait}` } } : {}),
      ...(unit ? { unit: { key: `unit.${unit}` } } : {}),
    },
  };
}

function given(figures: Record<string, number | undefined>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).flatMap(([name, n]) => (n === undefined ? [] : [[name, n]])));
}
