// Enrolment: the factions still free and the sheet of the one being looked at; then the heroes of my own.
import { askedAt, litProps } from '@orrery/board';
import type { Option, Request } from '@orrery/kernel';
import { useState } from 'react';
import type { At } from '../steps/index.ts';
import { factionOf } from '../values/sheets.ts';
import type { Props } from './atlas.ts';
import css from './faction-sheet.module.css';
import { FactionSheet } from './faction-sheet.tsx';

/** What is asked of whoever enrols, if anything. */
export const enrolmentOf = ({ requests }: Props): Request | undefined =>
  askedAt<At>(requests, 'enrol.pick', 'campaign.heroes');

const optionsOf = ({ ask }: Request): readonly Option[] => (ask.shape === 'one' ? ask.options : []);

export function Enrolment({ board, request }: { board: Props; request: Request }) {
  const Choice = askedAt<At>([request], 'campaign.heroes') ? HeroChoice : FactionChoice;
  return <Choice board={board} request={request} />;
}

function HeroChoice({ board, request }: { board: Props; request: Request }) {
  const { say } = board;
  const faction = board.view.pub.factions[request.seat]!;
  const { heroes } = factionOf(faction);
  return (
    <article className={css.chosen}>
      <h2>{say(request.prompt)}</h2>
      <div className={css.heroes}>
        {heroes.map(({ id, rule }) => (
          <div key={id} className={css.hero} {...litProps(board, `hero:${id}`)}>
            <h3>{say({ key: `hero.${id}` })}</h3>
            <p>{board.slots?.rule(rule)}</p>
          </div>
        ))}
      </div>
      <h2>{say({ key: `faction.${faction}` })}</h2>
      <FactionSheet board={board} id={faction} />
    </article>
  );
}

const factionIn = (key: string): string => key.slice('faction:'.length);

function FactionChoice({ board, request }: { board: Props; request: Request }) {
  const { say } = board;
  const [looked, look] = useState<string>();
  const options = optionsOf(request);
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
