// TI4-ALLY: what allies have of each other from the start, whether they carry each other's units, and planets that change hands.
import type { Choice, Msg, Option, Seat } from '@orrery/kernel';
import { gainCard } from '../atoms/possession.ts';
import { step } from '../procedures.ts';
import { option, planetName, player } from '../say.ts';
import { type Pub, playerOf, seatsOf, type T } from '../state.ts';
import { allianceCard, commanderOf } from '../values/alliance.ts';
import { allyOf, areAllied, sideOf } from '../values/allies.ts';
import { isGround, isStructure, unitsOn } from '../values/units.ts';

/** [TI4-ALLY-2, -5] Each takes the alliance card of the ally's faction, whatever boxes there are. */
export function dealAlliances(t: T): void {
  const { pub } = t.s;
  for (const seat of seatsOf(pub))
    for (const ally of seatsOf(pub).filter((other) => areAllied(pub, seat, other))) {
      if (seat < ally) t.tell({ type: 'allied', pub: { seat: player(seat), ally: player(ally) } });
      const commander = commanderOf(playerOf(pub, ally).faction);
      if (commander) gainCard(t, allianceCard(commander, seat));
    }
}

/** [TI4-ALLY-14] Who keeps apart carries no units of the ally and has none of its own carried, until it says otherwise. */
export const shareHolds = step('shareHolds', {
  change(t, { args: { seat, choice } }) {
    const sheet = playerOf(t.s.pub, seat);
    if (choice === 'apart') sheet.apart = true;
    else delete sheet.apart;
    t.tell({ type: `holds.${choice}`, pub: { seat: player(seat), ally: player(allyOf(t.s.pub, seat)!) } });
  },
});

/** [TI4-ALLY-11] Whoever may redistribute tokens, and the ally: what both of them name changes hands. */
export const exchangePlanets = step('exchangePlanets', {
  name: {
    who: (pub, f) => [
      ...new Set(f.args.seats.flatMap((seat) => (common(pub, seat).length > 0 ? sideOf(pub, seat) : []))),
    ],
    question: ({ pub, seat }) => ({
      prompt: { key: 'ask.exchangePlanets', args: { ally: player(allyOf(pub, seat!)!) } },
      ask: {
        shape: 'many',
        options: common(pub, seat!).map((planet) => exchangeOption(pub, planet)),
        ...upTo(pub, seat!),
      },
      rules: ['TI4-ALLY-11'],
      fallback: [],
      kind: 'exchangePlanets',
    }),
    take(t, _, choices) {
      for (const [seat, choice] of choices) {
        const ally = allyOf(t.s.pub, seat)!;
        if (seat < ally) for (const key of named(choice)) if (named(choices.get(ally)).includes(key)) exchange(t, key);
      }
    },
  },
});
const named = (choice: Choice | undefined): string[] => (choice ?? []) as string[];
const upTo = (pub: Pub, seat: Seat) => ({ min: 0, max: common(pub, seat).length });

/** Planets of either on which the other has a ground force or a structure. */
const common = (pub: Pub, seat: Seat): string[] =>
  Object.entries(pub.planets).flatMap(([planet, { controller, purged }]) => {
    const to = sideOf(pub, seat).includes(controller) && !purged ? allyOf(pub, controller) : undefined;
    const stands = unitsOn(pub, planet).some((u) => u.owner === to && (isGround(u) || isStructure(u)));
    return to !== undefined && stands ? [planet] : [];
  });
const handed = (pub: Pub, planet: string): Msg['args'] => {
  const { controller } = pub.planets[planet]!;
  return { planet: planetName(planet), from: player(controller), to: player(allyOf(pub, controller)!) };
};
const exchangeOption = (pub: Pub, planet: string): Option =>
  option(`exchange:${planet}`, 'exchangePlanet', handed(pub, planet), [`planet:${planet}`]);

/** As it lies, readied or exhausted; nobody gains or loses it in the sense of any effect. What lies with it follows. */
function exchange(t: T, key: string): void {
  const planet = key.slice('exchange:'.length);
  const place = t.s.pub.planets[planet]!;
  t.tell({ type: 'planet.exchanged', pub: { ...handed(t.s.pub, planet) } });
  place.controller = allyOf(t.s.pub, place.controller)!;
}
