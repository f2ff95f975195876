// Beginnings of orders, to be finished by typing or by clicking on the map.
import type { Tongue } from '../orders/format.ts';

type Both = Readonly<Record<Tongue, string>>;
export const FLEET_STARTERS: Readonly<Record<string, (label: string) => Both>> = {
  move: (label) => ({ es: `mover flota ${label} a `, en: `move fleet ${label} to ` }),
  collect: (label) => ({ es: `recolectar flota ${label}`, en: `collect fleet ${label}` }),
  search: (label) => ({ es: `buscar flota ${label}`, en: `search fleet ${label}` }),
  explore: (label) => ({ es: `explorar flota ${label}`, en: `explore fleet ${label}` }),
  war: (label) => ({ es: `preparar flota ${label} guerra en `, en: `prepare fleet ${label} war at ` }),
};
export const PLACE_STARTERS: Readonly<Record<string, (es: string, en: string) => Both>> = {
  recruit: (es, en) => ({ es: `reclutar max en ${es}`, en: `recruit max at ${en}` }),
  defend: (es, en) => ({ es: `defender ${es} contra `, en: `defend ${en} against ` }),
};
/** What can be written, for one who does not know the language yet. */
export const EXAMPLES: readonly Both[] = [
  { es: 'mover flota A a ', en: 'move fleet A to ' },
  { es: 'recolectar flota A', en: 'collect fleet A' },
  { es: 'buscar flota A', en: 'search fleet A' },
  { es: 'explorar flota A', en: 'explore fleet A' },
  { es: 'construir 1 ', en: 'build 1 ' },
  { es: 'reclutar max en ', en: 'recruit max at ' },
  { es: 'tropas max ', en: 'troops max ' },
  { es: 'preparar flota A guerra en ', en: 'prepare fleet A war at ' },
  { es: 'defender ', en: 'defend ' },
  { es: 'bombardear ', en: 'bombard ' },
  { es: 'usar ', en: 'use ' },
  { es: 'pacto con ', en: 'pact with ' },
  { es: 'préstamo 100 a 4 pagos', en: 'loan 100 over 4 payments' },
  { es: 'asignar flota A a flota ', en: 'assign fleet A to fleet ' },
];
