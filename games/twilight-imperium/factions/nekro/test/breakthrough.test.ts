// The breakthrough of the Nekro Virus: tokens on the sheets of others, whose flagships’ texts its own has then.
import { describe, expect, it } from 'vitest';
import { wormholesIn } from '../../../galaxy/adjacency.ts';
import type { CombatRoll } from '../../../modifiers.ts';
import { anyGrants, barTo, mightUse, modifiers, pieceAt, sum } from '../../../registry.ts';
import type { Pub, S, Unit } from '../../../state.ts';
import { through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { combatDice } from '../../../values/combat.ts';
import { hasFlagship, isShielded } from '../../../values/units.ts';

const ID = 'valefar-assimilator-z';
const BOXES: NonNullable<Field['sets']> = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4', 'te'];
const nekro = (faction = 'l1z1x') => ({
  edition: 8,
  sets: BOXES,
  factions: { 0: 'nekro', 1: faction, 2: 'jolnar' },
  open: { 0: [`breakthrough:${ID}`] },
});
const absorbing = (spec: Partial<Field> = {}) =>
  field({
    ...nekro(),
    line: ['26'],
    units: [],
    techs: { 1: ['plasma-scoring'] },
    begin: { step: 'absorbTechnology', args: { seat: 0, from: [1] } },
    ...spec,
  });

describe('a token', () => {
  it('[TI4-TESET-4] [TI4-BT-nekro] [valefar-assimilator-z] lies on a sheet instead of a technology, one on each', () => {
    const t = absorbing();
    expect(t.may(0)).toEqual(['gain:plasma-scoring', 'no', 'sheet:1']);
    t.play('0 sheet:1');
    expect(t.events().map(({ type }) => type)).toContain('flagship.copied');
    expect(hasFlagship(t.s.pub, 0, '001')).toBe(true);
    expect(hasFlagship(t.s.pub, 2, '001')).toBe(false); // nobody else has it by that
    expect(t.s.pub.pending).toContainEqual({ kind: 'flagshipCopied', seat: 0, source: '001', until: 'never' });
    expect(t.s.pub.cards.some(({ id, holder }) => id === 'plasma-scoring' && holder === 0)).toBe(false);
    const again = absorbing({ also: lent('001') });
    expect(again.may(0)).toEqual(['gain:plasma-scoring', 'no']);
    expect(absorbing({ open: {} }).may(0)).toEqual(['gain:plasma-scoring', 'no']);
    expect(absorbing({ techs: {} }).asked()).toEqual([]); // instead of a technology: where there is none, there is no token
  });

  it('[TI4-BT-nekro] [TI4-F-BAS-11] is kept off by the commander of the Last Bastion', () => {
    const open = { 0: [`breakthrough:${ID}`], 1: ['leader:nip-and-tuck'] };
    expect(absorbing({ factions: nekro('bastion').factions, open }).may(0)).toEqual(['gain:plasma-scoring', 'no']);
  });

  it('[TI4-F-FIR-16] does nothing any more when its sheet is purged, and may lie on the new one', () => {
    const { pub } = absorbing({ factions: nekro('firmament').factions, also: lent('heavens-eye') }).s;
    expect(hasFlagship(pub, 0, 'heavens-eye')).toBe(true);
    const turned = absorbing({ factions: nekro('obsidian').factions, also: lent('heavens-eye') });
    expect(hasFlagship(turned.s.pub, 0, 'heavens-eye')).toBe(false);
    expect(turned.may(0)).toContain('sheet:1');
  });
});

const lent =
  (flagship: string) =>
  ({ pub }: S): void =>
    void pub.pending.push({ kind: 'flagshipCopied', seat: 0, source: flagship, until: 'never' });
const one = (pub: Pub, seat: number, type: Unit['type']): Unit =>
  pub.units.find((u) => u.owner === seat && u.type === type)!;
/** A unit of seat 0 in a space combat against seat 1. */
const fights = (pub: Pub, type: Unit['type']): CombatRoll => ({
  unit: one(pub, 0, type),
  against: 1,
  system: '26',
  planet: null,
  attacker: 0,
});
const COMBAT = { frame: 0, attacker: 0, defender: 1, at: '26', kind: 'space', round: 1 } as const;
const ACTIVATED = { frame: 0, by: 0, seat: { seat: 0 }, system: { key: 'x' }, at: '26' };
const UNITS = ['0 flagship! 26', '0 cruiser 26', '0 fighter 26', '0 mech 26', '1 dreadnought*3 26', '1 pds lodor'];

/** What the flagship of seat 0 brings about, with the text and without it. */
type Row = [flagship: string, faction: string, of: (pub: Pub) => unknown, lent: unknown, alone: unknown];
const ROWS: Row[] = [
  ['duha-menaimon', 'arborec', (pub) => mightUse(pub, 0, 'tactical.activate.after', ACTIVATED), true, false],
  [
    'quetzecoatl',
    'argent',
    (pub) => barTo('use', pub, { ability: 'spaceCannon', seat: 1, target: 0, system: '26', planet: null })?.why,
    'quetzecoatl',
    undefined,
  ],
  ['the-egeiro', 'bastion', (pub) => sum('combat', pub, fights(pub, 'flagship')), 1, 0],
  ['hil-colish', 'creuss', (pub) => wormholesIn(pub, '26').includes('delta'), true, false],
  ['hil-colish', 'creuss', (pub) => mightUse(pub, 0, 'tactical.moved', { ...ACTIVATED, at: '46' }), true, false],
  [
    'd-w-s-luminous',
    'deepwrought',
    (pub) => anyGrants('passes', pub, 0, '46', { ...one(pub, 0, 'flagship'), at: '46' }, '26'),
    true,
    false,
  ],
  [
    'dynamo',
    'empyrean',
    (pub) =>
      mightUse(pub, 0, 'sustain.after', {
        frame: 0,
        cause: 'space',
        unit: one(pub, 0, 'flagship').id,
        owner: 0,
        by: 1,
      }),
    true,
    false,
  ],
  [
    'j-n-s-hylarim',
    'jolnar',
    (pub) =>
      sum(
        'extraHits',
        pub,
        { seat: 0, against: 1, planet: null, dice: [{ unit: one(pub, 0, 'flagship').id, need: 9, face: 9 }] },
        1,
      ),
    2,
    0,
  ],
  ['artemiris', 'keleres', (pub) => sum('toll', pub, 1, '26'), 2, 0],
  ['001', 'l1z1x', (pub) => anyGrants('aims', pub, fights(pub, 'flagship')), true, false],
  ['arc-secundus', 'letnev', (pub) => mightUse(pub, 0, 'spaceCombatRound.start', COMBAT), true, false],
  ['arc-secundus', 'letnev', (pub) => isShielded(pub, 'lodor', 0), false, true],
  ['arvicon-rex', 'mahact', (pub) => sum('combat', pub, fights(pub, 'flagship')), 2, 0],
  ['fourth-moon', 'mentak', (pub) => barTo('sustain', pub, one(pub, 1, 'dreadnought')) !== undefined, true, false],
  ['matriarch', 'naalu', (pub) => anyGrants('lands', pub, one(pub, 0, 'fighter')), true, false],
  ['visz-el-vir', 'naazrokha', (pub) => sum('rolls', pub, fights(pub, 'mech')), 1, 0],
  [
    'memoria-1',
    'nomad',
    (pub) => modifiers(pub, 'leaps').flatMap((m) => m.leaps(pub, one(pub, 0, 'flagship'))),
    ['26'],
    [],
  ],
  ['cmorran-norr', 'norr', (pub) => sum('combat', pub, fights(pub, 'cruiser')), 1, 0],
  [
    'quietus',
    'rebellion',
    (pub) => {
      pub.systemTokens['26'] = [{ kind: 'breach', side: 'active', owner: 1 }];
      return anyGrants('mutes', pub, 1, '26');
    },
    true,
    false,
  ],
  ['salai-sai-corian', 'winnu', (pub) => combatDice(pub, fights(pub, 'flagship')).length, 3, 2],
  ['van-hauge', 'yin', (pub) => pieceAt(pub, 'van-hauge')!.odds!.dooms!(pub, one(pub, 0, 'flagship')), true, false],
  ['ysia-yssrila', 'yssaril', (pub) => anyGrants('passes', pub, 0, '26', one(pub, 0, 'flagship'), '46'), true, false],
];

describe('the text of a flagship', () => {
  it.each(ROWS)('[TI4-BT-nekro] %s of %s is that of the Alastor, too', (id, faction, of, ...expected) => {
    const start = { ...nekro(faction), line: ['26', '46'], units: UNITS, planets: { lodor: 0 }, goods: { 0: 2 } };
    const table = (also?: Field['also']) => field({ ...start, ...(also ? { also } : {}) }).s.pub;
    expect([of(table(lent(id))), of(table())]).toEqual(expected);
  });

  it('[TI4-BT-nekro] [TI4-TURN-20] the Inferno’s is an action, paid from its own pool', () => {
    const start: Field = {
      ...nekro('muaat'),
      line: ['26'],
      units: ['0 flagship 26'],
      begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    };
    expect(field(start).may(0)).not.toContain('action:the-inferno in:26');
    const t = field({ ...start, also: lent('the-inferno') }).play('0 action:the-inferno in:26');
    expect(standing(t.s.pub, '26')).toEqual(['0 cruiser', '0 flagship']);
    expect(t.s.pub.players[0]!.strategy).toBe(1);
  });

  it('[TI4-BT-nekro] Kenara’s raises its dice; the Terror Between captures for it', () => {
    const battle = (faction: string, flagship: string) =>
      field({
        ...nekro(faction),
        line: ['46', '47'],
        units: ['0 flagship 46', '1 cruiser 47'],
        goods: { 0: 1 },
        dice: [8, 1, 1],
        also: lent(flagship),
      });
    const wrath = through(battle('hacan', 'wrath-of-kenara'), '0 activate:47', '0 move:flagship@46~1');
    through(wrath, '0 wrath-of-kenara die0@0>0');
    expect(standing(wrath.s.pub, '47')).toEqual(['0 flagship']);
    const terror = battle('vuilraith', 'the-terror-between');
    terror.rig(9, 1, 1);
    const { pub } = terror.s;
    pieceAt(pub, 'devour')!.destroyed!(terror.match.table, [{ ...one(pub, 1, 'cruiser'), at: '46' }]);
    expect(terror.s.pub.captured).toEqual([{ by: 0, owner: 1, type: 'cruiser' }]);
  });

  it('[TI4-BT-nekro] with Genesis’s it raises an infantry at the end of the status phase, with Ouranos’s it rises from a PDS', () => {
    const sol = field({ ...nekro('sol'), line: ['26'], units: ['0 flagship 26'], also: lent('genesis') });
    pieceAt(sol.s.pub, 'genesis')!.statusEnd!(sol.match.table);
    expect(standing(sol.s.pub, '26')).toEqual(['0 flagship', '0 infantry']);
    const rises = (also?: Field['also']) => {
      const units = ['0 pds lodor'];
      const { pub } = field({
        ...nekro('ul'),
        line: ['26'],
        units,
        planets: { lodor: 0 },
        ...(also ? { also } : {}),
      }).s;
      return mightUse(pub, 0, 'tactical.activate.after', ACTIVATED);
    };
    expect([rises(lent('ouranos')), rises()]).toEqual([true, false]);
  });

  it('[TI4-BT-nekro] with Last Dispatch’s it fells a ship as it retreats', () => {
    const fells = (also?: Field['also']) => {
      const units = ['0 flagship 26', '1 cruiser 26'];
      const { pub } = field({ ...nekro('ralnel'), line: ['26'], units, ...(also ? { also } : {}) }).s;
      return mightUse(pub, 0, 'retreat.leave', { frame: 0, by: 0, at: '26', ships: [one(pub, 0, 'flagship').id] });
    };
    expect([fells(lent('last-dispatch')), fells()]).toEqual([true, false]);
  });
});
