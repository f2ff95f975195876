// CSM-LANG-5: a forecast is what the trial of that list alone comes to, for every faction wherever it starts.
// More of them on demand: `LISTS=500 npx vitest run games/cosmos/test/forecast.test.ts`.
import { random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { emptyOwn, imagineWorld } from '../imagine.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { newWorld } from '../quadrant.ts';
import { refresh } from '../resolver/boards.ts';
import { compareForecasts } from './forecasts.ts';

const LISTS = Number(process.env.LISTS ?? 20);

it.each(FACTIONS.map(({ id }) => id))(
  '[CSM-LANG-5, CSM-SETUP-9, CSM-SETUP-13] the forecast of a lone list of %s is its trial, order by order and in R',
  (faction) => {
    const start = compareForecasts(faction, LISTS, 0);
    expect(start.wrong[0]).toBeUndefined();
    expect(start.lines).toBeGreaterThan(60);
    const later = compareForecasts(faction, Math.ceil(LISTS / 4), 3);
    expect(later.wrong[0]).toBeUndefined();
  },
  600_000,
);

it('[CSM-SETUP-9] in an imagined world one’s base in the black sector is one’s own, and nobody else’s is there', () => {
  const factions = ['rauk', 'naxor', 'american', 'fantasma'];
  const real = newWorld(
    'avalon-1',
    factions.map((faction) => ({ faction, hero: '' })),
    0,
  );
  for (const seat of factions.keys()) {
    const own = emptyOwn();
    refresh(real, seat, own, []);
    const pub = { players: 4, turn: 1, limit: 0, factions, active: factions.map(() => true), keys: [], opened: 0 };
    const home = real.sides[seat]!.codes[0]!;
    for (let dice = 0; dice < 5; dice++) {
      const world = imagineWorld({ seat, pub, own } as never, random(dice))!;
      expect(world.black[home - 1]).toMatchObject({ kind: 'base', seat, code: real.black[home - 1]!.code });
      const others = world.sides.flatMap((side, one) => (one === seat ? [] : Object.values(side.fleets)));
      expect(others.map(({ at }) => at)).not.toContain(`black-${home}`);
      expect(world.sides[seat]!.fleets).toEqual(real.sides[seat]!.fleets);
    }
  }
});
