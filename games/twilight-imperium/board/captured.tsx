// Units that a player has captured: they lie on the sheet, with whose they were.
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';
import { nameOf } from './side.tsx';

export function CapturedUnits({ board, seat }: { board: Props; seat: number }) {
  const words = board.view.pub.captured
    .filter(({ by }) => by === seat)
    .map(({ owner, type }) => {
      const unit = board.say({ key: `unit.${type}` });
      return owner < 0 ? unit : `${unit} (${nameOf(board, owner)})`;
    });
  if (words.length === 0) return null;
  return (
    <Region className={css.part} title={board.say({ key: 'board.captured' })}>
      <div className={css.cards}>
        {[...new Set(words)].map((word) => (
          <div key={word} className={css.card}>
            <strong>
              {words.filter((other) => other === word).length} × {word}
            </strong>
          </div>
        ))}
      </div>
    </Region>
  );
}
