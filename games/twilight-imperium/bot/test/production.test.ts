// The admiral builds what its fleet pool bears: a ship beyond it would be gone at once, whatever objective it would serve.
import { botOf } from '@orrery/bots';
import { random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import { field } from '../../test/field.ts';

/** What it produces first where four of its ships lie, four make the fleet pool full, and five would be an objective. */
function firstOf(fleet: number): unknown {
  const { match } = field({
    line: ['26', '27'],
    units: ['0 space-dock new-albion', '0 carrier*4 27', '0 infantry*9 new-albion'],
    planets: { 'new-albion': 0, starpoint: 0 },
    techs: { 0: ['sarween-tools'] },
    goods: { 0: 4 },
    fleet,
    also: ({ pub }) => {
      pub.objectives = ['raise-a-fleet'];
    },
    begin: { step: 'produce', args: { seat: 0, system: '27', producers: [], limit: 4 } },
  });
  const request = match.requestsTo(0).find(({ blocking }) => blocking)!;
  expect(request.at).toBe('produce.choose');
  return botOf(box, 'strategist')!.decide(match.know(0) as never, request, random(1)).choice;
}

const SHIP = /^build:(destroyer|cruiser|carrier|dreadnought)$/;

it('builds no ship that it would have to remove', () => {
  expect(firstOf(4)).not.toMatch(SHIP);
});
it('builds the ship that an objective asks for where there is room', () => {
  expect(firstOf(6)).toMatch(SHIP);
});
