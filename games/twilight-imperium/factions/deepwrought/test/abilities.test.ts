// The Deepwrought Scholarate: coexistence and oceans, its flagship, its mech and its technologies.
import { expect, it } from 'vitest';
import type { S } from '../../../state.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { stateOf, THEIRS, TURN } from '../../../test/led.ts';
import { paired } from '../../../test/paired.ts';
import { type Scholars, scholars } from '../../../test/scholars.ts';
import { ballotOf } from '../../../values/agenda.ts';
import { planetsOf, readyWorlds, scoringPlanets } from '../../../values/board.ts';
import { means } from '../../../values/economy.ts';
import { pathsTo, reachOf } from '../../../values/move.ts';
import { oceansOf } from '../oceans.ts';

const STATUS = { step: 'statusPhase', args: {} };
const lying = ({ pub }: S) => oceansOf(pub, 0).map(({ id, state }) => `${id} ${state}`);

it('[TI4-XEX-18] [TI4-F-DEEP-1] [TI4-F-DEEP-3] [research-team, oceanbound, deepwrought] whoever lands on its planet gains it, and it stays with an ocean', () => {
  const t = scholars({
    line: ['46', '104'],
    units: ['0 infantry*2 lesab', '1 carrier 104', '1 infantry*3 104'],
    planets: { lesab: 0 },
    open: { 0: ['leader:aello?'] },
    begin: THEIRS,
  });
  through(t, '1 activate:104', ...Array(3).fill('1 land:infantry@104>lesab'), '0 research-team use@0>lesab');
  expect(standing(t.s.pub, 'lesab')).toEqual(['0 infantry*2', '1 infantry*3']);
  expect(t.s.pub.planets.lesab).toMatchObject({ controller: 1, exhausted: true, coexisting: [0] });
  expect(lying(t.s)).toEqual(['brine-pool readied']);
  expect([0, 1].map((seat) => scoringPlanets(t.s.pub, seat).includes('lesab'))).toEqual([true, true]);
  while (t.asked().length > 0 && stateOf(t.s.pub, 'aello') === 'locked')
    t.play(
      `${t.asked()[0]} ${t.may(t.asked()[0]!).find((key) => /^(done|pass|no)$/.test(key)) ?? t.may(t.asked()[0]!)[0]}`,
    );
  expect(stateOf(t.s.pub, 'aello')).toBe('readied');
});

it('[TI4-F-DEEP-1] [research-team] as attacker it leaves the planet to whoever holds it', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor'];
  const t = scholars({ units, planets: { lodor: 1 } });
  through(t, '0 activate:26', '0 land:infantry@26>lodor', '0 research-team use@0>lodor');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0] });
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry*2']);
  expect(lying(t.s)).toEqual(['brine-pool readied']);
});

it('[TI4-F-DEEP-1] [research-team] on each planet', () => {
  const guards = ['0 infantry bereg', '0 infantry lirta-iv', '1 carrier 35', '1 infantry*2 35'];
  const t = scholars({ line: ['35', '46'], units: guards, begin: THEIRS });
  through(t, '1 activate:35', '1 land:infantry@35>bereg', '1 land:infantry@35>lirta-iv');
  through(t, '0 research-team use@0>bereg', '0 research-team use@0>lirta-iv');
  expect([t.s.pub.planets.bereg!.coexisting, t.s.pub.planets['lirta-iv']!.coexisting]).toEqual([[0], [0]]);
});

it('[TI4-F-DEEP-1] [research-team] not on a planet without others, nor where it coexists already', () => {
  const empty = scholars({ units: ['0 carrier 26', '0 infantry*2 26'] });
  through(empty, '0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor');
  expect(empty.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [] });
  const units = ['0 infantry lodor', '2 infantry lodor', '1 carrier 26', '1 infantry 26'];
  const t = scholars({ units, coexisting: { lodor: [2, 0] }, begin: THEIRS, open: { 0: ['ocean:coral-reef'] } });
  through(t, '1 activate:26', '1 land:infantry@26>lodor');
  expect(
    t
      .asked()
      .flatMap((seat) => t.may(seat))
      .filter((key) => key.startsWith('research-team')),
  ).toEqual([]);
});

it.each([
  ['its own', 0, true],
  ['that of its ally', 1, false],
] as const)('[TI4-F-DEEP-1] [TI4-ALLY-10] [research-team] on %s it is offered, %i, %s', (_, controller, offered) => {
  const t = paired({
    factions: { 0: 'deepwrought', 1: 'sol', 2: 'letnev', 3: 'norr' },
    line: ['46', '26'],
    units: ['0 infantry lodor', '1 infantry lodor', '2 carrier 26', '2 infantry 26'],
    planets: { lodor: controller },
    begin: { step: 'tactical', args: { seat: 2, effects: [] } },
  });
  through(t, '2 activate:26', '2 land:infantry@26>lodor');
  expect(offers(t, 0).some((key) => key.startsWith('research-team'))).toBe(offered);
});

it('[TI4-F-DEEP-2] [research-team] beside a third who coexists: whoever landed gains the planet and may go on against that one', () => {
  const units = ['0 infantry lodor', '2 infantry lodor', '1 carrier 26', '1 infantry*2 26'];
  const t = scholars({ units, coexisting: { lodor: [0, 2] }, begin: THEIRS });
  through(t, '1 activate:26', '1 land:infantry@26>lodor', '1 land:infantry@26>lodor', '0 research-team use@0>lodor');
  through(t, '1 fight:lodor>2');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: expect.arrayContaining([0]) });
});

it('[TI4-COEX-17] [research-team] two who would both coexist: the first does, and the other holds the planet', () => {
  const t = scholars({
    factions: { 0: 'deepwrought', 1: 'firmament', 2: 'letnev' },
    units: ['0 carrier 26', '0 infantry 26', '1 mech lodor'],
    planets: { lodor: 1 },
  });
  through(t, '0 activate:26', '0 land:infantry@26>lodor');
  expect([offers(t, 0), offers(t, 1)]).toEqual([['research-team use@0>lodor'], ['viper-ex-23 use@1>lodor']]);
  t.play('0 research-team use@0>lodor', '1 viper-ex-23 use@1>lodor');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0] });
  expect(
    t
      .asked()
      .flatMap((seat) => offers(t, seat))
      .filter((key) => key.startsWith('viper')),
  ).toEqual([]);
});

it('[TI4-F-DEEP-3] [oceanbound] others who coexist gain no ocean', () => {
  const t = scholars({
    factions: { 0: 'deepwrought', 1: 'firmament', 2: 'letnev' },
    units: ['0 carrier 26', '0 infantry 26', '1 mech lodor'],
    planets: { lodor: 1 },
  });
  through(t, '0 activate:26', '0 land:infantry@26>lodor', '1 viper-ex-23 use@1>lodor', '0 pass');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [1] });
  expect(t.s.pub.cards.filter(({ kind }) => kind === 'ocean')).toEqual([]);
});

it('[TI4-XEX-19] [oceanbound] a third one who takes the planet leaves the ocean', () => {
  const t = scholars({
    line: ['46', '104'],
    units: ['0 infantry*2 lesab', '1 infantry lesab', '2 carrier 104', '2 infantry*4 104'],
    coexisting: { lesab: [1, 0] },
    open: { 0: ['ocean:ice-shelf'] },
    begin: { step: 'invasion', at: 'commit', args: { seat: 2, system: '104', effects: [], landed: {}, queue: [] } },
    dice: [10, 1, 1, 1, 1, ...misses],
  });
  through(t, ...Array(4).fill('2 land:infantry@104>lesab'));
  for (let i = 0; i < 20 && t.asked().length > 0; i++) {
    const [seat] = t.asked() as [number];
    t.play(`${seat} ${t.may(seat).find((key) => /^(done|pass|no)$/.test(key)) ?? t.may(seat)[0]}`);
  }
  expect(t.s.pub.planets.lesab).toMatchObject({ controller: 2, exhausted: true, coexisting: [0] });
  expect(standing(t.s.pub, 'lesab')).toContain('0 infantry*2');
  expect(lying(t.s)).toEqual(['ice-shelf readied']);
});

it('[TI4-XEX-20] [TI4-F-DEEP-3] [oceanbound] alone on the planet it gains it, and an ocean goes: which one is its choice', () => {
  const open = { 0: ['ocean:ice-shelf', 'ocean:lost-fleet'] };
  const units = ['0 infantry*2 lodor', '0 infantry arnor', '1 infantry arnor'];
  const t = scholars({
    line: ['46', '26', '36'],
    units,
    coexisting: { lodor: [2, 0], arnor: [1, 0] },
    open,
    begin: TURN,
  });
  expect(t.may(0)).toEqual(['discard:ice-shelf', 'discard:lost-fleet']);
  t.play('0 discard:ice-shelf');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true, coexisting: [] });
  expect(lying(t.s)).toEqual(['lost-fleet readied']);
});

it('[TI4-TESET-4] [TI4-F-DEEP-3] [oceanbound] five there are; with all in play none is gained', () => {
  const open = { 0: ['brine-pool', 'coral-reef', 'deep-abyss', 'ice-shelf', 'lost-fleet'].map((id) => `ocean:${id}`) };
  const planets = ['lodor', 'arnor', 'lor', 'bereg', 'lirta-iv', 'wellon'];
  const t = scholars({
    line: ['46', '26', '36', '35', '19'],
    units: [...planets.flatMap((planet) => [`0 infantry ${planet}`, `1 infantry ${planet}`]), '1 carrier 19'],
    coexisting: Object.fromEntries(planets.slice(0, 5).map((planet) => [planet, [1, 0]] as const)) as never,
    planets: { wellon: 0 },
    open,
    begin: {
      step: 'research-team',
      args: { seat: 0, choice: 'use@0>wellon', ability: '', window: 0, about: { by: 1 } as never },
    },
  });
  expect(t.s.pub.planets.wellon!.coexisting).toEqual([0]);
  expect(lying(t.s)).toHaveLength(5);
});

it('[TI4-F-DEEP-3] [oceanbound] where it coexists already nothing is gained', () => {
  const about = { by: 1 } as never;
  const t = scholars({
    units: ['0 infantry lodor', '1 infantry lodor'],
    coexisting: { lodor: [1, 0] },
    open: { 0: ['ocean:ice-shelf'] },
    begin: { step: 'research-team', args: { seat: 0, choice: 'use@0>lodor', ability: '', window: 0, about } },
  });
  expect([lying(t.s), t.asked()]).toEqual([['ice-shelf readied'], []]);
});

it('[TI4-F-DEEP-4] [brine-pool, coral-reef, deep-abyss, ice-shelf, lost-fleet] oceans are spent, readied and voted with like planets, and are none', () => {
  const ids = ['brine-pool', 'coral-reef', 'deep-abyss', 'ice-shelf', 'lost-fleet'];
  const planets = ['lodor', 'arnor', 'lor', 'bereg', 'lirta-iv'];
  const spec = {
    line: ['46', '26', '36', '35'],
    units: planets.flatMap((planet) => [`0 infantry ${planet}`, `1 infantry ${planet}`]),
    coexisting: Object.fromEntries(planets.map((planet) => [planet, [1, 0]] as const)) as never,
    open: { 0: ids.map((id) => `ocean:${id}`) },
  };
  const pay = { step: 'pay', args: { seat: 0, resources: 1, influence: 0, what: { key: 'cost.landing' } } };
  const t = scholars({ ...spec, begin: pay });
  expect(['resources', 'influence'].map((coin) => means(t.s.pub, 0, coin as 'resources'))).toEqual([5, 5]);
  expect(ballotOf(t.s.pub, 0)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  expect(planetsOf(t.s.pub, 0).filter((planet) => ids.includes(planet))).toEqual([]);
  t.play('0 exhaust:coral-reef');
  expect(readyWorlds(t.s.pub, 0)).toEqual(ids.filter((id) => id !== 'coral-reef'));
  const also = ({ pub }: S) => {
    for (const card of pub.cards) card.state = 'exhausted';
  };
  const ready = scholars({ ...spec, also, begin: { step: 'statusPhase', at: 'ready', args: {} } });
  expect(readyWorlds(ready.s.pub, 0)).toEqual(ids);
});

it('[TI4-F-DEEP-5] [hydrothermal-mining] a trade good for each ocean', () => {
  const spec = {
    line: ['46', '36'],
    units: ['0 infantry arnor', '1 infantry arnor', '0 infantry lor', '1 infantry lor'],
    coexisting: { arnor: [1, 0], lor: [1, 0] } as never,
    open: { 0: ['ocean:ice-shelf', 'ocean:lost-fleet'] },
    begin: STATUS,
  };
  expect(scholars({ ...spec, techs: { 0: ['hydrothermal-mining'] } }).s.pub.players[0]!.goods).toBe(2);
  expect(scholars(spec).s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-F-DEEP-5] [radical-advancement] a technology becomes one of its colour with one prerequisite more, no upgrade', () => {
  const t = scholars({ techs: { 0: ['radical-advancement', 'sarween-tools', 'carrier-2'] }, begin: STATUS });
  const found = offers(t, 0).filter((key) => key.startsWith('radical-advancement'));
  expect(found).toContain('radical-advancement use@0>sarween-tools/graviton-laser-system');
  expect(found.filter((key) => /transit-diodes|carrier|cruiser|neural-motivator/.test(key))).toEqual([]);
  t.play('0 radical-advancement use@0>sarween-tools/graviton-laser-system');
  const owned = t.s.pub.cards.flatMap(({ id, holder }) => (holder === 0 ? [id] : []));
  expect(owned.sort()).toEqual(['carrier-2', 'graviton-laser-system', 'radical-advancement']);
});

it('[TI4-F-DEEP-7] [d-w-s-luminous] it moves through systems with own units, whoever else is there, one further for each', () => {
  const line = ['46', '47', '48', '49'];
  const ways = (...units: string[]) => {
    const { pub } = scholars({ line, units: ['0 flagship 46', ...units] }).s;
    const [flagship] = pub.units as [S['pub']['units'][number]];
    const reached = line.slice(1).filter((system) => pathsTo(pub, flagship, system).length > 0);
    const seen = line.slice(1).filter((system) => reachOf(pub, 0).has(system));
    return [reached, seen];
  };
  expect(ways()).toEqual([['47'], ['47']]);
  expect(ways('1 cruiser 47')[0]).toEqual(['47']);
  expect(ways('0 fighter 47', '1 cruiser 47')[0]).toEqual(['47', '48']);
  expect(ways('0 pds 47')).toEqual([
    ['47', '48'],
    ['47', '48'],
  ]);
  expect(ways('0 pds 47', '0 pds 48')).toEqual([
    ['47', '48', '49'],
    ['47', '48', '49'],
  ]);
  const { pub } = scholars({ line: ['48', '46', '47'], units: ['0 flagship 46', '0 fighter 46', '0 fighter 47'] }).s;
  expect(pathsTo(pub, pub.units[0]!, '48').map(({ systems }) => systems)).toEqual([['48']]); // its own is not on the way
});

it('[TI4-F-DEEP-6] [eanautic] when another comes it goes home, with as many infantry as it likes', () => {
  const spec = {
    line: ['47', '26', '95'],
    units: ['0 mech lodor', '0 infantry*3 lodor', '2 infantry lodor', '1 cruiser 47', '0 infantry ikatena'],
    planets: { ikatena: 0 },
    open: { 0: ['ocean:ice-shelf'] },
    begin: THEIRS,
  };
  const t = scholars({ ...spec, coexisting: { lodor: [2, 0] } });
  through(t, '1 activate:26', '0 eanautic use@0>mech@lodor/ikatena');
  expect(t.may(0)).toEqual(['crew:0', 'crew:1', 'crew:2', 'crew:3']); // its own infantry
  t.play('0 crew:2');
  expect(standing(t.s.pub, 'ikatena')).toEqual(['0 infantry*3', '0 mech']);
  expect(standing(t.s.pub, 'lodor')).toContain('0 infantry');
  const away = { units: spec.units.slice(0, -1), planets: { ikatena: 1 } };
  const lost = scholars({ ...spec, ...away, coexisting: { lodor: [2, 0] } }).play('1 activate:26');
  expect(lost.asked().includes(0) ? lost.may(0).filter((key) => key.startsWith('eanautic')) : []).toEqual([]);
  const two = { ...spec, units: [...spec.units, '0 mech lodor'], coexisting: { lodor: [2, 0] } } satisfies Scholars;
  const both = through(scholars(two), '1 activate:26', '0 eanautic use@0>mech@lodor/ikatena', '0 crew:0');
  through(both, '0 eanautic use@0>mech@lodor/ikatena', '0 crew:0'); // each of them
  expect(standing(both.s.pub, 'ikatena')).toEqual(['0 infantry', '0 mech*2']);
  const ours = scholars({ ...two, begin: { step: 'tactical', args: { seat: 0, effects: [] } } }).play('0 activate:26');
  expect(ours.may(0).filter((key) => key.startsWith('eanautic'))).toEqual([]); // when another comes
  const zone = (s: S) => void s.pub.planets.ikatena!.attachments.push('demilitarized-zone-found');
  const barred = scholars({ ...two, also: zone }).play('1 activate:26');
  expect(barred.asked().includes(0) ? barred.may(0).filter((key) => key.startsWith('eanautic')) : []).toEqual([]);
  const own = scholars({ ...spec, coexisting: { lodor: [0, 2] }, open: {} }).play('1 activate:26');
  expect(own.asked().includes(0) ? own.may(0).filter((key) => key.startsWith('eanautic')) : []).toEqual([]);
});
