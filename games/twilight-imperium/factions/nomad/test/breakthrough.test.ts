// The breakthrough of the Nomad.
import { expect, it } from 'vitest';
import { offers } from '../../../test/drive.ts';
import { found, TE } from '../../../test/found.ts';
import { stateOf } from '../../../test/led.ts';

const TURN = { step: 'turn', args: { seat: 1, actions: 0 } };
const spec = {
  units: ['0 infantry lodor', '1 infantry starpoint'],
  open: { 0: ['leader:artuno-the-betrayer', 'leader:field-marshal-mercer'], 1: ['leader:evelyn-delouis'] },
  begin: TURN,
  also(s: Parameters<NonNullable<import('../../../test/field.ts').Field['also']>>[0]) {
    s.pub.active = 1;
    s.pub.cards.find(({ id }) => id === 'evelyn-delouis')!.state = 'exhausted';
  },
};

it('[TI4-BT-nomad] [thunders-paradox] at the start of anybody’s turn an own agent is exhausted for another, whose ever it is', () => {
  const t = found('nomad', 'thunders-paradox', spec);
  expect(offers(t, 0)).toEqual([
    'thunders-paradox use@0>leader:artuno-the-betrayer',
    'thunders-paradox use@0>leader:field-marshal-mercer',
  ]);
  t.play('0 thunders-paradox use@0>leader:artuno-the-betrayer');
  expect([stateOf(t.s.pub, 'artuno-the-betrayer'), stateOf(t.s.pub, 'evelyn-delouis')]).toEqual([
    'exhausted',
    'readied',
  ]);
  const fresh = found('nomad', 'thunders-paradox', { ...spec, also: (s) => void s.pub });
  expect(offers(fresh, 0)).toEqual([]); // nobody is exhausted
});

it('[TI4-LEAD-13] [thunders-paradox] the relic that counts as an agent is called by its own name', () => {
  const t = found('nomad', 'thunders-paradox', {
    ...spec,
    edition: 6,
    sets: [...TE, 'codex2'],
    open: { ...spec.open, 2: ['relic:jr-xs455-o'] },
    also(s) {
      spec.also(s);
      s.pub.cards.find(({ id }) => id === 'jr-xs455-o')!.state = 'exhausted';
    },
  });
  t.play('0 thunders-paradox use@0>leader:field-marshal-mercer');
  expect(t.may(0)).toEqual(['target:leader:evelyn-delouis', 'target:relic:jr-xs455-o']);
  t.play('0 target:relic:jr-xs455-o');
  expect(t.s.pub.cards.find(({ id }) => id === 'jr-xs455-o')!.state).toBe('readied');
});
