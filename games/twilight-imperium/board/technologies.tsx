// The technologies of a player as a tree: a column for each colour, from what needs nothing up; owned, within reach, far.
import { hyphenated, litProps } from '@orrery/board';
import { useMemo } from 'react';
import { deckOf, researchable } from '../preview.ts';
import { type Pub, technologiesOf, technologyCard } from '../tables.ts';
import type { Props } from './props.ts';
import css from './sheet.module.css';
import { InlineSign, TECH_COLOURS } from './signs.tsx';
import { withReasons } from './why-not.tsx';
import { tinted } from './world.tsx';

const COLUMNS = ['blue', 'green', 'yellow', 'red', 'unit'] as const;
const columnOf = (id: string): string => {
  const { color } = technologyCard(id);
  return color in TECH_COLOURS ? color : 'unit';
};
const depthOf = (id: string): number => Object.values(technologyCard(id).prereq).reduce((sum, n) => sum + (n ?? 0), 0);

export function Technologies({ board, seat, mine }: { board: Props; seat: number; mine: boolean }) {
  const { pub } = board.view;
  const { all, open } = useMemo(() => treeOf(pub, seat), [pub, seat]);
  return (
    <div className={css.tree}>
      {COLUMNS.map((column) => (
        <div key={column} className={css.column} style={tinted(TECH_COLOURS[column] ?? '#cfd6ea')}>
          <h3>
            {column !== 'unit' && <InlineSign sign={{ kind: 'tech', colour: column }} />}
            {board.say({ key: `tree.${column}` })}
          </h3>
          {all
            .filter((id) => columnOf(id) === column)
            .map((id) => (
              <Tech key={id} board={board} id={id} seat={seat} mine={mine} open={open.has(id)} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** Every technology of the player's deck with those already owned; `open` are those that could be researched now. */
function treeOf(pub: Pub, seat: number): { all: string[]; open: ReadonlySet<string> } {
  const { faction } = pub.players[seat]!;
  const technologies = technologiesOf(pub, seat);
  if (!faction) return { all: [], open: new Set() };
  const all = [...technologies.map(({ id }) => id), ...deckOf(pub, seat).map(({ id }) => id)];
  return { all: all.sort((a, b) => depthOf(a) - depthOf(b)), open: new Set(researchable(pub, seat)) };
}

interface TechProps {
  board: Props;
  id: string;
  seat: number;
  mine: boolean;
  open: boolean;
}

function Tech({ board, id, seat, mine, open }: TechProps) {
  const tech = technologiesOf(board.view.pub, seat).find((each) => each.id === id);
  const name = board.say({ key: `tech.${id}` });
  const state = tech ? (tech.state === 'exhausted' ? 'exhausted' : 'owned') : open ? 'open' : 'far';
  const words = `${name} · ${board.say({ key: `tree.${state}` })}: ${board.say({ key: `tech.${id}.text` })}`;
  return (
    <div
      className={css.tech}
      title={mine ? withReasons(board, `tech:${id}`, words) : words}
      data-state={state}
      {...(mine ? litProps(board, `tech:${id}`, words) : {})}
    >
      {tech && <span aria-hidden="true">{tech.state === 'exhausted' ? '⊘' : '✓'}</span>}
      <span className={css.techName}>{hyphenated(name)}</span>
      <span className={css.needs} aria-hidden="true">
        {Object.entries(technologyCard(id).prereq).flatMap(([colour, n]) =>
          Array.from({ length: n ?? 0 }, (_, i) => (
            <InlineSign key={`${colour}${i}`} sign={{ kind: 'tech', colour }} size={11} />
          )),
        )}
      </span>
    </div>
  );
}
