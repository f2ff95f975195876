// A dialogue over the page: focus stays inside, Esc closes it.
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAround } from '../around.ts';
import css from './modal.module.css';

export interface ModalProps {
  title: string;
  open: boolean;
  close(): void;
  children: ReactNode;
}

export function Modal({ title, open, close, children }: ModalProps) {
  const { say } = useAround();
  return (
    <Dialog.Root open={open} onOpenChange={(now) => !now && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.curtain} />
        <Dialog.Popup className={css.modal}>
          <div className="spread">
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={say('close')}>
              <X />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
