// A table at which leaders are in play, for the tests of the factions.
import type { Pub } from '../state.ts';
import { type Field, field } from './field.ts';

export const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
export const THEIRS = { step: 'tactical', args: { seat: 1, effects: [] } };
/** Seat 0 plays this faction, with these leaders in play; `?` locked. */
export const led = (faction: string, leaders: string, spec: Field) => {
  const others = ['sol', 'letnev', 'winnu'].filter((id) => id !== faction);
  return field({
    edition: 3,
    factions: { 0: faction, 1: others[0]!, 2: others[1]! },
    open: { 0: leaders.split(' ').map((id) => `leader:${id}`) },
    ...spec,
  });
};
export const stateOf = ({ cards }: Pub, id: string) =>
  cards.find((card) => card.kind === 'leader' && card.id === id)?.state;
/** Of any open card, whatever it is. */
export const cardState = (t: { s: { pub: Pub } }, id: string) => t.s.pub.cards.find((card) => card.id === id)?.state;
export const actionsOf = (t: ReturnType<typeof field>, id: string) =>
  t.may(0).filter((key) => key.startsWith(`action:${id} `));
/** A leader unlocks by itself when nothing is being resolved. */
export const unlocked = (spec: Field, id: string): boolean =>
  stateOf(field({ ...spec, open: { 0: [`leader:${id}?`] }, begin: TURN }).s.pub, id) === 'readied';
/** Seat 0 plays this faction, with room for ships. */
export const table = (faction: string): Pick<Field, 'edition' | 'factions' | 'fleet'> => ({
  edition: 3,
  factions: { 0: faction, 1: 'sol', 2: 'letnev' },
  fleet: 6,
});
