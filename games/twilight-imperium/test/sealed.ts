// The Galactic Council under Hidden Agenda.
import type { Scenario } from '@orrery/kernel/testing';
import { newest } from '../decks.ts';
import type { TI } from '../state.ts';
import { council, type Sitting } from './council.ts';

/** Seat 0 is the speaker. Nar and Lirta IV give three votes each. */
export const sealed = (spec: Partial<Sitting> = {}): Scenario<TI> =>
  council({
    agenda: 'economic-equality',
    edition: newest(),
    sets: ['base', 'pok', 'te'],
    seats: 4,
    planets: { jord: 0, nar: 1, jol: 1, 'lirta-iv': 2, 'mecatol-rex': 3 },
    factions: { 0: 'sol', 1: 'jolnar', 2: 'letnev', 3: 'hacan' },
    ...spec,
    also(s) {
      s.pub.events = [{ id: 'hidden-agenda' }];
      spec.also?.(s);
    },
  });
