// TI4-EVENT-wild-wild-galaxy: action cards that are stronger than printed, and a converter that spares nothing.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { newest } from '../decks.ts';
import { frameOf } from '../procedures.ts';
import { kindOfCard } from '../say.ts';
import { effectsOf, type TI } from '../state.ts';
import { controlsHome } from '../values/board.ts';
import { council } from './council.ts';
import { drive, misses, offers, through } from './drive.ts';
import { actions, me, SETS, under } from './eventful.ts';
import { type Field, standing } from './field.ts';

const WILD = 'wild-wild-galaxy';
const SHEETS = { 0: 'sol', 1: 'xxcha', 2: 'letnev' };
const wilder = <V>(of: (events: string[]) => V): [V, V] => [of([]), of([WILD])];
const plays = (t: Scenario<TI>, id: string, seat = 0) => offers(t, seat).filter((key) => key.includes(`play:${id}#`));
const play = (t: Scenario<TI>, id: string, seat = 0): Scenario<TI> => t.play(`${seat} ${plays(t, id, seat)[0]}`);
const battle = (events: string[], spec: Partial<Field> = {}) =>
  under(events, {
    units: ['0 cruiser*2 46', '1 dreadnought 46'],
    factions: SHEETS,
    begin: { step: 'spaceCombat', args: { seat: 0, defender: 1, system: '46', round: 0, effects: [] } },
    dice: [...misses],
    ...spec,
  });
const hits = (events: string[], cause: string, spec: Partial<Field> = {}) =>
  under(events, {
    units: ['0 cruiser*4 46', '1 dreadnought 46'],
    factions: SHEETS,
    fleet: 5,
    begin: {
      step: 'hits',
      args: { cause, system: '46', planet: null, batches: [{ seat: 0, by: 1, hits: 3, eligible: [1, 2, 3, 4] }] },
    },
    ...spec,
  });

it('[TI4-EVENT-wild-wild-galaxy] [TI4-SUST-8] [wild-wild-galaxy, direct-hit] Direct Hit strikes a mech, too', () => {
  const struck = (events: string[]) => {
    const t = under(events, {
      units: ['0 mech lodor', '1 infantry lodor'],
      planets: { lodor: 0 },
      factions: SHEETS,
      cards: { 1: ['direct-hit'] },
      begin: {
        step: 'hits',
        args: { cause: 'ground', system: '26', planet: 'lodor', batches: [{ seat: 0, by: 1, hits: 1, eligible: [1] }] },
      },
    });
    through(t, '0 sustain sustain:mech@lodor');
    if (plays(t, 'direct-hit', 1).length > 0) play(t, 'direct-hit', 1);
    drive(t);
    return standing(t.s.pub, 'lodor');
  };
  expect(wilder(struck)).toEqual([['0 mech!', '1 infantry'], ['1 infantry']]);
});

it('[TI4-EVENT-wild-wild-galaxy] [wild-wild-galaxy, flank-speed] Flank Speed is 2 moves', () => {
  const sped = (events: string[]) => {
    const t = under(events, {
      factions: SHEETS,
      cards: { 0: ['flank-speed'] },
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    });
    t.play('0 activate:26');
    play(t, 'flank-speed');
    drive(t, /^pass/);
    return t;
  };
  const value = (events: string[]) => {
    const t = under(events, {
      factions: SHEETS,
      cards: { 0: ['flank-speed'] },
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    }).play('0 activate:26');
    play(t, 'flank-speed');
    for (let i = 0; i < 20 && !t.may(t.asked()[0]!).some((key) => key.startsWith('move:')); i++)
      t.play(`${t.asked()[0]} pass`);
    return effectsOf(t.s.pub, 'move').map(({ amount }) => amount);
  };
  expect(wilder(value)).toEqual([[1], [2]]);
  expect(standing(sped([WILD]).s.pub, '26')).toEqual([]);
});

it('[TI4-EVENT-wild-wild-galaxy] [wild-wild-galaxy, maneuvering-jets] Maneuvering Jets cancel every hit of the roll', () => {
  const left = (events: string[]) => {
    const t = hits(events, 'sco', { cards: { 0: ['maneuvering-jets'] } });
    play(t, 'maneuvering-jets');
    drive(t);
    return standing(t.s.pub, '46');
  };
  expect(wilder(left)).toEqual([
    ['0 cruiser*2', '1 dreadnought'],
    ['0 cruiser*4', '1 dreadnought'],
  ]);
});

it('[TI4-EVENT-wild-wild-galaxy] [wild-wild-galaxy, shields-holding] Shields Holding serve on the ground', () => {
  const offered = (cause: string) =>
    wilder((events) => plays(hits(events, cause, { cards: { 0: ['shields-holding'] } }), 'shields-holding').length);
  expect([offered('space'), offered('ground'), offered('sco')]).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
  ]);
});

it('[TI4-EVENT-wild-wild-galaxy] [wild-wild-galaxy, morale-boost] Morale Boost adds 2', () => {
  const boosted = (events: string[]) => {
    const units = ['0 cruiser 46', '1 carrier 46'];
    const t = battle(events, { units, cards: { 0: ['morale-boost'] }, dice: [5, 1, 1, 10] }); // a cruiser needs 7
    play(t, 'morale-boost');
    drive(t);
    return standing(t.s.pub, '46');
  };
  expect(wilder(boosted)).toEqual([['1 carrier'], ['0 cruiser']]);
});

it('[TI4-EVENT-wild-wild-galaxy] [TI4-ABMOVE-8] [wild-wild-galaxy, skilled-retreat] Skilled Retreat leaves no token', () => {
  const fled = (events: string[]) => {
    const t = play(battle(events, { cards: { 0: ['skilled-retreat'] } }), 'skilled-retreat');
    drive(t, /^to:26/);
    expect(standing(t.s.pub, '26')).toEqual(['0 cruiser*2']);
    return t.s.pub.tokens['26'] ?? [];
  };
  expect(wilder(fled)).toEqual([[0], []].map((seats) => seats));
});

it('[TI4-EVENT-wild-wild-galaxy] [TI4-AC-7] [wild-wild-galaxy, sabotage] Sabotage takes the cancelled card', () => {
  const cancelled = (events: string[]) => {
    const t = play(battle(events, { cards: { 0: ['morale-boost'], 1: ['sabotage'] } }), 'morale-boost');
    if (plays(t, 'sabotage', 1).length === 0) t.play('1 pass'); // both are asked at the beginning of the round
    play(t, 'sabotage', 1);
    drive(t);
    return t.s.own[1]!.hand.map(kindOfCard);
  };
  expect(wilder(cancelled)).toEqual([[], ['morale-boost']]);
});

it('[TI4-EVENT-wild-wild-galaxy] [wild-wild-galaxy, war-machine] War Machine lowers the cost by 5', () => {
  const built = (events: string[]) => {
    const t = under(events, {
      sets: [...SETS, 'codex1'],
      line: ['26', '46'],
      units: ['0 space-dock lodor'],
      factions: SHEETS,
      goods: { 0: 9 },
      cards: { 0: ['war-machine'] },
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    }).play('0 activate:26');
    through(t, `0 war-machine play:${t.s.own[0]!.hand[0]}`);
    for (let i = 0; i < 10 && !frameOf(t.s.pub, 'produce')?.args.effects; i++) t.play(`${t.asked()[0]} pass`);
    return effectsOf(t.s.pub, 'discount').map(({ amount }) => amount);
  };
  expect(wilder(built)).toEqual([[1], [5]]);
});

it('[TI4-EVENT-wild-wild-galaxy] [TI4-PNOTE-20] [wild-wild-galaxy, diplomatic-pressure] Diplomatic Pressure takes 3 notes', () => {
  const pressed = (events: string[]) => {
    const t = council({
      agenda: 'mutiny',
      edition: newest(),
      sets: SETS,
      notes: {},
      cards: { 0: ['diplomatic-pressure'] },
      also: ({ pub }) => {
        pub.events = events.map((id) => ({ id }));
      },
    });
    const held = t.s.own[1]!.notes.length;
    const key = offers(t, 0).find((each) => each.endsWith('>seat:1'))!;
    t.play(`0 ${key}`);
    for (let i = 0; i < 10 && t.request(t.asked()[0]!).ask.shape === 'one'; i++) {
      const seat = t.asked()[0]!;
      t.play(`${seat} ${t.may(seat).find((note) => note.startsWith('note:')) ?? 'pass'}`);
    }
    return held - t.s.own[1]!.notes.length;
  };
  expect(wilder(pressed)).toEqual([1, 3]);
});

it('[TI4-EVENT-wild-wild-galaxy] [TI4-REL-17] [wild-wild-galaxy, stellar-converter] the Stellar Converter spares no planet; without any a home still counts as held', () => {
  const aimed = (events: string[]) =>
    under(events, {
      line: ['46', '1', '26'],
      units: ['0 dreadnought 46', '0 dreadnought 26'],
      planets: { jord: 0 },
      factions: SHEETS,
      open: { 0: ['relic:stellar-converter'] },
      also: (s) => {
        s.dark.decks.relics = s.dark.decks.relics.filter((id) => id !== 'stellar-converter');
        s.pub.decks.relics = s.dark.decks.relics.length;
      },
    });
  const [tame, fierce] = wilder((events) => actions(aimed(events), 'stellar-converter'));
  expect(tame).toEqual([]);
  expect(fierce).toEqual(['action:stellar-converter on:jord']);
  const t = aimed([WILD]).play('0 action:stellar-converter on:jord');
  expect(t.s.pub.planets.jord).toBeUndefined();
  expect(me(t).home).toBe('1');
  expect(controlsHome(t.s.pub, 0)).toBe(true);
});
