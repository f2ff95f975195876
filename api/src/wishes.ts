// What all people at a table may agree on: to break the match off, to stop the clocks, to let them run again.
export const WISHES = ['abandon', 'pause', 'resume', 'concede', 'answer', 'turn'] as const;
export type Wish = (typeof WISHES)[number];
