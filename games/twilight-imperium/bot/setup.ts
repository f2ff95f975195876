// Before the first round: the faction, the galaxy and the home planets.
import { systemTile } from '../content.ts';
import { axialOf } from '../galaxy/geometry.ts';
import { influenceOf, printedPlanets, resourcesOf } from '../values/board.ts';
import { worth } from '../values/economy.ts';
import { type Answerer, choose, partsOf, say } from './case.ts';

/** Sheets that are easy to play well. */
const FACTIONS: Readonly<Record<string, number>> = {
  ...{ sol: 5, letnev: 4, hacan: 4, jolnar: 4, norr: 3, xxcha: 3, l1z1x: 5, mentak: 4, winnu: 3, yin: 3 },
  ...{ muaat: 3, naalu: 4, saar: 3, arborec: 2, yssaril: 4, creuss: 3, nekro: 3 },
  ...{ argent: 4, vuilraith: 3, naazrokha: 3, empyrean: 3 },
};

export const pickFaction: Answerer = (c) => choose(c, (key) => FACTIONS[partsOf(key)[0]] ?? 1, say('setup.faction'));

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
  const mine = (2 * Math.PI * c.seat) / c.pub.seats;
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
