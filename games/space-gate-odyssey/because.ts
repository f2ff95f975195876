// Why somebody is asked, from the procedures that run: whose turn it is, what was done, and how points are made up.
import type { Because, Frame, Msg, Seat } from '@orrery/kernel';
import { type Action, frameOf } from './procedures.ts';
import { planetName, roomName } from './say.ts';
import type { Pub, SpaceGateOdyssey } from './state.ts';
import { actionPoints } from './values/figures.ts';

/** Whose turn it is; before the first round, who takes modules. */
export const turn = (pub: Pub): Seat | undefined =>
  pub.phase === 'setup' ? frameOf(pub, 'firstModules')?.args.seat : pub.active;

/** [SGO-TURN-6] The crew of the seat in the activated room, one by one. */
function activated(pub: Pub, { args }: Frame<Action>, seat: Seat): Msg {
  const crew = pub.players[seat]!.rooms[args.room];
  const counted = (['engineers', 'chiefs', 'robots'] as const).filter((kind) => crew[kind] > 0);
  const parts = counted.map((kind) => ({ key: `crew.${kind}`, args: { count: crew[kind] } }));
  return {
    key: 'because.room',
    args: { ...by(pub, seat), room: roomName(args.room), points: actionPoints(crew), parts },
  };
}

const by = (pub: Pub, seat: Seat) => ({ by: { seat: pub.active }, self: pub.active === seat ? 'yes' : 'no' });

export const because: Because<SpaceGateOdyssey> = {
  moving: activated,
  building: activated,
  filling: activated,
  recruit: () => ({ key: 'because.recruit' }),
  promote: () => ({ key: 'because.promote' }),
  departures: (pub, _, seat) => ({ key: 'because.depart', args: { ...by(pub, seat), room: roomName(pub.room!) } }),
  colonisation: (_, { args }) => ({ key: 'because.land', args: { planet: planetName(args.planet) } }),
  exchange: (pub, { args }) =>
    args.adjacent
      ? { key: 'because.exchange.closed', args: { planet: planetName(frameOf(pub, 'closing')!.args.planet) } }
      : { key: 'because.exchange.landed' },
  closing: (_, { args }) => ({ key: 'because.close', args: { planet: planetName(args.planet) } }),
  influence: (_, { args }) => ({ key: 'because.rank', args: { points: args.points } }),
};
