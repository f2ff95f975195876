// Offers that lie between me and somebody else: taken, refused or withdrawn on the spot.

import { SeatMark } from '@orrery/board';
import { useState } from 'react';
import type { Bundle, Offer } from '../tables.ts';
import { askedAt } from './asked.ts';
import { bundleText } from './bundles.ts';
import type { Props } from './props.ts';
import { nameOf } from './side.tsx';
import css from './trade.module.css';

/** In the middle of an action, and on a phone, the galaxy needs its room: there only their number is seen at first. */
export function Offers({ board }: { board: Props }) {
  const { pub, own } = board.view;
  const offers = own?.offers ?? [];
  const calm = pub.stack.at(-1)?.step === 'turn' && !board.phone;
  const [turned, turn] = useState<{ open: boolean; calm: boolean } | null>(null);
  const open = turned?.calm === calm ? turned.open : calm;
  if (offers.length === 0) return null;
  return (
    <section className={css.offers} aria-label={board.say({ key: 'trade.offers' })} aria-live="polite">
      <button type="button" className={css.pill} aria-expanded={open} onClick={() => turn({ open: !open, calm })}>
        {board.say({ key: 'trade.offers' })}: {offers.filter(({ refused }) => !refused).length}{' '}
        <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </button>
      {open && offers.map((offer) => <OfferCard key={`${offer.from} ${offer.to}`} board={board} offer={offer} />)}
    </section>
  );
}

function OfferCard({ board, offer }: { board: Props; offer: Offer }) {
  const mine = offer.from === board.view.seat;
  const other = mine ? offer.to : offer.from;
  const [give, get] = mine ? [offer.give, offer.get] : [offer.get, offer.give];
  const state = offer.refused ? 'refused' : mine ? 'made' : 'come';
  const accept = answerTo(board, 'deal.accept', `accept:${offer.from}`);
  const drop = answerTo(board, 'deal.drop', `drop:${offer.from}>${offer.to}`);
  return (
    <div className={css.offer} data-quiet={state === 'come' ? undefined : ''} data-offer={state}>
      <p className={css.head}>
        <SeatMark seat={other} size={16} />
        {board.say({
          key: `trade.${mine ? 'to' : 'from'}.${offer.refused ? 'refused' : 'open'}`,
          args: { name: nameOf(board, other) },
        })}
      </p>
      <dl className={css.terms}>
        <dt>{board.say({ key: 'trade.give' })}</dt>
        <dd>{sideText(board, offer, give, board.view.seat)}</dd>
        <dt>{board.say({ key: 'trade.get' })}</dt>
        <dd>{sideText(board, offer, get, other)}</dd>
        {offer.words && (
          <>
            <dt>{board.say({ key: offer.aloud ? 'deal.words.aloud' : 'deal.words' })}</dt>
            <dd className={css.quote}>{offer.words}</dd>
          </>
        )}
      </dl>
      {!offer.refused && (
        <div className={css.buttons}>
          {accept && (
            <button type="button" className="button primary" onClick={accept}>
              {board.say({ key: 'trade.accept' })}
            </button>
          )}
          {drop && (
            <button type="button" className="button" onClick={drop}>
              {board.say({ key: mine ? 'trade.withdraw' : 'trade.refuse' })}
            </button>
          )}
          {!accept && !mine && <p className={css.note}>{board.say({ key: 'trade.later' })}</p>}
        </div>
      )}
    </div>
  );
}

/** What one side gives, and what it answers at once. */
function sideText(board: Props, { answer }: Offer, bundle: Bundle, side: number | null): string {
  const goods = bundleText(board, bundle);
  if (answer?.by !== side) return goods;
  const bound = board.say(answer.label);
  const nothing = board.say({ key: 'bundle.nothing' });
  return goods === nothing ? bound : `${goods} · ${bound}`;
}

function answerTo({ requests, choose }: Props, at: `deal.${string}`, key: string): (() => void) | undefined {
  const request = askedAt(requests, at);
  const open = request?.ask.shape === 'one' && request.ask.options.some((option) => option.key === key);
  return open ? () => choose(request.id, key) : undefined;
}
