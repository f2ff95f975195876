// When several answers lie behind one place of the board: a small list beside it.
import { Popover } from '@base-ui/react/popover';
import { useWords } from '../words/index.ts';
import { toggled } from './answers.ts';
import css from './table-menu.module.css';
import type { Desk } from './use-desk.ts';

export default function ChooserView({ desk }: { desk: Desk }) {
  const t = useWords();
  const { chooser, board, voice } = desk;
  if (!chooser) return null;
  return (
    <Popover.Root open onOpenChange={(open) => !open && desk.closeChooser()}>
      <Popover.Portal>
        <Popover.Positioner anchor={chooser.anchor ?? null} sideOffset={8} className={css.place}>
          <Popover.Popup className={css.menu} aria-label={t('chooser.name')} data-chooser="">
            <ul>
              {chooser.lit.map(({ request, option }) => {
                const { ask, id } = request;
                const picks = (board.drafts[id] ?? []) as string[];
                const act = () => {
                  if (ask.shape === 'many') board.setDraft(id, toggled(picks, option.key, ask.max));
                  else desk.give(request, option.key, chooser.anchor);
                  desk.closeChooser();
                };
                const consider = () =>
                  desk.consider(ask.shape === 'one' ? { request: id, choice: option.key } : undefined);
                return (
                  <li key={`${id} ${option.key}`}>
                    <button
                      type="button"
                      className={`${css.item} ${css.choice}`}
                      onClick={act}
                      onMouseEnter={consider}
                      onFocus={consider}
                    >
                      {voice.say(option.label)}
                    </button>
                  </li>
                );
              })}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
