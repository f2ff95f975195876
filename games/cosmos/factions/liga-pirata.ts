// Pirate League: the law of the pirates, loot, and a king who may lose one throne.
import { embark } from '../actions/troops.ts';
import { count, counted, gain } from '../atoms.ts';
import { isHostile, report } from '../resolver/turn.ts';
import { placeMsg } from '../say.ts';
import { costOf } from '../values/figures.ts';
import { unitsOf } from '../values/presence.ts';
import { figure, isShip, isSynthetic, unitOf } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const PIRATE = 'pirata';
const KING = 'acorazado-del-rey';

export const ligaPirata: Hooks = {
  // [CSM-FACTION-PIRATA-5, 6]
  afterStar(t, seat, result) {
    if (!result.winners.includes(seat) || !result.survivors[seat]) return;
    const where = { battle: result.labels[seat] ?? [] };
    let cost = 0;
    let drowned = 0;
    for (const side of result.sides.filter((s) => isHostile(result.hostile, seat, s))) {
      const ships = Object.entries(result.units[side] ?? {}).filter(([id]) => isShip(unitOf(id)));
      cost += costOf(Object.fromEntries(ships));
      for (const [troop, n] of Object.entries(result.drowned[side] ?? {})) if (!isSynthetic(troop)) drowned += n;
    }
    const loot = Math.floor((cost * figure(t.w, seat, 'lootPercent', where)) / 100);
    const [part, whole] = figure<string>(t.w, seat, 'pressFraction', where).split('/').map(Number) as [number, number];
    const pressed = embark(t, seat, result.place, PIRATE, Math.floor((drowned * part) / whole));
    gain(t.w, seat, loot);
    count(t.w.sides[seat]!, 'plunder', loot + pressed);
    if (loot + pressed > 0)
      report(t, [seat], 'report.loot', { R: loot, n: pressed, place: placeMsg(t.w, result.place) });
  },
  // [CSM-FACTION-PIRATA-7] once, in a shipyard, at its full cost
  paidInFull: [KING],
  mayRebuild(t, seat, id, n) {
    const side = t.w.sides[seat]!;
    if (
      id !== KING ||
      n !== 1 ||
      (unitsOf(t.w, seat)[KING] ?? 0) > 0 ||
      counted(side, 'rebuilt') >= figure(t.w, seat, 'rebuilds')
    )
      return false;
    count(side, 'rebuilt', 1);
    return true;
  },
};
