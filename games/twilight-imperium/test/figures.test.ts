// The figures of units, planets and systems as printed, in a hand's own writing: whoever mistypes a table is told here.
import { expect, it } from 'vitest';
import { SHEET_UNITS } from '../factions/sheets.ts';
import './emptied.ts';
import { PLANET_TABLE } from '../packs/base/planets.ts';
import { SYSTEM_TABLE } from '../packs/base/systems.ts';
import type { Roll, UnitCard } from '../packs/base/types.ts';
import { GENERIC_UNITS } from '../packs/base/units/generic.ts';

const roll = ({ hit, dice, range }: Roll): string => `${hit}x${dice}${range === undefined ? '' : `@${range}`}`;
const made = ({ production }: UnitCard): string =>
  typeof production === 'object' ? `resources+${production.resources}` : `${production}`;

/** A unit card in one line: only what is printed on it. */
function figures(card: UnitCard): string {
  const said: [string, unknown][] = [
    [`cost ${card.cost}${card.perCost ? `/${card.perCost}` : ''}`, card.cost],
    [`combat ${card.combat && roll(card.combat)}`, card.combat],
    [`move ${card.move}`, card.move],
    [`capacity ${card.capacity}`, card.capacity],
    [`bombardment ${card.bombardment && roll(card.bombardment)}`, card.bombardment],
    [`barrage ${card.afb && roll(card.afb)}`, card.afb],
    [`cannon ${card.spaceCannon && roll(card.spaceCannon)}`, card.spaceCannon],
    [`production ${made(card)}`, card.production],
    ['sustain', card.sustain],
    ['shield', card.planetaryShield],
    ['no shields', card.removesPlanetaryShield],
    ['no Direct Hit', card.directHitImmune],
    ['moves itself', card.selfMoving],
    [`${card.freeFighters} fighters free`, card.freeFighters],
    [`back on ${card.revives}`, card.revives],
  ];
  return said.flatMap(([word, has]) => (has === undefined ? [] : [word])).join(', ');
}
const UNITS = [...GENERIC_UNITS, ...SHEET_UNITS];

it.each([
  ['infantry-1', 'cost 1/2, combat 8x1'],
  ['infantry-2', 'cost 1/2, combat 7x1, back on 6'],
  ['fighter-1', 'cost 1/2, combat 9x1'],
  ['fighter-2', 'cost 1/2, combat 8x1, move 2, moves itself'],
  ['destroyer-1', 'cost 1, combat 9x1, move 2, barrage 9x2'],
  ['destroyer-2', 'cost 1, combat 8x1, move 2, barrage 6x3'],
  ['cruiser-1', 'cost 2, combat 7x1, move 2'],
  ['cruiser-2', 'cost 2, combat 6x1, move 3, capacity 1'],
  ['carrier-1', 'cost 3, combat 9x1, move 1, capacity 4'],
  ['carrier-2', 'cost 3, combat 9x1, move 2, capacity 6'],
  ['dreadnought-1', 'cost 4, combat 5x1, move 1, capacity 1, bombardment 5x1, sustain'],
  ['dreadnought-2', 'cost 4, combat 5x1, move 2, capacity 1, bombardment 5x1, sustain, no Direct Hit'],
  ['war-sun', 'cost 12, combat 3x3, move 2, capacity 6, bombardment 3x3, sustain, no shields'],
  ['pds-1', 'cannon 6x1, shield'],
  ['pds-2', 'cannon 5x1@1, shield'],
  ['space-dock-1', 'production resources+2, 3 fighters free'],
  ['space-dock-2', 'production resources+4, 3 fighters free'],
  ['pride-of-kenara', 'cost 2, combat 6x1, sustain'],
  ['wrath-of-kenara', 'cost 8, combat 7x2, move 1, capacity 3, sustain'],
  ['shield-paling', 'cost 2, combat 6x1, sustain'],
  ['j-n-s-hylarim', 'cost 8, combat 6x2, move 1, capacity 3, sustain'],
  ['dunlain-reaper', 'cost 2, combat 6x1, sustain'],
  ['arc-secundus', 'cost 8, combat 5x2, move 1, capacity 3, bombardment 5x3, sustain, no shields'],
  ['valkyrie-exoskeleton', 'cost 2, combat 6x1, sustain'],
  ['exotrireme-1', 'cost 4, combat 5x1, move 1, capacity 1, bombardment 4x2, sustain'],
  ['exotrireme-2', 'cost 4, combat 5x1, move 2, capacity 1, bombardment 4x2, sustain, no Direct Hit'],
  ['cmorran-norr', 'cost 8, combat 6x2, move 1, capacity 3, sustain'],
  ['spec-ops-1', 'cost 1/2, combat 7x1'],
  ['spec-ops-2', 'cost 1/2, combat 6x1, back on 5'],
  ['letani-warrior-2', 'cost 1/2, combat 7x1, production 2, back on 6'],
  ['zs-thunderbolt-m2', 'cost 2, combat 6x1, sustain'],
  ['advanced-carrier-1', 'cost 3, combat 9x1, move 1, capacity 6'],
  ['advanced-carrier-2', 'cost 3, combat 9x1, move 2, capacity 8, sustain'],
  ['genesis', 'cost 8, combat 5x2, move 1, capacity 12, sustain'],
  ['indomitus', 'cost 2, combat 6x1, cannon 8x1@1, sustain'],
  ['loncara-ssodu', 'cost 8, combat 7x2, move 1, capacity 3, cannon 5x3@1, sustain'],
])('[TI4-UNIT-2] [%s] %s', (id, printed) => {
  expect(figures(UNITS.find((card) => card.id === id)!)).toBe(printed);
});

const listed = (text: string): string[] =>
  text
    .trim()
    .split(/\s*[;\n]\s*/)
    .sort();

/** Resources/influence, traits and specialties by their first letters, `*` legendary. */
const PLANETS = `
  thunders-edge 5/1 *; avernus 2/0 h *; custodia-vigilia 2/2 *; mirage 1/2 c *; jord 4/2; moll-primus 4/1
  darien 4/4; muaat 4/1; nestphar 3/2; 000 5/0; winnu 3/4; mordai-ii 4/0; maaluuk 0/2; druaa 3/1; arc-prime 4/0
  wren-terra 2/1; lisis-ii 1/0; ragh 2/1; nar 2/3; jol 1/2; trenlak 1/0; quinarra 3/1; archon-ren 2/3
  archon-tau 1/1; retillion 2/3; shalloq 1/2; hercant 1/1; arretze 2/0; kamdorn 0/1; mecatol-rex 1/6
  wellon 1/2 i +y; vefut-ii 2/2 h; thibah 1/1 i +b; tarmann 1/1 i +g; saudor 2/2 i; mehar-xull 1/3 h +r
  quann 2/1 c; lodor 3/1 c; new-albion 1/1 i +g; starpoint 3/1 h; tequran 2/0 h; torkan 0/3 c; qucenn 1/2 i
  rarron 0/3 c; mellon 0/2 c; zohbat 3/1 h; lazar 1/0 i +y; sakulag 2/1 h; dal-bootha 0/2 c; xxehan 1/1 c
  corneeq 1/2 c; resculon 2/0 c; centauri 1/3 c; gral 1/1 i +b; bereg 3/1 h; lirta-iv 2/3 h; arnor 2/1 i
  lor 1/2 i; arinam 1/2 i; meer 0/4 h +r; abyz 3/0 h; fria 2/0 h; creuss 4/2; ixth 3/5; arcturus 4/4; acheron 4/0
  elysium 4/1; the-dark 3/4; naazir 2/1; rokha 1/2; valk 2/0; ylir 0/2; avar 1/1; archon-vail 1/3 h +b
  perimeter 2/1 i; ang 2/0 i +r; semlore 3/2 c +y; vorhal 0/2 c +g; atlas 3/1 h; primor 2/1 c *; hopes-end 3/0 h *
  cormund 2/0 h; everra 3/1 c; accoen 2/3 i; jeol-ir 2/3 i; kraag 2/1 h; siig 0/2 h; bakal 3/2 i; alio-prima 1/1 c
  lisis 2/2 i; velnor 2/1 i +r; cealdri 0/2 c +y; xanhact 0/1 h; vega-major 2/1 c; vega-minor 1/2 c +b; loki 1/2 c
  abaddon 1/0 c; ashtroth 2/0 h; rigel-iii 1/1 i +g; rigel-ii 1/2 i; rigel-i 0/1 h; mallice 0/3 c *
  ordinian 0/0 *; revelation 1/2; mez-lo-orz-fei-zsha 2/1; rep-lo-orz-qet 1/3; ikatena 4/4; cronos 2/1; tallin 1/2
  cronos-hollow 3/0; tallin-hollow 3/0; faunus 1/3 i +g *; garbozia 2/1 h *; emelpar 0/2 c *; tempesta 1/1 h +b *
  olergodt 2/1 ch +ry; andeara 1/1 i +b; vira-pics-iii 2/3 ch; lesab 2/1 hi; new-terra 1/1 i +g; tinnes 2/1 hi +g
  cresius 0/1 h; lazul-rex 2/2 ci; tiamat 1/2 c +yy; hercalor 1/0 i; kostboth 0/1 c; capha 3/0 h; bellatrix 1/2 c
  tsion-station 1/1; elnath 2/0 h; horizon 1/2 c; luthien-vi 3/1 h; tarana 1/2 ci; oluz-station 1/1
  mecatol-rex-te 1/6 *; industrex 2/0 i +r *; lemox 0/3 i; the-watchtower 1/1; ahk-creuxx 4/2; styx 4/0 *
  lethe 0/2; phlegethon 1/2; cocytus 3/0
`;
it('[TI4-PLAN-1] [planet:*] every planet as printed', () => {
  const initials = (words: readonly string[]): string => words.map(([letter]) => letter).join('');
  const planets = PLANET_TABLE.map(({ id, resources, influence, traits, tech, legendary }) =>
    [`${id} ${resources}/${influence}`, initials(traits), tech.length > 0 && `+${initials(tech)}`, legendary && '*']
      .filter(Boolean)
      .join(' '),
  );
  expect(planets.sort()).toEqual(listed(PLANETS));
});

const SYSTEMS = `
  1 jord; 2 moll-primus; 3 darien; 4 muaat; 5 nestphar; 6 000; 7 winnu; 8 mordai-ii; 9 maaluuk druaa
  10 arc-prime wren-terra; 11 lisis-ii ragh; 12 nar jol; 13 trenlak quinarra; 14 archon-ren archon-tau
  15 retillion shalloq; 16 hercant arretze kamdorn; 17 delta; 18 mecatol-rex; 19 wellon; 20 vefut-ii; 21 thibah
  22 tarmann; 23 saudor; 24 mehar-xull; 25 quann beta; 26 lodor alpha; 27 new-albion starpoint; 28 tequran torkan
  29 qucenn rarron; 30 mellon zohbat; 31 lazar sakulag; 32 dal-bootha xxehan; 33 corneeq resculon
  34 centauri gral; 35 bereg lirta-iv; 36 arnor lor; 37 arinam meer; 38 abyz fria; 39 alpha; 40 beta
  41 gravity-rift; 42 nebula; 43 supernova; 44 asteroid-field; 45 asteroid-field; 46; 47; 48; 49; 50
  51 creuss delta; 52 ixth; 53 arcturus; 54 acheron; 55 elysium; 56 the-dark nebula; 57 naazir rokha
  58 valk ylir avar; 59 archon-vail; 60 perimeter; 61 ang; 62 semlore; 63 vorhal; 64 atlas beta; 65 primor
  66 hopes-end; 67 cormund gravity-rift; 68 everra nebula; 69 accoen jeol-ir; 70 kraag siig; 71 bakal alio-prima
  72 lisis velnor; 73 cealdri xanhact; 74 vega-major vega-minor; 75 loki abaddon ashtroth
  76 rigel-iii rigel-ii rigel-i; 77; 78; 79 asteroid-field alpha; 80 supernova; 81 supernova; 82 mallice; 83; 84
  85; 86; 87; 88; 89; 90; 91; 92 ordinian station:revelation nebula; 93 mez-lo-orz-fei-zsha rep-lo-orz-qet
  94 epsilon; 95 ikatena; 96 cronos tallin; 97 faunus; 98 garbozia; 99 emelpar; 100 tempesta; 101 olergodt
  102 andeara alpha; 103 vira-pics-iii; 104 lesab; 105 new-terra tinnes; 106 cresius lazul-rex
  107 tiamat hercalor; 108 kostboth capha; 109 bellatrix station:tsion-station; 110 elnath horizon luthien-vi
  111 tarana station:oluz-station; 112 mecatol-rex-te; 113 gravity-rift beta; 114 entropic-scar
  115 industrex asteroid-field; 116 lemox entropic-scar; 117 station:the-watchtower asteroid-field gravity-rift
  118 ahk-creuxx epsilon; 119; 120; 121; 122; 123; 124; F1 cocytus; F2; F3; F4 styx; F5; F6; F7 lethe phlegethon
`;
it('[TI4-BOARD-1] [system:*] every tile has what is printed on it', () => {
  const systems = SYSTEM_TABLE.map(({ id, planets = [], stations = [], anomalies = [], wormholes = [] }) =>
    [id, ...planets, ...stations.map((station) => `station:${station}`), ...anomalies, ...wormholes].join(' '),
  );
  expect(systems.sort()).toEqual(listed(SYSTEMS));
});
