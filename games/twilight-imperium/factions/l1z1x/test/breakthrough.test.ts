// The breakthrough of the L1Z1X Mindnet.
import { expect, it } from 'vitest';
import { standing } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';

it('[TI4-BT-l1z1x] [fealty-uplink] as much infantry as the influence of a planet gained', () => {
  const gain = (card: string, planet: string) => {
    const begin = { step: 'gainPlanet', args: { seat: 0, planet } };
    const t = found('l1z1x', card, { line: ['112', '26', '20'], units: [`0 infantry ${planet}`], begin });
    return standing(t.s.pub, planet);
  };
  expect(gain('fealty-uplink', 'vefut-ii')).toEqual(['0 infantry*3']); // 2 of influence
  expect(gain('fealty-uplink', 'lodor')).toEqual(['0 infantry*2']);
  expect(gain('', 'vefut-ii')).toEqual(['0 infantry']);
});
