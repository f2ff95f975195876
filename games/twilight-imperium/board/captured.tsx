// Units that a player has captured: they lie on the sheet, in the colours of those who lost them.
import { SeatMark } from '@orrery/board';
import { NOBODY, type UnitType } from '../tables.ts';
import { Glyph } from './glyph.tsx';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';
import { nameOf } from './side.tsx';

interface Lot {
  owner: number; // nobody: a token of the supply
  type: UnitType;
  count: number;
}

export function CapturedUnits({ board, seat }: { board: Props; seat: number }) {
  const lots = lotsOf(board, seat);
  if (lots.length === 0) return null;
  return (
    <Region className={css.part} title={board.say({ key: 'board.captured' })}>
      <ul className={css.captured}>
        {lots.map(({ owner, type, count }) => (
          <li key={`${owner} ${type}`}>
            <svg viewBox="-15 -15 30 30" width="22" height="22" aria-hidden="true">
              <Glyph type={type} seat={owner} />
            </svg>
            {board.say({ key: 'look.units', args: { count, unit: { key: `unit.${type}` } } })}
            {owner !== NOBODY && <SeatMark seat={owner} size={14} name={nameOf(board, owner)} />}
          </li>
        ))}
      </ul>
    </Region>
  );
}

function lotsOf({ view: { pub } }: Props, seat: number): Lot[] {
  const lots: Lot[] = [];
  for (const { by, owner, type } of pub.captured) {
    if (by !== seat) continue;
    const known = lots.find((lot) => lot.owner === owner && lot.type === type);
    if (known) known.count += 1;
    else lots.push({ owner, type, count: 1 });
  }
  return lots;
}
