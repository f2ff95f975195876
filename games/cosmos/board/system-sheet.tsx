// A system, opened: everything this seat knows about it, what it would yield, and the orders that begin here.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { countMsgs } from '../say.ts';
import type { PlaceId, Seen } from '../state.ts';
import * as chart from '../values/geometry.ts';
import { type Count, knownSquares, type Props, placeMsg, type Sight } from './atlas.ts';
import { Does } from './does.tsx';
import { colourAt } from './palette.ts';
import { SideMark } from './signs.tsx';
import { Beginnings, Fleets, LastOrder, Yields } from './system-orders.tsx';
import css from './system-sheet.module.css';

interface SystemSheetProps {
  board: Props;
  sight: Sight;
  fleet: string | null; // the one whose reach is shown
  showFleet(label: string | null): void;
  close(): void;
}

export function SystemSheet({ board, sight, fleet, showFleet, close }: SystemSheetProps) {
  const { say, view } = board;
  const { place, layer, seen } = sight;
  const name = say(placeMsg(place, view));
  return (
    <section
      className={css.sheet}
      aria-label={name}
      data-left={(chart.pointOf(place)?.x ?? 9) > 1 ? '' : undefined}
      style={{ borderTopColor: colourAt(place) }}
    >
      <header>
        <div>
          <h2>{name}</h2>
          <p className="quiet small">{say({ key: `about.${layer}`, args: { turn: seen?.turn ?? 0 } })}</p>
        </div>
        <button type="button" className="icon-button" onClick={close} aria-label={say({ key: 'map.close' })}>
          <X />
        </button>
      </header>
      {sight.silent && <p className="bad-words">{say({ key: 'about.silent' })}</p>}
      <Nature board={board} place={place} seen={seen} />
      <Past board={board} sight={sight} />
      {seen && <Powers board={board} seen={seen} />}
      <Holdings board={board} place={place} />
      <Yields board={board} place={place} />
      <Fleets board={board} place={place} fleet={fleet} showFleet={showFleet} />
      <Beginnings board={board} place={place} />
      {board.phone && <LastOrder board={board} />}
    </section>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.row}>
    <span className="quiet">{label}</span>
    <span>{children}</span>
  </div>
);
const countText = ({ say }: Props, kind: 'unit' | 'troop', count: Count): string =>
  countMsgs(count, kind).map(say).join(', ');

function Side({ board, side }: { board: Props; side: number }) {
  const faction = side < 0 ? 'neutral' : board.view.pub.factions[side];
  return (
    <span className={css.side}>
      <SideMark side={side} /> {faction ? board.say({ key: `faction.${faction}` }) : board.seats[side]?.name}
    </span>
  );
}

/** What I was told of it, with the turns, the latest first; once all is open, the cards that nobody found. */
function Past({ board: { say, view }, sight: { place, marks } }: { board: Props; sight: Sight }) {
  const told = (['fought', 'lost', 'met'] as const).filter((kind) => marks[kind] > 0);
  const dated = told
    .sort((a, b) => marks[b] - marks[a])
    .map((kind) => say({ key: `layer.${kind}`, args: { turn: marks[kind] } }));
  const left = view.pub.end?.hidden[place]?.map((card) => say({ key: `card.${card}` })) ?? [];
  return (
    <>
      {dated.length > 0 && <Row label={say({ key: 'about.past' })}>{dated.join('; ')}</Row>}
      {left.length > 0 && <Row label={say({ key: 'about.hidden' })}>{left.join(', ')}</Row>}
    </>
  );
}

function Nature({ board, place, seen }: { board: Props; place: PlaceId; seen: Seen | null }) {
  const { say, view } = board;
  const sector = chart.sectorData(place);
  const square = chart.isBlack(place) ? knownSquares(view.pub, view.own)[chart.numberOf(place)] : undefined;
  const signs = seen ? (['looted', 'ruined'] as const).filter((sign) => seen[sign]) : [];
  return (
    <>
      {sector && (
        <Row label={say({ key: 'about.limits' })}>
          {say({ key: 'about.limit', args: { collect: sector.collect, recruit: sector.recruit } })}
        </Row>
      )}
      {square && <Row label={say({ key: 'about.square' })}>{say({ key: `square.${square.kind}` })}</Row>}
      {seen?.special && (
        <Row label={say({ key: 'about.special' })}>
          {say({ key: `planet.${seen.special}` })} <Does board={board} of={`planet.${seen.special}`} />
        </Row>
      )}
      {seen?.portal && (
        <Row label={say({ key: 'about.portal' })}>
          {seen.portal === 'star'
            ? say({ key: 'portal.star' })
            : say({ key: 'portal.key', args: { sector: { key: `sector.${seen.portal}` } } })}
        </Row>
      )}
      {signs.map((sign) => (
        <p key={sign} className={css.sign}>
          {say({ key: `about.${sign}` })}
        </p>
      ))}
    </>
  );
}

function Powers({ board, seen }: { board: Props; seen: Seen }) {
  const { say } = board;
  const part = (label: string, kind: 'unit' | 'troop', sides: Readonly<Record<string, Count>>) =>
    Object.entries(sides)
      .filter(([, count]) => Object.keys(count).length > 0)
      .map(([side, count]) => (
        <Row key={`${label} ${side}`} label={say({ key: label })}>
          <Side board={board} side={Number(side)} /> {countText(board, kind, count)}
        </Row>
      ));
  return (
    <>
      {(['orbit', 'ground'] as const).map((area) => {
        const owner = seen.dom[area];
        return (
          <Row key={area} label={say({ key: `about.dom.${area}` })}>
            {owner === null ? say({ key: 'about.nobody' }) : <Side board={board} side={owner} />}
          </Row>
        );
      })}
      {part('about.units', 'unit', seen.units)}
      {part('about.ground', 'troop', seen.ground)}
      {part('about.orbital', 'troop', seen.orbital)}
      {seen.heroes.length > 0 && (
        <Row label={say({ key: 'about.heroes' })}>
          {seen.heroes.map(({ hero }) => (
            <span key={hero} className={css.thing}>
              {say({ key: `hero.${hero}` })} <Does board={board} of={`hero.${hero}`} />
            </span>
          ))}
        </Row>
      )}
      {seen.buildings.length > 0 && (
        <Row label={say({ key: 'about.buildings' })}>
          {seen.buildings.map((b, i) => (
            <span key={`${b.id} ${b.turn} ${i}`} className={css.thing}>
              <span className={css.side}>
                {b.owner !== null && <SideMark side={b.owner} />} {say({ key: `building.${b.id}` })}
              </span>
              <Does board={board} of={`building.${b.id}`} />
            </span>
          ))}
        </Row>
      )}
    </>
  );
}

/** What only the owner knows. */
function Holdings({ board, place }: { board: Props; place: PlaceId }) {
  const { say, view } = board;
  const own = view.own?.holdings[place];
  if (!own) return null;
  const station = countText(board, 'troop', own.station);
  const mines = own.mines.reduce((sum, mine) => sum + mine.points, 0);
  return (
    <>
      {station && <Row label={say({ key: 'about.station' })}>{station}</Row>}
      {mines > 0 && <Row label={say({ key: 'about.mines' })}>{mines}</Row>}
      {own.extra > 0 && <Row label={say({ key: 'about.extra' })}>+{own.extra}</Row>}
      {own.discount > 0 && <Row label={say({ key: 'about.discount' })}>{own.discount}</Row>}
      {own.trap !== '' && <Row label={say({ key: 'about.trap' })}>{say({ key: `trap.${own.trap}` })}</Row>}
    </>
  );
}
