// The Ghosts of Creuss: gate and home, wormholes, technologies, flagship and mech.
import { expect, it } from 'vitest';
import { adjacent, wormholesIn } from '../../../galaxy/adjacency.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';
import { open } from '../../../test/opening.ts';
import { areNeighbours, controlsHome, homeOf, isHomeSystem } from '../../../values/board.ts';
import { moveValue } from '../../../values/move.ts';

const creuss = { edition: 2, factions: { 0: 'creuss', 1: 'sol', 2: 'letnev' } };
const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-TESET-14] [TI4-MAP-15] [TI4-OBJ-15] [creuss-gate, creuss] the gate takes the place on the board, the home lies beside it', () => {
  const t = open(3, { factions: 'pick' });
  for (let i = 0; i < 3; i++) {
    const [request] = t.open();
    const keys = request!.ask.shape === 'one' ? request!.ask.options.map((o) => o.key) : [];
    const choice = keys.includes('faction:creuss') ? 'faction:creuss' : keys[0]!;
    t.match.apply({ request: request!.id, seat: request!.seat, choice });
  }
  const { pub } = t.run().match.state;
  const seat = pub.players.findIndex((p) => p.faction === 'creuss');
  expect(
    pub.board.filter(({ tile }) => tile === '17' || tile === '51').map(({ tile, index }) => [tile, index >= 0]),
  ).toEqual([
    ['17', true],
    ['51', false],
  ]);
  expect([homeOf(pub, seat), controlsHome(pub, seat)]).toEqual(['51', true]);
  expect([isHomeSystem(pub, '51'), isHomeSystem(pub, '17')]).toEqual([true, false]);
  expect(pub.units.filter((u) => u.owner === seat).every((u) => u.at === '51')).toBe(true);
  expect(adjacent(pub, seat, '17', '51')).toBe(true);
});

it('[TI4-ADJ-9] [TI4-NEIGH-2] [quantum-entanglement] alpha and beta are one to them, and neighbours are so both ways', () => {
  const at = { 25: 40 };
  const { pub } = field({ ...creuss, line: ['26', '46'], at, units: ['0 cruiser 26', '1 cruiser 25'] }).s;
  expect([adjacent(pub, 0, '26', '25'), adjacent(pub, 1, '26', '25')]).toEqual([true, false]);
  expect([areNeighbours(pub, 0, 1), areNeighbours(pub, 1, 0)]).toEqual([true, true]);
});

it('[TI4-MOVE-11] [slipstream] ships that start at home or at a gate move one further', () => {
  const units = ['0 cruiser 51', '0 cruiser 26', '0 cruiser 46', '1 cruiser 26'];
  const { pub } = field({ ...creuss, line: ['46', '26'], at: { 51: 40 }, units }).s;
  expect(pub.units.map((u) => moveValue(pub, u))).toEqual([3, 3, 2, 2]);
});

it('[TI4-FLAG-9] [TI4-WORM-7] [hil-colish] a delta wormhole travels with it, and it may move first', () => {
  const at = { 17: 40 };
  const units = ['0 flagship 46', '0 cruiser 17'];
  const t = field({ ...creuss, line: ['46', '47'], at, units, dice: [...misses] });
  expect(wormholesIn(t.s.pub, '46')).toEqual(['delta']);
  expect(adjacent(t.s.pub, 0, '46', '17')).toBe(true);
  through(t, '0 activate:47', '0 hil-colish use@0', '0 move:flagship@46~1', '0 move:cruiser@17~2');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 flagship']); // through the wormhole that has moved
});

it('[TI4-MOVE-15] [hil-colish] or last, when the others have used its wormhole', () => {
  const t = field({ ...creuss, line: ['47', '46'], at: { 17: 40 }, units: ['0 flagship 46', '0 destroyer 17'] });
  through(t, '0 activate:47', '0 move:destroyer@17~2', '0 done', '0 hil-colish.after use@0', '0 move:flagship@46~1');
  expect(standing(t.s.pub, '47')).toEqual(['0 destroyer', '0 flagship']);
});

it('[TI4-TURN-20] [TI4-WORM-1] [wormhole-generator] a token is put, and moved later, where it may lie', () => {
  const units = ['1 cruiser 47', '0 infantry lodor'];
  const techs = { 0: ['wormhole-generator'] };
  const t = field({ ...creuss, line: ['46', '47', '26', '1'], units, techs, begin: turn });
  through(t, '0 action:wormhole-generator open:beta');
  expect(t.may(0)).toEqual(['to:26', 'to:46']); // no others’ ships, no home system
  t.play('0 to:46');
  expect(wormholesIn(t.s.pub, '46')).toEqual(['beta']);
  expect(t.s.pub.cards).toMatchObject([{ state: 'exhausted' }]);
  const again = field({
    ...creuss,
    line: ['46', '26'],
    units: [],
    techs,
    begin: turn,
    also: ({ pub }) => void Object.assign(pub, { systemTokens: { 46: [{ kind: 'creuss-beta' }] } }),
  });
  through(again, '0 action:wormhole-generator open:beta', '0 to:26');
  expect([wormholesIn(again.s.pub, '46'), wormholesIn(again.s.pub, '26')]).toEqual([[], ['alpha', 'beta']]);
});

it('[TI4-WORM-1] [icarus-drive] a mech given up opens a wormhole in a system just activated', () => {
  const units = ['0 mech lodor', '1 cruiser 46'];
  const t = field({
    ...creuss,
    line: ['46', '47', '26'],
    units,
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  });
  through(t, '1 activate:47', '0 icarus-drive use@0>mech@lodor/alpha');
  expect(wormholesIn(t.s.pub, '47')).toEqual(['alpha']);
  expect(standing(t.s.pub, 'lodor')).toEqual([]);
});

it('[TI4-HIT-9] [dimensional-splicer] a hit on a ship of its choice where there is a wormhole', () => {
  const techs = { 0: ['dimensional-splicer'] };
  const units = ['0 cruiser*2 46', '1 carrier 26', '1 fighter*2 26'];
  const t = field({ ...creuss, line: ['46', '26', '47'], units, techs, dice: [...misses] });
  through(t, '0 activate:26', '0 move:cruiser@46~2', '0 done', '0 dimensional-splicer use@0>carrier@26');
  expect(standing(t.s.pub, '26').join()).not.toContain('1 carrier');
  const away = field({
    ...creuss,
    line: ['46', '47', '26'],
    units: ['0 cruiser 46', '1 carrier 47', '1 infantry lodor'],
    techs,
  });
  expect(offers(through(away, '0 activate:47', '0 move:cruiser@46~2'), 0)).toEqual([]);
});
