// The leaders of the Naalu Collective.

import { expect, it } from 'vitest';
import { through } from '../../../test/drive.ts';
import { led, stateOf, THEIRS } from '../../../test/led.ts';

it('[TI4-TOKEN-6] [zeu] a token just placed goes back to its owner’s reinforcements; the system stays activated', () => {
  const t = led('naalu', 'zeu', { line: ['26', '46'], units: ['1 cruiser 46', '0 infantry lodor'], begin: THEIRS });
  through(t, '1 activate:26', '0 zeu use@0');
  expect(t.s.pub.tokens).toEqual({});
  expect(t.may(1)).toContain('move:cruiser@46~2');
});

it('[TI4-PNOTE-20] [the-oracle] at the end of the status phase everybody else gives a note', () => {
  const t = led('naalu', 'the-oracle', {
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 cruiser 46'],
    notes: {},
    begin: { step: 'statusPhase', at: 'finish', args: {} },
  });
  const before = t.s.own[0]!.notes.length;
  through(t, '0 the-oracle use@0');
  for (const seat of [1, 2]) through(t, `${seat} note:ceasefire@${seat}`);
  expect(t.s.own[0]!.notes).toHaveLength(before + 2);
  expect(stateOf(t.s.pub, 'the-oracle')).toBe('purged');
});
