// The breakthrough of the Arborec.
import { expect, it } from 'vitest';
import { standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';
import { actionsOf, TURN } from '../../../test/led.ts';

it('[TI4-BT-arborec] [psychospore] a token comes home from a system with own infantry, and one more grows there', () => {
  const spec = { units: ['0 infantry lodor', '0 infantry starpoint'], tokens: { '26': [0, 1] }, begin: TURN };
  const t = found('arborec', 'psychospore', spec);
  expect(actionsOf(t, 'psychospore')).toEqual(['action:psychospore on:lodor']); // no token lies at Starpoint
  t.play('0 action:psychospore on:lodor');
  expect([t.s.pub.tokens['26'], standing(t.s.pub, 'lodor')]).toEqual([[1], ['0 infantry*2']]);
  expect(t.s.pub.cards.find(({ id }) => id === 'psychospore')!.state).toBe('exhausted');
});

it('[TI4-BT-arborec] [psychospore] infantry aboard ships in space is a bed as well', () => {
  const t = found('arborec', 'psychospore', {
    units: ['0 carrier 26', '0 infantry lodor', '0 infantry 26'],
    tokens: { '26': [0] },
    begin: TURN,
  });
  expect(actionsOf(t, 'psychospore')).toEqual(['action:psychospore on:26', 'action:psychospore on:lodor']);
  t.play('0 action:psychospore on:26');
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier', '0 infantry*2']);
});

it('[TI4-BREAK-7] [psychospore] exhausted it cannot be used again', () => {
  const t = found('arborec', 'psychospore', {
    units: ['0 infantry lodor'],
    tokens: { '26': [0] },
    begin: TURN,
    also: (s) => {
      s.pub.cards.find(({ id }) => id === 'psychospore')!.state = 'exhausted';
    },
  });
  expect(actionsOf(t, 'psychospore')).toEqual([]);
});
