// Last Bastion: its leaders, its note, its technology and its breakthrough.
import { expect, it } from 'vitest';
import { combatOdds } from '../../../odds/index.ts';
import { frameOf } from '../../../procedures.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { TE } from '../../../test/found.ts';
import { cardState, table } from '../../../test/led.ts';
import { galvanizedUnits } from '../../../values/units.ts';

const bastion = { ...table('bastion'), edition: 6, sets: TE } satisfies Partial<Field>;
/** Units by the order in which they are named. */
const numbered: Field['also'] = ({ pub }) => {
  for (const [i, unit] of pub.units.entries()) unit.id = i + 1;
};
const falls = (units: number[], spec: Partial<Field>): Field => ({
  ...bastion,
  line: ['26', '27'],
  units: [],
  begin: { step: 'destroyUnits', args: { units, killers: units.map(() => 1), cause: 'effect' } },
  also: numbered,
  ...spec,
});

it('[TI4-F-BAS-10] [TI4-XNEUT-20] [dame-briar] another unit of whoever has lost one, in the same system, neutral ones too', () => {
  const spec = { open: { 0: ['leader:dame-briar'] } };
  const units = ['1 cruiser 26', '1 pds lodor', '1 fighter^ 26', '1 infantry new-albion', '0 destroyer 26'];
  const t = field(falls([1], { ...spec, units }));
  expect(offers(t, 0)).toEqual(['dame-briar use@0>unit:1/pds@lodor']);
  t.play('0 dame-briar use@0>unit:1/pds@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 pds^']);
  expect(cardState(t, 'dame-briar')).toBe('exhausted');
  const own = field(
    falls([1, 2], { ...spec, units: ['0 cruiser 26', '-1 destroyer 26', '0 carrier 26', '-1 mech lodor'] }),
  );
  expect(offers(own, 0)).toEqual(['dame-briar use@0>unit:-1/mech@lodor', 'dame-briar use@0>unit:0/carrier@26']);
  const alone = field(falls([1], { ...spec, units: ['0 cruiser 26', '1 cruiser 26'] }));
  expect(offers(alone, 0)).toEqual([]);
});

it('[TI4-LEAD-6] [nip-and-tuck] unlocked by three galvanized units, whoever they belong to', () => {
  const at = (units: string[]) =>
    cardState(
      field({ ...bastion, line: ['26', '46'], units, open: { 0: ['leader:nip-and-tuck?'] } }).play('0 activate:46'),
      'nip-and-tuck',
    );
  expect(at(['0 cruiser 26', '0 infantry^ lodor', '1 fighter^ 26'])).toBe('locked');
  expect(at(['0 cruiser 26', '0 infantry^ lodor', '1 fighter^ 26', '2 pds^ lodor'])).toBe('readied');
});

it('[TI4-F-BAS-11] [TI4-AC-7] [nip-and-tuck] no Sabotage against its action cards, and no new assimilator token', () => {
  const play = (open: string[]) =>
    field({
      ...bastion,
      line: ['26', '46'],
      units: ['0 infantry lodor', '1 infantry lodor'],
      cards: { 0: ['mining-initiative'], 1: ['sabotage'] },
      planets: { lodor: 0 },
      open: { 0: open },
      begin: { step: 'turn', args: { seat: 0, actions: 0 } },
      also: ({ pub }) => {
        pub.units = pub.units.filter((u) => u.owner === 0);
      },
    }).play('0 action:mining-initiative play:mining-initiative#1>lodor');
  expect(offers(play([]), 1)).toEqual(['sabotage play:sabotage#1']);
  expect(offers(play(['leader:nip-and-tuck']), 1)).toEqual([]);
  expect(offers(play(['leader:nip-and-tuck?']), 1)).toEqual(['sabotage play:sabotage#1']);
  const absorb = (open: string[]) =>
    field({
      ...bastion,
      factions: { 0: 'bastion', 1: 'nekro', 2: 'letnev' },
      line: ['26'],
      units: [],
      techs: { 0: ['proxima-targeting-vi', 'sarween-tools'], 1: ['valefar-assimilator-x'] },
      open: { 0: open },
      begin: { step: 'absorbTechnology', args: { seat: 1, from: [0] } },
    }).may(1);
  expect(absorb([])).toEqual(['copy:valefar-assimilator-x>proxima-targeting-vi', 'gain:sarween-tools', 'no']);
  expect(absorb(['leader:nip-and-tuck'])).toEqual(['gain:sarween-tools', 'no']);
});

it('[TI4-F-BAS-12] [TI4-LEAD-11] [lyra-keen] a die for each unit of the others, against the combat value of the fallen', () => {
  const open = { 0: ['leader:lyra-keen'] };
  const units = [
    '0 dreadnought^ 26',
    '1 cruiser 26',
    '1 infantry lodor',
    '2 fighter 26',
    '-1 pds lodor',
    '0 carrier 26',
    '1 cruiser 27',
  ];
  const t = field(falls([1], { open, units, dice: [4, 5, 10, 5] })); // a dreadnought has combat 5
  expect(offers(t, 0)).toEqual(['lyra-keen use@0>type:dreadnought']);
  t.play('0 lyra-keen use@0>type:dreadnought');
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier', '1 cruiser']);
  expect(standing(t.s.pub, 'lodor')).toEqual([]);
  expect(standing(t.s.pub, '27')).toEqual(['1 cruiser']);
  expect(cardState(t, 'lyra-keen')).toBe('purged');
  expect(offers(field(falls([1], { open, units: ['0 dreadnought 26', ...units.slice(1)] })), 0)).toEqual([]);
  expect(offers(field(falls([1], { open, units: ['0 pds^ lodor', ...units.slice(1)] })), 0)).toEqual([]); // no combat value
  expect(offers(field(falls([1], { open, units: ['0 dreadnought^ 26', '0 carrier 26'] })), 0)).toEqual([]); // nobody there
  expect(offers(field(falls([2], { open, units: ['0 carrier 26', '1 cruiser^ 26'] })), 0)).toEqual([]); // not its own
});

const BATTLE: Field = {
  ...bastion,
  factions: { 0: 'sol', 1: 'bastion', 2: 'letnev' },
  line: ['46', '47', '26'],
  units: ['0 cruiser 46', '0 dreadnought 46', '2 cruiser 47', '1 infantry lodor'],
  notes: { 0: ['raise-the-standard@1'] },
};

it('[TI4-F-BAS-5] [TI4-PNOTE-3] [raise-the-standard] whoever holds the note galvanizes a unit of the combat, and it goes home', () => {
  const t = field({ ...BATTLE, dice: [10, 10, 1, ...misses] });
  through(
    t,
    '0 activate:47',
    '0 move:cruiser@46~2',
    '0 move:dreadnought@46~1',
    '0 raise-the-standard play:raise-the-standard@1',
  );
  expect(t.may(0)).toEqual(['target:unit:0/cruiser@47', 'target:unit:0/dreadnought@47']);
  t.play('0 target:unit:0/dreadnought@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 dreadnought^']);
  expect(t.s.own[1]!.notes).toContain('raise-the-standard@1');
  const idle = field({ ...BATTLE, notes: {}, dice: [10, 10, 1, ...misses] });
  idle.play('0 activate:47', '0 move:cruiser@46~2', '0 move:dreadnought@46~1');
  expect(offers(idle, 1).filter((key) => key.includes('standard'))).toEqual([]); // it took no part
});

const INVASION: Field = {
  ...bastion,
  line: ['26', '46'],
  units: ['0 carrier 26', '0 infantry*2 26', '1 infantry*2 lodor'],
  techs: { 0: ['proxima-targeting-vi'] },
};

it('[TI4-F-BAS-8] [TI4-ABIL-9] [proxima-targeting-vi] both sides are bombarded at the start of a round; galvanized units cancel', () => {
  const land = ['0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor'];
  const t = field({ ...INVASION, dice: [8, 8, 7, 8, 1, 1] }).play(...land);
  expect(offers(t, 0)).toEqual(['proxima-targeting-vi use@0']);
  t.play('0 proxima-targeting-vi use@0');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']); // two hits there, one here
  const token = ['0 carrier 26', '0 infantry^ 26', '0 infantry 26', '1 infantry*2 lodor', '1 pds lodor'];
  const kept = field({ ...INVASION, units: token, dice: [8, 8, 7, 8, 1, 1, ...misses] });
  through(
    kept,
    '0 activate:26',
    '0 land:infantry+galvanized@26>lodor',
    '0 land:infantry@26>lodor',
    '0 proxima-targeting-vi use@0',
  );
  expect(standing(kept.s.pub, 'lodor').filter((unit) => unit.startsWith('0'))).toEqual(['0 infantry', '0 infantry^']);
  const others = field({
    ...INVASION,
    techs: { 1: ['proxima-targeting-vi'] },
    factions: { 0: 'sol', 1: 'bastion', 2: 'letnev' },
  });
  others.play(...land);
  expect([offers(others, 0), offers(others, 1)]).toEqual([[], ['proxima-targeting-vi use@1']]); // the defender, too
});

it('[TI4-F-BAS-8] [proxima-targeting-vi] against ships that bombard, one hit for each galvanized unit on the planet', () => {
  const hits = (units: string[], techs: string[]) => {
    const t = field({
      ...bastion,
      factions: { 0: 'sol', 1: 'bastion', 2: 'letnev' },
      line: ['26', '46'],
      units: ['0 dreadnought*2 26', '1 mech! lodor', '1 infantry lodor', ...units],
      techs: { 1: techs },
      dice: [5, 5],
    }).play('0 activate:26', '0 bombard');
    return frameOf(t.s.pub, 'hits')?.args.batches[0]?.hits ?? 0;
  };
  expect(hits(['1 infantry^ lodor'], [])).toBe(2);
  expect(hits(['1 infantry^ lodor'], ['proxima-targeting-vi'])).toBe(1);
  expect(hits(['1 infantry^*2 lodor'], ['proxima-targeting-vi'])).toBe(0);
});

it('[TI4-F-BAS-8] [proxima-targeting-vi] the odds of an invasion know what is cancelled', () => {
  const chance = (techs: string[]) => {
    const t = field({
      ...bastion,
      factions: { 0: 'sol', 1: 'bastion', 2: 'letnev' },
      line: ['26'],
      units: ['0 dreadnought*2 26', '0 infantry 26', '1 infantry^ lodor'],
      techs: { 1: techs },
      begin: { step: 'invasion', at: 'bombard', args: { seat: 0, system: '26', effects: [], landed: {}, queue: [] } },
    });
    return combatOdds(t.s.pub)[0]!.defenderWins;
  };
  // one hit of two is enough to clear the planet, or two of them
  expect(chance(['proxima-targeting-vi'])).toBeGreaterThan(chance([]) * 1.8);
});

it('[TI4-BT-bastion] [TI4-F-BAS-13] [the-icon] the ships of a production go where a token and ground forces wait', () => {
  const spec: Field = {
    ...bastion,
    line: ['26', '27', '46', '47'],
    units: ['0 space-dock lodor', '0 infantry new-albion', '0 cruiser*6 26', '1 infantry lodor'],
    tokens: { 27: [0], 46: [0] },
    goods: { 0: 9 },
    open: { 0: ['breakthrough:the-icon'] },
    begin: { step: 'produce', args: { seat: 0, system: '26', producers: [1] } },
    also(s) {
      numbered!(s);
      s.pub.units = s.pub.units.filter((u) => u.owner === 0);
      s.pub.planets.lodor!.controller = 0;
    },
  };
  const t = field(spec).play('0 build:cruiser', '0 build:infantry', '0 done');
  t.play('0 exhaust:lodor', '0 the-icon use@0>27');
  expect([standing(t.s.pub, '26'), standing(t.s.pub, '27'), standing(t.s.pub, 'lodor')]).toEqual([
    ['0 cruiser*6'],
    ['0 cruiser'],
    ['0 infantry', '0 space-dock'],
  ]);
  expect(cardState(t, 'the-icon')).toBe('exhausted');
  const guarded = field({
    ...spec,
    units: [...spec.units, '0 cruiser 46'],
    also: (s) => {
      spec.also!(s);
      s.pub.units.push({ id: 99, owner: 1, type: 'cruiser', at: '27', on: null, damaged: false });
    },
  });
  guarded.play('0 build:cruiser', '0 done', '0 exhaust:lodor');
  expect(offers(guarded, 0).filter((key) => key.startsWith('the-icon'))).toEqual([]);
  const troops = field(spec).play('0 build:infantry', '0 done', '0 exhaust:lodor');
  expect(offers(troops, 0)).toEqual([]); // no ships
  expect(galvanizedUnits(t.s.pub)).toEqual([]);
});
