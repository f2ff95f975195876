// TI4-GEN-36, -37: what is purged leaves the game for good.
import { expect, it } from 'vitest';
import type { Pub } from '../state.ts';
import { type Field, field } from './field.ts';

const stateOf = ({ cards }: Pub, leader: string) => cards.find(({ id }) => id === leader)?.state;
const led = (begin: Field['begin'], more: Partial<Field> = {}) =>
  field({
    edition: 3,
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    factions: { 0: 'xxcha', 1: 'sol', 2: 'letnev' },
    open: { 0: ['leader:xxekir-grom', 'leader:ggrocuto-rinn'] },
    begin: begin!,
    ...more,
  });

it('[TI4-GEN-37] a hero of whose effect only a part is carried out is purged all the same', () => {
  const t = led({ step: 'turn', args: { seat: 0, actions: 0 } }).play(
    '0 action:xxekir-grom use',
    '0 target:put:pds>lodor',
  );
  expect(stateOf(t.s.pub, 'xxekir-grom')).toBe('readied');
  t.play('0 done');
  expect(stateOf(t.s.pub, 'xxekir-grom')).toBe('purged');
});

it('[TI4-GEN-36] when cards are readied, what was purged stays away', () => {
  const t = led(
    { step: 'statusPhase', at: 'ready', args: {} },
    {
      also({ pub }) {
        for (const card of pub.cards) card.state = card.id === 'xxekir-grom' ? 'purged' : 'exhausted';
      },
    },
  );
  expect(['xxekir-grom', 'ggrocuto-rinn'].map((id) => stateOf(t.s.pub, id))).toEqual(['purged', 'readied']);
});
