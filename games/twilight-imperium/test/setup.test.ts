// TI4-SETUP: what a table agrees on, and the stages until the first round.
import { LANGUAGES, type Objection, optionsFor, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import { factionSheet, objectiveCard, technologyCard } from '../content.ts';
import { actionDeck, secretDeck, stageDeck } from '../decks.ts';
import { twilightImperium } from '../game.ts';
import box from '../index.ts';
import type { SetId } from '../packs/base/types.ts';
import { UNIT_TYPES } from '../packs/base/units/generic.ts';
import { COMPLETE, FIGURES, figureSheets } from '../roster.ts';
import { hasSet, NOBODY, newPlanet, type S, technologiesOf, tokensLeft } from '../state.ts';
import { homeOf, planetsIn } from '../values/board.ts';
import { producible } from '../values/economy.ts';
import { deckOf } from '../values/technology.ts';
import { field, standing } from './field.ts';
import { open } from './opening.ts';

const sheetOf = (t: ReturnType<typeof open>, seat: number) => factionSheet(t.match.state.pub.players[seat]!.faction);

it('[TI4-SETUP-2] a table agrees on map, shape, target, factions and sets before the first stage', () => {
  expect(optionsFor(twilightImperium)).toEqual({
    map: 'learn',
    mapString: '',
    layout: 'usual',
    target: '10',
    pairs: 'none',
    factions: 'deal',
    draft: 'open',
    mapSeed: 0,
    plain: false,
    pok: true,
    codex1: true,
    codex2: true,
    codex3: true,
    codex4: true,
    te: false,
    revised: true,
    setupRoll: true,
    readings: [],
    events: [],
    drawn: 0,
  });
  expect([10, 14].map((target) => open(3, { target: String(target) }).match.state.pub.score)).toEqual([10, 14]);
  expect([true, false].map((pok) => hasSet(open(3, { pok }).match.state.pub, 'pok'))).toEqual([true, false]);
});

it.each([
  [{ map: 'learn-3p-base' }, 4, 'objection.players'],
  [{ map: 'build', layout: '5p' }, 4, 'objection.players'],
  [{ map: 'build', layout: '6p-large', pok: false }, 6, 'objection.pok'],
  [{ mapString: '19 19 0 0 0' }, 3, 'objection.map.twice'],
  [{ mapString: '{19} 20 0 0 0' }, 3, 'objection.map.centre'],
])('[TI4-SETUP-2] what does not go together is refused in words: %j', (options, seats, key) => {
  try {
    optionsFor(twilightImperium, options, seats);
    throw new Error('accepted');
  } catch (error) {
    const { why } = error as Objection;
    expect(why.key).toBe(key);
    for (const language of LANGUAGES)
      expect(speaker(language, wordsOf(box.home, language)).say(why).length).toBeGreaterThan(10);
  }
});

it('[TI4-SETUP-3] a seat drawn at random is the speaker', () => {
  const speakers = new Set(Array.from({ length: 30 }, (_, seed) => open(4, {}, seed).match.state.pub.speaker));
  expect([...speakers].sort()).toEqual([0, 1, 2, 3]);
  expect(open(4).told[0]).toBe('speaker');
});

it('[TI4-SETUP-5] without Prophecy of Kings there are no mechs', () => {
  const [complete, without] = [true, false].map((pok) => open(3, { pok }).run().match.state.pub);
  expect([producible(complete!, 0, 'mech'), producible(without!, 0, 'mech')]).toEqual([true, false]);
});

it('[TI4-SETUP-6] each player ends with one faction, no faction twice, and the Obsidian is not to be had', () => {
  for (const factions of ['deal', 'random', 'pick'])
    for (const seats of [3, 6, 8]) {
      const taken = open(seats, { factions })
        .run()
        .match.state.pub.players.map((p) => p.faction);
      expect(new Set(taken).size).toBe(seats);
      expect(taken.every((id) => [...COMPLETE, ...FIGURES].some((sheet) => sheet.id === id))).toBe(true);
    }
  expect([...COMPLETE, ...FIGURES].map(({ id }) => id)).not.toContain('obsidian');
});

it('[TI4-SETUP-7] deal: two sheets each, of which one is kept, under seal and all at once', () => {
  const t = open(3);
  const asked = t.open();
  expect(asked.map((request) => request.seat)).toEqual([0, 1, 2]);
  const offers = asked.map((r) => (r.ask.shape === 'one' ? r.ask.options.map((o) => o.key) : []));
  expect(offers.map((offer) => offer.length)).toEqual([2, 2, 2]);
  expect(new Set(offers.flat()).size).toBe(6);
  t.match.apply({ request: asked[1]!.id, seat: 1, choice: offers[1]![1]! });
  expect(t.match.state.pub.players.map((p) => p.faction)).toEqual(['', '', '']); // nobody sees it yet
  t.match.apply({ request: asked[0]!.id, seat: 0, choice: offers[0]![0]! });
  t.match.apply({ request: asked[2]!.id, seat: 2, choice: offers[2]![0]! });
  const kept = [offers[0]![0], offers[1]![1], offers[2]![0]].map((key) => key!.slice('faction:'.length));
  expect(t.match.state.pub.players.map((p) => p.faction)).toEqual(kept);
});

it('[TI4-SETUP-7] pick: openly, in speaker order; random: nobody is asked', () => {
  const t = open(4, { factions: 'pick' });
  const order = [0, 1, 2, 3].map((i) => (t.match.state.pub.speaker + i) % 4);
  for (const seat of order) {
    const [request, ...others] = t.open();
    expect([request!.seat, others]).toEqual([seat, []]);
    const keys = request!.ask.shape === 'one' ? request!.ask.options.map((o) => o.key) : [];
    for (const { faction } of t.match.state.pub.players) expect(keys).not.toContain(`faction:${faction}`);
    t.match.apply({ request: request!.id, seat, choice: keys[0]! });
  }
  expect(open(4, { factions: 'random' }).match.state.pub.players.every((p) => p.faction !== '')).toBe(true);
});

it('[TI4-SETUP-7] with sheets that are figures only there are two for everybody, marked as such', () => {
  const t = open(8, { plain: true }, 8, 1); // as long as there were any
  const options = t.open().flatMap((r) => (r.ask.shape === 'one' ? r.ask.options : []));
  expect(options).toHaveLength(16);
  const plain = options
    .filter((o) => o.label.key === 'option.faction.plain')
    .map((o) => o.key.slice('faction:'.length));
  const { edition, sets } = t.match.state.pub;
  const figures = figureSheets({ edition: edition ?? 1 }).filter((id) => sets.includes(factionSheet(id).set as SetId));
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.filter((id) => !figures.includes(id))).toEqual([]);
});

it('[TI4-SETUP-13] [TI4-SETUP-30] everybody has the same pieces and tokens, 3, 3 and 2 of them on the sheet', () => {
  expect(UNIT_TYPES.reduce((total, { pieces }) => total + pieces, 0)).toBe(63);
  const { pub } = open(6).run().match.state;
  for (const [seat, player] of pub.players.entries()) {
    expect(player).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 });
    expect(tokensLeft(pub, seat)).toBe(8);
  }
});

it('[TI4-SETUP-15] an upgrade that a faction has of its own is not in its technology deck', () => {
  const { pub } = field({ line: ['46'], units: [], factions: { 0: 'sol', 1: 'hacan' } }).s;
  const ids = (seat: number) => deckOf(pub, seat).map((tech) => tech.id);
  expect(ids(0)).toEqual(expect.arrayContaining(['advanced-carrier-2', 'spec-ops-2', 'fighter-2']));
  expect(ids(0)).not.toContain('carrier-2');
  expect(ids(1)).toEqual(expect.arrayContaining(['carrier-2', 'production-biomes']));
  expect(ids(1)).not.toContain('advanced-carrier-2');
});

it('[TI4-SETUP-18] everybody controls the own home planets, readied', () => {
  const { pub } = open(6).run().match.state;
  for (const seat of pub.players.keys())
    for (const planet of planetsIn(pub, homeOf(pub, seat)))
      expect(pub.planets[planet]).toEqual(newPlanet(homeOf(pub, seat), seat));
  expect(Object.values(pub.planets).filter((p) => p.controller === NOBODY).length).toBeGreaterThan(20);
});

it('[TI4-SETUP-19] [TI4-SETUP-20] the board is laid; the custodians token lies on Mecatol Rex', () => {
  const { pub } = open(6).run().match.state;
  expect(pub.board.find((tile) => tile.index === 0)!.tile).toBe('18');
  expect(pub.custodians).toBe(true);
  expect(pub.planets['mecatol-rex']!.controller).toBe(NOBODY);
  const te = open(6, { map: 'thunder-dreaming' }).run().match.state.pub;
  expect(te.board.find((tile) => tile.index === 0)!.tile).toBe('112'); // the newer Mecatol Rex
});

it('[TI4-SETUP-23] [TI4-SETUP-25] every deck is shuffled, each by itself; the rest lies in the supply', () => {
  const at = (seed: number) => open(3, { factions: 'random' }, seed).match.state;
  const [one, other] = [at(1).dark.decks, at(2).dark.decks];
  for (const deck of ['actions', 'secrets', 'stage1', 'stage2'] as const) expect(one[deck]).not.toEqual(other[deck]);
  expect([...one.actions].sort()).toEqual([...actionDeck(at(1).pub)].sort());
  const { pub, dark, own } = open(3).run().match.state;
  expect([...dark.decks.secrets, ...own.flatMap((o) => o.secrets)].sort()).toEqual([...secretDeck(pub)].sort());
  expect(Object.keys(pub.planets)).toHaveLength(pub.board.flatMap((tile) => planetsIn(pub, tile.tile)).length);
});

it('[TI4-SETUP-26] [TI4-SETUP-31] [TI4-SETUP-33] eight readied strategy cards without trade goods; nobody has cards, goods or points', () => {
  const { pub } = open(5).run().match.state;
  expect(pub.strategyCards).toHaveLength(8);
  for (const card of pub.strategyCards) expect(card).toMatchObject({ owner: NOBODY, exhausted: false, goods: 0 });
  for (const player of pub.players) expect(player).toMatchObject({ hand: 0, goods: 0, commodities: 0, points: 0 });
});

it('[TI4-SETUP-27] starting technologies and units: ships in space, the rest divided as its owner likes', () => {
  const t = open(6, { factions: 'random' }, 4);
  const { pub } = t.run().match.state;
  for (const seat of pub.players.keys()) {
    const { startingUnits, startingTech } = sheetOf(t, seat);
    const mine = pub.units.filter((u) => u.owner === seat);
    for (const [type, count] of Object.entries(startingUnits))
      expect(mine.filter((u) => u.type === type)).toHaveLength(count);
    expect(mine.every((u) => u.at === homeOf(pub, seat))).toBe(true);
    if (Array.isArray(startingTech))
      // others choose
      expect(technologiesOf(pub, seat).map((tech) => tech.id)).toEqual(startingTech);
  }
  const also = ({ pub }: S) => {
    pub.phase = 'setup';
    pub.speaker = 0;
  };
  const factions = { 0: 'norr', 1: 'sol', 2: 'letnev' };
  const norr = field({
    line: ['13', '1', '10'],
    units: [],
    factions,
    also,
    begin: { step: 'setup', at: 'troops', args: {} },
  });
  expect(standing(norr.s.pub, '13')).toEqual(['0 carrier*2', '0 cruiser']);
  expect(norr.may(0)).toEqual(['put:quinarra', 'put:trenlak']);
  norr.play('0 put:quinarra', '0 put:trenlak');
  expect([standing(norr.s.pub, 'quinarra'), standing(norr.s.pub, 'trenlak')]).toEqual([['0 infantry'], ['0 infantry']]);
});

it('[TI4-SETUP-28] where the sheet leaves starting technologies open, its owner chooses', () => {
  const begin = { step: 'startingTechnologies', args: { seat: 0 } };
  const winnu = field({ line: ['46'], units: [], factions: { 0: 'winnu' }, begin });
  expect(winnu.may(0)).toEqual(expect.arrayContaining(['tech:antimass-deflectors', 'tech:sarween-tools']));
  expect(winnu.may(0)).not.toContain('tech:gravity-drive'); // it has prerequisites
  winnu.play('0 ["tech:sarween-tools"]');
  expect(technologiesOf(winnu.s.pub, 0).map((tech) => tech.id)).toEqual(['sarween-tools']);
  const argent = field({ line: ['46'], units: [], factions: { 0: 'argent' }, begin });
  expect(argent.may(0)).toEqual(['tech:neural-motivator', 'tech:plasma-scoring', 'tech:sarween-tools']);
  argent.refuses('0 ["tech:sarween-tools"]', 'TI4-SETUP-28'); // two of them
  argent.play('0 ["tech:sarween-tools","tech:plasma-scoring"]');
  expect(technologiesOf(argent.s.pub, 0)).toHaveLength(2);
});

it.each([
  ['bastion', ['blue', 'yellow']],
  ['firmament', ['green', 'yellow']],
  ['ralnel', ['green', 'red']],
  ['rebellion', ['blue', 'red']],
] as const)('[TI4-TESET-13] %s begins with one technology without prerequisites, %s', (faction, colours) => {
  const begin = { step: 'startingTechnologies', args: { seat: 0 } };
  const t = field({
    edition: 7,
    sets: ['base', 'pok', 'te'],
    line: ['46'],
    units: [],
    factions: { 0: faction },
    begin,
  });
  const ids = t.may(0).map((key) => key.slice('tech:'.length));
  expect(ids.length).toBeGreaterThan(2);
  for (const id of ids)
    expect([technologyCard(id).prereq ?? {}, colours.includes(technologyCard(id).color as never)]).toEqual([{}, true]);
  expect(new Set(ids.map((id) => technologyCard(id).color)).size).toBe(2);
  t.refuses(`0 ${JSON.stringify(t.may(0).slice(0, 2))}`, 'TI4-SETUP-28');
  t.play(`0 ["${t.may(0)[0]}"]`);
  expect(technologiesOf(t.s.pub, 0)).toHaveLength(1);
});

it('[TI4-SETUP-32] of two secret objectives one is kept; the other goes back unseen', () => {
  const t = open(3).run((request) => request.prompt.key === 'ask.secret.return');
  const drawn = t.match.state.own.map((own) => [...own.secrets]);
  expect(drawn.map((secrets) => secrets.length)).toEqual([2, 2, 2]);
  expect(t.open().map((request) => request.seat)).toEqual([0, 1, 2]);
  t.run();
  const { own, dark, pub } = t.match.state;
  expect(pub.players.map((p) => p.secrets)).toEqual([1, 1, 1]);
  for (const [seat, secrets] of drawn.entries()) {
    const [kept] = own[seat]!.secrets;
    expect(secrets).toContain(kept);
    expect(dark.decks.secrets).toContain(secrets.find((id) => id !== kept));
  }
});

it('[TI4-SETUP-34] five objectives of each stage, the first two turned up', () => {
  const { pub, dark } = open(4).run().match.state;
  expect(pub.objectives.map((id) => objectiveCard(id).stage)).toEqual([1, 1]);
  expect(pub.decks).toMatchObject({ stage1: 3, stage2: 5 });
  expect([dark.decks.stage1.length, dark.decks.stage2.length]).toEqual([3, 5]);
  expect(stageDeck(pub, 2)).toEqual(expect.arrayContaining(dark.decks.stage2));
});

it('[TI4-SETUP-36] then the first round begins with its strategy phase', () => {
  const { pub } = open(6).run().match.state;
  expect([pub.round, pub.phase]).toEqual([1, 'strategy']);
  expect(pub.stack.map((f) => f.step)).toContain('strategyPhase');
});
