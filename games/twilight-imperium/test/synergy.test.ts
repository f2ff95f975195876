// TI4-SYN, TI4-DUAL: colours that count as each other, for research and for objectives.
import { expect, it } from 'vitest';
import type { Colour, SetId } from '../packs/base/types.ts';
import type { S } from '../state.ts';
import { synergyOf, unmet } from '../values/breakthroughs.ts';
import { ingressSites, slotsFor } from '../values/fracture.ts';
import { progressTowards } from '../values/progress.ts';
import { COLOURS, missingFor, researchable } from '../values/technology.ts';
import { type Field, field } from './field.ts';

const TE: SetId[] = ['base', 'pok', 'te'];
/** Seat 0 researches, with this breakthrough of its faction in play. */
const studying = (faction: string, techs: string[], card?: string, more: Partial<Field> = {}) =>
  field({
    edition: 5,
    sets: TE,
    line: ['112', '26'],
    units: ['0 infantry lodor'],
    factions: { 0: faction, 1: 'letnev', 2: 'winnu' },
    techs: { 0: techs },
    begin: { step: 'research', args: { seat: 0 } },
    ...more,
    ...(card ? { open: { 0: [`breakthrough:${card}`] } } : {}),
  });
const can = (t: { s: S }, tech: string): boolean => researchable(t.s.pub, 0).includes(tech);
const BLUE = ['antimass-deflectors', 'gravity-drive'];

it('[TI4-SYN-1] [TI4-SYN-6] [TI4-SYN-9] [TI4-PEX-10] [TI4-XEX-15] blue and green linked: two blue meet a blue and a green symbol, one blue does not', () => {
  const linked = 'void-tether';
  expect(can(studying('empyrean', BLUE, linked), 'fighter-2')).toBe(true);
  expect(can(studying('empyrean', BLUE), 'fighter-2')).toBe(false);
  const one = studying('empyrean', BLUE.slice(0, 1), linked);
  expect([can(one, 'fighter-2'), missingFor(one.s.pub, 0, 'fighter-2')]).toEqual([false, ['green']]);
});

it('[TI4-SYN-2] [TI4-XEX-15] a blue specialty is exhausted as green', () => {
  const more: Partial<Field> = { line: ['112', '21'], units: ['0 infantry thibah'] };
  const t = studying('empyrean', BLUE.slice(0, 1), 'void-tether', more).play('0 research:fighter-2');
  expect(t.s.pub.planets.thibah!.exhausted).toBe(true);
  expect(t.s.pub.cards.some(({ id }) => id === 'fighter-2')).toBe(true);
  expect(can(studying('empyrean', BLUE.slice(0, 1), undefined, more), 'fighter-2')).toBe(false);
});

it('[TI4-SYN-1] [TI4-BREAK-7] an exhausted breakthrough links its colours all the same; another colour it does not link', () => {
  const spent = (s: S) => {
    s.pub.cards.find(({ kind }) => kind === 'breakthrough')!.state = 'exhausted';
  };
  expect(can(studying('empyrean', BLUE, 'void-tether', { also: spent }), 'fighter-2')).toBe(true);
  expect(can(studying('xxcha', BLUE, 'archons-gift'), 'fighter-2')).toBe(false); // green and yellow
  expect(synergyOf(studying('nekro', [], 'valefar-assimilator-z').s.pub, 0)).toEqual([]);
});

const scored = (techs: string[], card?: string) => {
  const { pub } = studying('xxcha', techs, card).s;
  return ['diversify-research', 'master-the-laws-of-physics'].map((id) => progressTowards(pub, 0, id).met);
};
const GREEN = ['neural-motivator', 'dacxive-animators', 'hyper-metabolism'];

it('[TI4-SYN-3] [TI4-SYN-4] [TI4-XEX-16] green and yellow linked: three and one meet both objectives, three alone neither', () => {
  expect(scored([...GREEN, 'sarween-tools'], 'archons-gift')).toEqual([true, true]);
  expect(scored(GREEN, 'archons-gift')).toEqual([false, false]);
  expect(scored([...GREEN, 'sarween-tools'])).toEqual([false, false]);
});

it('[TI4-SYN-5] where ingress tokens go, colours are as they are printed', () => {
  const { pub } = studying('xxcha', [], 'archons-gift', { line: ['112', '22'], units: [] }).s;
  expect(ingressSites(pub, [], slotsFor(['yellow']))).toEqual([]); // tarmann is green
  expect(ingressSites(pub, [], slotsFor(['green']))).toEqual(['22']);
});

it('[TI4-SYN-7] [TI4-DUAL-4] [TI4-XEX-17] objectives that count planets with specialties count planets', () => {
  const more: Partial<Field> = { line: ['112', '107'], units: [], planets: { tiamat: 0 } };
  const { pub } = studying('xxcha', [], 'archons-gift', more).s;
  expect(progressTowards(pub, 0, 'found-research-outposts').parts[0]!.have).toBe(1);
});

it('[TI4-DUAL-2] [TI4-DUAL-3] [TI4-XEX-17] two icons of one planet for one research, or one of them, exhausted once', () => {
  const more: Partial<Field> = { line: ['112', '107'], units: [], planets: { tiamat: 0 } };
  const both = studying('letnev', [], undefined, { ...more, factions: { 0: 'letnev', 1: 'sol', 2: 'winnu' } });
  both.play('0 research:transit-diodes');
  expect([both.s.pub.planets.tiamat!.exhausted, both.s.pub.cards.some(({ id }) => id === 'transit-diodes')]).toEqual([
    true,
    true,
  ]);
  const single = studying('letnev', [], undefined, { ...more, factions: { 0: 'letnev', 1: 'sol', 2: 'winnu' } });
  single.play('0 research:graviton-laser-system');
  expect(single.s.pub.planets.tiamat!.exhausted).toBe(true);
  expect(researchable(single.s.pub, 0)).not.toContain('transit-diodes'); // one yellow technology, and the second icon is lost
});

/** Every way of giving each symbol a card of its own, tried out. */
function naive(need: readonly Colour[], have: readonly Colour[], linked: readonly Colour[]): number {
  const [first, ...rest] = need;
  if (first === undefined) return 0;
  const serves = (own: Colour) => own === first || (linked.includes(own) && linked.includes(first));
  const ways = have.flatMap((own, i) => (serves(own) ? [naive(rest, have.toSpliced(i, 1), linked)] : []));
  return Math.min(1 + naive(rest, have, linked), ...ways);
}

it('[TI4-SYN-9] as few symbols are left as any assignment leaves', () => {
  const lists = (length: number): Colour[][] =>
    length === 0 ? [[]] : [[], ...lists(length - 1).flatMap((list) => COLOURS.map((colour) => [...list, colour]))];
  const pairs: Colour[][] = [[], ['blue', 'green'], ['green', 'yellow'], ['yellow', 'red'], [...COLOURS]];
  for (const need of lists(3))
    for (const have of lists(3))
      for (const linked of pairs) {
        const left = unmet(need, have, linked).length;
        if (left !== naive(need, have, linked)) expect({ need, have, linked, left }).toBe('fewer');
      }
  expect(lists(3)).toHaveLength(85);
});
