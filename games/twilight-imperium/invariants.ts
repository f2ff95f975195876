// What holds at every decision.
import { kindOf, unitType } from './content.ts';
import { deckOf, notesAt } from './decks.ts';
import { PLOTS } from './packs/thunders-edge/plots.ts';
import { anyGrants } from './registry.ts';
import { DECKS, NOBODY, noteKey, type S, tokensLeft } from './state.ts';
import { areAllied, sideOf } from './values/allies.ts';
import { planetsIn } from './values/board.ts';
import { commodityValue } from './values/economy.ts';
import { thinlySpread } from './values/limits.ts';
import { plotsOf } from './values/plots.ts';
import { storedOf } from './values/units.ts';

/** How often each card of a deck is seen anywhere: hidden, in a hand, on a pile, open before somebody or on a planet. */
function whereabouts({ pub, own, dark }: S): Map<string, number> {
  const secrets = new Set(pub.players.flatMap((p) => p.scored).filter((id) => deckOf(pub, 'secrets').includes(id)));
  for (const id of pub.objectives) secrets.delete(id); // a secret that was made public lies there
  const cards = [
    ...DECKS.flatMap((deck) => [...dark.decks[deck], ...pub.discards[deck]]),
    ...own.flatMap(({ hand, secrets: held, looking }) => [...hand, ...held, ...looking.map(({ card }) => card)]),
    ...secrets,
    ...pub.objectives,
    ...pub.revealed,
    ...(pub.purged ?? []),
    ...pub.cards.flatMap(({ id, cards = [] }) => [id, ...cards]),
    ...Object.values(pub.planets).flatMap(({ attachments }) => attachments),
  ];
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
}

const sameCards = (cards: readonly string[], deck: readonly string[]): boolean =>
  cards.length === deck.length && new Set(cards).size === deck.length;

/** [TI4-FLAG-15, TI4-F-RAL-2] */
const canFloat = (pub: S['pub'], { owner, type }: S['pub']['units'][number]): boolean =>
  anyGrants('afloat', pub, owner, type) || anyGrants('carries', pub, owner);

export const invariants: Record<string, (s: S) => boolean> = {
  'every card of every deck lies in one place': (s) => {
    const lying = whereabouts(s);
    return DECKS.every((deck) => {
      const cards = new Set(deckOf(s.pub, deck));
      const isLaidOut = deck === 'stage1' || deck === 'stage2'; // of these only some are in the game
      const pile = [...s.dark.decks[deck], ...s.pub.discards[deck]];
      const once = [...cards].every((card) => lying.get(card) === 1 || (isLaidOut && !lying.has(card)));
      return once && pile.every((card) => cards.has(card));
    });
  },
  'every promissory note is in one place': ({ pub, own }) => {
    const open = pub.cards.filter(({ kind }) => kind === 'note').map(({ id, owner }) => noteKey(id, owner));
    const dealt = [...open, ...own.flatMap((o) => o.notes)];
    return new Set(dealt).size === dealt.length && (dealt.length === 0 || sameCards(dealt, notesAt(pub)));
  },
  'every plot card is in one place': ({ pub, own }) =>
    own.every(({ plots }, seat) => {
      const laid = plotsOf(pub, seat);
      if (!plots) return laid.length === 0;
      const up = laid.flatMap(({ card }) => card ?? []);
      const all = [...plots.hand, ...plots.down, ...up];
      return plots.down.length === laid.length - up.length && sameCards(all, PLOTS);
    }),
  'every open card lies once before its holder': ({ pub }) =>
    new Set(pub.cards.map(({ id, owner }) => `${owner} ${id}`)).size === pub.cards.length &&
    pub.cards.every(({ holder }) => holder === NOBODY || pub.players[holder] !== undefined),
  'counts are true': ({ pub, own, dark }) =>
    DECKS.every((deck) => pub.decks[deck] === dark.decks[deck].length) &&
    pub.players.every(
      (p, seat) =>
        p.hand === own[seat]!.hand.length &&
        p.secrets === own[seat]!.secrets.length &&
        p.notes === own[seat]!.notes.length &&
        p.looking.join() === own[seat]!.looking.map(({ deck }) => deck).join() &&
        p.tiles.blue + p.tiles.red === own[seat]!.tiles.length,
    ),
  'sixteen tokens each': ({ pub }) => pub.players.every((_, seat) => tokensLeft(pub, seat) >= 0),
  'nobody owes': ({ pub }) =>
    pub.players.every((p) => p.goods >= 0 && p.tactic >= 0 && p.fleet >= 0 && p.strategy >= 0),
  'commodities keep to their value': ({ pub }) =>
    pub.players.every(
      (p, seat) => p.faction === '' || p.commodities <= commodityValue(pub, seat) || anyGrants('boundless', pub),
    ),
  'points stay between 0 and the target': ({ pub }) =>
    pub.players.every((p) => p.points >= 0 && (p.points <= pub.score || anyGrants('outlasts', pub))),
  'no more pieces than there are': ({ pub }) => {
    const count = new Map<string, number>();
    for (const u of [...pub.units, ...pub.captured])
      count.set(`${u.owner} ${u.type}`, (count.get(`${u.owner} ${u.type}`) ?? 0) + 1);
    return pub.units.every((u) => {
      if (u.owner === NOBODY || u.type === 'fighter' || u.type === 'infantry') return true;
      return count.get(`${u.owner} ${u.type}`)! + storedOf(pub, u.owner, u.type) <= unitType(u.type).pieces;
    });
  },
  'fighters and infantry stand in no more places than there are pieces': ({ pub }) =>
    thinlySpread(pub).length === 0 || pub.stack.some((f) => f.step === 'plastic'),
  'ships are in space, structures on planets': ({ pub }) =>
    pub.units.every((u) => {
      if (u.on !== null && !planetsIn(pub, u.at).includes(u.on)) return false;
      if (kindOf(u.type) === 'ship') return u.on === null || pub.stack.some((f) => f.step === 'invasion'); // [TI4-FLAG-4]
      return kindOf(u.type) === 'ground' || u.on !== null || canFloat(pub, u);
    }),
  'an offer lies with both who know of it, and with nobody else': ({ own }) =>
    own.every(({ offers }, seat) =>
      offers.every(
        ({ from, to }) =>
          (from === seat || to === seat) &&
          [from, to].every((side) => own[side]!.offers.some((other) => other.from === from && other.to === to)),
      ),
    ),
  'an agreement in words lies with both who made it, and with nobody else': ({ own }) =>
    own.every(({ words = [] }, seat) =>
      words.every(
        ({ from, to, words: said }) =>
          [from, to].includes(seat) &&
          [from, to].every((side) => own[side]!.words!.some((other) => other.words === said)),
      ),
    ),
  'allies are two and two, coexist with each other nowhere, and win together': ({ pub }) =>
    (pub.pairs ?? []).every((ally, seat) => ally !== seat && pub.pairs![ally] === seat) &&
    Object.values(pub.planets).every(({ controller, coexisting }) =>
      coexisting.every((seat) => !areAllied(pub, seat, controller)),
    ) &&
    (!pub.pairs || pub.winner === NOBODY || sideOf(pub, pub.winner).every((seat) => pub.sharing?.includes(seat))),
  'a readied strategy card belongs to somebody who has not passed': ({ pub }) =>
    pub.phase !== 'action' ||
    pub.strategyCards.every((c) => c.owner === NOBODY || c.exhausted || !pub.players[c.owner]!.passed),
};
