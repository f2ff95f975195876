// The planets of a player as cards: what they are worth, and whether they are exhausted.
import { planetCard } from '@orrery/twilight-imperium/tables';
import { litProps } from '../../board.ts';
import { Planet } from '../../parts/index.ts';
import type { Props } from './props.ts';
import css from './sheet.module.css';
import { kindOfPlanet, planetWords, TECH_COLOURS, TraitSign } from './world.tsx';

export function Planets({ board, seat, mine }: { board: Props; seat: number; mine: boolean }) {
  const ids = Object.entries(board.view.pub.planets)
    .filter(([, { controller }]) => controller === seat)
    .map(([id]) => id);
  const ready = ids.filter((id) => !board.view.pub.planets[id]!.exhausted);
  const sum = (coin: 'resources' | 'influence') => ready.reduce((n, id) => n + planetCard(id)[coin], 0);
  return (
    <>
      <p className={css.sum}>
        {board.say({ key: 'board.ready', args: { resources: sum('resources'), influence: sum('influence') } })}
      </p>
      <div className={css.worlds}>
        {ids.map((id) => (
          <PlanetChip key={id} board={board} id={id} mine={mine} />
        ))}
      </div>
    </>
  );
}

function PlanetChip({ board, id, mine }: { board: Props; id: string; mine: boolean }) {
  const card = planetCard(id);
  const name = planetWords(board, id);
  return (
    <div
      className={css.world}
      title={name}
      data-spent={board.view.pub.planets[id]!.exhausted ? '' : undefined}
      {...(mine ? litProps(board, `planet:${id}`) : {})}
    >
      <svg viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true">
        <Planet seed={id} kind={kindOfPlanet(card)} r={11} />
      </svg>
      <span className={css.worldName}>{board.say({ key: `planet.${id}` })}</span>
      <svg viewBox="-9 -9 18 18" width="13" height="13" aria-hidden="true">
        {card.tech[0] ? (
          <path d="M0 -8L7 0L0 8L-7 0Z" fill={TECH_COLOURS[card.tech[0]]} />
        ) : (
          card.traits[0] && <TraitSign trait={card.traits[0]} />
        )}
      </svg>
      <b className={css.gold}>{card.resources}</b>
      <b className={css.sway}>{card.influence}</b>
    </div>
  );
}
