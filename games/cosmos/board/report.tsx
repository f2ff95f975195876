// The report of the last turn as a gazette: how I stand, my orders and what became of them, battles, finds, money, news.
import type { Msg } from '@orrery/kernel';
import { Printer, Sheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { vocabulary } from '../orders/vocabulary.ts';
import { CHAPTERS, chapterOf, figuresIn, ruleOfFind } from '../report/chapters.ts';
import { reportOf } from '../report/index.ts';
import { openingSections } from '../report/opening.ts';
import type { Cell } from '../report/section.ts';
import { toldOf } from '../report/told.ts';
import { reportBook, wordsOf } from '../report/workbook.ts';
import type { PlaceId } from '../state.ts';
import type { Props } from './atlas.ts';
import { GroundView, StarView } from './battle.tsx';
import { PlaceLink } from './place-link.tsx';
import { Printed } from './printed.tsx';
import css from './report.module.css';
import { type Block, blocksOf, type OrderLine } from './report-blocks.ts';
import { SectionTable } from './section-table.tsx';
import { Written } from './written.tsx';

type ReportProps = { board: Props; open(place: PlaceId): void };

export function Report({ board, open }: ReportProps) {
  const { say, view } = board;
  const report = view.own?.report;
  const blocks = useMemo(() => blocksOf(toldOf(view.pub, report ?? [])), [view.pub, report]);
  const orders = blocks.filter((block): block is OrderLine => block.kind === 'order');
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.msg] : []));
  const battles = blocks.filter((block) => block.kind === 'battle' || block.kind === 'ground');
  const isFirst = view.pub.turn === 1 && view.own?.side != null;
  return (
    <article className={css.report} data-ref="part:report">
      <div className="spread">
        <h2>
          {say(
            isFirst ? reportOf(view).title : { key: 'report.title', args: { turn: Math.max(0, view.pub.turn - 1) } },
          )}
        </h2>
        {view.own?.side && <Files board={board} />}
      </div>
      {blocks.length === 0 && !isFirst && <p className="quiet">{say({ key: 'report.empty' })}</p>}
      <Ledger lines={lines.filter((line) => chapterOf(line) === 'ledger')} board={board} />
      {orders.length > 0 && <Orders orders={orders} board={board} />}
      {battles.map((block, i) => (
        <Battle key={i} block={block} board={board} open={open} />
      ))}
      {CHAPTERS.filter((chapter) => chapter !== 'ledger').map((chapter) => {
        const told = lines.filter((line) => chapterOf(line) === chapter);
        if (told.length === 0) return null;
        return (
          <section key={chapter}>
            <h3>{say({ key: `sheet.${chapter}` })}</h3>
            {told.map((line, i) => (
              <Line key={i} line={line} board={board} open={open} />
            ))}
          </section>
        );
      })}
      {isFirst && <Opening board={board} />}
    </article>
  );
}

/** Before the first turn: all that the first letter holds. */
function Opening({ board }: { board: Props }) {
  const { say, slots, view } = board;
  const told = (cell: Cell) => {
    const [, rule] = /^rule\.(.+)$/.exec(cell !== null && typeof cell === 'object' ? cell.key : '') ?? [];
    return rule ? slots?.rule(rule) : wordsOf(say, cell);
  };
  return openingSections(view).map((part) => (
    <section key={part.title.key}>
      <h3>{say(part.title)}</h3>
      {part.columns.length > 0 ? (
        <SectionTable section={part} board={board} />
      ) : (
        part.rows.map(([cell = null], i) => (
          <div key={i} className={css.line}>
            {told(cell)}
          </div>
        ))
      )}
    </section>
  ));
}

/** As a workbook, and on paper or as PDF by the browser's own printing. */
function Files({ board }: { board: Props }) {
  const { say } = board;
  const [full, print] = useState<Props['say'] | null>(null); // while it is printed
  return (
    <div className="row">
      <button type="button" className="button plain" onClick={() => void saveBook(board)}>
        <Sheet /> {say({ key: 'report.save' })}
      </button>
      <button
        type="button"
        className="button plain"
        onClick={() => void inFull(board).then((full) => print(() => full))}
      >
        <Printer /> {say({ key: 'report.print' })}
      </button>
      {full && <Printed board={{ ...board, say: full }} done={() => print(null)} />}
    </div>
  );
}

/** A page reads rules when they are asked for; what is saved needs them at once. */
async function inFull({ say, slots }: Props): Promise<Props['say']> {
  const rules = (await slots?.rules?.()) ?? {};
  return (msg) => rules[msg.key] ?? say(msg);
}

/** The two sheets of the manual's file: the board, and achievements with the turn report. */
async function saveBook(board: Props): Promise<void> {
  const { view } = board;
  const { default: writeExcel } = await import('write-excel-file/browser');
  await writeExcel(reportBook(reportOf(view), await inFull(board))).toFile(
    `${view.own!.side!.faction}-${view.pub.turn - 1}.xlsx`,
  );
}

/** How I stand against the turn before. */
function Ledger({ lines, board: { say } }: { lines: readonly Msg[]; board: Props }) {
  const figures = lines.flatMap(figuresIn);
  if (figures.length === 0) return null;
  return (
    <section aria-label={say({ key: 'sheet.ledger' })}>
      <dl className={css.ledger}>
        {figures.map(({ name, from, to }) => (
          <div key={name}>
            <dt>{say({ key: `${name}.name` })}</dt>
            <dd>
              <strong>{to}</strong>
              {to !== from && (
                <span className={to > from ? 'good-words' : 'bad-words'}>
                  {to > from ? '▲' : '▼'} {Math.abs(to - from)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Orders({ orders, board: { say, language } }: { orders: readonly OrderLine[]; board: Props }) {
  const failed = orders.filter((order) => !order.done).length;
  return (
    <section>
      <h3>
        {say({ key: 'report.orders' })}{' '}
        <span className="quiet small">
          {say({ key: 'report.tally', args: { done: orders.length - failed, failed } })}
        </span>
      </h3>
      <ol className={css.orders}>
        {orders.map((order, i) => (
          <li key={i} data-done={order.done ? '' : undefined}>
            <span className={css.n}>{order.n || '–'}</span>
            <span lang={vocabulary(language).tongue}>{say(order.text)}</span>
            <span className={order.done ? 'good-words' : 'bad-words'}>
              {order.done ? '✓' : '✗'} <Written say={say} msg={order.outcome} />
            </span>
            {order.purse !== null && (
              <span className={css.purse}>
                {order.R !== null && order.R !== 0 && (
                  <span>
                    {say({ key: order.R > 0 ? 'orders.gain' : 'orders.cost', args: { R: Math.abs(order.R) } })}
                  </span>
                )}
                <span className="quiet">{say({ key: 'report.purse', args: { R: order.purse } })}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Battle({ block, ...rest }: ReportProps & { block: Block }) {
  if (block.kind === 'battle') return <StarView battle={block} {...rest} />;
  return block.kind === 'ground' ? <GroundView battle={block} {...rest} /> : null;
}

/** A find says what it does. */
function Line({ line, board, open }: ReportProps & { line: Msg }) {
  const at = line.args?.place;
  const rule = ruleOfFind(line);
  return (
    <p className={css.line}>
      <Written say={board.say} msg={line} />{' '}
      {at !== undefined && <PlaceLink place={at as Msg} board={board} open={open} bare />}
      {rule && <span className={css.find}>{board.slots?.rule(rule)}</span>}
    </p>
  );
}
