// Disputed points that a table may read otherwise: RULINGS.md has both readings.
import { expect, it } from 'vitest';
import { READINGS } from '../values/readings.ts';
import { offers } from './drive.ts';
import { edged } from './eventful.ts';
import { open } from './opening.ts';

const read = (readings: string[]) => ({
  also: ({ pub }: { pub: { readings?: string[] } }) => {
    if (readings.length > 0) pub.readings = readings;
  },
});

it('[TI4-SETUP-2] a table that wants none has none; those it wants are kept', () => {
  expect(open(3, {}).match.state.pub.readings).toBeUndefined();
  expect(open(3, { readings: ['rescue-own'] }).match.state.pub.readings).toEqual(['rescue-own']);
  expect(open(3, { readings: [...READINGS] }).match.state.pub.readings).toEqual([...READINGS]);
});

it('[TI4-MOVE-19] [rescue] after another player’s move; where a table reads it so, after the own one, too', () => {
  const offered = (by: number, readings: string[]) => {
    const t = edged({
      factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
      units: ['0 cruiser 46', '0 carrier 27', '1 cruiser 46'],
      cards: { 0: ['rescue'] },
      begin: { step: 'tactical', at: 'movedIn', args: { seat: by, system: '46', effects: [], movedIn: true } },
      ...read(readings),
    });
    return offers(t, 0).some((key) => key.startsWith('rescue '));
  };
  expect([offered(1, []), offered(0, []), offered(0, ['rescue-own'])]).toEqual([true, false, true]);
});

it('[TI4-EXPL-2] Mirage comes as it is; where a table reads it so, it is explored', () => {
  const left = (readings: string[]) => {
    const t = edged({
      units: [],
      begin: { step: 'takeMirage', args: { seat: 0 } },
      also: ({ pub }) => {
        pub.planets = {
          ...pub.planets,
          mirage: { at: '46', controller: -1, exhausted: false, attachments: [], coexisting: [] },
        };
        if (readings.length > 0) pub.readings = readings;
      },
    });
    expect(t.s.pub.planets.mirage!.controller).toBe(0);
    return t.s.pub.decks.cultural;
  };
  expect(left(['mirage-explored'])).toBe(left([]) - 1); // a card of its deck is turned up
});
