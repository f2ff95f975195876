// The leaders of the Yssaril Tribes.

import { expect, it } from 'vitest';
import { cardsOf, type S } from '../../../state.ts';
import { through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';
import { led, stateOf, THEIRS, TURN } from '../../../test/led.ts';

it('[TI4-LEAD-14] [ssruu] has the text of the agents of others, exhausted or not, and is exhausted for it', () => {
  const also = ({ pub }: S) => {
    cardsOf(pub, 1, 'leader')[0]!.state = 'exhausted';
  };
  const t = field({
    edition: 3,
    factions: { 0: 'yssaril', 1: 'norr', 2: 'sol' },
    line: ['26', '46'],
    units: ['2 infantry lodor'],
    open: { 0: ['leader:ssruu'], 1: ['leader:tro'] },
    begin: { step: 'tactical', args: { seat: 2, effects: [] } },
    also,
  });
  through(t, '2 activate:26', '0 tro use@0', '2 target:lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['2 infantry*3']);
  expect([stateOf(t.s.pub, 'ssruu'), stateOf(t.s.pub, 'tro')]).toEqual(['exhausted', 'exhausted']);
  const other = field({
    edition: 3,
    factions: { 0: 'yssaril', 1: 'norr', 2: 'sol' },
    line: ['26', '46'],
    units: ['2 infantry lodor'],
    open: { 0: ['leader:ssruu'], 1: ['leader:tro'] },
    begin: { step: 'tactical', args: { seat: 2, effects: [] } },
  });
  through(other, '2 activate:26', '1 tro use@1', '0 pass');
  expect([stateOf(other.s.pub, 'ssruu'), stateOf(other.s.pub, 'tro')]).toEqual(['readied', 'exhausted']);
});

it('[TI4-HID-7] [so-ata] seven action cards unlock it; it looks at cards of whoever activates a system with its units', () => {
  const t = led('yssaril', 'so-ata', {
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 cruiser 46'],
    cards: { 1: ['sabotage'] },
    begin: THEIRS,
  });
  through(t, '1 activate:26', '0 so-ata use@0>way:hand', '1 pass');
  const heard = (seat: number | null) => t.heard(seat).find(({ type }) => type.startsWith('seen.hand'));
  expect(JSON.stringify(heard(0)!.args)).toContain('card.sabotage');
  expect(JSON.stringify(heard(2)!.args)).not.toContain('card.sabotage');
  const also = ({ pub, own, dark }: S) => {
    own[0]!.hand = dark.decks.actions.splice(0, 7);
    pub.players[0]!.hand = 7;
    pub.decks.actions = dark.decks.actions.length;
  };
  expect(
    stateOf(
      led('yssaril', 'so-ata?', { line: ['26'], units: ['0 infantry lodor'], begin: TURN, also }).s.pub,
      'so-ata',
    ),
  ).toBe('readied');
});
