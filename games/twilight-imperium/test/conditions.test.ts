// TI4-OBJ-3: the condition of every objective of the status phase, just met and just not met.
import { expect, it } from 'vitest';
import { objectiveCard } from '../content.ts';
import { secretDeck, stageDeck } from '../decks.ts';
import type { Player } from '../state.ts';
import { progressTowards } from '../values/progress.ts';
import { type Field, field } from './field.ts';

/** A whole galaxy by spiral index: Mecatol Rex in the middle, the homes of three players on the rim. */
const GALAXY: Record<string, number> = {
  ...{ 18: 0, 26: 1, 25: 2, 46: 3, 41: 4, 27: 5, 28: 6 },
  ...{ 19: 7, 21: 8, 24: 9, 62: 10, 29: 11, 30: 12, 31: 13, 34: 14, 35: 15, 47: 16, 65: 17, 42: 18 },
  ...{ 1: 19, 36: 20, 37: 21, 69: 22, 39: 23, 40: 24, 14: 25, 43: 26, 44: 27, 48: 28, 49: 29, 50: 30, 10: 31 },
  ...{ 63: 32, 32: 33, 33: 34, 22: 35, 23: 36 },
};
type Board = Partial<Omit<Field, 'also'>> & { sheet?: Partial<Player> };
const held = (...planets: string[]): Board => ({ planets: Object.fromEntries(planets.map((planet) => [planet, 0])) });
const units = (...words: string[]): Board => ({ units: words });
/** War suns stand only where their technology is owned. */
const suns = (...words: string[]): Board => ({ units: words, techs: { 0: ['war-sun'], 1: ['war-sun'] } });
const techs = (...ids: string[]): Board => ({ techs: { 0: ids } });
const goods = (count: number, board: Board = {}): Board => ({ ...board, goods: { 0: count } });

const isMet = (objective: string, { sheet, ...board }: Board): boolean => {
  const t = field({
    line: [],
    at: GALAXY,
    units: [],
    fleet: 9,
    factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...board,
    also: ({ pub }) => {
      Object.assign(pub.players[0]!, sheet);
    },
  });
  return progressTowards(t.s.pub, 0, objective).met;
};

const SIX = ['lodor', 'quann', 'new-albion', 'starpoint', 'tequran', 'torkan'];
const ELEVEN = [...SIX, 'wellon', 'thibah', 'qucenn', 'rarron', 'mellon'];
const GREEN = ['neural-motivator', 'dacxive-animators'];
const RED = ['plasma-scoring', 'magen-defense-grid'];
const BLUE = ['antimass-deflectors', 'gravity-drive'];
const YELLOW = ['sarween-tools', 'graviton-laser-system'];
const FORTS = ['0 pds*2 lodor', '0 space-dock lodor', '0 pds*2 quann', '0 pds tequran'];
/** Beside the homes of both others, who hold one planet each. */
const NEAR = ['0 cruiser 40', '0 cruiser 50', '1 infantry archon-ren', '2 infantry arc-prime'];

/** [objective, just enough, one too little] */
const STAGE1: [string, Board, Board][] = [
  [
    'corner-the-market',
    held('wellon', 'thibah', 'new-albion', 'qucenn'),
    held('wellon', 'thibah', 'new-albion', 'lodor'),
  ],
  ['develop-weaponry', techs('carrier-2', 'fighter-2'), techs('carrier-2', ...BLUE)],
  ['diversify-research', techs(...GREEN, ...RED), techs(...GREEN, 'plasma-scoring', 'sarween-tools')],
  ['erect-a-monument', goods(1, held('jord', 'lodor')), goods(0, held('jord', 'lodor'))],
  ['expand-borders', held(...SIX), held(...SIX.slice(1), 'jord', 'archon-ren')],
  ['found-research-outposts', held('wellon', 'thibah', 'new-albion'), held('wellon', 'thibah', 'lodor')],
  [
    'intimidate-council',
    units('0 cruiser 26', '0 cruiser 25'),
    units('0 cruiser*2 26', '0 cruiser 19', '0 infantry quann'),
  ],
  ['lead-from-the-front', { sheet: { tactic: 2, strategy: 1 } }, { sheet: { tactic: 1, strategy: 1, fleet: 5 } }],
  ['negotiate-trade-routes', goods(5), goods(4, held('jord', 'lodor'))],
  ['sway-the-council', held('torkan', 'rarron', 'jord'), held('torkan', 'rarron', 'lodor')],
  ['amass-wealth', goods(3, held('jord', 'torkan')), goods(3, held('jord', 'lodor'))],
  [
    'build-defenses',
    units('0 pds*2 lodor', '0 space-dock lodor', '0 pds quann'),
    units('0 pds*2 lodor', '0 space-dock lodor', '1 pds quann'),
  ],
  ['engineer-a-marvel', suns('0 war-sun 26'), units('0 dreadnought 26', '1 flagship 25')],
  ['engineer-a-marvel', units('0 flagship 26'), suns('1 war-sun 26')],
  [
    'explore-deep-space',
    units('0 cruiser 46', '0 fighter 47', '0 cruiser 41'),
    units('0 cruiser 46', '0 cruiser*2 47', '0 cruiser 26'),
  ],
  [
    'improve-infrastructure',
    units('0 pds lodor', '0 pds quann', '0 space-dock tequran'),
    units('0 pds*2 lodor', '0 space-dock lodor', '0 pds quann', '0 pds jord'),
  ],
  [
    'make-history',
    units('0 infantry mecatol-rex', '0 cruiser 41'),
    units('0 infantry mecatol-rex', '0 cruiser 18', '0 cruiser 46'),
  ],
  [
    'populate-the-outer-rim',
    units('0 cruiser 36', '0 infantry arinam', '0 cruiser 69'),
    units('0 cruiser 36', '0 cruiser 37', '0 cruiser 1', '0 cruiser 19'),
  ],
  [
    'push-boundaries',
    { ...units(...NEAR), ...held('jord', 'lodor') },
    { ...units(...NEAR, '2 infantry wren-terra'), ...held('jord', 'lodor') },
  ],
  [
    'push-boundaries',
    { ...units(...NEAR), ...held('jord', 'lodor') },
    { ...units(...NEAR.slice(1)), ...held('jord', 'lodor') },
  ],
  ['raise-a-fleet', units('0 cruiser*4 26', '0 carrier 26'), units('0 cruiser*4 26', '0 fighter*3 26', '0 cruiser 25')],
];
const STAGE2: [string, Board, Board][] = [
  ['centralize-galactic-trade', goods(10), goods(9, held('jord'))],
  ['conquer-the-weak', held('archon-tau'), held('jord')],
  [
    'form-galactic-brain-trust',
    held('wellon', 'thibah', 'new-albion', 'mehar-xull', 'gral'),
    held('wellon', 'thibah', 'new-albion', 'mehar-xull', 'lodor'),
  ],
  ['found-a-golden-age', goods(12, held('jord')), goods(11, held('jord'))],
  ['galvanize-the-people', { sheet: { tactic: 4, strategy: 2 } }, { sheet: { tactic: 3, strategy: 2, fleet: 9 } }],
  ['manipulate-galactic-law', goods(10, held('torkan', 'rarron')), goods(9, held('torkan', 'rarron'))],
  [
    'master-the-sciences',
    techs(...GREEN, ...RED, ...BLUE, ...YELLOW),
    techs(...GREEN, ...RED, ...BLUE, 'sarween-tools', 'hyper-metabolism'),
  ],
  ['revolutionize-warfare', techs('carrier-2', 'fighter-2', 'pds-2'), techs('carrier-2', 'fighter-2', ...RED)],
  ['subdue-the-galaxy', held(...ELEVEN), held(...ELEVEN.slice(1), 'jord', 'arc-prime')],
  [
    'unify-the-colonies',
    held('lodor', 'quann', 'torkan', 'rarron', 'mellon', 'centauri'),
    held('lodor', 'quann', 'torkan', 'rarron', 'mellon', 'starpoint'),
  ],
  ['achieve-supremacy', units('0 flagship 18'), units('0 flagship 1', '0 cruiser 18')],
  ['achieve-supremacy', suns('0 war-sun 14'), suns('0 war-sun 1', '1 war-sun 18')],
  [
    'become-a-legend',
    units('0 infantry mecatol-rex', '0 cruiser 41', '0 cruiser 42', '0 infantry primor'),
    units('0 infantry mecatol-rex', '0 cruiser 41', '0 cruiser 42', '0 cruiser 18', '0 cruiser 47'),
  ],
  ['command-an-armada', units('0 cruiser*8 26'), units('0 cruiser*7 26', '0 fighter*3 26', '0 cruiser 25')],
  ['construct-massive-cities', units(...FORTS, '0 space-dock tequran'), units(...FORTS, '1 space-dock torkan')],
  [
    'control-the-borderlands',
    units('0 cruiser 36', '0 cruiser 37', '0 cruiser 69', '0 cruiser 39', '0 cruiser 14'),
    units('0 cruiser 36', '0 cruiser 37', '0 cruiser 69', '0 cruiser 39', '0 cruiser 1'),
  ],
  [
    'hold-vast-reserves',
    goods(6, held('torkan', 'rarron', 'jord', 'lodor')),
    goods(7, held('torkan', 'rarron', 'jord')),
  ],
  [
    'patrol-vast-territories',
    units('0 cruiser 46', '0 cruiser 47', '0 cruiser 41', '0 cruiser 39', '0 cruiser 40'),
    units('0 cruiser 46', '0 cruiser 47', '0 cruiser 41', '0 cruiser 39', '0 cruiser 26'),
  ],
  [
    'protect-the-border',
    units('0 pds lodor', '0 pds quann', '0 pds tequran', '0 pds torkan', '0 pds wellon'),
    units('0 pds*2 lodor', '0 pds quann', '0 pds tequran', '0 pds torkan', '0 pds jord'),
  ],
  ['rule-distant-lands', held('archon-ren', 'arc-prime'), held('archon-ren', 'archon-tau')],
];
const SECRETS: [string, Board, Board][] = [
  ['adapt-new-strategies', techs('spec-ops-2', 'advanced-carrier-2'), techs('spec-ops-2', 'carrier-2')],
  [
    'become-the-gatekeeper',
    units('0 cruiser 26', '0 cruiser 25'),
    units('0 cruiser 26', '0 cruiser 39', '0 infantry quann'),
  ],
  [
    'control-the-region',
    units('0 cruiser 26', '0 cruiser 25', '0 cruiser 46', '0 cruiser 27', '0 cruiser 28', '0 cruiser 18'),
    units('0 cruiser 26', '0 cruiser 25', '0 cruiser 46', '0 cruiser 27', '0 cruiser*2 28', '0 infantry wellon'),
  ],
  [
    'cut-supply-lines',
    units('0 cruiser 26', '1 space-dock lodor'),
    units('0 cruiser 26', '0 space-dock lodor', '1 space-dock quann'),
  ],
  [
    'establish-a-perimeter',
    units('0 pds*2 lodor', '0 pds*2 quann'),
    units('0 pds*2 lodor', '0 pds quann', '1 pds tequran'),
  ],
  ['forge-an-alliance', held('lodor', 'quann', 'torkan', 'rarron'), held('lodor', 'quann', 'torkan', 'wellon')],
  [
    'form-a-spy-network',
    { cards: { 0: ['plague', 'ghost-ship', 'bunker', 'parley', 'fire-team'] } },
    { cards: { 0: ['plague', 'ghost-ship', 'bunker', 'parley'] } },
  ],
  [
    'fuel-the-war-machine',
    units('0 space-dock lodor', '0 space-dock quann', '0 space-dock jord'),
    units('0 space-dock lodor', '0 space-dock quann', '1 space-dock archon-ren'),
  ],
  [
    'gather-a-mighty-fleet',
    units('0 dreadnought*3 26', '0 dreadnought*2 25'),
    units('0 dreadnought*4 26', '1 dreadnought 25'),
  ],
  [
    'learn-the-secrets-of-the-cosmos',
    units('0 cruiser 18', '0 cruiser 46', '0 cruiser 27'),
    units('0 cruiser 18', '0 cruiser 46', '0 cruiser 25'),
  ],
  [
    'master-the-laws-of-physics',
    techs(...GREEN, 'hyper-metabolism', 'bio-stims'),
    techs(...GREEN, 'hyper-metabolism', 'sarween-tools'),
  ],
  [
    'mine-rare-minerals',
    held('starpoint', 'tequran', 'zohbat', 'bereg'),
    held('starpoint', 'tequran', 'zohbat', 'lodor'),
  ],
  [
    'monopolize-production',
    held('wellon', 'thibah', 'new-albion', 'qucenn'),
    held('wellon', 'thibah', 'new-albion', 'lodor'),
  ],
  [
    'occupy-the-seat-of-the-empire',
    units('0 infantry mecatol-rex', '0 cruiser 18', '0 fighter*2 18'),
    units('0 infantry mecatol-rex', '0 cruiser 18', '0 fighter 18'),
  ],
  [
    'occupy-the-seat-of-the-empire',
    units('0 infantry mecatol-rex', '0 cruiser*3 18'),
    units('1 infantry mecatol-rex', '0 cruiser*3 18'),
  ],
  ['threaten-enemies', units('0 cruiser 40'), units('0 cruiser 36', '0 cruiser 14')],
  ['establish-hegemony', held('mecatol-rex', 'torkan', 'rarron'), held('mecatol-rex', 'torkan', 'jord')],
  ['foster-cohesion', units(...NEAR), units(...NEAR.slice(1))],
  ['hoard-raw-materials', held('jord', 'lodor', 'starpoint', 'tequran'), held('jord', 'lodor', 'starpoint', 'thibah')],
  [
    'mechanize-the-military',
    units('0 mech lodor', '0 mech quann', '0 mech jord', '0 mech tequran'),
    units('0 mech*2 lodor', '0 mech quann', '0 mech jord'),
  ],
  ['occupy-the-fringe', units('0 infantry*8 lodor', '0 mech lodor'), units('0 infantry*8 lodor', '0 pds lodor')],
  [
    'occupy-the-fringe',
    units('0 infantry*9 lodor', '1 space-dock lodor'),
    units('0 infantry*9 lodor', '0 space-dock lodor'),
  ],
  [
    'produce-en-masse',
    units('0 space-dock new-albion', '0 space-dock starpoint'),
    units('0 space-dock tequran', '0 space-dock torkan', '0 space-dock jord'),
  ],
  ['seize-an-icon', held('primor'), held('lodor')],
  ['stake-your-claim', { planets: { 'new-albion': 0, starpoint: 1 } }, { planets: { 'new-albion': 0, starpoint: 0 } }],
];

it.each([...STAGE1, ...STAGE2, ...SECRETS])('[TI4-OBJ-3] [%s] just met and just not', (objective, enough, short) => {
  expect(isMet(objective, enough)).toBe(true);
  expect(isMet(objective, short)).toBe(false);
});

it('[TI4-OBJ-3] no objective of the status phase is left out', () => {
  const ids = (rows: [string, Board, Board][]) => [...new Set(rows.map(([id]) => id))].sort();
  expect(ids(STAGE1)).toEqual([...stageDeck({ sets: ['base', 'pok'] }, 1)].sort());
  expect(ids(STAGE2)).toEqual([...stageDeck({ sets: ['base', 'pok'] }, 2)].sort());
  expect(ids(SECRETS)).toEqual(
    secretDeck({ sets: ['base', 'pok'] })
      .filter((id) => objectiveCard(id).phase === 'status')
      .sort(),
  );
});

it.each([
  ['expand-borders', 1, 1],
  ['subdue-the-galaxy', 2, 2],
  ['seize-an-icon', 0, 1],
  ['prove-endurance', 0, 1],
])('[TI4-OBJ-1] %s: stage %i, %i points', (id, stage, points) => {
  expect(objectiveCard(id)).toMatchObject({ stage, points });
});
