// Events that bring alliance cards into play. [TI4-REF-3, -4]
import { gainPoints } from '../../atoms/cards.ts';
import { spendGoods } from '../../atoms/economy.ts';
import { purgeNote } from '../../atoms/notes.ts';
import { gainCard, unlockCard } from '../../atoms/possession.ts';
import { objectiveCard } from '../../content.ts';
import { notesAt } from '../../decks.ts';
import type { Piece } from '../../registry.ts';
import { factionName, player } from '../../say.ts';
import { eventOf, noteKey, type Pub, playerOf, seatsOf, type T } from '../../state.ts';
import { leaderOf } from '../../steps/leaders.ts';
import { allianceCard, commanderOf, unusedCards } from '../../values/alliance.ts';
import { acts } from '../open-card.ts';
import { event, inForce } from './event.ts';

const HIRE = 'mercenaries-for-hire';
const ZEAL = 'zealous-orthodoxy';
const FEE = 3;

/** What lies on the card of an event decides which texts there are: the table is worked out anew for a new list of players. */
function layOn(t: T, id: string, cards: string[]): void {
  inForce(t.s.pub, id).cards = cards;
  t.s.pub.players = [...t.s.pub.players];
}

/** Those not hired yet, the top first. */
const forHire = (pub: Pub): string[] =>
  (eventOf(pub, HIRE)?.cards ?? []).filter(
    (id) => !pub.cards.some((card) => card.kind === 'alliance' && card.id === id),
  );

const secretsScored = (pub: Pub, seat: number): number =>
  playerOf(pub, seat).scored.filter((id) => objectiveCard(id).stage === 0 && !pub.objectives.includes(id)).length;

const EXCHANGE = 'cultural-exchange-program';

/** Each faction in play lends its leaders to one player, for good; commanders are unlocked. */
function exchangeLeaders(t: T): void {
  const { pub } = t.s;
  const guests = t.shuffle(seatsOf(pub));
  pub.cards = pub.cards.map((card) => {
    if (card.kind !== 'leader') return card;
    const host = guests[card.holder]!;
    return { ...card, owner: host, holder: host };
  });
  for (const card of pub.cards)
    if (card.state === 'locked' && leaderOf(pub, card.id)?.type === 'commander') unlockCard(t, card);
  for (const [seat, host] of guests.entries())
    t.tell({ type: 'exchanged', pub: { seat: player(host), faction: factionName(playerOf(pub, seat).faction) } });
}

export const alliances: readonly Piece[] = [
  event(EXCHANGE, { founded: exchangeLeaders }),
  event(HIRE, {
    founded(t) {
      const cards = t.shuffle(unusedCards(t.s.pub));
      layOn(t, HIRE, cards);
      t.tell({ type: 'hire.first', pub: { leader: { key: `leader.${cards[0]}` } } });
    },
    ...acts('event', {
      id: HIRE,
      rules: [`TI4-EVENT-${HIRE}`, 'TI4-REF-3'],
      might: (pub, seat) => playerOf(pub, seat).goods >= FEE,
      aims: (pub) =>
        forHire(pub)
          .slice(0, 1)
          .map((id) => `leader:${id}`),
      resolve(t, { seat, target }) {
        spendGoods(t, seat, FEE);
        gainCard(t, allianceCard(target.slice('leader:'.length), seat));
      },
    }),
  }),
  event(ZEAL, {
    modifiers: { copies: (pub) => inForce(pub, ZEAL).cards ?? [] },
    follows: {
      'objective.scored'(t, { by }) {
        const { pub } = t.s;
        if (inForce(pub, ZEAL).cards || secretsScored(pub, by) < 2) return;
        const { faction } = playerOf(pub, by);
        const card = commanderOf(faction);
        layOn(t, ZEAL, card ? [card] : []);
        if (card) t.tell({ type: 'zeal', pub: { seat: { seat: by }, leader: { key: `leader.${card}` } } });
        const note = noteKey('alliance', by);
        if (notesAt(pub).includes(note)) purgeNote(t, note);
        gainPoints(t, by, 1);
      },
    },
  }),
];
