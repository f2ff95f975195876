// TI4-COEX: units of several players on one planet without a fight, and the fights that are chosen.
import type { Box } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { beginCoexistence } from '../atoms/coexistence.ts';
import { twilightImperium } from '../game.ts';
import box from '../index.ts';
import { step } from '../procedures.ts';
import type { S, TI } from '../state.ts';
import { structureOptions } from '../steps/structures.ts';
import { controlsHome, planetsOf, readyWorlds, scoringPlanets } from '../values/board.ts';
import { attacksOn, victimsOn } from '../values/coexistence.ts';
import { progressOf } from '../values/progress.ts';
import { type Field, field, standing } from './field.ts';

/** Seat 1 holds Lodor; `coexisting` stand there beside it. */
const shared = (units: string[], coexisting: number[], more: Partial<Field> = {}) =>
  field({
    line: ['26', '46', '27'],
    units: ['1 infantry lodor', ...units],
    also: ({ pub }: S) => {
      Object.assign(pub.planets.lodor!, { controller: 1, coexisting: [...coexisting] });
    },
    ...more,
  });

it('[TI4-COEX-1] [TI4-COEX-4] [TI4-STRUCT-11] whoever coexists stays, with structures and without a fight', () => {
  const t = shared(['0 infantry lodor', '2 pds lodor'], [0, 2]).play('0 activate:46');
  expect(t.s.pub.planets.lodor!.controller).toBe(1);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry', '2 pds']);
  const hostile = shared(['0 infantry lodor', '2 pds lodor'], [0]).play('0 activate:46');
  expect(standing(hostile.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry']); // [TI4-STRUCT-7]
});

it('[TI4-COEX-5] [TI4-COEX-6] what a coexisting player lands joins the others; or it attacks with all of them', () => {
  const units = ['0 infantry lodor', '0 carrier 26', '0 infantry 26'];
  const calm = shared(units, [0]);
  calm.play('0 activate:26', '0 done', '0 land:infantry@26>lodor', '0 done');
  expect(standing(calm.s.pub, 'lodor')).toEqual(['0 infantry*2', '1 infantry']);
  expect(calm.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0] });
  const bold = shared(units, [0], { dice: [8, 1, 1] });
  bold.play('0 activate:26', '0 done', '0 land:infantry@26>lodor', '0 attack:lodor>1');
  expect(standing(bold.s.pub, 'lodor')).toEqual(['0 infantry*2']);
  expect(bold.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [] }); // [TI4-COEX-19]
});

it('[TI4-COEX-9] an attack needs no landing', () => {
  const t = shared(['0 infantry lodor'], [0], { dice: [8, 1] });
  t.play('0 activate:26', '0 attack:lodor>1');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [] });
});

it('[TI4-COEX-7] the controller may attack one of those who coexist, the others stay', () => {
  const units = ['0 infantry lodor', '2 infantry lodor'];
  const t = shared(units, [0, 2], { dice: [8, 1], begin: { step: 'tactical', args: { seat: 1, effects: [] } } });
  t.play('1 activate:26');
  expect(t.may(1)).toEqual(['attack:lodor>0', 'attack:lodor>2', 'done']);
  t.play('1 attack:lodor>2', '1 done', '1 done');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0] });
});

it('[TI4-COEX-8] [TI4-COEX-10] [TI4-COEX-11] [TI4-COEX-12] a third player fights the controller, gains the planet, and may go on', () => {
  const land = ['0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor'];
  const units = ['0 carrier 26', '0 infantry*2 26', '2 infantry lodor'];
  const t = shared(units, [2], { dice: [8, 8, 1, 8, 1, 1] }).play(...land);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [2] });
  expect(t.may(0)).toEqual(['done', 'fight:lodor>2']);
  t.play('0 fight:lodor>2');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']);
  const content = shared(units, [2], { dice: [8, 8, 1] }).play(...land, '0 done');
  expect(content.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [2] });
  expect(standing(content.s.pub, 'lodor')).toEqual(['0 infantry*2', '2 infantry']);
});

it('[TI4-EX-31] [TI4-XCOEX-25] [TI4-COEX-13] bombardment, landing, control, and then the others, if one likes', () => {
  const units = ['0 dreadnought*2 26', '0 infantry*2 26', '2 infantry*2 lodor'];
  const landed = (...dice: number[]) => {
    const t = shared(units, [2], { dice: [5, 4, ...dice] }).play('0 activate:26', '0 bombard');
    t.play('0 aim:lodor>1', '0 aim:lodor>2'); // one each, rolled one after the other
    expect(standing(t.s.pub, 'lodor')).toEqual(['2 infantry*2']);
    expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [2] }); // alone, but control waits
    return t.play('0 land:infantry@26>lodor', '0 land:infantry@26>lodor');
  };
  const t = landed();
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true, coexisting: [2] });
  expect([t.asked(), t.may(0)]).toEqual([[0], ['done', 'fight:lodor>2']]);
  t.play('0 done');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [2] });
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2', '2 infantry*2']);
  const lost = landed(1, 1, 8, 8).play('0 fight:lodor>2');
  expect(lost.s.pub.planets.lodor).toMatchObject({ controller: 2, exhausted: true, coexisting: [] });
  const both = landed(8, 8, 8, 8).play('0 fight:lodor>2');
  expect(standing(both.s.pub, 'lodor')).toEqual([]);
  expect(both.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [] });
});

it('[TI4-COEX-13] who is alone gains the planet; while two are left its controller keeps it', () => {
  const alone = (coexisting: number[], units: string[]) =>
    field({
      line: ['26', '46'],
      units,
      also: ({ pub }: S) => {
        Object.assign(pub.planets.lodor!, { controller: 1, coexisting: [...coexisting] });
      },
    }).play('0 activate:46');
  expect(alone([0], ['0 infantry lodor']).s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [] });
  const two = alone([0, 2], ['0 infantry lodor', '2 infantry lodor']);
  expect(two.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0, 2] });
  expect(alone([0, 2], ['0 infantry lodor', '1 infantry lodor']).s.pub.planets.lodor!.coexisting).toEqual([0]);
});

it('[TI4-COEX-14] each bombarding unit is aimed at one of them', () => {
  const units = ['0 dreadnought 26', '2 infantry lodor'];
  const t = shared(units, [2], { dice: [5] }).play('0 activate:26', '0 bombard');
  expect(victimsOn(t.s.pub, 0, 'lodor')).toEqual([1, 2]);
  expect(t.may(0)).toEqual(['aim:lodor>1', 'aim:lodor>2']);
  t.play('0 aim:lodor>2');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry']);
});

it('[TI4-COEX-15] [TI4-OBJ-10] to coexist counts as control for scoring and for nothing else', () => {
  const { pub } = shared(['0 infantry lodor'], [0]).s;
  expect(scoringPlanets(pub, 0)).toEqual(['lodor']);
  for (const player of pub.players) player.home = '26';
  expect([controlsHome(pub, 0), controlsHome(pub, 2)]).toEqual([true, false]);
  expect(attacksOn(pub, 2, 'lodor')).toEqual([]);
});

it('[TI4-XEX-21] [TI4-COEX-15] [TI4-OBJ-10] a home shared with its conqueror scores for both, and is spent by one', () => {
  const { pub } = field({
    line: ['1', '46'],
    units: ['0 infantry jord', '1 infantry jord'],
    planets: { jord: 1 },
    factions: { 0: 'sol', 1: 'yin' },
    also({ pub: table }) {
      table.planets.jord!.coexisting = [0];
      table.players[0]!.home = '1';
    },
  }).s;
  expect(controlsHome(pub, 0)).toBe(true);
  expect([0, 1].map((seat) => scoringPlanets(pub, seat).includes('jord'))).toEqual([true, true]);
  expect([0, 1].map((seat) => readyWorlds(pub, seat).includes('jord'))).toEqual([false, true]);
});

it('[TI4-COEX-2] [TI4-COEX-3] whoever controlled the planet hands it over, and its structures stay', () => {
  const yields = step('card.yield', { begin: (t) => beginCoexistence(t, 1, 'lodor', 0) });
  const game = { ...twilightImperium, steps: { ...twilightImperium.steps, 'card.yield': yields } };
  const t = field(
    {
      line: ['26', '46'],
      units: ['0 infantry lodor', '1 infantry lodor', '1 pds lodor'],
      begin: { step: 'card.yield', args: { seat: 1, target: '', about: {} } },
    },
    { ...box, game } as Box<TI>,
  );
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true, coexisting: [1] });
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry', '1 pds']);
});

it('[TI4-BLOCK-3] a dock that coexists makes ground forces only, whatever ships are there, and they coexist', () => {
  const units = ['0 space-dock lodor', '0 infantry lodor', '0 cruiser 26'];
  const t = shared(units, [0], { goods: { 0: 3 } }).play('0 activate:26', '0 done', '0 done');
  expect(t.may(0)).toEqual(['build:infantry', 'build:mech', 'done']);
  t.play('0 build:infantry', '0 done', '0 goods');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2', '0 space-dock', '1 infantry']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [0] });
});

it('[TI4-SCD-9] [TI4-INV-13] whoever joins those who coexist is fired at all the same, and fights nobody', () => {
  const units = ['0 infantry lodor', '0 carrier 26', '0 infantry 26', '1 pds lodor'];
  const t = shared(units, [0], { dice: [9] }).play(
    '0 activate:26',
    '0 done',
    '1 no',
    '0 land:infantry@26>lodor',
    '0 done',
  );
  expect(t.asked()).toEqual([1]);
  t.play('1 fire:0');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '1 infantry', '1 pds']);
});

it('[TI4-COEX-16] what coexists fires at landings of others, not at what was there already', () => {
  const land = shared(['0 carrier 26', '0 infantry 26', '2 pds lodor'], [2], { dice: [1] });
  land.play('0 activate:26', '2 no', '0 land:infantry@26>lodor');
  expect(land.asked()).toEqual([2]);
  expect(land.may(2)).toContain('fire:0');
  const there = shared(['0 infantry lodor', '2 pds lodor'], [0, 2], { dice: [8, 1] }).play(
    '0 activate:26',
    '0 attack:lodor>1',
  );
  expect(standing(there.s.pub, 'lodor')).toEqual(['0 infantry', '2 pds']); // nobody was asked to fire
});

it('[TI4-COEX-18] neutral units are attacked as a controller is, and the planet comes from the deck', () => {
  const t = field({
    line: ['26', '46'],
    units: ['0 infantry lodor', '-1 infantry lodor'],
    dice: [8, 1],
    also: ({ pub }: S) => {
      Object.assign(pub.planets.lodor!, { controller: -1, coexisting: [0] });
    },
  });
  t.play('0 activate:26', '0 attack:lodor>-1');
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, coexisting: [] });
});

it('[TI4-COEX-19] who is attacked and survives goes on coexisting', () => {
  const units = ['1 infantry lodor', '2 infantry*3 lodor'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const t = shared(units, [2], { dice: [1, 1, 8, 8, 8], begin }).play('1 activate:26', '1 attack:lodor>2');
  expect(standing(t.s.pub, 'lodor')).toEqual(['2 infantry*3']);
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 2, coexisting: [] }); // alone now
  const both = shared(units, [2], { dice: [8, 1, 1, 1, 1, 8, 8, 1, 1], begin }).play(
    '1 activate:26',
    '1 attack:lodor>2',
  );
  expect(both.s.pub.planets.lodor).toMatchObject({ controller: 1, coexisting: [] });
});

it('[TI4-XCOEX-20] [TI4-CONS-7] of others only what they control counts; nothing is built where one only coexists', () => {
  const { pub } = shared(['0 infantry lodor', '2 infantry starpoint'], [0]).s;
  expect(
    structureOptions(pub, 0)
      .map(({ key }) => key)
      .filter((key) => key.includes('lodor')),
  ).toEqual([]);
  expect(
    structureOptions(pub, 1)
      .map(({ key }) => key)
      .some((key) => key.includes('lodor')),
  ).toBe(true);
  const more = (seat: number) => progressOf(pub, seat, { type: 'planets.moreThanNeighbours', n: 1 }).met;
  const own = planetsOf(pub, 0).length;
  expect(scoringPlanets(pub, 0)).toHaveLength(own + 1);
  expect([more(0), more(1)]).toEqual([own + 1 > planetsOf(pub, 1).length, planetsOf(pub, 1).length > own]);
});
