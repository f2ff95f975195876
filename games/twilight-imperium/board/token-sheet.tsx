// Command tokens, those gained and those already there, put into the pools one by one.
import type { SheetProps } from '@orrery/board';
import { POOLS, type TI } from '../tables.ts';
import css from './token-sheet.module.css';

export function TokenSheet({ request, value, change, say, view }: SheetProps<TI>) {
  const facts = request.ask.shape === 'form' ? request.ask.facts : {};
  const total = Number(facts.total ?? 0);
  const least = (facts.least ?? {}) as Partial<Record<string, number>>;
  const inPool = (pool: string): number => Number(value[pool] ?? 0);
  const left = total - POOLS.reduce((sum, pool) => sum + inPool(pool), 0);
  const now = view.seat === null ? undefined : view.pub.players[view.seat];
  return (
    <div className={css.sheet}>
      {POOLS.map((pool) => {
        const name = say({ key: `pool.${pool}` });
        const add = (n: number) => change({ ...value, [pool]: inPool(pool) + n });
        return (
          <fieldset key={pool} className={css.pool}>
            <legend>{name}</legend>
            <button
              type="button"
              aria-label={say({ key: 'tokens.less', args: { pool: { key: `pool.${pool}` } } })}
              disabled={inPool(pool) <= (least[pool] ?? 0)}
              onClick={() => add(-1)}
            >
              −
            </button>
            <output>
              {now && now[pool] !== inPool(pool) ? `${now[pool]} → ` : ''}
              <b>{inPool(pool)}</b>
            </output>
            <button
              type="button"
              aria-label={say({ key: 'tokens.more', args: { pool: { key: `pool.${pool}` } } })}
              disabled={left <= 0 || (pool === 'fleet' && inPool(pool) >= Number(facts.fleet ?? total))}
              onClick={() => add(1)}
            >
              +
            </button>
          </fieldset>
        );
      })}
      <p aria-live="polite">{say({ key: 'tokens.left', args: { left } })}</p>
    </div>
  );
}
