// Enrolment: the factions still free, and the sheet of the one being looked at.
import type { Request } from '@orrery/kernel';
import { useState } from 'react';
import type { Props } from './atlas.ts';
import css from './faction-sheet.module.css';
import { FactionSheet } from './faction-sheet.tsx';

export const enrolment = ({ requests }: Props): Request | undefined =>
  requests.find(({ prompt }) => prompt.key === 'ask.faction');

const factionIn = (key: string): string => key.slice('faction:'.length);

export function FactionChoice({ board, request }: { board: Props; request: Request }) {
  const { say } = board;
  const [looked, look] = useState<string>();
  const options = request.ask.shape === 'one' ? request.ask.options : [];
  const option =
    options.find(({ key }) => key === (board.focused ?? looked)) ?? options.find(({ key }) => key === looked);
  const shown = option ?? options[0]!;
  return (
    <div className={css.choice}>
      <nav className={css.names} aria-label={say(request.prompt)}>
        {options.map(({ key, label }) => (
          <button key={key} type="button" aria-pressed={key === shown.key} onClick={() => look(key)}>
            {say(label)}
          </button>
        ))}
      </nav>
      <article className={css.chosen}>
        <header>
          <h2>{say(shown.label)}</h2>
          <button type="button" className="button primary" onClick={() => board.choose(request.id, shown.key)}>
            {say({ key: 'faction.choose', args: { faction: shown.label } })}
          </button>
        </header>
        <FactionSheet board={board} id={factionIn(shown.key)} />
      </article>
    </div>
  );
}
