// The Vuil'raith Cabal.

import type { Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { capture, ownerName, release } from '../../atoms/units.ts';
import { technologyCard, unitCard } from '../../content.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { type Acting, frameOf, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { option, tail, unitName } from '../../say.ts';
import { hasSet, livingSeats, NOBODY, type Pub, type T, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { capturedTypes, mayCapture } from '../../values/captured.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { hasFlagship, isStructure, reinforcements } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    vortex: Acting;
  }
}

const plays = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'vuilraith';

/** [TI4-CAPT-5] Units of the other side that fall where this seat fights. */
function isPrey(pub: Pub, seat: Seat, unit: Unit): boolean {
  const combat = frameOf(pub, 'spaceCombat', 'groundCombat');
  if (!combat || !abilityOfSheet(pub, seat, 'devour')) return false;
  const { seat: attacker, defender, system } = combat.args;
  if (seat !== attacker && seat !== defender) return false;
  const planet = 'planet' in combat.args ? combat.args.planet : null;
  return unit.at === system && unit.on === planet && unit.owner === (seat === attacker ? defender : attacker);
}
/** [TI4-FLAG-10] Whatever falls beside the flagship, or together with it. */
const isInTerror = (pub: Pub, seat: Seat, unit: Unit, fallen: readonly Unit[]): boolean =>
  hasFlagship(pub, seat, 'the-terror-between') &&
  [...pub.units, ...fallen].some(
    (u) => u.owner === seat && u.type === 'flagship' && u.at === unit.at && u.id !== unit.id,
  );
/** Own infantry beside a mech. */
const isReanimated = (pub: Pub, seat: Seat, unit: Unit, fallen: readonly Unit[]): boolean =>
  unit.owner === seat &&
  plays(pub, seat) &&
  unit.type === 'infantry' &&
  unit.on !== null &&
  hasSet(pub, 'pok') &&
  !barTo('mechText', pub) &&
  [...pub.units, ...fallen].some((u) => u.owner === seat && u.type === 'mech' && u.on === unit.on);

function devour(t: T, fallen: readonly Unit[]): void {
  for (const seat of livingSeats(t.s.pub)) {
    for (const unit of fallen) {
      const claimed =
        isPrey(t.s.pub, seat, unit) ||
        isInTerror(t.s.pub, seat, unit, fallen) ||
        isReanimated(t.s.pub, seat, unit, fallen);
      if (claimed && !isStructure(unit) && mayCapture(t.s.pub, seat, unit.owner)) capture(t, seat, unit); // [TI4-CAPT-6]
    }
  }
}

/** The type of unit that an upgrade improves. */
const upgraded = (tech: string): UnitType | undefined => {
  const { color, unit } = technologyCard(tech);
  return color === 'unit-upgrade' && unit ? unitCard(unit).type : undefined;
};

/** Kinds of units next to a dock that still have a piece in reinforcements: `1/cruiser`. */
function quarry(pub: Pub, seat: Seat): { owner: Seat; type: UnitType }[] {
  const docks = pub.units.filter((u) => u.owner === seat && u.type === 'space-dock');
  const near = new Set(docks.flatMap((dock) => neighbours(pub, seat, dock.at)));
  const found = new Map<string, { owner: Seat; type: UnitType }>();
  for (const { owner, type, at, ...rest } of pub.units)
    if (isOpponent(pub, seat, owner) && owner !== NOBODY && near.has(at) && !isStructure({ owner, type, at, ...rest }))
      if (reinforcements(pub, owner, type) > 0 && mayCapture(pub, seat, owner))
        found.set(`${owner}/${type}`, { owner, type });
  return [...found.values()];
}

export const abilities: Piece[] = since(3, [
  { id: 'devour', of: { faction: 'vuilraith' }, destroyed: devour },
  {
    id: 'amalgamation',
    modifiers: { amalgamates: (pub, seat) => abilityOfSheet(pub, seat, 'amalgamation') },
  },
  {
    id: 'riftmeld',
    waiver: {
      option: option('waive:riftmeld', 'riftmeld'),
      all: true,
      can(pub, seat, tech) {
        const type = upgraded(tech);
        return type !== undefined && abilityOfSheet(pub, seat, 'riftmeld') && capturedTypes(pub, seat).includes(type);
      },
      pay: (t, seat) => release(t, seat, upgraded(frameOf(t.s.pub, 'research')!.args.tech)!),
    },
  },
  { id: 'the-terror-between' }, // with what is devoured
  { id: 'reanimator' },
  {
    id: 'dimensional-tear-1',
    of: { faction: 'vuilraith' },
    modifiers: {
      anomalies: (pub, system) => (isTorn(pub, system) ? ['gravity-rift'] : []), // [TI4-FLAG-16]
      steady: (pub, seat, system) => plays(pub, seat) && isTorn(pub, system),
    },
  },
  {
    id: 'vortex',
    of: { card: 'technology' },
    cost: 'exhaust',
    actions: {
      rules: ['TI4-TURN-20', 'TI4-CAPT-1'],
      step: 'vortex',
      can: ({ pub, seat }) =>
        quarry(pub, seat!).map(
          ({ owner, type }): Option => ({
            key: `prey:${owner}/${type}`,
            label: { key: 'use.vortex', args: { unit: unitName(type), seat: ownerName(owner) } },
          }),
        ),
    },
    steps: {
      vortex: step('vortex', {
        take(t, { args: { seat, choice } }) {
          const [owner, type] = tail(choice).split('/') as [string, UnitType];
          capture(t, seat, { owner: Number(owner), type });
        },
      }),
    },
  },
]);

const isTorn = (pub: Pub, system: string): boolean =>
  pub.units.some((u) => u.type === 'space-dock' && u.at === system && plays(pub, u.owner));
