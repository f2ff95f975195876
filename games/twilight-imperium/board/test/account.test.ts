// What victory points are made of, in words: objectives, and what was under way when others came.
import type { Json, Told } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { account } from '../account.ts';

const told = (type: string, args: Record<string, Json> = {}): Told => ({ mine: false, type, args });
const mine = { seat: { seat: 0 } };
const point = told('points', { ...mine, points: 1 });

it('a point that is no objective is named after the card that brought it', () => {
  const view = { pub: { players: [{ points: 4 }] } } as never;
  const story = [
    told('turn', mine),
    told('strategic', { ...mine, card: { key: 'strategy.imperial' } }),
    told('scored', { ...mine, objective: { key: 'objective.expand-borders' } }),
    point,
    point,
    told('turn', mine),
    point,
    told('agenda.outcome', { card: { key: 'agenda.mutiny' } }),
    point,
  ];
  expect(account(view, 0, story).map(({ label, value }) => `${label.key} ${value}`)).toEqual([
    'figure.points 4',
    'objective.expand-borders +1',
    'strategy.imperial +1',
    'part.other +1',
    'agenda.mutiny +1',
  ]);
});

it('the same note of two players is two causes, and one that went home brought nothing', () => {
  const view = { pub: { players: [{ points: 2 }] } } as never;
  const note = (seat: number) => ({
    key: 'note.of',
    args: { note: { key: 'note.support-for-the-throne' }, seat: { seat } },
  });
  const story = [
    told('note.laid', { ...mine, note: note(1) }),
    point,
    told('note.laid', { ...mine, note: note(2) }),
    point,
    told('note.laid', { ...mine, note: note(3) }),
    point,
    told('turn', mine),
    told('note.returned', { seat: { seat: 2 }, note: note(2) }),
    told('points', { ...mine, points: -1 }),
  ];
  const parts = account(view, 0, story).slice(1);
  expect(parts.map(({ label, value }) => [label.args?.seat, value])).toEqual([
    [{ seat: 1 }, '+1'],
    [{ seat: 3 }, '+1'],
  ]);
});
