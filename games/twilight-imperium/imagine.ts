// A world that fits what one seat knows: hands, decks, face-down objectives and dealt tiles lie anywhere unseen.

import type { Random, Seat } from '@orrery/kernel';
import { deckOf, inUse, notesAt, secretDeck } from './decks.ts';
import { SYSTEM_TABLE } from './packs/base/systems.ts';
import { PLOTS } from './packs/thunders-edge/plots.ts';
import { frameOf, framesOf } from './procedures.ts';
import {
  eachDeck,
  type Know,
  NOBODY,
  noteKey,
  type Offer,
  type Pub,
  playerOf,
  readNote,
  type Secret,
  seatsOf,
  type TI,
} from './state.ts';
import type { Vote } from './steps/agenda/agenda.ts';
import { sealedVotes } from './steps/agenda/ballots.ts';
import { agendaNow, chairOf, isSingleVote, SEALED } from './values/agenda.ts';
import { isSchemer, plotsOf } from './values/plots.ts';
import { notesIn, offersOf } from './values/trade.ts';

export function imagine(k: Know, random: Random): { own: TI['own'][]; dark: TI['dark'] } {
  const { pub, own } = k;
  const declared = declaredSecrets(k);
  const seen = new Set([
    ...openCards(pub),
    ...pub.players.flatMap(({ shown = [] }) => shown),
    ...Object.values(declared).flat(),
    ...ownCards(k),
  ]);
  const unseen = (all: readonly string[]): string[] => random.shuffle(all.filter((card) => !seen.has(card)));
  const rest = eachDeck((deck) => unseen(deckOf(pub, deck)));
  const notes = unseen(notesAt(pub));
  const tiles = unseenTiles(k, random);
  const ballots = imagineBallots(k, random);
  const drawers = pub.players.map((player, seat) => {
    if (seat === k.seat) return own!;
    const named = player.shown ?? declared[seat] ?? [];
    const offers = offersOf(own).filter((offer) => offer.from === seat || offer.to === seat);
    const shown = new Set(offers.flatMap((offer) => (offer.from === seat ? offer.give.cards : [])));
    return {
      hand: [...shown, ...rest.actions.splice(0, player.hand - shown.size)],
      offers,
      ...withWords(k, seat),
      secrets: [...named, ...rest.secrets.splice(0, player.secrets - named.length)],
      notes: handOf(pub, seat, notes, offers),
      ...ballots[seat],
      ...(isBound(pub, seat) ? { early: random.pick(['follow', 'no'] as const) } : {}),
      looking: player.looking.map((deck) => ({ deck, card: rest[deck].pop()! })),
      ...plotsFor(pub, seat, random),
      tiles: [...tiles.blue.splice(0, player.tiles.blue), ...tiles.red.splice(0, player.tiles.red)],
    };
  });
  // whatever is left of the notes lies anywhere there is room
  for (const [seat, { notes: held }] of drawers.entries())
    if (seat !== k.seat) held.push(...notes.splice(0, playerOf(pub, seat).notes - held.length));
  return { own: drawers, dark: { decks: eachDeck((deck) => rest[deck].slice(0, pub.decks[deck])) } };
}

/** [TI4-F-FIR-1] Which plots another has laid face down nobody else knows. */
function plotsFor(pub: Pub, seat: Seat, random: Random): Pick<TI['own'], 'plots'> {
  if (!isSchemer(pub, seat)) return {};
  const laid = plotsOf(pub, seat);
  const unseen = random.shuffle(PLOTS.filter((plot) => !laid.some(({ card }) => card === plot)));
  const down = unseen.splice(0, laid.filter(({ card }) => card === undefined).length);
  return { plots: { hand: unseen, down } };
}

/** [TI4-EVENT-hidden-agenda] Sealed ballots that come to the totals; the speaker, and he alone, knows them. */
function imagineBallots(k: Know, random: Random): Record<Seat, Pick<TI['own'], 'ballot' | 'ballots'>> {
  const agenda = agendaNow(k.pub);
  if (!agenda?.args.votes?.some(({ seat }) => seat === NOBODY)) return {};
  const found = k.own?.ballots ? sealedOnes(k) : fitted(k, agenda.args.votes, random);
  const chair = chairOf(k.pub);
  return Object.fromEntries(
    seatsOf(k.pub).map((seat) => [
      seat,
      { ...(found[seat] ? { ballot: found[seat] } : {}), ...(seat === chair ? { ballots: { ...found } } : {}) },
    ]),
  );
}
/** What the speaker has read, but for what everybody has seen since. */
function sealedOnes({ pub, own }: Know): Record<string, Secret> {
  const shown = agendaNow(pub)!.args.votes.flatMap(({ seat, outcome }) => (outcome === SEALED ? [] : [String(seat)]));
  return Object.fromEntries(Object.entries(own!.ballots!).filter(([seat]) => !shown.includes(seat)));
}
/** Some way to share the totals out among those who may have voted; there is one, for it happened. */
function fitted(k: Know, votes: readonly Vote[], random: Random): Record<string, Secret> {
  const { voters, totals } = sealedVotes(k.pub, votes);
  const found: Record<string, Secret> = k.own?.ballot ? { [k.seat!]: k.own.ballot } : {};
  if (k.own?.ballot) totals[k.own.ballot.outcome]! -= k.own.ballot.count;
  const open = random.shuffle(voters.filter(({ seat }) => seat !== k.seat));
  const fits = (at: number): boolean => {
    const voter = open[at];
    if (!voter) return Object.values(totals).every((left) => left === 0);
    for (const outcome of random.shuffle(Object.keys(totals))) {
      if (totals[outcome]! < voter.count) continue;
      totals[outcome]! -= voter.count;
      found[voter.seat] = { outcome, count: voter.count };
      if (fits(at + 1)) return true;
      totals[outcome]! += voter.count;
      delete found[voter.seat];
    }
    return isSingleVote(k.pub) && fits(at + 1); // who gave one vote each is not known
  };
  fits(0);
  return found;
}

/** Its answer is given, and its turn has not come. */
const isBound = (pub: Pub, seat: Seat): boolean =>
  framesOf(pub, 'secondary').some(({ args }) => args.seat === seat && args.bound === true);

/** Of another's agreements those with this seat. */
function withWords({ own }: Know, seat: Seat): Pick<TI['own'], 'words'> {
  const words = own?.words?.filter(({ from, to }) => from === seat || to === seat) ?? [];
  return words.length > 0 ? { words } : {};
}

/** Notes another surely has: those it offers or plays, and as many of its own as everybody knows of. They are taken out of `left`. */
function handOf(pub: Pub, seat: Seat, left: string[], offers: readonly Offer[]): string[] {
  const { notes, foreign = 0 } = playerOf(pub, seat);
  const isOwn = (note: string): boolean => readNote(note).owner === seat;
  const offered = offers.flatMap(({ from, give }) => (from === seat ? notesIn(give) : []));
  const played = pub.stack.flatMap(({ args }) =>
    args.seat === seat && typeof args.shown === 'string' ? [args.shown] : [],
  );
  const hand = [...new Set([...offered, ...played])];
  for (const note of played) if (left.includes(note)) left.splice(left.indexOf(note), 1);
  const owed = Math.max(0, notes - foreign - hand.filter(isOwn).length);
  for (const note of left.filter(isOwn).slice(0, owed)) hand.push(...left.splice(left.indexOf(note), 1));
  return hand;
}

/** What everybody sees. */
const openCards = (pub: Pub): string[] => [
  ...Object.values(pub.discards).flat(),
  ...pub.objectives,
  ...pub.revealed,
  ...(pub.purged ?? []),
  ...pub.players.flatMap((p) => p.scored),
  ...pub.cards.flatMap(({ id, owner, cards = [] }) => [id, noteKey(id, owner), ...cards]),
  ...Object.values(pub.planets).flatMap(({ attachments }) => attachments),
];
/** What this seat sees besides; who offers a card holds it. */
const ownCards = ({ own }: Know): string[] => [
  ...(own ? [...own.hand, ...own.secrets, ...own.notes, ...own.looking.map(({ card }) => card)] : []),
  ...offersOf(own).flatMap(({ give }) => [...give.cards, ...notesIn(give)]),
];

/** By seat: secrets that are being scored are known before they are paid for. [TI4-STATUS-3] */
function declaredSecrets({ pub }: Know): Record<Seat, string[]> {
  const found: Record<Seat, string[]> = {};
  for (const { step, args } of pub.stack) {
    const { seat, objective } = args as { seat: Seat; objective: string };
    const held =
      step === 'score' &&
      args.plot === undefined &&
      secretDeck(pub).includes(objective) &&
      !playerOf(pub, seat).scored.includes(objective);
    if (held) found[seat] = [...(found[seat] ?? []), objective];
  }
  return found;
}

function unseenTiles({ pub, own }: Know, random: Random): { blue: string[]; red: string[] } {
  const extra = frameOf(pub, 'galaxy')?.args.extra ?? [];
  const seen = new Set([...pub.board.map((tile) => tile.tile), ...(own?.tiles ?? []), ...extra]);
  const of = (back: string) =>
    random.shuffle(
      inUse(SYSTEM_TABLE, pub)
        .filter((s) => s.back === back && !seen.has(s.id))
        .map((s) => s.id),
    );
  return { blue: of('blue'), red: of('red') };
}
