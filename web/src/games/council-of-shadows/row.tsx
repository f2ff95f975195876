// The AI row: 2 x 4 cards on offer, and how many are left to draw.
import { litProps } from '../../board.ts';
import board from './board.module.css';
import { ActionCard, cardWords } from './card.tsx';
import { type B, ui } from './facts.ts';
import { useGlide } from './motion.ts';
import css from './row.module.css';

export function Row({ b }: { b: B }) {
  const { row, sizes } = b.view.pub;
  const root = useGlide(b.reducedMotion);
  return (
    <section className={board.section} data-ref="row" aria-label={ui(b, 'row')}>
      <h3 className={board.heading}>
        {ui(b, 'row')} <small>{ui(b, 'row.left', { count: sizes.ai })}</small>
      </h3>
      <div className={css.row} ref={root}>
        {row.map((id, i) => (
          <div
            key={i}
            className={css.position}
            data-ref={`row:${i + 1}`}
            {...(b.focused === `row:${i + 1}` ? { 'data-focused': '' } : {})}
          >
            {id === null ? (
              <span className={css.empty}>{ui(b, 'row.empty')}</span>
            ) : (
              <ActionCard key={id} b={b} id={id} price {...litProps(b, `card:${id}`, cardWords(b, id))} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
