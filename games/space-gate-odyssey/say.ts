// How things are called in messages, and what a board lights for them.
import type { Msg, Option } from '@orrery/kernel';
import type { Bonus } from './packs/base/kinds.ts';
import { moduleOf } from './packs/base/modules.ts';
import type { Placed } from './state.ts';

export const sectorName = (sector: string): Msg => ({ key: `sector.${sector}` });
export const roomName = (room: string): Msg => ({ key: `room.${room}` });
export const gateName = (gate: string): Msg => ({ key: `gate.${gate}` });
export const tokenName = (token: string): Msg => ({ key: `token.${token}` });
export const planetName = (id: string): Msg => ({ key: `planet.${id}` });
export const figureName = (figure: string): Msg => ({ key: `figure.${figure}` });

export function moduleName(id: string): Msg {
  const { type, sector, gate, capacity, bonus } = moduleOf(id);
  if (sector === null) return { key: 'module.start' };
  const args = { sector: sectorName(sector), capacity };
  if (gate) return { key: 'module.gate', args: { ...args, gate: gateName(gate) } };
  if (bonus) return { key: 'module.odyssey', args: { ...args, bonus: bonusName(bonus) } };
  return { key: `module.${type}`, args };
}
const bonusName = (bonus: Bonus): Msg =>
  bonus.kind === 'robot'
    ? { key: 'bonus.robot', args: { room: roomName(bonus.room) } }
    : { key: `bonus.${bonus.kind}` };

/** A cell, told from the start module: two modules of one kind are told apart by it. */
export function cellName(x: number, y: number): Msg {
  const across: Msg = { key: x > 0 ? 'cell.right' : 'cell.left', args: { n: Math.abs(x) } };
  const along: Msg = { key: y > 0 ? 'cell.below' : 'cell.above', args: { n: Math.abs(y) } };
  if (x === 0 && y === 0) return { key: 'cell.start' };
  if (y === 0) return across;
  return x === 0 ? along : { key: 'cell.both', args: { along: along, across: across } };
}
/** A module of a station, with its place. */
export const standingName = ({ id, x, y }: Placed): Msg =>
  moduleOf(id).sector === null
    ? moduleName(id)
    : { key: 'module.standing', args: { module: moduleName(id), cell: cellName(x, y) } };

export const moduleRef = (id: string): string => `module:${id}`;
export const roomRef = (room: string): string => `room:${room}`;
export const pileRef = (pile: string): string => `pile:${pile}`;
export const cellRef = (x: number, y: number): string => `cell:${x},${y}`;
export const slotRef = (planet: string, slot: string): string => `slot:${planet}/${slot}`;
export const planetRef = (planet: string): string => `exoplanet:${planet}`;
export const tokenRef = (token: string): string => `token:${token}`;

export const STOP: Option = { key: 'stop', label: { key: 'do.stop' } };

/** `verb:what>where`, taken apart. */
export function readKey(key: string): { verb: string; what: string; where: string } {
  const [, verb = '', what = '', where = ''] = /^([a-z]+):([^>]*)(?:>(.*))?$/.exec(key) ?? [];
  return { verb, what, where };
}
