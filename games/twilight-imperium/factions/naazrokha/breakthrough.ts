// The breakthrough of the Naaz-Rokha Alliance: four mechs become the Eidolon Maximum.
import type { Seat, WindowFacts } from '@orrery/kernel';
import { breakthrough } from '../../abilities/breakthrough.ts';
import { isSide } from '../../abilities/cards/combat.ts';
import { freely } from '../../abilities/open-card.ts';
import { plain } from '../../abilities/own.ts';
import { remove, repair, transform } from '../../atoms/units.ts';
import { type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import type { Pub, T, Unit } from '../../state.ts';
import type { Combat } from '../../windows.ts';

declare module '../../procedures.ts' {
  interface Content {
    'eidolon-maximum': In<'combatRound.start'>;
  }
}

const MAXIMUM = 'eidolon-maximum';
const PARTS = 4;
const placeOf = ({ on, at }: Unit): string => on ?? at;
const mechsOf = (pub: Pub, seat: Seat): Unit[] => pub.units.filter((u) => u.owner === seat && u.type === 'mech');
/** Own mechs in one system, as many as there are parts; there are no more of them. */
const partsOf = (pub: Pub, seat: Seat): Unit[] => {
  const mechs = mechsOf(pub, seat);
  return mechs.length === PARTS && mechs.every(({ at }) => at === mechs[0]!.at) ? mechs : [];
};

/** [TI4-BT-naazrokha] One of those that stand there stays, undamaged; the others go back to reinforcements. */
function assemble(t: T, seat: Seat, place: string): void {
  const parts = partsOf(t.s.pub, seat);
  const here = parts.filter((unit) => placeOf(unit) === place);
  const kept = here.find(({ galvanized }) => galvanized) ?? here[0]!;
  remove(
    t,
    parts.filter((unit) => unit !== kept),
  );
  transform(t, kept, MAXIMUM);
}

export const text = breakthrough('absolute-synergy', {
  since: 8,
  ...freely('breakthrough', {
    id: 'absolute-synergy',
    rules: ['TI4-BT-naazrokha'],
    aims: (pub, seat) => [...new Set(partsOf(pub, seat).map(placeOf))],
    resolve: (t, { seat, target }) => assemble(t, seat, target),
  }),
});

const isMaximum = (pub: Pub, { form }: Unit): boolean => form === MAXIMUM && !barTo('mechText', pub);
/** Where a combat is fought: in space whatever is in the system, on a planet what stands there. */
const fighting = (pub: Pub, seat: Seat, { at, on }: Combat): Unit | undefined =>
  mechsOf(pub, seat).find((u) => isMaximum(pub, u) && u.at === at && (on === undefined || u.on === on));

/** [TI4-FLAG-12, TI4-SUST-12] */
export const maximum: Piece = {
  id: MAXIMUM,
  since: 8,
  of: { faction: 'naazrokha' },
  modifiers: {
    supplants: (pub, seat, type) => type === 'mech' && mechsOf(pub, seat).some(({ form }) => form === MAXIMUM),
    evades: (pub, unit) => isMaximum(pub, unit),
  },
  odds: { mends: { at: 'round.start', unit: (pub, units) => units.find((u) => isMaximum(pub, u)) } },
  abilities: {
    [MAXIMUM]: {
      ...plain(
        'combatRound.start',
        MAXIMUM,
        ['TI4-FLAG-12', 'TI4-SUST-12'],
        (pub, seat, { about }: WindowFacts<Combat>) =>
          isSide(about, seat) && fighting(pub, seat, about)?.damaged === true,
      ),
      must: true,
    },
  },
  steps: {
    [MAXIMUM]: step(MAXIMUM, {
      repair(t, { args: { seat, about } }) {
        const unit = fighting(t.s.pub, seat, about);
        if (unit) repair(t, unit);
      },
    }),
  },
};
