// TI4-SCAR, TI4-XSCAR: entropic scars: what does not work there, and the technology they give.
import type { Box } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { placeSystemToken } from '../atoms/systems.ts';
import { wormholesIn } from '../galaxy/adjacency.ts';
import { twilightImperium } from '../game.ts';
import box from '../index.ts';
import type { SetId } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { has, type S, type TI } from '../state.ts';
import { productionOf } from '../values/economy.ts';
import { abilityOf, canSustain, isShielded } from '../values/units.ts';
import { drive, misses } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { types } from './told.ts';

const TE: SetId[] = ['base', 'pok', 'te'];
const STATUS = { step: 'statusPhase', args: {} };
/** Sol at 114 and Letnev at 116, as the status phase begins. */
const status = (units: string[], more: Partial<Field> = {}) =>
  field({
    sets: TE,
    line: ['114', '46', '116'],
    units,
    factions: { 0: 'sol', 1: 'letnev', 2: 'nekro' },
    begin: STATUS,
    ...more,
    also(s: S) {
      s.pub.initiative = [1, 0, 2];
      for (const player of s.pub.players) player.strategy = 1;
      more.also?.(s);
    },
  });
const OF_SOL = ['advanced-carrier-2', 'spec-ops-2'].map((tech) => `entropic-scar scar@0.114>${tech}`);

it('[TI4-XSCAR-7] [TI4-XSCAR-9] [TI4-TECH-20] [TI4-SCAR-9] a token of the strategy pool for a technology of the own faction', () => {
  const t = status(['0 cruiser 114']);
  expect(t.asked()).toEqual([0]);
  expect(t.may(0)).toEqual([...OF_SOL, 'pass', 'pass.on']);
  t.play(`0 ${OF_SOL[1]}`);
  expect(has(t.s.pub, 0, 'spec-ops-2')).toBe(true); // prerequisites do not matter
  expect(t.s.pub.players[0]!.strategy).toBe(0);
});

it.each<[string, string[], Partial<Field>]>([
  ['ships only count where the scar is', ['0 cruiser 46'], {}],
  ['ground forces are no ships', ['0 infantry lemox'], {}],
  [
    'without a token in the strategy pool',
    ['0 cruiser 114'],
    {
      also: ({ pub }) => {
        pub.players[0]!.strategy = 0;
      },
    },
  ],
  ['who has them all', ['0 cruiser 114'], { techs: { 0: ['spec-ops-2', 'advanced-carrier-2'] } }],
  ['without the box', ['0 cruiser 114'], { sets: ['base', 'pok'] }],
])('[TI4-XSCAR-7] [TI4-XSCAR-9] nobody is asked: %s', (_, units, more) => {
  expect(status(units, more).request(0).prompt.key).not.toBe('window.status.start');
});

it('[TI4-XSCAR-8] [TI4-XSCAR-11] [TI4-XEX-14] once for each scar, one after another in initiative order', () => {
  const rich = {
    also: ({ pub }: S) => {
      pub.players[0]!.strategy = 2;
    },
  };
  const t = status(['0 cruiser 114', '0 cruiser 116', '1 cruiser 116'], rich);
  expect(t.asked().sort()).toEqual([0, 1]);
  t.play(`0 ${OF_SOL[0]}`, '1 entropic-scar scar@1.116>l4-disruptors');
  expect([has(t.s.pub, 1, 'l4-disruptors'), has(t.s.pub, 0, 'advanced-carrier-2')]).toEqual([true, false]); // first come first served
  t.play(`0 ${OF_SOL[0]}`);
  expect(t.may(0)).toEqual(['entropic-scar scar@0.116>spec-ops-2', 'pass', 'pass.on']);
  t.play('0 entropic-scar scar@0.116>spec-ops-2');
  expect(t.s.pub.players[0]!.strategy).toBe(0);
  const single = status(['0 cruiser 114', '0 cruiser 116']).play(`0 ${OF_SOL[0]}`);
  expect(single.request(0).prompt.key).not.toBe('window.status.start'); // the token is spent
  const once = status(['0 cruiser 114'], rich).play(`0 ${OF_SOL[0]}`);
  expect(once.request(0).prompt.key).not.toBe('window.status.start'); // the scar is used, and nobody is asked in vain
});

it('[TI4-XSCAR-1] [TI4-XSCAR-5] ships pass through it, damage stays and is repaired as ever', () => {
  const t = field({ sets: TE, line: ['46', '114', '47'], units: ['0 cruiser 46'] }).play(
    '0 activate:47',
    '0 move:cruiser@46~2',
  );
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']);
  const hurt = field({ sets: TE, line: ['46', '114'], units: ['0 dreadnought! 46'] });
  hurt.play('0 activate:114', '0 move:dreadnought*@46~1');
  expect(standing(hurt.s.pub, '114')).toEqual(['0 dreadnought!']);
  const ready = status(['0 dreadnought! 114'], { begin: { ...STATUS, args: {}, ...{ at: 'repair' } } });
  expect(standing(ready.s.pub, '114')).toEqual(['0 dreadnought']);
});

it('[TI4-SCAR-2] [TI4-SCAR-4] [TI4-XSCAR-2] [TI4-XSCAR-3] [TI4-XSCAR-4] planets in it are inside: no production, no shield, no cannon', () => {
  const { pub } = field({ sets: TE, line: ['116'], units: ['1 pds lemox', '1 space-dock lemox', '1 mech lemox'] }).s;
  const [pds, dock, mech] = pub.units;
  expect([productionOf(pub, dock!), isShielded(pub, 'lemox', 1), canSustain(pub, mech!)]).toEqual([0, false, false]);
  expect(abilityOf(pub, pds!, 'spaceCannon')).toBeUndefined();
});

it('[TI4-SCAR-5] [TI4-SCAR-8] [TI4-XEX-13] what lends a unit ability lends nothing there, combat rolls are as ever', () => {
  const units = ['0 dreadnought 46', '1 cruiser 114', '2 pds lodor'];
  const spec: Field = { sets: TE, line: ['46', '114', '26'], units, techs: { 2: ['pds-2'] }, dice: [5, 7] };
  const t = field(spec).play('0 activate:114', '0 move:dreadnought@46~1');
  expect(standing(t.s.pub, '114')).toEqual([]); // both hit, neither sustains, nobody fires from outside
  const lent = (tile: string, planet: string) => {
    const spec = { line: ['46', tile], units: ['0 cruiser 46', `1 space-dock ${planet}`] };
    const played = field({ sets: TE, ...spec, cards: { 1: ['experimental-battlestation'] } });
    played.play(`0 activate:${tile}`, '0 move:cruiser@46~2');
    played.play(`1 experimental-battlestation play:experimental-battlestation#1>${planet}`);
    return played.asked().includes(1) && played.may(1).includes('fire:0');
  };
  expect([lent('26', 'lodor'), lent('116', 'lemox')]).toEqual([true, false]);
});

it('[TI4-EX-27] a fight there: no cannon, no barrage, nobody sustains; a dock still shelters fighters', () => {
  const spec: Field = {
    sets: TE,
    edition: 2,
    fleet: 6,
    line: ['46', '116', '26'],
    units: [
      ...['0 cruiser*2 46', '0 destroyer 46', '1 dreadnought 116', '1 fighter*3 116'],
      ...['1 mech lemox', '1 pds lemox', '1 space-dock lemox', '2 pds lodor'],
    ],
    techs: { 0: ['destroyer-2'], 2: ['pds-2'] },
    dice: [7, 8, 3, 5, 9, 1, 1, 10, ...misses],
  };
  const t = field(spec).play('0 activate:116', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '0 move:destroyer@46~2');
  expect(t.asked().map((seat) => t.request(seat).at)).toEqual(['hits.assign', 'hits.assign']); // no cannon, no barrage
  for (const [seat, ships] of [
    [0, 3],
    [1, 4],
  ] as const)
    expect([seat, t.may(seat).length]).toEqual([seat, ships]); // and nothing to sustain
  t.play('0 ["hit:cruiser@116","hit:destroyer@116"]', '1 ["hit:dreadnought@116","hit:fighter@116"]');
  while (standing(t.s.pub, '116').length > 1) drive(t); // the fighters fall, and the cruiser stays, or the other way round
  const { pub } = t.s;
  const [pds, dock, mech] = ['pds', 'space-dock', 'mech'].map(
    (type) => pub.units.find((u) => u.owner === 1 && u.type === type)!,
  );
  expect([abilityOf(pub, pds!, 'spaceCannon'), productionOf(pub, dock!), canSustain(pub, mech!)]).toEqual([
    undefined,
    0,
    false,
  ]);
});

it('[TI4-WORM-6] [TI4-XSCAR-6] no wormhole token is placed in a scar; other tokens are', () => {
  const laid = (kind: string, side?: string) => {
    const lay = step('card.lay', { lay: (t) => placeSystemToken(t, '114', { kind, ...(side ? { side } : {}) }) });
    const game = { ...twilightImperium, steps: { ...twilightImperium.steps, 'card.lay': lay } };
    const begin = { step: 'card.lay', args: { seat: 0, target: '', about: {} } };
    return field({ sets: TE, line: ['114', '46'], units: [], begin }, { ...box, game } as Box<TI>);
  };
  const gamma = laid('gamma');
  expect(gamma.s.pub.systemTokens).toEqual({});
  expect(wormholesIn(gamma.s.pub, '114')).toEqual([]);
  expect(types(gamma)).toContain('systemToken.shut');
  expect(laid('ion-storm', 'beta').s.pub.systemTokens).toEqual({});
  expect(laid('frontier').s.pub.systemTokens['114']).toEqual([{ kind: 'frontier' }]);
});

it('[TI4-SCAR-7] what produces without being a unit’s ability is not stopped', () => {
  const t = field({
    sets: TE,
    line: ['116', '46'],
    units: ['0 space-dock lemox'],
    techs: { 0: ['sling-relay'] },
    goods: { 0: 2 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  t.play('0 action:sling-relay at:lemox', '0 build:cruiser', '0 goods', '0 goods');
  expect(standing(t.s.pub, '116')).toEqual(['0 cruiser']);
});
