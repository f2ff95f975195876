// A thing of the board that can be pressed by pointer and by key, though it is no answer of itself: a card, a slot, a tile.
import type { KeyboardEvent } from 'react';

export function pressProps(act: () => void, name: string, pressed?: boolean) {
  return {
    role: 'button',
    tabIndex: 0,
    'data-can': '',
    'aria-label': name,
    ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
