// TI4-TRANS-6 to -8: what lies open and may change hands in a transaction, by the name it has in a bundle.
import type { Msg, Seat } from '@orrery/kernel';
import { anyGrants, modifiers } from '../registry.ts';
import { exploreName, kindOfCard, planetName, relicName, techName, unitName } from '../say.ts';
import { type Bundle, type Pub, technologiesOf } from '../state.ts';
import { captivesOf } from './captured.ts';
import { fragmentsBefore } from './fragments.ts';
import { lacksTechnology } from './technology.ts';

/** `of`: what one side has that the other may get. */
type Kind = { of(pub: Pub, from: Seat, to: Seat): readonly string[]; name(id: string): Msg };
export type Ware = 'fragments' | 'technologies' | 'captives' | 'relics' | 'planets';

/** What one side may share with the other: what anybody may have, and the other has not. */
export const teachable = (pub: Pub, from: Seat, to: Seat): string[] =>
  anyGrants('teaches', pub, from, to)
    ? technologiesOf(pub, from).flatMap(({ id }) => (lacksTechnology(pub, to, id) ? [id] : []))
    : [];
const granted = (of: 'relicWares' | 'planetWares') => (pub: Pub, from: Seat, to: Seat) => [
  ...new Set(modifiers(pub, of).flatMap((m) => m[of](pub, from, to))),
];

const WARES: Readonly<Record<Ware, Kind>> = {
  fragments: { of: fragmentsBefore, name: exploreName },
  technologies: { of: teachable, name: techName },
  captives: { of: (pub, from, to) => captivesOf(pub, to, from), name: (unit) => unitName(kindOfCard(unit)) }, // [TI4-TRANS-7]
  relics: { of: granted('relicWares'), name: relicName },
  planets: { of: granted('planetWares'), name: planetName },
};
export const WARE_KINDS = Object.keys(WARES) as Ware[];
export const wareName = (ware: Ware, id: string): Msg => WARES[ware].name(id);
export const waresOf = (pub: Pub, ware: Ware, from: Seat, to: Seat): readonly string[] => WARES[ware].of(pub, from, to);
export const waresIn = (bundle: Bundle, ware: Ware): readonly string[] => bundle[ware] ?? [];
export const allWares = (bundle: Bundle): string[] => WARE_KINDS.flatMap((ware) => waresIn(bundle, ware));
export const wareWords = (bundle: Bundle): Msg[] =>
  WARE_KINDS.flatMap((ware) => waresIn(bundle, ware).map((id) => wareName(ware, id)));
/** Whether one side has anything of the kind. */
export const hasWares = (pub: Pub, from: Seat, to: Seat): boolean =>
  WARE_KINDS.some((ware) => waresOf(pub, ware, from, to).length > 0);
export const offersWares = (pub: Pub, bundle: Bundle, from: Seat, to: Seat): boolean =>
  WARE_KINDS.every((ware) => areAmong(waresIn(bundle, ware), waresOf(pub, ware, from, to)));
const areAmong = (things: readonly string[], there: readonly string[]): boolean =>
  new Set(things).size === things.length && things.every((each) => there.includes(each));
