// TI4-REL-16: relics of Thunder's Edge that arm and shield.
import type { Seat } from '@orrery/kernel';
import { unitsNamed, unitTarget } from '../../effects/targets.ts';
import { frameAt } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { has, type Pub, type Unit } from '../../state.ts';
import { useSustain } from '../../steps/hits.ts';
import { alike, canSustain, isCapital, isMute, unitOf } from '../../values/units.ts';
import { reacts } from '../open-card.ts';
import { relic } from './relic.ts';

const CANNON = 'lightrail-ordnance';
const BARRAGE = 'metali-void-armaments';
const SHIELD = 'metali-void-shielding';
/** The edition with which these came. */
const EDGE = 5;

/** Non-fighter ships about to be hit that are whole and cannot sustain damage by themselves. */
function shieldable(pub: Pub, seat: Seat, frame: number): Unit[] {
  const args = frameAt(pub, frame, 'hits')?.args;
  const batch = args?.batches.find((each) => each.seat === seat);
  if (!args || !batch || batch.hits <= 0 || isMute(pub, seat, args.system)) return [];
  return batch.eligible
    .map((id) => unitOf(pub, id))
    .filter((u) => u !== undefined)
    .filter((u) => isCapital(u) && !u.damaged && !canSustain(pub, u));
}

export const edgeRelics: Piece[] = [
  {
    ...relic(CANNON, {
      modifiers: {
        lends: (pub, unit, ability) =>
          ability === 'spaceCannon' && unit.type === 'space-dock' && has(pub, unit.owner, CANNON)
            ? { hit: 5, dice: 2, range: 1 }
            : undefined,
      },
    }),
    since: EDGE,
  },
  {
    ...relic(BARRAGE, {
      modifiers: { volleys: (pub, seat) => (has(pub, seat, BARRAGE) ? { hit: 6, dice: 3 } : undefined) },
    }),
    since: EDGE,
  },
  {
    ...relic(
      SHIELD,
      reacts(
        'relic',
        {
          id: SHIELD,
          rules: ['TI4-REL-16'],
          aims: (pub, seat, { about }) =>
            alike(pub, shieldable(pub, seat, about.frame)).map((unit) => unitTarget(pub, unit)),
          resolve(t, { target, about }) {
            const frame = t.frame(about.frame, 'hits');
            const [ship] = unitsNamed(t.s.pub, [target]);
            if (frame && ship) useSustain(t, frame, ship);
          },
        },
        'hits.assign.before',
      ),
    ),
    since: EDGE,
  },
];
