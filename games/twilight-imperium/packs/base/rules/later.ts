// Rules that no test can be named after: they point to others, or speak of another mode of play.
export const LATER: Readonly<Record<string, string>> = {
  'TI4-LEG-11': 'a pointer: TI4-TURN-11, -12',
  'TI4-SET-11': 'about another mode of play, Twilight’s Fall, of which nothing is in this box',
  'TI4-DIPL-9': 'a pointer: TI4-DIP-1',
  'TI4-CUST-7': 'a pointer: TI4-LEG-8',
};
