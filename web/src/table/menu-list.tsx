// The menu of a table, unfolded: fetched when somebody opens it.
import { Menu } from '@base-ui/react/menu';
import type { Language } from '@orrery/kernel';
import { Ellipsis } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import css from './table-menu.module.css';

export interface Item {
  word: string;
  danger?: true; // it cannot be taken back
  lang?: Language;
  act(): void;
}
interface MenuListProps {
  name: string;
  items: readonly Item[];
  layer: RefObject<HTMLElement | null>;
}

export default function MenuList({ name, items, layer }: MenuListProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Whoever asked for it has it open, at its first item, as by a key.
  useEffect(() => {
    trigger.current?.focus();
    trigger.current?.click();
  }, []);
  return (
    <Menu.Root>
      <Menu.Trigger ref={trigger} className="icon-button" aria-label={name}>
        <Ellipsis />
      </Menu.Trigger>
      <Menu.Portal container={layer}>
        <Menu.Positioner sideOffset={6} align="end" className={css.place}>
          <Menu.Popup className={css.menu}>
            {items.map(({ word, danger, lang, act }) => (
              <Menu.Item
                key={word}
                className={css.item}
                data-danger={danger ? '' : undefined}
                lang={lang}
                onClick={act}
              >
                {word}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
