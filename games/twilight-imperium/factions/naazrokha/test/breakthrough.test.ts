// The breakthrough of the Naaz-Rokha Alliance: the Eidolon Maximum, ship and ground force at once.

import type { Bag } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { anyGrants, mightUse } from '../../../registry.ts';
import { NOBODY, newCard, type Pub, type S, type TI, type Unit } from '../../../state.ts';
import { obtainable } from '../../../steps/pieces.ts';
import { misses, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { excessOf } from '../../../values/limits.ts';
import { cardOf, isGround, isShip, reinforcements } from '../../../values/units.ts';

const naaz = {
  edition: 8,
  sets: ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4', 'te'] as NonNullable<Field['sets']>,
  factions: { 0: 'naazrokha', 1: 'sol', 2: 'letnev' },
  open: { 0: ['breakthrough:absolute-synergy'] },
};
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const mech = ({ pub }: S): Unit => pub.units.find(({ type, owner }) => type === 'mech' && owner === 0)!;
/** The only mech of seat 0 is the Eidolon Maximum. */
const risen = (s: S): void => {
  mech(s).form = 'eidolon-maximum';
};
const freely = (t: Scenario<TI>, seat = 0): string[] => {
  const ask = t.match.requestsTo(seat).find(({ at }) => at === 'deal.anytime')?.ask;
  return ask && 'options' in ask ? ask.options.map(({ key }) => key) : [];
};

it('[TI4-BT-naazrokha] [absolute-synergy] four mechs in one system become one, where one of them stands, undamaged', () => {
  const units = ['0 mech! lodor', '0 mech^ lodor', '0 mech*2 26', '0 carrier 26'];
  const t = field({ ...naaz, line: ['26', '46'], units, begin: TURN });
  expect(freely(t)).toEqual(['absolute-synergy on:lodor', 'absolute-synergy on:26']);
  t.match.apply({ request: 'deal.anytime', seat: 0, choice: 'absolute-synergy on:lodor' });
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 mech^']);
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier']);
  expect(cardOf(t.s.pub, mech(t.s))).toMatchObject({ combat: { hit: 4, dice: 4 }, move: 3, sustain: true });
  expect([isShip(mech(t.s)), isGround(mech(t.s)), freely(t)]).toEqual([true, true, []]);
  const apart = field({
    ...naaz,
    line: ['26', '46'],
    units: ['0 mech*3 lodor', '0 mech 46', '0 carrier 46'],
    begin: TURN,
  });
  expect(freely(apart)).toEqual([]);
  const three = field({ ...naaz, line: ['26', '46'], units: ['0 mech*3 lodor'], begin: TURN });
  expect(freely(three)).toEqual([]);
  const bare = field({ ...naaz, open: {}, line: ['26', '46'], units, begin: TURN });
  expect(freely(bare)).toEqual([]);
});

it('[TI4-BT-naazrokha] [eidolon-maximum] as long as it is there, no other mech comes to the board; when it leaves, all may', () => {
  const start = { ...naaz, line: ['26'], units: ['0 mech lodor'], also: risen };
  const { pub } = field(start).s;
  expect([reinforcements(pub, 0, 'mech'), obtainable(pub, 0, 'mech'), reinforcements(pub, 1, 'mech')]).toEqual([
    0, 0, 4,
  ]);
  expect(reinforcements(pub, 0, 'cruiser')).toBe(8); // nothing else is kept off
  const gone = field(start);
  const unit = mech(gone.s).id;
  gone.s.pub.units = gone.s.pub.units.filter(({ id }) => id !== unit);
  expect(reinforcements(gone.s.pub, 0, 'mech')).toBe(4);
});

it('[TI4-FLAG-12] [eidolon-maximum] it moves three, fights in space and lands with the same four dice', () => {
  const t = field({
    ...naaz,
    line: ['46', '47', '26'],
    units: ['0 mech 46', '1 cruiser 26', '1 infantry lodor'],
    also: risen,
    dice: [4, 1, 1, 1, 1, 4, 1, 1, 1, 1, ...misses],
  });
  through(t, '0 activate:26', '0 move:mech@46~3');
  expect(standing(t.s.pub, '26')).toEqual(['0 mech']); // the cruiser fell to a four
  through(t, '0 land:mech@26>lodor');
  through(t);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 mech']);
  expect(t.s.pub.planets.lodor!.controller).toBe(0);
});

it('[TI4-FLAG-12] [TI4-SUST-12] [eidolon-maximum] it is repaired at the start of each combat round', () => {
  const t = field({
    ...naaz,
    line: ['46', '47'],
    units: ['0 mech! 46', '1 cruiser 47'],
    also: risen,
    dice: misses.slice(),
  });
  t.play('0 activate:47');
  through(t, `0 ${t.may(0).find((key) => key.startsWith('move:'))}`);
  while (!t.may(0).includes('eidolon-maximum use@0'))
    t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!).find((key) => /^(no|pass|done)$/.test(key))}`);
  expect(t.may(0)).toEqual(['eidolon-maximum use@0']); // it may not be left
  t.play('0 eidolon-maximum use@0');
  expect(mech(t.s).damaged).toBe(false);
  const repaired = (units: string[], begin: Bag) => {
    const away = field({
      ...naaz,
      line: ['46', '26'],
      units,
      also: risen,
      begin: { step: 'spaceCombat', args: { seat: 0, defender: 1, system: '46', round: 0, effects: [], ...begin } },
      dice: [...misses, ...misses, ...misses],
    });
    for (let i = 0; i < 4 && mech(away.s).damaged && away.asked().length > 0; i++) {
      const [seat] = away.asked() as [number];
      away.play(`${seat} ${away.may(seat).find((key) => /^(eidolon|no|pass|done)/.test(key)) ?? away.may(seat)[0]}`);
    }
    return !mech(away.s).damaged;
  };
  const war = ['0 cruiser 46', '1 cruiser*2 46'];
  expect([repaired(['0 mech! 46', ...war], {}), repaired(['0 mech! 26', ...war], {})]).toEqual([true, false]);
  const others = ['0 mech! 46', '1 cruiser*2 46', '2 cruiser*2 46'];
  expect(repaired(others, { seat: 1, defender: 2 })).toBe(false); // in its own combats
});

it('[TI4-FLAG-12] [articles-of-war] [eidolon-maximum] it has no text under the Articles of War, and is repaired where it stands alone', () => {
  const { pub } = field({
    ...naaz,
    line: ['35', '46'],
    units: ['0 mech! bereg', '0 infantry lirta-iv'],
    also: risen,
  }).s;
  const peace = { ...pub, cards: [...pub.cards, newCard('law', 'articles-of-war', NOBODY)] };
  const evades = (table: Pub) => anyGrants('evades', table, table.units[0]!);
  expect([evades(pub), evades(peace)]).toEqual([true, false]);
  const combat = { frame: 0, attacker: 1, defender: 0, at: '35', kind: 'ground', round: 1 } as const;
  const mends = (on: string) => mightUse(pub, 0, 'combatRound.start', { ...combat, on });
  expect([mends('bereg'), mends('lirta-iv')]).toEqual([true, false]);
});

it('[TI4-FLAG-12] [eidolon-maximum] hits of unit abilities meet the others, and are lost without them', () => {
  const cannon = (units: string[], also?: Field['also']) => {
    const start = { ...naaz, line: ['46', '47', '26'], units: [...units, '1 pds*2 lodor'], planets: { lodor: 1 } };
    const t = field({ ...start, dice: [10, 10, ...misses], ...(also ? { also } : {}) });
    return through(
      t,
      '0 activate:26',
      ...units.map((unit) => `0 move:${unit.split(' ')[1]}@46~${unit.includes('mech') ? 3 : 2}`),
      '1 fire:0',
    );
  };
  const alone = cannon(['0 mech 46'], risen);
  expect([standing(alone.s.pub, '26'), mech(alone.s).damaged]).toEqual([['0 mech'], false]);
  expect(standing(cannon(['0 mech 46', '0 cruiser 46'], risen).s.pub, '26')).toEqual(['0 mech']);
});

it('[TI4-FLEET-3] [eidolon-maximum] it counts against the fleet pool or the capacity, whichever has room', () => {
  const over = (units: string[], fleet: number) => {
    const { pub } = field({ ...naaz, line: ['46'], units, fleet, also: risen }).s;
    const { fleet: ships, cargo } = excessOf(pub, 0, '46', pub.units, true);
    return [ships, cargo];
  };
  expect(over(['0 mech 46'], 1)).toEqual([0, 0]);
  expect(over(['0 mech 46', '0 cruiser 46'], 1)).toEqual([0, 1]);
  expect(over(['0 mech 46', '0 carrier 46'], 1)).toEqual([0, 0]);
  expect(over(['0 mech 46', '0 carrier 46', '0 infantry*4 46'], 2)).toEqual([0, 0]);
});

it('[TI4-RET-8] [eidolon-maximum] it retreats as a ship, once', () => {
  const t = field({
    ...naaz,
    line: ['46', '47', '26'],
    units: ['0 mech 26', '0 infantry lodor', '1 dreadnought 46'],
    tokens: {},
    also(s) {
      risen(s);
      s.pub.active = 1;
    },
    dice: misses.slice(),
    begin: { step: 'retreat', args: { seat: 0, system: '26', combat: 0, load: [], to: '47' } },
  });
  expect(t.s.pub.units.flatMap(({ type, at }) => (type === 'mech' ? [at] : []))).toEqual(['47']);
});
