// The end: the ranking with reasons and figures, everybody's mission, and the film; the map is open, too.
import { cardSections, endSections } from '../report/ending.ts';
import type { End } from '../state.ts';
import type { Props } from './atlas.ts';
import { Film } from './film.tsx';
import css from './overview.module.css';
import { SectionTable } from './section-table.tsx';

export function Ending({ board, end }: { board: Props; end: End }) {
  const { say, view } = board;
  const { pub } = view;
  const [ranking, missions] = endSections(pub);
  const rest = cardSections(pub);
  return (
    <article className={css.overview} data-ref="part:end">
      <h2>{say({ key: 'sheet.end' })}</h2>
      <p>
        {say(pub.ended!.why)} {say({ key: 'end.opened' })}
      </p>
      {[ranking!, missions!].map((section) => (
        <section key={section.title.key} className={css.overview}>
          <h3>{say(section.title)}</h3>
          <SectionTable section={section} board={board} />
        </section>
      ))}
      <h3>{say({ key: 'sheet.end.film' })}</h3>
      <Film board={board} end={end} />
      {rest.map((section) => (
        <details key={section.title.key}>
          <summary>{say(section.title)}</summary>
          <SectionTable section={section} board={board} />
        </details>
      ))}
    </article>
  );
}
