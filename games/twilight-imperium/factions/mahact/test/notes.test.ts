// The promissory note of the Mahact Gene-Sorcerers.
import { expect, it } from 'vitest';
import { through } from '../../../test/drive.ts';
import { field } from '../../../test/field.ts';
import { home, noteOffers } from '../../../test/noted.ts';

const NOTE = 'scepter-of-dominion@2';
const phase = (held: number[]) =>
  field({
    edition: 4,
    line: ['46', '47', '26'],
    at: { 52: 40 },
    units: ['0 cruiser 46', '0 infantry lodor', '1 cruiser 47', '2 infantry ixth'],
    factions: { 0: 'sol', 1: 'letnev', 2: 'mahact' },
    notes: { 0: [NOTE] },
    begin: { step: 'strategyPhase', args: {} },
    also: ({ pub }) => {
      pub.players[2]!.held = held;
    },
  });

it('[TI4-PNOTE-3] [TI4-TOKEN-4] [scepter-of-dominion] tokens of those whom the Mahact hold come where its holder wants them', () => {
  const t = phase([0, 1]);
  through(t, `0 scepter-of-dominion play:${NOTE}`, '0 target:26');
  expect(t.s.pub.tokens['26']).toEqual([1]);
  expect(home(t, NOTE)).toBe(true);
  expect(noteOffers(phase([0]), 0, 'scepter')).toEqual([]);
});
