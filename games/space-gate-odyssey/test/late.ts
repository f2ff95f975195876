// A table on which random play gets somewhere: every station has three active gate modules, every room is manned.
import { type Box, box as boxed } from '@orrery/kernel';
import { spaceGateOdyssey } from '../game.ts';
import box from '../index.ts';
import type { S, SpaceGateOdyssey } from '../state.ts';
import { balance, crew, lay } from './kit.ts';

export const late: Box<SpaceGateOdyssey> = {
  ...box,
  game: {
    ...spaceGateOdyssey,
    setup(t, options) {
      spaceGateOdyssey.setup(t, options);
      for (const seat of t.s.pub.players.keys()) prepare(t.s, seat);
      balance(t.s);
    },
  },
};
export const lateBox = boxed(late);

function prepare(s: S, seat: number): void {
  const n = seat + 1;
  const symbols = s.pub.exoplanets.flatMap((e) => e.gate ?? []).map((gate) => gate[0]!.toUpperCase());
  const letter = (i: number) => ({ A: 'A', B: 'B', G: 'C' })[symbols[i % symbols.length]!]!;
  lay(
    s,
    seat,
    'S 5',
    `G-W${letter(0)}-${n} 0,-1/180 active`,
    `G-L${letter(1)}-${n} 1,0/270 active`,
    `G-E${letter(2)}-${n} 0,1/0 active`,
    `${['O-W-1', 'O-W-3', 'O-W-9', 'O-L-6'][seat]} -1,0/0 inactive`, // a crossing, so that the first modules find a place
  );
  crew(s, seat, { water: 'er', wildlife: 'er', energy: 'er', access: 'crr', modules: 'e' });
}
