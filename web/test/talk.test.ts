// Conversations at the table: who is in which, what is unread, and the owner's deeds in words.
import type { Deed, Snapshot } from '@orrery/api';
import { speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { isUnread, linesWith, markRead, partnersOf, type With } from '../src/table/conversations.ts';
import { deedText } from '../src/table/deeds.ts';

const player = (seat: number, kind: 'human' | 'bot' | 'open') => ({ seat, kind, name: `P${seat}`, bot: null });
const letter = (from: number, to: number, at: number) => ({ id: `${from}${to}${at}`, from, to, text: 'hello', at });
const deed = (what: Deed['what'], more: Partial<Deed> = {}): Deed => ({
  n: 1,
  at: 25,
  what,
  seat: null,
  minutes: null,
  ...more,
});
function table(more: Partial<Snapshot> = {}): Snapshot {
  const players = [player(0, 'human'), player(1, 'human'), player(2, 'bot'), player(3, 'open')];
  return {
    table: { id: 'm', players, owner: false },
    seat: 0,
    chat: [],
    letters: [],
    deeds: [],
    ...more,
  } as unknown as Snapshot;
}

describe('conversations', () => {
  it('go with everybody and with each person apart; bots do not write', () => {
    const now = table({ letters: [letter(1, 0, 10), letter(0, 1, 20), letter(0, 3, 30)] });
    expect(partnersOf(now)).toEqual([1, 3]);
    expect(partnersOf(table({ seat: null }))).toEqual([]);
    expect(linesWith(now, 1).map(({ at, mine }) => [at, mine])).toEqual([
      [10, false],
      [20, true],
    ]);
    expect(linesWith(now, 'all')).toEqual([]);
  });

  it('mix what was said and what the owner did by the hour', () => {
    const chat = [20, 30].map((at, i) => ({ n: i + 1, seat: 1, name: 'P1', text: 'x', at }));
    const lines = linesWith(table({ chat, deeds: [deed('paused')] }), 'all');
    expect(lines.map((line) => ('deed' in line ? line.deed.what : line.text))).toEqual(['x', 'paused', 'x']);
  });

  it('are unread until they have been looked at, each for itself; one’s own words are not news', () => {
    const kept: Record<string, number> = {};
    const now = table({ letters: [letter(1, 0, 10)], chat: [{ n: 1, seat: 0, name: 'P0', text: 'x', at: 40 }] });
    const unread = (snapshot: Snapshot, partner: With) => isUnread(kept, snapshot, partner);
    expect([unread(now, 1), unread(now, 3), unread(now, 'all')]).toEqual([true, false, false]);
    markRead(now, 1);
    kept['m 1'] = 10;
    expect(unread(now, 1)).toBe(false);
    expect(unread(table({ letters: [letter(1, 0, 10), letter(1, 0, 11)] }), 1)).toBe(true);
  });
});

it('the owner’s deeds can be said in both languages', () => {
  const desk = { board: { seats: [0, 1].map((seat) => ({ seat, name: `P${seat}` })) } } as never;
  const said = (one: Deed, language: 'en' | 'es') => {
    const { say } = speaker(language, wordsOf(new URL('../src/main.tsx', import.meta.url).href, language));
    return deedText(one, desk, (key, args) => say({ key, ...(args ? { args } : {}) }));
  };
  expect(said(deed('extended', { minutes: 90 }), 'en')).toBe('Everybody gets 1 hour 30 minutes more time.');
  expect(said(deed('extended', { minutes: -60, seat: 1 }), 'en')).toBe('The deadline comes 1 hour sooner for P1.');
  expect(said(deed('extended', { minutes: 1440, seat: 1 }), 'es')).toBe('P1 tiene 24 horas más.');
  expect(said(deed('extended', { minutes: -120 }), 'es')).toBe('El plazo se adelanta 2 horas para todos.');
  expect(said(deed('opened', { seat: 0 }), 'es')).toBe('El asiento de P0 se ha abierto a un sustituto.');
});
