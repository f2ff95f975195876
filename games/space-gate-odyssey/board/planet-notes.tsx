// What one has to know about a world: where one may land, when it closes, what it gives.
import { SeatMark } from '@orrery/board';
import type { Msg } from '@orrery/kernel';
import { sideOf } from '../packs/base/exoplanets.ts';
import type { Side, Tier } from '../packs/base/kinds.ts';
import { planetName } from '../say.ts';
import type { Exoplanet } from '../state.ts';
import { extraOf, nameOf } from './extra.ts';
import type { Picking } from './picks.ts';
import css from './planet-notes.module.css';
import { SlotSign } from './planet-side.tsx';
import { closingOf, scoringOf } from './worth.ts';

export function PlanetNotes({ board, planet }: { board: Picking; planet: Exoplanet }) {
  const side = sideOf(planet.id, board.view.pub.seats);
  const points = extraOf(board.view).scores[planet.id];
  return (
    <div className={css.notes}>
      <h3>
        {board.say(planetName(planet.id))}
        <small>{board.say({ key: `theme.${planet.id}` })}</small>
      </h3>
      <Kinds board={board} side={side} />
      <dl>
        {needsOf(side).length > 0 && <dt>{board.say({ key: 'board.landing' })}</dt>}
        {needsOf(side).map((msg) => (
          <dd key={msg.key}>{board.say(msg)}</dd>
        ))}
        <dt>{board.say({ key: 'board.scoring' })}</dt>
        {side.scoring.map((line) => (
          <dd key={JSON.stringify(line)}>{board.say(scoringOf(line))}</dd>
        ))}
        <dt>{board.say({ key: 'board.closing' })}</dt>
        <dd>{board.say(closingOf(side))}</dd>
        {points && <dt>{board.say({ key: 'board.ifClosed' })}</dt>}
        {points && (
          <dd>
            <ScoreLine board={board} points={points} />
          </dd>
        )}
      </dl>
    </div>
  );
}

/** The signs of the slots that this side has. */
function Kinds({ board, side }: { board: Picking; side: Side }) {
  const tiers = [...new Set(side.map.slots.map((slot) => slot.tier))];
  const hasSwap = side.map.slots.some((slot) => slot.predominance);
  return (
    <ul className={css.kinds}>
      {tiers.map((tier) => (
        <li key={tier}>
          <Sign tier={tier} />
          {board.say({ key: `tier.${tier}` })}
        </li>
      ))}
      {hasSwap && (
        <li>
          <Sign tier="basic" swap />
          {board.say({ key: 'tip.swap' })}
        </li>
      )}
    </ul>
  );
}
export function Sign({ tier, swap = false }: { tier: Tier; swap?: boolean }) {
  return (
    <svg viewBox="-8 -8 16 16" width="20" height="20" aria-hidden="true">
      <g data-swap={swap ? '' : undefined}>
        <SlotSign slot={swap ? { tier, predominance: true } : { tier }} radius={5} />
      </g>
    </svg>
  );
}

/** The needs of its slots, in the words that say why a slot cannot be taken. */
function needsOf(side: Side): Msg[] {
  const types = new Set(side.map.slots.flatMap(({ requires }) => requires?.type ?? []));
  types.delete('canalEnd'); // follows from going along one's own canal
  types.delete('notFirstOfModule');
  return [...types].map((type) => ({ key: `why.${type}` }));
}

function ScoreLine({ board, points }: { board: Picking; points: readonly number[] }) {
  return (
    <span className={css.line}>
      {points.map((value, seat) => (
        <span key={nameOf(board, seat)}>
          <SeatMark seat={seat} size={13} name={nameOf(board, seat)} /> {value}
        </span>
      ))}
    </span>
  );
}
