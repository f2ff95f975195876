// The breakthrough of the Winnu.
import { expect, it } from 'vitest';
import { newCard } from '../../../state.ts';
import { offers } from '../../../test/drive.ts';
import { standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';
import { combatDice } from '../../../values/combat.ts';

const ROLL = { against: 1, system: '26', planet: null, attacker: 0 };

it('[TI4-BT-winnu] [imperator] 1 to each combat roll for every Support for the Throne before the opponent', () => {
  const bonus = (card: string, holders: number[]) => {
    const { pub } = found('winnu', card, {
      units: ['0 cruiser 26'],
      also: (s) => {
        for (const [owner, holder] of holders.entries())
          s.pub.cards = [...s.pub.cards, newCard('note', 'support-for-the-throne', holder, owner)];
      },
    }).s;
    return -combatDice(pub, { unit: pub.units[0]!, ...ROLL })[0]!.need;
  };
  expect(bonus('imperator', [1, 2, 1])).toBe(bonus('imperator', []) + 2); // its own counts, what lies elsewhere does not
  expect(bonus('', [1])).toBe(bonus('', []));
});

it('[TI4-BT-winnu] [imperator] a ship goes farther to a system with a legendary planet', () => {
  const going = (goal: string) =>
    found('winnu', 'imperator', { line: ['112', '26', '27', goal], units: ['0 dreadnought 112'] }).play(
      `0 activate:${goal}`,
    );
  const far = going('65'); // primor
  expect(offers(far, 0)).toEqual(['imperator use@0>unit:0/dreadnought@112']);
  expect(offers(going('46'), 0).filter((key) => key.startsWith('imperator'))).toEqual([]);
  const near = found('winnu', 'imperator', { line: ['26', '46', '65'], units: ['0 dreadnought 26'] });
  near.play('0 activate:65', '0 imperator use@0>unit:0/dreadnought@26', '0 move:dreadnought@26~2');
  expect(standing(near.s.pub, '65')).toEqual(['0 dreadnought']);
});
