// The breakthrough of the Titans of Ul.
import type { DealArgs, Option, Seat } from '@orrery/kernel';
import { breakthrough, LATER } from '../../abilities/breakthrough.ts';
import { freely, reacts } from '../../abilities/open-card.ts';
import { isBusy } from '../../abilities/own.ts';
import { beginCoexistence } from '../../atoms/coexistence.ts';
import { layMarker } from '../../atoms/systems.ts';
import { frameOf, step } from '../../procedures.ts';
import { option, planetName, player, tail } from '../../say.ts';
import { effectsOf, has, type Know, NOBODY, type Pub, seatsOf } from '../../state.ts';
import { planetsOf, systemOf, systems } from '../../values/board.ts';
import { coexists } from '../../values/coexistence.ts';
import { groundOn, unitsOn } from '../../values/units.ts';
import { isSleeping, SLEEPER, SLEEPERS, sleeping } from './abilities.ts';

declare module '../../procedures.ts' {
  interface Content {
    offerBed: DealArgs;
  }
}
declare module '../../state.ts' {
  interface Effects {
    bed: true;
  }
}

const ID = 'slumberstate-computing';
const PLACE = `${ID}.place`;

/** Only what has risen there stands against others, and nothing was committed. */
function isRisen(pub: Pub, seat: Seat, planet: string): boolean {
  const own = groundOn(pub, seat, planet);
  const risen = effectsOf(pub, 'coalesced').map(({ unit }) => unit);
  const landed = frameOf(pub, 'invasion')?.args.landed[planet] ?? [];
  return own.length > 0 && landed.length === 0 && own.every(({ id }) => risen.includes(id));
}
/** Whether the two stand on one planet in peace. */
const arePeaceful = (pub: Pub, a: Seat, b: Seat): boolean =>
  Object.keys(pub.planets).some((planet) => {
    const owners = new Set(unitsOn(pub, planet).map(({ owner }) => owner));
    return owners.has(a) && owners.has(b) && (coexists(pub, a, planet) || coexists(pub, b, planet));
  });

const holderOf = (pub: Pub): Seat => seatsOf(pub).find((seat) => has(pub, seat, ID)) ?? NOBODY;
/** Planets that others have offered for a sleeper. */
const beds = (pub: Pub): string[] =>
  effectsOf(pub, 'bed')
    .filter(({ seat, source = '' }) => pub.planets[source]?.controller === seat && !isSleeping(pub, source))
    .map(({ source }) => source!);
/** What a player may still offer, or take back. */
const offerable = ({ pub, seat }: Know): Option[] =>
  planetsOf(pub, seat!)
    .filter((planet) => !isSleeping(pub, planet) && systems(pub).includes(systemOf(pub, planet)))
    .map((planet) =>
      option(
        `bed:${planet}`,
        beds(pub).includes(planet) ? 'bed.withdraw' : 'bed',
        { planet: planetName(planet), seat: player(holderOf(pub)) },
        [`planet:${planet}`],
      ),
    );

const peace = reacts(
  'breakthrough',
  {
    id: ID,
    rules: ['TI4-BT-ul', 'TI4-COEX-2'],
    might: (pub, seat, { about }) =>
      about.attacker === seat && about.defender !== NOBODY && isRisen(pub, seat, about.on),
    resolve(t, { seat, about }) {
      const combat = t.frame(about.frame, 'groundCombat');
      if (combat) combat.args.peace = true;
      beginCoexistence(t, seat, about.on, about.defender);
    },
  },
  'groundCombat.start',
);
const rest = freely('breakthrough', {
  id: PLACE,
  card: ID,
  rules: ['TI4-BT-ul', 'TI4-ATT-2'],
  might: (pub) => sleeping(pub).length < SLEEPERS,
  aims: beds,
  resolve(t, { target }) {
    t.s.pub.pending = t.s.pub.pending.filter(({ kind, source }) => !(kind === 'bed' && source === target));
    layMarker(t, target, SLEEPER);
  },
});

/** [TI4-BT-ul] */
export const text = breakthrough(ID, {
  since: LATER,
  abilities: peace.abilities,
  anytime: rest.anytime,
  modifiers: {
    // [TI4-STATUS-9] for each of them one, and one for each of them
    draw(pub, seat) {
      const holder = holderOf(pub);
      if (holder === NOBODY) return 0;
      if (seat !== holder) return arePeaceful(pub, holder, seat) ? 1 : 0;
      return seatsOf(pub).filter((other) => other !== holder && arePeaceful(pub, holder, other)).length;
    },
  },
  deals(k) {
    const holder = holderOf(k.pub);
    if (k.seat === null || holder === NOBODY || k.seat === holder || isBusy(k.pub)) return [];
    const options = offerable(k);
    if (options.length === 0) return [];
    const prompt = { key: 'ask.bed', args: { seat: player(holder) } };
    return [{ key: 'bed', step: 'offerBed', prompt, ask: { shape: 'one', options }, rules: ['TI4-BT-ul'] }];
  },
  steps: {
    ...peace.steps,
    ...rest.steps,
    offerBed: step('offerBed', {
      offer(t, { args: { seat, choice } }) {
        const planet = tail(choice as string);
        const { pub } = t.s;
        const others = pub.pending.filter(({ kind, source }) => !(kind === 'bed' && source === planet));
        const isOffered = others.length === pub.pending.length;
        pub.pending = isOffered ? [...pub.pending, { kind: 'bed', seat, source: planet, until: 'withdrawn' }] : others;
        t.tell({
          type: isOffered ? 'bed.offered' : 'bed.withdrawn',
          pub: { seat: player(seat), planet: planetName(planet) },
        });
      },
    }),
  },
});
