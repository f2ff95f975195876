// Combat odds against the rules themselves: fights played out by careful players, for every faction, upgrade and combat
// technology in play. Seeded, so it never varies; the bound is five standard deviations.
import { expect, it } from 'vitest';
import { newest } from '../decks.ts';
import { combatOdds } from '../odds/index.ts';
import { TECHNOLOGY_TABLE } from '../packs/base/technologies.ts';
import { COMPLETE } from '../roster.ts';
import { foughtOut } from './careful.ts';
import { type Field, field } from './field.ts';

/** `at`: 47 in space, lodor on a planet. Seat 0 attacks. Units without a place stand where the fight is. */
type Case = {
  space?: true;
  mine: string[];
  theirs: string[];
  ships?: string[]; // of the attacker, over the planet
  factions?: [string?, string?];
  techs?: [string[]?, string[]?];
};

const CASES: Record<string, Case> = {
  sol: { mine: ['infantry*3'], theirs: ['infantry*3'], factions: ['sol'], techs: [['spec-ops-2']] },
  'sol at large': {
    space: true,
    mine: ['flagship', 'carrier'],
    theirs: ['cruiser*4'],
    factions: ['sol'],
    techs: [['advanced-carrier-2']],
  },
  hacan: { space: true, mine: ['flagship', 'fighter*2'], theirs: ['dreadnought', 'cruiser*2'], factions: ['hacan'] },
  jolnar: {
    space: true,
    mine: ['flagship', 'fighter*2'],
    theirs: ['carrier', 'fighter*4', 'cruiser'],
    factions: ['jolnar'],
  },
  rebellion: {
    space: true,
    mine: ['flagship', 'destroyer*2'],
    theirs: ['cruiser*3', 'fighter*2'],
    factions: ['rebellion'],
    techs: [['exile-2']],
  },
  'rebellion, revenants': { mine: ['mech*2'], theirs: ['infantry*4'], factions: ['rebellion'] },
  firmament: { space: true, mine: ['flagship', 'cruiser'], theirs: ['cruiser*3'], factions: ['firmament'] },
  obsidian: { space: true, mine: ['flagship', 'cruiser'], theirs: ['cruiser*4'], factions: ['obsidian'] },
  'jolnar on the ground': { mine: ['infantry*3', 'mech'], theirs: ['infantry*4'], factions: ['jolnar'] },
  'letnev, its flagship damaged before': {
    space: true,
    mine: ['flagship!'],
    theirs: ['cruiser*3'],
    factions: ['letnev'],
  },
  'letnev, shields that cancel two': {
    space: true,
    mine: ['dreadnought*2'],
    theirs: ['cruiser*4'],
    factions: ['letnev'],
    techs: [['non-euclidean-shielding']],
  },
  'letnev, cannons silenced': {
    mine: ['infantry*3'],
    theirs: ['infantry*2', 'pds*2'],
    factions: ['letnev'],
    techs: [['l4-disruptors']],
  },
  norr: {
    space: true,
    mine: ['flagship', 'cruiser'],
    theirs: ['cruiser*4'],
    factions: ['norr'],
    techs: [['exotrireme-2']],
  },
  'norr, mechs that strike back': { mine: ['mech*2'], theirs: ['infantry*5'], factions: ['norr'] },
  'norr, hits that answer hits': {
    mine: ['infantry*3'],
    theirs: ['infantry*4'],
    factions: ['norr'],
    techs: [['valkyrie-particle-weave']],
  },
  'norr, a mech struck at the start': {
    mine: ['mech'],
    theirs: ['infantry', 'pds'],
    factions: ['norr'],
    techs: [[], ['magen-defense-grid']],
  },
  winnu: { space: true, mine: ['flagship', 'fighter'], theirs: ['cruiser*3'], factions: ['winnu', 'sol'] },
  'l1z1x, hits that fighters cannot take': {
    space: true,
    mine: ['flagship', 'dreadnought', 'cruiser'],
    theirs: ['carrier*2', 'fighter*5', 'dreadnought'],
    factions: ['l1z1x'],
    techs: [['super-dreadnought-2'], ['fighter-2']], // which stay when the carriers are gone
  },
  'l1z1x, bombardment after each round': {
    mine: ['infantry*2', 'mech'],
    ships: ['dreadnought'],
    theirs: ['infantry*5'],
    factions: ['l1z1x'],
  },
  'mentak, dice before the battle': { space: true, mine: ['cruiser*3'], theirs: ['cruiser*4'], factions: ['mentak'] },
  'mentak, the other side ambushes': {
    space: true,
    mine: ['carrier', 'fighter*4'],
    theirs: ['destroyer*3'],
    factions: ['', 'mentak'],
  },
  'mentak, no damage is sustained': {
    space: true,
    mine: ['flagship', 'cruiser'],
    theirs: ['dreadnought*3'],
    factions: ['mentak'],
  },
  'mentak on the ground': { mine: ['mech', 'infantry'], theirs: ['mech*2'], factions: ['mentak'] },
  'yin, all ships go with its flagship': { space: true, mine: ['flagship'], theirs: ['cruiser*3'], factions: ['yin'] },
  'yin, its flagship among others': {
    space: true,
    mine: ['cruiser*4'],
    theirs: ['flagship', 'destroyer'],
    factions: ['', 'yin'],
  },
  muaat: {
    space: true,
    mine: ['war-sun'],
    theirs: ['cruiser*4'],
    factions: ['muaat'],
    techs: [['prototype-war-sun-2']],
  },
  'naalu, fighters of crystal': {
    space: true,
    mine: ['flagship', 'fighter*4'],
    theirs: ['cruiser*3'],
    factions: ['naalu'],
    techs: [['hybrid-crystal-fighter-2']],
  },
  'saar, a barrage of its flagship': {
    space: true,
    mine: ['flagship', 'space-dock'],
    theirs: ['carrier*2', 'fighter*6'],
    factions: ['saar'],
    techs: [['floating-factory-2']],
  },
  'arborec, mechs and warriors': {
    mine: ['infantry*3'],
    theirs: ['infantry*3', 'mech'],
    factions: ['arborec', 'arborec'],
    techs: [['letani-warrior-2']],
  },
  nomad: {
    space: true,
    mine: ['flagship', 'cruiser'],
    theirs: ['dreadnought', 'cruiser*2', 'fighter*2'],
    factions: ['nomad', 'sol'],
    techs: [['memoria-2']],
  },
  'mahact, legionnaires': {
    mine: ['infantry*3', 'mech'],
    theirs: ['infantry*4'],
    factions: ['mahact', 'sol'],
    techs: [['crimson-legionnaire-2']],
  },
  yssaril: { space: true, mine: ['flagship', 'cruiser'], theirs: ['cruiser*3'], factions: ['yssaril', 'sol'] },
  'creuss, a hit through the wormhole': {
    space: true,
    mine: ['flagship'],
    theirs: ['cruiser*2', 'carrier'],
    factions: ['creuss', 'sol'],
    techs: [['dimensional-splicer']],
  },
  'nekro, mechs against whom it has copied': {
    mine: ['mech*2'],
    theirs: ['infantry*4'],
    factions: ['nekro', 'sol'],
    techs: [['valefar-assimilator-x']],
  },
  'argent, a barrage that damages': {
    space: true,
    mine: ['destroyer*4', 'cruiser'],
    theirs: ['dreadnought*2', 'fighter', 'flagship'],
    factions: ['argent', 'sol'],
    techs: [['strike-wing-alpha-2']],
  },
  'argent, no cannon against its flagship': {
    space: true,
    mine: ['flagship', 'cruiser'],
    theirs: ['flagship'],
    factions: ['argent', 'xxcha'],
  },
  empyrean: { space: true, mine: ['flagship', 'cruiser'], theirs: ['cruiser*3'], factions: ['empyrean', 'sol'] },
  'naaz-rokha, mechs that fight as ships': {
    space: true,
    mine: ['flagship', 'mech*2'],
    theirs: ['cruiser*4', 'fighter*2'],
    factions: ['naazrokha', 'sol'],
  },
  'naaz-rokha, a flagship over its mechs': {
    mine: ['mech*2'],
    ships: ['flagship'],
    theirs: ['infantry*5', 'mech'],
    factions: ['naazrokha', 'sol'],
  },
  "vuil'raith, its flagship and what it devours": {
    space: true,
    mine: ['flagship', 'dreadnought'],
    theirs: ['cruiser*4'],
    factions: ['vuilraith', 'sol'],
    techs: [['dimensional-tear-2']],
  },
  'titans, batteries that fight': { mine: ['infantry*4'], theirs: ['pds*2', 'infantry'], factions: ['sol', 'ul'] },
  'titans, better ones': {
    mine: ['infantry*6'],
    theirs: ['pds*2', 'mech'],
    factions: ['sol', 'ul'],
    techs: [[], ['hel-titan-2']],
  },
  'titans, cruisers that sustain damage': {
    space: true,
    mine: ['cruiser*3'],
    theirs: ['cruiser*4', 'destroyer'],
    factions: ['ul', 'sol'],
    techs: [['saturn-engine-2']],
  },
  keleres: { space: true, mine: ['flagship', 'cruiser'], theirs: ['cruiser*3'], factions: ['keleres', 'sol'] },
  'bastion, galvanized soldiers': {
    mine: ['infantry^*2', 'infantry', 'mech^'],
    theirs: ['infantry*6'],
    factions: ['bastion', 'sol'],
  },
  'ral nel, guns in the hold': {
    space: true,
    mine: ['destroyer*2', 'pds', 'flagship'],
    theirs: ['cruiser*3'],
    factions: ['ralnel', 'sol'],
    techs: [['linkship-2']],
  },
  'bastion, its flagship': {
    space: true,
    mine: ['flagship^', 'cruiser^', 'cruiser'],
    theirs: ['cruiser*4'],
    factions: ['bastion', 'sol'],
  },
  xxcha: { space: true, mine: ['cruiser*3'], theirs: ['flagship'], factions: ['', 'xxcha'] },
  'carrier II, fighter II': {
    space: true,
    mine: ['carrier', 'fighter*4'],
    theirs: ['cruiser*2'],
    techs: [['carrier-2', 'fighter-2']],
  },
  'cruiser II': { space: true, mine: ['cruiser*3'], theirs: ['cruiser*3'], techs: [['cruiser-2']] },
  'destroyer II': { space: true, mine: ['destroyer*3'], theirs: ['carrier', 'fighter*4'], techs: [['destroyer-2']] },
  'dreadnought II': { space: true, mine: ['dreadnought'], theirs: ['cruiser*2'], techs: [['dreadnought-2']] },
  'war sun': { space: true, mine: ['war-sun'], theirs: ['dreadnought*2', 'fighter*2'], techs: [['war-sun']] },
  'infantry II': { mine: ['infantry*3'], theirs: ['infantry*3'], techs: [['infantry-2']] },
  'pds II, plasma scoring': {
    mine: ['infantry*4'],
    theirs: ['infantry', 'pds*2'],
    techs: [[], ['pds-2', 'plasma-scoring']],
  },
  'antimass deflectors': { mine: ['infantry*3'], theirs: ['infantry', 'pds*2'], techs: [['antimass-deflectors']] },
  'duranium armor': { space: true, mine: ['dreadnought*2'], theirs: ['dreadnought*2'], techs: [['duranium-armor']] },
  'assault cannon': { space: true, mine: ['cruiser*3'], theirs: ['cruiser*3'], techs: [['assault-cannon']] },
  'magen defense grid': { mine: ['infantry*3'], theirs: ['infantry*2', 'pds'], techs: [[], ['magen-defense-grid']] },
  'x-89 bacterial weapon': { mine: ['infantry*2'], theirs: ['infantry*4'], techs: [['x-89-bacterial-weapon']] },
};

function scene({ space, mine, theirs, ships = [], factions = [], techs = [] }: Case) {
  const [line, place] = space ? [['47', '46'], '47'] : [['26'], 'lodor'];
  const own = [...mine, ...ships].map((unit) => `0 ${unit} ${space ? '47' : '26'}`);
  const units = [...own, ...theirs.map((unit) => `1 ${unit} ${place}`), space ? '0 cruiser 46' : '0 carrier*2 26'];
  const spec: Field = { edition: newest(), line: line!, units, fleet: 16, techs: { ...techs.map((ids) => ids ?? []) } };
  spec.factions = Object.fromEntries(factions.flatMap((id, seat) => (id ? [[seat, id]] : [])));
  if (space) return field(spec).play('0 activate:47'); // it could still call the cruiser, and does not
  const args = { seat: 0, system: '26', effects: [], landed: {}, queue: [] };
  return field({ ...spec, begin: { step: 'invasion', at: 'commit', args } });
}

const TIMES = 120;
it.each(Object.entries(CASES))('the odds are those of the rules: %s', (_name, spec) => {
  const t = scene(spec);
  const [odds] = combatOdds(t.s.pub);
  const sample = foughtOut(t, spec.space ? '47' : 'lodor', TIMES);
  expect(odds!.attackerWins + odds!.defenderWins + odds!.bothGone).toBeCloseTo(1, 12);
  for (const end of ['attackerWins', 'defenderWins', 'bothGone'] as const) {
    const p = odds![end];
    expect(Math.abs(p - sample[end])).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / TIMES) + 0.02);
  }
});

it('[TI4-SPACE-12] a fight that could go on for ever, damage and repair in turn, ends in the rules and in the odds', () => {
  const shield = ['non-euclidean-shielding'];
  const spec: Case = { space: true, mine: ['flagship'], theirs: ['flagship'], factions: ['letnev', 'letnev'] };
  const t = scene({ ...spec, techs: [shield, shield] });
  const { attackerWins, defenderWins, bothGone } = combatOdds(t.s.pub)[0]!;
  expect({ attackerWins, defenderWins, bothGone }).toEqual(foughtOut(t, '47', 1));
  expect(defenderWins).toBe(1); // the attacker gives way
});

it('no faction and no upgrade in play is left out', () => {
  const specs = Object.values(CASES);
  expect(new Set(specs.flatMap(({ factions = [] }) => factions.filter(Boolean))).size).toBe(COMPLETE.length);
  const ours = (tech: { faction?: string }) => !tech.faction || COMPLETE.some(({ id }) => id === tech.faction);
  const upgrades = TECHNOLOGY_TABLE.filter((tech) => tech.color === 'unit-upgrade' && ours(tech)).map(({ id }) => id);
  const used = new Set(specs.flatMap(({ techs = [] }) => techs.flatMap((ids) => ids ?? [])));
  expect(upgrades.filter((id) => !used.has(id))).toEqual(['space-dock-2', 'helios-v2']); // they do not fight
});
