// Dice rolled outside a combat: space cannon, bombardment, gravity rifts. Who rolled, at whom, and what came of it.
import { SeatMark } from '@orrery/board';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DiceRoll } from '../tables.ts';
import { NOBODY, systemName } from '../tables.ts';
import css from './combat.module.css';
import { Dice } from './dice.tsx';
import { centreOf } from './hex.ts';
import type { Props } from './props.ts';
import { nameOf } from './side.tsx';
import { useUntilAnswered } from './until-answered.ts';

export interface LyingDice {
  rolls: readonly DiceRoll[];
  close(): void;
}

export function RollStage({ board, lying }: { board: Props; lying: LyingDice }) {
  const title = board.say({ key: 'rolls.title' });
  return (
    <section
      className={css.stage}
      data-ended=""
      data-low={isHigh(board, lying.rolls) ? '' : undefined}
      data-ref="part:rolls"
      aria-label={title}
    >
      <button type="button" className={css.close} aria-label={board.say({ key: 'look.close' })} onClick={lying.close}>
        <X />
      </button>
      <h2>{title}</h2>
      <Rolls board={board} rolls={lying.rolls} />
    </section>
  );
}

export function Rolls({ board, rolls }: { board: Props; rolls: readonly DiceRoll[] }) {
  return (
    <ul className={css.rolls} role="status">
      {rolls.map((roll, i) => (
        <li key={i}>
          <Side board={board} seat={roll.seat} />
          <span className={css.role}>{board.say({ key: roll.what })}</span>
          {roll.target !== roll.seat && (
            <>
              <span aria-hidden="true">→</span>
              <Side board={board} seat={roll.target} />
            </>
          )}
          <span className={css.role}>{board.say(roll.on ? { key: `planet.${roll.on}` } : systemName(roll.at))}</span>
          <Dice board={board} dice={roll.dice} words={isRift(roll) ? 'rolls.rift' : 'combat.die'} />
          <strong className={css.result}>
            {board.say({ key: isRift(roll) ? 'rolls.lost' : 'rolls.hits', args: { hits: roll.hits } })}
          </strong>
        </li>
      ))}
    </ul>
  );
}

const isRift = ({ what }: DiceRoll): boolean => what === 'anomaly.gravity-rift';

function Side({ board, seat }: { board: Props; seat: number }) {
  return (
    <span className={css.name}>
      {seat !== NOBODY && <SeatMark seat={seat} />}
      <strong>{seat === NOBODY ? board.say({ key: 'neutral' }) : nameOf(board, seat)}</strong>
    </span>
  );
}

/** The stage keeps clear of the place that is fired at. */
function isHigh({ view, phone }: Props, rolls: readonly DiceRoll[]): boolean {
  if (phone) return true; // there the galaxy makes room above it
  const tile = view.pub.board.find(({ tile }) => tile === rolls.at(-1)?.at);
  return tile !== undefined && centreOf(tile).y < 0;
}

/** To all while the action goes on; afterwards to those concerned, until they have answered what they are asked next. */
export function useRolls(board: Props): LyingDice | undefined {
  const { pub, seat } = board.view;
  const lying = pub.rolls ?? [];
  const name = JSON.stringify(lying);
  const [closed, close] = useState('[]');
  const mine = lying.some((roll) => roll.seat === seat || roll.target === seat) ? lying : undefined;
  const [kept, keep] = useUntilAnswered(board, mine);
  const seen = useRef(name);
  useEffect(() => {
    if (mine && seen.current !== name) keep(mine);
    seen.current = name;
  }, [name]);
  const running = pub.stack.some(({ step }) => step === 'tactical');
  const rolls = running && lying.length > 0 ? lying : board.past ? [] : (kept ?? []);
  if (rolls.length === 0 || JSON.stringify(rolls) === closed) return undefined;
  return { rolls, close: () => close(JSON.stringify(rolls)) };
}
