// The breakthrough of the Universities of Jol-Nar.
import { expect, it } from 'vitest';
import { TECHNOLOGY_TABLE } from '../../../packs/base/technologies.ts';
import { newTechnology, type S } from '../../../state.ts';
import type { Field } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';

const CARD = 'specialized-compounds';
/** Tar'mann is green, Thibah blue. */
const studying = (spec: Partial<Field> = {}, card = CARD) =>
  found('jolnar', card, {
    edition: 6,
    line: ['112', '22', '21'],
    units: [],
    planets: { tarmann: 0, thibah: 0 },
    begin: { step: 'technology.primary', at: 'more', args: { seat: 0, strategic: 0 } },
    ...spec,
  });

it('[TI4-BT-jolnar] [specialized-compounds] a planet with a specialty instead of the resources, for a technology of its colour', () => {
  const t = studying();
  expect(t.may(0)).toEqual(['compound:tarmann', 'compound:thibah', 'no']); // there is nothing to buy it with
  t.play('0 compound:thibah');
  expect(t.s.pub.planets.thibah!.exhausted).toBe(true);
  expect(t.may(0)).toEqual([
    'no',
    ...['antimass-deflectors', 'dark-energy-tap', 'gravity-drive', 'sling-relay'].map((id) => `research:${id}`),
  ]);
  t.play('0 research:dark-energy-tap');
  expect(t.s.pub.cards.some(({ id }) => id === 'dark-energy-tap')).toBe(true);
  expect(studying({}, '').asked()).toEqual([]);
  expect(studying({ goods: { 0: 6 } }).may(0)[0]).toBe('buy');
});

it('[TI4-BT-jolnar] [specialized-compounds] only a planet that is ready pays', () => {
  const t = studying({
    also({ pub }) {
      pub.planets.thibah!.exhausted = true;
    },
  });
  expect(t.may(0)).toEqual(['compound:tarmann', 'no']);
  const plain = studying({ line: ['112', '22', '26'], planets: { tarmann: 0, lodor: 0 } });
  expect(plain.may(0)).toEqual(['compound:tarmann', 'no']); // and one with a specialty
});

it('[TI4-SYN-8] [specialized-compounds] synergy serves the match; no unit upgrades, and the planet ignores no prerequisite', () => {
  const techs = { 0: ['neural-motivator', 'antimass-deflectors', 'dark-energy-tap'] };
  const t = studying({ techs }).play('0 compound:tarmann');
  const offered = t.may(0).filter((key) => key !== 'no');
  expect(offered).toContain('research:sarween-tools'); // yellow, by the link with green
  expect(offered).toContain('research:psychoarchaeology');
  expect(offered).not.toContain('research:fighter-2');
  expect(offered).not.toContain('research:gravity-drive'); // blue
  const deep = studying({ planets: { tarmann: 0 } }).play('0 compound:tarmann');
  expect(deep.may(0)).toContain('research:bio-stims'); // what is missing is ignored anyway
  expect(deep.may(0)).not.toContain('research:hyper-metabolism'); // that would need the specialty besides
});

it('[TI4-BT-jolnar] [TI4-TECH-6] [specialized-compounds] a planet that would have to serve twice is not offered', () => {
  const learnt = (most: number) =>
    TECHNOLOGY_TABLE.filter(
      ({ color, prereq }) => (color === 'green' || color === 'yellow') && symbols(prereq) <= most,
    );
  const symbols = (prereq: Record<string, number>) => Object.values(prereq).reduce((n, each) => n + each, 0);
  const without =
    (most: number) =>
    ({ pub }: S) =>
      void pub.cards.push(...learnt(most).map(({ id }) => ({ ...newTechnology(0, id), state: 'purged' as const })));
  const planets = { tarmann: 0 };
  expect(studying({ planets, also: without(0) }).may(0)).toEqual(['compound:tarmann', 'no']); // one symbol is ignored anyway
  expect(studying({ planets, also: without(1) }).asked()).toEqual([]); // the second is what Tar'mann has paid with
});
