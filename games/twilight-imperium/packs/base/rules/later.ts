// Rules of the round that speak of parts of the game not in play yet, and which. A rule leaves this list with its part.
const THUNDER = 'later stage, Thunder’s Edge: the component it speaks of is not in play yet';

export const LATER: Readonly<Record<string, string>> = {
  'TI4-LEG-11': 'a pointer: TI4-TURN-11, -12',
  'TI4-REL-12': THUNDER,
  'TI4-REL-15': THUNDER,
  'TI4-SET-8': THUNDER,
  'TI4-SET-11': 'about another mode of play, Twilight’s Fall, of which nothing is in this box',
  'TI4-DIPL-9': 'a pointer: TI4-DIP-1',
  'TI4-CUST-7': 'a pointer: TI4-LEG-8',
};
