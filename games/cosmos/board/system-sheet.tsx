// A system, opened: everything this seat knows about it, and the orders that begin here.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { COMMON_BUILDINGS } from '../packs/base/commons.ts';
import { countMsgs } from '../say.ts';
import type { Fleet, PlaceId, Seen } from '../state.ts';
import * as chart from '../values/geometry.ts';
import { factionOf } from '../values/sheets.ts';
import { type Count, type Props, placeMsg, type Sight } from './atlas.ts';
import { addBuilt, addLine, draftOf, insert, placeWords } from './draft.ts';
import { colourAt } from './palette.ts';
import { SideMark } from './signs.tsx';
import { beginning, FLEET_STARTERS, PLACE_STARTERS } from './starters.ts';
import css from './system-sheet.module.css';
import { Written } from './written.tsx';

export interface SystemSheetProps {
  board: Props;
  sight: Sight;
  fleet: string | null; // the one whose reach is shown
  showFleet(label: string | null): void;
  close(): void;
}

export function SystemSheet({ board, sight, fleet, showFleet, close }: SystemSheetProps) {
  const { say, view } = board;
  const { place, layer, seen } = sight;
  const name = say(placeMsg(place, view.own));
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
      {seen && <Powers board={board} seen={seen} />}
      <Holdings board={board} place={place} />
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

function Nature({ board, place, seen }: { board: Props; place: PlaceId; seen: Seen | null }) {
  const { say, view } = board;
  const sector = chart.sectorData(place);
  const square = chart.isBlack(place) ? view.own?.squares[chart.numberOf(place)] : undefined;
  const signs = seen ? (['looted', 'ruined'] as const).filter((sign) => seen[sign]) : [];
  return (
    <>
      {sector && (
        <Row label={say({ key: 'about.limits' })}>
          {say({ key: 'about.limit', args: { collect: sector.collect, recruit: sector.recruit } })}
        </Row>
      )}
      {square && <Row label={say({ key: 'about.square' })}>{say({ key: `square.${square.kind}` })}</Row>}
      {seen?.special && <Row label={say({ key: 'about.special' })}>{say({ key: `planet.${seen.special}` })}</Row>}
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
          {seen.heroes.map(({ hero }) => say({ key: `hero.${hero}` })).join(', ')}
        </Row>
      )}
      {seen.buildings.length > 0 && (
        <Row label={say({ key: 'about.buildings' })}>
          {seen.buildings.map((b, i) => (
            <span key={`${b.id} ${b.turn} ${i}`} className={css.side}>
              {b.owner !== null && <SideMark side={b.owner} />} {say({ key: `building.${b.id}` })}
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

type FleetsProps = { board: Props; place: PlaceId; fleet: string | null; showFleet(label: string | null): void };
function Fleets({ board, place, fleet, showFleet }: FleetsProps) {
  const { say, view } = board;
  const draft = draftOf(board);
  const here = Object.entries(view.own?.side?.fleets ?? {}).filter(([, f]) => f.at === place);
  return here.map(([label, f]: [string, Fleet]) => (
    <div key={label} className={css.fleet} data-shown={fleet === label ? '' : undefined}>
      <button type="button" aria-pressed={fleet === label} onClick={() => showFleet(fleet === label ? null : label)}>
        <strong>{say({ key: 'fleet', args: { label } })}</strong>
        <span>{countText(board, 'unit', f.units)}</span>
        {Object.keys(f.cargo).length > 0 && <span className="quiet">{countText(board, 'troop', f.cargo)}</span>}
      </button>
      {draft && (
        <div className={css.starters}>
          {FLEET_STARTERS.map((verb) => (
            <button
              key={verb}
              type="button"
              onClick={() => {
                addLine(board, draft, say(beginning(verb, { label })));
                showFleet(verb === 'move' ? label : null);
              }}
            >
              {say({ key: `verb.${verb}` })}
            </button>
          ))}
        </div>
      )}
    </div>
  ));
}

/** On a phone the sheet of orders is behind this one: what was written last shows that something was. */
function LastOrder({ board }: { board: Props }) {
  const text = draftOf(board)?.text.trimEnd() ?? '';
  if (text === '') return null;
  const lines = text.split('\n');
  return (
    <p className={css.last} role="status">
      <Written say={board.say} msg={{ key: 'map.last', args: { n: lines.length, text: lines.at(-1)! } }} />
    </p>
  );
}

function Building({ board, words }: { board: Props; words: string }) {
  const { say, view, language } = board;
  const draft = draftOf(board);
  const faction = view.own?.side?.faction;
  if (!draft || !faction) return null;
  const { units, control } = factionOf(faction);
  const offers = [
    ...units.map(({ id, cost }) => ({ id, cost, kind: 'unit' })),
    ...[control, ...COMMON_BUILDINGS].map(({ id, cost }) => ({ id, cost, kind: 'building' })),
  ];
  return (
    <details className={css.building}>
      <summary>{say({ key: 'verb.build' })}</summary>
      <div className={css.starters}>
        {offers.map(({ id, cost, kind }) => (
          <button key={id} type="button" onClick={() => addBuilt(board, draft, faction, id, words, language)}>
            {say({ key: `${kind}.${id}` })} <span className="quiet">{say({ key: 'amount.R', args: { n: cost } })}</span>
          </button>
        ))}
      </div>
    </details>
  );
}

function Beginnings({ board, place }: { board: Props; place: PlaceId }) {
  const { say, view, language } = board;
  const draft = draftOf(board);
  if (!draft) return null;
  const words = placeWords(view, place, language);
  const { dom } = view.own?.board[place] ?? {};
  const isMine = dom?.ground === view.seat;
  return (
    <div className={css.starters}>
      <button type="button" onClick={() => insert(board, draft, words)}>
        {say({ key: 'map.write', args: { place: placeMsg(place, view.own) } })}
      </button>
      {isMine &&
        PLACE_STARTERS.map((verb) => (
          <button
            key={verb}
            type="button"
            onClick={() => addLine(board, draft, say(beginning(verb, { place: words })))}
          >
            {say({ key: `verb.${verb}` })}
          </button>
        ))}
      {(isMine || dom?.orbit === view.seat) && <Building board={board} words={words} />}
    </div>
  );
}
