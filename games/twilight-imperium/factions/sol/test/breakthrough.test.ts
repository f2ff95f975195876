// The breakthrough of the Federation of Sol.
import { expect, it } from 'vitest';
import { found } from '../../../test/found.ts';

/** A dock that makes 5 at most, with money for more. */
const yard = (card: string) =>
  found('sol', card, {
    units: ['0 space-dock lodor', '0 infantry lodor'],
    goods: { 0: 20 },
    begin: { step: 'produce', args: { seat: 0, system: '26', producers: [1] } },
    also: (s) => {
      s.pub.units[0]!.id = 1;
    },
  });
const build = (t: ReturnType<typeof yard>, ...types: string[]) => t.play(...types.map((type) => `0 build:${type}`));

it('[TI4-BT-sol] [bellum-gloriosum] fighters and ground forces aboard a produced ship do not count', () => {
  const plain = build(yard(''), 'carrier', 'infantry', 'infantry', 'infantry', 'infantry');
  expect(plain.asked().includes(0) && plain.may(0).some((key) => key.startsWith('build:'))).toBe(false);
  const five = build(yard('bellum-gloriosum'), 'carrier', 'infantry', 'infantry', 'infantry', 'infantry');
  expect(five.may(0)).toContain('build:infantry');
  // Advanced Carriers hold 6: six aboard, and four more that count besides the carrier
  build(five, 'infantry', 'infantry', 'fighter', 'fighter', 'fighter', 'fighter');
  expect(five.may(0).filter((key) => /infantry|fighter|destroyer/.test(key))).toEqual([]);
  expect(five.may(0)).toContain('build:carrier'); // which has room of its own
  const ships = build(yard('bellum-gloriosum'), 'destroyer', 'destroyer', 'destroyer', 'destroyer', 'destroyer');
  expect(ships.asked().includes(0) && ships.may(0).some((key) => key.startsWith('build:'))).toBe(false); // no room aboard
});
