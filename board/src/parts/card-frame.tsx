// A card of any game: a title, a picture area, text, and a strip in the colour of its kind. Scales with its width.
import type { ComponentProps, ReactNode } from 'react';
import css from './card-frame.module.css';

export interface CardFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  corner?: ReactNode; // a cost, a number, a symbol
  art?: ReactNode; // an <svg>
  tint?: string; // a CSS colour
  width?: number;
}

/** Give it `litProps(board, ref)` to make it a lit thing. */
export function CardFrame({
  title,
  corner,
  art,
  tint = 'var(--brass)',
  width = 120,
  children,
  ...rest
}: CardFrameProps) {
  const style = { width, '--tint': tint, ...rest.style };
  return (
    <div {...rest} style={style} className={[css.card, rest.className].filter(Boolean).join(' ')}>
      <div className={css.head}>
        <span className={css.title}>{title}</span>
        {corner !== undefined && <span className={css.corner}>{corner}</span>}
      </div>
      {art && <div className={css.art}>{art}</div>}
      {children && <div className={css.text}>{children}</div>}
    </div>
  );
}
