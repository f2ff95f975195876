// Events of the galaxy itself: wormholes that change ships, anomalies that are stronger than usual.
import type { Seat } from '@orrery/kernel';
import { layDice } from '../../atoms/dice.ts';
import { place, remove } from '../../atoms/units.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import type { UnitType } from '../../packs/base/types.ts';
import { stepNamed } from '../../piece.ts';
import { frameAt, frameOf, step } from '../../procedures.ts';
import { anyGrants, type Piece } from '../../registry.ts';
import { player, unitName } from '../../say.ts';
import { lay, type Pub, type T, type Unit } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { systems } from '../../values/board.ts';
import { isInFracture } from '../../values/fracture.ts';
import { cardOf, cardOfType, isAnomaly, isShip, reinforcements, unitOf } from '../../values/units.ts';
import { event } from './event.ts';

const WEIRD = 'weird-wormholes';
const LADDER: readonly UnitType[] = [
  'fighter',
  'destroyer',
  'cruiser',
  'dreadnought',
  'carrier',
  'flagship',
  'war-sun',
];

/** The nearest type up or down the ladder that this player has in reinforcements, and a card for. */
export function turnsInto(pub: Pub, { owner, type }: Pick<Unit, 'owner' | 'type'>, face: number): UnitType | undefined {
  const at = LADDER.indexOf(type);
  if (at < 0) return undefined;
  const rest = face <= 5 ? LADDER.slice(0, at).reverse() : LADDER.slice(at + 1);
  return rest.find((other) => cardOfType(pub, owner, other) && reinforcements(pub, owner, other) > 0);
}
/** Rolled for one by one; what it was before, damage and all, is gone. */
function change(t: T, ship: Unit, thrown?: number): void {
  const face = thrown ?? t.roll(10)[0]!;
  const { owner: seat, type, at } = ship;
  layDice(t, { seat, what: `event.${WEIRD}`, target: seat, at, on: null, dice: [{ face, hit: false }], hits: 0 });
  const next = turnsInto(t.s.pub, ship, face);
  t.tell({
    type: next ? 'weird.changed' : 'weird.same',
    pub: { seat: player(seat), unit: unitName(type), die: face, ...(next ? { into: unitName(next) } : {}) },
  });
  if (!next) return;
  remove(t, [ship]);
  place(t, seat, next, at, null);
}

const isScar = (pub: Pub, system: string): boolean => isAnomaly(pub, system, 'entropic-scar');
/** In a supernova or next to one. */
const isBathed = (pub: Pub, seat: Seat, system: string): boolean =>
  systems(pub).some(
    (other) => isAnomaly(pub, other, 'supernova') && (other === system || adjacent(pub, seat, system, other)),
  );

export const heavens: readonly Piece[] = [
  event('call-of-the-void', {
    activated(t, by, system) {
      if (isInFracture(system)) lay(frameOf(t.s.pub, 'tactical'), { kind: 'move', seat: by, amount: 1 });
    },
    follows: {
      'tactical.movedIn'(t, { by, at }) {
        if (isInFracture(at)) t.call('gainTokens', { seat: by, count: 1 });
      },
    },
  }),
  event(WEIRD, {
    modifiers: { strays: () => true },
    follows: {
      'tactical.moved'(t, { frame }) {
        for (const id of frameAt(t.s.pub, frame, 'tactical')?.args.strayed ?? []) {
          const ship = unitOf(t.s.pub, id);
          if (ship && anyGrants('turnsDice', t.s.pub))
            t.call(`event.${WEIRD}`, { seat: ship.owner, choice: String(id) });
          else if (ship) change(t, ship);
        }
      },
    },
  }),
  {
    id: `${WEIRD}.dice`,
    since: 7,
    // [TI4-REL-12] where somebody may change the die first
    steps: stepNamed(
      `event.${WEIRD}`,
      step(`event.${WEIRD}`, {
        roll: (t, f) => t.call('throwDice', { seat: f.args.seat, count: 1, into: f.id }),
        read(t, { args: { choice, faces } }) {
          const ship = unitOf(t.s.pub, Number(choice));
          if (ship) change(t, ship, faces![0]);
        },
      }),
    ),
  },
  event('cosmic-phenomenae', {
    modifiers: {
      combat: (pub, { unit, system, planet, attacker }) =>
        planet === null && isShip(unit) && isOpponent(pub, attacker, unit.owner) && isAnomaly(pub, system, 'nebula')
          ? 2
          : 0,
      abstains: (pub, unit) =>
        unit.type === 'fighter' && !cardOf(pub, unit).tech && isAnomaly(pub, unit.at, 'asteroid-field'),
      produces: (pub, unit) => (isBathed(pub, unit.owner, unit.at) ? 1 : 0),
      dares: () => 1,
      links: (pub, _, system) =>
        isScar(pub, system) ? systems(pub).filter((other) => other !== system && isScar(pub, other)) : [],
    },
  }),
];
