// The Nekro Virus: abilities, copies, flagship and mech.
import { expect, it } from 'vitest';
import { technologyCard } from '../../../content.ts';
import { barTo, sum } from '../../../registry.ts';
import { has, hasReady, type S } from '../../../state.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { cardOfType } from '../../../values/units.ts';

const nekro = { edition: 2, factions: { 0: 'nekro', 1: 'l1z1x', 2: 'letnev' } };
const X = 'valefar-assimilator-x';
const copying =
  (tech: string) =>
  ({ pub }: S): void => {
    pub.cards = pub.cards.map((card) => (card.id === X ? { ...card, elected: tech } : card));
  };

it('[TI4-TECS-5] [propagation, nekro] three command tokens in place of research', () => {
  const t = field({ ...nekro, line: ['46'], units: [], begin: { step: 'research', args: { seat: 0 } } });
  t.play('0 pool:tactic', '0 pool:tactic', '0 pool:fleet');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 5, fleet: 4 });
  expect(t.asked()).toEqual([]);
});

const DUEL: Field = {
  ...nekro,
  line: ['46', '47', '26'],
  units: ['0 cruiser*2 46', '1 cruiser 47', '1 infantry lodor'],
  techs: { 0: [X], 1: ['plasma-scoring', 'inheritance-systems', 'super-dreadnought-2'] },
  dice: [7, 1, 1, ...misses],
};

it('[TI4-TECH-18] [technological-singularity] a technology of whoever lost a unit, once in a combat', () => {
  const t = through(field(DUEL), '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 no');
  through(t, '0 technological-singularity use@0');
  expect(t.may(0)).toEqual([
    `copy:${X}>inheritance-systems`,
    `copy:${X}>super-dreadnought-2`,
    'gain:plasma-scoring',
    'no',
  ]);
  through(t, '0 gain:plasma-scoring');
  expect(has(t.s.pub, 0, 'plasma-scoring')).toBe(true);
  const two = field({
    ...DUEL,
    units: ['0 cruiser*2 46', '1 cruiser*2 47', '1 infantry lodor'],
    dice: [7, 1, 1, 1, 7, 1, 1],
  });
  through(
    two,
    '0 activate:47',
    '0 move:cruiser@46~2',
    '0 move:cruiser@46~2',
    '1 no',
    '0 technological-singularity use@0',
    '0 no',
    '1 no',
  );
  expect(offers(two, 0)).toEqual([]); // the second loss of the same combat
});

it('[TI4-TECH-18] [TI4-UNIT-4] [valefar-assimilator-x, valefar-assimilator-y] the card has the text its token lies on', () => {
  const t = through(field(DUEL), '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 no');
  through(t, '0 technological-singularity use@0', `0 copy:${X}>super-dreadnought-2`);
  expect(cardOfType(t.s.pub, 0, 'dreadnought')?.id).toBe('super-dreadnought-2');
  expect(cardOfType(t.s.pub, 1, 'dreadnought')?.id).toBe('super-dreadnought-2');
  const { pub } = field({
    ...nekro,
    line: ['46'],
    units: [],
    techs: { 0: [X] },
    also: copying('inheritance-systems'),
  }).s;
  expect([hasReady(pub, 0, 'inheritance-systems'), has(pub, 2, 'inheritance-systems')]).toEqual([true, false]);
});

it('[TI4-XMECH-1] [valefar-assimilator-x] no mech and no other unit that is no technology can be copied', () => {
  const units = ['0 cruiser*2 46', '1 cruiser 47', '1 flagship 26', '1 mech lodor', '1 infantry lodor'];
  const t = through(field({ ...DUEL, units }), '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 no');
  through(t, '0 technological-singularity use@0');
  const copies = t.may(0).flatMap((key) => (key.startsWith('copy:') ? [key.split('>')[1]!] : []));
  expect(copies.length).toBeGreaterThan(0);
  for (const id of copies) expect(technologyCard(id).id).toBe(id);
});

it('[TI4-TECH-17] without the copied technology a war sun is gone', () => {
  const techs = { 0: [X], 1: ['prototype-war-sun-2'] };
  const factions = { 0: 'nekro', 1: 'muaat', 2: 'letnev' };
  const start = { ...nekro, factions, line: ['46', '47'], units: ['0 war-sun 46'], techs };
  expect(
    standing(through(field({ ...start, also: copying('prototype-war-sun-2') }), '0 activate:47', '0 done').s.pub, '46'),
  ).toEqual(['0 war-sun']);
  expect(standing(through(field(start), '0 activate:47').s.pub, '46')).toEqual([]);
});

it('[TI4-VOTE-12] [TI4-PRED-8] [galactic-threat] it does not vote; it foretells once in an agenda phase', () => {
  const { pub } = field({ ...nekro, line: ['46'], units: [] }).s;
  expect(barTo('vote', pub, 0)).toMatchObject({ rule: 'TI4-VOTE-12' });
  expect(barTo('vote', pub, 1)).toBeUndefined();
  const reward = { step: 'card.galactic-threat.reward', args: { seat: 0, target: 'for', about: { agenda: 1 } } };
  const none = field({ ...nekro, line: ['46'], units: [], techs: { 1: ['plasma-scoring'] }, begin: reward });
  expect(none.asked()).toEqual([]); // nobody voted for it
});

it('[TI4-FLAG-5] [the-alastor] ground forces in its system fight as ships to the end, and are ground forces after it', () => {
  const units = ['0 flagship 26', '0 infantry*2 lodor', '1 cruiser 46'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const t = field({ ...nekro, line: ['46', '26'], units, begin, dice: [1, 1, 1, 8, 1] });
  through(t, '1 activate:26', '1 move:cruiser@46~2', '0 the-alastor use@0');
  t.play(`0 ${JSON.stringify(t.may(0))}`);
  expect(standing(t.s.pub, '26')).toEqual(['0 flagship']); // an infantry has shot the cruiser
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']);
  expect(t.s.pub.units.some((u) => u.asShip)).toBe(false);
});

it('[TI4-DICE-2] [mordred] +2 against a player whose technology it has copied', () => {
  const bonus = (also: Field['also'], against: number) => {
    const { pub } = field({
      ...nekro,
      line: ['26'],
      units: ['0 mech lodor'],
      techs: { 0: [X], 1: ['inheritance-systems'] },
      ...(also ? { also } : {}),
    }).s;
    return sum('combat', pub, { unit: pub.units[0]!, against, system: '26', planet: 'lodor', attacker: 0 });
  };
  expect([
    bonus(copying('inheritance-systems'), 1),
    bonus(copying('inheritance-systems'), 2),
    bonus(undefined, 1),
  ]).toEqual([2, 0, 0]);
});
