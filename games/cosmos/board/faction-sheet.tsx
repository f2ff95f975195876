// What a faction is: its mission, abilities and heroes in the words of the rules, and its units in figures.
import type { ReactNode } from 'react';
import { factionOf } from '../values/sheets.ts';
import type { Props } from './atlas.ts';
import css from './faction-sheet.module.css';

export function FactionSheet({ board, id }: { board: Props; id: string }) {
  const { say } = board;
  const { key, abilities, heroes, mission, control } = factionOf(id);
  const about = (part: string, rules: readonly string[]) => (
    <Rules title={say({ key: `faction.${part}` })}>
      {rules.map((rule) => (
        <li key={rule}>{board.slots?.rule(rule)}</li>
      ))}
    </Rules>
  );
  return (
    <div className={css.sheet}>
      {about('mission', [mission.rule])}
      {about(
        'abilities',
        abilities.map(({ rule }) => rule),
      )}
      {about(
        'heroes',
        heroes.map(({ rule }) => rule),
      )}
      {about('base', [`CSM-FACTION-${key}-1`, `CSM-FACTION-${key}-2`, `CSM-FACTION-${key}-3`, control.rule])}
      <Units board={board} id={id} />
    </div>
  );
}

function Rules({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

const FIGURES = ['cost', 'attack', 'shield', 'hull', 'movement', 'cargo', 'troops'] as const;

function Units({ board, id }: { board: Props; id: string }) {
  const { say } = board;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.units} tabIndex={0} aria-label={say({ key: 'faction.units' })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say({ key: 'faction.units' })}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {say({ key: `faction.unit.${figure}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factionOf(id).units.map((unit) => (
            <tr key={unit.id}>
              <th scope="row">{say({ key: `unit.${unit.id}` })}</th>
              {FIGURES.map((figure) => (
                <td key={figure}>{unit[figure] || '·'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
