// A table at which a faction has its breakthrough, for the tests of the factions.
import { type Field, field } from './field.ts';

export const TE: NonNullable<Field['sets']> = ['base', 'pok', 'te'];
/** Seat 0 plays this faction and has this breakthrough; '' none. */
export const found = (faction: string, card: string, spec: Partial<Field>) => {
  const others = ['sol', 'letnev', 'winnu'].filter((id) => id !== faction);
  return field({
    edition: 5,
    sets: TE,
    line: ['112', '26', '27'],
    units: [],
    factions: { 0: faction, 1: others[0]!, 2: others[1]! },
    fleet: 6,
    ...spec,
    open: { ...spec.open, 0: [...(spec.open?.[0] ?? []), ...(card ? [`breakthrough:${card}`] : [])] },
  });
};
