// The eight strategy cards in the order of their initiative, and what their secondaries cost. [TI4-SACT-8]
export const STRATEGY_CARDS = [
  { id: 'leadership', initiative: 1, token: false, resources: 0 },
  { id: 'diplomacy', initiative: 2, token: true, resources: 0 },
  { id: 'politics', initiative: 3, token: true, resources: 0 },
  { id: 'construction', initiative: 4, token: true, resources: 0 },
  { id: 'trade', initiative: 5, token: true, resources: 0 },
  { id: 'warfare', initiative: 6, token: true, resources: 0 },
  { id: 'technology', initiative: 7, token: true, resources: 4 },
  { id: 'imperial', initiative: 8, token: true, resources: 0 },
] as const;

export const strategyCard = (id: string): (typeof STRATEGY_CARDS)[number] => STRATEGY_CARDS.find((c) => c.id === id)!;
