// The admiral's ships: what is drawn along gets somebody to lead it.
import { botOf } from '@orrery/bots';
import { random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import { found } from '../../test/found.ts';

const admiral = botOf(box, 'admiral')!;

it('[TI4-BT-letnev] whatever it had in mind, a slow ship that was declared does not stay without a fast one', () => {
  const t = found('letnev', 'gravleash-maneuvers', {
    edition: 6,
    line: ['26', '46', '27'],
    units: ['0 dreadnought 26', '0 cruiser 26', '0 carrier 46'],
  }).play('0 activate:27', '0 move:dreadnought@26~2');
  const { choice } = admiral.decide(t.match.know(0) as never, t.request(0), random(1));
  expect(choice).toBe('move:cruiser@26~2');
});
