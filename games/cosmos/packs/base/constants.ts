// The figures that belong to no sheet. A comment tells those that are ours from the manual's.
export const START_R = 500;
export const INITIAL_MULTIPLE = 5; // [CSM-UNIT-2]
export const DECADES = { every: 10, max: 3 }; // [CSM-ORDER-2] the maximum is ours
export const FIXED_BASE = { collect: 60, recruit: 40 }; // [CSM-BOARD-10] the recruit figure is ours
export const BASE_INCOME = 20; // [CSM-BASE-6] ours
export const BANK = {
  fund: 1000,
  perTurn: 1000,
  stopsAtKey: 4,
  rate: 20,
  bankRate: 5,
  maxMediated: 30, // ours
  terms: [4, 20, 40] as readonly number[],
  turnsPerYear: 4,
};
export const KEYS = 8; // [CSM-KEY-1]
export const VIOLET_TURNS = 4; // [CSM-SEARCH-3]
export const PARTIAL_MOVES = 2; // [CSM-TROOP-3]
export const ORBITAL_BASE_TROOPS = 500; // [CSM-TROOP-9] ours
export const TURN_LIMIT = 60; // [CSM-WIN-6] ours
export const CARD_RANGE = 2;
export const PROBE_INCOME = 20;
export const RECYCLER_R = 15; // [CSM-CARD-RECYCLE-1]
export const AMERICAN_LOAN = { R: 500, payments: 20, first: 4 }; // [CSM-BANK-17] ours
/** [CSM-CITADEL-1, 6, 7] prices of the garrison are ours, the rest the manual's. */
export const CITADEL = {
  budget: 2000,
  perTurn: 150,
  prices: { crusader: 50, station: 210, battery: 7, guard: 2 },
  boosts: ['boost-attack', 'boost-shield', 'boost-hull', 'boost-defence'] as readonly string[],
  boostCopies: 2,
  randomCards: 9,
  income: 100,
  discount: 3,
  device: 4,
};
