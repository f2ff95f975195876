// What technologies, flagships and leaders offer is used where it helps, and let be where it does not.
import { botOf } from '@orrery/bots';
import { random } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import type { TI } from '../../state.ts';
import { field } from '../../test/field.ts';

const admiral = botOf(box, 'admiral')!;
const answer = (t: Scenario<TI>, seat: number): unknown =>
  admiral.decide(t.match.know(seat) as never, t.request(seat), random(1)).choice;
/** Answers as long as it is asked at places that begin like this. */
function answers(t: Scenario<TI>, seat: number, at: string): unknown[] {
  const given: unknown[] = [];
  while (t.asked().includes(seat) && t.request(seat).at.startsWith(at)) {
    given.push(answer(t, seat));
    t.play(`${seat} ${String(given.at(-1))}`);
  }
  return given;
}

it.each([
  [
    'to a planet in reach of others that nobody guards',
    '1 cruiser 47',
    ['take:infantry@new-albion', 'put:wellon', 'done'],
  ],
  ['nowhere, where nobody is near', '1 cruiser 46', undefined],
])('troops go by transit %s', (_, foe, moves) => {
  const t = field({
    edition: 6,
    line: ['27', '19', '47', '46'],
    units: ['0 infantry*3 new-albion', '0 space-dock new-albion', foe],
    planets: { 'new-albion': 0, wellon: 0 },
    techs: { 0: ['transit-diodes'] },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  const first = answer(t, 0);
  expect(first === 'transit-diodes use@0').toBe(moves !== undefined);
  t.play(`0 ${String(first)}`);
  if (moves) expect(answers(t, 0, 'transit-diodes')).toEqual(moves);
});

it.each([
  ['two dreadnoughts of three', '1 dreadnought*3 47', 'exotrireme-2 use@0>dreadnought@47'],
  ['one cruiser', '1 cruiser 47', 'pass'],
])('an Exotrireme is given up for %s: %s', (_, foes, choice) => {
  const t = field({
    line: ['46', '47', '26'],
    units: ['0 dreadnought*2 46', foes, '1 infantry lodor'],
    factions: { 0: 'norr' },
    techs: { 0: ['exotrireme-2'] },
    fleet: 5,
    dice: Array<number>(8).fill(1),
  });
  t.play('0 activate:47', '0 move:dreadnought@46~2', '0 move:dreadnought@46~2', '1 no');
  expect(answer(t, 0)).toBe(choice);
});

it('infantry of the Arborec wanders to where it is missing, and no further', () => {
  const t = field({
    edition: 6,
    factions: { 0: 'arborec' },
    line: ['26', '27', '46'],
    units: ['0 infantry*3 lodor', '1 cruiser 46'],
    planets: { lodor: 0, starpoint: 0, 'new-albion': 1 },
    techs: { 0: ['bioplasmosis'] },
    begin: { step: 'statusPhase', at: 'finish', args: {} },
  });
  t.play(`0 ${String(answer(t, 0))}`);
  expect(answers(t, 0, 'bioplasmosis')).toEqual(['shift:infantry@lodor>starpoint', 'done']);
});

it('a gate of the Creuss is opened beside most of its ships, and not anew while one of its kind is there', () => {
  const at = (gate: string | undefined) =>
    field({
      edition: 6,
      factions: { 0: 'creuss' },
      line: ['46', '47', '19'],
      units: ['0 cruiser 46', '0 cruiser*2 47'],
      techs: { 0: ['wormhole-generator'] },
      strategy: {},
      begin: { step: 'turn', args: { seat: 0, actions: 0 } },
      also({ pub }) {
        Object.assign(pub, { round: 4, strategyCards: [] });
        pub.players[0]!.tactic = 0;
        if (gate) pub.systemTokens = { [gate]: ['alpha', 'beta', 'gamma'].map((kind) => ({ kind: `creuss-${kind}` })) };
      },
    });
  const t = at('19');
  expect(answer(t, 0)).toBe('action:wormhole-generator open:alpha');
  t.play(`0 ${String(answer(t, 0))}`);
  expect(answers(t, 0, 'wormhole-generator')).toEqual(['to:47']);
  expect(answer(at('46'), 0)).toBe('pass');
});
