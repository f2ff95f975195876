// Cards are played when they help, not kept: on a ground of one's own, on an army that is near, on a battle, on a large order.
import type { PlaceId } from '../state.ts';
import * as board from '../values/geometry.ts';
import { factionOf } from '../values/sheets.ts';
import type { Idea, Plan } from './idea.ts';
import { CITADEL, foesAt, holding, holds, limitOf, type Survey, seen, strength, text } from './survey.ts';

const isHeld = (s: Survey, card: string): boolean => s.side.cards.some((c) => c.card === card);
const use = (s: Survey, card: string, place: PlaceId | undefined, worth: number, when: Idea['when']): Idea[] =>
  place !== undefined && isHeld(s, card) ? [{ worth, lines: [`usar ${card} en ${text(s, place)}`], when }] : [];

/** What asks for nothing but a ground or an orbit of one's own: it pays, or it keeps what pays. */
const settle: Plan = (s) => {
  const isBuilt = (p: PlaceId, id: string) => seen(s, p)!.buildings.some((b) => b.id === id);
  const bare = s.grounds.filter((p) => board.isBoard(p) && !isBuilt(p, 'mining-probe'));
  const best = [...s.grounds].filter((p) => limitOf(s, p) > 0).sort((a, b) => limitOf(s, b) - limitOf(s, a))[0];
  const home = s.home !== undefined && s.grounds.includes(s.home) ? s.home : undefined;
  const mining = ['mining-3', 'mining-2', 'mining-1'].find((card) => isHeld(s, card)) ?? '';
  const domed = home !== undefined && home !== CITADEL && !isBuilt(home, 'energy-dome') ? home : undefined;
  const mined = s.home !== undefined && holds(s, s.home, 'orbit') && !holding(s, s.home)?.mines.length;
  return [
    ...use(s, 'mining-probe', bare.find((p) => p !== s.home) ?? bare[0], 120, 'spend'),
    ...use(s, mining, home !== undefined && limitOf(s, home) > 0 ? home : best, 60, 'spend'),
    ...use(s, 'energy-dome', domed, 32, 'spend'),
    ...use(s, 'minefield', mined ? s.home : undefined, 36, 'spend'),
  ];
};

const RANGE = 2; // of what acts at a distance
const GREAT = 12; // ships of a kind that is built by now: an army that is worth a bomb
const FRESH = 1;
/** An army of others that was seen just now, near an own fleet, and where nothing of one's own would suffer. */
function armyNear(s: Survey): { place: PlaceId; force: number } | undefined {
  const fleets = [...s.armies, ...s.scouts, ...s.bases].map(([, f]) => f.at);
  const isOurs = (p: PlaceId) => fleets.includes(p) || holds(s, p, 'ground') || holds(s, p, 'orbit');
  const hasBase = (p: PlaceId) =>
    seen(s, p)!.buildings.some(({ id, owner }) => owner !== null && factionOf(s.k.pub.factions[owner]!).base.id === id);
  const near = Object.keys(s.k.own!.board).filter(
    (p) => board.isBoard(p) && s.turn - seen(s, p)!.turn <= FRESH && fleets.some((at) => board.isWithin(at, p, RANGE)),
  );
  return near
    .filter((p) => !isOurs(p) && !hasBase(p) && seen(s, p)!.special !== 'galactic-forum')
    .map((place) => {
      const foes = foesAt(s, place).filter(({ seat }) => seat >= 0);
      return { place, force: foes.reduce((sum, { units }) => sum + strength(units), 0) };
    })
    .sort((a, b) => b.force - a.force)[0];
}
/** A bomb for an army that could not be beaten, a pulse for one that is about to strike. */
const strike: Plan = (s) => {
  if (!isHeld(s, 'nova-bomb') && !isHeld(s, 'emp')) return [];
  const army = armyNear(s);
  const ships = factionOf(s.side.faction).units.filter(({ class: kind }) => kind === 'ship');
  const ship = Math.max(...ships.map(({ id }) => strength({ [id]: 1 })));
  if (!army || army.force < GREAT * ship) return [];
  return [...use(s, 'nova-bomb', army.place, 190, 'first'), ...use(s, 'emp', army.place, 70, 'first')].slice(0, 1);
};

export const useCards: Plan = (s) => [...settle(s), ...strike(s)];

const MANY = 8; // built at once, for a drug to be worth it
/** Every thing is cheaper by it until the turn is over. */
export function drugFor(s: Survey, n: number): string {
  const drug = ['drug-3', 'drug-2', 'drug-1'].find((card) => isHeld(s, card));
  return drug && n >= MANY ? ` + ${drug}` : '';
}

const AIDS = ['ion-wave', 'attack-device', 'defence-device'];
const WORTHY = 120; // R of enemy ships
/** What a battle away from the Citadel deserves; the stronger ones are kept for that. */
export function aidFor(s: Survey, killed: number): string {
  const aid = AIDS.find((card) => isHeld(s, card));
  return aid && killed >= WORTHY ? ` + ${aid}` : '';
}

/** Lines more than the pool allows, for which a turn is worth being lived twice. */
const ENOUGH = 3;
export const DILATOR = 'time-dilator';
export const isDilated = (s: Survey, plain: number, doubled: number): boolean =>
  isHeld(s, DILATOR) && doubled >= plain + ENOUGH;
