// The game master's desk: his pages and his sheets. Nobody else loads it.
export { AmendmentsSheet } from './amendments-sheet.tsx';
export { Console } from './console.tsx';
export { CorrectionsSheet } from './corrections-sheet.tsx';
export { EventsSheet } from './events-sheet.tsx';
export { NotesSheet } from './notes-sheet.tsx';
export { Overview } from './overview.tsx';
