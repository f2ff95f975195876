// A trial run on the map: the quadrant as the turn would leave it, the ways of every fleet, and where anything changes.
import { changesBetween } from '../report/changes.ts';
import type { Trial } from '../report/trial.ts';
import type { PlaceId } from '../state.ts';
import { blackPlace, isPlace } from '../values/geometry.ts';
import type { CosmosView } from './atlas.ts';
import { type Plan, planOf } from './plan.ts';

/** As the master would see it afterwards. */
export const viewAfter = (view: CosmosView, { world }: Trial): CosmosView => ({
  ...view,
  own: { ...view.own!, world },
});

/** What each faction does, by seat. */
export const plansOf = (view: CosmosView, { now }: Trial): Plan[] =>
  now.outcomes.map((outcomes, seat) =>
    planOf(
      { ...view, own: { ...view.own!, side: view.own!.world!.sides[seat]! } },
      outcomes.map(({ n, order, code, R, trips }) => ({
        line: n,
        order,
        cost: 0 - R,
        problem: code === '' ? null : { key: `error.${code}` },
        trips,
      })),
    ),
  );

/** Systems of which anything would be another, and those where a fleet comes or goes. */
export function placesChanged(view: CosmosView, { world }: Trial): Set<PlaceId> {
  const before = view.own!.world!;
  const paths = changesBetween(before.systems, world.systems).map(({ path }) => path.split('.')[0]!);
  const black = changesBetween(before.black, world.black).map(({ path }) => blackPlace(Number(path.split('.')[0]) + 1));
  const moved = world.sides.flatMap((side, seat) =>
    Object.entries(side.fleets).flatMap(([label, { at }]) => {
      const from = before.sides[seat]!.fleets[label]?.at;
      return from === at ? [] : [at, ...(from ? [from] : [])];
    }),
  );
  return new Set([...paths, ...black, ...moved].filter(isPlace));
}
