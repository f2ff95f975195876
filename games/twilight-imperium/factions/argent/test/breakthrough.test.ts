// The breakthrough of the Argent Flight.
import { expect, it } from 'vitest';
import { offers, through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';

const CARD = 'wing-transfer';
/** The active system 46 between 26 and 27. */
const flight = (units: string[], spec: Partial<Field> = {}, card = CARD) =>
  found('argent', card, { edition: 6, line: ['26', '46', '27', '47'], units, ...spec });
const AT = ['0 cruiser 46', '0 carrier 26', '0 infantry lodor', '0 destroyer 27'];
const wings = (t: ReturnType<typeof flight>) => offers(t, 0).filter((key) => key.startsWith(CARD));

it('[TI4-BT-argent] [wing-transfer] tokens from reinforcements into adjacent systems with own units alone', () => {
  const t = flight(AT).play('0 activate:46');
  expect(wings(t)).toEqual([`${CARD} use@0`]);
  const { tactic, strategy, fleet } = t.s.pub.players[0]!;
  t.play(`0 ${CARD} use@0`);
  expect(t.may(0)).toEqual(['target:26', 'target:27']);
  t.play('0 target:26', '0 done');
  expect([t.s.pub.tokens['26'], t.s.pub.tokens['27']]).toEqual([[0], undefined]);
  expect(t.s.pub.players[0]).toMatchObject({ tactic, strategy, fleet });
  expect(wings(flight([...AT, '1 infantry lodor']).play('0 activate:46', `0 ${CARD} use@0`))).toEqual([]); // 27 alone is named by itself
});

it('[TI4-BT-argent] [wing-transfer] only where nobody else has units, and not without the card', () => {
  const quiet = (units: string[], card = CARD) => wings(flight(units, {}, card).play('0 activate:46')).length === 0;
  expect(quiet([...AT, '1 destroyer 46'])).toBe(true);
  expect(quiet(AT.slice(1))).toBe(true); // nobody is there
  expect(quiet(['0 cruiser 46', '1 destroyer 27'])).toBe(true);
  expect(quiet(AT, '')).toBe(true);
});

it('[TI4-BT-argent] [wing-transfer] at the end ships move among them with what they carry, their tokens or not', () => {
  const t = flight(AT, { tokens: { '26': [0] } });
  through(t, '0 activate:46', `0 ${CARD}.shift use@0`);
  expect(t.may(0)).toEqual(['target:26', 'target:46']); // 27 has no token
  t.play('0 target:46', '0 done', '0 move:carrier@26~1', '0 load:infantry@lodor', '0 done');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 cruiser', '0 infantry']);
  expect(standing(t.s.pub, '27')).toEqual(['0 destroyer']);
});

it('[TI4-BT-argent] [wing-transfer] not into systems with other players’ ships', () => {
  const units = ['0 cruiser 46', '0 infantry lodor', '1 destroyer 26', '0 destroyer 27'];
  const t = flight(units, { tokens: { '26': [0], '27': [0] } });
  through(t, '0 activate:46', `0 ${CARD}.shift use@0`);
  expect(t.may(0)).toEqual(['target:27', 'target:46']);
});
