// The leaders of the Naaz-Rokha Alliance.

import { expect, it } from 'vitest';
import { cardsOf, type S } from '../../../state.ts';
import { offers, through } from '../../../test/drive.ts';
import { type Field, field } from '../../../test/field.ts';
import { TURN, table, unlocked } from '../../../test/led.ts';

const onTop =
  (deck: 'cultural', card: string) =>
  (s: S): void => {
    s.dark.decks[deck] = [...s.dark.decks[deck].filter((other) => other !== card), card];
  };

it('[TI4-LEAD-4] [TI4-EXPL-2] [garv-and-gunn] at the end of a turn its player may explore a planet', () => {
  const t = field({
    ...table('naazrokha'),
    line: ['26', '46'],
    units: ['1 infantry lodor', '0 cruiser 46'],
    open: { 0: ['leader:garv-and-gunn'] },
    also: onTop('cultural', 'cultural-relic-fragment#1'),
    begin: { step: 'turn', at: 'finish', args: { seat: 1, actions: 1 } },
  });
  through(t, '0 garv-and-gunn use@0', '1 target:lodor');
  expect(cardsOf(t.s.pub, 1, 'fragment').map(({ id }) => id)).toEqual(['cultural-relic-fragment#1']);
});

it('[TI4-LEAD-5] [TI4-LEAD-6] [TI4-EXPL-2] [dart-and-tai] mechs in three systems; a planet taken from another is explored', () => {
  const spec: Field = {
    ...table('naazrokha'),
    line: ['26', '27', '1', '46'],
    units: ['0 mech lodor', '0 mech starpoint', '0 mech jord'],
  };
  expect(unlocked(spec, 'dart-and-tai')).toBe(true);
  expect(unlocked({ ...spec, units: ['0 mech*2 lodor', '0 mech starpoint'] }, 'dart-and-tai')).toBe(false);
  const gain = (from: Record<string, number>) =>
    field({
      ...spec,
      units: ['0 infantry starpoint', '0 carrier 26'],
      planets: from,
      open: { 0: ['leader:dart-and-tai'] },
      also: onTop('cultural', 'cultural-relic-fragment#1'),
      begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lodor' } },
    });
  const t = gain({ lodor: 1 });
  expect(offers(t, 0)).toContain('dart-and-tai use@0');
  through(t, '0 dart-and-tai use@0');
  expect(cardsOf(t.s.pub, 0, 'fragment')).toHaveLength(1);
});

it('[TI4-LEAD-11] [TI4-SACT-10] [hesh-and-prit] a relic, and secondaries without a token from the pool', () => {
  const t = field({
    ...table('naazrokha'),
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    strategy: { trade: 1 },
    open: { 0: ['leader:hesh-and-prit'] },
    begin: TURN,
  });
  const { strategy } = t.s.pub.players[0]!;
  t.play('0 action:hesh-and-prit use');
  expect(t.may(0)).toContain('target:strategy:trade'); // readied
  t.play('0 target:strategy:trade', '0 done');
  through(t, '0 follow');
  expect(t.s.pub.players[0]).toMatchObject({ strategy, commodities: 3 });
});
