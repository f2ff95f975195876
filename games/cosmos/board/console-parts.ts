// The parts of the game master's console, in the order in which he is shown around.
export const CONSOLE_PARTS = ['lists', 'corrections', 'amendments', 'notes', 'events', 'undoing', 'steward'] as const;
