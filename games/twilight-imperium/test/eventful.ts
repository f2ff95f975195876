// Tables with galactic events: a field on which some are in force, and set-ups run to their end.
import type { Bag } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { newest } from '../decks.ts';
import type { SetId } from '../packs/base/types.ts';
import type { S, TI } from '../state.ts';
import { type Field, field } from './field.ts';
import { open } from './opening.ts';

export const SETS: SetId[] = ['base', 'pok', 'te'];
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
/** A field of the newest edition with all boxes, its units numbered in their order. */
export const edged = (spec: Partial<Field> = {}): Scenario<TI> =>
  field({
    edition: newest(),
    sets: SETS,
    line: ['46', '26', '27', '47'],
    units: ['0 cruiser 46'],
    begin: TURN,
    ...spec,
    also(s) {
      for (const [i, unit] of s.pub.units.entries()) unit.id = i + 1; // in the order of `units`
      spec.also?.(s);
    },
  });
/** A field on which these events are in force. */
export const under = (events: string[], spec: Partial<Field> = {}): Scenario<TI> =>
  edged({
    ...spec,
    also(s) {
      s.pub.events = events.map((id) => ({ id }));
      spec.also?.(s);
    },
  });
/** A table set up with these, by random answers. */
export const opened = (events: string[], options: Bag = {}, seed = 5, seats = 3): S =>
  open(seats, { te: true, events, ...options }, seed).run().match.state;
export const actions = (t: Scenario<TI>, id: string, seat = 0): string[] =>
  t.may(seat).filter((key) => key.startsWith(`action:${id} `));
export const me = (t: Scenario<TI>, seat = 0) => t.s.pub.players[seat]!;
