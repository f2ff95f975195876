// The whole truth for the game master: a section at a time, and all of them as a workbook.
import { Sheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { overviewOf, overviewTitle } from '../report/overview.ts';
import { sectionsBook } from '../report/workbook.ts';
import type { World } from '../state.ts';
import type { Props } from './atlas.ts';
import css from './overview.module.css';
import { SectionTable } from './section-table.tsx';

export function Overview({ board }: { board: Props }) {
  const { say, view } = board;
  const world = view.own?.world;
  const sections = useMemo(() => (world ? overviewOf(world) : []), [world]);
  const [chosen, setChosen] = useState(0);
  if (!world) return <p className="quiet">{say({ key: 'console.enrolment' })}</p>;
  const shown = sections[Math.min(chosen, sections.length - 1)];
  return (
    <article className={css.overview} data-ref="part:overview">
      <div className="spread">
        <h2>{say(overviewTitle(world))}</h2>
        <button type="button" className="button plain" onClick={() => void saveBook(board, world)}>
          <Sheet /> {say({ key: 'report.save' })}
        </button>
      </div>
      <fieldset className={css.parts}>
        <legend className="hidden">{say(overviewTitle(world))}</legend>
        {sections.map(({ title, rows }, i) => (
          <button key={title.key} type="button" aria-pressed={sections[i] === shown} onClick={() => setChosen(i)}>
            {say(title)} <span className="quiet">{rows.length}</span>
          </button>
        ))}
      </fieldset>
      {shown && <SectionTable section={shown} board={board} />}
    </article>
  );
}

async function saveBook({ say }: Props, world: World): Promise<void> {
  const { default: writeExcel } = await import('write-excel-file/browser');
  await writeExcel(sectionsBook(overviewOf(world), say)).toFile(`cosmos-${world.turn}.xlsx`);
}
