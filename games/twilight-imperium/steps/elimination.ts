// TI4-ELIM: whoever has nothing left to come back with is out of the game, and what was theirs is put away.
import type { Seat } from '@orrery/kernel';
import { clearShelf, discardCard } from '../atoms/cards.ts';
import { liftToken, setSpeaker } from '../atoms/economy.ts';
import { dropNote, returnNote } from '../atoms/notes.ts';
import { purgeCard } from '../atoms/possession.ts';
import { remove } from '../atoms/units.ts';
import { objectiveCard } from '../content.ts';
import { frameOf, step } from '../procedures.ts';
import { pieces } from '../registry.ts';
import { player } from '../say.ts';
import { type Card, clockwise, NOBODY, newStation, playerOf, readNote, seatsOf, type T } from '../state.ts';
import { declareWinner, lastSide } from '../values/allies.ts';
import { stationsOf } from '../values/board.ts';
import { openNotes } from '../values/notes.ts';
import { repeal } from './agenda/laws.ts';
import { cancelOffers } from './transactions.ts';

/** [TI4-ELIM-4] In this order. */
export const eliminate = step('eliminate', {
  leave(t, f) {
    const { seat } = f.args;
    Object.assign(playerOf(t.s.pub, seat), { eliminated: true, passed: true, points: 0 });
    t.reveal({ type: 'eliminated', pub: { seat: player(seat) } });
    clearBoard(t, seat);
    clearNotes(t, seat);
    for (const card of [...t.s.own[seat]!.hand]) discardCard(t, seat, card);
    for (const card of t.s.pub.cards.filter(({ holder }) => holder === seat)) putAway(t, card);
    shuffleSecrets(t, seat);
    dropPlots(t, seat);
    t.s.pub.captured = t.s.pub.captured.filter(({ by }) => by !== seat);
    leaveRound(t, seat);
    cancelOffers(t, seat);
    t.s.pub.pending = t.s.pub.pending.filter((effect) => effect.seat !== seat);
  },
  last(t) {
    const last = lastSide(t.s.pub);
    if (last !== undefined && t.s.pub.winner === NOBODY) declareWinner(t.s.pub, last); // [TI4-VP-8]
  },
});

function clearBoard(t: T, seat: Seat): void {
  remove(
    t,
    t.s.pub.units.filter(({ owner }) => owner === seat),
  );
  for (const [system, seats] of Object.entries(t.s.pub.tokens)) if (seats.includes(seat)) liftToken(t, seat, system);
  for (const station of stationsOf(t.s.pub, seat)) t.s.pub.stations[station] = newStation(NOBODY);
  Object.assign(playerOf(t.s.pub, seat), { tactic: 0, fleet: 0, strategy: 0, goods: 0, commodities: 0, cloned: 0 });
  delete playerOf(t.s.pub, seat).held; // [TI4-ELIM-7]
}

/** The own notes leave the game wherever they are; those of others go home. */
function clearNotes(t: T, seat: Seat): void {
  for (const holder of seatsOf(t.s.pub))
    for (const note of [...t.s.own[holder]!.notes]) {
      const { owner } = readNote(note);
      if (owner === seat || holder === seat) dropNote(t, holder, note);
    }
  const isPurged = ({ kind, state, owner }: Card): boolean => kind === 'note' && state === 'purged' && owner === seat;
  t.s.pub.cards = t.s.pub.cards.filter((card) => !isPurged(card));
  for (const card of openNotes(t.s.pub)) {
    if (card.holder === seat) returnNote(t, card);
    if (card.owner !== seat) continue;
    t.s.pub.cards = t.s.pub.cards.filter((other) => other !== card);
    textOf(card)?.note?.lost?.(t, card.holder); // [TI4-PNOTE-7]
  }
}
const textOf = ({ id }: Card) => pieces().find((piece) => piece.id === id);

/** Laws and cards of a deck are discarded, relics purged; the rest leaves the game. [TI4-LAW-7] */
function putAway(t: T, card: Card): void {
  if (card.kind === 'law') repeal(t, card);
  else if (card.kind === 'relic') purgeCard(t, card);
  else {
    t.s.pub.cards = t.s.pub.cards.filter((other) => other !== card);
    clearShelf(t, card);
    const deck = textOf(card)?.card?.deck;
    if (deck) t.s.pub.discards[deck].push(card.id);
  }
}

/** Scored or not, they go back into the deck; one that was made public stays where it lies. */
function shuffleSecrets(t: T, seat: Seat): void {
  const { pub, own, dark } = t.s;
  const sheet = playerOf(pub, seat);
  const isOwn = (id: string): boolean => objectiveCard(id).stage === 0 && !pub.objectives.includes(id);
  const secrets = [...own[seat]!.secrets.splice(0), ...sheet.scored.filter(isOwn)];
  sheet.scored = sheet.scored.filter((id) => !isOwn(id));
  sheet.secrets = 0;
  delete sheet.shown;
  if (secrets.length === 0) return;
  dark.decks.secrets.push(...secrets);
  t.shuffle(dark.decks.secrets);
  pub.decks.secrets = dark.decks.secrets.length;
}

/** They leave the game with whoever laid them. */
function dropPlots(t: T, seat: Seat): void {
  if (!t.s.own[seat]!.plots) return;
  delete t.s.own[seat]!.plots;
  delete playerOf(t.s.pub, seat).plotted;
  t.s.pub.plots = (t.s.pub.plots ?? []).filter(({ owner }) => owner !== seat);
}

/** [TI4-ELIM-5, TI4-SPEAK-3] Strategy cards lie unchosen, the speaker's token goes to the left. */
function leaveRound(t: T, seat: Seat): void {
  const { pub } = t.s;
  for (const card of pub.strategyCards)
    if (card.owner === seat) Object.assign(card, { owner: NOBODY, exhausted: false });
  const at = pub.initiative.indexOf(seat);
  pub.initiative = pub.initiative.filter((other) => other !== seat);
  const phase = frameOf(pub, 'actionPhase');
  if (phase && at >= 0 && phase.args.last >= at) phase.args.last -= 1; // whose turn comes next stays the same
  if (pub.speaker === seat) setSpeaker(t, clockwise(pub, seat)[0] ?? seat);
}
