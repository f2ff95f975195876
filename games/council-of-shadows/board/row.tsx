// The AI row: 2 x 4 cards on offer, and how many are left to draw.
import { litProps } from '@orrery/board';
import board from './board.module.css';
import { ActionCard, cardWords } from './card.tsx';
import { type B, named, pointed, ui, whyNot } from './facts.ts';
import css from './row.module.css';
import { steady } from './steady.ts';

export const Row = steady(drawRow, (ref) => /^(card|row)/.test(ref));

function drawRow({ b }: { b: B }) {
  const { row, sizes } = b.view.pub;
  return (
    <section className={board.section} {...pointed(b, 'row')} aria-label={ui(b, 'row')}>
      <h2 className={board.heading}>
        {ui(b, 'row')} <small>{ui(b, 'row.left', { count: sizes.ai })}</small>
      </h2>
      <div className={css.row}>
        {row.map((id, i) => (
          <div key={i} className={css.position} {...pointed(b, `row:${i + 1}`)}>
            {id === null ? (
              <span className={css.empty}>{ui(b, 'row.empty')}</span>
            ) : (
              <ActionCard
                key={id}
                b={b}
                id={id}
                price
                note={whyNot(b, `card:${id}`)}
                className={isNew(b, id) ? board.arriving : undefined}
                {...named(litProps(b, `card:${id}`, cardWords(b, id)))}
              />
            )}
          </div>
        ))}
      </div>
      {b.phone && <Texts b={b} />}
    </section>
  );
}

const isNew = (b: B, id: string): boolean =>
  !b.reducedMotion && b.news.some((told) => told.type === 'row.refilled' && told.args.at === id);

/** On a phone nothing hovers: what the cards do stands below them. */
function Texts({ b }: { b: B }) {
  return (
    <dl className={css.texts}>
      {b.view.pub.row.map((id) =>
        id === null ? null : (
          <div key={id}>
            <dt>{b.say({ key: `card.${id}` })}</dt>
            <dd>{b.say({ key: `card.${id}.text` })}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
