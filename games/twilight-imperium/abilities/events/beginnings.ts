// Events that change what is there when the game begins, and what follows from it.
import { gainTechnology } from '../../atoms/economy.ts';
import { purgeNote } from '../../atoms/notes.ts';
import { place } from '../../atoms/units.ts';
import { inWindow, type Piece, stepNamed } from '../../piece.ts';
import { frameOf, step } from '../../procedures.ts';
import { planetName } from '../../say.ts';
import { effectsOf, lay, NOBODY, noteKey, type Pub, seatsOf, type T } from '../../state.ts';
import { unlockLeader } from '../../steps/leaders.ts';
import { commanderOf } from '../../values/alliance.ts';
import { homeOf, resourcesOf, systemOf, traitsOf } from '../../values/board.ts';
import { groundOn, reinforcements } from '../../values/units.ts';
import { use } from '../own.ts';
import { event } from './event.ts';

declare module '../../state.ts' {
  interface Effects {
    wilds: true; // the planet that is being gained has given its technology
  }
}

const SUN = 'advent-of-the-war-sun';
const MUAAT = 'muaat';
const WILDS = 'dangerous-wilds';

const isHazardous = (pub: Pub, planet: string): boolean => traitsOf(pub, planet).includes('hazardous');
/** Neutral infantry up to the resources of these planets. */
function fill(t: T, planets: readonly string[]): void {
  for (const planet of planets) {
    const missing = resourcesOf(t.s.pub, planet) - groundOn(t.s.pub, NOBODY, planet).length;
    if (missing > 0)
      t.call('placeNeutral', {
        system: systemOf(t.s.pub, planet),
        on: planet,
        types: Array<'infantry'>(missing).fill('infantry'),
      });
  }
}
const wildPlanets = (pub: Pub): string[] =>
  Object.keys(pub.planets).filter((planet) => isHazardous(pub, planet) && pub.planets[planet]!.controller === NOBODY);

/** Before the planet is explored, or afterwards. */
const WHEN = ['planet.gained', 'planet.gained.after'] as const;
const explorers = WHEN.map((window, i): [string, NonNullable<Piece['abilities']>[string]] => [
  i === 0 ? WILDS : `${WILDS}@${window}`,
  inWindow({
    window,
    step: `event.${WILDS}`,
    rules: [`TI4-EVENT-${WILDS}`],
    might: (pub, seat, { about }) =>
      about.by === seat &&
      about.from === NOBODY &&
      isHazardous(pub, about.on as string) &&
      effectsOf(pub, 'wilds').length === 0,
    can: (k, { about }) => [
      use(k, WILDS, about.on as string, { planet: planetName(about.on as string) }, [`planet:${about.on}`]),
    ],
  }),
]);

export const beginnings: readonly Piece[] = [
  event(SUN, {
    founded(t) {
      for (const seat of seatsOf(t.s.pub)) {
        const { faction } = t.s.pub.players[seat]!;
        if (faction !== MUAAT) {
          gainTechnology(t, seat, 'war-sun');
          continue;
        }
        purgeNote(t, noteKey('fires-of-the-gashlai', seat));
        unlockLeader(t, seat, commanderOf(MUAAT)!);
        if (reinforcements(t.s.pub, seat, 'war-sun') > 0) place(t, seat, 'war-sun', homeOf(t.s.pub, seat), null);
      }
    },
  }),
  event(WILDS, {
    founded: (t) => fill(t, wildPlanets(t.s.pub)),
    follows: { 'round.end': (t) => fill(t, wildPlanets(t.s.pub)) },
    abilities: Object.fromEntries(explorers),
    modifiers: {
      // as many prerequisites as the planet has resources
      waivers(pub, seat) {
        const running = frameOf(pub, `event.${WILDS}`)?.args;
        return running?.seat === seat ? resourcesOf(pub, running.choice.split('>')[1]!) : 0;
      },
    },
    steps: stepNamed(
      `event.${WILDS}`,
      step(`event.${WILDS}`, {
        research(t, f) {
          lay(frameOf(t.s.pub, 'gainPlanet'), { kind: 'wilds', seat: f.args.seat });
          t.call('research', { seat: f.args.seat });
        },
      }),
    ),
  }),
];
