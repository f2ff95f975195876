// What is put off until a moment, or lasts until then.
import { expect, it } from 'vitest';
import { install } from '../registry.ts';
import { effectsOf, type S } from '../state.ts';
import { field } from './field.ts';

const due: string[] = [];
install([{ id: 'test-omen', due: (_, { kind, seat }) => due.push(`${kind} ${seat}`) }]);

it('[TI4-AGENDA-25] what waits for the next strategy phase happens there, once; the rest waits on', () => {
  const also = ({ pub }: S) => {
    pub.pending = [
      { kind: 'omen', seat: 1, source: 'test-omen', until: 'strategy.start' },
      { kind: 'move', seat: 0, amount: 1, until: 'round.end' },
    ];
  };
  const before = field({ line: ['26'], units: [], also });
  expect(effectsOf(before.s.pub, 'omen')).toHaveLength(1);
  due.length = 0;
  const t = field({ line: ['26'], units: [], also, begin: { step: 'strategyPhase', args: {} } });
  expect(new Set(due)).toEqual(new Set(['omen 1']));
  expect(t.s.pub.pending.map(({ kind }) => kind)).toEqual(['move']);
  expect(effectsOf(t.s.pub, 'move')).toMatchObject([{ seat: 0, amount: 1 }]);
});
