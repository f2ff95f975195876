// TI4-F-FIR-1: the plot cards, five of them, each once.
export const PLOTS: readonly string[] = ['enervate', 'siphon', 'seethe', 'assail', 'extract'];
