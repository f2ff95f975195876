// The Argent Flight: abilities, technologies, flagship, mech and note.
import { expect, it } from 'vitest';
import { factionSheet } from '../../../content.ts';
import { newTechnology } from '../../../state.ts';
import { targetsOf } from '../../../steps/cannon.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { open } from '../../../test/opening.ts';
import { extraVotes, votingOrder } from '../../../values/agenda.ts';
import { planetProduction } from '../../../values/economy.ts';
import { excesses } from '../../../values/limits.ts';
import { pathsTo } from '../../../values/move.ts';
import { canSustain, cardOfType } from '../../../values/units.ts';

const argent = { edition: 3, factions: { 0: 'argent', 1: 'sol', 2: 'letnev' }, fleet: 6 };
const DUEL = { ...argent, line: ['46', '47', '26'] } satisfies Partial<Field>;

it('[TI4-SETUP-28] [argent] two of three technologies of its choice, and three planets to stand on', () => {
  expect(factionSheet('argent').startingUnits).toEqual({
    carrier: 1,
    destroyer: 2,
    fighter: 2,
    infantry: 5,
    pds: 1,
    'space-dock': 1,
  });
  const table = open(3, { factions: 'pick' }, 7).run((request) => request.prompt.key === 'ask.faction');
  const [request] = table.open();
  table.match.apply({ request: request!.id, seat: request!.seat, choice: 'faction:argent' });
  table.run((asked) => asked.prompt.key === 'ask.startingTech' && asked.seat === request!.seat);
  const { ask } = table.open()[0]!;
  expect(ask).toMatchObject({ shape: 'many', min: 2, max: 2 });
  expect('options' in ask && ask.options.map(({ key }) => key).sort()).toEqual(
    ['tech:neural-motivator', 'tech:plasma-scoring', 'tech:sarween-tools'], // and no other
  );
});

it('[TI4-VOTE-3] [TI4-VOTE-8] [zeal] first of all, even as speaker, with a vote more for every player', () => {
  const voting = (phase: 'agenda' | 'action') =>
    field({
      ...DUEL,
      units: ['0 infantry lodor'],
      also: ({ pub }) => {
        pub.phase = phase;
        pub.speaker = 0;
      },
    }).s.pub;
  expect(votingOrder(voting('agenda'))).toEqual([0, 1, 2]);
  expect(votingOrder(voting('action'))).toEqual([1, 2, 0]); // it speaks of the agenda phase
  expect([0, 1].map((seat) => extraVotes(voting('agenda'), seat))).toEqual([3, 0]);
  const { pub } = field({ ...DUEL, units: ['0 infantry lodor'], beaten: [2] }).s;
  pub.players[2]!.eliminated = true;
  expect(extraVotes(pub, 0)).toBe(2);
});

it('[TI4-SUST-7] [TI4-AFB-1] [raid-formation] hits beyond the fighters damage ships of its choice', () => {
  const units = ['0 destroyer*2 46', '1 dreadnought 47', '1 flagship 47', '1 fighter 47', '1 infantry lodor'];
  const fire = (dice: number[]) =>
    through(
      field({ ...DUEL, units, dice: [...dice, ...misses] }),
      '0 activate:47',
      '0 move:destroyer@46~2',
      '0 move:destroyer@46~2',
      '0 fire',
    );
  const t = fire([9, 10, 1, 1]); // two hits, one fighter
  expect(t.request(0).rules).toEqual(['TI4-SUST-7']);
  t.play('0 damage:dreadnought@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 destroyer*2', '1 dreadnought!', '1 flagship']);
  expect(t.heard(null).some(({ type }) => type.startsWith('sustain'))).toBe(false);
  expect(canSustain(t.s.pub, t.s.pub.units.find((u) => u.type === 'dreadnought')!)).toBe(false);
  const both = fire([9, 9, 9, 9]);
  expect(standing(both.s.pub, '47')).toEqual(['0 destroyer*2', '1 dreadnought!', '1 flagship!']);
  const one = fire([9, 1, 1, 1]);
  expect(standing(one.s.pub, '47')).toEqual(['0 destroyer*2', '1 dreadnought', '1 flagship']);
});

it('[TI4-FLAG-2] [quetzecoatl] no cannon of others against ships of its system', () => {
  const shot = (at: string, faction = 'argent') => {
    const units = [`0 flagship ${at}`, '0 cruiser 26', '1 pds lodor'];
    const { pub } = field({ ...argent, factions: { ...argent.factions, 0: faction }, line: ['26', '46'], units }).s;
    return targetsOf(pub, { seat: 0, system: '26', next: 1 });
  };
  expect([shot('26'), shot('46'), shot('26', 'yin')]).toEqual([[], [0], [0]]);
});

it('[TI4-CAP-10] [aerie-sentinel] needs no room where one of its ships has any', () => {
  const cargo = (...units: string[]) => excesses(field({ ...argent, line: ['46'], units }).s.pub, undefined);
  expect(cargo('0 destroyer 46', '0 infantry 46', '0 mech*3 46')).toEqual([]);
  expect(cargo('0 destroyer 46', '0 infantry*2 46', '0 mech 46')).toMatchObject([{ cargo: 1 }]);
  expect(cargo('0 cruiser 46', '0 mech 46')).toMatchObject([{ cargo: 1 }]); // no ship with capacity
  const units = ['0 destroyer 26', '0 infantry lodor', '0 mech*2 lodor', '0 pds lodor'];
  const t = through(field({ ...argent, line: ['26', '46'], units }), '0 activate:46', '0 move:destroyer@26~2');
  through(t, '0 load:infantry@lodor');
  expect(t.may(0)).toEqual(['done', 'load:mech@lodor']);
  through(t, '0 load:mech@lodor', '0 load:mech@lodor');
  expect(standing(t.s.pub, '46')).toEqual(['0 destroyer', '0 infantry', '0 mech*2']);
});

it('[TI4-CAP-10] [TI4-RET-9] [aerie-sentinel] it retreats with a ship that is full', () => {
  const units = ['0 cruiser 46', '1 destroyer 47', '1 infantry 47', '1 mech 47', '1 cruiser 48'];
  const t = field({
    ...argent,
    factions: { 0: 'sol', 1: 'argent' },
    line: ['46', '47', '48'],
    units,
    dice: [...misses],
  });
  through(t, '0 activate:47', '0 move:cruiser@46~2', '1 retreat', '1 load:infantry@47');
  for (let i = 0; i < 9 && t.asked().includes(1) && t.may(1).includes('load:mech@47'); i++) t.play('1 load:mech@47');
  expect(standing(t.s.pub, '48')).toEqual(['1 cruiser', '1 destroyer', '1 infantry', '1 mech']);
});

it('[TI4-AFB-5] [strike-wing-alpha-1] [strike-wing-alpha-2] each nine or ten of its barrage costs an infantry in space', () => {
  const card = (techs: string[]) =>
    cardOfType(field({ ...DUEL, units: [], techs: { 0: techs } }).s.pub, 0, 'destroyer');
  expect(card([])).toMatchObject({ capacity: 1, combat: { hit: 8 }, afb: { hit: 9, dice: 2 } });
  expect(card(['strike-wing-alpha-2'])).toMatchObject({ combat: { hit: 7 }, afb: { hit: 6, dice: 3 } });
  const units = ['0 destroyer 46', '1 carrier 47', '1 infantry*3 47', '1 infantry lodor'];
  const fire = (techs: string[], ...dice: number[]) => {
    const t = field({ ...DUEL, units, techs: { 0: techs }, dice: [...dice, ...misses] });
    return standing(through(t, '0 activate:47', '0 move:destroyer@46~2', '0 fire').s.pub, '47');
  };
  expect(fire(['strike-wing-alpha-2'], 9, 10, 8)).toContain('1 infantry');
  expect(fire(['strike-wing-alpha-2'], 6, 7, 8)).toContain('1 infantry*3');
  expect(fire([], 9, 10)).toContain('1 infantry*3'); // only those of the upgrade
});

it('[TI4-MOVE-6] [TI4-PROD-1] [aerie-hololattice] its structures close the way and produce', () => {
  const units = ['1 cruiser 46', '0 pds lodor'];
  const lattice = (techs: string[]) => field({ ...argent, line: ['46', '26', '47'], units, techs: { 0: techs } }).s.pub;
  const ways = (techs: string[], goal: string) => {
    const pub = lattice(techs);
    return pathsTo(pub, pub.units[0]!, goal).length;
  };
  expect([ways([], '47'), ways(['aerie-hololattice'], '47'), ways(['aerie-hololattice'], '26')]).toEqual([1, 0, 1]);
  const pub = lattice(['aerie-hololattice']);
  expect([planetProduction(pub, 0, 'lodor'), planetProduction(pub, 1, 'lodor')]).toEqual([1, 0]);
  pub.cards = [...pub.cards, newTechnology(1, 'light-wave-deflector')];
  expect(pathsTo(pub, pub.units[0]!, '47')).toEqual([]); // no ships are in the way
  const t = field({
    ...argent,
    line: ['26', '46'],
    units: ['0 pds lodor'],
    techs: { 0: ['aerie-hololattice'] },
    goods: { 0: 2 },
  });
  through(t, '0 activate:26', '0 build:infantry');
  while (t.asked().length > 0 && t.may(0).some((key) => key === 'done' || key.startsWith('planet:') || key === 'goods'))
    t.play(`0 ${t.may(0).find((key) => key === 'done') ?? t.may(0)[0]}`);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 pds']); // one unit, on that planet
});

it('[TI4-ABIL-5] [TI4-PNOTE-3] [strike-wing-ambuscade] one die more for a unit ability of its holder', () => {
  const NOTE = 'strike-wing-ambuscade@0';
  const start: Field = {
    ...argent,
    line: ['26', '46'],
    units: ['0 cruiser 46', '1 pds lodor', '1 infantry lodor'],
    notes: { 1: [NOTE] },
    dice: [1, 10, ...misses],
  };
  const t = through(
    field(start),
    '0 activate:26',
    '0 move:cruiser@46~2',
    '1 fire:0',
    `1 strike-wing-ambuscade play:${NOTE}`,
  );
  expect(standing(t.s.pub, '26')).toEqual([]); // the second die hits
  expect(t.s.own[0]!.notes).toContain(NOTE);
  const not = through(field({ ...start, notes: { 2: [NOTE] } }), '0 activate:26', '0 move:cruiser@46~2', '1 fire:0');
  expect(offers(not, 2)).toEqual([]);
});
