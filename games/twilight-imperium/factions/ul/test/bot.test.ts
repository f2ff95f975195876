// A bot wakes titans while it has pieces for them, and comes to rest when it has none.
import { botOf } from '@orrery/bots';
import { random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import box from '../../../index.ts';
import { field } from '../../../test/field.ts';

/** What the Titans answer when they have activated a system with a sleeper, with so many PDS elsewhere. */
function answerWith(elsewhere: number): unknown {
  const { match } = field({
    edition: 5,
    factions: { 0: 'ul', 1: 'sol', 2: 'letnev' },
    fleet: 6,
    line: ['46', '27', '26'],
    units: ['0 cruiser 46', '0 infantry new-albion', ...Array<string>(elsewhere).fill('0 pds lodor')],
    also({ pub }) {
      pub.planets['new-albion']!.markers = ['sleeper'];
    },
  }).play('0 activate:27');
  const request = match.requestsTo(0).find(({ blocking }) => blocking)!;
  return botOf(box, 'strategist')!.decide(match.know(0) as never, request, random(1)).choice;
}

it('[awaken] it wakes a titan with a piece at hand, and would give up no other PDS for it', () => {
  expect(answerWith(5)).toBe('awaken use@0>new-albion');
  expect(answerWith(6)).toBe('pass');
});
