// CSM-SPECIAL and CSM-ORDER-17: the orders of special planets and of faction abilities.
import { attempt, type Cursor, must, name, word } from './cursor.ts';
import { at, faction, fleetLabel, group, items, place, quantity } from './grammar.ts';
import type { Ability, Deed, Special } from './order.ts';

function specialOf(c: Cursor): Special {
  if (word(c, 'fabricar misil', 'make missile')) return { name: 'missile' };
  if (word(c, 'usurpar', 'usurp')) return { name: 'usurp' };
  if (word(c, 'ritual')) return { name: 'ritual' };
  if (word(c, 'clonar', 'clone')) return { name: 'clone', hero: must(name(c, 'hero')) };
  if (word(c, 'desarrollar', 'develop')) return { name: 'develop', boost: must(name(c, 'boost')) };
  if (word(c, 'adiestrar', 'train')) return { name: 'train', fleet: must(fleetLabel(c)) };
  if (word(c, 'consultar', 'consult')) return { name: 'consult', target: must(at(c) ?? place(c)) };
  if (word(c, 'hipersalto', 'hyperjump')) {
    const who = must(group(c));
    must(word(c, 'a', 'to'));
    return { name: 'hyperjump', group: who, to: must(place(c)) };
  }
  must(word(c, 'espiar', 'spy'));
  const kind = must(word(c, 'tecnologia', 'technology', 'credito', 'credit', 'finanzas', 'finance'));
  return { name: 'spy', kind: KINDS[kind]!, faction: must(faction(c)) };
}
const KINDS: Record<string, 'technology' | 'credit' | 'finance'> = {
  tecnologia: 'technology',
  technology: 'technology',
  credito: 'credit',
  credit: 'credit',
  finanzas: 'finance',
  finance: 'finance',
};

export function special(c: Cursor): Deed {
  const what = specialOf(c);
  return { do: 'special', special: what, at: attempt(c, () => at(c)) ?? null };
}

export const ABILITIES: readonly string[] = [
  'gesta',
  'feat',
  'velo',
  'veil',
  'metamorfosis',
  'metamorphosis',
  'reconvertir',
  'refit',
  'portal movil',
  'mobile portal',
  'anclar portal',
  'anchor portal',
  'banco de pruebas',
  'test bench',
];

export function ability(c: Cursor): Ability | undefined {
  if (word(c, 'gesta', 'feat')) return { name: 'feat', boost: must(name(c, 'boost')) };
  if (word(c, 'banco de pruebas', 'test bench')) return { name: 'bench', boost: must(name(c, 'boost')) };
  if (word(c, 'velo', 'veil')) return { name: 'veil', group: must(group(c)) };
  if (word(c, 'portal movil', 'mobile portal')) return { name: 'mobile-portal', group: must(group(c)) };
  if (word(c, 'anclar portal', 'anchor portal')) return { name: 'anchor', at: must(at(c)) };
  if (word(c, 'metamorfosis', 'metamorphosis')) return { name: 'metamorphosis', at: must(at(c)), n: must(quantity(c)) };
  if (!word(c, 'reconvertir', 'refit')) return undefined;
  const list = must(items(c, 'unit'));
  must(word(c, 'de', 'from'));
  const fleet = must(fleetLabel(c));
  word(c, 'en', 'into');
  return { name: 'refit', group: { fleet, items: list }, into: must(name(c, 'unit')) };
}
