// A dialogue over the page, as it is drawn: fetched when the first one opens.
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useAround } from '../around.ts';
import css from './modal.module.css';
import type { ModalProps } from './modal.tsx';

export default function Dialogue({ title, open, close, children }: ModalProps) {
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
