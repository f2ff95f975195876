// The scenario kit itself.
import { expect, it } from 'vitest';
import { mootBox } from '../testing/moot/game.ts';
import type { Moot } from '../testing/moot/state.ts';
import { scenario } from '../testing/scenario.ts';

it('keeps dice laid ready although answers before them are taken back and given again', () => {
  const t = scenario<Moot>(mootBox, { seats: 3, begin: { step: 'round', at: 'turns' }, dice: [4, 4, 4] });
  const before = t.s.pub.coins[0]!;
  t.play('0 pass', '1 pass', '0 {"mine":3,"market":0}', '1 {"mine":0,"market":3}');
  expect(t.s.pub.coins[0]).toBe(before + 9);
});
