// The Empyrean: abilities, technologies, flagship, mech and notes.
import type { Choice } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { notesAt } from '../../../decks.ts';
import { newCard, type S, type TI } from '../../../state.ts';
import { ballot, council, hush } from '../../../test/council.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { moveValue, pathsTo } from '../../../values/move.ts';

const empyrean = { edition: 3, factions: { 0: 'empyrean', 1: 'sol', 2: 'letnev' }, fleet: 6 };
/** 68 is a nebula. */
const CLOUD = ['46', '68', '47'];
/** A note of seat 0 lies open before its holder. */
const laid =
  (id: string, holder: number) =>
  ({ pub, own }: S): void => {
    own[0]!.notes = own[0]!.notes.filter((note) => note !== `${id}@0`);
    pub.players[0]!.notes = own[0]!.notes.length;
    pub.cards = [...pub.cards, newCard('note', id, holder, 0)];
  };

it('[TI4-ANOM-5] [TI4-ANOM-7] [voidborn, empyrean] nebulae neither stop its ships nor slow them', () => {
  const pub = (faction: string, at: string) =>
    field({ ...empyrean, factions: { 0: faction, 1: 'sol' }, line: CLOUD, units: [`0 cruiser ${at}`] }).s.pub;
  const ways = (faction: string) => pathsTo(pub(faction, '46'), pub(faction, '46').units[0]!, '47').length;
  expect([ways('empyrean'), ways('sol')]).toEqual([1, 0]);
  const value = (faction: string) => moveValue(pub(faction, '68'), pub(faction, '68').units[0]!);
  expect([value('empyrean'), value('sol')]).toEqual([2, 1]);
});

it('[TI4-MOVE-16] [aetherpassage] another moves through its ships if it says so', () => {
  const units = ['1 cruiser 46', '0 destroyer 26', '0 infantry lodor'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const start: Field = { ...empyrean, line: ['46', '26', '47'], units, begin };
  const t = field(start).play('1 activate:47');
  expect(offers(t, 0)).toEqual(['aetherpassage use@0']);
  t.play('0 aetherpassage use@0');
  expect(t.may(1)).toContain('move:cruiser@46~2');
  const shut = field(start).play('1 activate:47', '0 pass');
  expect(shut.asked()).not.toContain(1);
  const needless = field(start).play('1 activate:26'); // it lies in nobody's way there
  expect(offers(needless, 0)).toEqual([]);
  const third = field({ ...start, units: [...units, '2 destroyer 26'] }).play('1 activate:47');
  expect(offers(third, 0)).toEqual([]); // others bar the way all the same
});

it('[TI4-SETUP-16] [TI4-PNOTE-1] [dark-whispers] both notes of its sheet', () => {
  const { pub } = field({ ...empyrean, line: ['46'], units: [] }).s;
  expect(notesAt(pub).filter((note) => /pact@/.test(note))).toEqual(['blood-pact@0', 'dark-pact@0']);
});

it('[TI4-FLAG-2] [TI4-SUST-3] [dynamo] repairs for two influence whatever sustained damage near it', () => {
  const units = ['1 dreadnought 46', '2 cruiser 47', '0 infantry lodor'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const start: Field = {
    ...empyrean,
    line: ['46', '47', '26'],
    units,
    begin,
    goods: { 0: 2 },
    dice: [1, 10, ...misses],
  };
  const fight = (at: string, goods = 2) => {
    const t = field({ ...start, units: [...units, `0 flagship ${at}`], goods: { 0: goods } });
    return through(t, '1 activate:47', '1 move:dreadnought@46~1', '1 sustain sustain:dreadnought@47');
  };
  const t = fight('26');
  expect(offers(t, 0)).toEqual(['dynamo use@0']);
  t.play('0 dynamo use@0');
  for (let i = 0; i < 5 && t.asked().includes(0); i++) t.play(`0 ${t.may(0)[0]}`);
  expect(
    t.heard(null).some(({ type }) => type === 'unit.repaired') || standing(t.s.pub, '47').includes('1 dreadnought'),
  ).toBe(true);
  expect(offers(fight('46'), 0)).toEqual(['dynamo use@0']); // next to it, too
  const far = field({ ...start, line: ['46', '47', '26', '48'], units: [...units, '0 flagship 48'] });
  through(far, '1 activate:47', '1 move:dreadnought@46~1', '1 sustain sustain:dreadnought@47');
  expect(offers(far, 0)).toEqual([]);
});

it('[TI4-AC-7] [watcher] a mech is removed to cancel a card of whoever is near it', () => {
  const begin = { step: 'turn', args: { seat: 1, actions: 0 } };
  const start: Field = {
    ...empyrean,
    line: ['46', '26', '1', '47'],
    units: ['0 mech lodor', '1 infantry jord'],
    cards: { 1: ['plague'] },
    begin,
  };
  const t = field({ ...start, units: [...start.units, '0 infantry*2 lodor'] });
  t.play('1 action:plague play:plague#1>lodor');
  expect(offers(t, 0)).toEqual(['watcher use@0>mech@lodor']);
  t.play('0 watcher use@0>mech@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']);
  const away = field({
    ...start,
    line: ['46', '26', '47', '1'],
    units: ['0 mech lodor', '0 infantry lodor', '1 infantry jord'],
  });
  away.play('1 action:plague play:plague#1>lodor');
  expect(offers(away, 0)).toEqual([]);
});

it('[TI4-MOVE-11] [TI4-NEIGH-1] [aetherstream] one more move beside an anomaly, for it or a neighbour', () => {
  const techs = { 0: ['aetherstream'] };
  const units = ['0 cruiser 26', '0 infantry lodor', '1 cruiser 46'];
  const spec: Field = { ...empyrean, line: ['46', '68', '26', '47'], units, techs };
  const own = field(spec).play('0 activate:46');
  expect(offers(own, 0)).toEqual(['aetherstream use@0']);
  own.play('0 aetherstream use@0');
  expect(own.may(0)).toContain('move:cruiser@26~3');
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const stranger = field({ ...spec, units: units.slice(0, 2), begin }).play('1 activate:46');
  expect(offers(stranger, 0)).toEqual([]); // no neighbour
  const clear = field({ ...spec, line: ['46', '39', '26', '47'] }).play('0 activate:46');
  expect(offers(clear, 0)).not.toContain('aetherstream use@0');
});

it('[TI4-TRANS-11] [TI4-PNOTE-19] [voidwatch] whoever moves ships to its units gives it a note', () => {
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const start: Field = {
    ...empyrean,
    line: ['46', '26', '47'],
    units: ['1 cruiser 46', '0 infantry lodor'],
    techs: { 0: ['voidwatch'] },
    notes: {},
    begin,
  };
  const t = through(field(start), '1 activate:26', '1 move:cruiser@46~2');
  expect(t.request(1).at).toBe('giveNote.choose');
  t.play('1 note:ceasefire@1');
  expect(t.s.own[0]!.notes).toContain('ceasefire@1');
  const empty = through(field({ ...start, units: ['1 cruiser 46'] }), '1 activate:26', '1 move:cruiser@46~2');
  expect(empty.s.own[0]!.notes.some((note) => note.endsWith('@1'))).toBe(false);
  expect(empty.asked().some((seat) => empty.request(seat).at === 'giveNote.choose')).toBe(false);
});

it('[TI4-VOTE-10] [blood-pact] four votes more once both have voted alike', () => {
  const vote = (mine: string, theirs: string) => {
    const t = council({
      agenda: 'economic-equality',
      edition: 3,
      factions: { 0: 'empyrean', 1: 'jolnar', 2: 'letnev' },
      planets: { lodor: 0, jol: 1, nar: 1 },
      notes: {},
      also: laid('blood-pact', 1),
    });
    hush(t);
    t.play(ballot(`1 ${theirs} jol`));
    hush(t);
    t.play(ballot(`0 ${mine} lodor`));
    return t.heard(null).flatMap(({ type, args }) => (type === 'vote.added' ? [[args.seat, args.count]] : []));
  };
  expect(vote('for', 'for')).toEqual([[{ seat: 1 }, 4]]); // credited to its holder
  expect(vote('against', 'for')).toEqual([]);
});

it('[TI4-TRANS-12] [dark-pact] a good each for all commodities its holder may have', () => {
  const deal = (amount: number) => {
    const t: Scenario<TI> = field({
      ...empyrean,
      line: ['46', '26', '1'],
      units: ['0 infantry lodor', '1 infantry jord'],
      begin: { step: 'turn', args: { seat: 1, actions: 0 } },
      notes: {},
      also(s) {
        laid('dark-pact', 1)(s);
        s.pub.players[1]!.commodities = 4;
      },
    });
    const strike = (seat: number, request: string, choice: Choice) => t.match.apply({ request, seat, choice });
    strike(1, 'deal.offer', { to: 'seat:0', giveCommodities: amount });
    strike(0, 'deal.accept', 'accept:1');
    return t.s.pub.players.slice(0, 2).map(({ goods }) => goods);
  };
  expect([deal(4), deal(3)]).toEqual([
    [5, 1],
    [3, 0],
  ]);
});

it('[TI4-PNOTE-3] [blood-pact] [dark-pact] both are laid as an action', () => {
  const t = field({
    ...empyrean,
    line: ['46', '26', '1'],
    units: ['0 infantry lodor', '1 infantry jord'],
    notes: { 1: ['blood-pact@0', 'dark-pact@0'] },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  });
  expect(t.may(1).filter((key) => key.includes('pact'))).toEqual([
    'action:blood-pact play:blood-pact@0',
    'action:dark-pact play:dark-pact@0',
  ]);
  t.play('1 action:dark-pact play:dark-pact@0');
  expect(t.s.pub.cards.filter(({ kind }) => kind === 'note')).toMatchObject([{ id: 'dark-pact', holder: 1 }]);
});
