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
