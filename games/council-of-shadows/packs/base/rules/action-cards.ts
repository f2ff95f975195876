// The rule index: galaxies, action cards and upgrades.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  {
    id: 'COS-CARD-GAL-1',
    source:
      'seed: colour, name, spaces, stationSpaces, usedWith, prefilledTiles; ours: payout.high, payout.low, lightBonus',
  },
  {
    id: 'COS-CARD-GAL-2',
    source:
      'seed: colour, stationSpaces, usedWith, prefilledTiles; ours: name, spaces, payout.high, payout.low, lightBonus',
  },
  {
    id: 'COS-CARD-GAL-3',
    source:
      'seed: colour, stationSpaces, usedWith, prefilledTiles; ours: name, spaces, payout.high, payout.low, lightBonus',
  },
  {
    id: 'COS-CARD-GAL-4',
    source:
      'seed: colour, payout.high, lightBonus, stationSpaces, usedWith, prefilledTiles; ours: name, spaces, payout.low',
  },
  {
    id: 'COS-CARD-GAL-5',
    source:
      'seed: colour, payout.low, lightBonus, stationSpaces, usedWith, prefilledTiles; ours: name, spaces, payout.high',
  },
  {
    id: 'COS-CARD-GAL-6',
    source:
      'seed: colour, name, payout.high, payout.low, stationSpaces, usedWith, prefilledTiles; ours: spaces, lightBonus',
  },
  {
    id: 'COS-CARD-GAL-7',
    source:
      'seed: colour, stationSpaces, usedWith, prefilledTiles; ours: name, spaces, payout.high, payout.low, lightBonus',
  },
  {
    id: 'COS-CARD-GAL-8',
    source:
      'seed: colour, payout.low, lightBonus, stationSpaces, usedWith, prefilledTiles; ours: name, spaces, payout.high',
  },
  {
    id: 'COS-CARD-GAL-9',
    source:
      'seed: stationSpaces, prefilledTiles; ours: colour, name, spaces, payout.high, payout.low, lightBonus, usedWith',
  },
  {
    id: 'COS-CARD-GAL-10',
    source:
      'seed: colour, name, payout.high, payout.low, stationSpaces, usedWith, prefilledTiles; ours: spaces, lightBonus',
  },
  { id: 'COS-CARD-START-1', source: 'seed: consumption, effect' },
  { id: 'COS-CARD-START-2', source: 'seed: consumption, effect' },
  { id: 'COS-CARD-START-3', source: 'seed: consumption, effect' },
  { id: 'COS-CARD-START-4', source: 'seed: consumption, effect' },
  { id: 'COS-CARD-START-5', source: 'seed: effect; ours: consumption, effect.gainGems' },
  { id: 'COS-CARD-START-6', source: 'seed: effect; ours: consumption' },
  { id: 'COS-CARD-AI-01', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-02', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-03', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-04', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-05', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-06', source: 'ours' },
  { id: 'COS-CARD-AI-07', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-08', source: 'ours' },
  { id: 'COS-CARD-AI-09', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-10', source: 'seed: effect, consumption; ours: cost, name' },
  { id: 'COS-CARD-AI-11', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-12', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-13', source: 'seed: effect, consumption; ours: cost, name' },
  { id: 'COS-CARD-AI-14', source: 'seed: effect, consumption, cost; ours: name' },
  { id: 'COS-CARD-AI-15', source: 'seed: effect; ours: consumption, cost, name' },
  { id: 'COS-CARD-AI-16', source: 'ours' },
  { id: 'COS-CARD-AI-17', source: 'ours' },
  { id: 'COS-CARD-AI-18', source: 'ours' },
  { id: 'COS-CARD-AI-19', source: 'ours' },
  { id: 'COS-CARD-AI-20', source: 'ours' },
  { id: 'COS-CARD-AI-21', source: 'ours' },
  { id: 'COS-CARD-AI-22', source: 'ours' },
  { id: 'COS-CARD-AI-23', source: 'ours' },
  { id: 'COS-CARD-AI-24', source: 'ours' },
  { id: 'COS-CARD-AI-25', source: 'ours' },
  { id: 'COS-CARD-AI-A', source: 'seed es' },
  { id: 'COS-CARD-AI-B', source: 'seed es' },
  { id: 'COS-CARD-AI-C', source: 'seed' },
  { id: 'COS-CARD-AI-D', source: 'ours' },
  { id: 'COS-CARD-AI-E', source: 'seed' },
  { id: 'COS-CARD-AI-F', source: 'seed for the remark; ours' },
  { id: 'COS-CARD-UPG-1', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-2', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-3', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-4', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-5', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-6', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-7', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-8', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-9', source: 'seed: kind, effect; ours: cost' },
  { id: 'COS-CARD-UPG-10', source: 'seed: kind; ours: effect, cost' },
  { id: 'COS-CARD-UPG-11', source: 'seed: kind; ours: effect, cost' },
  { id: 'COS-CARD-UPG-12', source: 'seed: kind; ours: effect, cost' },
  { id: 'COS-CARD-UPG-13', source: 'seed: kind; ours: effect, cost' },
];
