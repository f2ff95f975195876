// TI4-LEAD: leaders come to the table with their faction, and are unlocked when their time has come.
import { atRest, type Seat } from '@orrery/kernel';
import { unlockCard } from '../atoms/possession.ts';
import type { Leader } from '../piece.ts';
import { pieceAt, piecesWith } from '../registry.ts';
import { type Card, NOBODY, newCard, type Pub, playerOf, seatsOf, type T } from '../state.ts';

/** [TI4-LEAD-10] Scored objectives, of any kind. */
const FOR_HERO = 3;

/** [TI4-LEAD-1, TI4-SETUP-17] Agents readied, the others locked. */
export function dealLeaders(t: T): void {
  const { pub } = t.s;
  const dealt = seatsOf(pub).flatMap((seat) =>
    piecesWith(pub, 'leader')
      .filter(({ leader }) => leader.faction === playerOf(pub, seat).faction && isAtHome(pub, seat, leader))
      .map(({ id, leader }): Card => {
        const card = newCard('leader', id, seat);
        const isUnlocked = leader.type === 'agent' || (leader.type === 'commander' && pub.pairs !== undefined); // [TI4-ALLY-4]
        return isUnlocked ? card : { ...card, state: 'locked' };
      }),
  );
  if (dealt.length === 0) return;
  pub.cards = [...pub.cards, ...dealt];
  t.tell({ type: pub.pairs ? 'leaders.dealt.allied' : 'leaders.dealt', pub: {} });
}

/** [TI4-F-KEL-1] A leader who is bound to a home that was borrowed. */
const isAtHome = (pub: Pub, seat: Seat, { home }: Leader): boolean =>
  home === undefined || home === playerOf(pub, seat).home;

/** Procedures in which nothing is being resolved: the round, its phases and turns, and windows between two effects. */
const FRAME = new Set([
  'setup',
  'game',
  'strategyPhase',
  'actionPhase',
  'turn',
  'tactical',
  'statusPhase',
  'agendaPhase',
  'window',
]);
function isQuiet({ stack }: Pub): boolean {
  const running = stack.findLastIndex(({ at }) => at !== 'end'); // what is done lies on top until it is cleared away
  return stack.slice(0, running + 1).every(({ step }) => FRAME.has(step));
}

/** [TI4-LEAD-5, -7, TI4-OBJ-27] As soon as the condition holds and nothing is being resolved. */
export function unlockLeaders(t: T): void {
  const { pub } = t.s;
  const locked = pub.cards.filter(({ kind, state }) => kind === 'leader' && state === 'locked');
  if (locked.length === 0) return;
  const quiet = isQuiet(pub);
  const isNow = (card: Card): boolean => (quiet || leaderOf(pub, card.id)?.amid === true) && isDue(pub, card);
  for (let left = locked; left.length > 0; ) {
    const at = atRest({ pub }, () => left.findIndex(isNow)); // they look at much that is the same
    if (at < 0) return;
    unlockCard(t, left[at]!);
    left = left.slice(at + 1);
  }
}
function isDue(pub: Pub, { id, holder }: Card): boolean {
  const leader = leaderOf(pub, id);
  if (leader?.type === 'hero') return holder !== NOBODY && scoredBy(pub, holder) >= FOR_HERO;
  return leader?.unlocks?.(pub, holder) ?? false;
}
const scoredBy = (pub: Pub, seat: Seat): number => {
  const { scored, plotted = [] } = playerOf(pub, seat);
  return scored.length + plotted.length;
};
export const leaderOf = (pub: Pub, id: string): Leader | undefined => pieceAt(pub, id)?.leader;

/** [TI4-LEAD-13] The agents that lie before a seat: leaders, and what counts as one. */
export const agentsOf = (pub: Pub, seat: Seat): string[] =>
  pub.cards
    .filter(({ id, holder, state }) => holder === seat && state !== 'purged' && isAgent(pub, id))
    .map(({ id }) => id);
function isAgent(pub: Pub, id: string): boolean {
  const piece = pieceAt(pub, id);
  return piece?.leader?.type === 'agent' || piece?.agent === true;
}

/** [TI4-LEAD-6] What unlocks it has happened; once unlocked it stays so. */
export function unlockLeader(t: T, seat: Seat, id: string): void {
  const card = t.s.pub.cards.find((each) => each.id === id && each.holder === seat && each.state === 'locked');
  if (card) unlockCard(t, card);
}
