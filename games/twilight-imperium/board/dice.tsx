// Dice as they lie on the table: a hit is a star, so that colour is not the only sign.
import css from './combat.module.css';
import type { Props } from './props.ts';

export interface Face {
  face: number;
  hit: boolean;
}

interface DiceProps {
  board: Props;
  dice: readonly Face[];
  words?: string; // before `.hit` and `.miss`
}

export function Dice({ board, dice, words = 'combat.die' }: DiceProps) {
  return (
    <div className={css.dice}>
      {dice.map(({ face, hit }, i) => (
        <span
          key={i}
          className={css.die}
          data-hit={hit ? '' : undefined}
          role="img"
          aria-label={board.say({ key: `${words}.${hit ? 'hit' : 'miss'}`, args: { face } })}
        >
          {face}
        </span>
      ))}
    </div>
  );
}
