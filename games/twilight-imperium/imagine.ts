// A world that fits what one seat knows: hands, decks, face-down objectives and dealt tiles lie anywhere unseen.

import type { Random, Seat } from '@orrery/kernel';
import { actionDeck, inUse, secretDeck, stageDeck } from './decks.ts';
import { SYSTEM_TABLE } from './packs/base/systems.ts';
import { frameOf } from './procedures.ts';
import { type Know, playerOf, type TI } from './state.ts';
import { offersOf } from './values/trade.ts';

export function imagine(k: Know, random: Random): { own: TI['own'][]; dark: TI['dark'] } {
  const { pub, own } = k;
  const unseen = (all: readonly string[], seen: readonly string[]): string[] => {
    const known = new Set(seen);
    return random.shuffle(all.filter((card) => !known.has(card)));
  };
  const offered = offersOf(own).flatMap((offer) => offer.give.cards); // who offers a card holds it
  const actions = unseen(actionDeck(pub), [...pub.discards.actions, ...(own?.hand ?? []), ...offered]);
  const scored = pub.players.flatMap((p) => p.scored);
  const declared = declaredSecrets(k);
  const secrets = unseen(secretDeck(pub), [...scored, ...Object.values(declared).flat(), ...(own?.secrets ?? [])]);
  const tiles = unseenTiles(k, random);
  const drawers = pub.players.map((player, seat) => {
    if (seat === k.seat) return own!;
    const named = declared[seat] ?? [];
    const offers = offersOf(own).filter((offer) => offer.from === seat || offer.to === seat);
    const shown = offers.flatMap((offer) => (offer.from === seat ? offer.give.cards : []));
    return {
      hand: [...new Set(shown), ...actions.splice(0, player.hand - new Set(shown).size)],
      offers,
      secrets: [...named, ...secrets.splice(0, player.secrets - named.length)],
      tiles: [...tiles.blue.splice(0, player.tiles.blue), ...tiles.red.splice(0, player.tiles.red)],
    };
  });
  const stage = (n: 1 | 2) =>
    unseen(stageDeck(pub, n), pub.objectives).slice(0, pub.decks[n === 1 ? 'stage1' : 'stage2']);
  return { own: drawers, dark: { decks: { actions, secrets, stage1: stage(1), stage2: stage(2) } } };
}

/** By seat: secrets that are being scored are known before they are paid for. [TI4-STATUS-3] */
function declaredSecrets({ pub }: Know): Record<Seat, string[]> {
  const found: Record<Seat, string[]> = {};
  for (const { step, args } of pub.stack) {
    const { seat, objective } = args as { seat: Seat; objective: string };
    const held =
      step === 'score' && secretDeck(pub).includes(objective) && !playerOf(pub, seat).scored.includes(objective);
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
