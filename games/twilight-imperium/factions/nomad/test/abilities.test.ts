// The sheet, the technologies and the units of the Nomad.
import type { Choice } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { piecesWith } from '../../../registry.ts';
import { heldCard } from '../../../state.ts';
import { council, decide, vote } from '../../../test/council.ts';
import { drive, misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { pathsTo, reachOf } from '../../../values/move.ts';
import { tradeBar } from '../../../values/trade.ts';
import { cardOfType } from '../../../values/units.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const nomad = { edition: 4, factions: { 0: 'nomad', 1: 'sol', 2: 'letnev' } } satisfies Partial<Field>;

it('[TI4-SETUP-16] [the-company] [nomad] three agents, a commander and a hero', () => {
  const t = field({ ...nomad, line: ['53', '46'], units: ['0 infantry arcturus'], begin: TURN });
  const dealt = piecesWith(t.s.pub, 'id').flatMap(({ id, leader }) =>
    leader?.faction === 'nomad' ? [`${leader.type} ${id}`] : [],
  );
  expect(dealt).toEqual([
    'agent artuno-the-betrayer',
    'agent field-marshal-mercer',
    'agent the-thundarian',
    'commander navarch-feng',
    'hero ahk-syl-siven',
  ]);
});

it('[TI4-PRED-9] [future-sight] a good for the outcome it voted for, once, and none for another', () => {
  const sitting = () => council({ agenda: 'mutiny', edition: 4, factions: { 0: 'letnev', 1: 'nomad', 2: 'sol' } });
  const goods = (t: ReturnType<typeof council>) => t.s.pub.players.map((p) => p.goods);
  expect(goods(decide(vote(sitting(), '1 for jol'), 'for'))).toEqual([0, 1, 0]);
  expect(goods(decide(vote(sitting(), '1 against jol', '0 for jord'), 'for'))).toEqual([0, 0, 0]); // another was right
  expect(goods(decide(sitting(), 'for'))).toEqual([0, 0, 0]);
});

it('[TI4-ADJ-9] [memoria-1] [memoria-2] for the flagship alone, systems with its mechs are adjacent', () => {
  const spec: Field = {
    ...nomad,
    line: ['46', '47', '26', '1'],
    units: ['0 flagship 46', '0 cruiser 46', '0 mech jord', '1 infantry lodor'],
  };
  const { pub } = field(spec).s;
  const ship = (type: string) => pub.units.find((u) => u.type === type)!;
  expect(pathsTo(pub, ship('flagship'), '1')).toEqual([{ systems: ['1'], exits: 0 }]);
  expect(pathsTo(pub, ship('cruiser'), '1')).toEqual([]);
  expect(reachOf(pub, 0).get('1')).toBe(1);
  const bare = field({ ...spec, units: ['0 flagship 46', '1 mech jord'] }).s.pub;
  expect(pathsTo(bare, bare.units[0]!, '1')).toEqual([]);
  expect(cardOfType(pub, 0, 'flagship')).toMatchObject({ id: 'memoria-1', move: 1, afb: { hit: 8, dice: 3 } });
  const up = field({ ...spec, techs: { 0: ['memoria-2'] } }).s.pub;
  expect(cardOfType(up, 0, 'flagship')).toMatchObject({ id: 'memoria-2', move: 2, capacity: 6 });
  expect(pathsTo(up, up.units[0]!, '26').map(({ systems }) => systems)).toContainEqual(['1', '26']);
});

it('[TI4-SUST-1] [quantum-manipulator] a mech in space takes a hit for the ships, in space combat only', () => {
  const units = ['0 carrier 46', '0 mech 46', '1 cruiser 47', '1 infantry lodor'];
  const fight = (faction: string) => {
    const factions = { 0: faction, 1: 'sol', 2: 'letnev' };
    const t = field({ ...nomad, factions, line: ['46', '47', '26'], units, dice: [1, 10, ...misses] });
    return through(t, '0 activate:47', '0 move:carrier@46~1', '0 load:mech@46');
  };
  const t = fight('nomad');
  through(t, '0 sustain sustain:mech@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 carrier', '0 mech!', '1 cruiser']);
  const other = fight('winnu');
  drive(other, /^sustain/);
  expect(standing(other.s.pub, '47')).toEqual(['1 cruiser']);
  const guns = ['0 carrier 46', '0 mech 46', '1 pds lodor', '1 infantry lodor'];
  const shot = field({ ...nomad, line: ['46', '26'], units: guns, dice: [10, ...misses] });
  through(shot, '0 activate:26', '0 move:carrier@46~1', '0 load:mech@46');
  drive(shot, /^fire/, /sustain/);
  expect(shot.s.pub.units.filter((u) => u.owner === 0)).toEqual([]);
});

it('[TI4-FLAG-17] [quantum-manipulator] it is no ship: Direct Hit does not reach it, Duranium Armor does not mend it; of a barrage it takes a hit, too', () => {
  const fight = (enemy: string, dice: readonly number[], more: string[] = []) => {
    const units = ['0 carrier 46', '0 mech 46', ...more, `1 ${enemy} 47`, '1 infantry lodor'];
    const cards = { 1: ['direct-hit'] };
    const techs = { 0: ['duranium-armor'] };
    const t = field({ ...nomad, line: ['46', '47', '26'], units, cards, techs, dice: [...dice, ...misses] });
    through(t, '0 activate:47', '0 move:carrier@46~1', '0 load:mech@46', ...more.map(() => '0 load:fighter@46'));
    if (more.length > 0) through(t, '1 fire');
    return through(t, '0 sustain sustain:mech@47');
  };
  const t = fight('cruiser', [1, 10]);
  expect(standing(t.s.pub, '47')).toContain('0 mech!');
  expect([0, 1].flatMap((seat) => offers(t, seat)).filter((key) => /direct-hit|duranium/.test(key))).toEqual([]);
  const barrage = fight('destroyer', [10, 1], ['0 fighter 46', '0 fighter 46']);
  expect(standing(barrage.s.pub, '47')).toEqual(expect.arrayContaining(['0 fighter*2', '0 mech!']));
});

it('[TI4-LEAD-15] [temporal-command-suite] an agent is readied after its effect; with its owner a transaction may follow', () => {
  const spec: Field = {
    ...nomad,
    line: ['46', '47', '26'],
    at: { 1: 40 },
    units: ['1 cruiser 46', '2 cruiser 47', '0 infantry jord'],
    goods: { 0: 2, 1: 2 },
    techs: { 0: ['temporal-command-suite'] },
    open: { 1: ['leader:viscount-unlenn'] },
    factions: { 0: 'nomad', 1: 'letnev', 2: 'sol' },
    begin: { step: 'turn', args: { seat: 2, actions: 0 } },
    dice: [...misses],
  };
  const t = field(spec);
  expect(tradeBar(t.s.pub, 0, 1)).toBe('turn');
  through(t, '2 tactical', '2 activate:46', '2 move:cruiser@47~2', '1 viscount-unlenn use@1>unit:1/cruiser@46');
  expect(heldCard(t.s.pub, 1, 'viscount-unlenn')!.state).toBe('exhausted');
  t.play('0 temporal-command-suite use@0');
  expect(heldCard(t.s.pub, 1, 'viscount-unlenn')!.state).toBe('readied');
  expect(heldCard(t.s.pub, 0, 'temporal-command-suite')!.state).toBe('exhausted');
  expect(tradeBar(t.s.pub, 0, 1)).toBeUndefined();
  expect(tradeBar(t.s.pub, 0, 2)).not.toBeUndefined();
  const deal = (seat: number, key: string, choice: Choice) => t.match.apply({ request: `deal.${key}`, seat, choice });
  deal(0, 'offer', { to: 'seat:1', giveGoods: 1 });
  deal(1, 'accept', 'accept:0');
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([1, 3, 0]);
  expect(tradeBar(t.s.pub, 0, 1)).toBe('turn'); // once
});
