// What the page lends to the boards of games that a host brings along: the same parts, and so the same look, as it has.
export * from '@orrery/board';
