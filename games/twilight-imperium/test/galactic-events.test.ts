// TI4-EVENT: galactic events: how a table agrees on them, and what each does.
import { type Bag, LANGUAGES, Objection, optionsFor, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import type { Scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { turnsInto } from '../abilities/events/heavens.ts';
import { components } from '../components.ts';
import { adjacent } from '../galaxy/adjacency.ts';
import { twilightImperium } from '../game.ts';
import { hasLeader } from '../holders.ts';
import box from '../index.ts';
import { SYSTEM_TABLE } from '../packs/base/systems.ts';
import type { SetId, UnitType } from '../packs/base/types.ts';
import { EVENTS, eventsWith } from '../packs/thunders-edge/events.ts';
import { FRACTURE } from '../packs/thunders-edge/fracture.ts';
import { pieces } from '../registry.ts';
import { cardsOf, has, NOBODY, noteKey, type S, type TI } from '../state.ts';
import { leaderOf } from '../steps/leaders.ts';
import { commanderOf, unusedCards } from '../values/alliance.ts';
import { planetsIn, resourcesOf, traitsOf } from '../values/board.ts';
import { combatDice } from '../values/combat.ts';
import { productionOf } from '../values/economy.ts';
import { isBeaten } from '../values/elimination.ts';
import { pathsTo } from '../values/move.ts';
import { combatantsIn } from '../values/units.ts';
import { offers, through } from './drive.ts';
import { actions, edged, me, opened, SETS, under } from './eventful.ts';
import { type Field, standing } from './field.ts';
import { open } from './opening.ts';

describe('the choice', () => {
  const objectionTo = (options: Bag): string | undefined => {
    try {
      optionsFor(twilightImperium, options, 3);
    } catch (error) {
      if (!(error instanceof Objection)) throw error;
      for (const language of LANGUAGES)
        expect(speaker(language, wordsOf(box.home, language)).say(error.why).length).toBeGreaterThan(10);
      return error.why.key;
    }
  };

  it('[TI4-SETUP-4] none unless a table wants some; those named are in force from the start, and told', () => {
    expect(open(3, { te: true }).match.state.pub.events).toBeUndefined();
    const t = open(3, { te: true, events: ['total-war', 'stellar-atomics'] });
    expect(t.match.state.pub.events?.map(({ id }) => id)).toEqual(['total-war', 'stellar-atomics']);
    expect(t.told.filter((type) => type === 'event.declared')).toHaveLength(2);
  });

  it('[TI4-TESET-2] at random, without those named already and without repetition', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => {
      const { events } = open(3, { te: true, map: 'build', events: ['total-war'], drawn: 3 }, seed).match.state.pub;
      return events!.map(({ id }) => id);
    });
    expect(drawn.every((ids) => ids[0] === 'total-war' && new Set(ids).size === 4)).toBe(true);
    const found = new Set(drawn.flat());
    expect([...found].sort()).toEqual([...eventsWith(SETS)].sort()); // sooner or later each of them
  });

  it('[TI4-EVENT-0] without its box there is none; what a table lacks is said', () => {
    expect(objectionTo({ events: ['total-war'] })).toBe('objection.events');
    expect(objectionTo({ drawn: 1 })).toBe('objection.events');
    expect(objectionTo({ te: true, events: ['total-war'], drawn: 1 })).toBeUndefined();
    expect(eventsWith(['base', 'pok'])).toEqual([]);
  });

  it('[TI4-EVENT-0] all twenty are known, and each has its text', () => {
    const rows = components().filter(({ kind }) => kind === 'event');
    expect(rows.map(({ id }) => id).sort()).toEqual(EVENTS.map(({ id }) => id).sort());
    expect(rows.filter(({ waits }) => waits === undefined)).toHaveLength(20);
    const withText = pieces().flatMap(({ id, event }) => (event ? [id] : []));
    expect(withText.sort()).toEqual(EVENTS.map(({ id }) => id).sort());
  });

  it('[TI4-EVENT-0] what is not in force changes nothing and offers nothing', () => {
    const t = edged({ line: ['46'], units: [], goods: { 0: 9 } });
    expect(EVENTS.flatMap(({ id }) => actions(t, id))).toEqual([]);
  });
});

describe('what is there at the beginning', () => {
  it('[TI4-EVENT-advent-of-the-war-sun] [advent-of-the-war-sun] all have the upgrade; Muaat a second war sun, a commander, and no note', () => {
    const plain = opened(['advent-of-the-war-sun'], { factions: 'random' }, 3);
    const muaat = seekMuaat();
    for (const { pub } of [plain, muaat])
      for (const [seat, { faction, home }] of pub.players.entries()) {
        expect(has(pub, seat, 'war-sun')).toBe(faction !== 'muaat');
        if (faction !== 'muaat') continue;
        expect(standing(pub, home)).toContain(`${seat} war-sun*2`);
        expect(hasLeader(pub, seat, 'magmus')).toBe(true);
        expect(muaat.own.some(({ notes }) => notes.includes(noteKey('fires-of-the-gashlai', seat)))).toBe(false);
        expect(pub.cards).toContainEqual(
          expect.objectContaining({ id: 'fires-of-the-gashlai', kind: 'note', state: 'purged' }),
        );
      }
    expect(muaat.pub.players.some(({ faction }) => faction === 'muaat')).toBe(true);
  });

  it('[TI4-EVENT-dangerous-wilds] [dangerous-wilds] hazardous planets are held by neutral infantry, and filled up each round', () => {
    const { pub } = opened(['dangerous-wilds']);
    const wild = Object.keys(pub.planets).filter((planet) => traitsOf(pub, planet).includes('hazardous'));
    expect(wild.length).toBeGreaterThan(3);
    for (const planet of Object.keys(pub.planets)) {
      const neutral = pub.units.filter((u) => u.owner === NOBODY && u.on === planet).length;
      expect(neutral).toBe(wild.includes(planet) ? resourcesOf(pub, planet) : 0);
    }
    const t = under(['dangerous-wilds'], {
      line: ['46', '26', '27', '35', '36'],
      units: ['-1 infantry lodor', '0 infantry bereg'],
      begin: { step: 'game', at: 'close', args: {} },
    });
    const hazardous = planetsIn(t.s.pub, '36').concat(planetsIn(t.s.pub, '35'));
    for (const planet of hazardous) {
      const { controller } = t.s.pub.planets[planet]!;
      const isWild = traitsOf(t.s.pub, planet).includes('hazardous') && controller === NOBODY;
      const neutral = t.s.pub.units.filter((u) => u.owner === NOBODY && u.on === planet).length;
      expect([planet, neutral]).toEqual([planet, isWild ? resourcesOf(t.s.pub, planet) : 0]);
    }
  });
});

describe('planets of the wilds', () => {
  const gaining = (planet: string, from: number) =>
    under(['dangerous-wilds'], {
      factions: { 0: 'sol', 1: 'norr', 2: 'letnev' },
      line: ['46', '26', '27', '35'],
      units: [`0 infantry ${planet}`],
      begin: { step: 'gainPlanet', args: { seat: 0, planet } },
      also: ({ pub }) => {
        pub.planets[planet]!.controller = from;
      },
    });
  const isOffered = (t: Scenario<TI>) => offers(t, 0).some((key) => key.startsWith('dangerous-wilds'));

  it('[TI4-EVENT-dangerous-wilds] [dangerous-wilds] whoever takes one from nobody researches, ignoring as many prerequisites as it has resources', () => {
    const t = gaining('bereg', NOBODY).play('0 dangerous-wilds use@0>bereg');
    expect(t.may(0)).toContain('research:dreadnought-2'); // three prerequisites, three resources
    expect(t.may(0)).not.toContain('research:war-sun'); // four
    t.play('0 research:dreadnought-2');
    expect(has(t.s.pub, 0, 'dreadnought-2')).toBe(true);
    for (let i = 0; i < 20 && t.asked().length > 0; i++) {
      expect(isOffered(t)).toBe(false); // once for each planet
      for (const seat of t.asked()) t.play(`${seat} ${t.may(seat).includes('pass') ? 'pass' : t.may(seat).at(-1)}`);
    }
    expect(isOffered(gaining('bereg', 1))).toBe(false);
    expect(isOffered(gaining('lodor', NOBODY))).toBe(false);
  });
});

/** Opens tables until somebody plays Muaat. */
function seekMuaat(): S {
  for (let seed = 1; ; seed++) {
    const state = opened(['advent-of-the-war-sun'], { factions: 'random' }, seed, 6);
    if (state.pub.players.some(({ faction }) => faction === 'muaat')) return state;
  }
}

describe('alliance cards', () => {
  it('[TI4-EVENT-mercenaries-for-hire] [TI4-REF-2] [TI4-REF-5] [mercenaries-for-hire] the cards of nobody’s factions, the top one for 3 trade goods', () => {
    const { pub } = opened(['mercenaries-for-hire']);
    const deck = pub.events![0]!.cards!;
    expect([...deck].sort()).toEqual([...unusedCards(pub)].sort());
    const theirs = pieces().filter(({ leader }) => pub.players.some(({ faction }) => faction === leader?.faction));
    expect(deck.filter((id) => theirs.some((piece) => piece.id === id))).toEqual([]);
    expect(deck.length).toBeGreaterThan(15);
  });

  it('[TI4-REF-1] [TI4-REF-2] [TI4-REF-5] a card for each faction and one for the Obsidian; whoever plays one side of a sheet plays both', () => {
    const all = (faction: string) => unusedCards(edged({ factions: { 0: faction, 1: 'sol', 2: 'letnev' } }).s.pub);
    const [firmament, obsidian] = ['firmament', 'obsidian'].map((faction) => commanderOf(faction)!) as [string, string];
    const played = ['muaat', 'sol', 'letnev'].map((faction) => commanderOf(faction)!);
    expect([...all('muaat'), ...played]).toHaveLength(31);
    expect(all('muaat')).toEqual(expect.arrayContaining([firmament, obsidian]));
    for (const side of ['firmament', 'obsidian'])
      expect(all(side).filter((id) => id === firmament || id === obsidian)).toEqual([]);
    expect(components().filter(({ kind, id }) => kind === 'faction' && id !== 'obsidian')).toHaveLength(30);
  });

  const hired = (goods: number, sets = SETS) =>
    under(['mercenaries-for-hire'], {
      goods: { 0: goods },
      sets,
      also: ({ pub }) => Object.assign(pub.events![0]!, { cards: ['magmus', 'rickar-rickani'] }),
    });

  it('[TI4-REF-4] [TI4-EVENT-mercenaries-for-hire] [TI4-REF-3] [TI4-REF-6] [mercenaries-for-hire] whoever pays has the ability, at a table without leaders, too', () => {
    expect(actions(hired(2), 'mercenaries-for-hire')).toEqual([]);
    for (const sets of [SETS, ['base', 'te'] as SetId[]]) {
      const t = hired(7, sets);
      expect(actions(t, 'mercenaries-for-hire')).toEqual(['action:mercenaries-for-hire on:leader:magmus']);
      expect(hasLeader(t.s.pub, 0, 'magmus')).toBe(false);
      t.play('0 action:mercenaries-for-hire on:leader:magmus');
      expect(me(t).goods).toBe(4);
      expect([0, 1].map((seat) => hasLeader(t.s.pub, seat, 'magmus'))).toEqual([true, false]);
    }
  });

  it('[TI4-EVENT-mercenaries-for-hire] [mercenaries-for-hire] with an empty deck there is nobody to hire', () => {
    const both = under(['mercenaries-for-hire'], {
      goods: { 0: 9 },
      open: { 1: ['alliance:magmus'] },
      also: ({ pub }) => Object.assign(pub.events![0]!, { cards: ['magmus'] }),
    });
    expect(actions(both, 'mercenaries-for-hire')).toEqual([]);
  });

  const zealous = (scored: string[]) =>
    under(['zealous-orthodoxy'], {
      factions: { 0: 'muaat', 1: 'sol', 2: 'letnev' },
      open: { 0: ['leader:magmus?'] },
      secrets: { 0: ['become-the-gatekeeper'] },
      notes: {},
      also: ({ pub }) => {
        pub.players[0]!.scored = scored;
      },
      begin: { step: 'score', args: { seat: 0, objective: 'become-the-gatekeeper' } },
    });

  it('[TI4-REF-4] [TI4-EVENT-zealous-orthodoxy] [zealous-orthodoxy] the second secret objective: a point, and its faction’s ability for everybody', () => {
    const t = zealous(['control-the-region']);
    expect(me(t).points).toBe(2); // the event's, and the objective's
    expect([0, 1, 2].map((seat) => hasLeader(t.s.pub, seat, 'magmus'))).toEqual([true, true, true]);
    expect(t.s.own.some(({ notes }) => notes.includes('alliance@0'))).toBe(false);
    expect(t.s.own[1]!.notes).toContain('alliance@1');
    const first = zealous([]);
    expect(me(first).points).toBe(1);
    expect(hasLeader(first.s.pub, 1, 'magmus')).toBe(false);
  });

  it('[TI4-EVENT-zealous-orthodoxy] [zealous-orthodoxy] only the first player who does so', () => {
    const t = under(['zealous-orthodoxy'], {
      secrets: { 0: ['become-the-gatekeeper'] },
      also: ({ pub }) => {
        pub.players[0]!.scored = ['control-the-region'];
        pub.events![0]!.cards = ['magmus'];
      },
      begin: { step: 'score', args: { seat: 0, objective: 'become-the-gatekeeper' } },
    });
    expect(me(t).points).toBe(1);
    expect(t.s.pub.events![0]!.cards).toEqual(['magmus']);
  });
});

describe('stellar atomics', () => {
  const armed = (seats: number[], spec: Partial<Field> = {}) =>
    under(['stellar-atomics'], {
      line: ['46', '26', '27', '1'],
      units: ['0 infantry lodor', '1 infantry*3 new-albion', '1 pds new-albion', '1 cruiser 27'],
      ...spec,
      also(s) {
        s.pub.events![0]!.seats = seats;
        spec.also?.(s);
      },
    });

  it('[TI4-EVENT-stellar-atomics] [stellar-atomics] every player begins with a token', () => {
    const t = open(3, { te: true, events: ['stellar-atomics'] }).run();
    expect(t.match.state.pub.events![0]!.seats).toEqual([0, 1, 2]);
    expect(t.told).toContain('event.tokens');
  });

  it('[TI4-EVENT-stellar-atomics] [stellar-atomics] the own token destroys all that stands on a planet outside home systems', () => {
    const t = armed([0, 1]);
    const aims = actions(t, 'stellar-atomics');
    expect(aims).toContain('action:stellar-atomics on:lodor');
    expect(aims).not.toContain('action:stellar-atomics on:jord');
    t.play('0 action:stellar-atomics on:new-albion');
    expect(standing(t.s.pub, 'new-albion')).toEqual([]);
    expect(standing(t.s.pub, '27')).toEqual(['1 cruiser']);
    expect(t.s.pub.events![0]!.seats).toEqual([1]);
    expect(actions(armed([1]), 'stellar-atomics')).toEqual([]);
  });

  it('[TI4-EVENT-stellar-atomics] [stellar-atomics] without it there is no vote and no action card in agenda phases', () => {
    const phase = (seats: number[]) =>
      armed(seats, {
        cards: { 0: ['sabotage', 'bribery'] },
        also: ({ pub }) => {
          pub.phase = 'agenda';
        },
      });
    for (const [seats, may] of [
      [[0], true],
      [[1], false],
    ] as const) {
      const { pub } = phase([...seats]).s;
      const bars = ['vote', 'play'].map((what) => voteBar(pub, what as 'vote' | 'play'));
      expect(bars).toEqual(may ? [undefined, undefined] : ['atomics', 'atomics']);
    }
    const calm = armed([1]).s.pub;
    expect(voteBar(calm, 'play')).toBeUndefined(); // outside agenda phases cards are played as ever
  });
});
function voteBar(pub: S['pub'], what: 'vote' | 'play'): string | undefined {
  const piece = pieces().find(({ id }) => id === 'stellar-atomics')!;
  return piece.restrictions![what]!(pub, 0)?.why;
}

describe('total war', () => {
  const war = (spec: Partial<Field> = {}) =>
    under(['total-war'], {
      line: ['46', '26', '1', '47'],
      factions: { 0: 'sol', 1: 'norr', 2: 'letnev' },
      planets: { jord: 0 },
      ...spec,
    });
  const spoils = (t: Scenario<TI>, planet = 'jord') => t.s.pub.planets[planet]!.spoils ?? 0;

  it('[TI4-EVENT-total-war] [total-war] destroyed units of others, and neutral ones, are banked at their cost on a home planet', () => {
    const units = ['0 cruiser 46', '1 carrier 46', '1 fighter*2 46', '-1 destroyer 46', '0 fighter 46'];
    const fall = (spec: Partial<Field>) =>
      war({
        units,
        begin: {
          step: 'destroyUnits',
          args: { units: [2, 3, 4, 5, 6], killers: [0, 0, 0, 0, 0], cause: 'space' },
        },
        ...spec,
      });
    expect(spoils(fall({}))).toBe(3 + 1 + 1 + 1); // a carrier, two fighters, a neutral destroyer;
    const lost = fall({ planets: { jord: 1 } });
    expect(Object.values(lost.s.pub.planets).every((planet) => planet.spoils === undefined)).toBe(true);
  });

  it('[TI4-EVENT-total-war] [total-war] ten of them are a victory point', () => {
    const hoard = (amount: number) => war({ also: ({ pub }) => Object.assign(pub.planets.jord!, { spoils: amount }) });
    expect(actions(hoard(9), 'total-war')).toEqual([]);
    const t = hoard(12).play('0 action:total-war use');
    expect([me(t).points, spoils(t)]).toEqual([1, 2]);
  });

  it('[TI4-EVENT-total-war] [total-war] whoever gains a planet with them may bring them home', () => {
    const t = war({
      units: ['0 infantry lodor'],
      begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lodor' } },
      also: ({ pub }) => Object.assign(pub.planets.lodor!, { spoils: 4, controller: 1 }),
    });
    expect(offers(t, 0)).toContain('total-war.haul use@0>jord');
    t.play('0 total-war.haul use@0>jord');
    expect([spoils(t), spoils(t, 'lodor')]).toEqual([4, 0]);
  });
});

describe('conventions of war abandoned', () => {
  const ID = 'conventions-of-war-abandoned';

  it('[TI4-EVENT-conventions-of-war-abandoned] [TI4-XEX-30] [conventions-of-war-abandoned] a hit of bombardment destroys three; Sustain Damage cancels a whole one', () => {
    const units = ['0 dreadnought*2 26', '1 infantry*5 lodor', '1 mech lodor'];
    const t = under([ID], {
      line: ['46', '26'],
      units,
      dice: [9, 9],
      begin: { step: 'bombardment', args: { seat: 0, system: '26', aims: {} } },
    });
    t.play('0 bombard');
    through(t, '1 sustain sustain:mech@lodor');
    t.play('1 ["hit:infantry@lodor","hit:infantry@lodor#2","hit:infantry@lodor#3"]');
    expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry*2', '1 mech!']);
  });

  const armed = (spec: Partial<Field> = {}) =>
    under([ID], {
      line: ['46', '26', '1', '47'],
      factions: { 0: 'norr', 1: 'sol', 2: 'letnev' },
      units: ['0 dreadnought 26', '0 dreadnought 1', '1 infantry lodor', '1 infantry jord'],
      techs: { 0: ['x-89-bacterial-weapon'] },
      ...spec,
    });

  it('[TI4-EVENT-conventions-of-war-abandoned] [conventions-of-war-abandoned] X-89 purges the card of a planet, which nobody controls any more', () => {
    const t = armed();
    expect(actions(t, ID).sort()).toEqual([`action:${ID} on:jord`, `action:${ID} on:lodor`]);
    expect(actions(armed({ techs: {} }), ID)).toEqual([]);
    t.play(`0 action:${ID} on:lodor`);
    expect(t.s.pub.planets.lodor).toMatchObject({ controller: NOBODY, purged: true });
    expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry']);
    expect(t.s.pub.cards.find(({ id }) => id === 'x-89-bacterial-weapon')!.state).toBe('exhausted');
    const again = armed({
      begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lodor' } },
      also: ({ pub }) => Object.assign(pub.planets.lodor!, { controller: NOBODY, purged: true }),
    });
    expect(again.s.pub.planets.lodor!.controller).toBe(NOBODY);
  });

  it('[TI4-EVENT-conventions-of-war-abandoned] [TI4-PURGE-3] [conventions-of-war-abandoned] whoever lands on a planet without a card does not gain it', () => {
    const t = armed({
      units: ['0 carrier 26', '0 infantry*2 26', '0 infantry jord'],
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
      also: ({ pub }) => Object.assign(pub.planets.lodor!, { controller: NOBODY, purged: true }),
    });
    through(t, '0 activate:26', '0 land:infantry@26>lodor', '0 done');
    expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
    expect(t.s.pub.planets.lodor!.controller).toBe(NOBODY);
  });

  it('[TI4-EVENT-conventions-of-war-abandoned] [conventions-of-war-abandoned] without any home planet card a player is out', () => {
    const t = armed().play(`0 action:${ID} on:jord`);
    expect(me(t, 1).eliminated).toBe(true);
    expect(isBeaten(armed().s.pub, 1)).toBe(false);
  });
});

describe('civilized society', () => {
  const ID = 'civilized-society';
  it('[TI4-EVENT-civilized-society] [civilized-society] all public objectives lie open', () => {
    const { pub } = opened([ID]);
    expect(pub.objectives).toHaveLength(10);
    expect([pub.decks.stage1, pub.decks.stage2]).toEqual([0, 0]);
  });

  it('[TI4-EVENT-civilized-society] [civilized-society] several are scored in one status phase', () => {
    const t = under([ID], {
      goods: { 0: 20 },
      also: ({ pub }) => {
        pub.objectives = ['negotiate-trade-routes', 'centralize-galactic-trade', 'expand-borders'];
      },
      begin: { step: 'scoreStatus', args: { seat: 0 } },
    });
    t.play('0 score:negotiate-trade-routes', '0 score:centralize-galactic-trade');
    expect(me(t).scored).toEqual(['negotiate-trade-routes', 'centralize-galactic-trade']);
    expect([me(t).points, me(t).goods]).toEqual([3, 5]);
  });

  const ending = (points: number[], spec: Partial<Field> = {}) =>
    under([ID], {
      begin: { step: 'statusPhase', at: 'over', args: {} },
      planets: { lodor: 0, 'new-albion': 1 }, // influence 1 each
      ...spec,
      also: (s) => {
        for (const [seat, n] of points.entries()) s.pub.players[seat]!.points = n;
        spec.also?.(s);
      },
    });

  it('[TI4-EVENT-civilized-society] [civilized-society] the game ends with the status phase: most points, then influence and goods, then together', () => {
    expect(ending([9, 8, 9]).s.pub.winner).toBe(NOBODY);
    expect(ending([10, 12, 9]).s.pub.winner).toBe(1);
    expect(ending([11, 11, 9], { goods: { 1: 2 } }).s.pub.winner).toBe(1);
    const shared = ending([11, 11, 9], { goods: { 0: 1, 1: 1 } });
    expect(shared.s.pub.sharing).toEqual([0, 1]);
    expect(shared.match.result?.ranks).toEqual([1, 1, 3]);
  });

  it('[TI4-EVENT-civilized-society] [civilized-society] reaching the target ends nothing by itself, nor do objectives run out', () => {
    const t = under([ID], {
      goods: { 0: 20 },
      also: ({ pub }) => {
        pub.objectives = ['negotiate-trade-routes'];
        pub.players[0]!.points = 9;
      },
      begin: { step: 'score', args: { seat: 0, objective: 'centralize-galactic-trade' } },
    });
    expect([me(t).points, t.s.pub.winner]).toEqual([11, NOBODY]);
    const bare = under([ID], {
      begin: { step: 'statusPhase', at: 'reveal', args: {} },
      also: ({ pub, dark }) => {
        dark.decks.stage1 = [];
        dark.decks.stage2 = [];
        Object.assign(pub.decks, { stage1: 0, stage2: 0 });
      },
    });
    expect(bare.s.pub.winner).toBe(NOBODY);
  });
});

describe('weird wormholes', () => {
  const ID = 'weird-wormholes';
  const ladder = (type: UnitType, face: number, spec: Partial<Field> = {}) => {
    const { pub } = under([ID], { line: ['26', '46', '39'], units: [`0 ${type} 26`], ...spec }).s;
    return turnsInto(pub, { owner: 0, type }, face);
  };

  it('[TI4-EVENT-weird-wormholes] [TI4-XEX-29] [weird-wormholes] up or down the ladder, past what is missing in reinforcements', () => {
    expect(ladder('dreadnought', 4)).toBe('cruiser');
    const eight = ['0 cruiser*8 46', '0 dreadnought 26'];
    expect(ladder('dreadnought', 4, { units: eight, fleet: 9 })).toBe('destroyer');
    expect(ladder('dreadnought', 8)).toBe('carrier');
    expect([ladder('flagship', 9), ladder('flagship', 9, { techs: { 0: ['war-sun'] } })]).toEqual([
      undefined,
      'war-sun',
    ]);
    expect([ladder('fighter', 5), ladder('fighter', 6), ladder('flagship', 5)]).toEqual([
      undefined,
      'destroyer',
      'carrier',
    ]);
  });

  const flight = (events: string[], from: string, dice: number[]) => {
    const t = under(events, {
      line: ['26', '46', '47'],
      at: { '39': 40, '25': 45 },
      units: [`0 dreadnought! ${from}`, '0 fighter 26'],
      dice,
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    });
    const ship = from === '26' ? '0 move:dreadnought*@26~1' : `0 move:dreadnought*@${from}~1`;
    return t.play('0 activate:39', ship, '0 done');
  };

  it('[TI4-EVENT-weird-wormholes] [weird-wormholes] a ship that came through a wormhole is replaced, its damage forgotten', () => {
    const t = flight([ID], '26', [8]);
    expect(standing(t.s.pub, '39')).toEqual(['0 carrier']);
    expect(standing(flight([], '26', []).s.pub, '39')).toEqual(['0 dreadnought!']);
  });

  it('[TI4-EVENT-weird-wormholes] [weird-wormholes] whoever comes over a border does not roll', () => {
    const t = under([ID], {
      line: ['39', '26', '46'], // side by side, though both have an alpha wormhole
      units: ['0 cruiser 26'],
      dice: [],
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    });
    t.play('0 activate:39', '0 move:cruiser@26~2');
    expect(standing(t.s.pub, '39')).toEqual(['0 cruiser']);
  });
});

it('[TI4-CLAR-14] [TI4-SET-7] two events that speak of Prophecy of Kings are played without it, and one is not', () => {
  const without = (event: string) => open(3, { te: true, pok: false, events: [event] }).match.state.pub;
  for (const event of ['wild-wild-galaxy', 'age-of-exploration']) {
    const { events, sets } = without(event);
    expect([events!.map(({ id }) => id), sets.includes('pok')]).toEqual([[event], false]);
  }
  expect(() => without('cultural-exchange-program')).toThrow(Objection);
});

it('[TI4-EVENT-call-of-the-void] [call-of-the-void] into the Fracture ships go farther, and whoever comes there gains a token', () => {
  const [first, second] = FRACTURE;
  const into = (events: string[], goal: string) =>
    under(events, {
      line: [first, second, '26', '27'],
      units: ['0 cruiser 27'],
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    }).play(`0 activate:${goal}`);
  expect(into(['call-of-the-void'], second).may(0)).toContain('move:cruiser@27~3');
  expect(into([], second).may(0)).toContain('move:cruiser@27~2');
  expect(into(['call-of-the-void'], '26').may(0)).toContain('move:cruiser@27~2');
  const t = into(['call-of-the-void'], second).play('0 move:cruiser@27~3');
  t.play('0 pool:tactic');
  expect(me(t).tactic).toBe(3); // one spent, one gained
});

describe('cosmic phenomenae', () => {
  const ID = 'cosmic-phenomenae';
  const both = (spec: Partial<Field>) => [under([], spec).s.pub, under([ID], spec).s.pub];

  it('[TI4-EVENT-cosmic-phenomenae] [cosmic-phenomenae] ships defending in a nebula have +3', () => {
    const needs = (pub: S['pub']) => {
      const unit = pub.units.find((u) => u.owner === 1)!;
      const roll = { unit, against: 0, system: '42', planet: null };
      return [0, 1].map((attacker) => combatDice(pub, { ...roll, attacker })[0]!.need);
    };
    expect(both({ line: ['26', '42'], units: ['0 cruiser 42', '1 cruiser 42'] }).map(needs)).toEqual([
      [6, 7],
      [4, 7],
    ]);
  });

  it('[TI4-EVENT-cosmic-phenomenae] [cosmic-phenomenae] in asteroid fields fighters that are not upgraded take no part in space combat', () => {
    const units = ['0 cruiser 44', '1 fighter*2 44', '1 carrier 44'];
    const able = (pub: S['pub']) => combatantsIn(pub, 1, '44').map(({ type }) => type);
    expect(both({ line: ['26', '44'], units }).map((pub) => able(pub).length)).toEqual([3, 1]);
    expect(both({ line: ['26', '44'], units, techs: { 1: ['fighter-2'] } }).map((pub) => able(pub).length)).toEqual([
      3, 3,
    ]);
    const t = under([ID], {
      line: ['26', '44'],
      units: ['0 cruiser 44', '1 fighter 44', '1 carrier 44'],
      dice: [10, 1], // one die each: the fighter rolls none
      begin: { step: 'spaceCombat', args: { seat: 0, defender: 1, system: '44', round: 0, effects: [] } },
    });
    expect(standing(t.s.pub, '44')).toEqual(['0 cruiser', '1 fighter']); // nobody was asked which ship is hit
  });

  it('[TI4-EVENT-cosmic-phenomenae] [cosmic-phenomenae] production at a supernova is one more', () => {
    const value = (pub: S['pub']) => pub.units.filter((u) => u.type === 'space-dock').map((u) => productionOf(pub, u));
    const spec = { line: ['43', '26', '27', '46'], units: ['0 space-dock lodor', '0 space-dock new-albion'] };
    const [plain, bright] = both(spec).map(value) as [number[], number[]];
    expect(bright).toEqual([plain[0]! + 1, plain[1]!]); // next to it, and farther away
  });

  it('[TI4-EVENT-cosmic-phenomenae] [cosmic-phenomenae] out of a gravity rift a ship may go one farther, at a greater risk', () => {
    const spec = { line: ['41', '26', '27', '46'], units: ['0 carrier 41'] };
    const ways = (pub: S['pub']) => pathsTo(pub, pub.units[0]!, '46').length;
    expect(both(spec).map(ways)).toEqual([0, 1]); // move 1, and 3 systems to go
    const fly = (goal: string, face: number) =>
      under([ID], { ...spec, dice: [face], begin: { step: 'tactical', args: { seat: 0, effects: [] } } }).play(
        `0 activate:${goal}`,
        '0 move:carrier@41~1',
      ).s.pub.units.length;
    expect([fly('46', 5), fly('46', 6), fly('27', 4)]).toEqual([0, 1, 1]);
  });

  it('[TI4-EVENT-cosmic-phenomenae] [cosmic-phenomenae] entropic scars are adjacent to each other', () => {
    const scars = SYSTEM_TABLE.filter(({ anomalies = [] }) => anomalies.includes('entropic-scar')).map(({ id }) => id);
    const [a, b] = scars as [string, string];
    const spec = { line: [a, '26', '27', b], units: [] };
    expect(both(spec).map((pub) => adjacent(pub, 0, a, b))).toEqual([false, true]);
  });
});

describe('cultural exchange', () => {
  it('[TI4-EVENT-cultural-exchange-program] [cultural-exchange-program] each has the leaders of one faction in play, with its commander unlocked', () => {
    const tables = [1, 2, 3].map((seed) => opened(['cultural-exchange-program'], {}, seed).pub);
    for (const pub of tables) {
      const hosts = pub.players.map((_, seat) => {
        const theirs = cardsOf(pub, seat, 'leader').map(({ id }) => leaderOf(pub, id)!.faction);
        expect(new Set(theirs).size).toBe(1);
        return theirs[0];
      });
      expect([...hosts].sort()).toEqual(pub.players.map(({ faction }) => faction).sort());
      for (const { id, state } of pub.cards.filter(({ kind }) => kind === 'leader'))
        expect(state).toBe({ agent: 'readied', commander: 'readied', hero: 'locked' }[leaderOf(pub, id)!.type]);
    }
    const kept = tables.flatMap((pub) =>
      pub.players.map((p, seat) => leaderOf(pub, cardsOf(pub, seat, 'leader')[0]!.id)!.faction === p.faction),
    );
    expect(kept).toContain(false);
  });
});
