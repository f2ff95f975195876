// TI4-EVENT: a galactic event is one piece that does something only where it is in force.
import type { Piece } from '../../registry.ts';
import { type EventCard, eventOf, type Pub } from '../../state.ts';

/** Its words are `event.<id>`, `event.<id>.text` and, as an option, `use.<id>`. */
export const event = (id: string, text: Omit<Piece, 'id' | 'event' | 'set'>): Piece => ({
  ...text,
  id,
  set: 'te',
  event: true,
});

/** The event of the piece that asks: it is asked only while it is in force. */
export const inForce = (pub: Pub, id: string): EventCard => eventOf(pub, id)!;
