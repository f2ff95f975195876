// Hive Mind: biomass from the fallen, from the soil and from its own.
import { fail } from '../actions/fail.ts';
import { removeTroops } from '../actions/groups.ts';
import { count, look } from '../atoms.ts';
import { isHostile, report, type Turn } from '../resolver/turn.ts';
import { placeMsg, troopMsg } from '../say.ts';
import { controlsOf } from '../values/presence.ts';
import { figure, isSynthetic } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const MONSTER = 'monstruo-planta';
const ROOTING_BIOMASS = 8;

function grow(t: Turn, seat: number, n: number, why: 'fallen' | 'soil' | 'compost'): void {
  if (n <= 0) return;
  count(t.w.sides[seat]!, 'biomass', n);
  count(t.w.sides[seat]!, 'biomassLife', n);
  report(t, [seat], 'report.grown', { n, what: { key: `growth.${why}` } });
}

export const menteColmena: Hooks = {
  biomass: true,
  // [CSM-FACTION-COLMENA-5]
  afterGround(t, seat, result) {
    if (!result.left[seat]) return;
    let fed = 0;
    for (const [side, dead] of Object.entries(result.dead))
      if (isHostile(result.hostile, seat, Number(side)))
        for (const [troop, n] of Object.entries(dead)) if (!isSynthetic(troop)) fed += n;
    grow(t, seat, fed * figure(t.w, seat, 'perTroop'), 'fallen');
  },
  // [CSM-FACTION-COLMENA-4, 6]
  maintenance(t, seat) {
    const roots = controlsOf(t.w, seat).filter((place) => !look(t.w, place).blocked).length * ROOTING_BIOMASS;
    const beds = Object.values(t.w.systems).filter(
      (s) => s.dom.ground === seat && (s.ground[seat]?.[MONSTER] ?? 0) >= figure(t.w, seat, 'minTroops'),
    ).length;
    grow(
      t,
      seat,
      roots + Math.min(figure(t.w, seat, 'sproutMax'), beds * figure(t.w, seat, 'sproutPerSystem')),
      'soil',
    );
  },
  // [CSM-FACTION-COLMENA-7] two of them give one B
  compost(t, seat, place, troop, asked) {
    if (troop !== MONSTER) return false;
    const there = look(t.w, place).ground[seat]?.[MONSTER] ?? 0;
    const n = asked === 'max' ? there : asked;
    if (n < 1 || n > there) fail('E06', troopMsg(MONSTER), placeMsg(t.w, place));
    removeTroops(t, seat, { in: 'ground', at: place }, MONSTER, n);
    grow(t, seat, Math.floor(n / figure(t.w, seat, 'troopsPerB')), 'compost');
    return true;
  },
};
