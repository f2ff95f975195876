// TI4-LEAD: a leader is one entry: an agent that is exhausted, a commander that lasts, a hero that is purged.
import type { About, Bag, Step, WindowName } from '@orrery/kernel';
import { purgeCard } from '../../atoms/possession.ts';
import { cardUsed } from '../../holders.ts';
import type { Leader, Piece } from '../../piece.ts';
import type { OpenCard } from '../../procedures.ts';
import { openCardName, player } from '../../say.ts';
import { heldCard, type Pub, type TI } from '../../state.ts';
import { acts, freely, reacts, type Use } from '../open-card.ts';

/** The edition with which leaders came. */
export const LEADERS = 3;

export type { Used } from '../open-card.ts';

/** Its words are `leader.<id>`, `leader.<id>.text` and, as an option, `use.<id>`; a commander says how it is unlocked: `leader.<id>.unlock`. */
export interface LeaderSpec<A extends Bag> extends Use<A> {
  faction: string;
}
type Common = Pick<Piece, 'modifiers' | 'restrictions' | 'follows' | 'due' | 'statusEnd' | 'waiver' | 'odds'>;

/** [TI4-LEAD-15] Whoever waits for agents to be exhausted comes after the effect. */
const exhausted = (id: string): Step<TI, OpenCard> => ({
  exhausted(t, { args: { seat } }) {
    const card = cardUsed(t.s.pub, seat, id);
    if (card?.state === 'exhausted')
      t.window('agent.exhausted.after', { by: seat, seat: player(seat), card: card.id, agent: openCardName(card) });
  },
});

/** [TI4-LEAD-11] Purged when its effect is resolved, even partly. */
const purged = (id: string): Step<TI, OpenCard> => ({
  purge(t, f) {
    const card = heldCard(t.s.pub, f.args.seat, id);
    if (card) purgeCard(t, card);
  },
});

function leader(spec: Pick<Passive, 'id' | 'faction'>, type: Leader['type'], rest: Partial<Piece>): Piece {
  return {
    id: spec.id,
    set: 'pok',
    since: LEADERS,
    of: { card: 'leader' },
    leader: { faction: spec.faction, type },
    ...rest,
  };
}
/** [TI4-LEAD-3] In windows, or as a component action if none is named. */
const offered = <N extends WindowName<TI>>(use: Use<About<TI, N>>, windows: readonly N[]): Partial<Piece> =>
  windows.length > 0 ? reacts('leader', use, ...windows) : acts('leader', use as Use);

export function agent<N extends WindowName<TI>>(spec: LeaderSpec<About<TI, N>>, ...windows: N[]): Piece {
  const use = { ...spec, after: exhausted(spec.id) };
  return leader(spec, 'agent', { cost: 'exhaust', ...offered(use, windows) });
}
/** [TI4-GEN-38] One that is exhausted at any time, or at any time in a phase. */
export function freeAgent({ phase, ...spec }: LeaderSpec<Bag> & { phase?: Pub['phase'] }): Piece {
  return leader(spec, 'agent', { cost: 'exhaust', ...freely('leader', { ...spec, after: exhausted(spec.id) }, phase) });
}
export function hero<N extends WindowName<TI>>(spec: LeaderSpec<About<TI, N>>, ...windows: N[]): Piece {
  return leader(spec, 'hero', offered({ ...spec, after: purged(spec.id) }, windows));
}

/** One whose text is a figure, a rule or something of its own. */
interface Passive extends Common, Pick<Piece, 'abilities' | 'actions' | 'anytime' | 'steps' | 'deals' | 'cost'> {
  id: string;
  faction: string;
}
/** [TI4-LEAD-5, -6] `unlocks`: none if something that happens does it (`unlockLeader`). */
interface CommanderSpec extends Passive {
  unlocks?: Leader['unlocks'];
  amid?: true;
}
export function commander({ faction, unlocks, amid, ...piece }: CommanderSpec): Piece {
  const kind: Leader = { faction, type: 'commander', ...(unlocks ? { unlocks } : {}), ...(amid ? { amid } : {}) };
  return { ...leader({ id: piece.id, faction }, 'commander', piece), leader: kind };
}
/** What a commander lets its holder do in windows. */
export const orders = <N extends WindowName<TI>>(use: Use<About<TI, N>>, ...windows: N[]) =>
  reacts('leader', use, ...windows);
