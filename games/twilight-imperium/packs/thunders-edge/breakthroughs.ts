// TI4-BREAK-1: the breakthrough of each faction, and the two colours of technology that it links.
import type { Colour } from '../base/types.ts';

export interface BreakthroughCard {
  id: string;
  faction: string;
  synergy: readonly Colour[]; // none: it links nothing
}

const of =
  (...synergy: Colour[]) =>
  (cards: Record<string, string>): BreakthroughCard[] =>
    Object.entries(cards).map(([faction, id]) => ({ id, faction, synergy }));

export const BREAKTHROUGH_TABLE: readonly BreakthroughCard[] = [
  ...of(
    'green',
    'red',
  )({
    arborec: 'psychospore',
    vuilraith: 'alraith-ix-ianovar',
    l1z1x: 'fealty-uplink',
    naalu: 'mindsieve',
  }),
  ...of('blue', 'yellow')({ argent: 'wing-transfer', creuss: 'particle-synthesis' }),
  ...of('blue', 'green')({ empyrean: 'void-tether', naazrokha: 'absolute-synergy' }),
  ...of(
    'blue',
    'red',
  )({
    letnev: 'gravleash-maneuvers',
    norr: 'norr-supremacy',
    winnu: 'imperator',
    rebellion: 'resonance-generator',
    saar: 'deorbit-barrage',
  }),
  ...of('yellow', 'red')({ muaat: 'stellar-genesis', hacan: 'auto-factories', bastion: 'the-icon' }),
  ...of(
    'green',
    'yellow',
  )({
    sol: 'bellum-gloriosum',
    yin: 'yin-ascendant',
    mahact: 'vaults-of-the-heir',
    mentak: 'the-tables-grace',
    ul: 'slumberstate-computing',
    xxcha: 'archons-gift',
    nomad: 'thunders-paradox',
    jolnar: 'specialized-compounds',
    firmament: 'the-sowing',
    obsidian: 'the-reaping',
    deepwrought: 'visionaria-select',
    ralnel: 'data-skimmer',
    yssaril: 'deepgloom-executable',
    keleres: 'i-i-h-q-modernization',
  }),
  ...of()({ nekro: 'valefar-assimilator-z' }),
];
