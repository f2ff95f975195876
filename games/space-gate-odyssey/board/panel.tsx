// A part of the board: a frame with a name, at which a coach mark can point.
import type { ReactNode } from 'react';
import css from './panel.module.css';
import type { Picking } from './picks.ts';

export type Part = 'odyssey' | 'worlds' | 'station' | 'worksite' | 'influence' | 'predominance';

interface PanelProps {
  part: Part;
  title: string;
  board: Picking;
  aside?: ReactNode;
  children: ReactNode;
}

export function Panel({ part, title, board, aside, children }: PanelProps) {
  const ref = `part:${part}`;
  return (
    <section
      className={css.panel}
      data-part={part}
      data-ref={ref}
      data-focused={board.focused === ref ? '' : undefined}
      aria-label={title}
    >
      <header className={css.head}>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
