// The breakthrough of the Ghosts of Creuss.
import { expect, it } from 'vitest';
import { found } from '../../../test/found.ts';
import { spaceProduction } from '../../../values/economy.ts';

const at = (card: string, units: string[], tokens: { kind: string }[] = []) =>
  found('creuss', card, {
    units,
    goods: { 0: 10 },
    begin: { step: 'produce', args: { seat: 0, system: '26', producers: [] } },
    also: (s) => {
      s.pub.systemTokens = { '26': tokens };
    },
  });

it('[TI4-BT-creuss] [particle-synthesis] each wormhole beside own ships produces 1, and makes all cheaper by 1', () => {
  const alpha = at('particle-synthesis', ['0 cruiser 26']); // Lodor has an alpha wormhole
  expect(spaceProduction(alpha.s.pub, 0, '26')).toBe(1);
  alpha.play('0 build:cruiser');
  expect(alpha.s.pub.players[0]!.goods).toBe(9); // 2 less 1
  const two = at('particle-synthesis', ['0 cruiser 26'], [{ kind: 'creuss-alpha' }]);
  expect(spaceProduction(two.s.pub, 0, '26')).toBe(2); // the same kind twice
  expect(spaceProduction(at('particle-synthesis', ['0 infantry lodor']).s.pub, 0, '26')).toBe(0);
  expect(spaceProduction(at('', ['0 cruiser 26']).s.pub, 0, '26')).toBe(0);
});
