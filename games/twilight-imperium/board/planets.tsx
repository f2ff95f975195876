// The planets and stations of a player as cards: what they are worth, and whether they are exhausted.
import { litProps, Planet } from '@orrery/board';
import type { Props } from './props.ts';
import css from './sheet.module.css';
import { Coin, InlineSign } from './signs.tsx';
import { attachedTo, kindOfPlanet, planetWords, stateOf, worldNow } from './world.tsx';

export function Planets({ board, seat, mine }: { board: Props; seat: number; mine: boolean }) {
  const { planets, stations } = board.view.pub;
  const ids = [...Object.entries(planets), ...Object.entries(stations)]
    .filter(([, { controller }]) => controller === seat)
    .map(([id]) => id);
  return (
    <div className={css.worlds}>
      {ids.map((id) => (
        <PlanetChip key={id} board={board} id={id} mine={mine} />
      ))}
    </div>
  );
}

function PlanetChip({ board, id, mine }: { board: Props; id: string; mine: boolean }) {
  const card = worldNow(board, id);
  const name = planetWords(board, id);
  return (
    <div
      className={css.world}
      title={name}
      data-spent={stateOf(board, id)?.exhausted ? '' : undefined}
      {...(mine ? litProps(board, `planet:${id}`, name) : {})}
    >
      <svg viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true">
        <Planet seed={id} kind={kindOfPlanet(card)} r={11} ring={card.station === true} />
      </svg>
      <span className={css.worldName}>
        {board.say({ key: `planet.${id}` })}
        {attachedTo(board, id).length > 0 && <small> {attachedTo(board, id).join(', ')}</small>}
      </span>
      {card.traits.map((trait) => (
        <InlineSign key={trait} sign={{ kind: 'trait', trait }} size={13} />
      ))}
      {card.tech.map((colour, i) => (
        <InlineSign key={`${colour}${i}`} sign={{ kind: 'tech', colour }} size={13} />
      ))}
      {card.legendary && <InlineSign sign={{ kind: 'legendary' }} size={14} />}
      <Coin coin="resources" value={card.resources} />
      <Coin coin="influence" value={card.influence} />
    </div>
  );
}
