// The leaders of the Winnu.

import { expect, it } from 'vitest';
import { drive, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { led, stateOf, THEIRS, TURN } from '../../../test/led.ts';
import { combatDice } from '../../../values/combat.ts';

it('[TI4-PROD-7] [berekar-berekon] a production of anybody costs two less', () => {
  const t = led('winnu', 'berekar-berekon', {
    line: ['26', '46'],
    units: ['1 space-dock lodor'],
    goods: { 1: 2 },
    also: ({ pub }) => {
      pub.planets.lodor!.exhausted = true;
    },
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 berekar-berekon use@0');
  through(t, '1 build:dreadnought');
  drive(t);
  expect([standing(t.s.pub, '26'), t.s.pub.players[1]!.goods]).toEqual([['1 dreadnought'], 0]);
});

it('[TI4-DICE-2] [TI4-LEAD-5] [rickar-rickani] two more where it matters; a combat at Mecatol Rex unlocks it at once', () => {
  const need = (system: string, leader: string) => {
    const t = led('winnu', leader, {
      line: ['18', '26', '66'],
      units: [`0 cruiser ${system}`, '1 cruiser 26'],
      begin: TURN,
    });
    const unit = t.s.pub.units.find((u) => u.type === 'cruiser' && u.owner === 0)!;
    return combatDice(t.s.pub, { unit, against: 1, system, planet: null, attacker: 0 })[0]!.need;
  };
  expect([
    need('18', 'rickar-rickani'),
    need('66', 'rickar-rickani'),
    need('26', 'rickar-rickani'),
    need('18', 'rickar-rickani?'),
  ]).toEqual([5, 5, 7, 7]);
  const t = led('winnu', 'rickar-rickani?', {
    line: ['18', '46'],
    units: ['0 cruiser 46', '1 cruiser 18'],
    dice: [5, 1],
  });
  through(t, '0 activate:18', '0 move:cruiser@46~2');
  expect(stateOf(t.s.pub, 'rickar-rickani')).toBe('readied');
  drive(t);
  expect(standing(t.s.pub, '18')).toEqual(['0 cruiser']); // a five hits
});

it('[TI4-SACT-6] [mathis-mathinus] the primary of any strategy card, and the secondary for those it names', () => {
  const t = led('winnu', 'mathis-mathinus', {
    line: ['26', '46', '27'],
    units: ['0 infantry lodor', '1 infantry starpoint'],
    strategy: { diplomacy: 2 },
    begin: TURN,
  });
  t.play('0 action:mathis-mathinus on:strategy:diplomacy', '0 target:seat:1', '0 done');
  expect(t.may(0)).toContain('target:26'.replace('target', t.may(0)[0]!.split(':')[0]!));
  drive(t);
  expect(t.s.pub.strategyCards.find(({ id }) => id === 'diplomacy')!.exhausted).toBe(false);
  expect(stateOf(t.s.pub, 'mathis-mathinus')).toBe('purged');
});
