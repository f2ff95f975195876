// The Yssaril Tribes: abilities, technologies, flagship and mech.
import { expect, it } from 'vitest';
import { barTo } from '../../../registry.ts';
import { through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { handLimit } from '../../../values/economy.ts';
import { pathsTo } from '../../../values/move.ts';

const yssaril = { edition: 2, factions: { 0: 'yssaril', 1: 'sol', 2: 'letnev' } };
const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-TURN-20] [TI4-DEPLOY-5] [stall-tactics, yssaril, blackshade-infiltrator] a card is an action, and a mech may come of it', () => {
  const t = field({
    ...yssaril,
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    cards: { 0: ['plague', 'sabotage'] },
    begin: turn,
  });
  expect(t.may(0).filter((key) => key.startsWith('action:stall'))).toHaveLength(2);
  through(t, `0 ${t.may(0).find((key) => key.includes('discard:plague'))}`, '0 put:lodor');
  expect(t.s.pub.players[0]!.hand).toBe(1);
  expect(t.s.pub.discards.actions).toHaveLength(1);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 mech']);
  const empty = field({ ...yssaril, line: ['26'], units: ['0 infantry lodor'], begin: turn });
  expect(empty.may(0).join()).not.toContain('stall-tactics');
});

it('[TI4-AC-16] [TI4-STATUS-9] [scheming] one card more when it draws, then one of the hand is discarded', () => {
  const t = field({ ...yssaril, line: ['46'], units: [], begin: { step: 'statusDraw', args: { seat: 0 } } });
  expect(t.s.pub.players[0]!.hand).toBe(2);
  t.play(`0 ["${t.may(0)[0]}"]`);
  expect(t.s.pub.players[0]!.hand).toBe(1);
  expect(t.s.pub.discards.actions).toHaveLength(1);
  const sol = field({ ...yssaril, line: ['46'], units: [], begin: { step: 'statusDraw', args: { seat: 1 } } });
  expect([sol.s.pub.players[1]!.hand, sol.asked()]).toEqual([1, []]);
});

it('[TI4-AC-2] [crafty] no limit to the hand', () => {
  const { pub } = field({ ...yssaril, line: ['46'], units: [] }).s;
  expect([handLimit(pub, 0), handLimit(pub, 1)]).toEqual([Number.POSITIVE_INFINITY, 7]);
});

it('[TI4-AC-19] [transparasteel-plating] who has passed plays no cards in its turns', () => {
  const also: Field['also'] = ({ pub }) => {
    pub.players[1]!.passed = true;
  };
  const { pub } = field({ ...yssaril, line: ['46'], units: [], techs: { 0: ['transparasteel-plating'] }, also }).s;
  expect(barTo('play', pub, 1)).toMatchObject({ rule: 'TI4-AC-19' });
  expect([barTo('play', pub, 2), barTo('play', pub, 0), barTo('play', { ...pub, active: 2 }, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('[TI4-TURN-20] [TI4-HID-7] [mageon-implants] it looks at a hand and takes a card of it; nobody else learns which', () => {
  const cards = { 1: ['plague', 'sabotage'] };
  const t = field({ ...yssaril, line: ['46'], units: [], techs: { 0: ['mageon-implants'] }, cards, begin: turn });
  through(t, '0 action:mageon-implants from:1');
  const taken = t.may(0).find((key) => key.includes('sabotage'))!;
  expect(t.may(0)).toHaveLength(2);
  t.play(`0 ${taken}`);
  expect(t.s.own[0]!.hand).toEqual([taken.slice('take:'.length)]);
  expect(t.s.own[1]!.hand.map((card) => card.split('#')[0])).toEqual(['plague']);
  expect(t.s.pub.players.map(({ hand, looking }) => [hand, looking.length])).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
  ]);
  expect(JSON.stringify(t.heard(2))).not.toContain('sabotage');
  expect(t.s.pub.cards).toMatchObject([{ state: 'exhausted' }]);
});

it('[TI4-MOVE-16] [ysia-yssrila] the flagship passes others’ ships, its other ships do not', () => {
  const { pub } = field({
    ...yssaril,
    line: ['46', '47', '26'],
    units: ['0 flagship 46', '0 cruiser 46', '1 cruiser 47'],
  }).s;
  expect(pub.units.slice(0, 2).map((u) => pathsTo(pub, u, '26').length)).toEqual([1, 0]);
});

it('[TI4-PNOTE-3] [TI4-HID-7] [spy-net] the note lets its holder take a card of the Yssaril', () => {
  const begin = { step: 'turn', args: { seat: 1, actions: 0 } };
  const start = { ...yssaril, line: ['46'], units: [], cards: { 0: ['plague'] }, notes: { 1: ['spy-net@0'] }, begin };
  const t = through(field(start), '1 spy-net play:spy-net@0');
  t.play(`1 ${t.may(1)[0]}`);
  expect(t.s.pub.players.map(({ hand }) => hand)).toEqual([0, 1, 0]);
  expect(t.s.own[0]!.notes).toContain('spy-net@0');
});
