// A player's sheet: pools, goods, units, technologies by colour, planets; and my own cards, which only I see.
import { factionSheet, NOBODY, POOLS, TYPES } from '@orrery/twilight-imperium/tables';
import { useState } from 'react';
import { litProps } from '../../board.ts';
import { SeatMark } from '../../parts/index.ts';
import { Glyph } from './glyph.tsx';
import { Planets } from './planets.tsx';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';
import { nameOf, Objective } from './side.tsx';
import { Technologies } from './technologies.tsx';
import { TilePicture } from './tile.tsx';

export function Sheet({ board }: { board: Props }) {
  const { pub, seat: me } = board.view;
  const home = me ?? (pub.active === NOBODY ? 0 : pub.active);
  const [looked, look] = useState<number | null>(null);
  const seat = looked ?? home;
  const { faction, technologies } = pub.players[seat]!;
  return (
    <div className={css.sheet} data-ref="part:sheet">
      <div className={css.who}>
        <div className={css.tabs} role="tablist" aria-label={board.say({ key: 'board.sheets' })}>
          {pub.players.map((_, each) => (
            <button
              key={nameOf(board, each) + String(each)}
              type="button"
              role="tab"
              aria-selected={each === seat}
              aria-label={nameOf(board, each)}
              title={nameOf(board, each)}
              onClick={() => look(each === home ? null : each)}
            >
              <SeatMark seat={each} size={18} />
            </button>
          ))}
        </div>
        <strong>{nameOf(board, seat)}</strong>
        <span className={css.quiet}>{faction ? board.say({ key: `faction.${faction}` }) : ''}</span>
        <Stores board={board} seat={seat} mine={seat === me} />
      </div>
      <Region className={css.part} title={board.say({ key: 'board.units' })}>
        <Pieces board={board} seat={seat} mine={seat === me} />
      </Region>
      <Region className={css.part} title={board.say({ key: 'board.technologies' })}>
        <Technologies board={board} owned={technologies} mine={seat === me} />
      </Region>
      <Region className={css.part} title={board.say({ key: 'board.planets' })}>
        <Planets board={board} seat={seat} mine={seat === me} />
      </Region>
      {seat === me && board.view.own && <Cards board={board} />}
    </div>
  );
}

/** Only my own things can be lit: another's pool has no ref. */
const refOf = (board: Props, mine: boolean, ref: string, name: string) =>
  mine ? litProps(board, ref, name) : { 'aria-label': name };

function Stores({ board, seat, mine }: { board: Props; seat: number; mine: boolean }) {
  const player = board.view.pub.players[seat]!;
  const most = player.faction ? factionSheet(player.faction).commodities : 0;
  return (
    <>
      <div className={css.pools}>
        {POOLS.map((pool) => {
          const name = board.say({ key: `pool.${pool}` });
          return (
            <div key={pool} className={css.pool} role="img" title={name} {...refOf(board, mine, `pool:${pool}`, name)}>
              <b>{player[pool]}</b>
              <span>{board.say({ key: `board.pool.${pool}` })}</span>
            </div>
          );
        })}
      </div>
      <div className={css.pools}>
        <div className={css.pool} role="img" {...refOf(board, mine, 'goods', board.say({ key: 'board.goods' }))}>
          <b className={css.gold}>{player.goods}</b>
          <span>{board.say({ key: 'board.goods' })}</span>
        </div>
        <div className={css.pool}>
          <b>
            {player.commodities}/{most}
          </b>
          <span>{board.say({ key: 'board.commodities' })}</span>
        </div>
        <div className={css.pool}>
          <b>
            {player.hand} · {player.secrets}
          </b>
          <span>{board.say({ key: 'board.cards' })}</span>
        </div>
      </div>
    </>
  );
}

/** Every type of unit with how many are on the board; lit while producing. */
function Pieces({ board, seat, mine }: { board: Props; seat: number; mine: boolean }) {
  const units = board.view.pub.units.filter(({ owner }) => owner === seat);
  return (
    <div className={css.pieces}>
      {TYPES.map((type) => {
        const count = units.filter((unit) => unit.type === type).length;
        const name = board.say({ key: 'tip.pieces', args: { unit: { key: `unit.${type}` }, count } });
        return (
          <div
            key={type}
            className={css.piece}
            role="img"
            title={name}
            data-none={count === 0 ? '' : undefined}
            {...refOf(board, mine, `type:${type}`, name)}
          >
            <svg viewBox="-15 -15 30 30" width="26" height="26" aria-hidden="true">
              <Glyph type={type} seat={seat} />
            </svg>
            <b>{count}</b>
          </div>
        );
      })}
    </div>
  );
}

function Cards({ board }: { board: Props }) {
  const { hand, secrets, tiles } = board.view.own!;
  return (
    <Region className={css.part} title={board.say({ key: 'board.hand' })}>
      <div className={css.cards}>
        {secrets.map((id) => (
          <Objective key={id} board={board} id={id} />
        ))}
        {hand.map((card) => {
          const kind = card.split('#')[0]!;
          const name = board.say({ key: `card.${kind}` });
          return (
            <div key={card} className={css.card} {...litProps(board, `card:${card}`)}>
              <strong>{name}</strong>
              <p>{board.say({ key: `card.${kind}.text` })}</p>
            </div>
          );
        })}
        <div className={css.tiles}>
          {tiles.map((id) => (
            <TilePicture key={id} id={id} name={board.say({ key: 'system', args: { tile: id } })} />
          ))}
        </div>
      </div>
    </Region>
  );
}
