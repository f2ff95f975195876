// SGO-END: the last settlers go to Hawking, then predominance and open corridors are reckoned.
import { lose } from '../atoms.ts';
import { PLACES } from '../packs/base/tracks.ts';
import { step } from '../procedures.ts';
import { tokenName } from '../say.ts';
import { clockwise } from '../state.ts';
import { corridorLoss, gainsOfToken } from '../values/predominance.ts';

/** `seat`: who closed the last exoplanet. */
export const ending = step('ending', {
  hawking(t, f) {
    for (const seat of clockwise(t.s.pub, f.args.seat)) t.call('departures', { seat }); // [SGO-END-2]
  },
  reckon: (t) => t.call('finalScoring'),
});

export const finalScoring = step('finalScoring', {
  predominance(t) {
    const { pub } = t.s;
    for (const [place, token] of pub.tokens.entries()) {
      const gains = gainsOfToken(pub, token);
      const seats = clockwise(pub, pub.start).filter((seat) => gains[seat]! > 0);
      if (seats.length === 0) continue;
      t.tell({
        type: 'predominance',
        pub: { token: tokenName(token), value: PLACES[place]!, seats: seats.map((seat) => ({ seat })) },
      });
      for (const seat of seats) t.call('influence', { seat, points: gains[seat]! });
    }
  },
  corridors(t) {
    const { pub } = t.s;
    for (const seat of clockwise(pub, pub.start)) {
      const points = corridorLoss(pub.players[seat]!);
      if (points > 0) lose(t, seat, points);
    }
  },
  over(t) {
    t.s.pub.phase = 'over';
    t.tell({ type: 'over', pub: {} });
  },
});
