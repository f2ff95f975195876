// TI4-LEG: the ability cards of legendary planets, and the sets they come in.
import type { Dated } from '@orrery/kernel';
import type { SetId } from '../base/types.ts';

export interface LegendaryCard extends Dated {
  id: string;
  planet: string;
  set: SetId;
}

const of = (set: SetId, since: number, cards: Record<string, string>): LegendaryCard[] =>
  Object.entries(cards).map(([planet, id]) => ({ id, planet, set, since }));

export const LEGENDARY_TABLE: readonly LegendaryCard[] = [
  ...of('pok', 4, {
    primor: 'the-atrament',
    'hopes-end': 'imperial-arms-vault',
    mallice: 'exterrix-headquarters',
    mirage: 'mirage-flight-academy',
  }),
  ...of('codex3', 5, { 'custodia-vigilia': 'custodians-favour' }),
  ...of('te', 5, {
    'thunders-edge': 'jupiter-brain',
    styx: 'a-song-like-marrow',
    'mecatol-rex-te': 'the-galactic-council',
    emelpar: 'the-acropolis',
    faunus: 'maxis-central-control',
    industrex: 'aurex-mechanica',
    ordinian: '4x41d-hyperion-v1',
    tempesta: 'ionian-fuel-refinery',
  }),
  ...of('te', 6, { avernus: 'the-nucleus' }),
  ...of('te', 7, { garbozia: 'dok-n-pics-salvage-yard' }),
];
