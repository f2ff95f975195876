// TI4-STAT: what a space station is good for besides being spent: commodities, trade, and goods at any time.
import { convertCommodities, exhaustPlanet } from '../../atoms/economy.ts';
import { step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { option, planetName } from '../../say.ts';
import { playerOf } from '../../state.ts';
import { stationsOf } from '../../values/board.ts';
import { isBusy } from '../own.ts';

export const stations: Piece = {
  id: 'space-stations',
  set: 'te',
  modifiers: {
    commodities: (pub, seat) => stationsOf(pub, seat).length, // [TI4-COMM-1]
    tradesWith: (pub, a, b) => [a, b].every((seat) => stationsOf(pub, seat).length > 0), // [TI4-TRANS-10]
  },
  deals({ pub, seat }) {
    if (seat === null || pub.phase === 'setup' || isBusy(pub)) return [];
    const ready = stationsOf(pub, seat).filter((station) => !pub.stations[station]!.exhausted);
    const { commodities } = playerOf(pub, seat);
    const amounts = Array.from({ length: commodities }, (_, i) => commodities - i);
    const options = ready.flatMap((station) =>
      amounts.map((amount) =>
        option(`convert:${station}>${amount}`, 'convert', { station: planetName(station), amount }, [
          `planet:${station}`,
        ]),
      ),
    );
    if (options.length === 0) return [];
    return [
      {
        key: 'convert',
        step: 'convertAtStation',
        prompt: { key: 'ask.convert' },
        ask: { shape: 'one', options },
        rules: ['TI4-COMM-7', 'TI4-STAT-11'],
      },
    ];
  },
  steps: {
    convertAtStation: step('convertAtStation', {
      convert(t, f) {
        const [, station, amount] = /^convert:(.+)>(\d+)$/.exec(f.args.choice as string)!;
        exhaustPlanet(t, station!);
        convertCommodities(t, f.args.seat, Number(amount));
      },
    }),
  },
};
