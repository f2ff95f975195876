// What boards build on: the contract with the table (face.ts says how a board is made), and the parts they are drawn with.
export { Around, type Surroundings } from './around.ts';
export * from './face.ts';
export { CardFrame, type CardFrameProps } from './parts/card-frame.tsx';
export { closerTo } from './parts/closer.ts';
export { Dot } from './parts/dot.tsx';
export { hyphenated } from './parts/hyphens.ts';
export { closeBy, FITTED, heldIn, type Lie } from './parts/lie.ts';
export { Modal, type ModalProps } from './parts/modal.tsx';
export { hashOf, noise } from './parts/noise.ts';
export { PanZoom } from './parts/pan-zoom.tsx';
export { Planet, type PlanetKind, type PlanetProps } from './parts/planet.tsx';
export { colourOf, SeatMark, type SeatMarkProps, SeatToken, shapeOf } from './parts/seat-mark.tsx';
export { Tip } from './parts/tip.tsx';
export { byTouch } from './parts/touch.ts';
