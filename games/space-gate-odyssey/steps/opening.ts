// SGO-SETUP-13..15: each player takes the top modules of two different piles before the first round.
import { addModule } from '../atoms.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { START_MODULES_TAKEN } from '../packs/base/tracks.ts';
import { step } from '../procedures.ts';
import { clockwise } from '../state.ts';
import { barredPiles, placements, readPlacement, underOptions } from './building.ts';

export const opening = step('opening', {
  build(t) {
    for (const seat of clockwise(t.s.pub, t.s.pub.start)) t.call('firstModules', { seat, piles: [] });
  },
  begin(t) {
    t.s.pub.phase = 'play';
    t.tell({ type: 'began', pub: { seat: { seat: t.s.pub.start } } });
    t.call('rounds');
  },
});

/** `piles`: those the player has taken from already. */
export const firstModules = step('firstModules', {
  add: {
    who: (_, f) => [f.args.seat],
    question(k, f) {
      const { seat, piles } = f.args;
      const why = { why: { key: 'why.setup' }, rules: ['SGO-SETUP-15'] };
      return {
        prompt: { key: 'ask.first', args: { number: piles.length + 1, total: START_MODULES_TAKEN } },
        ask: { shape: 'one', options: placements(k.pub, seat, piles) },
        barred: [
          ...barredPiles(k.pub, seat, piles, 'SGO-SETUP-13'),
          ...underOptions(k.pub, piles).map((o) => ({ ...o, ...why })),
        ],
        rules: ['SGO-SETUP-13', 'SGO-SETUP-14', 'SGO-BUILD-6', 'SGO-BUILD-8'],
      };
    },
    take(t, f, choices) {
      const { seat, piles } = f.args;
      const { id, spot } = readPlacement(choices.get(seat) as string);
      addModule(t, seat, id, spot);
      piles.push(moduleOf(id).pile!);
      return piles.length < START_MODULES_TAKEN ? { goto: 'add' } : 'end';
    },
  },
});
