// Beside the galaxy: the strategy cards with their owners, and the objectives with who has scored them.
import { litProps, SeatMark } from '@orrery/board';
import { NOBODY, objectiveCard, type Progress, STRATEGY_CARDS } from '../tables.ts';
import { strategyTip } from './about.ts';
import { Laws } from './council.tsx';
import { Events, Minors } from './events.tsx';
import { Expedition } from './expedition.tsx';
import { objectiveWords } from './objective-words.ts';
import type { Props } from './props.ts';
import { Race } from './race.tsx';
import { Region } from './region.tsx';
import css from './side.module.css';
import { withReasons } from './why-not.tsx';
import { tinted } from './world.tsx';

const TINTS = ['#e0503c', '#f0903c', '#f2d24c', '#6fc46a', '#3fb9a4', '#4f9be0', '#7d7be0', '#b56bd0'];

export function StrategyCards({ board }: { board: Props }) {
  const { strategyCards } = board.view.pub;
  return (
    <Region className={css.list} at="part:strategy" title={board.say({ key: 'board.strategy' })}>
      {STRATEGY_CARDS.map(({ id, initiative }, i) => {
        const card = strategyCards.find((each) => each.id === id)!;
        const name = board.say({ key: `strategy.${id}` });
        const tip = withReasons(board, `strategy:${id}`, board.say(strategyTip(board.view.pub, id)));
        return (
          <div
            key={id}
            className={css.card}
            style={tinted(TINTS[i]!)}
            data-spent={card.exhausted ? '' : undefined}
            title={tip}
            {...litProps(board, `strategy:${id}`)}
            aria-description={tip}
          >
            <b className={css.number}>{initiative}</b>
            <span className={css.name}>{name}</span>
            {card.goods > 0 && (
              <span className={css.goods} title={board.say({ key: 'tip.bonus', args: { goods: card.goods } })}>
                +{card.goods}
              </span>
            )}
            {board.phone && <span className={css.about}>{tip}</span>}
            {card.owner !== NOBODY && <SeatMark seat={card.owner} name={nameOf(board, card.owner)} />}
          </div>
        );
      })}
    </Region>
  );
}

export function Objectives({ board }: { board: Props }) {
  const { objectives, decks } = board.view.pub;
  return (
    <Region className={css.list} at="part:objectives" title={board.say({ key: 'board.objectives' })}>
      <Race board={board} />
      {objectives.map((id) => (
        <Objective key={id} board={board} id={id} />
      ))}
      <p className={css.hidden}>
        {board.say({ key: 'board.hidden', args: { stage1: decks.stage1, stage2: decks.stage2 } })}
      </p>
      <Events board={board} />
      <Minors board={board} />
      <Expedition board={board} />
      <Laws board={board} />
    </Region>
  );
}

export function Objective({ board, id }: { board: Props; id: string }) {
  const { stage, points } = objectiveCard(id);
  const { pub, seat } = board.view;
  const scorers = pub.players.flatMap(({ scored }, each) => (scored.includes(id) ? [each] : []));
  const name = board.say({ key: `objective.${id}` });
  const mine = seat !== null && !scorers.includes(seat) ? progressIn(board, id) : undefined;
  return (
    <div className={css.objective} data-stage={stage} {...litProps(board, `objective:${id}`)}>
      <div className={css.line}>
        <span className={css.name}>{name}</span>
        <b className={css.points} title={board.say({ key: 'tip.points', args: { points } })}>
          {points}
        </b>
      </div>
      <p>{board.say(objectiveWords(id))}</p>
      {mine && <Way board={board} progress={mine} />}
      {scorers.length > 0 && (
        <div className={css.scorers}>
          <span>{board.say({ key: 'board.scored' })}</span>
          {scorers.map((each) => (
            <SeatMark key={each} seat={each} size={15} name={nameOf(board, each)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** How far I am: worked out where the view is made. */
function progressIn({ view }: Props, id: string): Progress | undefined {
  const all = view.extra.progress as Readonly<Record<string, Progress>> | undefined;
  return all?.[id];
}

function Way({ board, progress: { met, parts } }: { board: Props; progress: Progress }) {
  return (
    <>
      {parts.map(({ what, have, need }) => (
        <div key={what} className={css.way} data-met={have >= need ? '' : undefined}>
          <span className={css.bar} aria-hidden="true">
            <span style={{ width: `${Math.min(100, (100 * have) / Math.max(1, need))}%` }} />
          </span>
          {board.say({ key: `progress.${what}`, args: { have, need } })}
        </div>
      ))}
      {met && <p className={css.met}>✓ {board.say({ key: 'board.met' })}</p>}
    </>
  );
}

export const nameOf = (board: Pick<Props, 'seats'>, seat: number): string => board.seats[seat]?.name ?? '';
