// SGO-MOVE and SGO-FLIP: the sector rooms. One action point moves one settler by one module.
import type { Barred, Option, Seat } from '@orrery/kernel';
import * as atoms from '../atoms.ts';
import { ROOMS, type Room } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { type Action, step } from '../procedures.ts';
import { gateName, moduleRef, planetName, readKey, roomName, roomRef, STOP, sectorName, standingName } from '../say.ts';
import { type Player, type Pub, placedOf, type T } from '../state.ts';
import { completeGates, isFull, standOf } from '../values/figures.ts';
import { type Passage, passages } from '../values/station.ts';
import { countPoints } from './action.ts';

export const moving = step('moving', {
  count: countPoints,
  move: {
    who: (pub, f) => (f.args.left > 0 && openPassages(pub, f.args).length > 0 ? [f.args.seat] : []),
    question(k, f) {
      return {
        prompt: { key: 'ask.move', args: { left: f.args.left, sector: sectorName(f.args.room) } },
        ask: { shape: 'one', options: [...openPassages(k.pub, f.args).map(option), stopping(k.pub, f.args)] },
        barred: barredPassages(k.pub, f.args),
        rules: ['SGO-MOVE-1', 'SGO-MOVE-2', 'SGO-MOVE-3', 'SGO-TURN-9'],
        fallback: STOP.key,
      };
    },
    take(t, f, choices) {
      const { seat } = f.args;
      const choice = choices.get(seat) as string;
      if (choice === STOP.key) return 'end';
      const { what, where } = readKey(choice);
      f.args.left -= 1;
      if (placedOf(t.s.pub.players[seat]!, where).active) atoms.moveSettler(t, seat, what, where);
      else {
        atoms.activate(t, seat, what, where);
        grantBonus(t, seat, where);
      }
      return { goto: 'move' };
    },
  },
});

/** [SGO-MOVE-3] [SGO-MOVE-4] */
const isOpenTo = (room: Room, module: string): boolean => [null, room].includes(moduleOf(module).sector);

const openPassages = (pub: Pub, { seat, room }: Action): Passage[] =>
  passages(pub.players[seat]!.station).filter(({ to }) => isOpenTo(room, to.id) && !isFull(to));

const option = ({ from, to }: Passage): Option => ({
  key: `move:${from.id}>${to.id}`,
  label: { key: to.active ? 'do.move' : 'do.activate', args: { from: standingName(from), to: standingName(to) } },
  refs: [moduleRef(from.id), moduleRef(to.id)],
});

/** [SGO-TRAVEL-2] Whoever stops is told which settlers will then be on their way. */
function stopping(pub: Pub, { seat }: Action): Option {
  const gates = completeGates(pub.players[seat]!).map((placed) => {
    const gate = moduleOf(placed.id).gate!;
    const planet = planetName(standOf(pub, gate));
    return { key: 'do.stop.gate', args: { count: placed.settlers, gate: gateName(gate), planet } };
  });
  return gates.length === 0 ? STOP : { ...STOP, label: { key: 'do.stop.sends', args: { gates } } };
}

function barredPassages(pub: Pub, { seat, room }: Action): Barred[] {
  return passages(pub.players[seat]!.station).flatMap((passage) => {
    if (!isOpenTo(room, passage.to.id)) {
      const why = { key: 'why.sector', args: { sector: sectorName(room) } };
      return [{ ...option(passage), why, rules: ['SGO-MOVE-3'] }];
    }
    return isFull(passage.to) ? [{ ...option(passage), why: { key: 'why.full' }, rules: ['SGO-MOVE-5'] }] : [];
  });
}

/** [SGO-FLIP-4..10] At once, before the next action point. */
function grantBonus(t: T, seat: Seat, module: string): void {
  const { bonus } = moduleOf(module);
  if (!bonus) return; // [SGO-FLIP-3]
  const player = t.s.pub.players[seat]!;
  const { reserve } = player;
  if (bonus.kind === 'recruit' && reserve.engineers > 0) t.call('recruit', { seat });
  else if (bonus.kind === 'promote' && reserve.suits > 0 && promotable(player).length > 0) t.call('promote', { seat });
  else if (bonus.kind === 'robot' && reserve.robots > 0) atoms.addRobot(t, seat, bonus.room);
  else atoms.loseBonus(t, seat); // [SGO-FLIP-8] [SGO-FLIP-9]
}

/** Rooms with a plain engineer of this player [SGO-FLIP-6] [SGO-FLIP-11] [SGO-FLIP-12]. */
const promotable = (player: Player): Room[] => ROOMS.filter((room) => player.rooms[room].engineers > 0);

const roomOption = (verb: string, room: Room): Option => ({
  key: `${verb}:${room}`,
  label: roomName(room),
  refs: [roomRef(room)],
});

export const recruit = step('recruit', {
  room: {
    who: (_, f) => [f.args.seat],
    question: () => ({
      prompt: { key: 'ask.recruit' },
      ask: { shape: 'one', options: ROOMS.map((room) => roomOption('recruit', room)) },
      rules: ['SGO-FLIP-5', 'SGO-FLIP-10'],
    }),
    take(t, f, choices) {
      atoms.recruit(t, f.args.seat, readKey(choices.get(f.args.seat) as string).what as Room);
    },
  },
});

export const promote = step('promote', {
  room: {
    who: (pub, f) => (promotable(pub.players[f.args.seat]!).length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.promote' },
      ask: {
        shape: 'one',
        options: promotable(k.pub.players[f.args.seat]!).map((room) => roomOption('promote', room)),
      },
      rules: ['SGO-FLIP-6', 'SGO-FLIP-10', 'SGO-FLIP-11'],
    }),
    take(t, f, choices) {
      atoms.promote(t, f.args.seat, readKey(choices.get(f.args.seat) as string).what as Room);
      return 'end';
    },
  },
  only: (t, f) => atoms.promote(t, f.args.seat, promotable(t.s.pub.players[f.args.seat]!)[0]!),
});
