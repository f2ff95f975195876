// The sheet, the technologies and the units of the Mahact Gene-Sorcerers.
import { expect, it } from 'vitest';
import { notesAt } from '../../../decks.ts';
import { hasLeader } from '../../../holders.ts';
import { readNote, type S, tokensLeft } from '../../../state.ts';
import { council, decide, hush, vote } from '../../../test/council.ts';
import { drive, misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { combatDice } from '../../../values/combat.ts';
import { fleetLimit } from '../../../values/limits.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const mahact = { edition: 4, factions: { 0: 'mahact', 1: 'sol', 2: 'letnev' } } satisfies Partial<Field>;
const holding =
  (...seats: number[]) =>
  ({ pub }: S) => {
    pub.players[0]!.held = seats;
  };

it('[edict] [mahact] a token of the beaten from reinforcements, once, which raises the fleet limit', () => {
  const battle: Field = {
    ...mahact,
    line: ['46', '47', '26'],
    units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'],
    dice: [10, 1, ...misses],
  };
  const t = field(battle);
  const left = tokensLeft(t.s.pub, 1);
  through(t, '0 activate:47', '0 move:cruiser@46~2');
  drive(t);
  expect(t.s.pub.players[0]!.held).toEqual([1]);
  expect(tokensLeft(t.s.pub, 1)).toBe(left - 1);
  expect(fleetLimit(t.s.pub, 0)).toBe(t.s.pub.players[0]!.fleet + 1);
  const again = field({ ...battle, also: holding(1) });
  through(again, '0 activate:47', '0 move:cruiser@46~2');
  drive(again);
  expect(again.s.pub.players[0]!.held).toEqual([1]);
  const lost = field({ ...battle, dice: [1, 10, ...misses] });
  through(lost, '0 activate:47', '0 move:cruiser@46~2');
  drive(lost);
  expect(lost.s.pub.players.map(({ held }) => held)).toEqual([undefined, undefined, undefined]);
});

it('[TI4-LEAD-8] [TI4-LEAD-9] [imperia] the unlocked commander of whoever’s token is there', () => {
  const table = (held: number[], claire: string) =>
    field({
      ...mahact,
      line: ['46', '26'],
      units: ['0 infantry lodor'],
      open: { 1: [`leader:${claire}`] },
      begin: TURN,
      also: holding(...held),
    }).s.pub;
  expect(hasLeader(table([1], 'claire-gibson'), 0, 'claire-gibson')).toBe(true);
  expect(hasLeader(table([2], 'claire-gibson'), 0, 'claire-gibson')).toBe(false);
  expect(hasLeader(table([1], 'claire-gibson?'), 0, 'claire-gibson')).toBe(false);
});

it('[TI4-SETUP-16] [hubris] no Alliance note of its own, and nobody gives it theirs', () => {
  const t = field({
    ...mahact,
    line: ['46', '1', '26'],
    units: ['0 infantry jord', '1 infantry lodor', '1 cruiser 1', '0 cruiser 26'],
    notes: {},
    goods: { 0: 1, 1: 1 },
    begin: TURN,
  });
  const alliances = notesAt(t.s.pub).filter((note) => readNote(note).id === 'alliance');
  expect(alliances).toEqual(['alliance@1', 'alliance@2']);
  const give = (to: string, note: string) =>
    t.match.apply({ request: 'deal.offer', seat: 1, choice: { to, giveNotes: [note] } });
  expect(give('seat:0', 'alliance@1')).toMatchObject({ refused: { rules: ['TI4-SETUP-16'] } });
  expect(give('seat:0', 'ceasefire@1')).not.toHaveProperty('refused');
});

it('[TI4-DICE-2] [arvicon-rex] two better against whoever has no token there', () => {
  const needs = (held: number[]) => {
    const { pub } = field({ ...mahact, line: ['46', '26'], units: ['0 flagship 46'], also: holding(...held) }).s;
    const roll = { unit: pub.units[0]!, against: 1, attacker: 0, system: '46', planet: null };
    return combatDice(pub, roll).map(({ need }) => need);
  };
  expect([needs([]), needs([1]), needs([2])]).toEqual([
    [3, 3],
    [5, 5],
    [3, 3],
  ]);
});

it('[TI4-WIN-11] [starlancer] the token goes back to whoever activates its system, and the turn ends', () => {
  const raid = (held: number[]) =>
    field({
      ...mahact,
      line: ['46', '47', '26'],
      units: ['0 mech lodor', '1 carrier 47', '1 infantry 47'],
      also: holding(...held),
      begin: { step: 'turn', args: { seat: 1, actions: 0 } },
    });
  const t = through(raid([1, 2]), '1 tactical', '1 activate:26');
  expect(offers(t, 0)).toEqual(['starlancer use@0']);
  const { strategy } = t.s.pub.players[1]!;
  through(t, '0 starlancer use@0', '1 pool:strategy');
  expect(t.s.pub.players[1]!.strategy).toBe(strategy + 1);
  expect(t.s.pub.players[0]!.held).toEqual([2]);
  expect(standing(t.s.pub, '47')).toEqual(['1 carrier', '1 infantry']);
  expect(t.asked().some((seat) => t.may(seat).some((key) => key.startsWith('move:')))).toBe(false);
  expect(offers(through(raid([2]), '1 tactical', '1 activate:26'), 0)).toEqual([]);
});

it('[TI4-VOTE-1] [TI4-VOTE-16] [genetic-recombination] a vote for what it names, or a token of the fleet pool', () => {
  const sitting = () =>
    council({
      agenda: 'mutiny',
      edition: 4,
      factions: { 0: 'mahact', 1: 'jolnar', 2: 'letnev' },
      techs: { 0: ['genetic-recombination'] },
    });
  const fleets = (t: ReturnType<typeof council>) => t.s.pub.players.map(({ fleet }) => fleet);
  const bound = () => through(sitting(), '0 genetic-recombination use@0>for');
  const before = fleets(sitting());
  expect(fleets(decide(vote(bound(), '1 for jol'), 'for'))).toEqual(before);
  expect(fleets(decide(vote(bound(), '1 against jol'), 'for'))).toEqual([before[0], before[1]! - 1, before[2]]);
  expect(fleets(decide(bound(), 'for'))).toEqual([before[0], before[1]! - 1, before[2]]); // abstains
  expect(fleets(hush(vote(sitting(), '1 against jol')))).toEqual(before);
});

it('[TI4-DEST-1] [TI4-DEST-5] [crimson-legionnaire-1] [crimson-legionnaire-2] a commodity or a good for each that falls; the second kind returns', () => {
  const fight = (techs: string[], commodities: number) =>
    field({
      ...mahact,
      line: ['26'],
      units: ['0 infantry*2 lodor', '1 carrier 26', '1 infantry*2 26'],
      techs: { 0: techs },
      begin: { step: 'tactical', args: { seat: 1, effects: [] } },
      dice: [10, 10, 1, 1, ...misses],
      also: ({ pub }) => {
        pub.players[0]!.commodities = commodities;
      },
    });
  const land = ['1 activate:26', '1 land:infantry@26>lodor', '1 land:infantry@26>lodor'];
  const t = through(fight([], 0), ...land, '0 legion:good');
  expect(t.s.pub.players[0]).toMatchObject({ commodities: 0, goods: 1, cloned: 0 }); // the first brought a commodity
  const full = fight(['crimson-legionnaire-2'], 3);
  through(full, ...land);
  drive(full, /^legion:commodity/, /^legion:good/);
  expect(full.s.pub.players[0]).toMatchObject({ commodities: 3, goods: 1, cloned: 2 });
});
