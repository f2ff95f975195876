// CSM-LANG-5: a forecast is what the trial of that list alone comes to, for every faction wherever it starts.
// More of them on demand: `LISTS=500 npx vitest run games/cosmos/test/forecast.test.ts`.
import { expect, it } from 'vitest';
import { FACTIONS } from '../packs/base/factions/index.ts';
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
