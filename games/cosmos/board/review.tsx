// The lists of a turn before it is published, and a trial run: what each faction would be told, and every value that changes.
import type { Msg } from '@orrery/kernel';
import { FlaskConical } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Sheet } from '../orders/form.ts';
import { readList } from '../orders/parse.ts';
import { changesBetween, groupChanges } from '../report/changes.ts';
import { shownPath, valueMsg } from '../report/path.ts';
import { reportFor } from '../resolver/boards.ts';
import type { PlaceId, World } from '../state.ts';
import type { Props } from './atlas.ts';
import css from './console.module.css';
import { PlaceLink } from './place-link.tsx';
import type { Rehearsal } from './rehearsal.ts';
import { Report } from './report.tsx';
import { SideMark } from './signs.tsx';

type ReviewProps = { board: Props; open(place: PlaceId): void };
const SHOWN = 60; // changed values of a faction or a place

export function Review({ board, open, run, setTried }: ReviewProps & Rehearsal) {
  const { say, view } = board;
  const world = view.own!.world!;
  const lists = view.own!.lists ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const failed = (seat: number) => run?.now.outcomes[seat]?.filter(({ code }) => code !== '').length ?? null;
  return (
    <>
      <div className={css.scroll}>
        <table className={css.lists}>
          <thead>
            <tr>
              <th scope="col">{say({ key: 'console.faction' })}</th>
              <th scope="col">{say({ key: 'console.orders' })}</th>
              {run && <th scope="col">{say({ key: 'console.failed' })}</th>}
              {run && <th scope="col">{say({ key: 'figure.R' })}</th>}
            </tr>
          </thead>
          <tbody>
            {world.sides.map((side, seat) => (
              <tr key={side.faction} data-chosen={seat === chosen ? '' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-expanded={seat === chosen}
                    onClick={() => setChosen(seat === chosen ? null : seat)}
                  >
                    <SideMark side={seat} size={16} /> {say({ key: `faction.${side.faction}` })}
                  </button>
                </th>
                <td>
                  {ordersIn(lists[seat], side.faction)}
                  {lists[seat]?.late && <div className="small quiet">{say({ key: 'console.kept' })}</div>}
                </td>
                {run && <td className={failed(seat) ? 'bad-words' : 'quiet'}>{failed(seat)}</td>}
                {run && (
                  <td>
                    {side.R} → {run.world.sides[seat]!.R}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen !== null && !run && <Handed sheet={lists[chosen]} say={say} />}
      {chosen !== null && run && <Report board={asSeat(board, reportFor(run.world, run.now, chosen))} open={open} />}
      <div className="row">
        <button type="button" className="button" aria-pressed={run !== null} onClick={() => setTried(run === null)}>
          <FlaskConical /> {say({ key: run ? 'console.trialOff' : 'console.trial' })}
        </button>
      </div>
      {run && <Changes board={board} before={world} after={run.world} open={open} />}
    </>
  );
}

/** A list as it was handed in, in whatever language. */
export function Handed({ sheet, say }: { sheet: Sheet | null | undefined } & Pick<Props, 'say'>) {
  return (
    <pre className={css.list}>
      {sheet?.orders ? <span lang="">{sheet.orders}</span> : say({ key: 'console.empty' })}
    </pre>
  );
}

/** A greeting in a mail is no order. */
const ordersIn = (sheet: Sheet | null | undefined, faction: string): number =>
  readList(sheet?.orders ?? '', faction).orders.length;

/** The report as its faction would read it. */
function asSeat(board: Props, report: NonNullable<Props['view']['own']>['report']): Props {
  const { pub, own } = board.view;
  return { ...board, view: { ...board.view, pub: { ...pub, turn: pub.turn + 1 }, own: { ...own!, report } } };
}

type Row = { path: string; from: string; to: string; words: string };
type ChangesProps = ReviewProps & { before: World; after: World };
function Changes({ board, before, after, open }: ChangesProps) {
  const { say } = board;
  const [text, setText] = useState('');
  const groups = useMemo(
    () =>
      groupChanges(after, changesBetween(before, after)).map(({ of, changes }) => ({
        of,
        title: say(of),
        rows: changes.map(({ path, from, to }): Row => {
          const [old, now] = [valueMsg(after, path, from), valueMsg(after, path, to)].map(say) as [string, string];
          return { path, from: old, to: now, words: say(shownPath(after, path)) };
        }),
      })),
    [before, after, say],
  );
  const wanted = text.trim().toLowerCase();
  const isWanted = ({ words, path }: Row) => wanted === '' || `${words} ${path}`.toLowerCase().includes(wanted);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const title = say({ key: 'console.changes', args: { count } });
  return (
    <details className={css.changes} open>
      <summary>{title}</summary>
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={say({ key: 'console.filter' })}
        aria-label={say({ key: 'console.filter' })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className={css.groups} tabIndex={0} role="region" aria-label={title}>
        {groups.map(({ of, title: name, rows }) => (
          <Group key={name} of={of} rows={rows.filter(isWanted)} board={board} open={open} />
        ))}
      </div>
    </details>
  );
}

/** What changes at a place opens on the map. */
function Group({ of, rows, board, open }: ReviewProps & { of: Msg; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>
        <PlaceLink place={of} board={board} open={open} /> <span className="quiet">({rows.length})</span>
      </h3>
      <ul>
        {rows.slice(0, SHOWN).map(({ path, from, to, words }) => (
          <li key={`${path} ${to}`}>
            <span title={path}>{words}</span>
            <span>
              <del>{from}</del> → <ins>{to}</ins>
            </span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && (
        <p className="quiet">{board.say({ key: 'console.more', args: { count: rows.length - SHOWN } })}</p>
      )}
    </section>
  );
}
