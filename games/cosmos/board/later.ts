// Pages and sheets that are not needed for the map and for writing orders: each is loaded when it is opened.
import { lazy } from 'react';

export const Report = lazy(async () => ({ default: (await import('./report.tsx')).Report }));
export const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }));

/** All that is the game master's comes in one piece. */
const desk = () => import('./desk.ts');
export const Console = lazy(async () => ({ default: (await desk()).Console }));
export const Overview = lazy(async () => ({ default: (await desk()).Overview }));
export const AmendmentsSheet = lazy(async () => ({ default: (await desk()).AmendmentsSheet }));
export const CorrectionsSheet = lazy(async () => ({ default: (await desk()).CorrectionsSheet }));
export const EventsSheet = lazy(async () => ({ default: (await desk()).EventsSheet }));
export const NotesSheet = lazy(async () => ({ default: (await desk()).NotesSheet }));
