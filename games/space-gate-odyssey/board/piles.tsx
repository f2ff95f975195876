// The worksite: nine piles, each with its top module, and how many are left.
import { Tip } from '@orrery/board';
import { PILES } from '../packs/base/modules.ts';
import { moduleName, moduleRef, pileRef, sectorName } from '../say.ts';
import { Tile } from './module.tsx';
import { Panel } from './panel.tsx';
import { type Picking, stepProps } from './picks.ts';
import css from './piles.module.css';

export function Worksite({ board }: { board: Picking }) {
  return (
    <Panel part="worksite" title={board.say({ key: 'board.worksite' })} board={board}>
      <div className={css.piles} tabIndex={board.phone ? 0 : undefined}>
        {PILES.map(({ id, type, sector }) => (
          <Pile
            key={id}
            board={board}
            id={id}
            name={board.say({ key: `pile.${type}`, args: { sector: sectorName(sector) } })}
          />
        ))}
      </div>
    </Panel>
  );
}

function Pile({ board, id, name }: { board: Picking; id: string; name: string }) {
  const { top, left } = board.view.pub.piles[id]!;
  const counted = board.say({ key: 'tip.pile', args: { name, left } });
  const spoken = top ? `${counted}, ${board.say(moduleName(top))}` : counted;
  const why = board.barred.get(pileRef(id))?.[0];
  const about = [counted, top ? board.say(moduleName(top)) : '', why ? board.say(why.why) : ''];
  return (
    <Tip text={about.filter(Boolean).join(' · ')}>
      <div className={css.pile} {...stepProps(board, pileRef(id), spoken)}>
        <svg viewBox="-52 -52 104 104" data-ref={top ? moduleRef(top) : undefined} aria-hidden="true">
          {left > 2 && (
            <rect
              x="-32"
              y="-30"
              width="76"
              height="76"
              rx="13"
              fill="light-dark(#ebeef8, #0c1224)"
              stroke="var(--edge)"
              strokeWidth="1.5"
            />
          )}
          {left > 1 && (
            <rect
              x="-35"
              y="-34"
              width="76"
              height="76"
              rx="13"
              fill="light-dark(#e4e8f6, #101831)"
              stroke="var(--edge)"
              strokeWidth="1.5"
            />
          )}
          {top ? (
            <Tile key={top} id={top} turn={0} active={false} settlers={0} seat={0} say={board.say} />
          ) : (
            <rect
              x="-38"
              y="-38"
              width="76"
              height="76"
              rx="13"
              fill="none"
              stroke="var(--line)"
              strokeDasharray="4 6"
            />
          )}
        </svg>
        <span className={css.count} aria-hidden="true">
          {left}
        </span>
      </div>
    </Tip>
  );
}
