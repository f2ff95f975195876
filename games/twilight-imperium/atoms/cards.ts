// Every change to hands, decks, objectives and points, together with what is told of it.
import type { Seat } from '@orrery/kernel';
import { objectiveCard } from '../content.ts';
import { deckOf } from '../decks.ts';
import { anyGrants, piecesWith, sum } from '../registry.ts';
import { cardName, kindOfCard, objectiveName, openCardName, player } from '../say.ts';
import { type Card, playerOf, type T } from '../state.ts';
import { declareWinner, hasWon } from '../values/allies.ts';
import { takeTop } from './decks.ts';

/** [TI4-AC-1] From the top, as many as there are. */
export function drawCards(t: T, seat: Seat, count: number): void {
  const more = count > 0 ? sum('schemes', t.s.pub, seat) : 0;
  const before = playerOf(t.s.pub, seat).hand;
  takeCards(t, seat, count + more);
  if (more > 0 && playerOf(t.s.pub, seat).hand > before) t.call('scheme', { seat, count: more }); // [TI4-AC-16]
}
function takeCards(t: T, seat: Seat, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = takeTop(t, 'actions');
    if (card === undefined) return;
    t.s.own[seat]!.hand.push(card);
    playerOf(t.s.pub, seat).hand += 1;
    t.reveal({ type: 'card.drawn', pub: { seat: player(seat) }, to: { [seat]: { card: cardName(card), id: card } } });
  }
}

/** [TI4-AC-14] The window of whoever picks up what others throw away. */
export function discarded(t: T, seat: Seat, card: string): void {
  t.window('actionCard.discarded', {
    by: seat,
    seat: player(seat),
    card: cardName(card),
    name: kindOfCard(card),
    id: card,
  });
}

/** Turned up from the top until so many fit, which are drawn; the others are shuffled back. */
export function takeRevealedCards(t: T, seat: Seat, count: number, fits: (card: string) => boolean): void {
  const others: string[] = [];
  for (let left = count; left > 0; ) {
    const card = takeTop(t, 'actions');
    if (card === undefined) break;
    t.reveal({ type: 'card.turned', pub: { seat: player(seat), card: cardName(card), id: card } });
    if (!fits(card)) {
      others.push(card);
      continue;
    }
    left -= 1;
    t.s.own[seat]!.hand.push(card);
    playerOf(t.s.pub, seat).hand += 1;
  }
  t.s.dark.decks.actions.push(...others);
  t.shuffle(t.s.dark.decks.actions);
  t.s.pub.decks.actions = t.s.dark.decks.actions.length;
}

/** Out of the open pile, for all to see. [TI4-HID-3] */
export function takeDiscarded(t: T, seat: Seat, card: string): void {
  const pile = t.s.pub.discards.actions;
  if (!pile.includes(card)) return;
  pile.splice(pile.indexOf(card), 1);
  t.s.own[seat]!.hand.push(card);
  playerOf(t.s.pub, seat).hand += 1;
  t.tell({ type: 'card.retrieved', pub: { seat: player(seat), card: cardName(card) } });
}

/** [TI4-HID-8] Discarding shows the card. */
export function discardCard(t: T, seat: Seat, card: string): void {
  const { hand } = t.s.own[seat]!;
  hand.splice(hand.indexOf(card), 1);
  playerOf(t.s.pub, seat).hand -= 1;
  t.s.pub.discards.actions.push(card);
  t.reveal({ type: 'card.discarded', pub: { seat: player(seat), card: cardName(card), id: card } });
  for (const piece of piecesWith(t.s.pub, 'discards')) piece.discards(t, seat, card);
}

/** From the pile onto an open card, which keeps it. [TI4-F-RAL-10] */
export function shelveDiscard(t: T, on: Card, card: string): void {
  const pile = t.s.pub.discards.actions;
  pile.splice(pile.indexOf(card), 1);
  on.cards = [...(on.cards ?? []), card];
  t.tell({ type: 'card.shelved', pub: { card: cardName(card), on: openCardName(on) } });
}
/** One of those into the hand; all others go to the pile. */
export function takeShelved(t: T, seat: Seat, on: Card, card: string): void {
  on.cards = (on.cards ?? []).filter((other) => other !== card);
  t.s.own[seat]!.hand.push(card);
  playerOf(t.s.pub, seat).hand += 1;
  t.tell({ type: 'card.retrieved', pub: { seat: player(seat), card: cardName(card) } });
  clearShelf(t, on);
}
/** One of those is played: it leaves the game. [TI4-AC-17] */
export function purgeShelved(t: T, seat: Seat, card: string): void {
  const on = t.s.pub.cards.find(({ holder, cards }) => holder === seat && cards?.includes(card))!;
  on.cards = on.cards!.filter((other) => other !== card);
  t.s.pub.purged = [...(t.s.pub.purged ?? []), card];
  t.tell({ type: 'card.purged', pub: { card: cardName(card), on: openCardName(on) } });
}
export function clearShelf(t: T, on: Card): void {
  const { cards = [] } = on;
  delete on.cards;
  t.s.pub.discards.actions.push(...cards);
  for (const card of cards) t.tell({ type: 'card.unshelved', pub: { card: cardName(card), on: openCardName(on) } });
}

/** Of the action cards that a seat looks at, one to another player and the rest into its own hand. [TI4-HID-7] */
export function shareSeen(t: T, seat: Seat, to: Seat, card: string): void {
  for (const { card: seen } of t.s.own[seat]!.looking.splice(0)) {
    const owner = seen === card ? to : seat;
    t.s.own[owner]!.hand.push(seen);
    playerOf(t.s.pub, owner).hand += 1;
    const known = { card: cardName(seen), id: seen };
    if (owner === seat) t.reveal({ type: 'card.drawn', pub: { seat: player(seat) }, to: { [seat]: known } });
    else
      t.reveal({
        type: 'card.given',
        pub: { seat: player(seat), to: player(to) },
        to: { [seat]: known, [to]: known },
      });
  }
  playerOf(t.s.pub, seat).looking = [];
}

/** An empty secret deck gives nothing. [TI4-LIMIT-7] */
export function drawSecret(t: T, seat: Seat): void {
  const secret = takeTop(t, 'secrets');
  if (secret === undefined) return;
  t.s.own[seat]!.secrets.push(secret);
  playerOf(t.s.pub, seat).secrets += 1;
  t.reveal({
    type: 'secret.drawn',
    pub: { seat: player(seat) },
    to: { [seat]: { objective: objectiveName(secret), id: secret } },
  });
}

/** [TI4-OBJ-20, -21] Back into the deck, unseen; the deck is shuffled. */
export function returnSecret(t: T, seat: Seat, secret: string): void {
  const { pub, own, dark } = t.s;
  const { secrets } = own[seat]!;
  secrets.splice(secrets.indexOf(secret), 1);
  playerOf(pub, seat).secrets -= 1;
  dark.decks.secrets.push(secret);
  t.shuffle(dark.decks.secrets);
  pub.decks.secrets = dark.decks.secrets.length;
  t.tell({
    type: 'secret.returned',
    pub: { seat: player(seat) },
    to: { [seat]: { objective: objectiveName(secret) } },
  });
}

/** [TI4-VP-3] Never beyond the target, unless the game outlasts it; never below 0. */
export function gainPoints(t: T, seat: Seat, points: number): void {
  const { pub } = t.s;
  const sheet = playerOf(pub, seat);
  const outlasts = anyGrants('outlasts', pub);
  const most = outlasts ? Number.POSITIVE_INFINITY : pub.score;
  sheet.points = Math.max(0, Math.min(most, sheet.points + points));
  if (!outlasts && pub.winner < 0 && hasWon(pub, seat)) declareWinner(pub, seat); // [TI4-VP-1]
  t.tell({ type: 'points', pub: { seat: player(seat), points, total: sheet.points } });
}

/** Marks an objective as scored; a secret one is turned face up. [TI4-OBJ-18] The points come after its window. */
export function scoreObjective(t: T, seat: Seat, id: string): void {
  const sheet = playerOf(t.s.pub, seat);
  sheet.scored.push(id);
  const { secrets } = t.s.own[seat]!;
  const event = { type: 'scored', pub: { seat: player(seat), objective: objectiveName(id), id } };
  if (secrets.includes(id)) {
    secrets.splice(secrets.indexOf(id), 1);
    sheet.secrets -= 1;
    t.reveal(event);
  } else t.tell(event);
}

/** [TI4-REL-9] Another objective at random in the place of the one revealed last, which goes back into its deck. */
export function replaceObjective(t: T, deck: 'stage1' | 'stage2' | 'secrets'): void {
  const { pub, dark } = t.s;
  const id = deck === 'secrets' ? takeTop(t, 'secrets') : t.shuffle(notLaidOut(t, deck))[0];
  const rejected = pub.objectives.at(-1);
  if (id === undefined || rejected === undefined) return;
  pub.objectives = [...pub.objectives.slice(0, -1), id];
  t.reveal({ type: 'objective.replaced', pub: { objective: objectiveName(id), id, old: objectiveName(rejected) } });
  if (objectiveCard(rejected).stage !== 0) return; // those of the stages lie in the box again
  dark.decks.secrets.push(rejected);
  t.shuffle(dark.decks.secrets);
  pub.decks.secrets = dark.decks.secrets.length;
}
/** What is left of a deck of which only some cards were laid out. */
const notLaidOut = ({ s: { pub, dark } }: T, deck: 'stage1' | 'stage2'): string[] =>
  deckOf(pub, deck).filter((id) => !dark.decks[deck].includes(id) && !pub.objectives.includes(id));

/** [TI4-STATUS-7] The next public objective in the laid order, stage I before stage II. False: none is left. */
export function revealObjective(t: T): boolean {
  const { pub, dark } = t.s;
  const [pile, name] =
    dark.decks.stage1.length > 0 ? [dark.decks.stage1, 'stage1' as const] : [dark.decks.stage2, 'stage2' as const];
  const id = pile.shift();
  if (id === undefined) return false;
  pub.objectives.push(id);
  pub.decks[name] = pile.length;
  t.reveal({ type: 'objective.revealed', pub: { objective: objectiveName(id), id } });
  return true;
}
