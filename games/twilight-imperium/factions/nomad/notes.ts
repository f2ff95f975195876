// The promissory note of the Nomad.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { goHome, note } from '../../abilities/notes/note.ts';
import { unitsLeft, unitsNamed } from '../../effects/targets.ts';
import type { UnitCard } from '../../packs/base/types.ts';
import type { Piece } from '../../registry.ts';
import { type Effect, effectsOf, type Pub, type Unit } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';
import { cardOf, cardOfType, fleetOf, isCapital } from '../../values/units.ts';

declare module '../../state.ts' {
  interface Effects {
    cavalry: true;
  }
}
const CAVALRY = 'the-cavalry';
const ships = (pub: Pub, seat: Seat, system: string): Unit[] => fleetOf(pub, seat, system).filter(isCapital);
/** The flagship whose figures a ship has for this combat. */
function flagshipOf(pub: Pub, unit: Unit): UnitCard | undefined {
  const lent: Effect | undefined = effectsOf(pub, 'cavalry').find((effect) => effect.unit === unit.id);
  return lent && cardOfType(pub, lent.amount!, 'flagship');
}
const diceOf = ({ combat }: UnitCard): number => (typeof combat?.dice === 'number' ? combat.dice : 0);

export const notes: Piece[] = since(4, [
  {
    ...note(
      {
        id: CAVALRY,
        faction: 'nomad',
        rules: ['TI4-PNOTE-3', 'TI4-SPACE-2'],
        might: (pub, seat, owner, { about }) =>
          isSide(about, seat) && !isSide(about, owner) && ships(pub, seat, about.at).length > 0,
        lasts: true,
        where: (pub, { seat, about }) => unitsLeft(pub, ships(pub, seat, about.at), []),
        resolve(t, { seat, owner, at }) {
          const [unit] = unitsNamed(t.s.pub, at ? [at] : []);
          const lent = { kind: 'cavalry', seat, amount: owner, source: CAVALRY, until: 'spaceCombat.end' } as const;
          putOff(t, unit ? { ...lent, unit: unit.id } : lent);
        },
      },
      'spaceCombat.start',
    ),
    modifiers: {
      combat(pub, { unit, planet }) {
        const flagship = planet === null ? flagshipOf(pub, unit) : undefined;
        return flagship ? (cardOf(pub, unit).combat?.hit ?? 0) - (flagship.combat?.hit ?? 0) : 0;
      },
      rolls(pub, { unit, planet }) {
        const flagship = planet === null ? flagshipOf(pub, unit) : undefined;
        return flagship ? diceOf(flagship) - diceOf(cardOf(pub, unit)) : 0;
      },
      lends: (pub, unit, ability) => (ability === 'afb' ? flagshipOf(pub, unit)?.afb : undefined),
      hardens: (pub, unit) => flagshipOf(pub, unit)?.sustain === true,
      marks: (pub, unit) => (flagshipOf(pub, unit) ? ['cavalry'] : []),
    },
    due: (t, { amount }) => goHome(t, CAVALRY, amount!),
  },
]);
