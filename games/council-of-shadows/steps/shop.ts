// COS-BUY-2: everything that can be bought in phase 1, and what cannot, with the reason.
import type { Barred, Option } from '@orrery/kernel';
import { BUY_ACTIONS, cardOf, type Gems, STATIONS, type Station, type Upgrade } from '../packs/base/index.ts';
import type { Procedures } from '../procedures.ts';
import { amount, cardWords, galaxy as galaxyName, refs } from '../say.ts';
import type { Player, Pub, Side } from '../state.ts';
import { coloniesInGalaxy, galaxiesOf } from '../values/cubes.ts';
import { canPay } from '../values/payments.ts';
import { hasPower, hasUpgrade } from '../values/powers.ts';
import { upgradesOf } from '../values/range.ts';
import { settleOptions } from './settle.ts';

interface Shelf {
  options: Option[];
  barred: Barred[];
}
type Reason = { rule: string; key: string } | undefined;

/** Sorts what is offered by whether there is a reason against it. */
function put(shelf: Shelf, option: Option, reason: Reason): void {
  if (!reason) shelf.options.push(option);
  else shelf.barred.push({ ...option, why: { key: reason.key }, rules: [reason.rule] });
}

export function shelfFor(pub: Pub, { side, bought, free }: Pick<Procedures['buy'], 'side' | 'bought' | 'free'>): Shelf {
  const shelf: Shelf = { options: [], barred: [] };
  const p = pub.players[side]!;
  const spent: Reason = bought >= BUY_ACTIONS ? { rule: 'COS-BUY-1', key: 'why.bought.three' } : undefined;
  const dear = (cost: Gems): Reason =>
    spent ?? (canPay(p.gems, cost) ? undefined : { rule: 'COS-BUY-5', key: 'why.dear' });
  for (const [position, id] of pub.row.entries()) {
    if (id === null) continue;
    const { cost, tower3 } = cardOf(id);
    const barred: Reason =
      tower3 && hasPower(p, 'barsTower3') ? { rule: 'COS-LEADER-7', key: 'why.tower3' } : undefined;
    put(shelf, cardOption(id, position, cost!), barred ?? dear(cost!));
  }
  for (const upgrade of upgradesOf(p)) put(shelf, upgradeOption(upgrade), unfit(p, upgrade) ?? dear(upgrade.cost));
  if (pub.options.module1) for (const station of STATIONS) putStation(shelf, pub, side, station, dear(station.cost));
  if (free) shelf.options.push(...settleOptions(pub, { side, range: 3, anyPlanet: false, within: null }, 1));
  return shelf;
}

const cardOption = (id: string, position: number, cost: Gems): Option => ({
  key: `buy:${id}`,
  label: {
    key: 'option.buy.card',
    args: { ...cardWords(id), cost: amount(cost) },
  },
  refs: [refs.card(id), refs.row(position + 1)],
});

const upgradeOption = ({ id, cost }: Upgrade): Option => ({
  key: `upgrade:${id}`,
  label: {
    key: 'option.buy.upgrade',
    args: { upgrade: { key: `upgrade.${id}` }, text: { key: `upgrade.${id}.text` }, cost: amount(cost) },
  },
  refs: [`upgrade:${id}`],
});

/** [COS-UPG-1, -5] */
function unfit(p: Player, { id, requires }: Upgrade): Reason {
  if (hasUpgrade(p, id)) return { rule: 'COS-UPG-1', key: 'why.bought' };
  return requires && !hasUpgrade(p, requires) ? { rule: 'COS-UPG-5', key: 'why.parsec2' } : undefined;
}

function putStation(shelf: Shelf, pub: Pub, side: Side, { id: kind, cost }: Station, dear: Reason): void {
  const built = Object.values(pub.stations).some((s) => s.side === side && s.kind === kind);
  for (const { id } of galaxiesOf(pub)) {
    const option: Option = {
      key: `station:${kind}>${id}`,
      label: {
        key: 'option.buy.station',
        args: { station: { key: `station.${kind}` }, galaxy: galaxyName(id), cost: amount(cost) },
      },
      refs: [`station:${kind}`, refs.galaxy(id)],
    };
    put(shelf, option, built ? { rule: 'COS-STATION-1', key: 'why.built' } : (noPlace(pub, side, id) ?? dear));
  }
}

/** [COS-STATION-2, -3] */
function noPlace(pub: Pub, side: Side, galaxy: string): Reason {
  if (pub.stations[galaxy]) return { rule: 'COS-STATION-3', key: 'why.station' };
  return coloniesInGalaxy(pub, side, galaxy) > 0 ? undefined : { rule: 'COS-STATION-2', key: 'why.colony' };
}
