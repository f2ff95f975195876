// Every type of unit of a player: its figures as they are now, and how many are on the board; lit while producing.
import { litProps } from '@orrery/board';
import { cardOfType } from '../figures.ts';
import { type Pub, TYPES, type UnitType } from '../tables.ts';
import { Glyph } from './glyph.tsx';
import type { Props } from './props.ts';
import css from './sheet.module.css';

interface PieceProps {
  board: Props;
  seat: number;
  mine: boolean;
}

export function Pieces({ board, seat, mine }: PieceProps) {
  return (
    <table className={css.pieces}>
      <thead>
        <tr>
          <th>
            <span className="hidden">{board.say({ key: 'board.units' })}</span>
          </th>
          {['count', 'cost', 'combat', 'move', 'capacity'].map((column) => (
            <th key={column} scope="col" title={board.say({ key: `piece.${column}` })}>
              {board.say({ key: `piece.${column}.short` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TYPES.map((type) => (
          <Piece key={type} board={board} seat={seat} mine={mine} type={type} />
        ))}
      </tbody>
    </table>
  );
}

function Piece({ board, seat, mine, type }: PieceProps & { type: UnitType }) {
  const { pub } = board.view;
  const count = pub.units.filter((unit) => unit.owner === seat && unit.type === type).length;
  const card = pub.players[seat]!.faction ? cardOfType(pub, seat, type) : undefined;
  const dice =
    card?.combat && card.combat.dice !== 1 ? `×${typeof card.combat.dice === 'number' ? card.combat.dice : '?'}` : '';
  const coming = mine ? comingOf(pub, type) : 0;
  const unit = board.say({ key: `unit.${type}` });
  const abilities = abilitiesOf(board, card);
  return (
    <tr
      data-none={count + coming === 0 ? '' : undefined}
      title={abilities}
      {...(mine ? litProps(board, `type:${type}`, unit) : {})}
    >
      <th scope="row">
        <svg viewBox="-15 -15 30 30" width="20" height="20" aria-hidden="true">
          <Glyph type={type} seat={seat} />
        </svg>
        <span>
          {unit}
          {board.phone && abilities && <small>{abilities}</small>}
        </span>
      </th>
      <td>
        {count}
        {coming > 0 && <b className={css.coming}> +{coming}</b>}
      </td>
      <td>
        {card?.cost === undefined ? '–' : `${card.cost}${card.perCost && card.perCost > 1 ? `/${card.perCost}` : ''}`}
      </td>
      <td>{card?.combat ? `${card.combat.hit}${dice}` : '–'}</td>
      <td>{card?.move ?? '–'}</td>
      <td>{card?.capacity ?? '–'}</td>
    </tr>
  );
}

/** How many of a type are on the list of the running production. */
function comingOf(pub: Pub, type: UnitType): number {
  const list = pub.stack.findLast(({ step }) => step === 'produce')?.args.list;
  return Array.isArray(list) ? list.filter((each) => each === type).length : 0;
}

const ROLLS = ['afb', 'bombardment', 'spaceCannon'] as const;
/** What else it can do, in words. */
function abilitiesOf(board: Props, card: ReturnType<typeof cardOfType>): string | undefined {
  if (!card) return undefined;
  const words = [
    ...(card.sustain ? [board.say({ key: 'piece.sustain' })] : []),
    ...(card.planetaryShield ? [board.say({ key: 'piece.shield' })] : []),
    ...(card.production === undefined ? [] : [board.say({ key: 'piece.production' })]),
    ...ROLLS.flatMap((ability) => {
      const roll = card[ability];
      return roll ? [`${board.say({ key: `ability.${ability}` })} ${roll.hit} (×${roll.dice})`] : [];
    }),
  ];
  return words.length > 0 ? words.join(' · ') : undefined;
}
