// A part of the board with a name, which scrolls by itself when it is full.
import type { ReactNode } from 'react';

interface RegionProps {
  title: string;
  className: string | undefined;
  at?: string; // where a coach mark can point
  children: ReactNode;
}

export function Region({ title, className, at, children }: RegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} data-ref={at} aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
