// TI4-CORR: where a single answer is left nobody is asked. Tables of earlier editions are.
import { expect, it } from 'vitest';
import { type Field, field } from './field.ts';

const asked = (edition: number, spec: Partial<Field>) => {
  const t = field({ edition, sets: ['base', 'pok', 'te'], line: ['46', '26', '27', '47'], units: [], ...spec });
  return t.asked().map((seat) => [seat, t.request(seat).at]);
};
const HELD = { secrets: { 0: ['become-the-gatekeeper'] } };
const full = (s: Parameters<NonNullable<Field['also']>>[0]) => {
  Object.assign(s.pub.players[0]!, { tactic: 16, fleet: 0, strategy: 0 });
};
const CASES: [string, string, Partial<Field>][] = [
  [
    '[TI4-DIPL-1] the one system that can be named',
    'diplomacy.primary.choose',
    { planets: { lodor: 0 }, begin: { step: 'diplomacy.primary', args: { seat: 0, strategic: 0 } } },
  ],
  [
    '[TI4-LEG-9] the one secret objective in hand',
    'swapSecret.giveBack',
    { ...HELD, begin: { step: 'swapSecret', args: { seat: 0 } } },
  ],
  [
    '[TI4-EXP-11] the one that pays for a segment',
    'expedition.secret',
    { ...HELD, begin: { step: 'expedition', args: { seat: 0, choice: 'use@0>secret' } } },
  ],
  [
    '[TI4-TOKEN-4] the one pool that has a token',
    'placeToken.pool',
    { begin: { step: 'placeToken', args: { seat: 0, system: '27' } }, also: full },
  ],
];
it.each(CASES)('[TI4-CORR-19] %s is taken unasked', (_, at, spec) => {
  expect(asked(8, spec)).toEqual([[0, at]]);
  expect(asked(9, spec).map(([, place]) => place)).not.toContain(at);
});
