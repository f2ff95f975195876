// SGO-RANK: gaining influence, and the figures that rise to government ranks.
import type { Option } from '@orrery/kernel';
import * as atoms from '../atoms.ts';
import type { Engineer, Room } from '../packs/base/kinds.ts';
import { ENGINEER_RANKS } from '../packs/base/tracks.ts';
import { step } from '../procedures.ts';
import { figureName, readKey, roomName, roomRef } from '../say.ts';
import { engineersOf, ranksDue } from '../values/figures.ts';

export const influence = step('influence', {
  book: (t, f) => atoms.gain(t, f.args.seat, f.args.points),
  /** [SGO-RANK-6] One rank after another. */
  rise(t, f) {
    const player = t.s.pub.players[f.args.seat]!;
    if (player.ranks.length >= ranksDue(player)) return 'end';
    if (ENGINEER_RANKS.includes(player.ranks.length + 1)) return { goto: 'engineer' };
    atoms.riseBySettler(t, f.args.seat);
    return { goto: 'rise' };
  },
  engineer: {
    // [SGO-END-14] At the end the choice no longer matters.
    who: (pub, f) => (pub.phase === 'play' && engineersOf(pub.players[f.args.seat]!).length > 1 ? [f.args.seat] : []),
    question(k, f) {
      const player = k.pub.players[f.args.seat]!;
      return {
        prompt: { key: 'ask.rank', args: { rank: player.ranks.length + 1 } },
        ask: { shape: 'one', options: engineersOf(player).map(riser) },
        rules: ['SGO-RANK-4', 'SGO-EDGE-6'],
      };
    },
    take(t, f, choices) {
      const [figure, room] = readKey(choices.get(f.args.seat) as string).what.split('/') as [Engineer, Room];
      atoms.riseByEngineer(t, f.args.seat, figure, room);
      return { goto: 'rise' };
    },
  },
  appoint(t, f) {
    const [first] = engineersOf(t.s.pub.players[f.args.seat]!);
    atoms.riseByEngineer(t, f.args.seat, first!.figure, first!.room);
    return { goto: 'rise' };
  },
});

const riser = ({ room, figure }: { room: Room; figure: Engineer }): Option => ({
  key: `rise:${figure}/${room}`,
  label: { key: 'do.rise', args: { figure: figureName(figure), room: roomName(room) } },
  refs: [roomRef(room)],
});
