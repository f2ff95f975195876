// The breakthrough of the Empyrean.
import type { Seat } from '@orrery/kernel';
import { breakthrough, LATER } from '../../abilities/breakthrough.ts';
import { freely, reacts, together } from '../../abilities/open-card.ts';
import { placeSystemToken, removeSystemToken } from '../../atoms/systems.ts';
import { another, idOf, players, seatAt } from '../../effects/targets.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { linksOf } from '../../galaxy/graph.ts';
import { player } from '../../say.ts';
import { effectsOf, lay, type Pub } from '../../state.ts';
import { isPresent } from '../../values/board.ts';

declare module '../../state.ts' {
  interface Effects {
    untied: true;
  }
}

const ID = 'void-tether';
const LEAVE = `${ID}.leave`;
const TETHERS = 2;
const SUPPLY = 'way:tether';

/** A tether lies in one of two systems, its side towards the other. */
type Tether = { at: string; to: string; owner: Seat };
const tethersIn = (pub: Pub, at: string): Tether[] =>
  (pub.systemTokens[at] ?? []).flatMap(({ kind, side = '', owner = -1 }) =>
    kind === ID ? [{ at, to: side, owner }] : [],
  );
const NO_TETHERS: readonly Tether[] = [];
/** Those on the border of two systems: they are asked for at every step on the board. */
const between = (pub: Pub, a: string, b: string): readonly Tether[] =>
  pub.systemTokens[a] || pub.systemTokens[b]
    ? [a, b].flatMap((at) => tethersIn(pub, at).filter(({ to }) => to === (at === a ? b : a)))
    : NO_TETHERS;
const borderOf = ({ at, to }: Pick<Tether, 'at' | 'to'>): string => `border:${at}>${to}`;
const placed = (pub: Pub, seat: Seat): Tether[] =>
  Object.keys(pub.systemTokens).flatMap((at) => tethersIn(pub, at).filter(({ owner }) => owner === seat));

/** Borders of a system without a tether. */
const borders = (pub: Pub, system: string): string[] =>
  linksOf(pub.board, system)
    .filter(({ to, way }) => way === 'border' && between(pub, system, to).length === 0)
    .map(({ to }) => borderOf({ at: system, to }));
const isNear = (pub: Pub, seat: Seat, system: string): boolean =>
  [system, ...neighbours(pub, seat, system)].some((at) => isPresent(pub, seat, at));

/** Whom the owner lets across: for an action, or until it is taken back. */
const isFree = (pub: Pub, owner: Seat, seat: Seat): boolean =>
  seat === owner || effectsOf(pub, 'untied').some((effect) => effect.seat === seat && effect.amount === owner);

const tie = reacts(
  'breakthrough',
  {
    id: ID,
    rules: ['TI4-BT-empyrean'],
    might: (pub, seat, { about }) => about.by === seat && isNear(pub, seat, about.at),
    aims: (pub, _, { about }) => borders(pub, about.at),
    // from the supply, or one that lies elsewhere
    next: {
      from: (pub, { seat }) => [
        ...(placed(pub, seat).length < TETHERS ? [SUPPLY] : []),
        ...placed(pub, seat).map(borderOf),
      ],
      least: 1,
    },
    resolve(t, { seat, target, more }) {
      const [from = SUPPLY] = more;
      if (from !== SUPPLY) {
        const [old = '', side = ''] = idOf(from).split('>');
        removeSystemToken(t, old, { kind: ID, side, owner: seat });
      }
      const [at = '', to = ''] = idOf(target).split('>');
      placeSystemToken(t, at, { kind: ID, side: to, owner: seat });
    },
  },
  'tactical.activate',
);
/** For the action of another, where a tether lies beside the system. */
const spare = reacts(
  'breakthrough',
  {
    id: LEAVE,
    card: ID,
    rules: ['TI4-BT-empyrean'],
    might: (pub, seat, { about }) => about.by !== seat && placed(pub, seat).length > 0 && !isFree(pub, seat, about.by),
    resolve: (t, { seat, about }) =>
      lay(t.frame(about.frame, 'tactical'), { kind: 'untied', seat: about.by, amount: seat }),
  },
  'tactical.activate.after',
);
/** Until it is taken back. */
const standing = freely('breakthrough', {
  id: `${ID}.permit`,
  card: ID,
  rules: ['TI4-BT-empyrean'],
  might: (pub, seat) => placed(pub, seat).length > 0,
  aims: players(another),
  resolve(t, { seat, target }) {
    const other = seatAt(target);
    const { pub } = t.s;
    const withdrawn = pub.pending.filter(
      ({ kind, seat: by, amount }) => !(kind === 'untied' && by === other && amount === seat),
    );
    const isGranted = withdrawn.length === pub.pending.length;
    pub.pending = isGranted
      ? [...pub.pending, { kind: 'untied', seat: other, amount: seat, until: 'withdrawn' }]
      : withdrawn;
    t.tell({ type: isGranted ? 'tether.opened' : 'tether.closed', pub: { seat: player(seat), other: player(other) } });
  },
});

const uses = together(tie, spare);
/** [TI4-BT-empyrean] */
export const text = breakthrough(ID, {
  since: LATER,
  modifiers: {
    severs: (pub, viewer, a, b) => between(pub, a, b).some(({ owner }) => !isFree(pub, owner, viewer)),
  },
  abilities: uses.abilities ?? {},
  anytime: standing.anytime,
  steps: { ...uses.steps, ...standing.steps },
});
