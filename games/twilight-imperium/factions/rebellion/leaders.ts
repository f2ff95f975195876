// The leaders of the Crimson Rebellion.
import type { Seat, WindowFacts } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { convertCommodities, gainCommodities } from '../../atoms/economy.ts';
import { move, place } from '../../atoms/units.ts';
import { kindOf } from '../../content.ts';
import { idOf, players, seatAt, unitsLeft, unitsNamed } from '../../effects/targets.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { inWindow, type Piece } from '../../piece.ts';
import { frameAt, step } from '../../procedures.ts';
import { done, unitName, unitOption } from '../../say.ts';
import { heldCard, type Pub, playerOf, type T, type Unit } from '../../state.ts';
import { commodityValue } from '../../values/economy.ts';
import { capacityOf } from '../../values/limits.ts';
import { alike, isGround, isShip, unitOf } from '../../values/units.ts';
import { SIEVER } from './breaches.ts';

declare module '../../procedures.ts' {
  interface Content {
    'ahk-ravin.load': Swapped;
    'homesick-phantom.store': { seat: Seat; choice: string; about: { frame: number } };
  }
}

/** Two ships that change places, and what each takes along. */
type Swapped = { seat: Seat; ships: [number, number]; loads: [number[], number[]]; now: 0 | 1 };
const PHANTOM = 'homesick-phantom';

const shipsOf = (pub: Pub, seat: Seat): Unit[] => pub.units.filter((u) => u.owner === seat && isShip(u));
const isApart = (units: readonly Unit[]): boolean => units.some(({ at }) => at !== units[0]!.at);
/** The ships that may be named: first any, then one that is elsewhere. */
function swappable(pub: Pub, seat: Seat, named: readonly string[]): string[] {
  const [first] = unitsNamed(pub, named);
  return unitsLeft(
    pub,
    shipsOf(pub, seat).filter((u) => !first || u.at !== first.at),
    named,
  );
}
/** [TI4-F-REB-11] What a ship may carry from its own system, whatever tokens lie there; itself and the other one stay ships. */
function cargo(pub: Pub, { ships, loads, now }: Swapped): Unit[] {
  const ship = unitOf(pub, ships[now])!;
  if (loads[now].length >= capacityOf(pub, ship)) return [];
  return pub.units.filter(
    (u) =>
      u.owner === ship.owner &&
      u.at === ship.at &&
      (u.type === 'fighter' || isGround(u)) &&
      !ships.includes(u.id) &&
      !loads[now].includes(u.id),
  );
}

/** What of a production could still be stored: ships, as many as were produced. */
function storable(pub: Pub, frame: number): UnitType[] {
  const { list = [], stored = [] } = frameAt(pub, frame, 'produce')?.args ?? {};
  const left = stored.reduce((rest, type) => rest.toSpliced(rest.indexOf(type), 1), [...list]);
  return [...new Set(left.filter((type) => kindOf(type) === 'ship'))];
}
const storedOn = (pub: Pub, seat: Seat): readonly UnitType[] => heldCard(pub, seat, PHANTOM)?.units ?? [];

/** [TI4-F-REB-12] Ships come onto the card instead of the board, and from it into a combat. */
const phantom = hero(
  {
    id: PHANTOM,
    faction: 'rebellion',
    rules: ['TI4-LEAD-11', 'TI4-F-REB-12'],
    might: (pub, seat, { about }) => isSide(about, seat) && storedOn(pub, seat).length > 0,
    resolve(t, { seat, about }) {
      const card = heldCard(t.s.pub, seat, PHANTOM)!;
      const ships = card.units ?? [];
      delete card.units;
      for (const type of ships) place(t, seat, type, about.at, null);
    },
  },
  'spaceCombat.start',
);
function store(t: T, seat: Seat, frame: number, type: UnitType): void {
  const card = heldCard(t.s.pub, seat, PHANTOM)!;
  const production = t.frame(frame, 'produce')!;
  production.args.stored = [...(production.args.stored ?? []), type];
  card.units = [...(card.units ?? []), type];
  t.tell({ type: 'unit.stored', pub: { seat: { seat }, unit: unitName(type), card: { key: `leader.${PHANTOM}` } } });
}

/** [TI4-LEAD-7] Nothing at the end of the combat whose breach unlocked it. */
function harvest(pub: Pub, seat: Seat, { about }: WindowFacts<{ frame: number }>): string[] {
  const { effects = [] } = frameAt(pub, about.frame, 'spaceCombat', 'groundCombat')?.args ?? {};
  if (effects.some((effect) => effect.kind === 'breached' && effect.seat === seat)) return [];
  const { commodities } = playerOf(pub, seat);
  return [
    ...(commodities < commodityValue(pub, seat) ? ['way:commodity'] : []),
    ...(commodities > 0 ? ['way:sell'] : []),
  ];
}

export const leaders: Piece[] = since(6, [
  agentOfSwaps(),
  commander({
    id: SIEVER,
    faction: 'rebellion',
    ...orders(
      {
        id: SIEVER,
        rules: ['TI4-LEAD-6', 'TI4-LEAD-7'],
        aims: harvest,
        must: true,
        resolve(t, { seat, target }) {
          if (idOf(target) === 'commodity') gainCommodities(t, seat, 1);
          else convertCommodities(t, seat, 1);
        },
      },
      'combat.end',
    ),
  }),
  {
    ...phantom,
    abilities: {
      ...phantom.abilities,
      'homesick-phantom.store': inWindow({
        window: 'production.place',
        step: 'homesick-phantom.store',
        rules: ['TI4-F-REB-12'],
        again: true, // each of them
        might: (pub, seat, { about }) => about.by === seat && storable(pub, about.frame as number).length > 0,
        can: ({ pub, seat }, { about }) =>
          storable(pub, about.frame as number).map((type) => ({
            key: `use@${seat}>${type}`,
            label: { key: 'use.homesick-phantom.store', args: { unit: unitName(type) } },
            refs: [`leader:${PHANTOM}`],
          })),
      }),
    },
    steps: {
      ...phantom.steps,
      'homesick-phantom.store': step('homesick-phantom.store', {
        store(t, { args: { seat, choice, about } }) {
          store(t, seat, about.frame, choice.split('>')[1] as UnitType);
        },
      }),
    },
  },
]);

/** [TI4-F-REB-11] Any player's two ships; it is no move. */
function agentOfSwaps(): Piece {
  const piece = agent({
    id: 'ahk-ravin',
    faction: 'rebellion',
    rules: ['TI4-LEAD-3', 'TI4-F-REB-11'],
    aims: players((pub, _, seat) => shipsOf(pub, seat).length > 1 && isApart(shipsOf(pub, seat))),
    next: {
      by: (_, { target }) => seatAt(target),
      from: (pub, { target, more }) => swappable(pub, seatAt(target), more),
      most: 2,
    },
    resolve(t, { target, more }) {
      const [a, b] = unitsNamed(t.s.pub, more);
      if (a && b) t.call('ahk-ravin.load', { seat: seatAt(target), ships: [a.id, b.id], loads: [[], []], now: 0 });
    },
  });
  const load = step('ahk-ravin.load', {
    load: {
      who: (pub, f) => (cargo(pub, f.args).length > 0 ? [f.args.seat] : []),
      question: (k, f) => ({
        prompt: { key: 'ask.load', args: { ship: unitName(unitOf(k.pub, f.args.ships[f.args.now])!.type) } },
        ask: {
          shape: 'one',
          options: [...alike(k.pub, cargo(k.pub, f.args)).map((u) => unitOption(k.pub, 'load', u)), done],
        },
        rules: ['TI4-F-REB-11'],
        fallback: 'done',
      }),
      take(t, f, choices) {
        const choice = choices.get(f.args.seat);
        if (choice === 'done') return;
        const unit = cargo(t.s.pub, f.args).find((u) => unitOption(t.s.pub, 'load', u).key === choice)!;
        f.args.loads[f.args.now].push(unit.id);
        return { goto: 'load' };
      },
    },
    next(_, f) {
      if (f.args.now === 1) return;
      f.args.now = 1;
      return { goto: 'load' };
    },
    swap(t, { args: { ships, loads } }) {
      const groups = ships.map((id, i) => [id, ...loads[i]!].map((each) => unitOf(t.s.pub, each)!));
      const [here, there] = groups.map((units) => units[0]!.at) as [string, string];
      move(t, groups[0]!, there, null);
      move(t, groups[1]!, here, null);
    },
  });
  return { ...piece, steps: { ...piece.steps, 'ahk-ravin.load': load } };
}
