// TI4-NEUT, TI4-XNEUT: neutral units that players meet: they are fought, block, and own nothing.
import type { Json } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { SetId } from '../packs/base/types.ts';
import { NOBODY } from '../state.ts';
import { areNeighbours } from '../values/board.ts';
import { canBuildShips, isBlockaded } from '../values/economy.ts';
import { neutralsLeft } from '../values/units.ts';
import { drive, misses, offers, through } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { opened, probed } from './probe.ts';

const TE: SetId[] = ['base', 'pok', 'te'];
const at = (line: string[], units: string[], more: Partial<Field> = {}): Field => ({ sets: TE, line, units, ...more });

it('[TI4-XNEUT-3] [TI4-NEUT-3] [TI4-NEUT-10] [TI4-XNEUT-11] ships that come must fight; neutral ones never retreat and go back to the supply', () => {
  const t = field(at(['46', '47', '26'], ['0 cruiser 46', '-1 cruiser 47', '0 infantry lodor'], { dice: [10, 1] }));
  const before = neutralsLeft(t.s.pub);
  t.play('0 activate:47', '0 move:cruiser@46~2');
  expect(t.may(0)).toEqual(expect.arrayContaining(['no'])); // only the player is asked whether to retreat
  t.play('0 no');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']);
  expect(neutralsLeft(t.s.pub)).toBe(before + 1);
});

it('[TI4-NEUT-11] [TI4-XNEUT-12] [TI4-XNEUT-13] winning against them is winning a combat', () => {
  const spec = at(['46', '47'], ['0 cruiser 46', '-1 fighter 47'], { dice: [10, 1] });
  const t = probed(['combat.won'], spec).play('0 activate:47', '0 move:cruiser@46~2');
  opened(t, 'combat.won', { winner: 0, loser: NOBODY });
});

it('[TI4-XNEUT-22] they have no tokens, notes or technologies to give; a victory over them is one for all else', () => {
  const beaten = (faction: string, more: Partial<Field> = {}) => {
    const units = ['0 cruiser*2 46', '-1 fighter 47'];
    const t = field(
      at(['46', '47', '26'], units, { edition: 7, factions: { 0: faction }, dice: [10, 10, ...misses], ...more }),
    );
    through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2');
    return t;
  };
  const mahact = beaten('mahact');
  drive(mahact);
  expect(mahact.s.pub.players[0]!.held ?? []).toEqual([]);
  const nekro = beaten('nekro', { techs: { 0: ['valefar-assimilator-x'] } });
  expect(offers(nekro, 0).filter((key) => key.startsWith('technological'))).toEqual([]);
  const mentak = beaten('mentak', { open: { 0: ['leader:sula-mentarion'] }, notes: {} });
  const before = mentak.s.own[0]!.notes.length;
  drive(mentak);
  expect(mentak.s.own[0]!.notes).toHaveLength(before);
  const cabal = beaten('vuilraith');
  drive(cabal);
  expect(cabal.s.pub.captured).toEqual([{ by: 0, owner: NOBODY, type: 'fighter' }]);
  const rebels = beaten('rebellion', { open: { 0: ['leader:ahk-siever'] } });
  expect(offers(rebels, 0).some((key) => key.startsWith('ahk-siever'))).toBe(true);
});

it('[TI4-XNEUT-5] [TI4-XNEUT-23] they are the defender, and a nebula helps them', () => {
  const t = field(at(['46', '42'], ['0 cruiser 46', '-1 cruiser 42'], { dice: [1, 5] }));
  t.play('0 activate:42', '0 move:cruiser@46~2');
  expect(standing(t.s.pub, '42')).toEqual(['-1 cruiser']); // a 5 hits on 6 with +1
});

it('[TI4-NEUT-12] [TI4-XNEUT-17] [TI4-XNEUT-18] their planet is nobody’s: after a victory it comes from the deck and is explored', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '-1 infantry lodor'];
  const won = field(at(['26', '46'], units, { edition: 2, factions: { 0: 'norr' }, dice: [10, 10, 1] }));
  const before = won.s.pub.decks.cultural;
  won.play('0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor');
  expect(won.s.pub.planets.lodor!.controller).toBe(0);
  expect(won.s.pub.decks.cultural).toBe(before - 1); // it was explored
  const draw = field(at(['26', '46'], ['0 carrier 26', '0 infantry 26', '-1 infantry lodor'], { dice: [10, 10] }));
  draw.play('0 activate:26', '0 land:infantry@26>lodor');
  expect(draw.s.pub.planets.lodor!.controller).toBe(NOBODY);
});

it('[TI4-XNEUT-15] damaged neutral units are not repaired', () => {
  const spec = at(['46', '47'], ['0 dreadnought! 46', '-1 dreadnought! 47'], {
    begin: { step: 'statusPhase', at: 'repair', args: {} },
  });
  const { pub } = field(spec).s;
  expect([standing(pub, '46'), standing(pub, '47')]).toEqual([['0 dreadnought'], ['-1 dreadnought!']]);
});

it('[TI4-XNEUT-1] [TI4-XNEUT-16] [TI4-NEUT-13] [TI4-XNEUT-19] they blockade and keep ships from being built, and are nobody’s neighbour', () => {
  const { pub } = field(at(['26', '46'], ['-1 fighter 26', '0 space-dock lodor', '1 cruiser 46'])).s;
  expect([isBlockaded(pub, 0, '26'), canBuildShips(pub, 0, '26'), canBuildShips(pub, 1, '46')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(areNeighbours(pub, 1, NOBODY)).toBe(false);
  const through = field(at(['46', '47', '48'], ['0 cruiser 46', '-1 fighter 47'])).play('0 activate:48');
  expect(through.asked()).toEqual([]); // the way is barred
});

describe('the speaker decides for them', () => {
  const EQUAL = [4, 5]; // cruisers, one of them galvanized
  const fleet = ['0 cruiser*3 47', '-1 cruiser 47', '-1 cruiser^ 47', '-1 dreadnought! 47'];
  /** Units by the order in which they are named. */
  const set = (
    begin: Field['begin'],
    { speaker = 2, units = [] as string[], ...more }: Partial<Field> & { speaker?: number } = {},
  ) =>
    field(
      at(['46', '47'], [...fleet, ...units], {
        edition: 7,
        fleet: 6,
        begin: begin!,
        ...more,
        also(s) {
          for (const [i, unit] of s.pub.units.entries()) unit.id = i + 1;
          s.pub.speaker = speaker;
        },
      }),
    );
  const hit = (...batches: Record<string, Json>[]): Field['begin'] => ({
    step: 'hits',
    args: { cause: 'space', system: '47', planet: null, batches },
  });
  const theirs = { seat: NOBODY, by: 0, hits: 1, eligible: [...EQUAL, 6] };
  const left = (t: ReturnType<typeof field>) => standing(t.s.pub, '47').filter((words) => words.startsWith('-1'));

  it('[TI4-SPEAK-5] [TI4-SPEAK-8] which of equal pieces is hit where one is galvanized; the order settles all else', () => {
    const t = set(hit(theirs));
    expect(t.asked()).toEqual([2]);
    expect(t.request(2)).toMatchObject({ at: 'hits.assignNeutral', prompt: { key: 'ask.hit.neutral' } });
    expect(t.may(2)).toEqual(['hit:cruiser+galvanized@47', 'hit:cruiser@47']); // not the dreadnought
    t.play('2 hit:cruiser+galvanized@47');
    expect(left(t)).toEqual(['-1 cruiser', '-1 dreadnought!']);
    expect(left(set(hit({ ...theirs, hits: 2 })))).toEqual(['-1 dreadnought!']); // both fall
    expect(left(set(hit(theirs), { edition: 6 }))).toHaveLength(2); // in matches set up before the table chose
  });

  it('[TI4-SPEAK-7] also the speaker who fights them, besides assigning the own hits', () => {
    const mine = { seat: 0, by: NOBODY, hits: 1, eligible: [1, 7] };
    const t = set(hit(mine, theirs), { speaker: 0, units: ['0 destroyer 47'] });
    expect(t.request(0).at).toBe('hits.assign');
    t.play('0 hit:destroyer@47');
    expect(t.request(0).at).toBe('hits.assignNeutral');
    t.play(`0 ${t.may(0)[0]}`);
    expect(standing(t.s.pub, '47')).toEqual(['-1 cruiser', '-1 dreadnought!', '0 cruiser*3']);
  });

  it('[TI4-SPEAK-8] [TI4-NEUT-8] hits that are aimed, and ships that an effect destroys', () => {
    const aimed = set(hit({ ...theirs, hits: 2, aimed: 1, eligible: [...EQUAL, 7, 8] }), {
      units: ['-1 fighter*2 47'],
    });
    expect(aimed.request(2).at).toBe('hits.aimNeutral');
    aimed.play(`2 ${aimed.may(2)[0]}`);
    expect(left(aimed)).toEqual(['-1 cruiser', '-1 dreadnought!', '-1 fighter']);
    const courage = set({ step: 'sacrifice', args: { seat: NOBODY, by: 0, units: [...EQUAL, 6], count: 1 } });
    const spec = { techs: { 0: ['assault-cannon'] }, units: ['0 destroyer 46'], dice: [...misses] }; // it may retreat
    const cannon = through(set(undefined, spec), '0 activate:47', '0 assault-cannon use@0');
    for (const t of [courage, cannon]) {
      expect(t.asked()).toEqual([2]);
      expect(t.may(2)).toHaveLength(2);
      t.play(`2 ${t.may(2)[0]}`);
      expect(left(t)).toEqual(['-1 cruiser', '-1 dreadnought!']);
    }
  });
});
