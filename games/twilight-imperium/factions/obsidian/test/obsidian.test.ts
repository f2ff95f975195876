// The Obsidian: how it comes into play, its plots, its leaders, its note and its breakthrough.
import { imagine } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { factionSheet } from '../../../content.ts';
import { twilightImperium } from '../../../game.ts';
import { COMPLETE } from '../../../roster.ts';
import { systemNow } from '../../../say.ts';
import { has, type S } from '../../../state.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { stateOf, THEIRS, TURN } from '../../../test/led.ts';
import { type Plotted, plotted } from '../../../test/plotted.ts';
import { abilityDice, combatDice } from '../../../values/combat.ts';
import { isFractureIn } from '../../../values/fracture.ts';
import { deckOf, researchable } from '../../../values/technology.ts';
import { cardOfType } from '../../../values/units.ts';

const obsidian = (spec: Plotted = {}) => plotted('obsidian', spec);
const STATUS = { begin: { step: 'statusPhase', args: {} } };

it('[TI4-XEX-22] [TI4-F-FIR-5] [TI4-F-FIR-6] [TI4-F-FIR-7] [TI4-BOARD-9] [puppets-of-the-blade, the-blades-orchestra, viper-hollow, heavens-hollow, cronos-hollow, tallin-hollow, firmament, 96] the Firmament becomes the Obsidian', () => {
  const t = plotted('firmament', {
    line: ['46', '96', '26'],
    units: ['0 infantry cronos', '0 space-dock tallin', '1 infantry*2 lodor'],
    planets: { cronos: 0, tallin: 0 },
    notes: { 0: [] },
    open: { 0: ['leader:myru-vos', 'leader:captain-aroz', 'leader:sharsiss?', 'breakthrough:the-sowing'] },
    techs: { 0: ['neural-parasite'] },
    plots: [['assail', 1]],
    begin: TURN,
    also(s: S) {
      s.pub.lastUnit += 1;
      s.pub.units.push({ id: s.pub.lastUnit, owner: 0, type: 'mech', at: '26', on: 'lodor', damaged: false });
      s.pub.planets.lodor!.coexisting = [0];
      s.pub.planets.cronos!.exhausted = true;
      s.pub.cards.find(({ id }) => id === 'the-sowing')!.goods = 2;
      Object.assign(s.pub.players[0]!, { plotted: ['a', 'b', 'c'], points: 2 });
    },
  });
  t.play('0 action:puppets-of-the-blade use');
  const { pub } = t.s;
  expect(pub.players[0]).toMatchObject({ faction: 'obsidian', points: 2, home: '96' });
  expect(pub.board.find(({ tile }) => tile === '96')!.side).toBe('B');
  expect(standing(pub, 'cronos-hollow')).toEqual(['0 infantry']);
  expect(standing(pub, 'tallin-hollow')).toEqual(['0 space-dock']);
  expect([pub.planets['cronos-hollow'], pub.planets.cronos]).toMatchObject([
    { controller: 0, exhausted: false },
    undefined,
  ]);
  expect(pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true, coexisting: [1] });
  expect(pub.plots).toEqual([{ owner: 0, seats: [1], card: 'assail' }]);
  expect(pub.cards.find(({ id }) => id === 'the-reaping')).toMatchObject({ holder: 0, goods: 2 });
  expect(['myru-vos', 'captain-aroz', 'vos-hollow', 'sharsiss-hollow'].map((id) => stateOf(pub, id))).toEqual([
    'purged',
    'purged',
    'readied',
    'readied',
  ]);
  expect(t.s.own[0]!.notes.filter((note) => /black-ops|malevolency/.test(note))).toEqual(['malevolency@0']);
  expect(cardOfType(pub, 0, 'flagship')!.id).toBe('heavens-hollow');
  expect(has(pub, 0, 'neural-parasite')).toBe(true);
  const hollow = ['planet.cronos-hollow', 'planet.tallin-hollow'].map((key) => ({ key }));
  expect(systemNow(pub, '96')).toEqual({ key: 'system.planets', args: { tile: '96', planets: hollow } });
});

it('[TI4-F-FIR-5] [TI4-F-FIR-7] [puppets-of-the-blade, viper-hollow] its note is gone for good, its hero waits, and only where its mechs were guests the planet becomes its', () => {
  const line = ['96', '26', '35', '46'];
  const t = plotted('firmament', {
    line,
    units: ['0 mech bereg', '1 infantry lodor', '1 mech lirta-iv'],
    planets: { cronos: 0, tallin: 0, bereg: 0, lodor: 1, 'lirta-iv': 1 },
    notes: { 1: ['black-ops@0'] },
    open: { 0: ['leader:myru-vos', 'leader:captain-aroz', 'leader:sharsiss?'] },
    plots: [
      ['assail', 1],
      ['siphon', 2],
    ],
    begin: TURN,
    also(s: S) {
      for (const [at, on] of [
        ['26', 'lodor'],
        ['35', 'lirta-iv'],
      ] as const) {
        s.pub.lastUnit += 1;
        s.pub.units.push({ id: s.pub.lastUnit, owner: 0, type: 'infantry', at, on, damaged: false });
        s.pub.planets[on]!.coexisting = [0];
      }
    },
  });
  t.play('0 action:puppets-of-the-blade use');
  expect(t.may(0)).toEqual(['plot:assail', 'plot:siphon']);
  t.play('0 plot:siphon'); // in the order it likes, each with its own tokens
  const { pub } = t.s;
  expect(pub.plots).toEqual([
    { owner: 0, seats: [1], card: 'assail' },
    { owner: 0, seats: [2], card: 'siphon' },
  ]);
  expect(pub.cards.some(({ id }) => id === 'black-ops')).toBe(false);
  expect(t.s.own[1]!.notes).not.toContain('black-ops@0');
  expect(['aroz-hollow', 'sharsiss-hollow'].map((id) => stateOf(pub, id))).toEqual(['locked', 'locked']);
  expect(pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0] });
  expect(pub.planets['lirta-iv']).toMatchObject({ controller: 1, coexisting: [0] });
  expect(pub.planets.bereg).toMatchObject({ controller: 0, exhausted: false, coexisting: [] });
});

it('[TI4-SETUP-6] [nocturne, obsidian] nobody chooses it', () => {
  expect(COMPLETE.map(({ id }) => id)).not.toContain('obsidian');
  expect(factionSheet('obsidian').unoffered).toBe(true);
});

it('[TI4-TECH-15] [TI4-XSCAR-10] what it lacks of its technologies it can gain, not research', () => {
  const { pub } = obsidian({
    techs: { 0: ['neural-motivator', 'dacxive-animators', 'sarween-tools', 'graviton-laser-system'] },
  }).s;
  expect(deckOf(pub, 0).map(({ id }) => id)).toEqual(expect.arrayContaining(['neural-parasite', 'planesplitter']));
  expect(researchable(pub, 0).filter((id) => ['neural-parasite', 'planesplitter'].includes(id))).toEqual([]);
  const before = plotted('firmament', { techs: { 0: ['neural-motivator', 'dacxive-animators'] } }).s.pub;
  expect(researchable(before, 0)).toContain('neural-parasite');
});

it('[TI4-F-FIR-9] [TI4-F-FIR-8] [assail] all dice against a puppet are one better', () => {
  const { pub } = obsidian({ units: ['0 cruiser 46', '1 cruiser 46'], plots: [['assail', 1]] }).s;
  const [mine, theirs] = pub.units as [S['pub']['units'][number], S['pub']['units'][number]];
  const need = (unit: typeof mine, against: number) =>
    combatDice(pub, { unit, against, system: '46', planet: null, attacker: 0 })[0]!.need;
  expect([need(mine, 1), need(mine, 2), need(theirs, 0)]).toEqual([6, 7, 7]);
  const { pub: guns } = obsidian({ units: ['0 destroyer 46'], plots: [['assail', 1]] }).s;
  const fire = (target: number) =>
    abilityDice(guns, guns.units, { ability: 'afb', seat: 0, target, system: '46', planet: null }, 0)[0]!.need;
  expect(fire(2) - fire(1)).toBe(1);
});

it('[TI4-F-FIR-9] [siphon] as many trade goods as a puppet gains commodities', () => {
  const begin = { step: 'replenish', args: { seat: 1 } };
  const t = obsidian({ plots: [['siphon', 1]], begin });
  expect(t.s.pub.players[0]!.goods).toBe(t.s.pub.players[1]!.commodities);
  expect(t.s.pub.players[0]!.goods).toBeGreaterThan(0);
  expect(obsidian({ plots: [['siphon', 2]], begin }).s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-F-FIR-9] [TI4-F-FIR-10] [marionettes, seethe] turned up it razes a planet, and later wastes an infantry', () => {
  const units = ['1 infantry*2 lodor', '1 pds lodor', '1 infantry jord'];
  const line = ['46', '47', '26', '1'];
  const t = obsidian({ line, units, begin: { step: 'layPlot', args: { seat: 0, on: 1 } } });
  t.play('0 plot:seethe');
  if (t.asked().includes(0)) t.play(`0 ${t.may(0)[0]}`);
  expect([standing(t.s.pub, 'lodor'), standing(t.s.pub, 'jord')]).toEqual([[], ['1 infantry']]);
  expect(t.s.pub.plots).toEqual([{ owner: 0, seats: [1], card: 'seethe' }]); // face up at once
  const later = obsidian({ line, units, plots: [['seethe', 1]], ...STATUS });
  later.play('0 destroy:infantry@jord');
  expect(standing(later.s.pub, 'jord')).toEqual([]);
  const beside = obsidian({
    line,
    units: ['1 infantry*2 lodor'],
    begin: { step: 'layPlot', args: { seat: 0, on: 1 } },
    also(s) {
      s.pub.lastUnit += 1;
      s.pub.units.push({ id: s.pub.lastUnit, owner: 0, type: 'infantry', at: '26', on: 'lodor', damaged: false });
      s.pub.planets.lodor!.coexisting = [0];
    },
  });
  beside.play('0 plot:seethe');
  if (beside.asked().includes(0)) beside.play(`0 ${beside.may(0)[0]}`);
  expect(standing(beside.s.pub, 'lodor')).toEqual(['0 infantry']); // not what is its own
  const bare = obsidian({ line, planets: { lodor: 1 }, begin: { step: 'layPlot', args: { seat: 0, on: 1 } } });
  expect(bare.play('0 plot:seethe').asked()).toEqual([]); // nothing stands anywhere
});

it('[TI4-F-FIR-9] [enervate] secondaries of a puppet’s cards cost no token, and of Leadership it has the primary', () => {
  const begin = (card: string) => ({ step: 'strategic', args: { seat: 1, card, turn: 0 } });
  const tokens = { also: (s: S) => void Object.assign(s.pub.players[0]!, { strategy: 0 }) };
  const t = obsidian({ plots: [['enervate', 1]], strategy: { politics: 1 }, begin: begin('politics'), ...tokens });
  for (let i = 0; i < 20 && !t.asked().includes(0); i++)
    t.play(
      `${t.asked()[0]} ${JSON.stringify(t.request(t.asked()[0]!).fallback ?? t.may(t.asked()[0]!)[0])}`.replaceAll(
        '"',
        t.request(t.asked()[0]!).ask.shape === 'one' ? '' : '"',
      ),
    );
  expect(t.may(0)).toContain('follow');
  const not = obsidian({ plots: [['enervate', 2]], strategy: { politics: 1 }, begin: begin('politics'), ...tokens });
  expect(not.asked()).not.toContain(0);
  const leads = (puppet: number) =>
    obsidian({
      plots: [['enervate', puppet]],
      begin: { step: 'secondary', args: { seat: 0, card: 'leadership', active: 1, turn: 0 } },
      ...tokens,
    }).asked();
  expect([leads(1), leads(2)]).toEqual([[0], []]); // three tokens, without any influence
  const technology = { step: 'secondary', args: { seat: 0, card: 'technology', active: 1, turn: 0 } };
  expect(obsidian({ plots: [['enervate', 1]], begin: technology, ...tokens }).asked()).toEqual([]); // the secondary, paid for
  expect(obsidian({ plots: [['enervate', 1]], goods: { 0: 4 }, begin: technology, ...tokens }).asked()).toEqual([0]);
});

it('[TI4-F-FIR-9] [extract] a technology of a puppet when it is turned up, and any it gains for four resources', () => {
  const t = obsidian({
    techs: { 1: ['sarween-tools', 'spec-ops-2'] },
    begin: { step: 'layPlot', args: { seat: 0, on: 1 } },
  });
  t.play('0 plot:extract');
  if (t.asked().includes(0)) t.play(`0 ${t.may(0)[0]}`);
  expect([has(t.s.pub, 0, 'sarween-tools'), has(t.s.pub, 0, 'spec-ops-2')]).toEqual([true, false]);
  const known = obsidian({
    techs: { 0: ['neural-motivator'], 1: ['sarween-tools', 'neural-motivator', 'graviton-laser-system', 'spec-ops-2'] },
    begin: { step: 'layPlot', args: { seat: 0, on: 1 } },
  });
  known.play('0 plot:extract');
  expect(known.may(0)).toEqual(['tech:graviton-laser-system', 'tech:sarween-tools']); // which it lacks and could have
  const later = obsidian({
    goods: { 0: 4 },
    plots: [['extract', 1]],
    begin: { step: 'acquire', args: { seat: 1, tech: 'sarween-tools' } },
  });
  through(later, '0 extract use@0>sarween-tools');
  expect([has(later.s.pub, 0, 'sarween-tools'), later.s.pub.players[0]!.goods]).toEqual([true, 0]);
  const offered = (tech: string, techs: string[] = []) =>
    offers(
      obsidian({
        goods: { 0: 4 },
        techs: { 0: techs },
        plots: [['extract', 1]],
        begin: { step: 'acquire', args: { seat: 1, tech } },
      }),
      0,
    );
  expect(offered('sarween-tools')).toEqual(['extract use@0>sarween-tools']);
  expect([offered('sarween-tools', ['sarween-tools']), offered('spec-ops-2')]).toEqual([[], []]);
});

it('[TI4-BT-obsidian] [TI4-F-FIR-11] [the-reaping] what lies there comes back twice, one more for each victory over a puppet', () => {
  const open = { 0: ['breakthrough:the-reaping'] };
  const sown = {
    also: (s: S) => void Object.assign(s.pub.cards.find(({ id }) => id === 'the-reaping')!, { goods: 3 }),
  };
  const reaped = obsidian({ open, ...sown, ...STATUS }).s.pub;
  expect([reaped.players[0]!.goods, reaped.cards.find(({ id }) => id === 'the-reaping')!.goods]).toEqual([
    6,
    undefined,
  ]);
  const won = (seat: number) => {
    const units = ['0 cruiser 46', '1 cruiser 47'];
    const t = obsidian({ open, units, plots: [['assail', seat]], dice: [10, 1, ...misses] });
    through(t, '0 activate:47', '0 move:cruiser@46~2');
    for (let i = 0; i < 10 && t.asked().length > 0; i++)
      t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!).find((key) => /^(no|pass|done)$/.test(key))}`);
    return t.s.pub.cards.find(({ id }) => id === 'the-reaping')!.goods;
  };
  expect([won(1), won(2)]).toEqual([1, undefined]);
});

it('[TI4-F-FIR-14] [vos-hollow] for a ship that fell the other side loses one of its type', () => {
  const fallen = (...units: string[]) => {
    const open = { 0: ['leader:vos-hollow'] };
    const t = obsidian({ units, open, begin: THEIRS, dice: [10, 1, 1, 1, ...misses] });
    through(t, '1 activate:47', '1 move:cruiser@46~2', '1 move:cruiser@46~2');
    while (!offers(t, 0).some((key) => key.startsWith('vos-hollow'))) {
      const [seat] = t.asked() as [number];
      t.play(`${seat} ${t.may(seat).find((key) => /^(no|pass|done)$/.test(key)) ?? t.may(seat)[0]}`);
    }
    return t;
  };
  const t = fallen('1 cruiser*2 46', '2 cruiser 47').play('0 vos-hollow use@0>unit:1/cruiser@47');
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser']);
  const two = fallen('1 cruiser*2 46', '2 cruiser*2 47');
  expect(offers(two, 0)).toEqual(['vos-hollow use@0>unit:1/cruiser@47']); // of the other side alone
  const mixed = fallen('1 cruiser*2 46', '1 dreadnought 47', '2 cruiser 47').play(
    '0 vos-hollow use@0>unit:1/cruiser@47',
  );
  expect(standing(mixed.s.pub, '47')).toEqual(['1 cruiser', '1 dreadnought']); // of that type
});

it('[TI4-F-FIR-14] [aroz-hollow] one better in the Fracture, where its units unlock it', () => {
  const open = { 0: ['leader:aroz-hollow?'] };
  const spec = { line: ['46', 'F1'], units: ['0 cruiser F1', '0 cruiser 46'], begin: TURN };
  const { pub } = obsidian({ ...spec, open }).s;
  expect(stateOf(pub, 'aroz-hollow')).toBe('readied');
  const others = obsidian({ ...spec, units: ['1 cruiser F1', '-1 cruiser F1', '0 cruiser 46'], open }).s.pub;
  expect(stateOf(others, 'aroz-hollow')).toBe('locked');
  const need = (system: string) =>
    combatDice(pub, {
      unit: pub.units.find(({ at }) => at === system)!,
      against: 1,
      system,
      planet: null,
      attacker: 0,
    })[0]!.need;
  expect([need('F1'), need('46')]).toEqual([6, 7]);
});

it('[TI4-F-FIR-14] [sharsiss-hollow] all planets are readied', () => {
  const also = (s: S) => void Object.assign(s.pub.planets.lodor!, { exhausted: true });
  const t = obsidian({ units: ['0 infantry lodor'], open: { 0: ['leader:sharsiss-hollow'] }, begin: TURN, also });
  t.play('0 action:sharsiss-hollow use');
  expect(t.s.pub.planets.lodor!.exhausted).toBe(false);
});

it('[TI4-F-FIR-12] [neural-parasite] the other side destroys an infantry near its own', () => {
  const units = ['0 infantry lodor', '1 infantry bereg', '2 infantry jord'];
  const t = obsidian({
    line: ['26', '35', '47', '1'],
    units,
    techs: { 0: ['neural-parasite'] },
    begin: { step: 'actionPhase', args: {} },
  });
  expect(offers(t, 0).every((key) => key.startsWith('neural-parasite.hollow use@0>unit:1/'))).toBe(true);
  t.play(`0 ${offers(t, 0)[0]}`);
  expect(t.s.pub.units.filter((u) => u.owner === 1)).toEqual([]);
  const starts = (seat: number, foes: string[]) =>
    offers(
      obsidian({
        line: ['26', '35', '47', '1'],
        units: ['0 infantry lodor', ...foes],
        techs: { 0: ['neural-parasite'] },
        begin: { step: 'turn', args: { seat, actions: 0 } },
      }),
      0,
    ).filter((key) => key.startsWith('neural'));
  expect(starts(0, ['1 infantry bereg'])).toHaveLength(1);
  expect(starts(1, ['1 infantry bereg'])).toEqual([]); // in its own turns
  expect(starts(0, ['-1 infantry bereg'])).toEqual([]); // neutral units are nobody's
  const home = { line: ['46', '96'], planets: { 'cronos-hollow': 0 }, techs: { 0: ['neural-parasite'] } };
  const turned = (s: S) => {
    s.pub.board.find(({ tile }) => tile === '96')!.side = 'B';
    s.pub.planets['cronos-hollow'] = { ...s.pub.planets.cronos!, controller: 0 };
    delete s.pub.planets.cronos;
  };
  expect(obsidian({ ...home, planets: {}, also: turned, ...STATUS }).request(0).at).toBe('statusTokens.sheets'); // the first side does that
});

it('[TI4-F-FIR-12] [planesplitter] the other side moves an ingress token to where it is', () => {
  const also = (s: S) => {
    s.pub.systemTokens = { 47: [{ kind: 'ingress' }] };
  };
  const performs = (seat: number) => ({
    units: ['0 cruiser 26'],
    techs: { 0: ['planesplitter'] },
    strategy: { politics: seat },
    also,
    line: ['47', '46', '48', '26'],
    begin: { step: 'strategic', args: { seat, card: 'politics', turn: 0 } },
  });
  const t = obsidian(performs(0));
  const moves = (table: typeof t) => offers(table, 0).filter((key) => key.startsWith('planesplitter'));
  expect(moves(t)).toContain('planesplitter use@0>47/26');
  through(t, '0 planesplitter use@0>47/26');
  expect(t.s.pub.systemTokens).toEqual({ 26: [{ kind: 'ingress' }] });
  expect(moves(obsidian(performs(1)))).toEqual([]); // not by anybody else
  expect(moves(plotted('firmament', performs(0)))).toEqual([]); // nor before it is turned
  const two = {
    ...performs(0),
    line: ['47', '46', '48', '26', 'F1'],
    units: ['0 cruiser 26', '0 cruiser F1', '0 cruiser 47'],
    also(s: S) {
      s.pub.systemTokens = { 47: [{ kind: 'ingress' }], 48: [{ kind: 'ingress' }] };
    },
  } satisfies Plotted;
  const to = moves(obsidian(two)).map((key) => key.split('/')[1]);
  expect(to).toContain('26');
  expect(to.filter((system) => ['47', '48', 'F1'].includes(system!))).toEqual([]); // one a system, none in the Fracture
  const gains = obsidian({ line: ['112', '26'], begin: { step: 'acquire', args: { seat: 0, tech: 'planesplitter' } } });
  expect(isFractureIn(gains.s.pub)).toBe(false); // the first side's text
});

it('[TI4-F-FIR-13] [TI4-HID-1] [malevolency] whoever plays it shows that they have it, before they pay, from edition 9 on', () => {
  const spec: Plotted = {
    units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'],
    planets: { lodor: 1 },
    goods: { 1: 1 },
    notes: { 1: ['malevolency@0', 'ceasefire@2'], 2: ['ceasefire@1'] },
    begin: THEIRS,
  };
  const t = obsidian({ ...spec, edition: 9 });
  through(t, '1 activate:46', '1 malevolency use@1>0');
  expect(t.asked()).toEqual([1]); // a planet or the trade good
  const before = obsidian({ ...spec, edition: 8 });
  through(before, '1 activate:46', '1 malevolency use@1>0');
  expect(before.s.pub.stack.filter(({ args }) => 'shown' in args)).toEqual([]);
  const { pub, own } = t.s;
  for (let seed = 0; seed < 20; seed++) {
    const world = imagine(twilightImperium, { seat: 2, pub, own: own[2]! }, seed);
    expect(world.own[1]!.notes).toContain('malevolency@0');
  }
});

it('[TI4-F-FIR-13] [malevolency] it is handed on for 1 influence, and gnaws at whoever holds it', () => {
  const units = ['0 cruiser 46', '1 cruiser 47'];
  const t = obsidian({ units, goods: { 0: 1 }, notes: { 0: [] } });
  through(t, '0 activate:46', '0 malevolency use@0>1');
  const near = obsidian({ units, goods: { 0: 1 }, notes: { 0: [] } });
  for (near.play('0 activate:46'); offers(near, 0).length === 0; )
    near.play(`${near.asked()[0]} ${near.may(near.asked()[0]!).find((key) => /^(no|pass|done)$/.test(key))}`);
  expect(offers(near, 0)).toEqual(['malevolency use@0>1']);
  expect([t.s.own[1]!.notes.includes('malevolency@0'), t.s.pub.players[0]!.goods]).toEqual([true, 0]);
  const end = (holder: number) =>
    obsidian({
      notes: holder === 0 ? { 0: [] } : { [holder]: ['malevolency@0'] },
      begin: { step: 'statusPhase', at: 'finish', args: {} },
    }).s.pub.players.map(({ fleet }) => fleet);
  expect([end(0), end(1)]).toEqual([
    [6, 6, 6],
    [6, 5, 6],
  ]);
  const spent = obsidian({
    notes: { 1: ['malevolency@0'] },
    begin: { step: 'statusPhase', at: 'finish', args: {} },
    also: (s: S) => void Object.assign(s.pub.players[1]!, { fleet: 0 }),
  });
  expect(spent.s.pub.players[1]!.fleet).toBe(0);
  const theirs = obsidian({ units, goods: { 0: 1 }, notes: { 0: [] }, begin: THEIRS });
  theirs.play('1 activate:47');
  for (let i = 0; i < 8 && theirs.asked().length > 0; i++) {
    expect(offers(theirs, 0)).toEqual([]); // only after its own action
    theirs.play(`${theirs.asked()[0]} ${theirs.may(theirs.asked()[0]!).find((key) => /^(no|pass|done)$/.test(key))}`);
  }
});
