// TI4-F-DEEP-3: the ocean cards, each once.
export const OCEANS: readonly string[] = ['brine-pool', 'coral-reef', 'deep-abyss', 'ice-shelf', 'lost-fleet'];
