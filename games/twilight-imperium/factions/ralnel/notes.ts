// The promissory note of the Ral Nel Consortium.
import type { Args, Frame, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { note } from '../../abilities/notes/note.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import { step } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { done, systemName } from '../../say.ts';
import type { Pub, TI, Unit } from '../../state.ts';
import { hasToken } from '../../values/board.ts';
import { isStructure } from '../../values/units.ts';
import { settle, settlings } from './structures.ts';

declare module '../../procedures.ts' {
  interface Content {
    nanoLink: { seat: Seat; system: string; moved: number[] };
  }
}

/** Structures of a seat next door, where no token of its own lies. */
const portable = (pub: Pub, seat: Seat, system: string, moved: readonly number[] = []): Unit[] =>
  pub.units.filter(
    (u) =>
      u.owner === seat &&
      isStructure(u) &&
      u.at !== system &&
      adjacent(pub, seat, u.at, system) &&
      !hasToken(pub, seat, u.at) &&
      !moved.includes(u.id),
  );
const links = (pub: Pub, { args: { seat, system, moved } }: Frame<Args<TI, 'nanoLink'>>) =>
  settlings(pub, seat, portable(pub, seat, system, moved), system);

const nanoLink = step('nanoLink', {
  next: {
    who: (pub, f) => (links(pub, f).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.nanoLink', args: { system: systemName(f.args.system) } },
      ask: { shape: 'one', options: [...links(k.pub, f), done] },
      rules: ['TI4-PNOTE-3', 'TI4-STRUCT-4'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'done') return;
      const { seat, system, moved } = f.args;
      const unit = settle(t, portable(t.s.pub, seat, system, moved), choice);
      if (unit) moved.push(unit.id);
      return { goto: 'next' };
    },
  },
});

const ID = 'nano-link-permit';
const piece = note(
  {
    id: ID,
    faction: 'ralnel',
    rules: ['TI4-PNOTE-3', 'TI4-STRUCT-4'],
    might: (pub, seat, _, { about }) =>
      about.by === seat && settlings(pub, seat, portable(pub, seat, about.at), about.at).length > 0,
    resolve: (t, { seat, about }) => t.call('nanoLink', { seat, system: about.at, moved: [] }),
  },
  'tactical.activate.after',
);
export const notes: Piece[] = since(6, [{ ...piece, steps: { ...piece.steps, nanoLink } }]);
