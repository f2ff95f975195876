// Planning by hand: take up a card and touch a slot, or touch a slot and then a card. Edits the draft of the request.
import type { Request } from '@orrery/kernel';
import { useState } from 'react';
import type * as pack from '../packs/base/index.ts';
import type { Player } from '../state.ts';
import { type B, planRequest } from './facts.ts';
import { asPlan, plannedCards, withCard } from './plan.ts';

interface Armed {
  card?: pack.CardId;
  slot?: number;
}
export interface Planning {
  request: Request;
  cards: (pack.CardId | null)[];
  armed: Armed;
  touchCard(card: pack.CardId): void;
  touchSlot(slot: number): void;
  confirm(): void;
  isHandedIn: boolean;
}

export function usePlanning(b: B, p: Player | undefined): Planning | undefined {
  const [armed, setArmed] = useState<Armed>({});
  const request = planRequest(b);
  if (!request || !p) return undefined;
  const draft = b.drafts[request.id];
  const cards = plannedCards(p, request, draft ?? request.sealed);
  const put = (slot: number, card: pack.CardId | null) => {
    b.setDraft(request.id, withCard(cards, slot, card));
    setArmed({});
  };
  return {
    request,
    cards,
    armed: armed.card && !p.hand.includes(armed.card) ? {} : armed,
    touchCard(card) {
      if (armed.slot !== undefined) put(armed.slot, card);
      else setArmed(armed.card === card ? {} : { card });
    },
    touchSlot(slot) {
      if (armed.card) put(slot, armed.card);
      else if (cards[slot]) put(slot, null);
      else setArmed(armed.slot === slot ? {} : { slot });
    },
    confirm: () => b.choose(request.id, asPlan(cards)),
    isHandedIn: request.sealed !== undefined && draft === undefined,
  };
}
