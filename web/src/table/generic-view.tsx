// The table of a game that has no board: everything this seat knows, in tables and lists.
import { type BoardProps, litProps, SeatMark } from '@orrery/board';
import { useWords } from '../words/index.ts';
import { factsOf, isPlain, readerWith } from './facts.ts';
import css from './generic-view.module.css';

export function GenericView(board: BoardProps) {
  const t = useWords();
  const { view, seats } = board;
  const pub = factsOf(view.pub as never, seats.length);
  const own = factsOf((view.own ?? {}) as never, -1);
  const extra = factsOf(view.extra, seats.length);
  const mine = [...own.single, ...own.rest];
  const { nameOf, meaningOf } = readerWith(board.say);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.view} tabIndex={0} aria-label={t('generic.name')}>
      <div className={css.chips}>
        {[...pub.single, ...extra.single].map(([name, value]) => (
          <div key={name} className={css.chip}>
            <span>{nameOf(name)}</span>
            <strong>{meaningOf(name, value)}</strong>
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
                  {nameOf(name)}
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
                  <td key={name}>{meaningOf(name, values[seat.seat])}</td>
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
  seat?: string; // whose it is, where there is one for every seat
}

function Fact({ name, value, board, seat }: FactProps) {
  const { nameOf, meaningOf } = readerWith(board.say);
  const title = seat ?? nameOf(name);
  if (isPlain(value))
    return (
      <p className={css.fact}>
        <span className="quiet">{title}</span> {meaningOf(name, value)}
      </p>
    );
  if (Array.isArray(value) && value.every(isPlain))
    return (
      <div className={css.fact}>
        <span className="quiet">{title}</span>
        <ul className={css.items}>
          {value.map((item, i) => (
            <li key={`${i} ${item}`}>
              <span {...(board.lit.has(String(item)) ? litProps(board, String(item)) : {})}>
                {meaningOf(name, item)}
              </span>
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
  const perSeat = Array.isArray(value) && value.length === board.seats.length;
  return (
    <details className={css.more} open={perSeat}>
      <summary>{`${title} (${Object.keys(value as object).length})`}</summary>
      <div className={css.inside}>
        {Object.entries(value as object).map(([key, item]) => (
          <Fact
            key={key}
            name={Array.isArray(value) ? name : key}
            value={item}
            board={board}
            {...(perSeat ? { seat: board.seats[Number(key)]!.name } : {})}
          />
        ))}
      </div>
    </details>
  );
}
