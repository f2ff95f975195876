// The keyboard of the table: Enter takes the default, Esc steps back, U undoes, H asks for a hint, ? shows the keys.
import { useEffect, useRef } from 'react';
import type { Desk } from './use-desk.ts';

interface KeyActions {
  help(): void;
  back(): void;
}

export function useKeys(desk: Desk, actions: KeyActions): void {
  const now = useRef({ desk, actions });
  now.current = { desk, actions };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('[role="dialog"], [role="menu"]')) return;
      const writing = target.matches('input:not([type=checkbox], [type=range]), textarea, select');
      if (event.key === 'Escape') now.current.actions.back();
      else if (!writing && press(event.key, target, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** True: the key meant something here. */
function press(key: string, target: HTMLElement, { desk, actions }: { desk: Desk; actions: KeyActions }): boolean {
  if (key === '?') actions.help();
  else if (key === 'u' || key === 'U') {
    if (desk.scene.undo) desk.undo();
  } else if (key === 'h' || key === 'H') {
    const asked = desk.board.requests.find((r) => r.blocking);
    if (asked) desk.askHint(asked);
  } else if (key === 'Enter' && !target.closest('button, a, [role="button"], summary, [role="tab"]')) {
    document.querySelector<HTMLElement>('[data-enter]:not(:disabled)')?.click();
  } else if (/^[1-9]$/.test(key)) {
    document.querySelectorAll<HTMLElement>('[data-options] button')[Number(key) - 1]?.focus();
  } else return false;
  return true;
}
