// The leaders of saar.

import { expect, it } from 'vitest';
import { TOGETHER } from '../../../procedures.ts';
import { drive, through } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { actionsOf, led, stateOf, THEIRS, TURN } from '../../../test/led.ts';

it('[TI4-MOVE-11] [captain-mendosa] a ship of the active player moves as far as the fastest on the board', () => {
  const t = led('saar', 'captain-mendosa', {
    line: ['26', '46', '47'],
    units: ['1 carrier 47', '0 cruiser 26'],
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 captain-mendosa use@0', '1 target:unit:1/carrier@47');
  expect(t.may(1)).toContain('move:carrier@47~2');
});

it('[TI4-CORR-22] [captain-mendosa] where no ship could come by it nobody is asked', () => {
  const asked = (units: string[], tokens: Record<string, number[]> = {}) => {
    const t = led('saar', 'captain-mendosa', {
      edition: TOGETHER.since!,
      line: ['26', '46', '47'],
      units: [...units, '0 cruiser 26'],
      tokens,
      begin: THEIRS,
    });
    t.play('1 activate:46');
    return t.asked().includes(0) && t.may(0).includes('captain-mendosa use@0');
  };
  expect(asked(['1 carrier 47'])).toBe(true);
  expect(asked(['1 carrier 46'])).toBe(false); // it is there
  expect(asked(['1 carrier 47'], { 47: [1] })).toBe(false); // it stays where it is
});

it('[TI4-PROD-9] [rowl-sarrig] produced fighters and infantry may lie at other docks', () => {
  const units = ['0 space-dock lodor', '0 space-dock starpoint', '0 space-dock thibah', '0 carrier 26', '0 carrier 21'];
  const t = led('saar', 'rowl-sarrig', { line: ['26', '27', '21'], units, goods: { 0: 3 } });
  through(
    t,
    '0 activate:26',
    '0 build:infantry',
    '0 build:fighter',
    '0 done',
    '0 goods',
    '0 goods',
    '0 rowl-sarrig use@0',
  );
  through(t, '0 target:shift:0/infantry@lodor>starpoint', '0 target:shift:0/fighter@26>21');
  drive(t);
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry', '0 space-dock']);
  expect(standing(t.s.pub, '21')).toEqual(['0 carrier', '0 fighter']);
  expect(
    stateOf(led('saar', 'rowl-sarrig?', { line: ['26', '27', '21'], units, begin: TURN }).s.pub, 'rowl-sarrig'),
  ).toBe('readied');
});

it('[TI4-HIT-13] [gurno-aggero] fighters and infantry beside a dock are destroyed, nothing else', () => {
  const t = led('saar', 'gurno-aggero', {
    line: ['26', '27', '46'],
    units: [
      '0 space-dock lodor',
      '1 carrier 27',
      '1 fighter*2 27',
      '1 infantry starpoint',
      '1 mech starpoint',
      '0 fighter 46',
    ],
    begin: TURN,
  });
  expect(actionsOf(t, 'gurno-aggero')).toEqual(['action:gurno-aggero on:27']);
  t.play('0 action:gurno-aggero on:27');
  expect([standing(t.s.pub, '27'), standing(t.s.pub, 'starpoint')]).toEqual([['1 carrier'], ['1 mech']]);
});

it('[rowl-sarrig] not at a dock that is blockaded', () => {
  const t = led('saar', 'rowl-sarrig', {
    line: ['26', '27', '21'],
    units: ['0 space-dock lodor', '0 space-dock starpoint', '1 cruiser 27'],
    goods: { 0: 3 },
  });
  through(t, '0 activate:26', '0 build:infantry', '0 done');
  drive(t, /^rowl-sarrig/, /^target:shift/);
  expect(standing(t.s.pub, 'starpoint')).not.toContain('0 infantry');
});
