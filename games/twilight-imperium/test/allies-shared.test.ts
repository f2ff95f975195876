// TI4-ALLY-11, -14, -22: what allies share: planet cards that change hands, room aboard, and planets as good as one's own.
import { expect, it } from 'vitest';
import { cardsOf } from '../state.ts';
import { structureOptions } from '../steps/structures.ts';
import { readyOptions } from '../steps/tokens.ts';
import { readyWorlds, scoringPlanets } from '../values/board.ts';
import { type Field, standing } from './field.ts';
import { paired } from './paired.ts';
import { told, types } from './told.ts';

const REDISTRIBUTE = { step: 'redistribute', args: { seat: 0, into: [] } };
const keys = (options: readonly { key: string }[]): string[] => options.map(({ key }) => key);
const SHEET = '0 {"tactic":3,"fleet":3,"strategy":2}';

/** Seat 0 stands on a planet of its ally, and the ally has a dock on one of seat 0. */
const common = (spec: Partial<Field> = {}) =>
  paired({
    line: ['46', '26', '27'],
    units: ['0 infantry lodor', '1 infantry lodor', '1 space-dock new-albion', '1 infantry starpoint', '2 cruiser 46'],
    planets: { lodor: 1, 'new-albion': 0, starpoint: 1 },
    begin: REDISTRIBUTE,
    ...spec,
  });

it('[TI4-ALLY-11] whoever redistributes tokens exchanges planet cards with the ally: what both name changes hands as it lies', () => {
  const t = common({
    also({ pub }) {
      pub.planets.lodor!.exhausted = true;
    },
  }).play(SHEET);
  expect([...t.asked()].sort()).toEqual([0, 1]);
  expect(t.may(0)).toEqual(['exchange:lodor', 'exchange:new-albion']); // not where only its owner stands
  t.play('0 ["exchange:lodor","exchange:new-albion"]', '1 ["exchange:lodor"]');
  const { planets } = t.s.pub;
  expect([planets.lodor!.controller, planets['new-albion']!.controller]).toEqual([0, 0]);
  expect([planets.lodor!.exhausted, planets['new-albion']!.exhausted]).toEqual([true, false]);
  expect(told(t, 'planet.exchanged')).toHaveLength(1);
  expect(types(t)).not.toContain('planet.gained');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry']);
});

it('[TI4-ALLY-11] both ways at once; what lies with a planet goes along; others and those without a common planet are not asked', () => {
  const both = common().play(
    SHEET,
    '0 ["exchange:lodor","exchange:new-albion"]',
    '1 ["exchange:lodor","exchange:new-albion"]',
  );
  expect(['lodor', 'new-albion'].map((planet) => both.s.pub.planets[planet]!.controller)).toEqual([0, 1]);
  expect(['lodor', 'new-albion'].map((planet) => both.s.pub.planets[planet]!.exhausted)).toEqual([false, false]);
  const apart = common({ units: ['0 infantry lodor', '1 infantry starpoint'], planets: { lodor: 0, starpoint: 1 } });
  expect(apart.play(SHEET).asked()).toEqual([]);
  const foe = common({ units: ['0 infantry lodor', '2 infantry starpoint'], planets: { lodor: 2 } });
  expect(foe.play(SHEET).asked()).toEqual([]);
  const legend = paired({
    line: ['46', '65'],
    units: ['0 mech primor', '1 infantry primor'],
    planets: { primor: 1 },
    begin: REDISTRIBUTE,
  }).play(SHEET, '0 ["exchange:primor"]', '1 ["exchange:primor"]');
  expect(cardsOf(legend.s.pub, 0, 'legendary').map(({ id }) => id)).toEqual(['the-atrament']);
});

it('[TI4-ALLY-11] in the status phase, when everybody redistributes, every pair may', () => {
  const t = paired({
    line: ['46', '26', '27'],
    units: ['0 infantry lodor', '3 infantry new-albion'],
    planets: { lodor: 1, 'new-albion': 2 },
    begin: { step: 'statusTokens', args: {} },
    also: ({ pub }) => void Object.assign(pub, { initiative: [0, 1, 2, 3] }),
  });
  for (const seat of [0, 1, 2, 3]) t.play(`${seat} ${JSON.stringify(t.request(seat).fallback)}`);
  expect([...t.asked()].sort()).toEqual([0, 1, 2, 3]);
  expect([0, 3].map((seat) => t.may(seat))).toEqual([['exchange:lodor'], ['exchange:new-albion']]); // of the own pair
  t.play('0 ["exchange:lodor"]', '1 ["exchange:lodor"]', '2 []', '3 ["exchange:new-albion"]');
  expect(['lodor', 'new-albion'].map((planet) => t.s.pub.planets[planet]!.controller)).toEqual([0, 2]);
});

/** The fleet of seat 0 goes from 46 to 26; seat 1 has troops and fighters at 46. */
const convoy = (spec: Partial<Field> = {}) =>
  paired({ line: ['46', '26'], units: ['0 carrier 46', '1 carrier 46', '1 infantry*2 46', '1 fighter 46'], ...spec });

it('[TI4-ALLY-14] ships transport fighters and ground forces of the ally, within their own capacity', () => {
  const t = convoy().play('0 activate:26', '0 move:carrier@46~1');
  expect(t.may(0)).toEqual(['done', 'load:1/fighter@46', 'load:1/infantry@46']);
  t.play('0 load:1/infantry@46', '0 load:1/fighter@46', '0 done');
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier', '1 fighter', '1 infantry']);
  expect(standing(t.s.pub, '46')).toEqual(['1 carrier', '1 infantry']);
  const full = convoy({ units: ['0 carrier 46', '0 infantry*4 46', '1 carrier 46', '1 infantry 46'] });
  full.play('0 activate:26', '0 move:carrier@46~1', ...Array(4).fill('0 load:infantry@46'));
  expect(standing(full.s.pub, '26')).toEqual(['0 carrier', '0 infantry*4']);
});

it('[TI4-ALLY-14] a token of the ally holds the ally’s units, and so does a word of either; nobody carries units of others', () => {
  const loads = (spec: Partial<Field>) => {
    const t = convoy(spec).play('0 activate:26');
    t.play('0 move:carrier@46~1');
    return t.asked().includes(0) ? t.may(0).filter((key) => key.startsWith('load:')) : [];
  };
  expect(loads({})).toHaveLength(2);
  expect(loads({ tokens: { 46: [1] } })).toEqual([]);
  for (const seat of [0, 1])
    expect(loads({ also: ({ pub }) => void Object.assign(pub.players[seat]!, { apart: true }) })).toEqual([]);
  expect(loads({ units: ['0 carrier 46', '2 infantry lodor'] })).toEqual([]);
});

it('[TI4-ALLY-14] each says at any time whether units are carried, and takes it back', () => {
  const t = convoy({ begin: { step: 'turn', args: { seat: 2, actions: 0 } } });
  const say = (seat: number, choice: string) => t.match.apply({ request: 'deal.holds', seat, choice });
  expect('refused' in say(0, 'together')).toBe(true);
  expect('refused' in say(0, 'apart')).toBe(false);
  expect(t.s.pub.players.map(({ apart }) => apart ?? false)).toEqual([true, false, false, false]);
  expect('refused' in say(0, 'apart')).toBe(true);
  expect('refused' in say(0, 'together')).toBe(false);
  expect('apart' in t.s.pub.players[0]!).toBe(false);
});

it('[TI4-ALLY-14] [TI4-ALLY-27] capacity in space is shared as far as the ally has any to spare; fleets are not', () => {
  const left = (units: string[], also: Field['also'] = () => {}) => {
    const begin = { step: 'turn', args: { seat: 2, actions: 0 } };
    const { pub } = paired({ line: ['46', '26'], units, begin, also, fleet: 3 }).s;
    return [...standing(pub, '46'), ...standing(pub, '26')];
  };
  expect(left(['0 carrier 46', '0 infantry*2 46', '1 infantry*2 46'])).toContain('1 infantry*2');
  expect(left(['0 carrier 46', '0 infantry*3 46', '1 infantry*2 46'])).toContain('1 infantry');
  expect(left(['2 carrier 46', '1 infantry*2 46'])).toEqual(['2 carrier']);
  const apart: Field['also'] = ({ pub }) => void Object.assign(pub.players[0]!, { apart: true });
  expect(left(['0 carrier 46', '1 infantry 46'], apart)).toEqual(['0 carrier']);
  expect(left(['0 space-dock lodor', '1 fighter*3 26'])).toEqual(['1 fighter*3']);
  expect(left(['0 space-dock lodor', '1 fighter*4 26'])).toEqual(['1 fighter*3']);
  expect(left(['0 space-dock lodor', '0 fighter 26', '1 fighter*3 26'])).toEqual(['0 fighter', '1 fighter*2']);
  expect(left(['0 cruiser 46', '1 cruiser*4 46'])).toEqual(['0 cruiser', '1 cruiser*3']);
});

it('[TI4-ALLY-14] whoever invades alone lands ground forces of the ally, who gains what only they hold', () => {
  const t = paired({
    sets: ['base', 'te'], // nothing is explored
    line: ['46', '27'],
    units: ['0 carrier 27', '0 infantry 27', '1 infantry*2 27'],
  }).play('0 activate:27', '0 land:infantry@27>new-albion');
  expect(t.may(0)).toContain('land:1/infantry@27>starpoint');
  t.play('0 land:1/infantry@27>starpoint', '0 done');
  expect(['new-albion', 'starpoint'].map((planet) => t.s.pub.planets[planet]!.controller)).toEqual([0, 1]);
});

it('[TI4-ALLY-14] a fleet that retreats takes ground forces of the ally along that have no ship of the ally beside them', () => {
  const t = paired({
    line: ['46', '26', '27'],
    units: ['2 cruiser 46', '0 carrier 26', '1 infantry 26', '0 cruiser 27'],
    dice: Array(20).fill(1),
    begin: { step: 'tactical', args: { seat: 2, effects: [] } },
  }).play('2 activate:26', '3 no', '2 move:cruiser@46~2');
  t.play('0 retreat');
  for (let i = 0; i < 6 && standing(t.s.pub, '27').length < 3; i++) {
    const seat = t.asked()[0]!;
    const choice =
      ['load:1/infantry@26', 'to:27', 'pass', 'no', 'done'].find((key) => t.may(seat).includes(key)) ?? t.may(seat)[0];
    t.play(`${seat} ${choice}`);
  }
  expect(standing(t.s.pub, '27')).toEqual(['0 carrier', '0 cruiser', '1 infantry']);
});

it('[TI4-ALLY-22] abilities see planets of the ally as one’s own: structures are built there, within the limits of the planet', () => {
  const { pub } = paired({
    line: ['46', '26', '27'],
    units: ['1 infantry lodor', '1 space-dock lodor', '1 pds lodor', '0 cruiser 46'],
    planets: { lodor: 1, 'new-albion': 2 },
  }).s;
  const built = keys(structureOptions(pub, 0)).filter((key) => key.endsWith('lodor') || key.endsWith('new-albion'));
  expect(built).toEqual(['build:pds>lodor']);
  pub.units.push({ ...pub.units.find((u) => u.type === 'pds')!, id: 99, owner: 0 });
  expect(keys(structureOptions(pub, 0))).not.toContain('build:pds>lodor');
});

it('[TI4-ALLY-22] planets of the ally are readied by one’s abilities, but neither exhausted nor counted for objectives', () => {
  const { pub } = paired({
    line: ['46', '26', '27'],
    units: [],
    planets: { lodor: 1, 'new-albion': 1, starpoint: 2 },
    also(s) {
      s.pub.planets.lodor!.exhausted = true;
      s.pub.planets.starpoint!.exhausted = true;
    },
  }).s;
  const here = ['lodor', 'new-albion', 'starpoint'];
  const of = (list: readonly string[]) => here.filter((planet) => list.some((key) => key.endsWith(planet)));
  expect(of(keys(readyOptions(pub, 0)))).toEqual(['lodor']);
  expect(of(readyWorlds(pub, 0))).toEqual([]);
  expect(of(scoringPlanets(pub, 0))).toEqual([]);
});

it('[TI4-ALLY-22] [frontline-deployment] [uprising] cards speak of planets of the ally as of one’s own', () => {
  const aims = (card: string) => {
    const t = paired({
      line: ['46', '26', '27'],
      units: ['0 cruiser 46'],
      planets: { lodor: 1, 'new-albion': 2 },
      cards: { 0: [card] },
      begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    });
    const open = t.may(0).filter((key) => key.includes(card));
    return ['lodor', 'new-albion'].filter((planet) => open.some((key) => key.endsWith(planet)));
  };
  expect(aims('frontline-deployment')).toEqual(['lodor']);
  expect(aims('uprising')).toEqual(['new-albion']);
});

it('[TI4-ALLY-22] Mecatol Rex of the ally gives no point for Imperial', () => {
  const scored = (owner: number) => {
    const t = paired({
      line: ['18', '46'],
      units: [`${owner} infantry mecatol-rex`],
      planets: { 'mecatol-rex': owner },
      begin: { step: 'imperial.primary', at: 'mecatol', args: { seat: 0, strategic: 0 } },
      also: ({ pub }) => void Object.assign(pub, { custodians: false }),
    });
    return t.s.pub.players[0]!.points;
  };
  expect([scored(0), scored(1)]).toEqual([1, 0]);
});

it('[TI4-ALLY-13] [TI4-ALLY-14] what the active player has taken aboard the ally cannot take, too', () => {
  const t = convoy({
    units: ['0 carrier 46', '1 carrier 46', '1 infantry 46'],
    also: ({ pub }) => void Object.assign(pub.players[1]!, { tactic: 2 }),
  }).play('0 activate:26', '1 accompany:26', '0 move:carrier@46~1', '0 load:1/infantry@46');
  expect(t.asked()).toEqual([1]);
  t.play('1 move:carrier@46~1');
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier', '1 carrier', '1 infantry']);
});

it('[TI4-ALLY-14] where both invade, each lands its own ground forces alone', () => {
  const t = paired({
    line: ['46', '27'],
    units: ['0 carrier 27', '0 infantry 27', '1 infantry 27'],
    also: ({ pub }) => void Object.assign(pub.players[1]!, { tactic: 2 }),
  }).play('0 activate:27', '1 accompany:27');
  expect(t.may(0).filter((key) => key.includes('1/'))).toEqual([]);
});

it('[TI4-ALLY-10] [TI4-COEX-19] nobody coexists with the ally: coexistence ends when the ally gains the planet', () => {
  const t = paired({
    sets: ['base', 'te'],
    line: ['46', '26'],
    units: ['0 carrier 26', '0 infantry*2 26', '1 infantry lodor', '2 infantry lodor'],
    planets: { lodor: 2 },
    dice: [10, 10, 1, 1, 10, 10, 1, 1],
    also: ({ pub }) => void Object.assign(pub.planets.lodor!, { coexisting: [1] }),
  }).play('0 activate:26');
  for (let i = 0; i < 12 && t.asked().length > 0; i++) {
    const seat = t.asked()[0]!;
    t.play(
      `${seat} ${t.may(seat).find((key) => key.startsWith('land:infantry')) ?? t.may(seat).find((key) => /^(no|pass|done)$/.test(key)) ?? t.may(seat)[0]}`,
    );
  }
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [] });
});
