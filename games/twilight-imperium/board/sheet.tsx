// A player's sheet: the bar with pools and goods; below it units, technologies, planets, and my own cards, which only I see.
import { litProps, SeatMark } from '@orrery/board';
import type { Msg } from '@orrery/kernel';
import { NOBODY, noteName, POOLS } from '../tables.ts';
import { CapturedUnits } from './captured.tsx';
import { aboutFaction, Faction } from './faction.tsx';
import { Finds, Possessions } from './finds.tsx';
import { NoteCard, NotesInPlay } from './notes.tsx';
import { Pieces } from './pieces.tsx';
import { isOnBar, placeOf } from './places.ts';
import { Plots } from './plots.tsx';
import type { Props } from './props.ts';
import { readyOf } from './ready.ts';
import { Region } from './region.tsx';
import { later, ruled } from './ruled.tsx';
import css from './sheet.module.css';
import { nameOf, Objective } from './side.tsx';
import { Coin } from './signs.tsx';
import { Stored } from './stored.tsx';

const Leaders = ruled('Leaders');
const Planets = ruled('Planets');
const Technologies = ruled('Technologies');
const TradeButton = ruled('TradeButton');

/** Whose sheet lies open: the one asked for, else mine, else that of the player whose turn it is. */
const seatOf = ({ view: { pub, seat: me } }: Props, looked: number | null): number =>
  looked ?? me ?? (pub.active === NOBODY ? 0 : pub.active);

export function Sheet({ board, seat: looked }: { board: Props; seat: number | null }) {
  const seat = seatOf(board, looked);
  const mine = seat === board.view.seat;
  return (
    <div className={css.sheet}>
      <div className={css.stack}>
        <Leaders board={board} seat={seat} />
        <Region className={css.part} title={board.say({ key: 'board.units' })}>
          <Pieces board={board} seat={seat} mine={mine} />
        </Region>
        <Possessions board={board} seat={seat} kind="breakthrough" />
        <Faction board={board} seat={seat} />
      </div>
      <Region className={css.part} title={board.say({ key: 'board.technologies' })}>
        <Technologies board={board} seat={seat} mine={mine} />
      </Region>
      <div className={css.stack}>
        <Region className={css.part} title={board.say({ key: 'board.planets' })}>
          <Planets board={board} seat={seat} mine={mine} />
        </Region>
        <Possessions board={board} seat={seat} kind="ocean" />
        <NotesInPlay board={board} seat={seat} />
        <Possessions board={board} seat={seat} kind="legendary" />
        <Possessions board={board} seat={seat} kind="relic" />
        <Possessions board={board} seat={seat} kind="alliance" />
        <Finds board={board} seat={seat} />
        <CapturedUnits board={board} seat={seat} />
        <Plots board={board} seat={seat} />
        <Stored board={board} seat={seat} />
        {mine && board.view.own && <Cards board={board} />}
      </div>
    </div>
  );
}

interface SheetBarProps {
  board: Props;
  seat: number | null;
  look(seat: number | null): void;
  open?: boolean;
  toggle?(): void; // none: the sheet lies open anyway
}

export function SheetBar({ board, seat: looked, look, open = true, toggle }: SheetBarProps) {
  const { pub } = board.view;
  const home = seatOf(board, null);
  const seat = seatOf(board, looked);
  const { faction, eliminated } = pub.players[seat]!;
  return (
    <div className={css.bar}>
      {toggle && (
        <button type="button" className={css.toggle} aria-expanded={open} onClick={toggle}>
          <span aria-hidden="true">{open ? '▾' : '▴'}</span> {board.say({ key: 'page.sheet' })}
        </button>
      )}
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
      <div className={css.who}>
        <strong>{nameOf(board, seat)}</strong>
        <span title={aboutFaction(board, seat)}>{faction ? board.say({ key: `faction.${faction}` }) : ''}</span>
        {eliminated && <em>{board.say({ key: 'board.eliminated' })}</em>}
      </div>
      {seat === board.view.seat && <TradeButton board={board} />}
      {!open && <Chips board={board} />}
      <Stores board={board} seat={seat} mine={seat === board.view.seat} />
    </div>
  );
}

/** What lies out of sight of the galaxy: the sheet, and on a phone the strategy cards. */
const usable = (board: Props): string[] => {
  const away = board.phone ? ['sheet', 'strategy'] : ['sheet'];
  return [...board.lit.keys()].filter((ref) => away.includes(placeOf(board, ref)) && !isOnBar(ref));
};

/** While they are out of sight: what of them can be used now. */
export function Chips({ board }: { board: Props }) {
  const refs = usable(board);
  if (refs.length === 0) return null;
  return (
    <div className={css.chips} data-chips="">
      {refs.map((ref) => (
        <div key={ref} className={css.chip} {...litProps(board, ref)}>
          {board.say(nameOfRef(ref))}
        </div>
      ))}
    </div>
  );
}
/** `card:sabotage#2` is one of several of its kind; a type is a type of unit. */
function nameOfRef(ref: string): Msg {
  const [kind, id] = ref.split(':');
  if (kind === 'note') return noteName(id!);
  return { key: `${kind === 'type' ? 'unit' : kind}.${id!.split('#')[0]}` };
}

/** Only my own things can be lit: another's pool has no ref. */
const refOf = (board: Props, mine: boolean, ref: string, name: string) =>
  mine ? litProps(board, ref, name) : { 'aria-label': name };

function Stores({ board, seat, mine }: { board: Props; seat: number; mine: boolean }) {
  const { pub } = board.view;
  const player = pub.players[seat]!;
  const most = player.faction ? later()?.commodityValue(pub, seat) : 0;
  const ready = readyOf(board.view, seat);
  const figures = [
    { key: 'goods', ref: 'goods', value: player.goods },
    { key: 'commodities', value: most === undefined ? player.commodities : `${player.commodities}/${most}` },
    { key: 'actionCards', value: player.hand },
    { key: 'secrets', value: player.secrets },
    ...(player.notes > 0 ? [{ key: 'notes', value: player.notes }] : []),
  ];
  return (
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
      <div className={css.pool} title={board.say({ key: 'board.ready', args: { ...ready } })}>
        <b className={css.coins}>
          <Coin coin="resources" value={ready.resources} /> <Coin coin="influence" value={ready.influence} />
        </b>
        <span>{board.say({ key: 'board.readied' })}</span>
      </div>
      {figures.map(({ key, ref, value }) => {
        const name = board.say({ key: `tip.${key}` });
        return (
          <div
            key={key}
            className={css.pool}
            role="img"
            title={name}
            {...(ref ? refOf(board, mine, ref, name) : { 'aria-label': `${name}: ${value}` })}
          >
            <b>{value}</b>
            <span>{board.say({ key: `board.${key}` })}</span>
          </div>
        );
      })}
    </div>
  );
}

function Cards({ board }: { board: Props }) {
  const { hand, secrets, notes } = board.view.own!;
  return (
    <Region className={css.part} title={board.say({ key: 'board.hand' })}>
      <div className={css.cards}>
        {secrets.length + hand.length + notes.length === 0 && (
          <p className={css.quiet}>{board.say({ key: 'board.hand.none' })}</p>
        )}
        {secrets.map((id) => (
          <Objective key={id} board={board} id={id} />
        ))}
        {hand.map((card) => {
          const kind = card.split('#')[0]!;
          return (
            <div key={card} className={css.card} {...litProps(board, `card:${card}`)}>
              <strong>{board.say({ key: `card.${kind}` })}</strong>
              <p>{board.say({ key: `card.${kind}.text` })}</p>
            </div>
          );
        })}
        {notes.map((note) => (
          <NoteCard key={note} board={board} note={note} />
        ))}
      </div>
    </Region>
  );
}
