// Trade, on the bar of my sheet: opens the sheet of an offer, or says why nobody can trade now.

import { Modal } from '@orrery/board';
import { useEffect, useRef, useState } from 'react';
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
  if (view.seat === null || !['action', 'agenda'].includes(view.pub.phase) || past) return null;
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-idle={request ? undefined : ''}
        aria-label={title}
        aria-haspopup="dialog"
        title={title}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⇄</span> <span className={css.label}>{title}</span>
      </button>
      <Modal title={title} open={open} close={() => setOpen(false)}>
        {request && slots ? slots.ask(request) : <Partners board={board} me={view.seat} />}
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
