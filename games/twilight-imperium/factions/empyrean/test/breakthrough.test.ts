// The breakthrough of the Empyrean.
import { expect, it } from 'vitest';
import { adjacent } from '../../../galaxy/adjacency.ts';
import type { S } from '../../../state.ts';
import { offers } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';

const CARD = 'void-tether';
const tied = (spec: Partial<Field> = {}, card = CARD) =>
  found('empyrean', card, { edition: 6, line: ['26', '46', '27', '47'], units: ['0 cruiser 46'], ...spec });
/** Tethers of seat 0 on these borders. */
const laid =
  (...borders: [string, string][]) =>
  ({ pub }: S) => {
    for (const [at, side] of borders)
      pub.systemTokens[at] = [...(pub.systemTokens[at] ?? []), { kind: CARD, side, owner: 0 }];
  };
const THEIRS = { step: 'tactical', args: { seat: 1, effects: [] } };
const tethers = ({ pub }: S) =>
  Object.entries(pub.systemTokens).flatMap(([at, all]) =>
    all.flatMap(({ kind, side }) => (kind === CARD ? [`${at}>${side}`] : [])),
  );

it('[TI4-TESET-4] [TI4-BT-empyrean] [void-tether] on a border of a system activated beside own units; two there are, which move', () => {
  const t = tied().play('0 activate:26');
  expect(offers(t, 0)).toEqual([`${CARD} use@0>border:26>46`]);
  t.play(`0 ${CARD} use@0>border:26>46`);
  expect(tethers(t.s)).toEqual(['26>46']);
  const second = tied({ also: laid(['26', '46']) }).play('0 activate:46', `0 ${CARD} use@0>border:46>27`);
  expect(second.may(0)).toEqual(['target:border:26>46', 'target:way:tether']);
  second.play('0 target:way:tether');
  expect(tethers(second.s).sort()).toEqual(['26>46', '46>27']);
  const third = tied({ also: laid(['46', '26'], ['46', '27']) }).play('0 activate:27', `0 ${CARD} use@0>border:27>47`);
  expect(third.may(0)).toEqual(['target:border:46>26', 'target:border:46>27']);
  third.play('0 target:border:46>26');
  expect(tethers(third.s).sort()).toEqual(['27>47', '46>27']);
});

it('[TI4-BT-empyrean] [void-tether] not far from all that is the own, and not without the card', () => {
  const quiet = (t: ReturnType<typeof tied>) => offers(t, 0).filter((key) => key.startsWith(CARD)).length === 0;
  expect(quiet(tied().play('0 activate:47'))).toBe(true);
  expect(quiet(tied({}, '').play('0 activate:26'))).toBe(true);
  expect(quiet(tied({ units: [], planets: { lodor: 0 } }).play('0 activate:46'))).toBe(false); // a planet will do
});

it('[TI4-BT-empyrean] [void-tether] to others the two systems are not adjacent, but for wormholes', () => {
  const { pub } = tied({ line: ['26', '46', '27', '39'], also: laid(['46', '26']) }).s;
  expect([adjacent(pub, 1, '26', '46'), adjacent(pub, 1, '46', '26'), adjacent(pub, 1, '46', '27')]).toEqual([
    false,
    false,
    true,
  ]);
  expect([adjacent(pub, 0, '26', '46'), adjacent(pub, 0, '46', '26')]).toEqual([true, true]);
  const worm = tied({ line: ['46', '26', '39'], also: laid(['26', '39']) }).s.pub; // alpha in both
  expect(adjacent(worm, 1, '26', '39')).toBe(true);
});

it('[TI4-BT-empyrean] [void-tether] unless it is allowed: for an action, or until that is taken back', () => {
  const spec = { units: ['1 cruiser 26', '0 cruiser 27'], also: laid(['46', '26']), begin: THEIRS };
  const t = tied(spec).play('1 activate:46');
  expect(offers(t, 0)).toEqual([`${CARD}.leave use@0`]);
  t.play(`0 ${CARD}.leave use@0`, '1 move:cruiser@26~2');
  expect(standing(t.s.pub, '46')).toEqual(['1 cruiser']);
  expect(adjacent(tied(spec).play('1 activate:46', '0 pass').s.pub, 1, '26', '46')).toBe(false);
  const free = tied({ also: laid(['46', '26']), begin: { step: 'turn', args: { seat: 0, actions: 0 } } });
  const permit = () => free.match.apply({ request: 'deal.anytime', seat: 0, choice: `${CARD} on:seat:1` });
  permit();
  expect([adjacent(free.s.pub, 1, '26', '46'), adjacent(free.s.pub, 2, '26', '46')]).toEqual([true, false]);
  permit();
  expect(adjacent(free.s.pub, 1, '26', '46')).toBe(false);
});
