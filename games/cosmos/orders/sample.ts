// A list at random that a player of this faction could well hand in: the form's sample, for bots and fuzzers.
import type { Know, Random } from '@orrery/kernel';
import { COMMON_BUILDINGS } from '../packs/base/commons.ts';
import { type Cosmos, DEEP, type Fleet, type PlaceId } from '../state.ts';
import { BOARD, isBlack, isBoard, isWithin, numberOf } from '../values/geometry.ts';
import { cardOf, factionOf, isShip, unitOf } from '../values/sheets.ts';
import { placeName } from './format.ts';

type Writer = (k: Know<Cosmos>, random: Random) => string | undefined;

/** A place as it is written; black squares by their code. */
export function placeText(k: Know<Cosmos>, place: PlaceId): string {
  if (!isBlack(place)) return placeName(place, 'es');
  return `negro ${k.own?.squares[numberOf(place)]?.code ?? 'AAA-000'}`;
}
const fleetsOf = (k: Know<Cosmos>): [string, Fleet][] =>
  Object.entries(k.own!.side!.fleets).filter(([, f]) => f.at !== DEEP);
const some = <T>(random: Random, list: readonly T[]): T | undefined =>
  list.length > 0 ? random.pick(list) : undefined;
const mine = (k: Know<Cosmos>, area: 'orbit' | 'ground'): PlaceId[] =>
  Object.keys(k.own!.board).filter((p) => k.own!.board[p]!.dom[area] === k.seat);
const rival = (k: Know<Cosmos>, random: Random) =>
  some(
    random,
    k.pub.factions.filter((f, seat) => f !== null && seat !== k.seat),
  ) ?? 'european';
const sheet = (k: Know<Cosmos>) => factionOf(k.own!.side!.faction);

function near(_k: Know<Cosmos>, random: Random, from: PlaceId): PlaceId {
  if (!isBoard(from)) return `white-${1 + random.below(64)}`;
  return some(
    random,
    BOARD.filter((p) => p !== from && isWithin(from, p, 3)),
  )!;
}
function part(random: Random, label: string, fleet: Fleet): string {
  const [id, n] = some(random, Object.entries(fleet.units))!;
  return random.below(2) === 0 ? `flota ${label}` : `${1 + random.below(n)} ${id} de ${label}`;
}
const withFleet =
  (write: (k: Know<Cosmos>, random: Random, label: string, fleet: Fleet) => string): Writer =>
  (k, random) => {
    const found = some(random, fleetsOf(k));
    return found && write(k, random, ...found);
  };

const WRITERS: readonly Writer[] = [
  withFleet(
    (k, random, label, fleet) => `mover ${part(random, label, fleet)} a ${placeText(k, near(k, random, fleet.at))}`,
  ),
  withFleet(
    (k, random, label, fleet) =>
      `mover flota ${label} a ${placeText(k, near(k, random, fleet.at))}, bajando max ${sheet(k).troops[0]!.id}`,
  ),
  withFleet((_, random, label, fleet) => `recolectar ${part(random, label, fleet)}`),
  withFleet((_, random, label, fleet) => `buscar 1 ${some(random, Object.keys(fleet.units))} de ${label}`),
  withFleet((_, __, label) => `explorar flota ${label}`),
  withFleet(
    (k, random, label, fleet) =>
      `preparar flota ${label} guerra en ${placeText(k, near(k, random, fleet.at))} contra ${rival(k, random)}`,
  ),
  withFleet(
    (k, random, label) => `tropas ${1 + random.below(40)} ${sheet(k).troops[0]!.id} de flota ${label} a tierra`,
  ),
  withFleet(
    (k, random, label, fleet) => `bombardear ${placeText(k, fleet.at)} con flota ${label} contra ${rival(k, random)}`,
  ),
  (k, random) => {
    const at = some(random, mine(k, 'ground'));
    return at && `reclutar max en ${placeText(k, at)}`;
  },
  (k, random) => {
    const at = some(random, mine(k, 'orbit'));
    const unit = some(
      random,
      sheet(k).units.filter((u) => !u.tags.includes('base')),
    );
    return at && unit && `construir ${1 + random.below(3)} ${unit.id} en ${placeText(k, at)}`;
  },
  (k, random) => {
    const at = some(random, mine(k, 'ground'));
    const building = some(random, [...COMMON_BUILDINGS.map((b) => b.id), sheet(k).control.id]);
    return at && `construir 1 ${building} en ${placeText(k, at)}`;
  },
  (k, random) => {
    const at = some(random, mine(k, 'ground'));
    const n = at ? (k.own!.holdings[at]?.ground[sheet(k).troops[0]!.id] ?? 0) : 0;
    return at && n > 0
      ? `${random.below(2) ? 'recolectar' : 'buscar'} ${1 + random.below(n)} ${sheet(k).troops[0]!.id} en ${placeText(k, at)}`
      : undefined;
  },
  (k, random) => {
    const at = some(random, mine(k, 'ground'));
    const unit = at && some(random, Object.keys(k.own!.holdings[at]?.units ?? {}));
    return at && unit && unitOf(unit).tags.includes('dismantle')
      ? `desmantelar 1 ${unit} en ${placeText(k, at)}`
      : undefined;
  },
  (k, random) => `pacto con ${rival(k, random)} hasta turno ${k.pub.turn + random.below(2)}`,
  (_, random) => `prestamo ${50 * (1 + random.below(12))} a ${random.pick([4, 20, 40])} pagos`,
  (k, random) => {
    const at = some(random, mine(k, 'orbit'));
    return at && `defender ${placeText(k, at)} contra ${rival(k, random)}`;
  },
  (k, random) => {
    const held = some(
      random,
      k.own!.side!.cards.filter((c) => cardOf(c.card).type === 'simple'),
    );
    const at = some(random, [...mine(k, 'ground'), ...fleetsOf(k).map(([, f]) => f.at)]);
    const fleet = some(
      random,
      fleetsOf(k).filter(([, f]) => Object.keys(f.units).some((id) => isShip(unitOf(id)))),
    );
    if (!held || !at) return undefined;
    if (held.card === 'invisibility-field')
      return fleet && `usar ${held.card} sobre 1 ${Object.keys(fleet[1].units)[0]} de ${fleet[0]}`;
    if (held.card === 'quantum-trojan') return `usar ${held.card} contra ${rival(k, random)} ordenes 1, 2`;
    return held.card === 'time-dilator' ? `usar ${held.card}` : `usar ${held.card} en ${placeText(k, at)}`;
  },
  (k, random) => {
    const at = some(random, mine(k, 'ground'));
    return at && `contraespionaje en ${placeText(k, at)}`;
  },
  (_, random) => `especial ${random.pick(['fabricar misil', 'usurpar', 'ritual', 'desarrollar casco'])}`,
];

export function sampleList(k: Know<Cosmos>, random: Random): string {
  if (!k.own?.side) return '';
  const lines: string[] = [];
  const most = random.below(9);
  for (let i = 0; i < most; i++) {
    const line = random.pick(WRITERS)(k, random);
    if (line) lines.push(line);
  }
  return lines.join('\n');
}
