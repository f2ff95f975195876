// A system looked at closely: its planets, what it does to ships, who is there, and which of my ships could come.
import { Planet, SeatMark } from '@orrery/board';
import { useMemo } from 'react';
import { capacityOf, coverOf, fleetLimit, moveValue } from '../preview.ts';
import {
  faceOf,
  kindOf,
  NOBODY,
  type Pub,
  planetCard,
  systemName,
  systemNow,
  tokenName,
  type Unit,
} from '../tables.ts';
import { Glyph } from './glyph.tsx';
import css from './inspector.module.css';
import { worldsAt } from './look.ts';
import { Odds } from './odds.tsx';
import type { Props } from './props.ts';
import type { Reach } from './reach.ts';
import { nameOf } from './side.tsx';
import { Coin, InlineSign } from './signs.tsx';
import { nameOfUnit, stacksOf } from './units.tsx';
import { WhyNot } from './why-not.tsx';
import { attachedTo, kindOfPlanet, stateOf, worldNow } from './world.tsx';

interface SystemSheetProps {
  board: Props;
  system: string;
  reach: readonly Reach[] | undefined; // none: nobody has asked
}

export function SystemSheet({ board, system, reach }: SystemSheetProps) {
  const { pub } = board.view;
  const { anomalies = [], wormholes = [] } = faceOf(pub.board, system);
  const ships = pub.units.filter((unit) => unit.at === system && unit.on === null);
  const owners = [...new Set(ships.map(({ owner }) => owner))];
  return (
    <div className={css.sheet}>
      <h3>{board.say(systemNow(pub, system))}</h3>
      <WhyNot board={board} at={`system:${system}`} />
      {reach && <ReachLine board={board} reach={reach} />}
      {reach && reach.length > 0 && <Danger board={board} system={system} ships={reach.map(({ unit }) => unit.id)} />}
      {worldsAt(pub, system).map((planet) => (
        <PlanetLine key={planet} board={board} id={planet} />
      ))}
      {anomalies.map((kind) => (
        <p key={kind}>
          <b>{board.say({ key: `anomaly.${kind}` })}</b>: {board.say({ key: `tip.anomaly.${kind}` })}
        </p>
      ))}
      {wormholes.map((kind) => (
        <p key={kind}>
          <b>{board.say({ key: `wormhole.${kind}` })}</b>: {board.say({ key: 'tip.wormhole' })}
        </p>
      ))}
      {(pub.systemTokens[system] ?? []).map((token, i) => (
        <p key={i}>
          <b>{board.say(tokenName(token))}</b>
        </p>
      ))}
      {owners.map((owner) => (
        <FleetLine key={owner} board={board} units={ships.filter((unit) => unit.owner === owner)} />
      ))}
      <TokenLine board={board} seats={pub.tokens[system] ?? []} />
    </div>
  );
}

function PlanetLine({ board, id }: { board: Props; id: string }) {
  const { resources, influence, traits, tech, legendary, station } = worldNow(board, id);
  const { controller = NOBODY, exhausted = false } = stateOf(board, id) ?? {};
  const coexisting = board.view.pub.planets[id]?.coexisting ?? [];
  const units = board.view.pub.units.filter((unit) => unit.on === id);
  const words = [
    ...(station ? [board.say({ key: 'tip.station.use' })] : []),
    ...traits.map((trait) => board.say({ key: `trait.${trait}` })),
    ...tech.map((colour) => board.say({ key: 'tip.specialty', args: { colour: { key: `colour.${colour}` } } })),
    ...(legendary ? [board.say({ key: 'tip.legendary' })] : []),
    ...attachedTo(board, id),
    ...(exhausted ? [board.say({ key: 'tip.exhausted' })] : []),
  ];
  return (
    <div className={css.planet}>
      <div className={css.line}>
        <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
          <Planet seed={id} kind={kindOfPlanet(planetCard(id))} r={11} ring={station === true} />
        </svg>
        <b className={css.grow}>{board.say({ key: `planet.${id}` })}</b>
        {traits.map((trait) => (
          <InlineSign key={trait} sign={{ kind: 'trait', trait }} />
        ))}
        {tech.map((colour) => (
          <InlineSign key={colour} sign={{ kind: 'tech', colour }} />
        ))}
        {legendary && <InlineSign sign={{ kind: 'legendary' }} size={16} />}
        <Coin coin="resources" value={resources} />
        <Coin coin="influence" value={influence} />
        <span className="hidden">{board.say({ key: 'tip.worth', args: { resources, influence } })}</span>
      </div>
      {words.length > 0 && <p>{words.join(' · ')}</p>}
      {controller !== NOBODY && (
        <p className={css.line}>
          <SeatMark seat={controller} size={14} />{' '}
          {board.say({ key: 'tip.controlled', args: { seat: { seat: controller } } })}
        </p>
      )}
      {coexisting.map((seat) => (
        <p key={seat} className={css.line}>
          <SeatMark seat={seat} size={14} /> {board.say({ key: 'tip.coexists', args: { seat: { seat } } })}
        </p>
      ))}
      {units.length > 0 && <UnitList board={board} units={units} />}
    </div>
  );
}

function UnitList({ board, units }: { board: Props; units: readonly Unit[] }) {
  return (
    <ul className={css.units}>
      {stacksOf(units, NONE).map(({ ref, unit, count }) => (
        <li key={ref}>
          <svg viewBox="-15 -15 30 30" width="22" height="22" aria-hidden="true">
            <Glyph type={unit.type} seat={unit.owner} damaged={unit.damaged} galvanized={unit.galvanized} />
          </svg>
          {board.say({
            key: unit.damaged ? 'look.units.damaged' : 'look.units',
            args: { count, unit: nameOfUnit(unit) },
          })}
        </li>
      ))}
    </ul>
  );
}
const NONE: Props['lit'] = new Map();

function FleetLine({ board, units }: { board: Props; units: readonly Unit[] }) {
  const { pub } = board.view;
  const { owner } = units[0]!;
  const name = owner === NOBODY ? board.say({ key: 'neutral' }) : nameOf(board, owner);
  return (
    <div className={css.planet}>
      <div className={css.line}>
        {owner !== NOBODY && <SeatMark seat={owner} size={16} />}
        <b className={css.grow}>{name}</b>
      </div>
      <UnitList board={board} units={units} />
      {owner !== NOBODY && <p>{board.say({ key: 'look.fleet', args: fleetFigures(pub, owner, units) })}</p>}
    </div>
  );
}

/** Ships against the fleet pool, and what is carried against the room for it. */
export function fleetFigures(pub: Pub, seat: number, units: readonly Unit[]) {
  const ships = units.filter((unit) => kindOf(unit.type) === 'ship');
  return {
    ships: ships.filter(({ type }) => type !== 'fighter').length,
    limit: fleetLimit(pub, seat),
    carried: units.filter(({ type }) => type === 'fighter' || kindOf(type) === 'ground').length,
    room: ships.reduce((sum, ship) => sum + capacityOf(pub, ship), 0),
  };
}

function TokenLine({ board, seats }: { board: Props; seats: readonly number[] }) {
  if (seats.length === 0) return null;
  return (
    <p className={css.line}>
      {board.say({ key: 'look.tokens' })}
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} size={14} name={nameOf(board, seat)} />
      ))}
    </p>
  );
}

function ReachLine({ board, reach }: { board: Props; reach: readonly Reach[] }) {
  const { pub } = board.view;
  if (reach.length === 0) return <p className={css.reach}>{board.say({ key: 'look.reach.none' })}</p>;
  return (
    <div className={css.reach}>
      <p>{board.say({ key: 'look.reach' })}</p>
      <ul className={css.units}>
        {stacksOf(
          reach.map(({ unit }) => unit),
          NONE,
          ({ at }) => at,
        ).map(({ ref, unit, count }) => (
          <li key={ref}>
            <svg viewBox="-15 -15 30 30" width="22" height="22" aria-hidden="true">
              <Glyph type={unit.type} seat={unit.owner} damaged={unit.damaged} galvanized={unit.galvanized} />
            </svg>
            {board.say({
              key: 'look.reach.ship',
              args: {
                count,
                unit: { key: `unit.${unit.type}` },
                from: systemName(unit.at),
                value: moveValue(pub, unit) ?? 0,
              },
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Before anything is activated: who would fire at my ships there, and the odds if all came that could. */
function Danger({ board, system, ships }: { board: Props; system: string; ships: readonly number[] }) {
  const { pub, seat } = board.view;
  const cover = useMemo(() => coverOf(pub, seat!, system, ships), [pub, seat, system, ships]);
  const isHeld = pub.units.some(({ owner, at, on }) => owner !== seat && at === system && on === null);
  return (
    <>
      {cover.map(({ seat: by, dice }) => (
        <p key={by} className={css.line}>
          {by !== NOBODY && <SeatMark seat={by} size={14} />}
          {board.say({ key: 'look.cover', args: { name: by === NOBODY ? { key: 'neutral' } : { seat: by }, dice } })}
        </p>
      ))}
      {isHeld && <Odds key={system} board={board} sent={{ system, ships }} />}
    </>
  );
}
