// A tooltip for any symbol: shows on hover and focus, by a long touch, and by a tap on what does nothing else when tapped.
import { Tooltip } from '@base-ui/react/tooltip';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import css from './tip.module.css';
import { byTouch } from './touch.ts';

const LONG = 450; // milliseconds
const PRESSABLE = 'a, button, input, select, label, [role="button"]';

/** `children` is one element that can carry handlers: a button, a span with tabIndex, an SVG group. */
export function Tip({ text, children }: { text: ReactNode; children: ReactElement }) {
  const [hovered, setHovered] = useState(false);
  const touch = useTouched();
  return (
    <Tooltip.Root open={hovered || touch.held} onOpenChange={setHovered}>
      <Tooltip.Trigger render={children} {...touch.handlers} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} className={css.place}>
          <Tooltip.Popup className={css.tip}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Held open by a finger until the next touch anywhere. */
function useTouched() {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false); // this touch was one: it presses nothing
  const stop = () => clearTimeout(timer.current);
  useEffect(() => {
    if (!held) return;
    const close = () => setHeld(false);
    addEventListener('pointerdown', close, true);
    return () => removeEventListener('pointerdown', close, true);
  }, [held]);
  useEffect(() => stop, []);
  const handlers = {
    onPointerDown({ pointerType }: PointerEvent) {
      stop();
      long.current = false;
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        long.current = true;
        setHeld(true);
      }, LONG);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onClickCapture(event: MouseEvent) {
      if (long.current) {
        long.current = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (byTouch() && !(event.target as Element).closest(PRESSABLE)) setHeld(true);
    },
    onContextMenu(event: MouseEvent) {
      if (long.current) event.preventDefault();
    },
  };
  return { held, handlers };
}
