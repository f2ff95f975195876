// What was pressed on the board and cannot be taken back: shown beside that place, to be confirmed there. On a phone the
// panel shows it.
import { Popover } from '@base-ui/react/popover';
import { useWords } from '../words/index.ts';
import css from './confirm-view.module.css';
import { Confirm, Foretold } from './foresight-line.tsx';
import menu from './table-menu.module.css';
import type { Desk } from './use-desk.ts';

export default function ConfirmView({ desk }: { desk: Desk }) {
  const t = useWords();
  const { pressed, board } = desk;
  if (!pressed?.place || board.phone) return null;
  const { place } = pressed;
  return (
    // A press elsewhere is another answer, or this one again: that decides, not the popover.
    <Popover.Root open onOpenChange={(open, { reason }) => !open && reason === 'escape-key' && desk.back()}>
      <Popover.Portal>
        <Popover.Positioner anchor={{ getBoundingClientRect: () => place }} sideOffset={8} className={menu.place}>
          <Popover.Popup
            className={`${menu.menu} ${css.confirm}`}
            aria-label={t('foresight.final')}
            initialFocus={() => document.querySelector<HTMLElement>('[data-confirm] [data-give]') ?? true}
            data-confirm=""
          >
            <Foretold desk={desk} seen={pressed} />
            <Confirm desk={desk} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
