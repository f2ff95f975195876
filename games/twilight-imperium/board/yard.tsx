// What is being produced: the units chosen so far against the limit, and what they cost against what I can spend.

import { planetCard, systemName, type UnitType } from '../tables.ts';
import { askedAt } from './asked.ts';
import css from './fleet.module.css';
import { Glyph } from './glyph.tsx';
import type { Props } from './props.ts';

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
      <p>{board.say({ key: 'yard.figures', args: { count, limit, cost, purse: purseOf(pub, seat) } })}</p>
    </section>
  );
}

/** Resources of ready planets, and trade goods. */
export function purseOf(pub: Props['view']['pub'], seat: number): number {
  const ready = Object.entries(pub.planets).filter(([, planet]) => planet.controller === seat && !planet.exhausted);
  return ready.reduce((sum, [id]) => sum + planetCard(id).resources, pub.players[seat]!.goods);
}
