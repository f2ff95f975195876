// What is being produced: the units chosen so far against the limit, and what they cost against what I can spend.

import { systemName, type UnitType } from '../tables.ts';
import { askedAt } from './asked.ts';
import css from './fleet.module.css';
import { Glyph } from './glyph.tsx';
import type { Props, View } from './props.ts';
import { readyOf } from './ready.ts';

export function Yard({ board }: { board: Props }) {
  const { pub, seat } = board.view;
  const request = askedAt(board.requests, 'produce.choose');
  const frame = pub.stack.findLast(({ step }) => step === 'produce');
  if (!request || !frame || seat === null) return null;
  const { count = 0, limit = 0, cost = 0 } = request.prompt.args ?? {};
  const system = String(frame.args.system);
  const list = Array.isArray(frame.args.list) ? (frame.args.list as UnitType[]) : [];
  const title = board.say({ key: 'yard.title' });
  return (
    <section className={css.fleet} data-flat={board.phone ? '' : undefined} aria-label={title}>
      <h2>
        {title} · {board.say(systemName(system))}
      </h2>
      {list.length === 0 ? (
        <p>{board.say({ key: 'yard.none' })}</p>
      ) : (
        <div className={css.row}>
          {list.map((type, i) => (
            <svg key={i} viewBox="-15 -15 30 30" width="26" height="26" role="img">
              <title>{board.say({ key: `unit.${type}` })}</title>
              <Glyph type={type} seat={seat} />
            </svg>
          ))}
        </div>
      )}
      <p>{board.say({ key: 'yard.figures', args: { count, limit, cost, purse: purseOf(board.view, seat) } })}</p>
    </section>
  );
}

/** Resources of what is readied, and trade goods. */
export const purseOf = (view: View, seat: number): number =>
  readyOf(view, seat).resources + view.pub.players[seat]!.goods;
