// TI4-EXPL, TI4-FRAG, TI4-ATT: exploring planets and the frontier, and what is found there.
import { describe, expect, it } from 'vitest';
import { deckOf } from '../decks.ts';
import { wormholesIn } from '../galaxy/adjacency.ts';
import { EXPLORATION_TABLE, ZONE } from '../packs/prophecy-of-kings/exploration.ts';
import { kindOfCard } from '../say.ts';
import { cardsOf, newCard, type S, technologiesOf } from '../state.ts';
import { influenceOf, planetsIn, resourcesOf, specialtiesOf, systems } from '../values/board.ts';
import { decksFor, hasFrontier } from '../values/exploration.ts';
import { type Field, field, standing } from './field.ts';
import { open } from './opening.ts';

const LINE = ['46', '28', '29', '19', '20'];
const SPACE = '46';
/** A sheet that has no say in any of this. */
const PLAIN = { 0: 'norr' };
/** This card lies on top of its deck. */
function atop({ dark }: S, card: string): void {
  const { deck } = EXPLORATION_TABLE.find(({ id }) => id === card)!;
  const found = dark.decks[deck].find((each) => kindOfCard(each) === card)!;
  dark.decks[deck] = [...dark.decks[deck].filter((each) => each !== found), found];
}
/** Seat 0 explores a planet of its own, or the frontier of an empty system, and finds this. */
function finds(card: string, place: string, extra: Partial<Field> = {}) {
  const begin =
    place === SPACE
      ? { step: 'exploreFrontier', args: { seat: 0, system: SPACE } }
      : { step: 'explorePlanet', args: { seat: 0, planet: place } };
  return field({
    edition: 2,
    factions: PLAIN,
    line: LINE,
    units: place === SPACE ? ['0 cruiser 46'] : [`0 infantry*2 ${place}`],
    planets: place === SPACE ? {} : { [place]: 0 },
    ...extra,
    begin,
    also(s) {
      if (place === SPACE) s.pub.systemTokens = { [SPACE]: [{ kind: 'frontier' }] };
      atop(s, card);
      extra.also?.(s);
    },
  });
}
type Table = ReturnType<typeof finds>;
const me = (t: Table) => t.s.pub.players[0]!;
const values = (t: Table, planet: string) => [resourcesOf(t.s.pub, planet), influenceOf(t.s.pub, planet)];
const kept = (t: Table, kind: 'fragment' | 'exploration') => cardsOf(t.s.pub, 0, kind).map(({ id }) => kindOfCard(id));
const commodities =
  (n: number): NonNullable<Field['also']> =>
  ({ pub }) => {
    pub.players[0]!.commodities = n;
  };
const gone = (t: Table, deck: 'cultural' | 'hazardous' | 'industrial' | 'frontier') =>
  t.s.pub.discards[deck].map(kindOfCard);

type Row = [
  title: string,
  card: string,
  place: string,
  extra: Partial<Field>,
  answers: string[],
  look: (t: Table) => unknown,
  expected: unknown,
];
const ROWS: Row[] = [
  [
    '[TI4-EXPL-10] [freelancers] a unit, paid with influence',
    'freelancers',
    'torkan',
    {},
    ['0 do:hire', '0 build:cruiser'],
    (t) => [standing(t.s.pub, '28'), t.s.pub.planets.torkan!.exhausted],
    [['0 cruiser'], true],
  ],
  [
    '[TI4-EXPL-2] [mercenary-outfit] one infantry',
    'mercenary-outfit',
    'torkan',
    {},
    ['0 do:land'],
    (t) => [standing(t.s.pub, 'torkan'), gone(t, 'cultural')],
    [['0 infantry*3'], ['mercenary-outfit']],
  ],
  [
    '[TI4-EXPL-7] [gamma-wormhole] a token in the system; the card is out of the game',
    'gamma-wormhole',
    'torkan',
    {},
    [],
    (t) => [
      t.s.pub.systemTokens['28'],
      gone(t, 'cultural'),
      t.s.pub.cards.find(({ id }) => id === 'gamma-wormhole')?.state,
    ],
    [[{ kind: 'gamma' }], [], 'purged'],
  ],
  [
    '[TI4-ATT-2] [dyson-sphere] two resources and one influence more',
    'dyson-sphere',
    'torkan',
    {},
    [],
    (t) => values(t, 'torkan'),
    [2, 4],
  ],
  [
    '[TI4-ATT-2] [paradise-world] two influence more',
    'paradise-world',
    'torkan',
    {},
    [],
    (t) => values(t, 'torkan'),
    [0, 5],
  ],
  [
    '[TI4-ATT-2] [tomb-of-emphidia] one influence more',
    'tomb-of-emphidia',
    'torkan',
    {},
    [],
    (t) => values(t, 'torkan'),
    [0, 4],
  ],
  [
    '[TI4-ATT-2] [lazax-survivors] one resource and two influence more',
    'lazax-survivors',
    'tequran',
    {},
    [],
    (t) => values(t, 'tequran'),
    [3, 2],
  ],
  [
    '[TI4-ATT-2] [mining-world] two resources more',
    'mining-world',
    'tequran',
    {},
    [],
    (t) => values(t, 'tequran'),
    [4, 0],
  ],
  ['[TI4-ATT-2] [rich-world] one resource more', 'rich-world', 'tequran', {}, [], (t) => values(t, 'tequran'), [3, 0]],
  [
    '[TI4-ATT-3] [warfare-research-facility] a red specialty',
    'warfare-research-facility',
    'tequran',
    {},
    [],
    (t) => [specialtiesOf(t.s.pub, 'tequran'), values(t, 'tequran')],
    [['red'], [2, 0]],
  ],
  [
    '[TI4-ATT-3] [biotic-research-facility] a green one',
    'biotic-research-facility',
    'qucenn',
    {},
    [],
    (t) => specialtiesOf(t.s.pub, 'qucenn'),
    ['green'],
  ],
  [
    '[TI4-ATT-3] [cybernetic-research-facility] on a planet that has one already: more of both',
    'cybernetic-research-facility',
    'wellon',
    {},
    [],
    (t) => [specialtiesOf(t.s.pub, 'wellon'), values(t, 'wellon')],
    [['yellow'], [2, 3]],
  ],
  [
    '[TI4-ATT-3] [propulsion-research-facility] the second facility gives both values',
    'propulsion-research-facility',
    'qucenn',
    {
      also: ({ pub }) => {
        pub.planets.qucenn!.attachments = ['biotic-research-facility'];
      },
    },
    [],
    (t) => [specialtiesOf(t.s.pub, 'qucenn'), values(t, 'qucenn')],
    [['green'], [2, 3]],
  ],
  [
    '[TI4-FRAG-2] [cultural-relic-fragment] is kept',
    'cultural-relic-fragment',
    'torkan',
    {},
    [],
    (t) => kept(t, 'fragment'),
    ['cultural-relic-fragment'],
  ],
  [
    '[TI4-FRAG-2] [hazardous-relic-fragment] is kept',
    'hazardous-relic-fragment',
    'tequran',
    {},
    [],
    (t) => kept(t, 'fragment'),
    ['hazardous-relic-fragment'],
  ],
  [
    '[TI4-FRAG-2] [industrial-relic-fragment] is kept',
    'industrial-relic-fragment',
    'qucenn',
    {},
    [],
    (t) => kept(t, 'fragment'),
    ['industrial-relic-fragment'],
  ],
  [
    '[TI4-FRAG-2] [unknown-relic-fragment] is kept',
    'unknown-relic-fragment',
    SPACE,
    {},
    [],
    (t) => kept(t, 'fragment'),
    ['unknown-relic-fragment'],
  ],
  [
    '[TI4-EXPL-9] [volatile-fuel-source] a token for an infantry',
    'volatile-fuel-source',
    'tequran',
    {},
    ['0 do:infantry', '0 pool:tactic'],
    (t) => [standing(t.s.pub, 'tequran'), me(t).tactic],
    [['0 infantry'], 4],
  ],
  [
    '[TI4-EXPL-9] [expedition] the planet is readied; a mech stays',
    'expedition',
    'tequran',
    {
      units: ['0 mech tequran'],
      also: ({ pub }) => {
        pub.planets.tequran!.exhausted = true;
      },
    },
    [],
    (t) => [standing(t.s.pub, 'tequran'), t.s.pub.planets.tequran!.exhausted],
    [['0 mech'], false],
  ],
  [
    '[TI4-EXPL-9] [core-mine] a trade good',
    'core-mine',
    'tequran',
    { units: ['0 mech tequran'] },
    [],
    (t) => me(t).goods,
    1,
  ],
  [
    '[TI4-EXPL-8] [abandoned-warehouses] two commodities, never beyond the value',
    'abandoned-warehouses',
    'qucenn',
    { also: commodities(2) },
    ['0 do:gain'],
    (t) => me(t).commodities,
    3,
  ],
  [
    '[TI4-COMM-9] [abandoned-warehouses] at the value it may be chosen all the same, for nothing',
    'abandoned-warehouses',
    'qucenn',
    { also: commodities(3) },
    ['0 do:gain'],
    (t) => [me(t).commodities, me(t).goods],
    [3, 0],
  ],
  [
    '[TI4-EXPL-2] [functioning-base] a card for a commodity',
    'functioning-base',
    'qucenn',
    { also: commodities(1), goods: { 0: 1 } },
    ['0 do:draw.commodity'],
    (t) => [me(t).hand, me(t).commodities, me(t).goods],
    [1, 0, 1],
  ],
  [
    '[TI4-EXPL-2] [local-fabricators] a mech for a trade good',
    'local-fabricators',
    'qucenn',
    { goods: { 0: 1 } },
    ['0 do:build.good'],
    (t) => [standing(t.s.pub, 'qucenn'), me(t).goods],
    [['0 infantry*2', '0 mech'], 0],
  ],
  [
    '[TI4-EXPL-13] [derelict-vessel] a secret objective; the token is gone',
    'derelict-vessel',
    SPACE,
    {},
    [],
    (t) => [me(t).secrets, t.s.pub.systemTokens[SPACE]],
    [1, undefined],
  ],
  [
    '[TI4-EXPL-7] [enigmatic-device] is kept',
    'enigmatic-device',
    SPACE,
    {},
    [],
    (t) => kept(t, 'exploration'),
    ['enigmatic-device'],
  ],
  [
    '[TI4-EXPL-7] [gamma-relay] a gamma wormhole',
    'gamma-relay',
    SPACE,
    {},
    [],
    (t) => t.s.pub.systemTokens[SPACE],
    [{ kind: 'gamma' }],
  ],
  ['[TI4-EXPL-13] [lost-crew] two action cards', 'lost-crew', SPACE, {}, [], (t) => me(t).hand, 2],
  [
    '[TI4-EXPL-13] [merchant-station] all commodities become trade goods',
    'merchant-station',
    SPACE,
    { also: commodities(3) },
    ['0 do:sell'],
    (t) => [me(t).goods, me(t).commodities],
    [3, 0],
  ],
  [
    '[TI4-SET-9] [dead-world] a relic, where there are any: none is gained, and the card is discarded',
    'dead-world',
    SPACE,
    {},
    [],
    (t) => [
      t.s.pub.cards.filter(({ kind }) => kind === 'relic'),
      t.s.pub.discards.frontier.map((card) => card.split('#')[0]),
    ],
    [[], ['dead-world']],
  ],
  [
    '[TI4-EXPL-2] [dead-world] with relics in the boxes, one of them',
    'dead-world',
    SPACE,
    { edition: 4 },
    [],
    (t) => t.s.pub.cards.filter(({ kind }) => kind === 'relic').map(({ holder }) => holder),
    [0],
  ],
  [
    '[mirage] a planet where there was none, readied',
    'mirage',
    SPACE,
    {},
    [],
    (t) => [planetsIn(t.s.pub, SPACE), t.s.pub.planets.mirage!.controller, t.s.pub.planets.mirage!.exhausted],
    [['mirage'], 0, false],
  ],
  [
    '[TI4-SET-2] [minor-entropic-field] a token and a good',
    'minor-entropic-field',
    SPACE,
    {},
    ['0 pool:fleet'],
    (t) => [me(t).fleet, me(t).goods],
    [4, 1],
  ],
  [
    '[TI4-SET-2] [entropic-field] a token and two goods',
    'entropic-field',
    SPACE,
    {},
    ['0 pool:fleet'],
    (t) => [me(t).fleet, me(t).goods],
    [4, 2],
  ],
  [
    '[TI4-SET-2] [major-entropic-field] a token and three goods',
    'major-entropic-field',
    SPACE,
    {},
    ['0 pool:fleet'],
    (t) => [me(t).fleet, me(t).goods],
    [4, 3],
  ],
  [
    '[TI4-SET-2] [keleres-ship] two tokens',
    'keleres-ship',
    SPACE,
    {},
    ['0 pool:fleet', '0 pool:strategy'],
    (t) => [me(t).fleet, me(t).strategy],
    [4, 3],
  ],
];

describe('what is found', () => {
  it.each(ROWS)('%s', (_, card, place, extra, answers, look, expected) => {
    const t = finds(card, place, extra);
    t.play(...answers);
    expect(look(t)).toEqual(expected);
    expect(t.s.pub.revealed).toEqual([]);
  });
});

it('[TI4-EXPL-1] the decks hold their cards as printed; the ion storm came later', () => {
  const count = (deck: 'cultural' | 'hazardous' | 'industrial' | 'frontier', ...sets: ('pok' | 'codex3')[]) =>
    deckOf({ sets: ['base', ...sets], edition: 2 }, deck).length;
  expect([count('cultural', 'pok'), count('hazardous', 'pok'), count('industrial', 'pok')]).toEqual([20, 20, 20]);
  expect([count('frontier', 'pok'), count('frontier', 'pok', 'codex3'), count('cultural')]).toEqual([13, 19, 0]);
});

it('[TI4-EXPL-9] neither a mech nor an infantry: nothing; and nobody must give one', () => {
  expect(me(finds('core-mine', 'tequran', { units: [] })).goods).toBe(0);
  const t = finds('core-mine', 'tequran').play('0 no');
  expect([me(t).goods, standing(t.s.pub, 'tequran')]).toEqual([0, ['0 infantry*2']]);
});

it('[TI4-EXPL-11] [TI4-PLAN-5] [demilitarized-zone] structures go, troops leave, nobody comes back', () => {
  const t = finds(ZONE, 'torkan', { units: ['0 infantry torkan', '0 pds torkan', '0 carrier 28'] });
  expect([standing(t.s.pub, 'torkan'), standing(t.s.pub, '28')]).toEqual([[], ['0 carrier', '0 infantry']]);
  expect(t.s.pub.planets.torkan!.attachments).toEqual([ZONE]);
  const landing = field({
    edition: 2,
    line: LINE,
    units: ['0 carrier 28', '0 infantry 28'],
    begin: { step: 'invasion', args: { seat: 0, system: '28', effects: [] } },
    also: ({ pub }) => {
      pub.planets.torkan!.attachments = [ZONE];
    },
  });
  expect(landing.may(0).some((key) => key.includes('>tequran'))).toBe(true);
  expect(landing.may(0).some((key) => key.includes('>torkan'))).toBe(false);
});

const landing = (edition: number, owner: number): Partial<Field> => ({
  edition,
  line: LINE,
  units: ['0 carrier 28', '0 infantry*2 28'],
  planets: owner < 0 ? {} : { torkan: owner },
  begin: { step: 'gainPlanet', args: { seat: 0, planet: 'torkan' } },
});
it('[TI4-CTRL-4] [TI4-EXPL-1] [TI4-EXPL-4] [TI4-EXPL-5] only a planet that nobody controlled is explored, and not in the first edition', () => {
  const found = (edition: number, owner: number) => {
    const t = field({ ...(landing(edition, owner) as Field), also: (s) => edition > 1 && atop(s, 'paradise-world') });
    return t.s.pub.planets.torkan!.attachments;
  };
  expect([found(2, -1), found(2, 1), found(1, -1)]).toEqual([['paradise-world'], [], []]);
});

it('[TI4-EXPL-3] [TI4-EXPL-16] [TI4-PLAN-2] [TI4-PLAN-3] a planet without a trait is not explored; of two traits one deck is chosen', () => {
  const t = field({
    edition: 2,
    line: ['18', '28'],
    units: [],
    begin: { step: 'explorePlanet', args: { seat: 0, planet: 'torkan' } },
  });
  expect([decksFor(t.s.pub, 'mecatol-rex'), decksFor(t.s.pub, 'torkan')]).toEqual([[], ['cultural']]);
  const both = field({
    edition: 2,
    line: [...LINE, '101'],
    units: [],
    begin: { step: 'explorePlanet', args: { seat: 0, planet: 'olergodt' } },
    also: (s) => atop(s, 'rich-world'),
  });
  expect(both.may(0)).toEqual(['deck:cultural', 'deck:hazardous']);
  expect(both.play('0 deck:hazardous').s.pub.planets.olergodt!.attachments).toEqual(['rich-world']);
});

it('[TI4-EXPL-6] an empty deck is made anew from what was discarded', () => {
  const t = finds('core-mine', 'tequran', {
    units: ['0 mech tequran'],
    also(s) {
      s.pub.discards.hazardous = s.dark.decks.hazardous.splice(0).reverse();
      s.pub.decks.hazardous = 0;
    },
  });
  expect(t.s.pub.decks.hazardous).toBe(19);
});

it('[TI4-SETUP-21] [TI4-EXPL-12] one frontier token on every system without a planet, and none where there is no exploration', () => {
  const { pub } = open(6).run().match.state;
  const empty = systems(pub).filter((system) => planetsIn(pub, system).length === 0);
  expect(empty.length).toBeGreaterThan(3);
  expect(systems(pub).filter((system) => hasFrontier(pub, system))).toEqual(empty);
  expect(Object.values(pub.systemTokens).every((tokens) => tokens.length === 1)).toBe(true);
  expect(open(3, { pok: false }).run().match.state.pub.systemTokens).toEqual({});
});

const holding =
  (...ids: string[]): NonNullable<Field['also']> =>
  ({ pub, dark }) => {
    for (const id of ids) {
      const { deck } = EXPLORATION_TABLE.find((row) => row.id === kindOfCard(id))!;
      dark.decks[deck] = dark.decks[deck].filter((card) => card !== id);
      pub.decks[deck] = dark.decks[deck].length;
      pub.cards = [...pub.cards, newCard(id.includes('fragment') ? 'fragment' : 'exploration', id, 0)];
    }
  };
const TURN = {
  edition: 2,
  factions: PLAIN,
  line: LINE,
  units: ['0 cruiser 46'],
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
};

it('[TI4-FRAG-1] [TI4-FRAG-3] three of a kind are a relic, an unknown one stands for any; unknown ones alone are none', () => {
  const may = (...ids: string[]) =>
    field({ ...TURN, also: holding(...ids) })
      .may(0)
      .filter((key) => key.includes('fragments'));
  const [a, b, c] = [1, 2, 3].map((n) => `cultural-relic-fragment#${n}`) as [string, string, string];
  expect(may(a, b)).toEqual([]);
  expect(may('unknown-relic-fragment#1', 'unknown-relic-fragment#2', 'unknown-relic-fragment#3')).toEqual([]);
  expect(may(a, b, 'unknown-relic-fragment#1')).toEqual(['action:relic-fragments fragments:cultural>1']);
  const t = field({ ...TURN, also: holding(a, b, c, 'unknown-relic-fragment#1') });
  expect(t.may(0).filter((key) => key.includes('fragments'))).toHaveLength(2);
  t.play('0 action:relic-fragments fragments:cultural>0');
  expect(kept(t, 'fragment')).toEqual(['unknown-relic-fragment']);
});

it('[TI4-FRAG-3] where no relic is left, the action says so', () => {
  const ids = [1, 2, 3].map((n) => `cultural-relic-fragment#${n}`);
  const labelled = (relics: number): string[] => {
    const t = field({
      ...TURN,
      also(s) {
        holding(...ids)(s);
        s.pub.decks.relics = relics;
      },
    });
    const { ask } = t.request(0);
    return (ask.shape === 'one' ? ask.options : []).flatMap(({ key, label }) =>
      key.includes('fragments') ? [label.key] : [],
    );
  };
  expect([labelled(0), labelled(1)]).toEqual([['use.relic-fragments.none'], ['use.relic-fragments']]);
});

it('[TI4-TURN-20] [enigmatic-device] six resources and the card for a technology', () => {
  const t = field({ ...TURN, goods: { 0: 6 }, also: holding('enigmatic-device#1') });
  t.play('0 action:enigmatic-device use', '0 research:neural-motivator');
  expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toEqual(['neural-motivator']);
  expect([me(t).goods, kept(t, 'exploration')]).toEqual([0, []]);
  const poor = field({ ...TURN, goods: { 0: 5 }, also: holding('enigmatic-device#1') });
  expect(poor.may(0).join()).not.toContain('enigmatic');
});

const withToken: NonNullable<Field['also']> = (s) => {
  s.pub.systemTokens = { [SPACE]: [{ kind: 'frontier' }] };
  atop(s, 'lost-crew');
};
it('[TI4-EXPL-13] [dark-energy-tap] after a tactical action with ships at a frontier token it may be explored', () => {
  const act = {
    line: ['47', '46'],
    units: ['0 cruiser 47'],
    techs: { 0: ['dark-energy-tap'] },
    factions: PLAIN,
    edition: 2,
  };
  const t = field({ ...act, also: withToken }).play('0 activate:46', '0 move:cruiser@47~2');
  t.play('0 dark-energy-tap use@0');
  expect([me(t).hand, hasFrontier(t.s.pub, SPACE)]).toEqual([2, false]);
});

it('[TI4-EXPL-2] [scanlink-drone-network] a planet in the activated system that holds a unit of the player', () => {
  const act = {
    line: ['46', '28'],
    units: ['0 cruiser 46', '0 infantry torkan'],
    techs: { 0: ['scanlink-drone-network'] },
  };
  const t = field({ ...act, planets: { torkan: 0 }, edition: 2, also: (s) => atop(s, 'paradise-world') });
  t.play('0 activate:28');
  expect(t.may(0)).toContain('scanlink-drone-network use@0>torkan');
  t.play('0 scanlink-drone-network use@0>torkan');
  expect(t.s.pub.planets.torkan!.attachments).toEqual(['paradise-world']);
});

it('[TI4-AC-5] [exploration-probe] a frontier token in or next to a system with own ships', () => {
  const t = field({
    ...TURN,
    line: ['47', '46', '48'],
    units: ['0 cruiser 47'],
    cards: { 0: ['exploration-probe'] },
    also: withToken,
  });
  t.play('0 action:exploration-probe play:exploration-probe#1>46');
  expect([me(t).hand, hasFrontier(t.s.pub, SPACE)]).toEqual([2, false]);
});

it('[TI4-AC-5] [archaeological-expedition] of three cards the fragments are kept', () => {
  const t = field({
    ...TURN,
    cards: { 0: ['archaeological-expedition'] },
    planets: { torkan: 0 },
    also(s) {
      atop(s, 'freelancers');
      atop(s, 'cultural-relic-fragment');
      atop(s, 'mercenary-outfit');
    },
  });
  expect(t.may(0).filter((key) => key.includes('archaeological'))).toHaveLength(1);
  t.play('0 action:archaeological-expedition play:archaeological-expedition#1>deck:cultural');
  expect([kept(t, 'fragment'), gone(t, 'cultural')]).toEqual([
    ['cultural-relic-fragment'],
    ['mercenary-outfit', 'freelancers'],
  ]);
});

it('[TI4-FRAG-2] [seize-artifact] a fragment of a neighbour', () => {
  const t = field({
    ...TURN,
    units: ['0 cruiser 46', '1 cruiser 46', '2 cruiser 20'],
    cards: { 0: ['seize-artifact'] },
    also(s) {
      holding('cultural-relic-fragment#1')(s);
      s.pub.cards.at(-1)!.holder = 1;
    },
  });
  t.play('0 action:seize-artifact play:seize-artifact#1>seat:1');
  expect(kept(t, 'fragment')).toEqual(['cultural-relic-fragment']);
});

it('[TI4-ATT-1] an attachment stays with its planet, whoever takes it', () => {
  const t = field({
    ...(landing(2, 1) as Field),
    also: ({ pub }) => void pub.planets.torkan!.attachments.push('paradise-world'),
  });
  expect(t.s.pub.planets.torkan).toMatchObject({ controller: 0, attachments: ['paradise-world'] });
  expect(influenceOf(t.s.pub, 'torkan')).toBe(5);
});

describe('the ion storm', () => {
  const storm = (side: string, spec: Partial<Field>) =>
    field({
      edition: 4,
      factions: PLAIN,
      line: ['46', '47', '40'],
      units: ['0 cruiser 46', '0 cruiser 47'],
      ...spec,
      also(s) {
        s.pub.systemTokens = { 46: [{ kind: 'ion-storm', side }] };
      },
    });
  const sideOf = (t: Table) => t.s.pub.systemTokens['46']![0]!.side;

  it('[TI4-EXPL-15] [TI4-EXPL-7] [ion-storm] the finder chooses its side; the card lies before nobody', () => {
    const t = finds('ion-storm', SPACE, { edition: 4 });
    expect(t.may(0)).toEqual(['do:alpha', 'do:beta']);
    t.play('0 do:beta');
    expect(t.s.pub.systemTokens[SPACE]).toEqual([{ kind: 'ion-storm', side: 'beta' }]);
    expect(t.s.pub.cards.filter(({ id }) => id === 'ion-storm')).toMatchObject([{ holder: -1, state: 'readied' }]);
    expect([wormholesIn(t.s.pub, SPACE), deckOf({ sets: ['base', 'pok'], edition: 4 }, 'frontier').length]).toEqual([
      ['beta'],
      14,
    ]);
  });

  it('[TI4-WORM-8] [TI4-WORM-4] it turns when ships have gone through it, and no other movement turns it', () => {
    const beta = storm('beta', {}).play('0 activate:40', '0 move:cruiser@46~2');
    if (beta.asked().length > 0) beta.play('0 done');
    expect([standing(beta.s.pub, '40'), sideOf(beta)]).toEqual([['0 cruiser'], 'alpha']); // two steps away by its border
    const near = storm('alpha', {}).play('0 activate:47', '0 move:cruiser@46~2');
    if (near.asked().length > 0) near.play('0 done');
    expect([standing(near.s.pub, '47'), sideOf(near)]).toEqual([['0 cruiser*2'], 'alpha']);
  });

  it('[TI4-WORM-4] [TI4-WORM-8] where there is another way, whoever moved says which it was', () => {
    const spec = { line: ['46', '40'], units: ['0 cruiser 46'] };
    const moved = () => storm('beta', spec).play('0 activate:40', '0 move:cruiser@46~2');
    expect(moved().may(0)).toEqual(['around', 'wormhole']);
    expect([sideOf(moved().play('0 wormhole')), sideOf(moved().play('0 around'))]).toEqual(['alpha', 'beta']);
  });

  it('[TI4-WORM-8] a retreat through it turns it, too', () => {
    const t = storm('beta', {
      line: ['46', '47', '48', '40'],
      units: ['0 cruiser 46', '0 cruiser 40', '1 cruiser 46'],
      begin: { step: 'retreat', args: { seat: 0, system: '46', combat: 0, to: '40' } },
    });
    expect([standing(t.s.pub, '40'), sideOf(t)]).toEqual([['0 cruiser*2'], 'alpha']);
  });
});
