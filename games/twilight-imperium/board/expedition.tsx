// The marker of Thunder's Edge while the expedition is under way: its six segments, what each costs, and whose token lies there.
import { litProps, SeatMark } from '@orrery/board';
import { SEGMENTS } from '../tables.ts';
import css from './expedition.module.css';
import type { Props } from './props.ts';
import { nameOf } from './side.tsx';

export function Expedition({ board }: { board: Props }) {
  const { expedition } = board.view.pub;
  if (!expedition) return null;
  return (
    <section className={css.expedition} aria-label={board.say({ key: 'board.expedition' })}>
      <h3>{board.say({ key: 'board.expedition' })}</h3>
      <ul>
        {SEGMENTS.map((segment) => {
          const owner = expedition[segment];
          const words = board.say({ key: `segment.${segment}` });
          const name = owner === undefined ? board.say({ key: 'board.expedition.free' }) : nameOf(board, owner);
          return (
            <li
              key={segment}
              data-claimed={owner === undefined ? undefined : ''}
              {...litProps(board, `segment:${segment}`, `${words}: ${name}`)}
            >
              {owner === undefined ? (
                <span className={css.free} aria-hidden="true" />
              ) : (
                <SeatMark seat={owner} size={16} name={name} />
              )}
              <span>{words}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
