// The report of the last turn: my orders and what became of them, the battles, the news.
import type { Msg } from '@orrery/kernel';
import { Sheet } from 'lucide-react';
import { useMemo } from 'react';
import { vocabulary } from '../orders/vocabulary.ts';
import { reportOf } from '../report/index.ts';
import { reportBook } from '../report/workbook.ts';
import type { PlaceId } from '../state.ts';
import type { Props } from './atlas.ts';
import { GroundView, StarView } from './battle.tsx';
import { PlaceLink } from './place-link.tsx';
import css from './report.module.css';
import { type Block, blocksOf, type OrderLine } from './report-blocks.ts';
import { Written } from './written.tsx';

export function Report({ board, open }: { board: Props; open(place: PlaceId): void }) {
  const { say, view } = board;
  const report = view.own?.report;
  const blocks = useMemo(() => blocksOf(report ?? []), [report]);
  const orders = blocks.filter((block): block is OrderLine => block.kind === 'order');
  const rest = blocks.filter((block) => block.kind !== 'order');
  return (
    <article className={css.report} data-ref="part:report">
      <div className="spread">
        <h2>{say({ key: 'report.title', args: { turn: Math.max(0, view.pub.turn - 1) } })}</h2>
        {view.own?.side && (
          <button type="button" className="button plain" onClick={() => void saveBook(board)}>
            <Sheet /> {say({ key: 'report.save' })}
          </button>
        )}
      </div>
      {blocks.length === 0 && <p className="quiet">{say({ key: 'report.empty' })}</p>}
      {orders.length > 0 && <Orders orders={orders} board={board} />}
      {rest.length > 0 && <h3>{say({ key: 'report.events' })}</h3>}
      {rest.map((block, i) => (
        <Piece key={i} block={block} board={board} open={open} />
      ))}
    </article>
  );
}

/** The two sheets of the manual's file: the board, and achievements with the turn report. */
async function saveBook({ view, say }: Props): Promise<void> {
  const { default: writeExcel } = await import('write-excel-file/browser');
  await writeExcel(reportBook(reportOf(view), say)).toFile(`${view.own!.side!.faction}-${view.pub.turn - 1}.xlsx`);
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
          </li>
        ))}
      </ol>
    </section>
  );
}

function Piece({ block, board, open }: { block: Block; board: Props; open(place: PlaceId): void }) {
  if (block.kind === 'battle') return <StarView battle={block} board={board} open={open} />;
  if (block.kind === 'ground') return <GroundView battle={block} board={board} open={open} />;
  if (block.kind === 'order') return null;
  const at = block.msg.args?.place;
  return (
    <p className={css.line}>
      <Written say={board.say} msg={block.msg} />{' '}
      {at !== undefined && <PlaceLink place={at as Msg} board={board} open={open} bare />}
    </p>
  );
}
