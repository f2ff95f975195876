// Golden Empire: chain of command, tithe, golden peace.
import { fail } from '../actions/fail.ts';
import { gain, look } from '../atoms.ts';
import { report } from '../resolver/turn.ts';
import { controlsOf } from '../values/presence.ts';
import { figure } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const HIGH_COMMAND = 'alto-mando';
const CITADEL_DORADA = 'ciudadela-dorada';
const CULTIST = 'sectario';

export const imperioDorado: Hooks = {
  // [CSM-FACTION-DORADO-5]
  actions(w, seat) {
    const steps = figure<{ highCommands: number; actions: number }[]>(w, seat, 'steps');
    const standing = controlsOf(w, seat).length;
    return Math.max(0, ...steps.filter((s) => standing >= s.highCommands).map((s) => s.actions));
  },
  // [CSM-FACTION-DORADO-6]
  maintenance(t, seat) {
    let tithe = 0;
    for (const system of Object.values(t.w.systems)) {
      const home = system.buildings.some((b) => b.owner === seat && (b.id === HIGH_COMMAND || b.id === CITADEL_DORADA));
      if (!home || system.blocked) continue;
      const paid =
        Math.floor((system.ground[seat]?.[CULTIST] ?? 0) / figure(t.w, seat, 'perTroops')) * figure(t.w, seat, 'R');
      tithe += Math.min(figure(t.w, seat, 'maxPerSystem'), paid);
    }
    if (tithe === 0) return;
    gain(t.w, seat, tithe);
    report(t, [seat], 'report.income', { R: tithe, what: { key: 'ability.tithe' } });
  },
  // [CSM-FACTION-DORADO-7]
  forbidsGathering(t, owner, _seat, place) {
    if ((look(t.w, place).units[owner]?.['estacion-pacificadora'] ?? 0) > 0)
      fail('E27', { key: 'ability.goldenPeace' });
  },
};
