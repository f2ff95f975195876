// The Vuil'raith Cabal: captured units, abilities, technologies, flagship, mech and note.
import { expect, it } from 'vitest';
import { NOBODY, type Pub, type S } from '../../../state.ts';
import { drive, misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { captivesOf } from '../../../values/captured.ts';
import { isRift, pathsTo } from '../../../values/move.ts';
import { missingFor, researchable } from '../../../values/technology.ts';
import { neutralsLeft, reinforcements } from '../../../values/units.ts';

const cabal = { edition: 3, factions: { 0: 'vuilraith', 1: 'sol', 2: 'letnev' }, fleet: 6 };
const DUEL = { ...cabal, line: ['46', '47', '26'] } satisfies Partial<Field>;
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const taken = (pub: Pub): string[] => pub.captured.map(({ by, owner, type }) => `${by} ${owner} ${type}`);
const holding =
  (...units: [number, string][]) =>
  ({ pub }: S): void => {
    pub.captured = units.map(([owner, type]) => ({ by: 0, owner, type: type as 'cruiser' }));
  };

it('[TI4-CAPT-1] [TI4-CAPT-2] [TI4-CAPT-5] [devour, vuilraith] what it destroys in combat lies on its sheet', () => {
  const units = ['0 cruiser*2 46', '1 carrier 47', '1 fighter 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, dice: [10, 10, 1, 1, ...misses] });
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 no');
  expect(taken(t.s.pub).sort()).toEqual(['0 -1 fighter', '0 1 carrier']);
  expect(reinforcements(t.s.pub, 1, 'carrier')).toBe(3); // it is not back in reinforcements
  expect(t.heard(null).filter(({ type }) => type === 'unit.captured')).toHaveLength(2);
});

it('[TI4-CAPT-5] [TI4-CAPT-6] [devour] neither structures, nor what falls outside a combat of its own, nor its own', () => {
  const ground = ['0 flagship 26', '0 infantry*2 26', '1 infantry lodor', '1 pds lodor'];
  const t = field({ ...cabal, line: ['26', '46'], units: ground, dice: [10, 1, 1, ...misses] });
  through(t, '0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor');
  while (t.asked().length > 0) {
    const seat = t.asked()[0]!;
    t.play(`${seat} ${['no', 'pass', 'done'].find((key) => t.may(seat).includes(key)) ?? t.may(seat)[0]}`);
  }
  expect(standing(t.s.pub, 'lodor')).toContain('0 infantry*2');
  expect(standing(t.s.pub, 'lodor')).not.toContain('1 pds');
  expect(taken(t.s.pub)).toEqual(['0 -1 infantry']); // the cannon is destroyed beside its flagship, and not captured
});

it('[TI4-CAPT-4] [TI4-CAPT-3] [TI4-CAPT-7] [TI4-BLOCK-5] [devour] who blockades its dock loses nothing to it and has back what it lost', () => {
  const units = ['0 space-dock jord', '0 cruiser 46', '1 cruiser 47', '1 infantry lodor'];
  const swarm = (more: string[]) =>
    through(
      field({
        ...start,
        units: ['0 space-dock jord', '0 cruiser*2 46', '1 carrier 47', '1 fighter 47', '1 infantry lodor', ...more],
        dice: [10, 10, 1, 1, ...misses],
      }),
      '0 activate:47',
      '0 move:cruiser@46~2',
      '0 move:cruiser@46~2',
      '1 no',
    );
  const start: Field = { ...cabal, line: ['46', '47', '26', '1'], units, dice: [10, 1, ...misses] };
  const fight = (more: string[], also = holding()) =>
    through(field({ ...start, units: [...units, ...more], also }), '0 activate:47', '0 move:cruiser@46~2', '1 no');
  expect(taken(fight([]).s.pub)).toEqual(['0 1 cruiser']);
  expect(taken(fight(['1 destroyer 1']).s.pub)).toEqual([]);
  expect(taken(swarm([]).s.pub)).toContain('0 -1 fighter');
  expect(taken(swarm(['1 destroyer 1']).s.pub)).toEqual([]); // not even a token, which nothing would free again
  const before = holding([1, 'carrier'], [2, 'cruiser'], [NOBODY, 'fighter']);
  expect(taken(fight(['1 destroyer 1'], before).s.pub)).toEqual(['0 2 cruiser', '0 -1 fighter']);
  expect(taken(fight(['1 destroyer 1', '0 destroyer 1'], before).s.pub)).toContain('0 1 carrier'); // no blockade
});

it('[TI4-CAPT-3] [TI4-PROD-5] [amalgamation] a captured unit goes back, and one of its type is free', () => {
  const start: Field = {
    ...cabal,
    line: ['26', '46'],
    units: ['0 space-dock lodor'],
    also: holding([1, 'cruiser'], [NOBODY, 'fighter']),
  };
  const t = field(start).play('0 activate:26');
  expect(t.may(0).filter((key) => key.startsWith('return:'))).toEqual(['return:cruiser', 'return:fighter']);
  t.play('0 return:cruiser');
  expect(t.request(0).prompt.args).toMatchObject({ cost: 0, count: 1 });
  expect(t.may(0)).not.toContain('return:cruiser'); // there was one
  t.play('0 return:fighter', '0 done');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser', '0 fighter']);
  expect(taken(t.s.pub)).toEqual([]);
  const other = field({ ...start, factions: { 0: 'sol' } }).play('0 activate:26');
  expect(other.may(0).some((key) => key.startsWith('return:'))).toBe(false);
});

it('[TI4-XCAP-4] [devour] a neutral cruiser stays a piece on the sheet, and comes back to the supply when it is given back', () => {
  const units = ['0 cruiser*2 46', '-1 cruiser 47', '-1 fighter 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, dice: [10, 10, ...misses] });
  expect(neutralsLeft(t.s.pub)).toBe(61);
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2');
  drive(t);
  expect(taken(t.s.pub).sort()).toEqual(['0 -1 cruiser', '0 -1 fighter']);
  expect(neutralsLeft(t.s.pub)).toBe(62); // of the fighter a token lies there
  expect([0, 1, 2].flatMap((seat) => captivesOf(t.s.pub, seat, 0))).toEqual([]);
  const spent = field({
    ...cabal,
    line: ['26', '46'],
    units: ['0 space-dock lodor'],
    also: holding([NOBODY, 'cruiser']),
  });
  expect(neutralsLeft(spent.s.pub)).toBe(62);
  spent.play('0 activate:26', '0 return:cruiser', '0 done');
  expect([taken(spent.s.pub), neutralsLeft(spent.s.pub)]).toEqual([[], 63]);
});

it('[TI4-CAPT-3] [TI4-TECH-9] [riftmeld] instead of all prerequisites of an upgrade of that type', () => {
  const begin = { step: 'research', args: { seat: 0 } };
  const start: Field = { ...cabal, line: ['26'], units: ['0 infantry lodor'], also: holding([1, 'cruiser']), begin };
  const t = field(start);
  expect(missingFor(t.s.pub, 0, 'cruiser-2').length).toBeGreaterThan(0);
  expect(researchable(t.s.pub, 0)).toContain('cruiser-2');
  expect(researchable(t.s.pub, 0)).not.toContain('carrier-2');
  through(t, '0 research:cruiser-2');
  if (t.asked().includes(0)) t.play('0 waive:riftmeld');
  expect(t.s.pub.cards.map(({ id }) => id)).toContain('cruiser-2');
  expect(taken(t.s.pub)).toEqual([]);
});

it('[TI4-FLAG-10] [the-terror-between] everything that falls beside it, its own too', () => {
  const units = ['0 flagship 47', '0 cruiser 47', '1 cruiser 46', '1 infantry lodor'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const t = field({ ...DUEL, units, begin, dice: [10, 1, 1, 10, ...misses] });
  through(t, '1 activate:47', '1 move:cruiser@46~2', '0 hit:cruiser@47');
  expect(taken(t.s.pub)).toContain('0 0 cruiser');
});

it('[TI4-CAPT-1] [TI4-MECH-1] [reanimator] its infantry that falls beside a mech is kept', () => {
  const units = ['1 carrier 26', '1 infantry*2 26', '0 mech lodor', '0 infantry lodor'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const fight = (more: string[]) => {
    const t = field({ ...cabal, line: ['26', '46'], units: more, begin, dice: [10, 1, 1, 1, 1, 1, 10, 1, 10] });
    through(t, '1 activate:26', '1 land:infantry@26>lodor', '1 land:infantry@26>lodor');
    for (let i = 0; i < 6 && t.asked().includes(0); i++)
      t.play(`0 ${t.may(0).find((key) => key.startsWith('hit:infantry')) ?? t.may(0).find((key) => key === 'pass')}`);
    return taken(t.s.pub);
  };
  expect(fight(units)).toHaveLength(3); // with the two that it devours
  expect(fight([...units.slice(0, 2), '0 infantry*2 lodor'])).toHaveLength(2);
});

it('[TI4-FLAG-16] [TI4-RIFT-1] [dimensional-tear-1] [dimensional-tear-2] a rift for all others, and farther for its ships', () => {
  const units = ['0 space-dock lodor', '0 cruiser 26', '1 cruiser 26'];
  const { pub } = field({ ...cabal, line: ['26', '46', '47', '48'], units }).s;
  expect([isRift(pub, 0, '26'), isRift(pub, 1, '26'), isRift(pub, 1, '46')]).toEqual([true, true, false]);
  const far = (seat: number) => pathsTo(pub, pub.units.find((u) => u.owner === seat && u.type === 'cruiser')!, '48');
  expect([far(0).length, far(1).length]).toEqual([1, 1]); // one more than they move
  const none = field({ ...cabal, line: ['26', '46', '47', '48'], units: units.slice(1) }).s.pub;
  expect(isRift(none, 1, '26')).toBe(false);
  const leave = (seat: number) => {
    const begin = { step: 'tactical', args: { seat, effects: [] } };
    const fleet = ['0 space-dock lodor', `${seat} cruiser 26`];
    const t = field({ ...cabal, line: ['26', '46', '47'], units: fleet, begin, dice: [1, ...misses] });
    through(t, `${seat} activate:46`, `${seat} move:cruiser@26~2`);
    return standing(t.s.pub, '46');
  };
  expect([leave(0), leave(1)]).toEqual([['0 cruiser'], []]); // it never rolls, others do
});

it('[TI4-TURN-20] [TI4-CAPT-1] [vortex] a unit of a kind that stands next to its dock, from reinforcements', () => {
  const start: Field = {
    ...cabal,
    line: ['26', '46', '47'],
    units: ['0 space-dock lodor', '1 cruiser 46', '1 flagship 46', '2 carrier 47'],
    techs: { 0: ['vortex', 'fleet-logistics'] },
    begin: TURN,
  };
  const t = field(start);
  const offered = (s: typeof t) => s.may(0).filter((key) => key.startsWith('action:vortex'));
  expect(offered(t)).toEqual(['action:vortex prey:1/cruiser']); // no second flagship, and nothing two systems away
  t.play('0 action:vortex prey:1/cruiser');
  expect(taken(t.s.pub)).toEqual(['0 1 cruiser']);
  expect(standing(t.s.pub, '46')).toContain('1 cruiser');
  expect(offered(t)).toEqual([]); // exhausted
});

it('[TI4-RIFT-1] [TI4-PNOTE-3] [crucible] through rifts without rolling, and one farther', () => {
  const NOTE = 'crucible@0';
  const start: Field = {
    ...cabal,
    line: ['41', '46', '47', '48', '49'],
    units: ['1 cruiser 41', '0 infantry lodor'],
    at: { 26: 30 },
    notes: { 1: [NOTE] },
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
    dice: [1, ...misses],
  };
  const t = field(start).play('1 activate:49', `1 crucible play:${NOTE}`);
  through(t, '1 move:cruiser@41~2');
  expect(standing(t.s.pub, '49')).toEqual(['1 cruiser']); // two, one for the rift, one for the note
  expect(t.s.own[0]!.notes).toContain(NOTE);
  const not = field(start).play('1 activate:49', '1 pass');
  expect(offers(not, 1)).toEqual([]);
});

it('[TI4-DEST-6] [dimensional-tear-1] the rift goes with its dock, as a galvanize token goes with its unit', () => {
  const t = field({
    ...cabal,
    line: ['26', '46'],
    units: ['0 space-dock lodor', '1 cruiser 46', '1 cruiser 46'],
    also({ pub }) {
      Object.assign(pub.units[0]!, { id: 901 });
      Object.assign(pub.units[1]!, { id: 902, galvanized: true });
    },
    begin: { step: 'destroyUnits', args: { units: [901, 902], killers: [], cause: 'effect' } },
  });
  expect(t.s.pub.units).toMatchObject([{ owner: 1, type: 'cruiser' }]);
  expect(t.s.pub.units.some(({ galvanized }) => galvanized)).toBe(false);
  expect(isRift(t.s.pub, 1, '26')).toBe(false);
});
