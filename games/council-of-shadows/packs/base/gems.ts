// COS-COMP-5: gems of three colours; their rank is coal < gold < crystal.

export const GEMS = ['coal', 'gold', 'crystal'] as const;
export type Gem = (typeof GEMS)[number];
export type Gems = Record<Gem, number>;

export const gems = (coal: number, gold: number, crystal: number): Gems => ({ coal, gold, crystal });
