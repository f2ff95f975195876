// What a world gives, and when it closes, in words.
import type { Msg } from '@orrery/kernel';
import { sideOf } from '../packs/base/exoplanets.ts';
import type { Scoring, Side } from '../packs/base/kinds.ts';
import type { SgoView } from './extra.ts';

export function scoringOf(line: Scoring): Msg {
  switch (line.type) {
    case 'perSettler': {
      const { points, tiers } = line;
      const tier = { key: `tier.${tiers[0]}` };
      return tiers.length > 1
        ? { key: 'score.each', args: { points } }
        : { key: 'score.eachOn', args: { points, tier } };
    }
    case 'perSlotPoints':
      return { key: 'score.slots' };
    case 'groupMajority':
      return { key: `score.most.${line.groupType}`, args: { points: line.points, tiePoints: line.tiePoints } };
    case 'groupPresence':
      return { key: 'score.presence', args: { points: line.points } };
    case 'distinctGroups':
      return { key: 'score.distinct', args: { table: line.table.slice(1).join(' · ') } };
    case 'largestConnected':
      return { key: 'score.network', args: { points: line.points, tiePoints: line.tiePoints } };
  }
}

export function closingOf({ closing, map }: Side): Msg {
  switch (closing.type) {
    case 'allOccupied':
      return { key: 'close.all' };
    case 'slotsOccupied':
      return { key: 'close.central', args: { count: closing.slots.length } };
    case 'groupTypeOccupied': {
      const total = map.slots.filter(({ tier }) => tier === 'basic').length;
      return { key: 'close.satellites', args: { atLeast: closing.atLeast, total } };
    }
    case 'everyGroupAtLeast':
      return { key: 'close.islands', args: { atLeast: closing.atLeast } };
    case 'everyGroupDecided':
      return { key: 'close.volcanoes', args: { most: closing.absoluteMajority } };
  }
}

/** Beside a question or an answer that is about a world. */
export function aboutWorld({ pub }: SgoView, ref: string): Msg | undefined {
  const [kind, id] = ref.split(':');
  const planet = kind === 'exoplanet' ? pub.exoplanets.find((each) => each.id === id) : undefined;
  if (!planet) return undefined;
  const side = sideOf(planet.id, pub.seats);
  const scoring = side.scoring
    .map(scoringOf)
    .reduce((first, second) => ({ key: 'about.both', args: { first, second } }));
  return { key: 'about.world', args: { scoring, closing: closingOf(side) } };
}
