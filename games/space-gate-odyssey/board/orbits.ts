// Where the worlds lie around Hawking. When two are closed the station has taken so much room that the rest stand closer
// together, in a frame as high as it is wide, where those still open are larger.

interface Orbits {
  width: number;
  height: number;
  size: number; // of a world, across
  hawking: readonly [x: number, y: number];
  rings: readonly (readonly [rx: number, ry: number])[];
  places: readonly (readonly [x: number, y: number])[]; // their middles
}

const THREE: Orbits = {
  width: 700,
  height: 470,
  size: 216,
  hawking: [350, 318],
  rings: [
    [234, 212],
    [96, 88],
  ],
  places: [
    [116, 142],
    [584, 142],
    [350, 116],
  ],
};
const FIVE: Orbits = {
  ...THREE,
  size: 176,
  places: [
    [104, 102],
    [350, 98],
    [596, 102],
    [580, 332],
    [120, 332],
  ],
};
const CLOSE: Orbits = {
  ...FIVE,
  width: 520,
  height: 590,
  hawking: [260, 306],
  rings: [
    [176, 196],
    [84, 84],
  ],
  places: [
    [98, 214],
    [260, 98],
    [422, 214],
    [402, 452],
    [118, 452],
  ],
};
const CROWDED_FROM = 2; // worlds closed

export function orbitsOf(worlds: number, closed: number): Orbits {
  if (worlds === 3) return THREE;
  return closed < CROWDED_FROM ? FIVE : CLOSE;
}

export const CLOSED = 0.62; // of its size: nothing happens there any more
export const BELOW = 22; // its name, clear of the rim when that is lit
