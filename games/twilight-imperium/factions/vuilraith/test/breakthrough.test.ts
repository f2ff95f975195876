// The breakthrough of the Vuil'raith Cabal.
import { expect, it } from 'vitest';
import type { Field } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';
import { types } from '../../../test/told.ts';
import { ingressSystems, isFractureIn } from '../../../values/fracture.ts';
import { moveValue } from '../../../values/move.ts';

const CARD = 'alraith-ix-ianovar';
const GAIN = { step: 'gainBreakthrough', args: { seat: 0 } };
/** Green at 22, blue at 21, red and yellow at 101; gravity rifts at 41 and 67. */
const gaining = (spec: Partial<Field> = {}) =>
  found('vuilraith', '', { line: ['112', '22', '21', '101', '41', '67'], at: { '113': 3 }, begin: GAIN, ...spec });
const tokens = (t: ReturnType<typeof gaining>) => ingressSystems(t.s.pub).sort();

it('[TI4-FRACT-10] [TI4-BT-vuilraith] [alraith-ix-ianovar] the Fracture enters without a roll, by four colours; then two tokens may go into rifts', () => {
  const t = gaining();
  expect(t.may(0)).toEqual(['open', 'roll']);
  t.play('0 open');
  expect([isFractureIn(t.s.pub), types(t).includes('fracture.rolled')]).toEqual([true, false]);
  expect(tokens(t)).toEqual(['101', '112', '21', '22']);
  t.play('0 shift:21>41', '0 shift:22>67');
  expect(tokens(t)).toEqual(['101', '112', '41', '67']);
  expect(t.asked()).toEqual([]); // two at most
});

it('[TI4-FRACT-10] [TI4-BREAK-3] [alraith-ix-ianovar] whoever rolls first and hits places by green and red; otherwise it opens all the same', () => {
  const hit = gaining({ dice: [10] }).play('0 roll', '0 done');
  expect(tokens(hit)).toEqual(['101', '112', '22']);
  const missed = gaining({ dice: [5] }).play('0 roll', '0 done');
  expect(tokens(missed)).toEqual(['101', '112', '21', '22']);
  expect(types(missed).filter((type) => type === 'fracture.rolled')).toHaveLength(1);
});

it('[TI4-BT-vuilraith] [alraith-ix-ianovar] ships that start in the Fracture go one farther', () => {
  const speed = (card: string, system: string) => {
    const { pub } = found('vuilraith', card, {
      units: ['0 cruiser 26'],
      also: (s) => {
        s.pub.board = [...s.pub.board, { index: -1, tile: 'F3', q: 0, r: 0, side: 'A', turn: 0 }];
        s.pub.units[0]!.at = system;
      },
    }).s;
    return moveValue(pub, pub.units[0]!);
  };
  expect([speed(CARD, 'F3'), speed(CARD, '26'), speed('', 'F3')]).toEqual([3, 2, 2]);
});
