// The leaders of the Naalu Collective.

import { expect, it } from 'vitest';
import { through } from '../../../test/drive.ts';
import { type Field, field } from '../../../test/field.ts';
import { led, stateOf, THEIRS, unlocked } from '../../../test/led.ts';

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

it('[TI4-HID-6] [TI4-LEAD-6] [maban] unlocked near Mecatol Rex; neighbours’ notes and both ends of the agenda deck, for its eyes alone', () => {
  const spec: Field = {
    edition: 5,
    factions: { 0: 'naalu', 1: 'sol', 2: 'letnev' },
    line: ['18', '26', '46', '27'],
    units: ['0 infantry lodor', '1 cruiser 18', '2 cruiser 27'],
    notes: {},
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  };
  expect(unlocked(spec, 'maban')).toBe(true);
  expect(unlocked({ ...spec, units: ['0 infantry starpoint'] }, 'maban')).toBe(false);
  const t = field({ ...spec, open: { 0: ['leader:maban'] } });
  const request = t.match.requestsTo(0).find(({ id }) => id === 'deal.anytime')!;
  const keys = request.ask.shape === 'one' ? request.ask.options.map(({ key }) => key) : [];
  expect(keys).toEqual(['maban on:deck:agendas', 'maban on:seat:1']); // seat 2 is too far away
  const outcome = t.match.apply({ request: 'deal.anytime', seat: 0, choice: 'maban on:deck:agendas' });
  const { agendas } = t.s.dark.decks;
  const seen = 'events' in outcome ? outcome.events.find(({ type }) => type === 'seen.agendas') : undefined;
  expect(seen?.to?.[0]).toEqual({ cards: [agendas.at(-1), agendas[0]].map((id) => ({ key: `agenda.${id}` })) });
  expect(JSON.stringify(seen?.pub)).not.toContain('agenda.');
});

it('[TI4-POLI-4] [maban] while somebody holds agendas of the deck in hand, nobody else looks at it; before and after, at any time', () => {
  const t = field({ ...MABAN_TURN, strategy: { politics: 1 }, begin: { step: 'turn', args: { seat: 1, actions: 0 } } });
  const offered = () =>
    t.match.requestsTo(0).some(({ ask }) => ask.shape === 'one' && ask.options.some(({ key }) => key === LOOK));
  expect(offered()).toBe(true);
  through(t, '1 strategic:politics');
  const seen: [string, boolean][] = [];
  for (let i = 0; i < 30 && t.request(t.asked()[0]!).at !== 'strategic.together'; i++) {
    const seat = t.asked()[0]!;
    seen.push([t.request(seat).at, offered()]);
    t.play(`${seat} ${['pass', 'no'].find((key) => t.may(seat).includes(key)) ?? t.may(seat)[0]}`);
  }
  const looking = seen.filter(([place]) => place === 'lookAtAgendas.put');
  expect(looking).toEqual([
    ['lookAtAgendas.put', false],
    ['lookAtAgendas.put', false],
  ]);
  for (let i = 0; i < 30 && t.request(t.asked()[0]!).at !== 'turn.choose'; i++) {
    const seat = t.asked()[0]!;
    if (t.request(seat).at.startsWith('window')) expect(offered()).toBe(true);
    t.play(`${seat} ${['pass', 'no'].find((key) => t.may(seat).includes(key)) ?? t.may(seat)[0]}`);
    if (t.asked().length === 0) break;
  }
});
const LOOK = 'maban on:deck:agendas';
const MABAN_TURN: Field = {
  edition: 6,
  factions: { 0: 'naalu', 1: 'sol', 2: 'letnev' },
  line: ['18', '26'],
  units: ['0 infantry lodor'],
  open: { 0: ['leader:maban'] },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
};
