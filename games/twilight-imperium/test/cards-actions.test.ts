// TI4-AC: the action cards that are component actions, each as one row: the table, the play, what it led to.
import type { Scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type TI, technologiesOf } from '../state.ts';
import { type Field, field, standing } from './field.ts';

const TURN = {
  edition: 2,
  line: ['1', '46', '26', '27', '39'],
  units: [],
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
type Table = Scenario<TI>;
const player = (t: Table, seat: number) => t.s.pub.players[seat]!;
const keys = (t: Table, card: string) => t.may(0).filter((key) => key.startsWith(`action:${card} `));

/** Seat 0 plays the card, aimed or not, and answers what it is asked. */
function plays(card: string, spec: Partial<Field>, target: string, ...then: string[]): Table {
  const t = field({ ...TURN, ...spec, cards: { 0: [card], ...spec.cards } });
  return t.play(`0 action:${card} play:${card}#1${target && `>${target}`}`, ...then);
}

type Row = [
  title: string,
  card: string,
  spec: Partial<Field>,
  target: string,
  then: string[],
  seen: (t: Table) => unknown,
  expected: unknown,
];
const ROWS: Row[] = [
  [
    '[TI4-AC-12] [economic-initiative] readies the cultural planets, and no others',
    'economic-initiative',
    { planets: { lodor: 0, starpoint: 0 }, also: ({ pub }) => exhaust(pub.planets, 'lodor', 'starpoint') },
    '',
    [],
    (t) => ['lodor', 'starpoint'].map((planet) => t.s.pub.planets[planet]!.exhausted),
    [false, true],
  ],
  [
    '[TI4-TG-1] [industrial-initiative] a good for each industrial planet',
    'industrial-initiative',
    { planets: { 'new-albion': 0, starpoint: 0, lodor: 0 } },
    '',
    [],
    (t) => player(t, 0).goods,
    1,
  ],
  [
    '[TI4-TG-1] [mining-initiative] goods for the resources of a planet',
    'mining-initiative',
    { planets: { lodor: 0, jord: 1 } },
    'lodor',
    [],
    (t) => player(t, 0).goods,
    3,
  ],
  [
    '[TI4-TG-1] [uprising] exhausts a planet of another and pays its resources',
    'uprising',
    { planets: { lodor: 1 } },
    'lodor',
    [],
    (t) => [t.s.pub.planets.lodor!.exhausted, player(t, 0).goods],
    [true, 3],
  ],
  [
    '[TI4-HIT-13] [unstable-planet] exhausts a hazardous planet and destroys three of its infantry',
    'unstable-planet',
    { units: ['1 infantry*5 starpoint'] },
    'starpoint',
    [],
    (t) => [t.s.pub.planets.starpoint!.exhausted, standing(t.s.pub, 'starpoint')],
    [true, ['1 infantry*2']],
  ],
  [
    '[TI4-AC-12] [tactical-bombardment] exhausts the planets of others where a unit bombards',
    'tactical-bombardment',
    { units: ['0 dreadnought 27'], planets: { 'new-albion': 0, starpoint: 1 } },
    '27',
    [],
    (t) => ['new-albion', 'starpoint'].map((planet) => t.s.pub.planets[planet]!.exhausted),
    [false, true],
  ],
  [
    '[TI4-TOKEN-6] [unexpected-action] takes a token off the board',
    'unexpected-action',
    { tokens: { 46: [0, 1], 26: [0] } },
    '46',
    [],
    (t) => t.s.pub.tokens,
    { 46: [1], 26: [0] },
  ],
  [
    '[TI4-TOKEN-6] [insubordination] a token of another leaves the tactic pool',
    'insubordination',
    {},
    'seat:2',
    [],
    (t) => [0, 1, 2].map((seat) => player(t, seat).tactic),
    [3, 3, 2],
  ],
  [
    '[TI4-AC-5] [TI4-TOKEN-4] [signal-jamming] a token of another next to the own ships; system and player are said at once',
    'signal-jamming',
    { units: ['0 cruiser 46'] },
    '26',
    ['0 target:seat:2'],
    (t) => t.s.pub.tokens,
    { 26: [2] },
  ],
  [
    '[TI4-OBJ-19] [impersonation] a secret for three influence',
    'impersonation',
    { goods: { 0: 3 } },
    '',
    [],
    (t) => [player(t, 0).goods, player(t, 0).secrets],
    [0, 1],
  ],
  [
    '[TI4-TECH-18] [focused-research] four goods for a technology, named after the cancel window',
    'focused-research',
    { goods: { 0: 5 } },
    '',
    ['0 research:neural-motivator'],
    (t) => [player(t, 0).goods, technologiesOf(t.s.pub, 0).map(({ id }) => id)],
    [1, ['neural-motivator']],
  ],
  [
    '[TI4-TECH-14] [TI4-TECH-18] [plagiarize] a neighbour’s technology, whatever it needs',
    'plagiarize',
    { units: ['0 cruiser 46', '1 cruiser 26'], techs: { 1: ['fleet-logistics'] }, goods: { 0: 5 } },
    'tech:fleet-logistics',
    [],
    (t) => [player(t, 0).goods, technologiesOf(t.s.pub, 0).map(({ id }) => id)],
    [0, ['fleet-logistics']],
  ],
  [
    '[TI4-TECH-16] [divert-funding] one technology for another',
    'divert-funding',
    { techs: { 0: ['neural-motivator'] } },
    'tech:neural-motivator',
    ['0 research:sarween-tools'],
    (t) => technologiesOf(t.s.pub, 0).map(({ id }) => id),
    ['sarween-tools'],
  ],
  [
    '[TI4-AC-12] [cripple-defenses] every PDS of a planet, and nothing else',
    'cripple-defenses',
    { units: ['1 pds*2 lodor', '1 infantry lodor', '1 pds starpoint'] },
    'lodor',
    [],
    (t) => [standing(t.s.pub, 'lodor'), standing(t.s.pub, 'starpoint')],
    [['1 infantry'], ['1 pds']],
  ],
  [
    '[TI4-HIT-13] [reactor-meltdown] a space dock outside home systems',
    'reactor-meltdown',
    { units: ['1 space-dock lodor', '1 infantry lodor'] },
    'unit:1/space-dock@lodor',
    [],
    (t) => standing(t.s.pub, 'lodor'),
    ['1 infantry'],
  ],
  [
    '[TI4-HIT-13] [lucky-shot] a ship over an own planet',
    'lucky-shot',
    { units: ['1 dreadnought 26', '1 cruiser 26'], planets: { lodor: 0 } },
    'unit:1/dreadnought@26',
    [],
    (t) => standing(t.s.pub, '26'),
    ['1 cruiser'],
  ],
  [
    '[TI4-COMP-3] [frontline-deployment] three infantry on a planet',
    'frontline-deployment',
    { planets: { lodor: 0 } },
    'lodor',
    [],
    (t) => standing(t.s.pub, 'lodor'),
    ['0 infantry*3'],
  ],
  [
    '[TI4-COMP-3] [rise-of-a-messiah] an infantry on each own planet',
    'rise-of-a-messiah',
    { planets: { lodor: 0, starpoint: 0, 'new-albion': 1 } },
    '',
    [],
    (t) => ['lodor', 'starpoint', 'new-albion'].map((planet) => standing(t.s.pub, planet)),
    [['0 infantry'], ['0 infantry'], []],
  ],
  [
    '[TI4-COMP-4] [war-effort] a cruiser beside own ships',
    'war-effort',
    { units: ['0 fighter 26', '0 carrier 26'] },
    '26',
    [],
    (t) => standing(t.s.pub, '26'),
    ['0 carrier', '0 cruiser', '0 fighter'],
  ],
  [
    '[TI4-COMP-3] [fighter-conscription] a fighter at docks and carriers, where no others are',
    'fighter-conscription',
    { units: ['0 carrier 46', '0 carrier 39', '1 cruiser 39', '0 space-dock lodor', '0 cruiser 27'] },
    '',
    [],
    (t) => ['46', '39', '26', '27'].map((system) => standing(t.s.pub, system)),
    [['0 carrier', '0 fighter'], ['0 carrier', '1 cruiser'], ['0 fighter'], ['0 cruiser']],
  ],
  [
    '[TI4-MECH-1] [TI4-AC-5] [refit-troops] one or two infantry become mechs',
    'refit-troops',
    { units: ['0 infantry*3 lodor', '0 infantry starpoint'] },
    'unit:0/infantry@lodor',
    ['0 target:unit:0/infantry@lodor'],
    (t) => [standing(t.s.pub, 'lodor'), standing(t.s.pub, 'starpoint')],
    [['0 infantry', '0 mech*2'], ['0 infantry']],
  ],
  [
    '[TI4-DEST-2] [TI4-TG-1] [scuttle] one or two ships for what they cost',
    'scuttle',
    { units: ['0 dreadnought 46', '0 cruiser 26', '0 destroyer 46'] },
    'unit:0/dreadnought@46',
    ['0 target:unit:0/cruiser@26'],
    (t) => [standing(t.s.pub, '46'), standing(t.s.pub, '26'), player(t, 0).goods],
    [['0 destroyer'], [], 6],
  ],
];
function exhaust(planets: Record<string, { exhausted: boolean }>, ...names: string[]): void {
  for (const name of names) planets[name]!.exhausted = true;
}

describe('one by one', () => {
  it.each(ROWS)('%s', (_, card, spec, target, then, seen, expected) => {
    expect(seen(plays(card, spec, target, ...then))).toEqual(expected);
  });
});

it('[TI4-AC-18] [TI4-HID-3] [TI4-HID-7] [spy] takes a card that only the two of them see', () => {
  const t = plays('spy', { cards: { 0: ['spy'], 1: ['bunker'] } }, 'seat:1', '1 pass');
  expect([t.s.own[0]!.hand, t.s.own[1]!.hand]).toEqual([['bunker#1'], []]);
  const heard = (seat: number) => t.heard(seat).find(({ type }) => type === 'card.stolen')?.args.card;
  expect([0, 1, 2].map(heard)).toEqual([{ key: 'card.bunker' }, { key: 'card.bunker' }, undefined]);
});

it('[TI4-AC-12] what cannot be carried out is not offered', () => {
  const bare = field({ ...TURN, cards: { 0: ['uprising', 'spy', 'lucky-shot', 'war-effort', 'unexpected-action'] } });
  expect(['uprising', 'spy', 'lucky-shot', 'war-effort', 'unexpected-action'].flatMap((id) => keys(bare, id))).toEqual(
    [],
  );
  const poor = field({ ...TURN, goods: { 0: 3 }, cards: { 0: ['focused-research', 'plagiarize', 'impersonation'] } });
  expect(keys(poor, 'focused-research')).toEqual([]);
  expect(keys(poor, 'plagiarize')).toEqual([]);
  expect(keys(poor, 'impersonation')).toHaveLength(1); // three goods are three influence
});

it('[TI4-AC-5] [uprising] [reactor-meltdown] only readied planets and docks outside home systems can be named', () => {
  const units = ['1 space-dock jord', '1 space-dock lodor'];
  const t = field({ ...TURN, units, cards: { 0: ['uprising', 'reactor-meltdown'] } });
  expect(keys(t, 'uprising')).toEqual(['action:uprising play:uprising#1>lodor']); // jord is a home planet
  expect(keys(t, 'reactor-meltdown')).toEqual([
    'action:reactor-meltdown play:reactor-meltdown#1>unit:1/space-dock@lodor',
  ]);
});

it('[TI4-AC-5] [TI4-AC-6] everything a card is aimed at is said before it can be cancelled', () => {
  const cards = { 0: ['scuttle'], 1: ['sabotage'] };
  const units = ['0 dreadnought 46', '0 cruiser 26'];
  const t = plays('scuttle', { cards, units }, 'unit:0/dreadnought@46', '0 target:unit:0/cruiser@26');
  expect(t.asked()).toEqual([1]);
  expect(t.request(1).prompt.args!.card).toMatchObject({ key: 'play.more', args: { card: { key: 'play.scuttle' } } });
  t.play('1 sabotage play:sabotage#1');
  expect(standing(t.s.pub, '46')).toEqual(['0 dreadnought']);
  expect(t.request(0).at).toBe('turn.choose'); // [TI4-TURN-22] the action is not used up
});

it('[TI4-AC-5] [refit-troops] [scuttle] the second one may be left out, and cannot be the first again', () => {
  const t = plays('refit-troops', { units: ['0 infantry lodor'] }, 'unit:0/infantry@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 mech']); // there is no other: nothing is asked
  const two = plays('scuttle', { units: ['0 cruiser 46', '0 destroyer 26'] }, 'unit:0/cruiser@46');
  expect(two.may(0)).toEqual(['done', 'target:unit:0/destroyer@26']);
  two.play('0 done');
  expect(player(two, 0).goods).toBe(2);
});
