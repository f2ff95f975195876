// Rapid Mobilization: what everybody does before the first round.
import type { Seat } from '@orrery/kernel';
import { place } from '../../atoms/units.ts';
import { factionSheet } from '../../content.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { anyGrants } from '../../registry.ts';
import { option, planetName, player, tail } from '../../say.ts';
import { clockwise, NOBODY, type Pub, playerOf, type T } from '../../state.ts';
import { mayStand } from '../../steps/setup.ts';
import { homeOf, planetsIn, planetsOf, systemOf } from '../../values/board.ts';
import { reinforcements, unitsOn } from '../../values/units.ts';
import { event } from './event.ts';

const RAPID = 'rapid-mobilization';
const NOMAD = 'nomad';
const FIGHTERS = 3;

/** Planets next to the home system, or to the gate that leads to it, which nobody holds. */
function frontier(pub: Pub, seat: Seat): string[] {
  const from = factionSheet(playerOf(pub, seat).faction).home.boardTile ?? homeOf(pub, seat);
  return neighbours(pub, seat, from)
    .flatMap((system) => planetsIn(pub, system))
    .filter((planet) => pub.planets[planet]!.controller === NOBODY && unitsOn(pub, planet).length === 0);
}
/** [TI4-CTRL-4] Held readied, and not explored. */
function occupy(t: T, seat: Seat, planet: string): void {
  place(t, seat, 'infantry', systemOf(t.s.pub, planet), planet);
  t.s.pub.planets[planet]!.controller = seat;
  t.tell({ type: 'planet.gained', pub: { seat: player(seat), planet: planetName(planet) } });
}
const yards = (pub: Pub, seat: Seat): string[] =>
  reinforcements(pub, seat, 'space-dock') > 0
    ? planetsOf(pub, seat).filter((planet) => mayStand(pub, seat, 'space-dock', planet))
    : [];
function settle(t: T, seat: Seat, planet: string): void {
  const system = systemOf(t.s.pub, planet);
  place(t, seat, 'space-dock', system, anyGrants('afloat', t.s.pub, seat, 'space-dock') ? null : planet);
  if (reinforcements(t.s.pub, seat, 'flagship') > 0) place(t, seat, 'flagship', system, null);
  for (let i = 0; i < FIGHTERS; i++) place(t, seat, 'fighter', system, null);
}
const ordered = ({ s: { pub } }: T): Seat[] => clockwise(pub, pub.speaker);

const mobilize = step(`event.${RAPID}`, {
  fracture: (t) => t.call('enterFracture', { seat: t.s.pub.speaker, colours: [] }),
  // a planet next to two homes goes to whoever is earlier
  planets(t) {
    for (const seat of ordered(t)) for (const planet of frontier(t.s.pub, seat)) occupy(t, seat, planet);
  },
  dock: {
    who: (pub) => clockwise(pub, pub.speaker).filter((seat) => yards(pub, seat).length > 0),
    question: ({ pub, seat }) => ({
      prompt: { key: 'ask.mobilize' },
      ask: {
        shape: 'one',
        options: yards(pub, seat!).map((planet) =>
          option(`put:${planet}`, 'put', { planet: planetName(planet) }, [`planet:${planet}`]),
        ),
      },
      rules: [`TI4-EVENT-${RAPID}`],
    }),
    take(t, _, choices) {
      for (const seat of ordered(t)) if (choices.has(seat)) settle(t, seat, tail(choices.get(seat)));
    },
  },
  breakthrough(t) {
    for (const seat of ordered(t)) t.call('gainBreakthrough', { seat });
  },
  research(t) {
    for (const seat of ordered(t))
      for (let i = 0; i < (playerOf(t.s.pub, seat).faction === NOMAD ? 2 : 1); i++) t.call('research', { seat });
  },
});

export const mobilization: readonly Piece[] = [
  event(RAPID, {
    since: 6,
    founded: (t) => t.call(`event.${RAPID}`, { seat: t.s.pub.speaker, choice: '' }),
    steps: stepNamed(`event.${RAPID}`, mobilize),
  }),
];
