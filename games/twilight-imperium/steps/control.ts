// TI4-CTRL-3: gaining a planet, in its fixed stages.

import type { Seat } from '@orrery/kernel';
import { endCoexistence } from '../atoms/coexistence.ts';
import { step } from '../procedures.ts';
import { happen, mightReact } from '../registry.ts';
import { planetName, player } from '../say.ts';
import { type Effect, NOBODY, type Pub, type Unit } from '../state.ts';
import { isOpponent, sideOf } from '../values/allies.ts';
import { systemOf } from '../values/board.ts';
import { coexists } from '../values/coexistence.ts';
import { decksFor } from '../values/exploration.ts';
import { isStructure, unitsOn } from '../values/units.ts';

export type GainPlanet = { seat: Seat; planet: string; from: Seat; effects?: Effect[] };

export const gainPlanet = step('gainPlanet', {
  when(t, f) {
    if (t.s.pub.planets[f.args.planet]!.purged) return 'end';
    f.args.from = t.s.pub.planets[f.args.planet]!.controller;
    happen(t, 'planet.gained', about(f.args));
  },
  structures(t, f) {
    const lost = fallen(t.s.pub, f.args);
    if (lost.length === 0) return; // [TI4-STRUCT-8]
    const killers = lost.map(() => f.args.seat);
    t.call('destroyUnits', { units: lost.map((u) => u.id), killers, cause: 'control' });
  },
  card(t, f) {
    const planet = t.s.pub.planets[f.args.planet]!;
    planet.controller = f.args.seat;
    planet.exhausted = true;
    for (const seat of sideOf(t.s.pub, f.args.seat)) endCoexistence(t, seat, f.args.planet); // [TI4-ALLY-10]
    t.tell({ type: 'planet.gained', pub: { seat: player(f.args.seat), planet: planetName(f.args.planet) } });
  },
  lost(t, f) {
    if (f.args.from !== NOBODY) t.window('planet.lost', about(f.args));
  },
  // [TI4-CTRL-4] Only what nobody controlled
  explore(t, f) {
    if (!isExplored(t.s.pub, f.args)) return;
    const facts = { ...about(f.args), frame: f.id };
    if (mightReact(t.s.pub, 'planet.explore.before', facts)) t.window('planet.explore.before', facts); // [TI4-CTRL-3]
    t.call('explorePlanet', { seat: f.args.seat, planet: f.args.planet });
  },
  after: (t, f) => happen(t, 'planet.gained.after', about(f.args)),
});

const isExplored = (pub: Pub, { planet, from }: GainPlanet): boolean =>
  from === NOBODY && decksFor(pub, planet).length > 0;
const fallen = (pub: Pub, { seat, planet }: Pick<GainPlanet, 'seat' | 'planet'>): Unit[] =>
  unitsOn(pub, planet).filter(
    (u) => isStructure(u) && isOpponent(pub, seat, u.owner) && !coexists(pub, u.owner, planet),
  );

/** [TI4-CTRL-2] Whether anybody could do something when this planet is gained: then it matters which one is first. */
export function stirs(pub: Pub, seat: Seat, planet: string): boolean {
  const facts = about({ seat, planet, from: pub.planets[planet]!.controller });
  const lost = fallen(pub, { seat, planet });
  const destroyed = {
    killers: lost.map(() => seat),
    types: lost.map((u) => u.type),
    owners: lost.map((u) => u.owner),
    at: systemOf(pub, planet),
    cause: 'control',
  };
  return (
    decksFor(pub, planet).length > 0 ||
    (['planet.gained', 'planet.lost', 'planet.gained.after'] as const).some((name) => mightReact(pub, name, facts)) ||
    (lost.length > 0 &&
      (['unit.destroyed', 'unit.destroyed.after'] as const).some((name) => mightReact(pub, name, destroyed)))
  );
}

const about = ({ seat, planet, from }: GainPlanet) => ({
  by: seat,
  seat: player(seat),
  planet: planetName(planet),
  on: planet,
  from,
});
