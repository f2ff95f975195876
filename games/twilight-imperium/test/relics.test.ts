// TI4-REL: the relics of Prophecy of Kings and the Codices, one by one.
import { describe, expect, it } from 'vitest';
import { deckOf, newest } from '../decks.ts';
import type { SetId } from '../packs/base/types.ts';
import { RELIC_TABLE } from '../packs/prophecy-of-kings/relics.ts';
import { cardsOf, has, newCard, type Pub, type S, technologiesOf } from '../state.ts';
import { influenceOf, planetsIn, resourcesOf } from '../values/board.ts';
import { commodityValue, tokensIn } from '../values/economy.ts';
import { progressTowards } from '../values/progress.ts';
import { misses, offers, through } from './drive.ts';
import { type Field, field, standing } from './field.ts';

const EDITION = { edition: 4, factions: { 0: 'sol', 1: 'norr', 2: 'letnev' }, fleet: 6 };
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
/** Seat 0 holds these relics at its turn. */
const holding = (relics: string[], spec: Partial<Field> = {}) =>
  field({
    ...EDITION,
    line: ['46', '28', '29', '19', '20'],
    units: ['0 cruiser 46'],
    begin: TURN,
    ...spec,
    open: { 0: relics.map((id) => `relic:${id}`), ...spec.open },
    also(s) {
      s.dark.decks.relics = s.dark.decks.relics.filter((id) => !s.pub.cards.some((card) => card.id === id));
      s.pub.decks.relics = s.dark.decks.relics.length;
      spec.also?.(s);
    },
  });
type Table = ReturnType<typeof holding>;
const me = (t: Table) => t.s.pub.players[0]!;
const stateOf = ({ cards }: Pub, id: string) => cards.find((card) => card.id === id)?.state;
/** This relic lies on top of the deck. */
const atop =
  (id: string) =>
  ({ dark }: S): void => {
    dark.decks.relics = [...dark.decks.relics.filter((other) => other !== id), id];
  };
const gaining = (id: string, spec: Partial<Field> = {}) =>
  holding([], {
    begin: { step: 'gainRelic', args: { seat: 0 } },
    ...spec,
    also(s) {
      atop(id)(s);
      spec.also?.(s);
    },
  });
const actions = (t: Table, id: string) => t.may(0).filter((key) => key.startsWith(`action:${id} `));

describe('the deck', () => {
  it('[TI4-REL-1] [TI4-REL-2] the top card lies open, its number is public, and an empty deck gives nothing', () => {
    const t = gaining('the-codex');
    expect(cardsOf(t.s.pub, 0, 'relic')).toEqual([newCard('relic', 'the-codex', 0)]);
    expect([t.s.pub.decks.relics, t.s.dark.decks.relics.length]).toEqual([15, 15]);
    const none = gaining('the-codex', {
      also: ({ pub, dark }) => Object.assign(pub.decks, { relics: dark.decks.relics.splice(0).length * 0 }),
    });
    expect(cardsOf(none.s.pub, 0, 'relic')).toEqual([]);
  });

  it('[TI4-REL-2] [TI4-SET-7] every set brings its own, and matches of earlier editions have none', () => {
    const count = (edition: number, ...sets: SetId[]) => deckOf({ sets: ['base', ...sets], edition }, 'relics').length;
    expect([count(4, 'pok'), count(4, 'pok', 'codex2'), count(4, 'pok', 'codex2', 'codex4')]).toEqual([10, 13, 16]);
    expect([count(3, 'pok', 'codex2', 'codex4'), count(4)]).toEqual([0, 0]);
    expect(RELIC_TABLE.map(({ id }) => id).sort()).toEqual(
      [...deckOf({ sets: ['base', 'pok', 'codex2', 'codex4', 'te'], edition: newest() }, 'relics')].sort(),
    );
  });

  it('[TI4-FRAG-1] [TI4-REL-2] three fragments are a relic', () => {
    const t = holding([], {
      also(s) {
        for (const n of [1, 2, 3])
          s.pub.cards = [...s.pub.cards, newCard('fragment', `cultural-relic-fragment#${n}`, 0)];
        atop('nano-forge')(s);
      },
    });
    t.play('0 action:relic-fragments fragments:cultural>0');
    expect(has(t.s.pub, 0, 'nano-forge')).toBe(true);
  });

  it('[TI4-REL-4] [TI4-STATUS-14] an exhausted relic becomes ready in the status phase and keeps its standing text', () => {
    const t = holding(['circlet-of-the-void'], { begin: { step: 'statusPhase', at: 'ready', args: {} } });
    expect(stateOf(t.s.pub, 'circlet-of-the-void')).toBe('readied');
    const spent = holding(['circlet-of-the-void'], {
      begin: { step: 'statusPhase', at: 'ready', args: {} },
      also: ({ pub }) => {
        pub.cards.find(({ id }) => id === 'circlet-of-the-void')!.state = 'exhausted';
      },
    });
    expect(stateOf(spent.s.pub, 'circlet-of-the-void')).toBe('readied');
  });

  it('[TI4-REL-3] no relic is part of a transaction', () => {
    const t = holding(['the-codex'], { units: ['0 cruiser 46', '1 cruiser 46'] });
    const offer = t.match.requestsTo(0).find(({ at }) => at === 'deal.offer')!;
    const value = {
      to: 1,
      give: { goods: 0, commodities: 0, cards: [], fragments: ['the-codex'] },
      get: { goods: 0, commodities: 0, cards: [] },
    };
    expect('refused' in t.match.apply({ request: offer.id, seat: 0, choice: value })).toBe(true);
  });

  it('[TI4-REL-5] who is eliminated takes the relics out of the game', () => {
    const t = holding(['the-codex'], {
      units: ['1 cruiser 46'],
      beaten: [0],
      begin: { step: 'eliminate', args: { seat: 0 } },
    });
    expect(stateOf(t.s.pub, 'the-codex')).toBe('purged');
  });
});

describe('actions', () => {
  it('[TI4-REL-17] [TI4-BOARD-8] [stellar-converter] a planet next to a unit that bombards is no more, with all that was on it', () => {
    const t = holding(['stellar-converter'], {
      line: ['46', '28', '18', '1'],
      units: ['0 dreadnought 46', '1 infantry*2 torkan', '1 pds torkan', '1 infantry tequran'],
      also: ({ pub, dark }) => {
        pub.planets.torkan!.attachments = ['dyson-sphere'];
        dark.decks.cultural = dark.decks.cultural.filter((card) => card !== 'dyson-sphere');
      },
    });
    t.play('0 action:stellar-converter on:torkan');
    expect(planetsIn(t.s.pub, '28')).toEqual(['tequran']);
    expect([standing(t.s.pub, 'torkan'), standing(t.s.pub, 'tequran')]).toEqual([[], ['1 infantry']]);
    expect([stateOf(t.s.pub, 'dyson-sphere'), stateOf(t.s.pub, 'stellar-converter')]).toEqual(['purged', 'purged']);
  });

  it('[TI4-REL-17] [stellar-converter] not at home, not Mecatol Rex, not a legendary or an own planet, and nowhere else', () => {
    const aims = (line: string[], units: string[]) =>
      actions(holding(['stellar-converter'], { line, units }), 'stellar-converter').map((key) => key.split(':').at(-1));
    expect(aims(['46', '28', '26'], ['0 dreadnought 46', '0 infantry torkan'])).toEqual(['tequran']);
    expect(aims(['46', '18'], ['0 dreadnought 46'])).toEqual([]);
    expect(aims(['46', '65'], ['0 dreadnought 46'])).toEqual([]);
    expect(aims(['46', '2'], ['0 dreadnought 46'])).toEqual([]);
    expect(aims(['46', '28'], ['0 cruiser 46'])).toEqual([]);
    expect(aims(['28', '46'], ['0 dreadnought 28'])).toEqual([]);
  });

  it('[TI4-GEN-36] [TI4-GEN-37] [TI4-HID-3] [the-codex] up to three action cards from the pile; it never comes back', () => {
    const pile = ['sabotage#1', 'sabotage#2', 'parley#1', 'bunker#1'];
    const t = holding(['the-codex'], {
      also: ({ pub, dark }) => {
        dark.decks.actions = dark.decks.actions.filter((card) => !pile.includes(card));
        pub.decks.actions = dark.decks.actions.length;
        pub.discards.actions = [...pile];
      },
    });
    t.play('0 action:the-codex use', '0 target:card:sabotage#1', '0 target:card:sabotage#2');
    expect(t.may(0)).toEqual(['done', 'target:card:bunker#1', 'target:card:parley#1']);
    t.play('0 done');
    expect([t.s.own[0]!.hand, t.s.pub.discards.actions]).toEqual([
      ['sabotage#1', 'sabotage#2'],
      ['parley#1', 'bunker#1'],
    ]);
    expect([stateOf(t.s.pub, 'the-codex'), has(t.s.pub, 0, 'the-codex')]).toEqual(['purged', false]);
    expect(actions(holding(['the-codex']), 'the-codex')).toEqual([]);
  });

  it('[TI4-COMM-1] [dynamis-core] two commodities more; purged for as many goods as the value then is', () => {
    const t = holding(['dynamis-core'], {
      also: ({ pub }) => {
        pub.players[0]!.commodities = 6;
      },
    });
    expect(commodityValue(t.s.pub, 0)).toBe(6);
    t.play('0 action:dynamis-core use');
    expect([me(t).goods, me(t).commodities, commodityValue(t.s.pub, 0)]).toEqual([6, 4, 4]);
    expect(stateOf(t.s.pub, 'dynamis-core')).toBe('purged');
  });

  it('[TI4-STRUCT-2] [jr-xs455-o] whoever is named builds for three resources, or gains a good', () => {
    const spec = {
      units: ['0 cruiser 46', '1 infantry torkan', '1 infantry wellon'],
      planets: { torkan: 1, wellon: 1 },
      goods: { 1: 3 },
    };
    const t = holding(['jr-xs455-o'], spec).play('0 action:jr-xs455-o on:seat:1');
    expect([t.asked(), t.may(1)]).toEqual([[1], ['target:way:good', 'target:way:structure']]);
    t.play('1 target:way:structure');
    while (t.may(1).includes('goods')) t.play('1 goods');
    t.play('1 build:pds>torkan');
    expect([standing(t.s.pub, 'torkan'), t.s.pub.players[1]!.goods]).toEqual([['1 infantry', '1 pds'], 0]);
    expect(stateOf(t.s.pub, 'jr-xs455-o')).toBe('exhausted');
    const good = holding(['jr-xs455-o'], spec).play('0 action:jr-xs455-o on:seat:1', '1 target:way:good');
    expect(good.s.pub.players[1]!.goods).toBe(4);
    expect(holding(['jr-xs455-o']).play('0 action:jr-xs455-o on:seat:0').s.pub.players[0]!.goods).toBe(1); // nothing to pay with
  });

  it('[TI4-LEAD-13] [TI4-LEAD-14] [jr-xs455-o] counts as an agent: who has the text of others’ agents uses it, too', () => {
    const t = holding([], {
      factions: { 0: 'yssaril', 1: 'sol', 2: 'letnev' },
      open: { 0: ['leader:ssruu'], 1: ['relic:jr-xs455-o'] },
    });
    t.play('0 action:jr-xs455-o on:seat:0');
    expect([me(t).goods, stateOf(t.s.pub, 'ssruu'), stateOf(t.s.pub, 'jr-xs455-o')]).toEqual([
      1,
      'exhausted',
      'readied',
    ]);
  });

  it('[TI4-REL-7] [TI4-ATT-1] [nano-forge] a planet is worth more and legendary from then on', () => {
    const t = holding(['nano-forge'], {
      line: ['46', '28', '65', '1'],
      units: [],
      planets: { torkan: 0, primor: 0, jord: 0 },
    });
    expect(actions(t, 'nano-forge')).toEqual(['action:nano-forge on:torkan']);
    t.play('0 action:nano-forge on:torkan');
    expect([resourcesOf(t.s.pub, 'torkan'), influenceOf(t.s.pub, 'torkan')]).toEqual([2, 5]);
    expect(progressTowards(t.s.pub, 0, 'seize-an-icon').parts[0]!.have).toBe(2);
    expect([t.s.pub.planets.torkan!.attachments, has(t.s.pub, 0, 'nano-forge')]).toEqual([['nano-forge'], false]);
  });

  it('[TI4-REL-10] [book-of-latvinia] two technologies without prerequisites when it comes', () => {
    const t = gaining('book-of-latvinia', { techs: { 0: ['neural-motivator'] } });
    expect(t.may(0)).not.toContain('research:dacxive-animators');
    expect(t.may(0)).toContain('research:sarween-tools');
    t.play('0 research:sarween-tools', '0 research:antimass-deflectors');
    expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toEqual([
      'neural-motivator',
      'sarween-tools',
      'antimass-deflectors',
    ]);
    expect(t.asked()).toEqual([]);
  });

  it('[TI4-REL-10] [book-of-latvinia] a point for all four specialties, the speaker token otherwise', () => {
    const planets = { wellon: 0, ang: 0, 'new-albion': 0, thibah: 0 };
    const line = ['46', '19', '61', '27', '21'];
    const rich = holding(['book-of-latvinia'], {
      line,
      units: [],
      planets,
      also: ({ pub }) => Object.assign(pub, { speaker: 1 }),
    });
    rich.play('0 action:book-of-latvinia use');
    expect([me(rich).points, rich.s.pub.speaker, stateOf(rich.s.pub, 'book-of-latvinia')]).toEqual([1, 1, 'purged']);
    const poor = holding(['book-of-latvinia'], {
      line,
      units: [],
      planets: { wellon: 0 },
      also: ({ pub }) => Object.assign(pub, { speaker: 1 }),
    });
    poor.play('0 action:book-of-latvinia use');
    expect([me(poor).points, poor.s.pub.speaker]).toEqual([0, 0]);
  });

  it('[TI4-REL-11] [circlet-of-the-void] a frontier token where no other has ships', () => {
    const spec: Partial<Field> = {
      line: ['46', '47', '48'],
      units: ['0 cruiser 48', '1 cruiser 47'],
      also: (s) => {
        s.pub.systemTokens = { 46: [{ kind: 'frontier' }], 47: [{ kind: 'frontier' }] };
        const crew = s.dark.decks.frontier.find((card) => card.startsWith('lost-crew'))!;
        s.dark.decks.frontier = [...s.dark.decks.frontier.filter((card) => card !== crew), crew];
      },
    };
    const t = holding(['circlet-of-the-void'], spec);
    expect(actions(t, 'circlet-of-the-void')).toEqual(['action:circlet-of-the-void on:46']);
    t.play('0 action:circlet-of-the-void on:46');
    expect([me(t).hand, t.s.pub.systemTokens, stateOf(t.s.pub, 'circlet-of-the-void')]).toEqual([
      2,
      { 47: [{ kind: 'frontier' }] },
      'exhausted',
    ]);
  });
});

describe('moments', () => {
  const MOVE = { step: 'tactical', args: { seat: 0, effects: [] } };

  it('[TI4-MOVE-4] [dominus-orb] ships leave systems with the own token in this action', () => {
    const spec = { line: ['46', '47'], units: ['0 carrier 46', '0 fighter 46'], tokens: { 46: [0] }, begin: MOVE };
    const t = through(holding(['dominus-orb'], spec), '0 activate:47', '0 dominus-orb use@0');
    expect(t.may(0)).toContain('move:carrier@46~1');
    t.play('0 move:carrier@46~1', '0 load:fighter@46');
    expect(stateOf(t.s.pub, 'dominus-orb')).toBe('purged');
    const kept = through(holding(['dominus-orb'], spec), '0 activate:47', '0 pass');
    expect(kept.asked().length > 0 ? kept.may(0) : []).not.toContain('move:carrier@46~1');
    const free = holding(['dominus-orb'], { ...spec, tokens: {} }).play('0 activate:47');
    expect(offers(free, 0)).not.toContain('dominus-orb use@0');
  });

  it('[TI4-TECH-18] [maw-of-worlds] all planets for any technology', () => {
    const t = holding(['maw-of-worlds'], {
      planets: { torkan: 0 },
      begin: { step: 'agendaPhase', args: { effects: [] } },
      also: ({ pub }) => Object.assign(pub, { custodians: false }),
    });
    t.play('0 maw-of-worlds use@0>tech:war-sun');
    expect([has(t.s.pub, 0, 'war-sun'), t.s.pub.planets.torkan!.exhausted]).toEqual([true, true]);
    expect(stateOf(t.s.pub, 'maw-of-worlds')).toBe('purged');
  });

  const trade = (relics: string[], strategy: number) =>
    holding(relics, {
      strategy: { trade: 1 },
      begin: { step: 'secondary', args: { seat: 0, card: 'trade', free: false, active: 1 } },
      also: ({ pub }) => Object.assign(pub.players[0]!, { strategy }),
    });
  it('[TI4-TOKEN-8] [scepter-of-emelpar] a token of the reinforcements instead of one of the strategy pool', () => {
    const t = trade(['scepter-of-emelpar'], 2).play('0 follow');
    expect(offers(t, 0)).toEqual(['scepter-of-emelpar use@0']);
    t.play('0 scepter-of-emelpar use@0');
    expect([me(t).strategy, me(t).commodities, stateOf(t.s.pub, 'scepter-of-emelpar')]).toEqual([2, 4, 'exhausted']);
    const paid = trade(['scepter-of-emelpar'], 2).play('0 follow', '0 pass');
    expect([me(paid).strategy, stateOf(paid.s.pub, 'scepter-of-emelpar')]).toEqual([1, 'readied']);
  });
  it('[TI4-TOKEN-8] [scepter-of-emelpar] with an empty pool there is nothing else to spend, and without it nothing at all', () => {
    const t = trade(['scepter-of-emelpar'], 0).play('0 follow');
    expect([tokensIn(t.s.pub, 0, 'strategy'), t.may(0)]).toEqual([1, ['scepter-of-emelpar.must use@0']]);
    t.play('0 scepter-of-emelpar.must use@0');
    expect([me(t).strategy, me(t).commodities]).toEqual([0, 4]);
    expect(trade([], 0).asked()).toEqual([]);
  });
  it('[TI4-TOKEN-9] [scepter-of-emelpar] what is lost is not spent', () => {
    const t = holding(['scepter-of-emelpar'], {
      begin: {
        step: 'giveUp',
        args: {
          what: 'token',
          source: { key: 'agenda.clandestine-operations' },
          demands: [{ seat: 0, from: ['strategy#1'], count: 1 }],
        },
      },
    });
    expect([t.asked(), me(t).strategy, stateOf(t.s.pub, 'scepter-of-emelpar')]).toEqual([[], 1, 'readied']);
  });

  it('[TI4-REL-6] [shard-of-the-throne] a point that comes and goes with a legendary planet or a planet of the home system', () => {
    expect(me(gaining('shard-of-the-throne')).points).toBe(1);
    const taken = (planet: string, line: string[]) => {
      const t = holding(['shard-of-the-throne'], {
        line,
        planets: { [planet]: 0 },
        units: [],
        begin: { step: 'gainPlanet', args: { seat: 1, planet } },
        also: ({ pub }) => Object.assign(pub.players[0]!, { points: 1 }),
      });
      return [t.s.pub.players[0]!.points, t.s.pub.players[1]!.points, has(t.s.pub, 1, 'shard-of-the-throne')];
    };
    expect(taken('primor', ['46', '65'])).toEqual([0, 1, true]);
    expect(taken('jord', ['46', '1'])).toEqual([0, 1, true]);
    expect(taken('torkan', ['46', '28'])).toEqual([1, 0, false]);
  });

  it('[TI4-EXPL-2] [the-crown-of-emphidia] explores after a tactical action, and is a point with the tomb', () => {
    const t = holding(['the-crown-of-emphidia'], { begin: MOVE, planets: { torkan: 0 }, also: rich });
    through(t, '0 activate:46', '0 the-crown-of-emphidia use@0>torkan');
    expect([t.s.pub.planets.torkan!.attachments, stateOf(t.s.pub, 'the-crown-of-emphidia')]).toEqual([
      ['paradise-world'],
      'exhausted',
    ]);
    const end = (attached: string[]) =>
      holding(['the-crown-of-emphidia'], {
        planets: { torkan: 0 },
        begin: { step: 'statusPhase', at: 'finish', args: {} },
        also: ({ pub }) => {
          pub.planets.torkan!.attachments = attached;
        },
      });
    const point = end(['tomb-of-emphidia']).play('0 the-crown-of-emphidia.point use@0');
    expect([me(point).points, stateOf(point.s.pub, 'the-crown-of-emphidia')]).toEqual([1, 'purged']);
    expect(end([]).asked()).toEqual([]);
  });

  it('[TI4-REL-8] [TI4-DICE-12] [the-crown-of-thalnos] dice again with one more; who has no hit at the end is lost', () => {
    const t = holding(['the-crown-of-thalnos'], {
      line: ['46', '47'],
      units: ['0 cruiser*3 46', '1 dreadnought*3 47'],
      begin: MOVE,
      // 1, 1, 7, and again 6, which hits with one more, and 2
      dice: [1, 1, 7, 6, 2, ...misses],
    });
    through(
      t,
      '0 activate:47',
      '0 move:cruiser@46~2',
      '0 move:cruiser@46~2',
      '0 move:cruiser@46~2',
      '0 the-crown-of-thalnos use@0',
    );
    expect(t.request(0).at).toBe('reroll.choose');
    t.play('0 ["die:0","die:1"]');
    expect(standing(t.s.pub, '47').find((words) => words.startsWith('0'))).toBe('0 cruiser*2');
    expect(stateOf(t.s.pub, 'the-crown-of-thalnos')).toBe('readied');
  });

  it('[TI4-OBJ-19] [the-obsidian] one secret objective more, in hand and in all', () => {
    const secrets = { 0: ['become-the-gatekeeper', 'cut-supply-lines', 'forge-an-alliance'] };
    const t = gaining('the-obsidian', { secrets });
    expect([me(t).secrets, t.asked()]).toEqual([4, []]);
    const over = holding([], { secrets, begin: { step: 'gainSecret', args: { seat: 0 } } });
    expect(over.request(0).at).toBe('secretCheck.giveBack');
  });

  const research = (relics: string[], spec: Partial<Field> = {}) =>
    holding(relics, { units: [], begin: { step: 'research', args: { seat: 0 } }, ...spec });
  it('[TI4-TECH-9] [the-prophets-tears] one prerequisite less', () => {
    const t = research(['the-prophets-tears'], { techs: { 0: [] } });
    expect(t.may(0)).toContain('research:dacxive-animators');
    t.play('0 research:dacxive-animators');
    expect([has(t.s.pub, 0, 'dacxive-animators'), stateOf(t.s.pub, 'the-prophets-tears'), me(t).hand]).toEqual([
      true,
      'exhausted',
      0,
    ]);
    expect(research([]).may(0)).not.toContain('research:dacxive-animators');
  });
  it('[TI4-AC-1] [the-prophets-tears] or an action card', () => {
    const t = research(['the-prophets-tears']).play('0 research:sarween-tools', '0 the-prophets-tears use@0');
    expect([me(t).hand, stateOf(t.s.pub, 'the-prophets-tears')]).toEqual([1, 'exhausted']);
  });

  const revealed = (relics: string[]) =>
    holding(relics, {
      begin: { step: 'statusPhase', at: 'revealed', args: {} },
      also: ({ pub, dark }) => {
        pub.objectives = [dark.decks.stage1.shift()!, dark.decks.stage1.shift()!];
        pub.decks.stage1 = dark.decks.stage1.length;
      },
    });
  it('[TI4-REL-9] [TI4-STATUS-8] [neuraloop] a relic for another objective, again and again', () => {
    const t = revealed(['neuraloop', 'the-codex']);
    const [first, second] = t.s.pub.objectives as [string, string];
    t.play('0 neuraloop use@0>relic:the-codex', '0 target:deck:stage2');
    expect(t.s.pub.objectives[0]).toBe(first);
    expect(deckOf(t.s.pub, 'stage2')).toContain(t.s.pub.objectives[1]);
    expect([stateOf(t.s.pub, 'the-codex'), t.s.pub.objectives.includes(second)]).toEqual(['purged', false]);
    t.play('0 neuraloop use@0>relic:neuraloop', '0 target:deck:secrets');
    expect(deckOf(t.s.pub, 'secrets')).toContain(t.s.pub.objectives[1]);
    expect([stateOf(t.s.pub, 'neuraloop'), t.s.pub.objectives.length, t.s.pub.decks.secrets]).toEqual([
      'purged',
      2,
      t.s.dark.decks.secrets.length,
    ]);
    expect(t.request(0).at).not.toBe('window.objective.revealed');
  });
  it('[TI4-REL-9] [shard-of-the-throne] [neuraloop] what a relic says of being lost happens, what it says of its use does not', () => {
    const t = revealed(['neuraloop', 'shard-of-the-throne', 'dynamis-core']);
    t.s.pub.players[0]!.points = 1;
    t.play('0 neuraloop use@0>relic:shard-of-the-throne', '0 target:deck:stage1');
    t.play('0 neuraloop use@0>relic:dynamis-core', '0 target:deck:stage1');
    expect([me(t).points, me(t).goods]).toEqual([0, 0]);
  });

  it('[TI4-REL-11] [TI4-RIFT-10] [circlet-of-the-void] anomalies do not hold the ships; a rift speeds them and takes none', () => {
    const through44 = (relics: string[]) =>
      holding(relics, { line: ['46', '44', '47'], units: ['0 cruiser 46'], begin: MOVE }).play('0 activate:47');
    const moves = (t: Table) => (t.asked().includes(0) ? t.may(0).filter((key) => key.startsWith('move:')) : []);
    expect([moves(through44([])), moves(through44(['circlet-of-the-void']))]).toEqual([[], ['move:cruiser@46~2']]);
    const rift = holding(['circlet-of-the-void'], {
      line: ['46', '41', '47', '48'],
      units: ['0 cruiser 46'],
      begin: MOVE,
      also: ({ pub }) => {
        for (const card of pub.cards) card.state = 'exhausted'; // it works on
      },
    });
    through(rift, '0 activate:48', '0 move:cruiser@46~2');
    while (rift.asked().includes(0) && rift.s.pub.units[0]!.at === '46')
      rift.play(`0 ${rift.may(0).find((key) => key === 'done') ?? rift.may(0)[0]}`);
    expect([standing(rift.s.pub, '48'), rift.s.pub.rolls]).toEqual([['0 cruiser'], []]);
  });
});

it('[TI4-OBJ-8] [destroy-heretical-works] two fragments are purged for it', () => {
  const fragments = ['cultural-relic-fragment#1', 'cultural-relic-fragment#2', 'hazardous-relic-fragment#1'];
  const t = holding([], {
    secrets: { 0: ['destroy-heretical-works'] },
    begin: { step: 'scoreStatus', args: { seat: 0 } },
    also: ({ pub }) => {
      pub.cards = [...pub.cards, ...fragments.map((id) => newCard('fragment', id, 0))];
    },
  });
  t.play('0 score:destroy-heretical-works', `0 ["purge:${fragments[0]}","purge:${fragments[2]}"]`);
  expect([me(t).points, cardsOf(t.s.pub, 0, 'fragment').map(({ id }) => id)]).toEqual([1, [fragments[1]]]);
  const poor = holding([], {
    secrets: { 0: ['destroy-heretical-works'] },
    begin: { step: 'scoreStatus', args: { seat: 0 } },
  });
  expect(poor.may(0)).toEqual(['no']);
});

function rich({ dark }: S): void {
  dark.decks.cultural = [...dark.decks.cultural.filter((card) => card !== 'paradise-world'), 'paradise-world'];
}
