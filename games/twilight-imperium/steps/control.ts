// TI4-CTRL-3: gaining a planet, in its fixed stages.
import { type Seat, step } from '@orrery/kernel';
import { planetName, player } from '../labels.ts';
import { NOBODY, type TI } from '../state.ts';
import { isStructure, unitsOn } from '../values/units.ts';

type Args = { seat: Seat; planet: string; from: Seat };

export const gainPlanet = step<TI, Args>({
  when(t, f) {
    f.args.from = t.s.pub.planets[f.args.planet]!.controller;
    t.window('planet.gained', about(f.args));
  },
  structures(t, f) {
    const lost = unitsOn(t.s.pub, f.args.planet).filter((u) => isStructure(u) && u.owner !== f.args.seat);
    if (lost.length === 0) return; // [TI4-STRUCT-8]
    const killers = lost.map(() => f.args.seat);
    t.call('destroyUnits', { units: lost.map((u) => u.id), killers, cause: 'control' });
  },
  card(t, f) {
    const planet = t.s.pub.planets[f.args.planet]!;
    planet.controller = f.args.seat;
    planet.exhausted = true;
    t.tell({ type: 'planet.gained', pub: { seat: player(f.args.seat), planet: planetName(f.args.planet) } });
  },
  lost(t, f) {
    if (f.args.from !== NOBODY) t.window('planet.lost', about(f.args));
  },
  after: (t, f) => t.window('planet.gained.after', about(f.args)),
});

const about = ({ seat, planet, from }: Args) => ({
  by: seat,
  seat: player(seat),
  planet: planetName(planet),
  on: planet,
  from,
});
