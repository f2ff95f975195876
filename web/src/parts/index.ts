// What boards are made of.
export { CardFrame, type CardFrameProps } from './card-frame.tsx';
export { Dot } from './dot.tsx';
export { hashOf, noise } from './noise.ts';
export { PanZoom } from './pan-zoom.tsx';
export { Planet, type PlanetKind, type PlanetProps } from './planet.tsx';
export { colourOf, SeatMark, type SeatMarkProps, SeatToken, shapeOf } from './seat-mark.tsx';
export { Tip } from './tip.tsx';
