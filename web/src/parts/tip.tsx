// A tooltip for any symbol: shows on hover, focus and long touch; screen readers get the same words as a description.
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import css from './tip.module.css';

/** `children` is one element that can carry handlers: a button, a span with tabIndex, an SVG group. */
export function Tip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} className={css.place}>
          <Tooltip.Popup className={css.tip}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
