// Ixthian Artifact: knowledge for everybody, or a catastrophe round Mecatol Rex.

import { layDice } from '../atoms/dice.ts';
import { neighbours } from '../galaxy/adjacency.ts';
import type { Piece } from '../registry.ts';
import { NOBODY, type T } from '../state.ts';
import { demand, destroyUnits } from '../steps/losses.ts';
import { mecatol } from '../values/board.ts';
import { agenda, named, type Resolved } from './agenda.ts';

const ID = 'ixthian-artifact';

export const ixthianArtifact: Piece = agenda({
  id: ID,
  for(t, { order }) {
    const { speaker } = t.s.pub;
    const face = t.roll(10)[0]!;
    t.tell({ type: 'artifact.rolled', pub: { seat: { seat: speaker }, die: face } });
    const hit = face <= 5;
    layDice(t, {
      seat: speaker,
      what: `agenda.${ID}`,
      target: NOBODY,
      at: mecatol(t.s.pub),
      on: null,
      dice: [{ face, hit }],
      hits: hit ? 1 : 0,
    });
    if (hit) blast(t, order);
    else for (const seat of order) for (let i = 0; i < 2; i++) t.call('research', { seat });
  },
});

/** [TI4-GEN-31] Everything in the system; three units of each player in every system next to it. */
function blast(t: T, order: Resolved['order']): void {
  const { pub } = t.s;
  const centre = mecatol(pub);
  destroyUnits(
    t,
    pub.units.filter((u) => u.at === centre),
  );
  for (const system of neighbours(pub, NOBODY, centre))
    demand(t, 'unit', named(ID), order, (seat) => ({
      from: pub.units.filter((u) => u.owner === seat && u.at === system).map(({ id }) => String(id)),
      count: 3,
    }));
}
