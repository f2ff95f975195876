// Positions in which the admiral once answered what was not asked, or stumbled.
import { botOf } from '@orrery/bots';
import { judge, random } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import type { TI } from '../../state.ts';
import { convene, hush, stack, vote } from '../../test/council.ts';
import { field } from '../../test/field.ts';
import { found, TE } from '../../test/found.ts';
import { scholars } from '../../test/scholars.ts';

const admiral = botOf(box, 'admiral')!;
/** What it answers here; that is legal. */
function answer(t: Scenario<TI>, seat: number): unknown {
  const request = t.request(seat);
  const { choice } = admiral.decide(t.match.know(seat) as never, request, random(1));
  expect(judge(t.match.game, t.match.know(seat), request, choice)).toHaveProperty('choice');
  return choice;
}

it('sends the faster ship after those that it draws along [TI4-BT-letnev]', () => {
  const t = found('letnev', 'gravleash-maneuvers', {
    edition: 6,
    line: ['26', '46', '27'],
    units: ['0 dreadnought 26', '0 cruiser 26', '0 destroyer 46'],
  }).play('0 activate:27', '0 move:dreadnought@26~2');
  expect(answer(t, 0)).toBe('move:cruiser@26~2');
});

it('reckons with a mech from reinforcements as if it stood where it would land [TI4-F-REB-9]', () => {
  const t = field({
    edition: 6,
    sets: TE,
    factions: { 0: 'rebellion', 1: 'sol', 2: 'letnev' },
    line: ['46', '47', '26'],
    units: ['0 cruiser 46', '1 infantry lodor'],
    also: (s) => void Object.assign(s.pub.systemTokens, { 26: [{ kind: 'breach', side: 'active' }] }),
  }).play('0 activate:26', '0 pass', '0 done');
  expect(answer(t, 0)).toBe('land:mech@reserve>lodor');
});

it('weighs the cards that vote like planets', () => {
  const t = scholars({
    line: ['46', '27', '26'],
    units: ['0 infantry new-albion', '1 infantry new-albion', '0 infantry starpoint', '1 infantry starpoint'],
    coexisting: { 'new-albion': [1, 0], starpoint: [1, 0] },
    open: { 0: ['ocean:brine-pool', 'ocean:coral-reef'] },
    begin: { step: 'agenda', args: { number: 1 } },
    also(s) {
      convene(s);
      stack(s, ['mutiny']);
    },
  });
  hush(vote(t, '1 -'));
  expect(answer(t, 0)).toHaveProperty('planets');
});
