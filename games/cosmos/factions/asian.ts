// Asian: every Civil Government is a base; bureaucracy, census, defence in depth.
import { fail } from '../actions/fail.ts';
import { look } from '../atoms.ts';
import { buildingMsg, placeMsg } from '../say.ts';
import { controlsOf } from '../values/presence.ts';
import { figure } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const GOVERNMENT = 'gobierno-civil';

export const asian: Hooks = {
  // [CSM-FACTION-ASIAN-5]
  actions: (w, seat) =>
    controlsOf(w, seat).length >= figure(w, seat, 'bureaucracyThreshold') ? figure(w, seat, 'actions') : 0,
  // [CSM-FACTION-ASIAN-6]
  recruitLimit: (w, seat, place) =>
    look(w, place).buildings.some((b) => b.id === GOVERNMENT && b.owner === seat) ? figure(w, seat, 'recruitLimit') : 0,
  // [CSM-FACTION-ASIAN-7]
  defendNames: (w, seat) => figure(w, seat, 'defendFactions'),
  // [CSM-FACTION-ASIAN-4]
  mayFound(t, seat, place) {
    if (controlsOf(t.w, seat).length >= figure(t.w, seat, 'maxGovernments'))
      fail('E11', buildingMsg(GOVERNMENT), placeMsg(t.w, place));
  },
};
