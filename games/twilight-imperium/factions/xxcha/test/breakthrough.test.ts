// The breakthrough of the Xxcha Kingdom.
import { expect, it } from 'vitest';
import { found } from '../../../test/found.ts';
import { votesOf } from '../../../values/agenda.ts';
import { influenceOf } from '../../../values/board.ts';
import { means, worth } from '../../../values/economy.ts';

it('[TI4-BT-xxcha] [archons-gift] resources are spent as influence and the other way round; votes and values stay', () => {
  const pub = (card: string) => found('xxcha', card, { units: ['0 infantry lodor'] }).s.pub; // 3/1
  const [rich, plain] = [pub('archons-gift'), pub('')];
  expect([worth(rich, 'lodor', 'influence'), worth(rich, 'lodor', 'resources')]).toEqual([3, 3]);
  expect([worth(plain, 'lodor', 'influence'), worth(plain, 'lodor', 'resources')]).toEqual([1, 3]);
  expect([means(rich, 0, 'influence'), influenceOf(rich, 'lodor'), votesOf(rich, 'lodor')]).toEqual([3, 1, 1]);
});

it('[TI4-BT-xxcha] [archons-gift] influence pays for resources, and others’ planets are as ever', () => {
  const t = found('xxcha', 'archons-gift', {
    line: ['112', '26', '28'],
    units: ['0 infantry torkan', '1 infantry lodor'],
  });
  expect(worth(t.s.pub, 'torkan', 'resources')).toBe(3); // 0/3
  expect(worth(t.s.pub, 'lodor', 'influence')).toBe(1);
});
