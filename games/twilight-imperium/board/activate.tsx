// A tactical action that begins at the system itself.
import { activatable } from '../preview.ts';
import type { Props } from './props.ts';

/** Where the next action is asked for, a tactical one can begin at the system itself: two answers in one. */
export function Activate({ board, system, close }: { board: Props; system: string; close?: () => void }) {
  const { view, requests, say } = board;
  const [asked] = requests;
  if (asked?.at !== 'turn.choose' || asked.ask.shape !== 'one' || view.seat === null) return null;
  if (!asked.ask.options.some(({ key }) => key === 'tactical')) return null;
  if (!activatable(view.pub, { seat: view.seat }).includes(system)) return null;
  return (
    <button
      type="button"
      className="button primary"
      onClick={() => {
        close?.();
        board.choose(asked.id, 'tactical', `activate:${system}`);
      }}
    >
      {say({ key: 'look.activate' })}
    </button>
  );
}
