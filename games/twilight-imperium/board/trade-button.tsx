// Deals, on the bar of my sheet: the sheet of an offer, what was agreed on, and cards to show.

import { Modal } from '@orrery/board';
import { useEffect, useRef, useState } from 'react';
import { tradeBar } from '../preview.ts';
import { Agreements } from './agreements.tsx';
import { askedAt } from './asked.ts';
import { Partners } from './partners.tsx';
import type { Props } from './props.ts';
import css from './trade.module.css';

export function TradeButton({ board }: { board: Props }) {
  const { view, slots, requests, past } = board;
  const title = board.say({ key: 'trade.title' });
  const [open, setOpen] = useState(false);
  const request = askedAt(requests, 'deal.offer');
  useSent(request !== undefined && board.drafts[request.id] !== undefined, () => setOpen(false));
  if (view.seat === null || view.pub.phase === 'setup' || past) return null;
  const show = askedAt(requests, 'deal.show');
  const { seat, pub } = view;
  const trades = request && pub.players.some((_, other) => tradeBar(pub, seat, other) === undefined);
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-idle={trades ? undefined : ''}
        aria-label={title}
        aria-haspopup="dialog"
        title={title}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⇄</span> <span className={css.label}>{title}</span>
      </button>
      <Modal title={title} open={open} close={() => setOpen(false)}>
        {request && slots ? slots.ask(request) : <Partners board={board} me={view.seat} />}
        <Agreements board={board} />
        {show && slots && (
          <details className={css.agreements}>
            <summary>{board.say({ key: 'ask.show' })}</summary>
            {slots.ask(show)}
          </details>
        )}
      </Modal>
    </>
  );
}

/** A sheet that was being written and is a blank one again has been sent. */
function useSent(written: boolean, then: () => void): void {
  const before = useRef(written);
  useEffect(() => {
    if (before.current && !written) then();
    before.current = written;
  }, [written]);
}
