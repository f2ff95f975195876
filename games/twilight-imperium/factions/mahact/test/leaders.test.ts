// The leaders of the Mahact Gene-Sorcerers.
import { expect, it } from 'vitest';
import { tokensLeft } from '../../../state.ts';
import { drive, misses, offers, through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { led as ledOf, stateOf, TURN, unlocked } from '../../../test/led.ts';

const led = (leaders: string, spec: Field) => ledOf('mahact', leaders, { edition: 4, ...spec });

it('[TI4-LEAD-3] [TI4-SACT-10] [jae-mir-kan] a token of the active player off the board pays for the secondary', () => {
  const t = led('jae-mir-kan', {
    line: ['46', '47', '26'],
    units: ['0 infantry lodor', '1 cruiser 46', '1 infantry 46'],
    tokens: { 46: [1], 47: [2] },
    strategy: { politics: 1 },
    begin: { step: 'secondary', args: { seat: 0, card: 'politics', free: false, active: 1 } },
  });
  const [{ strategy, hand }, left] = [t.s.pub.players[0]!, tokensLeft(t.s.pub, 1)];
  through(t, '0 follow');
  expect(offers(t, 0)).toEqual(['jae-mir-kan use@0>46']);
  t.play('0 jae-mir-kan use@0>46');
  drive(t);
  expect(t.s.pub.players[0]).toMatchObject({ strategy, hand: hand + 2 });
  expect([t.s.pub.tokens['46'], t.s.pub.tokens['47']]).toEqual([undefined, [2]]);
  expect(tokensLeft(t.s.pub, 1)).toBe(left + 1);
  expect(stateOf(t.s.pub, 'jae-mir-kan')).toBe('exhausted');
});

it('[TI4-LEAD-5] [TI4-ACT-1] [il-na-viroset] tokens of two others unlock it; a system with its token is activated, both go home, and the turn ends', () => {
  const held = (...seats: number[]): Field => ({
    edition: 4,
    factions: { 0: 'mahact', 1: 'sol', 2: 'letnev' },
    line: ['46', '26'],
    units: ['0 infantry lodor'],
    also: ({ pub }) => {
      pub.players[0]!.held = seats;
    },
  });
  expect(unlocked(held(1, 2), 'il-na-viroset')).toBe(true);
  expect(unlocked(held(1), 'il-na-viroset')).toBe(false);
  const spec: Field = {
    line: ['46', '47', '26'],
    units: ['0 cruiser 46', '0 infantry lodor'],
    tokens: { 26: [0] },
    begin: TURN,
  };
  const t = led('il-na-viroset', spec);
  const [{ tactic }, left] = [t.s.pub.players[0]!, tokensLeft(t.s.pub, 0)];
  through(t, '0 tactical', '0 revisit:26');
  expect(t.s.pub.tokens['26'] ?? []).toEqual([]);
  expect(t.s.pub.players[0]!.tactic).toBe(tactic - 1);
  expect(tokensLeft(t.s.pub, 0)).toBe(left + 2);
  expect(
    t
      .asked()
      .flatMap((seat) => t.may(seat))
      .some((key) => key.startsWith('move:') || key === 'tactical'),
  ).toBe(false);
  const locked = led('il-na-viroset?', spec);
  through(locked, '0 tactical');
  expect(locked.may(0).some((key) => key.startsWith('revisit:'))).toBe(false);
});

it('[TI4-LEAD-11] [airo-shir-aur] a fleet of anybody attacks next door, and nobody retreats', () => {
  const units = ['1 carrier 46', '1 infantry 46', '2 destroyer 47', '2 cruiser 26', '0 infantry lodor'];
  const t = led('airo-shir-aur', { line: ['46', '47', '26'], units, begin: TURN, dice: [10, 1, ...misses] });
  t.play('0 action:airo-shir-aur on:46');
  drive(t, /^target:47$/);
  expect(standing(t.s.pub, '46')).toEqual([]);
  expect(standing(t.s.pub, '47')).toContain('1 carrier');
  expect(standing(t.s.pub, '47')).not.toContain('2 destroyer');
  expect(stateOf(t.s.pub, 'airo-shir-aur')).toBe('purged');
  const stay = led('airo-shir-aur', { line: ['46', '47', '26'], units, begin: TURN, dice: [...misses] });
  stay.play('0 action:airo-shir-aur on:46');
  for (let i = 0; i < 12 && stay.asked().length > 0; i++) {
    const seat = stay.asked()[0]!;
    expect(stay.may(seat)).not.toContain('retreat');
    const calm = stay.may(seat).find((key) => /^(pass|no|done)$/.test(key));
    if (!calm) break;
    stay.play(`${seat} ${calm}`);
  }
  expect(
    offers(led('airo-shir-aur', { line: ['46', '26'], units: ['1 cruiser 46'], begin: TURN }), 0).some((key) =>
      key.includes('airo'),
    ),
  ).toBe(false);
});

it('[TI4-ALLY-18] [airo-shir-aur] allies do not fight each other', () => {
  const aims = (pairs?: number[]) =>
    offers(
      led('airo-shir-aur', {
        seats: 4,
        line: ['46', '47', '26'],
        units: ['1 cruiser 46', '2 cruiser 47', '0 infantry lodor'],
        begin: TURN,
        also: ({ pub }) => {
          if (pairs) pub.pairs = pairs;
        },
      }),
      0,
    ).filter((key) => key.includes('airo'));
  expect(aims()).toEqual(['action:airo-shir-aur on:46', 'action:airo-shir-aur on:47']);
  expect(aims([3, 2, 1, 0])).toEqual([]);
});
