// The Deepwrought Scholarate: its leaders, its note, its breakthrough, and what it researches before the first round.
import { expect, it } from 'vitest';
import { has, type S } from '../../../state.ts';
import { offers, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { actionsOf, stateOf, TURN } from '../../../test/led.ts';
import { type Scholars, scholars } from '../../../test/scholars.ts';
import { deckOf, researchable } from '../../../values/technology.ts';
import { oceansOf } from '../oceans.ts';

const techs = (s: S, seat: number) =>
  s.pub.cards.flatMap(({ id, kind, holder, state }) =>
    kind === 'technology' && holder === seat && state !== 'purged' ? [id] : [],
  );

it('[TI4-SETUP-29] it researches two technologies, one after the other, with prerequisites', () => {
  const t = scholars({ begin: { step: 'startingTechnologies', args: { seat: 0 } } });
  expect(t.may(0)).not.toContain('research:graviton-laser-system');
  t.play('0 research:sarween-tools');
  expect(t.may(0)).toContain('research:graviton-laser-system');
  t.play('0 research:graviton-laser-system');
  expect([techs(t.s, 0), t.asked()]).toEqual([['sarween-tools', 'graviton-laser-system'], []]);
});

const RESEARCH = { begin: { step: 'research', args: { seat: 1 } }, open: { 0: ['leader:doctor-carrina'] } };
const host = { units: ['1 infantry lodor'], planets: { lodor: 1 } };

it('[TI4-F-DEEP-8] [doctor-carrina] another ignores a prerequisite, and an infantry comes to stay', () => {
  const t = scholars({ ...RESEARCH, ...host });
  t.play('0 doctor-carrina use@0');
  expect(t.may(1)).toContain('research:graviton-laser-system'); // one symbol, and none is owned
  expect(t.may(1)).not.toContain('research:transit-diodes');
  t.play('1 research:graviton-laser-system', '0 tutor:lodor');
  expect(has(t.s.pub, 1, 'graviton-laser-system')).toBe(true);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0] });
  expect([oceansOf(t.s.pub, 0).length, stateOf(t.s.pub, 'doctor-carrina')]).toEqual([1, 'exhausted']);
  expect(t.asked()).toEqual([]); // one prerequisite, once
});

it('[TI4-F-DEEP-8] [doctor-carrina] also without need, but not for a technology without prerequisites, nor at home', () => {
  const met = { ...RESEARCH, ...host, techs: { 1: ['sarween-tools'] } };
  const t = scholars(met).play('0 doctor-carrina use@0', '1 research:graviton-laser-system');
  expect(t.may(1)).toEqual(['ignore', 'no']);
  t.play('1 ignore', '0 tutor:lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry']);
  const kept = scholars(met).play('0 doctor-carrina use@0', '1 research:graviton-laser-system', '1 no');
  expect(standing(kept.s.pub, 'lodor')).toEqual(['1 infantry']);
  const plain = scholars(met).play('0 doctor-carrina use@0', '1 research:neural-motivator');
  expect(plain.asked()).toEqual([]);
  const home = scholars({ ...RESEARCH, line: ['46', '1'], units: ['1 infantry jord'], planets: { jord: 1 } });
  home.play('0 doctor-carrina use@0', '1 research:graviton-laser-system');
  expect([has(home.s.pub, 1, 'graviton-laser-system'), home.asked()]).toEqual([true, []]);
});

it('[TI4-F-DEEP-8] [doctor-carrina] not for the own research', () => {
  const t = scholars({ ...RESEARCH, begin: { step: 'research', args: { seat: 0 } } });
  expect(offers(t, 0).every((key) => key.startsWith('research:') || key === 'no')).toBe(true);
});

/** Sol pays for the secondary ability of Technology. */
const paying = (spec: Scholars = {}) =>
  scholars({
    open: { 0: ['leader:aello', 'ocean:ice-shelf'] },
    line: ['46', '26', '36'],
    units: ['0 infantry arnor', '1 infantry arnor'],
    coexisting: { arnor: [1, 0] },
    goods: { 1: 4 },
    begin: { step: 'secondary', args: { seat: 1, card: 'technology', active: 2, turn: 0 } },
    ...spec,
    also(s) {
      Object.assign(s.pub.players[1]!, { strategy: 2 });
      for (const planet of Object.values(s.pub.planets)) planet.exhausted = true;
      spec.also?.(s);
    },
  });

it('[TI4-F-DEEP-9] [TI4-CLAR-11] [aello] another pays one resource less, and its holder gains a commodity or converts one', () => {
  const t = paying();
  through(t, '1 follow', '1 aello pay@0');
  expect([t.s.pub.players[1]!.goods, t.s.pub.players[0]!.commodities]).toEqual([1, 1]);
  const full = paying({ also: (s) => void Object.assign(s.pub.players[0]!, { commodities: 3 }) });
  through(full, '1 follow', '1 aello pay@0');
  expect(full.s.pub.players[0]).toMatchObject({ commodities: 2, goods: 1 }); // no room for another
  const free = { step: 'researchCost', args: { seat: 1, resources: 0 } };
  expect(offers(paying({ begin: free }), 1)).toEqual([]); // nothing is to be paid
  const rich = paying({ also: (s) => void Object.assign(s.pub.players[0]!, { commodities: 2 }) });
  through(rich, '1 follow', '1 aello pay@0', '0 convert');
  expect(rich.s.pub.players[0]).toMatchObject({ commodities: 1, goods: 1 });
  const proud = paying();
  through(proud, '1 follow', '1 pass');
  expect([proud.s.pub.players[1]!.goods, proud.s.pub.players[0]!.commodities]).toEqual([0, 0]);
  const itself = paying({
    goods: { 0: 4 },
    begin: { step: 'secondary', args: { seat: 0, card: 'technology', active: 2, turn: 0 } },
  });
  through(itself, '0 follow');
  expect(itself.may(0).filter((key) => key.startsWith('aello'))).toEqual([]); // its own research it pays in full
});

it('[TI4-F-DEEP-9] [aello] who has one resource too few may follow, and has to use it', () => {
  const t = paying({ goods: { 1: 3 } });
  through(t, '1 follow');
  expect(t.may(1)).toEqual(['aello.due pay@0']);
  t.play('1 aello.due pay@0');
  expect([t.s.pub.players[1]!.goods, t.s.pub.players[0]!.commodities]).toEqual([0, 1]);
  expect(offers(t, 1).filter((key) => key.startsWith('aello'))).toEqual([]); // once
  expect(paying({ goods: { 1: 2 } }).asked()).not.toContain(1);
  expect(paying({ goods: { 1: 3 }, open: { 0: ['leader:aello?'] }, coexisting: {} }).asked()).not.toContain(1);
});

it('[TI4-F-DEEP-10] [ta-zern] a technology leaves the game, and whoever owned it researches another', () => {
  const t = scholars({
    open: { 0: ['leader:ta-zern'] },
    techs: { 0: ['sarween-tools', 'carrier-2'], 1: ['sarween-tools', 'graviton-laser-system'] },
    begin: TURN,
  });
  expect(actionsOf(t, 'ta-zern').filter((key) => key.includes('-2'))).toEqual([]);
  t.play('0 action:ta-zern on:tech:sarween-tools', '0 research:neural-motivator', '1 research:plasma-scoring');
  expect([techs(t.s, 0), techs(t.s, 1)]).toEqual([
    ['carrier-2', 'neural-motivator'],
    ['graviton-laser-system', 'plasma-scoring'],
  ]);
  for (const seat of [0, 1, 2]) expect(deckOf(t.s.pub, seat).some(({ id }) => id === 'sarween-tools')).toBe(false);
  expect(stateOf(t.s.pub, 'ta-zern')).toBe('purged');
  const unowned = scholars({ open: { 0: ['leader:ta-zern'] }, techs: { 1: ['sarween-tools'] }, begin: TURN });
  unowned.play('0 action:ta-zern on:tech:sarween-tools');
  expect([unowned.asked(), researchable(unowned.s.pub, 2).includes('sarween-tools')]).toEqual([[1], false]);
});

it('[TI4-BT-deepwrought] [TI4-F-DEEP-11] [visionaria-select] others pay to research, and it learns what they learn', () => {
  const spec = {
    open: { 0: ['breakthrough:visionaria-select'] },
    goods: { 1: 3, 2: 5 },
    notes: {},
    techs: { 0: ['neural-motivator'] },
    begin: TURN,
  };
  const t = scholars(spec).play('0 action:visionaria-select use');
  expect(t.may(1)).toEqual(['no', 'study']);
  t.play('1 study', '1 note:ceasefire@1');
  expect(t.may(1).filter((key) => /-2$|war-sun|spec-ops|advanced/.test(key))).toEqual([]);
  t.play('1 research:sarween-tools', '2 study', '2 note:ceasefire@2', '2 research:neural-motivator');
  expect([techs(t.s, 0), techs(t.s, 1), techs(t.s, 2)]).toEqual([
    ['neural-motivator', 'sarween-tools'],
    ['sarween-tools'],
    ['neural-motivator'],
  ]);
  expect(t.s.pub.players.map(({ goods }) => goods)).toEqual([0, 0, 2]);
  expect(t.s.own[0]!.notes).toEqual(expect.arrayContaining(['ceasefire@1', 'ceasefire@2']));
  expect(t.s.pub.cards.find(({ id }) => id === 'visionaria-select')!.state).toBe('exhausted');
  const learned = {
    0: ['neural-motivator'],
    1: ['sarween-tools', 'graviton-laser-system', 'plasma-scoring', 'magen-defense-grid'],
  };
  const wise = scholars({ ...spec, techs: learned }).play(
    '0 action:visionaria-select use',
    '1 study',
    '1 note:ceasefire@1',
  );
  expect(wise.may(1).filter((key) => /pds-2|spec-ops-2|advanced-carrier|-2$|war-sun/.test(key))).toEqual([]); // no upgrades
  wise.play('1 research:antimass-deflectors', '2 no');
  expect(techs(wise.s, 0)).toEqual(['neural-motivator', 'antimass-deflectors']); // what it learns now, not all it knows
  const own = scholars({
    ...spec,
    techs: { 1: ['neural-motivator', 'sarween-tools'] },
    factions: { 0: 'deepwrought', 1: 'jolnar', 2: 'letnev' },
  });
  own.play('0 action:visionaria-select use', '1 study', '1 note:ceasefire@1');
  expect(own.may(1).filter((key) => /e-res-siphons|spatial-conduit/.test(key))).toEqual([]); // none of a faction
  const bare = scholars({
    ...spec,
    also: ({ pub, own }) => {
      for (const seat of [1, 2]) {
        own[seat]!.notes = [];
        pub.players[seat]!.notes = 0;
      }
      own[0]!.notes = [];
      pub.players[0]!.notes = 0;
    },
  });
  expect(actionsOf(bare, 'visionaria-select')).toEqual([]); // without a note to give
  const all = ['neural-motivator'];
  const nekro = scholars({ ...spec, techs: { 0: all }, factions: { 0: 'deepwrought', 1: 'nekro', 2: 'letnev' } });
  nekro.play('0 action:visionaria-select use', '1 study', '1 note:ceasefire@1');
  expect(nekro.request(1).at).toBe('gainTokens.sheet'); // tokens in place of research
  const poor = scholars({ ...spec, goods: { 1: 2 } });
  expect(actionsOf(poor, 'visionaria-select')).toEqual([]);
  const refused = scholars(spec).play('0 action:visionaria-select use', '1 no', '2 no');
  expect([techs(refused.s, 0), refused.s.pub.players[1]!.goods]).toEqual([['neural-motivator'], 3]);
});

it('[TI4-F-DEEP-12] [share-knowledge] a technology is borrowed until the status phase ends', () => {
  const spec = {
    notes: { 1: ['share-knowledge@0'] },
    techs: { 0: ['sarween-tools', 'neural-motivator', 'hydrothermal-mining', 'cruiser-2'], 1: ['plasma-scoring'] },
  };
  const t = scholars({ ...spec, begin: { step: 'turn', args: { seat: 1, actions: 0 } } });
  t.play('1 action:share-knowledge play:share-knowledge@0');
  expect(t.may(1)).toEqual(['target:tech:neural-motivator', 'target:tech:sarween-tools']);
  t.play('1 target:tech:sarween-tools');
  expect(techs(t.s, 1)).toEqual(['plasma-scoring', 'sarween-tools']);
  const later = scholars({
    ...spec,
    notes: {},
    techs: { ...spec.techs, 1: ['plasma-scoring', 'sarween-tools'] },
    also(s) {
      s.own[0]!.notes = s.own[0]!.notes.filter((note) => note !== 'share-knowledge@0');
      s.pub.players[0]!.notes -= 1;
      s.pub.cards.push({
        id: 'share-knowledge',
        kind: 'note',
        owner: 0,
        holder: 1,
        state: 'readied',
        elected: 'sarween-tools',
      });
    },
    begin: { step: 'statusPhase', at: 'finish', args: {} },
  });
  expect([techs(later.s, 1), techs(later.s, 0).includes('sarween-tools')]).toEqual([['plasma-scoring'], true]);
  expect(later.s.own[0]!.notes).toContain('share-knowledge@0');
  const ended = (...held: string[]) => {
    const lost = scholars({
      techs: { 1: held },
      also({ pub }) {
        const note = { id: 'share-knowledge', kind: 'note', owner: 0, holder: 1, state: 'readied' } as const;
        pub.cards.push({ ...note, elected: 'sarween-tools' });
      },
      begin: { step: 'statusPhase', at: 'finish', args: {} },
    });
    return techs(lost.s, 1);
  };
  expect([ended('plasma-scoring', 'sarween-tools'), ended('plasma-scoring')]).toEqual([
    ['plasma-scoring'],
    ['plasma-scoring'],
  ]);
});

it('[TI4-F-DEEP-9] [aello] it waits for an ocean', () => {
  const open = { 0: ['leader:aello?'] };
  const spec = {
    open,
    units: ['0 infantry lodor', '1 infantry lodor'],
    coexisting: { lodor: [1, 0] as [number, number] },
  };
  const ocean = { ...spec, open: { 0: ['leader:aello?', 'ocean:ice-shelf'] } };
  expect([spec, ocean].map((each) => stateOf(scholars({ ...each, begin: TURN }).s.pub, 'aello'))).toEqual([
    'locked',
    'readied',
  ]);
});
