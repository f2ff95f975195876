// The story in few lines: a fleet that lands is counted once.
import type { Json, Told } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { FEATS } from '../feats.ts';

const SYSTEM = (tile: string) => ({ key: 'system.planets', args: { tile } });
const PLANET = (id: string) => ({ key: `planet.${id}` });
const flown = (unit: string, from: Json, to: Json): Told => ({
  mine: false,
  type: 'unit.moved',
  args: { seat: { seat: 0 }, unit: { key: `unit.${unit}` }, from, to },
});

it('who was carried and then landed is one unit, and came from where the ship did', () => {
  const told = FEATS['unit.moved'] as (run: readonly Told[]) => { args: Record<string, unknown> };
  const { args } = told([
    flown('carrier', SYSTEM('93'), SYSTEM('107')),
    flown('infantry', PLANET('mez'), SYSTEM('107')),
    flown('infantry', PLANET('mez'), SYSTEM('107')),
    flown('infantry', SYSTEM('107'), PLANET('tiamat')),
    flown('infantry', SYSTEM('107'), PLANET('hercalor')),
  ]);
  const units = [
    { key: 'feat.units', args: { unit: { key: 'unit.carrier' }, count: 1 } },
    { key: 'feat.units', args: { unit: { key: 'unit.infantry' }, count: 2 } },
  ];
  expect(args).toEqual({ seat: { seat: 0 }, units, from: [SYSTEM('93')], to: [SYSTEM('107')] });
});

it('a system that is named says which planets are in it, and what is taken off the board is told', () => {
  const told = FEATS['unit.removed'] as (run: readonly Told[]) => { key: string; args: Record<string, unknown> };
  const system = { key: 'system.planets', args: { tile: '55', planets: [PLANET('elysium')] } };
  const gone = (unit: string, place: Json): Told => ({
    mine: false,
    type: 'unit.removed',
    args: { seat: { seat: 0 }, unit: { key: `unit.${unit}` }, place },
  });
  const { key, args } = told([gone('destroyer', system), gone('infantry', PLANET('elysium'))]);
  expect(key).toBe('feat.removed');
  expect(args.places).toEqual([system]);
  expect(told([gone('infantry', PLANET('elysium'))]).args.places).toEqual([PLANET('elysium')]);
});

it('neutral units are nobody’s: they appear, and nobody places them', () => {
  const told = FEATS['unit.placed'] as (run: readonly Told[]) => { key: string };
  const placed = (seat: Json): Told => ({
    mine: false,
    type: 'unit.placed',
    args: { seat, unit: { key: 'unit.cruiser' }, place: SYSTEM('F1') },
  });
  expect([told([placed({ key: 'neutral' })]).key, told([placed({ seat: 0 })]).key]).toEqual([
    'feat.placed.neutral',
    'feat.placed',
  ]);
});
