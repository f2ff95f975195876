// The Council Keleres: set-up, sheet, flagship and mech.
import { expect, it } from 'vitest';
import { factionSheet } from '../../../content.ts';
import { type S, technologiesOf } from '../../../state.ts';
import { enact } from '../../../test/council.ts';
import { offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { open } from '../../../test/opening.ts';
import { isLaw } from '../../../values/laws.ts';

const council = { edition: 5, factions: { 0: 'keleres', 1: 'sol', 2: 'letnev' }, fleet: 6 };
const TAKEN = ['argent', 'mentak', 'xxcha'];
/** Seats that pick these, the first of them the speaker. */
const picking = (...factions: string[]) => {
  const t = open(6, { factions: 'pick' });
  for (const faction of factions) {
    const [request] = t.open();
    t.match.apply({ request: request!.id, seat: request!.seat, choice: `faction:${faction}` });
  }
  return t;
};
const choices = (t: ReturnType<typeof open>): string[] => {
  const { ask } = t.open()[0]!;
  return ask.shape === 'one' ? ask.options.map(({ key }) => key) : [];
};

it('[TI4-F-KEL-1] [TI4-SETUP-8] [the-tribunii, keleres] a home that nobody plays, its hero, and no other', () => {
  const t = picking('xxcha', 'keleres', 'sol', 'letnev', 'hacan', 'norr');
  expect(t.match.state.pub.stack.at(-1)!.step).toBe('chooseHome');
  expect(choices(t)).toEqual(['home:58', 'home:2']); // all others are known
  const [request] = t.open();
  t.match.apply({ request: request!.id, seat: request!.seat, choice: 'home:2' });
  const { pub } = t.run().match.state;
  const seat = request!.seat;
  expect(pub.players[seat]).toMatchObject({ faction: 'keleres', home: '2' });
  expect(pub.planets['moll-primus']!.controller).toBe(seat);
  const units = pub.units.filter(({ owner }) => owner === seat);
  expect(units.every(({ at }) => at === '2') && units.length).toBe(8);
  const leaders = pub.cards.filter(({ kind, holder }) => kind === 'leader' && holder === seat).map(({ id }) => id);
  expect(leaders.sort()).toEqual(['harka-leeds', 'suffi-an-keleres', 'xander-alexin-victori-iii']);
});

it('[TI4-SETUP-9] [TI4-F-KEL-1] one home must be left: no Keleres where all three are played, nor the third beside them', () => {
  expect(choices(picking(...TAKEN))).not.toContain('faction:keleres');
  expect(choices(picking('argent', 'mentak'))).toContain('faction:keleres');
  const beside = choices(picking('keleres', 'argent', 'mentak'));
  expect([beside.includes('faction:xxcha'), beside.includes('faction:sol')]).toEqual([false, true]);
  for (let seed = 0; seed < 40; seed++) {
    const dealt = open(8, { factions: 'deal' }, seed).match.state.pub.stack.at(-1)!.args.dealt as string[][];
    const own = dealt.find((sheets) => sheets.includes('keleres'));
    const others = dealt.filter((sheets) => sheets !== own).flat();
    if (own) expect(TAKEN.every((id) => others.includes(id))).toBe(false);
  }
});

it('[TI4-SETUP-28] [TI4-F-KEL-2] its technologies are two that others have, of no faction, chosen last', () => {
  const t = picking('keleres', 'sol', 'letnev', 'hacan', 'norr', 'jolnar').run(
    (request) => request.at === 'startingTechnologies.choose',
  );
  const { pub } = t.match.state;
  const seat = t.open()[0]!.seat;
  expect(pub.players[seat]!.faction).toBe('keleres');
  const { ask } = t.open()[0]!;
  const owned = pub.players.flatMap((_, other) => technologiesOf(pub, other).map(({ id }) => `tech:${id}`));
  expect(ask).toMatchObject({ shape: 'many', min: 2, max: 2 });
  expect(ask.shape === 'many' && ask.options.map(({ key }) => key).sort()).toEqual([...new Set(owned)].sort());
});

it('[TI4-F-KEL-3] [council-patronage] at the start of the strategy phase commodities are full, and a trade good comes', () => {
  const t = field({
    ...council,
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    begin: { step: 'strategyPhase', args: {} },
  });
  expect(t.s.pub.players[0]).toMatchObject({ commodities: factionSheet('keleres').commodities, goods: 1 });
  expect(t.s.pub.players[1]).toMatchObject({ commodities: 0, goods: 0 });
});

it('[TI4-F-KEL-4] [TI4-LAW-5] [laws-order] for a trade good or a commodity laws are blank until anybody’s turn ends', () => {
  const LAW = 'homeland-defense-act';
  const spec: Field = {
    ...council,
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 infantry lodor'],
    goods: { 0: 1 },
    also(s: S) {
      enact(s, LAW, -1);
      s.pub.players[0]!.commodities = 1;
    },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  };
  const t = field(spec);
  expect(offers(t, 0)).toEqual(['laws-order use@0>commodity', 'laws-order use@0>good']);
  expect(isLaw(t.s.pub, LAW)).toBe(true);
  t.play('0 laws-order use@0>commodity');
  expect([isLaw(t.s.pub, LAW), t.s.pub.players[0]!.commodities, t.s.pub.players[0]!.goods]).toEqual([false, 0, 1]);
  const paid = field(spec).play('0 laws-order use@0>good');
  expect(paid.s.pub.players[0]).toMatchObject({ commodities: 1, goods: 0 });
  through(t, '1 pass');
  expect(isLaw(t.s.pub, LAW)).toBe(true);
  expect(offers(field({ ...spec, also: () => {} }), 0)).toEqual([]); // without laws nobody is asked
});

it('[TI4-F-KEL-9] [artemiris] others pay two influence to come to its system, or cannot', () => {
  const spec: Field = {
    ...council,
    line: ['26', '46', '1'],
    units: ['0 flagship 26', '1 infantry jord', '1 cruiser 46'],
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  };
  const t = field(spec).play('1 activate:26'); // jord alone can pay, and so it does
  expect(t.s.pub.planets.jord!.exhausted).toBe(true);
  const poor = field({
    ...spec,
    goods: { 1: 1 },
    also: ({ pub }) => void Object.assign(pub.planets.jord!, { exhausted: true }),
  });
  expect([poor.may(1).includes('activate:26'), poor.may(1).includes('activate:46')]).toEqual([false, true]);
  poor.refuses('1 activate:26', 'TI4-F-KEL-9');
  const own = field({ ...spec, begin: { step: 'tactical', args: { seat: 0, effects: [] } } }).play('0 activate:26');
  expect(own.s.pub.tokens['26']).toEqual([0]);
});

it('[TI4-INV-10] [TI4-F-KEL-9] [omniopiares] one influence for each mech, paid apart, to land on its planet', () => {
  const spec: Field = {
    ...council,
    line: ['26', '1'],
    units: ['0 mech*2 lodor', '1 carrier 26', '1 infantry*2 26'],
    goods: { 1: 2 },
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
    dice: Array<number>(60).fill(1),
  };
  const t = field(spec).play('1 activate:26');
  t.play('1 land:infantry@26>lodor');
  expect(t.s.pub.players[1]!.goods).toBe(0);
  t.play('1 land:infantry@26>lodor'); // once for the planet
  expect(standing(t.s.pub, 'lodor')).toContain('1 infantry*2');
  const poor = field({ ...spec, goods: { 1: 1 } }).play('1 activate:26');
  expect(poor.asked()).toEqual([]); // nothing else to do there
});
