// CSM-BATTLE-19: the report of a star battle: totals, damage and losses of every volley, never the cards.
import type { Json, Msg, Seat } from '@orrery/kernel';
import type { Result } from '../battle/star.ts';
import { countMsg, factionMsg, numbered, placeMsg, unitMsg } from '../say.ts';
import type { Count, PlaceId } from '../state.ts';
import { unitOf } from '../values/sheets.ts';
import type { Force } from './forces.ts';
import { report, type StarResult, type Turn } from './turn.ts';

/** Of a unit that is built of blocks, blocks are lost in an exchange, and perhaps no unit (CSM-UNIT-7). */
function lostMsg(lost: Count): Json {
  const list = Object.entries(lost).map(([id, n]): Msg => {
    const unit = unitMsg(id);
    return unitOf(id).blocks > 1 ? { key: 'battle.blocks', args: { n, unit } } : numbered(n, unit);
  });
  return list.length > 0 ? list : [{ key: 'none' }];
}

export function battleReport(
  t: Turn,
  to: Seat[],
  place: PlaceId,
  forces: Map<Seat, Force[]>,
  result: Result,
  star: StarResult,
): void {
  const forcesMsg = [...forces].map(([seat, groups]): Msg => {
    const units: Record<string, number> = {};
    for (const g of groups) units[g.unit] = (units[g.unit] ?? 0) + g.units;
    return { key: 'battle.force', args: { faction: factionMsg(t.w, seat), units: countMsg(units, 'unit') } };
  });
  report(t, to, 'report.battle', { place: placeMsg(t.w, place), forces: forcesMsg });
  let exchange = 0;
  for (const volley of result.volleys) {
    if (!volley.quick) exchange += 1;
    const sides = volley.sides
      .filter((s) => s.attack + s.shield + s.damage > 0)
      .map(
        (s): Msg => ({
          key: 'battle.side',
          args: {
            faction: factionMsg(t.w, s.id),
            attack: s.attack,
            shield: s.shield,
            damage: s.damage,
            lost: lostMsg(s.lost),
          },
        }),
      );
    const msg = volley.quick ? 'report.quickFire' : 'report.exchange';
    report(t, to, msg, { ...(volley.quick ? {} : { n: exchange }), sides: sides });
  }
  const winners = star.winners.map((seat) => factionMsg(t.w, seat));
  if (winners.length > 0) report(t, to, 'report.winners', { place: placeMsg(t.w, place), winners });
  else report(t, to, result.standoff ? 'report.standoff' : 'report.nobody', { place: placeMsg(t.w, place) });
}
