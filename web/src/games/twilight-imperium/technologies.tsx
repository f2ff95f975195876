// Technologies in columns by colour, from the simplest up; what could be researched now stands among them with a dashed edge.
import { type Technology, technologyCard } from '@orrery/twilight-imperium/tables';
import { litProps } from '../../board.ts';
import type { Props } from './props.ts';
import css from './sheet.module.css';
import { TECH_COLOURS, tinted } from './world.tsx';

const COLUMNS = ['blue', 'green', 'yellow', 'red', 'unit'] as const;
const columnOf = (id: string): string => {
  const { color, unit } = technologyCard(id);
  return unit || !(color in TECH_COLOURS) ? 'unit' : color;
};
const depthOf = (id: string): number => Object.values(technologyCard(id).prereq).reduce((sum, n) => sum + (n ?? 0), 0);

export function Technologies({ board, owned, mine }: { board: Props; owned: readonly Technology[]; mine: boolean }) {
  const offered = mine
    ? [...board.lit.keys()]
        .filter((ref) => ref.startsWith('tech:'))
        .map((ref) => ref.slice(5))
        .filter((id) => !owned.some((tech) => tech.id === id))
    : [];
  const all = [...owned.map(({ id }) => id), ...offered].sort((a, b) => depthOf(a) - depthOf(b));
  return (
    <div className={css.tree}>
      {COLUMNS.filter((column) => all.some((id) => columnOf(id) === column)).map((column) => (
        <div key={column} className={css.column} style={tinted(TECH_COLOURS[column] ?? '#cfd6ea')}>
          {all
            .filter((id) => columnOf(id) === column)
            .map((id) => (
              <Tech key={id} board={board} id={id} tech={owned.find((tech) => tech.id === id)} mine={mine} />
            ))}
        </div>
      ))}
    </div>
  );
}

function Tech({ board, id, tech, mine }: { board: Props; id: string; tech: Technology | undefined; mine: boolean }) {
  const name = board.say({ key: `tech.${id}` });
  return (
    <div
      className={css.tech}
      title={`${name}: ${board.say({ key: `tech.${id}.text` })}`}
      data-new={tech ? undefined : ''}
      data-spent={tech?.exhausted ? '' : undefined}
      {...(mine ? litProps(board, `tech:${id}`) : {})}
    >
      <span className={css.needs} aria-hidden="true">
        {Object.entries(technologyCard(id).prereq).flatMap(([colour, n]) =>
          Array.from({ length: n ?? 0 }, (_, i) => (
            <i key={`${colour}${i}`} style={{ background: TECH_COLOURS[colour] }} />
          )),
        )}
      </span>
      {name}
    </div>
  );
}
