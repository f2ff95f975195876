// Before the first round: the faction, the galaxy and the home planets.
import { planetCard, systemTile } from '../content.ts';
import { axialOf } from '../galaxy/geometry.ts';
import { figuresOf } from '../galaxy/slices.ts';
import { frameOf } from '../procedures.ts';
import { placeOf } from '../state.ts';
import { influenceOf, printedPlanets, resourcesOf } from '../values/board.ts';
import { worth } from '../values/economy.ts';
import { type Answerer, choose, partsOf, say } from './case.ts';
import { HINTS } from './factions.ts';

export const pickFaction: Answerer = (c) =>
  choose(c, (key) => HINTS[partsOf(key)[0]]?.likes ?? 1, say('setup.faction'));

/** What stands out most from the rest of its kind: there is time for what is all alike. */
export const pickDraft: Answerer = (c) => {
  const { slices } = frameOf(c.pub, 'draft')!.args;
  const worthOf = (key: string): number => {
    const [kind, what] = partsOf(key);
    if (kind === 'faction') return HINTS[what]?.likes ?? 1;
    if (kind === 'seat') return EARLY * (c.pub.seats - Number(what));
    const { total } = figuresOf(slices[Number(what)]!);
    return total / slices[0]!.length + NEAR * figuresOf(slices[Number(what)]!.slice(0, 3)).total;
  };
  const kindOf = (key: string) => partsOf(key)[0];
  const usual = (key: string): number => {
    const like = c.options.filter((other) => kindOf(other.key) === kindOf(key));
    return like.reduce((sum, other) => sum + worthOf(other.key), 0) / like.length;
  };
  return choose(c, (key) => worthOf(key) - usual(key), say('setup.draft'));
};
const EARLY = 0.1; // who chooses strategy cards before others
const NEAR = 0.1; // what lies right before the home is had first

/** Where most can be had at home. */
export const chooseHome: Answerer = (c) =>
  choose(
    c,
    (key) => printedPlanets(partsOf(key)[0]).reduce((sum, planet) => sum + homeWorth(planet), 0),
    say('setup.home'),
  );
const homeWorth = (planet: string): number => planetCard(planet).resources + planetCard(planet).influence;

/** Units gather on the richest planet; a second gun goes to the other one. */
export const deploy: Answerer = (c) => {
  const there = (planet: string) => c.pub.units.filter((u) => u.owner === c.seat && u.on === planet).length;
  return choose(
    c,
    (key) => worth(c.pub, partsOf(key)[0], 'resources') - 0.6 * there(partsOf(key)[0]),
    say('setup.deploy'),
  );
};

/** Rich systems near one's own side of the galaxy, poor ones on the other. */
export const layTile: Answerer = (c) => {
  const mine = (2 * Math.PI * placeOf(c.pub, c.seat)) / c.pub.seats;
  const nearness = (index: number): number => {
    const { q, r } = axialOf(index);
    const angle = Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2));
    return Math.cos(angle - mine);
  };
  const richness = (tile: string): number =>
    printedPlanets(tile).reduce((sum, p) => sum + 1 + resourcesOf(c.pub, p) + influenceOf(c.pub, p), 0) -
    4 * (systemTile(tile).anomalies?.length ?? 0);
  return choose(
    c,
    (key) => {
      const [tile, index] = partsOf(key);
      return (richness(tile) - 2) * nearness(Number(index));
    },
    say('setup.tile'),
  );
};
