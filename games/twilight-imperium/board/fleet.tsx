// The fleet being put together for this movement: its ships and what they carry, against the limits.

import { capacityOf } from '../preview.ts';
import { systemName, type Unit } from '../tables.ts';
import css from './fleet.module.css';
import { Glyph } from './glyph.tsx';
import { Odds } from './odds.tsx';
import type { Props } from './props.ts';
import { movementOf } from './reach.ts';
import { fleetFigures } from './system-sheet.tsx';

export function Fleet({ board }: { board: Props }) {
  const { pub, seat } = board.view;
  const movement = movementOf(pub);
  if (!movement || movement.seat !== seat) return null;
  const unitOf = (id: number): Unit[] => pub.units.filter((unit) => unit.id === id);
  // A ship lost on the way is still declared while the others fly.
  const ships = movement.moves.flatMap(({ unit, load }) =>
    unitOf(unit).map((ship) => ({ ship, load: load.flatMap(unitOf) })),
  );
  const there = pub.units.filter(({ owner, at, on }) => owner === seat && at === movement.system && on === null);
  const coming = ships.flatMap(({ ship, load }) => [ship, ...load]).filter((unit) => !there.includes(unit));
  const enemies = pub.units.some(({ owner, at, on }) => owner !== seat && at === movement.system && on === null);
  return (
    <section
      className={css.fleet}
      data-floats={board.phone ? '' : undefined}
      aria-label={board.say({ key: 'fleet.title' })}
    >
      <h2>
        {board.say({ key: 'fleet.title' })} → {board.say(systemName(movement.system))}
      </h2>
      {ships.length === 0 && !board.phone && <p>{board.say({ key: 'fleet.none' })}</p>}
      <ul>
        {ships.map(({ ship, load }) => (
          <li key={ship.id}>
            <Sign unit={ship} />
            <span className={css.name}>{board.say({ key: `unit.${ship.type}` })}</span>
            {load.map((unit) => (
              <Sign key={unit.id} unit={unit} small />
            ))}
            <span className={css.room}>{roomOf(board, ship, load)}</span>
          </li>
        ))}
      </ul>
      <p>{board.say({ key: 'look.fleet', args: fleetFigures(pub, seat, [...there, ...coming]) })}</p>
      {ships.length > 0 && enemies && <Odds key={movement.system} board={board} />}
    </section>
  );
}

function roomOf(board: Props, ship: Unit, load: readonly Unit[]): string {
  const room = capacityOf(board.view.pub, ship);
  return room > 0 ? `${load.length}/${room}` : '';
}

function Sign({ unit, small = false }: { unit: Unit; small?: boolean }) {
  const size = small ? 18 : 26;
  return (
    <svg viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true">
      <Glyph type={unit.type} seat={unit.owner} damaged={unit.damaged} galvanized={unit.galvanized} />
    </svg>
  );
}
