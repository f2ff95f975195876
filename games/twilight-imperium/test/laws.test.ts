// TI4-LAW: every law by its name: what it changes while it is in play, and what voting against it does.
import { expect, it } from 'vitest';
import { agendaCard } from '../content.ts';
import { adjacent, isThroughWormhole, waysFrom, wormholesIn } from '../galaxy/adjacency.ts';
import { barTo } from '../registry.ts';
import { type Pub, type S, technologiesOf, tokensLeft } from '../state.ts';
import { extraVotes } from '../values/agenda.ts';
import { influenceOf, resourcesOf } from '../values/board.ts';
import { combatDice } from '../values/combat.ts';
import { handLimit, printedCost, productionOf } from '../values/economy.ts';
import { reachOf } from '../values/move.ts';
import { scorablePublic } from '../values/objectives.ts';
import { retreats } from '../values/retreat.ts';
import { researchable } from '../values/technology.ts';
import { abilityOf, canSustain } from '../values/units.ts';
import { BOARD, council, decide, enact, laws, type Sitting, vote } from './council.ts';
import { type Field, field, standing } from './field.ts';
import { told } from './told.ts';

type T = ReturnType<typeof council>;
const PLANETS = { lodor: 0, arnor: 1, lor: 1, bereg: 2, 'lirta-iv': 2 };
const hands = (t: T): number[] => t.s.pub.players.map((player) => player.hand);
const points = (t: T): number[] => t.s.pub.players.map((player) => player.points);
const goods = (t: T): number[] => t.s.pub.players.map((player) => player.goods);
const held = (t: T, id: string) => t.s.pub.cards.find((card) => card.id === id);
/** A moment of the action phase under this law. */
const under = (id: string, on: number | string, spec: Partial<Field> = {}) =>
  field({
    ...BOARD,
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
    ...spec,
    also(s: S) {
      if (agendaCard(id).without) Object.assign(s.pub, { sets: ['base'], players: [...s.pub.players] }); // a table that has it
      enact(s, id, on);
      s.pub.speaker = 0;
      spec.also?.(s);
    },
  });
const pub = (id: string, on: number | string, spec: Partial<Field> = {}) => under(id, on, spec).s.pub;
const without = (spec: Partial<Field> = {}) =>
  field({ ...BOARD, begin: { step: 'turn', args: { seat: 0, actions: 0 } }, ...spec }).s.pub;
const ship = (p: S['pub'], type: string) => p.units.find((unit) => unit.type === type)!;

it('[TI4-LAW-1] [TI4-LAW-6] [TI4-AGENDA-15] For keeps a law in play, Against discards it; a directive never stays', () => {
  const kept = decide(council({ agenda: 'executive-sanctions' }), 'for');
  expect([laws(kept), kept.s.pub.discards.agendas]).toEqual([['executive-sanctions'], []]);
  const gone = decide(council({ agenda: 'executive-sanctions' }), 'against');
  expect([laws(gone), gone.s.pub.discards.agendas]).toEqual([[], ['executive-sanctions']]);
  const owned = decide(council({ agenda: 'minister-of-war' }), 'seat:2');
  expect(held(owned, 'minister-of-war')).toMatchObject({ holder: 2, kind: 'law' });
});

it('[anti-intellectual-revolution] whoever researches loses a ship', () => {
  const t = under('anti-intellectual-revolution', -1, {
    units: ['0 cruiser 18', '0 carrier 26', '0 fighter 26'],
    strategy: { technology: 0 },
  });
  t.play('0 strategic:technology', '0 research:neural-motivator');
  expect(t.request(0).at).toBe('giveUp.choose');
  expect(t.may(0)).toHaveLength(2); // no fighter
  t.play(`0 ["lose:${ship(t.s.pub, 'cruiser').id}"]`);
  expect(standing(t.s.pub, '18')).toEqual([]);
});

it('[TI4-OBJ-16] [classified-document-leaks] a scored secret becomes a public objective, and counts to nobody’s limit', () => {
  const scored = (s: S) => {
    s.pub.players[1]!.scored = ['establish-a-perimeter'];
    s.dark.decks.secrets = s.dark.decks.secrets.filter((id) => id !== 'establish-a-perimeter');
  };
  const t = council({ agenda: 'classified-document-leaks', also: scored, units: ['0 pds*2 jord', '0 pds*2 lodor'] });
  decide(t, 'objective:establish-a-perimeter');
  expect(held(t, 'classified-document-leaks')!.elected).toBe('establish-a-perimeter');
  expect(t.s.pub.objectives).toContain('establish-a-perimeter');
  expect(told(t, 'objective.public')).toHaveLength(1);
  expect(scorablePublic(t.s.pub, 0).map(({ id }) => id)).toContain('establish-a-perimeter');
});

it('[TI4-AGENDA-9] [committee-formation] its owner names the elected player, and nobody votes', () => {
  const t = council({ agenda: 'minister-of-war', laws: { 'committee-formation': 2 }, planets: PLANETS });
  expect(t.asked()).toEqual([2]);
  t.play('2 committee-formation use@2>seat:2');
  expect(t.asked()).toEqual([]);
  expect(held(t, 'minister-of-war')!.holder).toBe(2);
  expect(t.s.pub.discards.agendas).toEqual(['committee-formation']);
  expect(council({ agenda: 'mutiny', laws: { 'committee-formation': 2 }, planets: PLANETS }).asked()).toEqual([1]); // no election
});

it('[conventions-of-war] no bombardment of cultural planets; against: those who voted so discard', () => {
  const roll = { ability: 'bombardment', seat: 0, target: 1, system: '26', planet: 'lodor' } as const;
  expect(barTo('use', pub('conventions-of-war', -1), roll)?.why).toBe('law.bombardment');
  expect(barTo('use', pub('conventions-of-war', -1), { ...roll, planet: 'lor' })).toBeUndefined();
  expect(barTo('use', without(), roll)).toBeUndefined();
  const t = council({
    agenda: 'conventions-of-war',
    planets: PLANETS,
    cards: { 0: ['plague'], 1: ['sabotage', 'bunker'] },
  });
  vote(t, '1 against lor', '2 -', '0 -');
  expect(hands(t)).toEqual([1, 0, 0]);
});

const ATTACHED: [string, Sitting, (t: T) => void][] = [
  [
    '[core-mining] two resources for one infantry',
    { agenda: 'core-mining', units: ['1 infantry*2 lor'] },
    (t) => {
      expect([resourcesOf(t.s.pub, 'lor'), standing(t.s.pub, 'lor')]).toEqual([3, ['1 infantry']]);
    },
  ],
  [
    '[senate-sanctuary] two influence',
    { agenda: 'senate-sanctuary', planets: { lor: 1 } },
    (t) => expect(influenceOf(t.s.pub, 'lor')).toBe(4),
  ],
  [
    '[terraforming-initiative] one of each',
    { agenda: 'terraforming-initiative', planets: { lor: 1 } },
    (t) => {
      expect([resourcesOf(t.s.pub, 'lor'), influenceOf(t.s.pub, 'lor')]).toEqual([2, 3]);
    },
  ],
  [
    '[TI4-LAW-2] [demilitarized-zone] nothing stands there, and nothing is placed',
    { agenda: 'demilitarized-zone', units: ['1 infantry*2 lor', '1 pds lor'] },
    (t) => {
      expect(standing(t.s.pub, 'lor')).toEqual([]);
      expect(barTo('place', t.s.pub, 'lor')?.why).toBe('law.zone');
      expect(barTo('place', t.s.pub, 'arnor')).toBeUndefined();
    },
  ],
  [
    '[holy-planet-of-ixth] a point for its controller, and no production',
    { agenda: 'holy-planet-of-ixth', units: ['1 space-dock lor'] },
    (t) => {
      expect(points(t)).toEqual([0, 1, 0]);
      expect(productionOf(t.s.pub, ship(t.s.pub, 'space-dock'))).toBe(0);
    },
  ],
];
it.each(ATTACHED)('%s', (_, sitting, after) => {
  const t = council({ ...sitting, pok: false });
  decide(t, 'planet:lor');
  expect(held(t, sitting.agenda)).toMatchObject({ elected: 'lor', holder: -1 });
  after(t);
});

it('[holy-planet-of-ixth] whoever takes it takes the point', () => {
  const t = under('holy-planet-of-ixth', 'lor', {
    units: ['1 infantry jol', '0 infantry jord'],
    planets: { lor: 1 },
    begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lor' } },
    also: ({ pub: p }) => {
      p.players[1]!.points = 1;
    },
  });
  expect(points(t)).toEqual([1, 0, 0]);
});

it('[demilitarized-zone] no landing', () => {
  const t = under('demilitarized-zone', 'lor', {
    units: ['0 carrier 36', '0 infantry*2 36'],
    begin: { step: 'invasion', args: { seat: 0, system: '36', effects: [] } },
  });
  expect(t.may(0).filter((key) => key.startsWith('land:'))).toEqual(['land:infantry@36>arnor']);
});

it('[TI4-ADJ-11] [TI4-ADJ-12] [enforced-travel-ban] alpha and beta lead nowhere for whoever moves; against: PDS by wormholes fall', () => {
  const board = { line: ['18', '26'], at: { 39: 40, 42: 20 }, units: [] };
  expect(waysFrom(without(board), 0, '26')).toContain('39');
  const banned = pub('enforced-travel-ban', -1, board);
  expect(waysFrom(banned, 0, '26')).not.toContain('39');
  expect(adjacent(banned, 0, '26', '39')).toBe(true); // still adjacent
  const fleet = { ...board, units: ['0 cruiser 26', '0 cruiser 39'] };
  expect(retreats(without(fleet), 0, '26')).toContain('39');
  expect(retreats(pub('enforced-travel-ban', -1, fleet), 0, '26')).not.toContain('39'); // a retreat moves ships
  const creuss = pub('enforced-travel-ban', -1, { ...board, factions: { ...BOARD.factions, 0: 'creuss' } });
  expect(waysFrom(creuss, 0, '26')).toContain('39'); // nothing closes theirs
  const t = decide(
    council({ agenda: 'enforced-travel-ban', units: [...BOARD.units, '0 pds lodor', '1 pds jol', '2 pds lirta-iv'] }),
    'against',
  );
  expect(t.s.pub.units.filter(({ type }) => type === 'pds').map(({ on }) => on)).toEqual(['lirta-iv']);
});

it('[TI4-WORM-4] [enforced-travel-ban] systems that touch are left over the border, too: shut wormholes shut no border', () => {
  const board = { line: ['26', '39'], at: { 79: 40 }, units: [] };
  const [free, banned] = [without(board), pub('enforced-travel-ban', -1, board)];
  const ways = (on: Pub, to: string) => [waysFrom(on, 0, '26').includes(to), isThroughWormhole(on, 0, '26', to)];
  expect([ways(free, '39'), ways(free, '79')]).toEqual([
    [true, true], // over the border or through the wormhole, as one likes
    [true, true],
  ]);
  expect([ways(banned, '39'), ways(banned, '79')]).toEqual([
    [true, false],
    [false, false],
  ]);
});

it('[executive-sanctions] three cards at most; against: one is lost at random', () => {
  expect([handLimit(without(), 0), handLimit(pub('executive-sanctions', -1), 0)]).toEqual([7, 3]);
  const t = decide(
    council({ agenda: 'executive-sanctions', cards: { 0: ['plague', 'bunker'], 2: ['sabotage'] } }),
    'against',
  );
  expect(hands(t)).toEqual([1, 0, 0]);
});

it('[TI4-LAW-8] [fleet-regulations] four tokens at most; against: one more', () => {
  const t = decide(council({ agenda: 'fleet-regulations', fleet: 6 }), 'for');
  expect(t.s.pub.players.map(({ fleet }) => fleet)).toEqual([4, 4, 4]);
  const gain = under('fleet-regulations', -1, { fleet: 4, begin: { step: 'gainTokens', args: { seat: 0, count: 1 } } });
  expect(gain.may(0)).toEqual(['pool:strategy', 'pool:tactic']);
  const sheet = under('fleet-regulations', -1, { fleet: 4, begin: { step: 'statusTokens', args: {} } });
  sheet.refuses('0 {"tactic":3,"fleet":6,"strategy":2}', 'TI4-LAW-8');
  const more = decide(council({ agenda: 'fleet-regulations' }), 'against');
  expect(more.s.pub.players.map(({ fleet }) => fleet)).toEqual([4, 4, 4]);
});

it('[TI4-LAW-3] [homeland-defense-act] any number of PDS on a planet, while it lasts', () => {
  const units = ['0 pds*2 jord'];
  const build = (law: boolean) =>
    (law
      ? under('homeland-defense-act', -1, { units, begin: { step: 'buildStructure', args: { seat: 0 } } })
      : field({ ...BOARD, units, begin: { step: 'buildStructure', args: { seat: 0 } } })
    ).may(0);
  expect(build(true)).toContain('build:pds>jord');
  expect(build(false)).not.toContain('build:pds>jord');
  const t = council({ agenda: 'judicial-abolishment', laws: { 'homeland-defense-act': -1 }, units: ['0 pds*4 jord'] });
  decide(t, 'law:homeland-defense-act');
  expect(standing(t.s.pub, 'jord')).toEqual(['0 pds*2']);
});

it('[imperial-arbiter] two strategy cards change hands', () => {
  const t = under('imperial-arbiter', 1, {
    strategy: { trade: 1, imperial: 2 },
    begin: { step: 'strategyPhase', at: 'finish', args: {} },
  });
  t.play('1 imperial-arbiter use@1>trade.imperial');
  const owner = (id: string) => t.s.pub.strategyCards.find((card) => card.id === id)!.owner;
  expect([owner('trade'), owner('imperial')]).toEqual([2, 1]);
  expect(laws(t)).toEqual([]);
});

it('[minister-of-commerce] a good for each neighbour', () => {
  const t = under('minister-of-commerce', 1, {
    units: ['1 cruiser 26', '0 cruiser 18', '2 cruiser 36'],
    begin: { step: 'replenish', args: { seat: 1 } },
  });
  expect(goods(t)).toEqual([0, 2, 0]);
});

it('[minister-of-exploration] a good for each planet gained, also for one that is not explored', () => {
  const gain = (seat: number) =>
    goods(
      under('minister-of-exploration', 1, { begin: { step: 'gainPlanet', args: { seat, planet: 'mecatol-rex' } } }),
    );
  expect([gain(1), gain(0)]).toEqual([
    [0, 1, 0],
    [0, 0, 0],
  ]);
});

it('[minister-of-industry] a new space dock produces at once', () => {
  const t = under('minister-of-industry', 0, {
    planets: { jord: 0 },
    goods: { 0: 3 },
    begin: { step: 'placeStructure', args: { seat: 0, choice: 'build:space-dock>jord' } },
  });
  t.play('0 minister-of-industry use@0');
  expect(t.request(0).at).toBe('produce.choose');
});

it('[minister-of-peace] ends the turn of whoever comes where others are', () => {
  const t = under('minister-of-peace', 2, {
    units: ['0 cruiser 26', '1 cruiser 36'],
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
  });
  t.play('0 activate:36');
  t.play('2 minister-of-peace use@2');
  expect(t.asked()).toEqual([]);
  const empty = under('minister-of-peace', 2, {
    units: ['0 cruiser 26'],
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
  });
  empty.play('0 activate:36');
  expect(empty.asked()).toEqual([0]);
});

it('[minister-of-policy] a card at the end of the status phase', () => {
  const t = under('minister-of-policy', 2, { begin: { step: 'statusPhase', at: 'finish', args: {} } });
  expect(hands(t)).toEqual([0, 0, 1]);
});

it('[TI4-TECS-6] [minister-of-sciences] Technology costs its owner no resources', () => {
  const t = under('minister-of-sciences', 0, { strategy: { technology: 0 } });
  t.play('0 strategic:technology', '0 no');
  t.play('0 buy');
  expect(t.request(0).at).toBe('research.choose');
  const other = under('minister-of-sciences', 1, { strategy: { technology: 0 } });
  other.play('0 strategic:technology', '0 no');
  expect(other.asked()).toEqual([1]); // seat 0 cannot pay for a second one; seat 1 may follow for its token alone
});

it('[minister-of-war] a token comes back for one more action', () => {
  const t = under('minister-of-war', 0, {
    strategy: { leadership: 0, diplomacy: 0 },
    tokens: { 26: [0] },
    planets: { lor: 0 },
  });
  t.play('0 strategic:leadership', '0 pool:tactic', '0 pool:tactic', '0 pool:tactic', '0 done');
  while (t.request(t.asked()[0]!).at === 'secondary.ask') t.play(`${t.asked()[0]} no`);
  t.play('0 minister-of-war use@0>26');
  expect(t.s.pub.tokens['26']).toBeUndefined();
  expect(t.may(0)).toContain('end');
});

it('[prophecy-of-ixth] fighters hit more easily, until too few are made', () => {
  const units = ['0 fighter*2 26', '1 fighter 26', '0 carrier 26', '1 carrier 26'];
  const need = (p: S['pub'], owner: number) =>
    combatDice(p, {
      unit: p.units.find((u) => u.owner === owner)!,
      against: 1 - owner,
      system: '26',
      planet: null,
      attacker: 0,
    })[0]!.need;
  const law = pub('prophecy-of-ixth', 0, { units });
  expect([need(law, 0), need(law, 1), need(without({ units }), 0)]).toEqual([8, 10, 9]); // Jol-Nar are fragile
  const dock = { units: ['0 space-dock jord', '0 carrier*2 1'], goods: { 0: 4 } };
  const make = (...list: string[]) => {
    const t = under('prophecy-of-ixth', 0, {
      ...dock,
      begin: { step: 'tactical', at: 'production', args: { seat: 0, system: '1', effects: [] } },
    });
    t.play(...list.map((type) => `0 build:${type}`), '0 done');
    while (t.asked().includes(0) && t.request(0).at === 'pay.next') t.play(`0 ${t.may(0)[0]}`);
    return laws(t);
  };
  expect(make('fighter', 'fighter')).toEqual(['prophecy-of-ixth']);
  expect(make('fighter')).toEqual([]);
});

it('[publicize-weapon-schematics] war suns for everybody, and none sustains damage', () => {
  const spec = { techs: { 1: ['war-sun'] }, units: ['1 war-sun 26', '1 dreadnought 26'] };
  const law = pub('publicize-weapon-schematics', -1, spec);
  expect(researchable(law, 0)).toContain('war-sun');
  const ember = pub('publicize-weapon-schematics', -1, { techs: { 1: ['prototype-war-sun-2'] } });
  expect(researchable(ember, 0)).toContain('war-sun'); // what a faction has instead is one
  expect([canSustain(law, ship(law, 'war-sun')), canSustain(law, ship(law, 'dreadnought'))]).toEqual([false, true]);
  expect(researchable(pub('publicize-weapon-schematics', -1), 0)).not.toContain('war-sun'); // nobody owns one
  const t = decide(
    council({
      agenda: 'publicize-weapon-schematics',
      techs: { 1: ['war-sun'] },
      cards: { 0: ['plague'], 1: ['bunker'] },
    }),
    'against',
  );
  expect(hands(t)).toEqual([1, 0, 0]);
});

it('[regulated-conscription] one for its cost', () => {
  const types = ['fighter', 'fighter', 'infantry'] as const;
  expect([printedCost(without(), 0, types), printedCost(pub('regulated-conscription', -1), 0, types)]).toEqual([2, 3]);
});

it.each([
  ['[TI4-VOTE-15] [representative-government] one vote each, without planets', 'representative-government', true],
  [
    '[TI4-VOTE-15] [representative-government-base] one vote each, without planets',
    'representative-government-base',
    false,
  ],
])('%s', (_, id, pok) => {
  const t = council({ agenda: 'mutiny', laws: { [id]: -1 }, planets: PLANETS, pok });
  t.refuses('1 {"outcome":"for","planets":["lor"]}', 'TI4-VOTE-15');
  expect(extraVotes(t.s.pub, 1)).toBe(0);
  vote(t, '1 for', '2 for', '0 against');
  expect(points(t)).toEqual([0, 1, 1]);
  const against = council({ agenda: id, planets: PLANETS, pok });
  vote(against, '1 against lor', '2 -', '0 -');
  expect(against.s.pub.pending).toMatchObject([{ seat: 1, source: id, until: 'strategy.start' }]);
});

it.each([
  ['[research-team-biotic] stands for a green symbol', 'research-team-biotic', 'dacxive-animators'],
  ['[research-team-cybernetic] for a yellow one', 'research-team-cybernetic', 'graviton-laser-system'],
  ['[research-team-propulsion] for a blue one', 'research-team-propulsion', 'gravity-drive'],
  ['[research-team-warfare] for a red one', 'research-team-warfare', 'magen-defense-grid'],
])('%s', (_, id, tech) => {
  const spec = { planets: { arnor: 2 }, begin: { step: 'research', args: { seat: 2 } } };
  expect(researchable(without(spec), 2)).not.toContain(tech);
  const t = under(id, 'arnor', spec);
  t.play(`2 research:${tech}`); // there is no other way than to exhaust the law for it
  expect(technologiesOf(t.s.pub, 2).map((card) => card.id)).toContain(tech);
  expect(held(t, id)!.state).toBe('exhausted');
  expect(researchable(t.s.pub, 2)).not.toContain('sarween-tools-2');
  expect(researchable(under(id, 'lor', spec).s.pub, 2)).not.toContain(tech); // nobody's planet
});

it('[shard-of-the-throne-agenda] a point that goes to whoever defeats its owner', () => {
  const t = decide(council({ agenda: 'shard-of-the-throne-agenda', pok: false }), 'seat:1');
  expect(points(t)).toEqual([0, 1, 0]);
  const fight = under('shard-of-the-throne-agenda', 1, {
    units: ['0 dreadnought 26', '1 fighter 26'],
    begin: { step: 'spaceCombat', args: { seat: 0, defender: 1, system: '26', round: 0, effects: [] } },
    dice: [10, 1],
    also: ({ pub: p }) => {
      p.players[1]!.points = 1;
    },
  });
  for (let i = 0; i < 9 && fight.asked().length > 0; i++) {
    const [seat] = fight.asked() as [number];
    fight.play(`${seat} ${['no', 'pass', 'done'].find((key) => fight.may(seat).includes(key)) ?? fight.may(seat)[0]}`);
  }
  expect([held(fight, 'shard-of-the-throne-agenda')!.holder, points(fight)]).toEqual([0, [1, 0, 0]]);
});

it('[crown-of-emphidia-agenda] a point that goes to whoever takes a planet of its owner’s home', () => {
  const spec = {
    units: ['0 infantry jord'],
    planets: { jol: 1, nar: 1 },
    also: ({ pub: p }: S) => {
      p.players[1]!.points = 1;
    },
  };
  const take = (planet: string) =>
    under('crown-of-emphidia-agenda', 1, { ...spec, begin: { step: 'gainPlanet', args: { seat: 0, planet } } });
  expect([held(take('jol'), 'crown-of-emphidia-agenda')!.holder, points(take('jol'))]).toEqual([0, [1, 0, 0]]);
  expect(points(take('lor'))).toEqual([0, 1, 0]);
});

it('[crown-of-thalnos-agenda] dice may be rolled again; who misses then is lost', () => {
  const t = under('crown-of-thalnos-agenda', 0, {
    units: ['0 cruiser*2 26', '1 dreadnought 26'],
    begin: { step: 'spaceCombat', args: { seat: 0, defender: 1, system: '26', round: 0, effects: [] } },
    dice: [1, 1, 1, 10, 1],
  });
  for (let i = 0; i < 9 && !t.may(t.asked()[0]!).some((key) => key.startsWith('crown')); i++) {
    const [seat] = t.asked() as [number];
    t.play(`${seat} ${['no', 'pass'].find((key) => t.may(seat).includes(key))}`);
  }
  t.play('0 crown-of-thalnos-agenda use@0');
  t.play('0 ["die:0","die:1"]');
  expect(t.s.pub.units.filter((u) => u.owner === 0)).toHaveLength(1);
});

it('[shared-research] ways through nebulae; against: a token at home', () => {
  const board = { line: ['26', '42', '36'], at: {}, units: ['0 cruiser 26'] };
  expect(reachOf(pub('shared-research', -1, board), 0).has('36')).toBe(true);
  expect(reachOf(without(board), 0).has('36')).toBe(false);
  const t = decide(council({ agenda: 'shared-research' }), 'against');
  expect(t.s.pub.tokens).toEqual({ 1: [0], 12: [1], 10: [2] });
});

it('[wormhole-reconstruction] all alpha and beta systems are adjacent; against: tokens where ships are', () => {
  const board = { line: ['18', '26'], at: { 40: 40, 42: 20 }, units: [] };
  expect([
    adjacent(without(board), 0, '26', '40'),
    adjacent(pub('wormhole-reconstruction', -1, board), 0, '26', '40'),
  ]).toEqual([false, true]);
  const t = decide(council({ agenda: 'wormhole-reconstruction', units: ['0 cruiser 26', '1 cruiser 36'] }), 'against');
  expect(t.s.pub.tokens).toEqual({ 26: [0] });
  expect(tokensLeft(t.s.pub, 0)).toBe(tokensLeft(t.s.pub, 1) - 1);
});

it('[articles-of-war] mechs keep Sustain Damage and lose the rest; against: goods for those who voted For', () => {
  const spec = { factions: { ...BOARD.factions, 0: 'xxcha' }, units: ['0 mech lodor'] };
  const mech = (p: S['pub']) => [
    abilityOf(p, ship(p, 'mech'), 'spaceCannon') !== undefined,
    canSustain(p, ship(p, 'mech')),
  ];
  expect([mech(without(spec)), mech(pub('articles-of-war', -1, spec))]).toEqual([
    [true, true],
    [false, true],
  ]);
  const t = council({ agenda: 'articles-of-war', planets: PLANETS });
  vote(t, '1 for lor', '2 against lirta-iv', '0 -');
  expect(goods(t)).toEqual([0, 3, 0]);
});

it('[TI4-STRAT-12] [TI4-STRAT-13] [checks-and-balances] whoever chooses a card gives it away and keeps the goods', () => {
  const t = under('checks-and-balances', -1, {
    begin: { step: 'pickStrategyCard', args: { seat: 0 } },
    also: ({ pub: p }) => {
      p.strategyCards.find(({ id }) => id === 'trade')!.goods = 2;
    },
  });
  t.play('0 take:trade');
  expect(t.may(0)).toEqual(['seat:1', 'seat:2']);
  t.play('0 seat:2');
  expect(t.s.pub.strategyCards.find(({ id }) => id === 'trade')).toMatchObject({ owner: 2, goods: 0 });
  expect(goods(t)).toEqual([2, 0, 0]);
  const full = { leadership: 1, diplomacy: 1, politics: 2, construction: 2 };
  const last = under('checks-and-balances', -1, {
    strategy: full,
    begin: { step: 'pickStrategyCard', args: { seat: 0 } },
  });
  last.play('0 take:trade');
  expect(last.s.pub.strategyCards.find(({ id }) => id === 'trade')!.owner).toBe(0);
});

it('[TI4-AGENDA-18] [checks-and-balances] against: only three planets become ready', () => {
  const t = council({
    agenda: 'checks-and-balances',
    next: ['mutiny'],
    begin: { step: 'agendaPhase', args: {} },
    planets: { lodor: 0, wellon: 0, tarmann: 0 },
    also: ({ pub: p }) => {
      for (const planet of Object.values(p.planets)) planet.exhausted = true;
    },
  });
  decide(t, 'against');
  decide(t, 'against');
  expect(t.request(0)).toMatchObject({ at: 'readyAfterAgendas.choose', ask: { min: 3, max: 3 } });
  t.play('0 ["ready:jord","ready:lodor","ready:wellon"]');
  expect(t.s.pub.planets.tarmann!.exhausted).toBe(true);
  expect(t.s.pub.planets.jol!.exhausted).toBe(false);
});

it('[nexus-sovereignty] the nexus keeps only its gamma wormhole; against: a gamma wormhole at Mecatol Rex', () => {
  const t = decide(council({ agenda: 'nexus-sovereignty' }), 'against');
  expect(wormholesIn(t.s.pub, '18')).toEqual(['gamma']);
  expect(laws(decide(council({ agenda: 'nexus-sovereignty' }), 'for'))).toEqual(['nexus-sovereignty']);
});

it('[political-censure] a point, and no action cards', () => {
  const t = decide(council({ agenda: 'political-censure' }), 'seat:1');
  expect(points(t)).toEqual([0, 1, 0]);
  expect(barTo('play', t.s.pub, 1)?.why).toBe('law.censure');
  expect(barTo('play', t.s.pub, 0)).toBeUndefined();
});

it('[TI4-OBJ-23] [search-warrant] two secrets, and all of them face up', () => {
  const t = decide(council({ agenda: 'search-warrant' }), 'seat:1');
  expect(t.s.pub.players[1]!.secrets).toBe(2);
  expect(t.s.pub.players[1]!.shown).toEqual(t.s.own[1]!.secrets);
  expect(t.s.pub.players[0]!.shown).toBeUndefined();
});

it('[minister-of-antiquities] a relic, if there are any', () => {
  const t = council({
    agenda: 'minister-of-antiquities',
    also: (s) => {
      s.dark.decks.relics = ['the-obsidian'];
      s.pub.decks.relics = 1;
    },
  });
  decide(t, 'seat:2');
  expect(held(t, 'the-obsidian')).toMatchObject({ kind: 'relic', holder: 2 });
});
