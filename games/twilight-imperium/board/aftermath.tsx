// How a combat of mine ended: it often does so in one go, and nobody should have to read it up in the log.
import { SeatMark } from '@orrery/board';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NOBODY } from '../tables.ts';
import { type Battle, battleAfter, type Exchange } from './battles.ts';
import css from './combat.module.css';
import { Dice } from './dice.tsx';
import { Glyph } from './glyph.tsx';
import type { Props } from './props.ts';
import { type LyingDice, Rolls } from './rolls.tsx';
import { nameOf } from './side.tsx';
import { useUntilAnswered } from './until-answered.ts';

const MOST = 4; // rounds that are shown, the last ones

interface AftermathProps {
  board: Props;
  last: LastBattle;
  lying: LyingDice | undefined; // dice that were rolled before or after it
}

export function Aftermath({ board, last: { battle, close }, lying }: AftermathProps) {
  const title = board.say({ key: `combat.over.${battle.kind}`, args: { place: { ...battle.place } } });
  const shown = battle.exchanges.slice(-MOST);
  return (
    <section className={css.stage} data-ended="" data-low="" aria-label={title} data-ref="part:aftermath">
      <button type="button" className={css.close} aria-label={board.say({ key: 'look.close' })} onClick={close}>
        <X />
      </button>
      <h2>{title}</h2>
      <p className={css.outcome} role="status">
        {outcome(board, battle)}
      </p>
      {lying && <Rolls board={board} rolls={lying.rolls} />}
      <div className={css.sides}>
        {battle.sides.map((seat) => (
          <div key={seat} className={css.side}>
            <div className={css.name}>
              {seat !== NOBODY && <SeatMark seat={seat} />}
              <strong>{seat === NOBODY ? board.say({ key: 'neutral' }) : nameOf(board, seat)}</strong>
            </div>
            {shown.map((exchange, i) => (
              <Volley key={i} board={board} exchange={exchange} seat={seat} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What one side rolled, and then lost. */
function Volley({ board, exchange, seat }: { board: Props; exchange: Exchange; seat: number }) {
  const lost = exchange.lost.filter((unit) => unit.seat === seat);
  return (
    <div className={css.volley}>
      <Dice board={board} dice={exchange.dice[seat] ?? []} />
      {lost.length > 0 && (
        <span className={css.lost}>
          {board.say({ key: 'combat.lost' })}
          {lost.map(({ type }, i) => (
            <svg key={i} viewBox="-15 -15 30 30" width="20" height="20" role="img">
              <title>{board.say({ key: `unit.${type}` })}</title>
              <Glyph type={type} seat={seat} />
            </svg>
          ))}
        </span>
      )}
    </div>
  );
}

function outcome(board: Props, { winner }: Battle): string {
  if (winner === null || winner === undefined) return board.say({ key: 'combat.over.draw' });
  const name = winner === NOBODY ? board.say({ key: 'neutral' }) : nameOf(board, winner);
  return board.say({ key: winner === board.view.seat ? 'combat.over.mine' : 'combat.over.won', args: { name } });
}

export interface LastBattle {
  battle: Battle;
  close(): void;
}

/** The battle of mine that has just ended, until it is closed or I have answered what I was asked next. */
export function useLastBattle(board: Props): LastBattle | undefined {
  const { news, view, past } = board;
  const [told, tell] = useState<Battle>();
  const [battle, show] = useUntilAnswered<Battle>(board);
  useEffect(() => {
    const now = news.reduce(battleAfter, told);
    if (now === told) return;
    tell(now);
    if (now?.winner !== undefined) show(now);
  }, [news]);
  if (!battle || past || view.seat === null || !battle.sides.includes(view.seat)) return undefined;
  return { battle, close: () => show(undefined) };
}
