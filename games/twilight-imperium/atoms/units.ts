// Every change to units, together with what is told of it.
import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../packs/base/types.ts';
import { anyGrants } from '../registry.ts';
import { planetName, player, systemName, unitName } from '../say.ts';
import { type Captured, NOBODY, playerOf, type T, type Unit } from '../state.ts';
import { isGalvanizable } from '../values/units.ts';

/** Who owns a unit, in words. */
export const ownerName = (owner: Seat) => (owner === NOBODY ? { key: 'neutral' } : player(owner));
/** The planet, or the system if it is in space. */
export const where = (at: string, on: string | null) => (on ? planetName(on) : systemName(at));

/** [TI4-COMP-3] From reinforcements to the board, undamaged. */
export function place(t: T, owner: Seat, type: UnitType, at: string, on: string | null): Unit {
  t.s.pub.lastUnit += 1;
  const unit: Unit = { id: t.s.pub.lastUnit, owner, type, at, on, damaged: false };
  t.s.pub.units.push(unit);
  t.tell({ type: 'unit.placed', pub: { seat: ownerName(owner), unit: unitName(type), place: where(at, on) } });
  return unit;
}

function take(t: T, units: readonly Unit[], type: string): void {
  if (units.length === 0) return;
  const gone = new Set(units.map((u) => u.id));
  t.s.pub.units = t.s.pub.units.filter((u) => !gone.has(u.id));
  for (const u of units)
    t.tell({ type, pub: { seat: ownerName(u.owner), unit: unitName(u.type), place: where(u.at, u.on) } });
}

/** [TI4-DEST-2] Returned to reinforcements without being destroyed. */
export const remove = (t: T, units: readonly Unit[]): void => take(t, units, 'unit.removed');

/** [TI4-CAPT-1] Onto the sheet of the captor; of fighters and infantry a token, which belongs to nobody. */
export function capture(t: T, by: Seat, { owner, type }: Pick<Unit, 'owner' | 'type'>): void {
  const small = type === 'fighter' || type === 'infantry';
  t.s.pub.captured.push({ by, owner: small ? NOBODY : owner, type });
  t.tell({ type: 'unit.captured', pub: { seat: player(by), unit: unitName(type), from: ownerName(owner) } });
}
/** [TI4-CAPT-3] Off the sheet again, of several alike the one taken first. */
export function release(t: T, by: Seat, type: UnitType, owner?: Seat): void {
  const at = t.s.pub.captured.findIndex(
    (each) => each.by === by && each.type === type && (owner === undefined || each.owner === owner),
  );
  if (at < 0) return;
  const freed = t.s.pub.captured.splice(at, 1);
  t.tell({ type: 'unit.released', pub: { seat: player(by), unit: unitName(type) } });
  scrap(t, freed);
}

type Piece = Pick<Unit, 'owner' | 'type'>;
/** Where what is destroyed leaves the game: all of these but what somebody has captured, which leaves it when it is returned. */
export function scrap(t: T, pieces: readonly Piece[], captured: readonly Captured[] = []): void {
  const kept = [...captured];
  for (const { owner, type } of pieces) {
    if (owner === NOBODY || !anyGrants('scraps', t.s.pub, type)) continue;
    const at = kept.findIndex((each) => each.owner === owner && each.type === type);
    if (at >= 0) kept.splice(at, 1);
    else purgePiece(t, { owner, type });
  }
}
/** [TI4-PURGE-1] Off the board and out of the game; what is a token, and what is nobody's, never runs out. */
export function purgeUnits(t: T, units: readonly Unit[]): void {
  take(t, units, 'unit.removed');
  for (const { owner, type } of units)
    if (owner !== NOBODY && type !== 'infantry' && type !== 'fighter') purgePiece(t, { owner, type });
}
/** [TI4-PURGE-1] It never comes back to reinforcements. */
function purgePiece(t: T, { owner, type }: Piece): void {
  const sheet = playerOf(t.s.pub, owner);
  sheet.purged = [...(sheet.purged ?? []), type];
  t.tell({ type: 'unit.purged', pub: { seat: player(owner), unit: unitName(type) } });
}

/** [TI4-DEST-1] The window after it is opened by whoever destroys. */
export const destroy = (t: T, units: readonly Unit[]): void => take(t, units, 'unit.destroyed');

export function move(t: T, units: readonly Unit[], at: string, on: string | null): void {
  if (units.length === 0) return;
  for (const unit of units) {
    t.tell({
      type: 'unit.moved',
      pub: {
        seat: ownerName(unit.owner),
        unit: unitName(unit.type),
        from: where(unit.at, unit.on),
        to: where(at, on),
      },
    });
    unit.at = at;
    unit.on = on;
  }
}

export function damage(t: T, unit: Unit): void {
  unit.damaged = true;
  t.tell({ type: 'unit.damaged', pub: { seat: ownerName(unit.owner), unit: unitName(unit.type) } });
}

/** [TI4-UNIT-11] A token under a unit that has none, as long as there are any. */
export function galvanize(t: T, unit: Unit): void {
  if (!isGalvanizable(t.s.pub, unit)) return;
  unit.galvanized = true;
  t.tell({
    type: 'unit.galvanized',
    pub: { seat: ownerName(unit.owner), unit: unitName(unit.type), place: where(unit.at, unit.on) },
  });
}

export function repair(t: T, unit: Unit): void {
  unit.damaged = false;
  t.tell({ type: 'unit.repaired', pub: { seat: ownerName(unit.owner), unit: unitName(unit.type) } });
}

/** It is another card from now on, and undamaged. */
export function transform(t: T, unit: Unit, form: string): void {
  Object.assign(unit, { form, damaged: false });
  const pub = { seat: ownerName(unit.owner), unit: { key: `sheet.${form}` }, place: where(unit.at, unit.on) };
  t.tell({ type: 'unit.transformed', pub });
}
