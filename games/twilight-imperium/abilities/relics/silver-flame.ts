// TI4-REL-15: The Silver Flame, a point for one die in ten, and otherwise the end of a home.

import { gainPoints } from '../../atoms/cards.ts';
import { layDice } from '../../atoms/dice.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { player } from '../../say.ts';
import { heldCard } from '../../state.ts';
import { homeOf } from '../../values/board.ts';
import { LAST_RELICS } from './heart-of-ixth.ts';
import { relic } from './relic.ts';

const ID = 'the-silver-flame';
const USE = `relic.${ID}` as const;
const BRIGHT = 10;

export const silverFlame: Piece = {
  ...relic(ID, {
    modifiers: { relicWares: (pub, from) => (heldCard(pub, from, ID) ? [ID] : []) },
    actions: {
      rules: ['TI4-REL-15'],
      step: USE,
      can: () => [{ key: 'use', label: { key: `use.${ID}` }, refs: [`relic:${ID}`] }],
    },
    steps: stepNamed(
      USE,
      step(USE, {
        roll: (t, f) => t.call('throwDice', { seat: f.args.seat, count: 1, into: f.id }),
        purge: (t, f) => t.call('purgeRelic', { seat: f.args.seat, card: ID }),
        read(t, { args: { seat, faces } }) {
          const face = faces![0]!;
          const hit = face >= BRIGHT;
          const at = homeOf(t.s.pub, seat);
          layDice(t, { seat, what: USE, target: seat, at, on: null, dice: [{ face, hit }], hits: Number(hit) });
          t.tell({ type: 'flame', pub: { seat: player(seat), die: face } });
          if (!hit) return;
          gainPoints(t, seat, 1);
          return 'end';
        },
        home: (t, { args: { seat } }) => t.call('ruinHome', { seat }), // once in a game: there is one of them
        fracture: (t, f) => t.call('enterFracture', { seat: f.args.seat, colours: [] }),
      }),
    ),
  }),
  since: LAST_RELICS,
};
