// How a campaign looks: what every side has, in figures that recorded campaigns have weighed.
import { type Judge, judgeOf, type Seat, type State } from '@orrery/kernel';
import { look, total } from '../atoms.ts';
import { meritsOf } from '../resolver/maintenance.ts';
import { CITADEL, type Cosmos, type World } from '../state.ts';
import { costOf } from '../values/figures.ts';
import { missionOf } from '../values/mission.ts';
import { controlsOf, dominated, keepsBase, unitsOf } from '../values/presence.ts';
import { JUDGED } from './judged.ts';

type S = State<Cosmos>;
const NONE: readonly number[] = JUDGED[0]!.map(() => 0);

/** In the order of the weights. Before the world is made all are alike; whoever is out, or runs the game, has nothing. */
function figures({ pub, dark }: S, seat: Seat): number[] {
  const plays = dark.world && seat < pub.players && dark.world.sides[seat]!.active;
  return plays ? figuresOf(dark.world!, seat) : [...NONE];
}

function figuresOf(w: World, seat: Seat): number[] {
  const side = w.sides[seat]!;
  const [, , keys, worth] = meritsOf(w, seat);
  return [
    dominated(w, seat, 'orbit').length,
    dominated(w, seat, 'ground').length,
    keys!,
    Math.log1p(Math.max(0, worth!)),
    Math.log1p(Math.max(0, side.R)),
    Math.log1p(total(unitsOf(w, seat))),
    side.cards.length,
    missionShare(w, seat),
    controlsOf(w, seat).length,
    Number(keepsBase(w, seat)),
    1, // still there
    Number(look(w, CITADEL).dom.ground === seat),
    Number(look(w, CITADEL).dom.orbit === seat),
    Math.log1p(Math.max(0, side.gained)),
    Math.log1p(costOf(unitsOf(w, seat))),
    stepsLeft(w, seat),
  ];
}

/** How much of its mission is fulfilled, by the way that is nearest. */
function missionShare(w: World, seat: Seat): number {
  const shares = missionOf(w, seat).map(({ steps }) => {
    const done = steps.reduce((sum, { have, need }) => sum + Math.min(1, have / Math.max(1, need)), 0);
    return done / Math.max(1, steps.length);
  });
  return Math.max(0, ...shares);
}

/** By the way that needs fewest. */
const stepsLeft = (w: World, seat: Seat): number =>
  Math.min(...missionOf(w, seat).map(({ steps }) => steps.filter(({ have, need }) => have < need).length));

/** While sides spread, while keys are sought, when most are found, and once the Citadel is open. */
const stage = ({ pub }: S): number => (pub.opened > 0 ? 3 : pub.turn > 20 ? 2 : pub.turn > 8 ? 1 : 0);

/** Between two turns nothing is half resolved. */
const isQuiet = ({ pub }: S): boolean => pub.stack.at(-1)?.at === 'orders';

export const judge: Judge = judgeOf<Cosmos>({ figures, weights: JUDGED, stage, horizon: 8, isQuiet });
