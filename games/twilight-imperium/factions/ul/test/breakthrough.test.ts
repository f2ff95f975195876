// The breakthrough of the Titans of Ul.
import { expect, it } from 'vitest';
import type { S } from '../../../state.ts';
import { offers, through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';
import { coexists } from '../../../values/coexistence.ts';
import { cardsDrawn } from '../../../values/economy.ts';

const CARD = 'slumberstate-computing';
const asleep = ({ pub }: S) => {
  pub.planets.lodor!.markers = ['sleeper'];
};
const titans = (spec: Partial<Field>, card = CARD) =>
  found('ul', card, { edition: 6, line: ['26', '46', '27'], units: [], ...spec });
/** A titan wakes among the infantry of Lodor. */
const waking = (card = CARD, units: string[] = []) =>
  titans(
    { units: ['1 infantry*2 lodor', ...units], also: asleep, dice: [1, 1, 1, 10, 10, 10, 10, 10, 10, 10] },
    card,
  ).play('0 activate:26', '0 awaken use@0>lodor');

it('[TI4-BT-ul] [TI4-COEX-2] [slumberstate-computing] what rises among others may coexist instead of fighting', () => {
  const t = waking();
  through(t, `0 ${CARD} use@0`);
  expect([coexists(t.s.pub, 0, 'lodor'), t.s.pub.planets.lodor!.controller]).toEqual([true, 1]);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 pds', '1 infantry*2']);
  expect(t.s.pub.stack.some(({ step }) => step === 'groundCombat')).toBe(false);
});

it('[TI4-BT-ul] [slumberstate-computing] not if anything else was committed, and not without the card', () => {
  const asked = (t: ReturnType<typeof waking>) => offers(t, 0).filter((key) => key.startsWith(CARD));
  const landed = waking(CARD, ['0 carrier 26', '0 infantry 26']);
  through(landed, '0 land:infantry@26>lodor');
  expect(asked(landed)).toEqual([]);
  const plain = waking('');
  expect(asked(plain)).toEqual([]);
  expect(standing(plain.s.pub, 'lodor')).not.toEqual(['0 pds', '1 infantry*2']); // they fought
});

it('[TI4-BT-ul] [TI4-STATUS-9] [slumberstate-computing] one more action card for each who coexists, and for them', () => {
  const drawn = (card: string) => {
    const { pub } = titans(
      {
        units: ['1 infantry lodor', '0 infantry lodor', '2 infantry starpoint', '0 infantry starpoint'],
        also: (s) => {
          for (const planet of ['lodor', 'starpoint']) s.pub.planets[planet]!.coexisting = [0];
        },
      },
      card,
    ).s;
    return [0, 1, 2].map((seat) => cardsDrawn(pub, seat));
  };
  expect(drawn(CARD)).toEqual([3, 2, 2]);
  expect(drawn('')).toEqual([1, 1, 1]);
});

it('[TI4-BT-ul] [slumberstate-computing] a sleeper on the planet of another who allows it, until that is taken back', () => {
  const t = titans({ planets: { lodor: 1, starpoint: 0 }, begin: { step: 'turn', args: { seat: 0, actions: 0 } } });
  const place = () => t.match.apply({ request: 'deal.anytime', seat: 0, choice: `${CARD} on:lodor` });
  const allow = () => t.match.apply({ request: 'deal.bed', seat: 1, choice: 'bed:lodor' });
  expect('refused' in place()).toBe(true);
  allow();
  allow(); // and takes it back
  expect('refused' in place()).toBe(true);
  allow();
  expect('refused' in place()).toBe(false);
  expect(t.s.pub.planets.lodor!.markers).toEqual(['sleeper']);
  expect(t.s.pub.pending).toEqual([]);
});
