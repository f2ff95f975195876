// Building the galaxy: take a tile of the hand, then click the space it goes to.

import { type Lit, litBy } from '@orrery/board';
import type { Request } from '@orrery/kernel';
import { useState } from 'react';
import { systemName } from '../tables.ts';
import { askedAt } from './asked.ts';
import css from './board.module.css';
import type { Props } from './props.ts';
import { TilePicture } from './tile.tsx';

interface Hand {
  board: Props; // lights only where the tile in the fingers may go
  tiles: readonly string[];
  taken: string | undefined;
  take(tile: string): void;
}

export function useTileHand(board: Props): Hand {
  const [wanted, take] = useState<string>();
  const request = askedAt(board.requests, 'galaxy.extra', 'galaxy.place');
  if (!request) return { board, tiles: [], taken: undefined, take };
  const tiles = [...new Set(optionsOf(request).map(({ key }) => tileIn(key)))];
  const taken = tiles.find((tile) => tile === wanted) ?? tiles[0];
  const options = optionsOf(request).filter(({ key }) => tileIn(key) === taken);
  const lit: ReadonlyMap<string, readonly Lit[]> = litBy([{ ...request, ask: { shape: 'one', options } }]);
  const pick = (ref: string) => {
    const answer = lit.get(ref)?.[0];
    if (answer) board.choose(request.id, answer.option.key);
  };
  return { board: { ...board, lit, pick }, tiles, taken, take };
}
const optionsOf = ({ ask }: Request) => ('options' in ask ? ask.options : []);
/** `lay:34>7` lays tile 34. */
const tileIn = (key: string): string => /^lay:([^>]+)>/.exec(key)?.[1] ?? '';

export function TileHand({ hand: { board, tiles, taken, take } }: { hand: Hand }) {
  if (tiles.length === 0) return null;
  return (
    <fieldset className={css.tileHand}>
      <legend>{board.say({ key: 'board.tiles' })}</legend>
      {tiles.map((tile) => (
        <button key={tile} type="button" aria-pressed={tile === taken} onClick={() => take(tile)}>
          <TilePicture id={tile} name={board.say(systemName(tile))} />
        </button>
      ))}
    </fieldset>
  );
}
