// The 81 modules, the nine piles and the start modules [SGO-COMP-3..10]. Types, sectors and counts are the rulebook's.
import { GATES, type Module, type ModuleType, type Pile, SECTORS, type Sector } from './kinds.ts';
import { GATES_PER_SECTOR_AND_SYMBOL, MODULE_FIGURES } from './ours.ts';

const LETTERS = { water: 'W', wildlife: 'L', energy: 'E', alpha: 'A', beta: 'B', gamma: 'C' } as const;
const ODYSSEY_PER_SECTOR = 9;
const ACCESS_PER_SECTOR = 6;
const START_MODULES = 4;
const SIDES = 'NESW';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

function module(id: string, facts: Pick<Module, 'type' | 'sector' | 'gate'>): Module {
  const { capacity, corridors, bonus = null } = MODULE_FIGURES[id]!;
  const mask = [...corridors].reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0);
  const pile = facts.sector && `${facts.type}-${facts.sector}`;
  return { id, ...facts, capacity, corridors: mask, bonus, pile };
}

const gates = (sector: Sector): Module[] =>
  GATES.flatMap((gate) =>
    numbers(GATES_PER_SECTOR_AND_SYMBOL).map((n) =>
      module(`G-${LETTERS[sector]}${LETTERS[gate]}-${n}`, { type: 'gate', sector, gate }),
    ),
  );
const others = (type: 'odyssey' | 'access', letter: string, count: number) => (sector: Sector) =>
  numbers(count).map((n) => module(`${letter}-${LETTERS[sector]}-${n}`, { type, sector, gate: null }));

export const MODULES: readonly Module[] = [
  ...SECTORS.flatMap(gates),
  ...SECTORS.flatMap(others('odyssey', 'O', ODYSSEY_PER_SECTOR)),
  ...SECTORS.flatMap(others('access', 'A', ACCESS_PER_SECTOR)),
];
export const STARTS: readonly Module[] = numbers(START_MODULES).map((n) =>
  module(`S-${n}`, { type: 'start', sector: null, gate: null }),
);

/** In the order of the worksite: gate modules, Odyssey modules, access modules. */
export const PILES: readonly Pile[] = (['gate', 'odyssey', 'access'] as const satisfies ModuleType[]).flatMap((type) =>
  SECTORS.map((sector) => ({ id: `${type}-${sector}`, type, sector })),
);

const byId = new Map([...MODULES, ...STARTS].map((m) => [m.id, m]));
export const moduleOf = (id: string): Module => byId.get(id)!;
