// The leaders of the Emirates of Hacan.

import { expect, it } from 'vitest';
import { council, hush, vote } from '../../../test/council.ts';
import { through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { led, stateOf, TURN } from '../../../test/led.ts';

it('[TI4-VOTE-7] [gila-the-silvertongue] ten goods unlock it; goods are two votes each', () => {
  const gila = 'leader:gila-the-silvertongue';
  const t = council({
    agenda: 'economic-equality',
    edition: 3,
    factions: { 0: 'hacan', 1: 'jolnar', 2: 'letnev' },
    planets: { lodor: 0 },
    goods: { 0: 3 },
    open: { 0: [gila] },
  });
  vote(hush(t), '1 -');
  vote(hush(t), '0 for lodor');
  through(t, '0 gila-the-silvertongue use@0>goods:2');
  expect(t.heard(null).find(({ type }) => type === 'vote.added')!.args.count).toBe(4);
  expect(t.heard(null).find(({ type }) => type === 'goods.spent')!.args.amount).toBe(2);
  const rich = (goods: number) =>
    stateOf(
      led('hacan', 'gila-the-silvertongue?', {
        line: ['26'],
        units: ['0 infantry lodor'],
        goods: { 0: goods },
        begin: TURN,
      }).s.pub,
      'gila-the-silvertongue',
    );
  expect([rich(9), rich(10)]).toEqual(['locked', 'readied']);
});

it('[TI4-PROD-7] [harrugh-gefhara] one production costs nothing, and the card is gone', () => {
  const t = led('hacan', 'harrugh-gefhara', { line: ['26', '46'], units: ['0 space-dock lodor'] });
  through(t, '0 activate:26', '0 harrugh-gefhara use@0', '0 build:dreadnought', '0 build:cruiser', '0 done');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser', '0 dreadnought']);
  expect(stateOf(t.s.pub, 'harrugh-gefhara')).toBe('purged');
});

it('[TI4-GEN-38] [TI4-COMM-3] [carth-of-golden-sands] at any time of the action phase: two commodities, or another’s are full', () => {
  const spec: Field = {
    edition: 5,
    factions: { 0: 'hacan', 1: 'sol', 2: 'letnev' },
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    open: { 0: ['leader:carth-of-golden-sands'] },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  };
  const used = (choice: string) => {
    const t = field(spec);
    t.match.apply({ request: 'deal.anytime', seat: 0, choice: `carth-of-golden-sands on:${choice}` });
    return t.s.pub;
  };
  expect(used('seat:0').players[0]!.commodities).toBe(2);
  const other = used('seat:1');
  expect([other.players[1]!.commodities, stateOf(other, 'carth-of-golden-sands')]).toEqual([4, 'exhausted']);
  const phase = { phase: 'status' as const };
  const status = field({ ...spec, also: ({ pub }) => void Object.assign(pub, phase) });
  expect(status.match.requestsTo(0).some(({ id }) => id === 'deal.anytime')).toBe(false);
});
