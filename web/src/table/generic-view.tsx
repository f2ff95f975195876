// The table of a game that has no board: everything this seat knows, in tables and lists.
import { type BoardProps, litProps } from '../board.ts';
import { SeatMark } from '../parts/index.ts';
import { useWords } from '../words/index.ts';
import { factsOf, isPlain, titleOf, valueText } from './facts.ts';
import css from './generic-view.module.css';

export function GenericView(board: BoardProps) {
  const t = useWords();
  const { view, seats } = board;
  const pub = factsOf(view.pub as never, seats.length);
  const own = factsOf((view.own ?? {}) as never, -1);
  const extra = factsOf(view.extra, seats.length);
  const mine = [...own.single, ...own.rest];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.view} tabIndex={0} aria-label={t('generic.name')}>
      <div className={css.chips}>
        {[...pub.single, ...extra.single].map(([name, value]) => (
          <div key={name} className={css.chip}>
            <span>{titleOf(name)}</span>
            <strong>{valueText(value)}</strong>
          </div>
        ))}
      </div>
      {pub.perSeat.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('generic.player')}</th>
              {pub.perSeat.map(([name]) => (
                <th key={name} scope="col">
                  {titleOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat.seat}>
                <th scope="row">
                  <SeatMark seat={seat.seat} /> {seat.name}
                </th>
                {pub.perSeat.map(([name, values]) => (
                  <td key={name}>{valueText(values[seat.seat])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mine.length > 0 && (
        <div className={css.own}>
          <h2>{t('generic.own')}</h2>
          {mine.map(([name, value]) => (
            <Fact key={name} name={name} value={value} board={board} />
          ))}
        </div>
      )}
      {[...pub.rest, ...extra.rest].map(([name, value]) => (
        <Fact key={name} name={name} value={value} board={board} />
      ))}
    </section>
  );
}

interface FactProps {
  name: string;
  value: unknown;
  board: BoardProps;
}

function Fact({ name, value, board }: FactProps) {
  if (isPlain(value))
    return (
      <p className={css.fact}>
        <span className="quiet">{titleOf(name)}</span> {valueText(value)}
      </p>
    );
  if (Array.isArray(value) && value.every(isPlain))
    return (
      <div className={css.fact}>
        <span className="quiet">{titleOf(name)}</span>
        <ul className={css.items}>
          {value.map((item, i) => (
            <li key={`${i} ${item}`}>
              <span {...(board.lit.has(String(item)) ? litProps(board, String(item)) : {})}>{valueText(item)}</span>
            </li>
          ))}
          {value.length === 0 && (
            <li>
              <span>–</span>
            </li>
          )}
        </ul>
      </div>
    );
  return (
    <details className={css.more}>
      <summary>{`${titleOf(name)} (${Object.keys(value as object).length})`}</summary>
      <div className={css.inside}>
        {Object.entries(value as object).map(([key, item]) => (
          <Fact key={key} name={key} value={item} board={board} />
        ))}
      </div>
    </details>
  );
}
