// SGO-TURN: rounds of turns; a turn sends an engineer, lets everybody act in the activated room, then settlers travel.
import type { Barred, Option } from '@orrery/kernel';
import * as atoms from '../atoms.ts';
import { type Engineer, ROOMS, type Room, SECTORS } from '../packs/base/kinds.ts';
import { POINTS, ROUND_LIMIT } from '../packs/base/tracks.ts';
import { step } from '../procedures.ts';
import { figureName, readKey, roomName, roomRef } from '../say.ts';
import { clockwise, type Player } from '../state.ts';
import { actionPoints, engineersOf } from '../values/figures.ts';

export const rounds = step('rounds', {
  round(t) {
    const { pub } = t.s;
    if (pub.round >= ROUND_LIMIT) {
      pub.phase = 'ending'; // [SGO-EDGE-15]
      t.tell({ type: 'limit', pub: { rounds: ROUND_LIMIT } });
      t.call('finalScoring');
      return 'end';
    }
    pub.round += 1;
    t.tell({ type: 'round', pub: { round: pub.round } });
    for (const seat of clockwise(pub, pub.start)) t.call('turn', { seat });
    return { goto: 'round' };
  },
});

const ACTIONS = {
  water: 'moving',
  wildlife: 'moving',
  energy: 'moving',
  modules: 'building',
  access: 'filling',
} as const satisfies Record<Room, string>;

export const turn = step('turn', {
  begin(t, f) {
    t.s.pub.active = f.args.seat;
    t.tell({ type: 'turn', pub: { seat: { seat: f.args.seat } } });
  },
  send: {
    who: (_, f) => [f.args.seat],
    question(k, f) {
      const player = k.pub.players[f.args.seat]!;
      // [SGO-REORG-2] Offered here, so that nobody is asked every turn whether to keep the token.
      const token: Option[] = player.reorganisation ? [{ key: 'reorganise', label: { key: 'do.reorganise' } }] : [];
      return {
        prompt: { key: 'ask.send' },
        ask: { shape: 'one', options: [...sendOptions(player), ...token] },
        barred: [...robots(player), ...(player.reorganisation ? [] : [usedToken])],
        rules: ['SGO-TURN-2', 'SGO-TURN-4', ...(player.reorganisation ? ['SGO-REORG-2'] : [])],
      };
    },
    take(t, f, choices) {
      const { seat } = f.args;
      const choice = choices.get(seat) as string;
      if (choice === 'reorganise') {
        t.call('reorganisation', { seat });
        return { goto: 'send' };
      }
      const { what, where } = readKey(choice);
      const [figure, from] = what.split('/') as [Engineer, Room];
      atoms.send(t, seat, figure, from, where as Room);
    },
  },
  act(t, f) {
    const room = t.s.pub.room!;
    for (const seat of clockwise(t.s.pub, f.args.seat)) t.call(ACTIONS[room], { seat, room, left: 0 }); // [SGO-TURN-5]
  },
  travel(t, f) {
    if (!SECTORS.some((sector) => sector === t.s.pub.room)) return; // [SGO-TURN-11]
    for (const seat of clockwise(t.s.pub, f.args.seat)) t.call('departures', { seat });
  },
  leave: (t) => atoms.leaveStand(t),
});

const usedToken: Barred = {
  key: 'reorganise',
  label: { key: 'do.reorganise' },
  why: { key: 'why.noToken' },
  rules: ['SGO-REORG-1'],
};

function sendOptions(player: Player): Option[] {
  return engineersOf(player).flatMap(({ room: from, figure }) =>
    ROOMS.filter((to) => to !== from).map((to) => ({
      key: `send:${figure}/${from}>${to}`,
      label: {
        key: 'do.send',
        args: {
          figure: figureName(figure),
          from: roomName(from),
          to: roomName(to),
          points: actionPoints(player.rooms[to]) + POINTS[figure],
        },
      },
      refs: [roomRef(from), roomRef(to)],
    })),
  );
}

/** [SGO-TURN-3] */
function robots(player: Player): Barred[] {
  return ROOMS.filter((room) => player.rooms[room].robots > 0).map((room) => ({
    key: `send:robot/${room}`,
    label: { key: 'do.robot', args: { room: roomName(room) } },
    refs: [roomRef(room)],
    why: { key: 'why.robot' },
    rules: ['SGO-TURN-3'],
  }));
}
