// CSM-GM-5: what a master adds to the quadrant or takes out of it: R, cards, units, troops, buildings, loans. Each is checked.
import { copy, isInPlay, type Msg, type Option, type Seat, type Table } from '@orrery/kernel';
import { add, emptyFleet, gain, giveCard, look, part, spend, sys, tidy } from '../atoms.ts';
import { isSound } from '../invariants.ts';
import { BANK } from '../packs/base/constants.ts';
import { type Amended, type Amendment, form, type Sheets, step } from '../procedures.ts';
import { TIDINGS } from '../report/ledger.ts';
import { buildingMsg, cardMsg, factionMsg, fleetMsg, numbered, placeMsg, troopMsg, unitMsg } from '../say.ts';
import { CITADEL, type Cosmos, type Count, NEUTRAL, type World } from '../state.ts';
import { freeRoom } from '../values/figures.ts';
import { isPlace } from '../values/geometry.ts';
import { commonBuilding, isBuilding, isCard, isShip, isTroop, isUnit, seatOf, unitOf } from '../values/sheets.ts';
import { inform } from './inform.ts';

const LABEL = /^[A-Z]{1,2}$/;
/** Neither a faction nor the master: the garrisons and hidden fleets, hostile to all. */
const NOBODY = 'neutral';
const sideFor = (w: World, faction: string): Seat => (faction === NOBODY ? NEUTRAL : seatOf(w, faction));

/** Adds or takes away; false: there are not so many. */
function change(count: Count, id: string, n: number): boolean {
  if ((count[id] ?? 0) + n < 0) return false;
  add(count, id, n);
  return true;
}

type Amend = (w: World, one: Amendment, seat: Seat) => boolean;
const AMEND: Readonly<Record<Amendment['do'], Amend>> = {
  R(w, { n }, seat) {
    if (seat < 0 || w.sides[seat]!.R + n < 0) return false;
    if (n > 0) gain(w, seat, n);
    else spend(w, seat, -n);
    return true;
  },
  card(w, { what, n }, seat) {
    if (seat < 0 || !isCard(what) || what.startsWith('key')) return false;
    const { cards } = w.sides[seat]!;
    if (n > 0) for (let i = 0; i < n; i++) giveCard(w, seat, what);
    for (let i = n; i < 0; i++) {
      const at = cards.findIndex(({ card }) => card === what);
      if (at < 0) return false;
      cards.splice(at, 1);
    }
    return true;
  },
  units(w, { what, n, at, fleet }, seat) {
    if (!isUnit(what) || !isPlace(at)) return false;
    if (seat === NEUTRAL || !isShip(unitOf(what))) return fleet === '' && change(part(w, at, 'units', seat), what, n);
    if (!LABEL.test(fleet)) return false;
    const { fleets } = w.sides[seat]!;
    const one = fleets[fleet] ?? emptyFleet(at);
    if (one.at !== at || !change(one.units, what, n)) return false;
    fleets[fleet] = one;
    return freeRoom(w.sides[seat]!, one) >= 0;
  },
  troops(w, { what, n, at, fleet }, seat) {
    if (!isTroop(what) || !isPlace(at)) return false;
    if (fleet === '') return change(part(w, at, 'ground', seat), what, n);
    const one = seat < 0 ? undefined : w.sides[seat]!.fleets[fleet];
    return one?.at === at && change(one.cargo, what, n) && freeRoom(w.sides[seat]!, one) >= 0;
  },
  building(w, { what, n, at }, seat) {
    if (!isBuilding(what) || !isPlace(at) || seat === NEUTRAL || look(w, at).ruined) return false;
    const { buildings } = sys(w, at);
    const owner = commonBuilding(what) ? null : seat;
    const standing = buildings.findIndex((b) => b.id === what && b.owner === owner);
    if (n === 1) return standing < 0 && buildings.push({ id: what, owner, turn: w.turn, due: 0 }) > 0;
    return n === -1 && standing >= 0 && buildings.splice(standing, 1).length === 1;
  },
  /** `what` is the number of payments; to take one away, the turn of its grant. */
  loan(w, { what, n }, seat) {
    const loans = seat < 0 ? undefined : w.sides[seat]!.loans;
    if (!loans || !/^\d{1,4}$/.test(what)) return false;
    if (n < 0) {
      const at = loans.findIndex(({ turn }) => turn === Number(what));
      return at >= 0 && loans.splice(at, 1).length === 1;
    }
    const first = w.turn + 1;
    const loan = { turn: w.turn, principal: n, rate: BANK.rate, payments: Number(what), paid: 0, first, broker: null };
    return BANK.terms.includes(loan.payments) && loans.push(loan) > 0;
  },
};

/** Carries it out; false: it cannot be, and the world is to be thrown away. */
export function amend(w: World, one: Amendment): boolean {
  const seat = sideFor(w, one.faction);
  if (!Number.isInteger(one.n) || one.n === 0 || (seat < 0 && one.faction !== NOBODY)) return false;
  const done = AMEND[one.do](w, one, seat);
  tidy(w);
  return done;
}

const loanMsg = ({ n, what }: Amendment): Msg =>
  n > 0
    ? { key: 'amend.loan.given', args: { n, payments: Number(what) } }
    : { key: 'amend.loan.gone', args: { turn: Number(what) } };
/** As a table says it in its reports: older campaigns go on with their words, for those are part of what is hashed. */
export const sayingAmend =
  (pub: Table<Cosmos>['s']['pub']) =>
  (w: World, one: Amendment): Msg =>
    isInPlay({ since: TIDINGS }, pub)
      ? amendMsg(w, one)
      : worded(w, one, ({ what }) => ({ key: 'amend.loan', args: { what } }));

/** In words: `Liga Pirata: +3 Corsarios (flota A, verde 12)`. */
export const amendMsg = (w: World, one: Amendment): Msg => worded(w, one, loanMsg);
function worded(w: World, one: Amendment, loan: (one: Amendment) => Msg): Msg {
  const { do: kind, faction, what, n, at, fleet } = one;
  const many = Math.abs(n);
  const THINGS: Record<Amendment['do'], () => Msg> = {
    R: () => ({ key: 'amend.R', args: { n: many } }),
    card: () => cardMsg(what),
    units: () => numbered(many, unitMsg(what)),
    troops: () => numbered(many, troopMsg(what)),
    building: () => buildingMsg(what),
    loan: () => loan(one),
  };
  const place = at ? placeMsg(w, at) : undefined;
  const where: Msg | undefined =
    place && fleet ? { key: 'amend.where', args: { fleet: fleetMsg(fleet), place } } : place;
  const args = { faction: factionMsg(w, sideFor(w, faction)), thing: THINGS[kind]() };
  if (faction === NOBODY && where)
    return { key: n > 0 ? 'amend.appear.at' : 'amend.vanish.at', args: { thing: args.thing, where } };
  const key = n > 0 ? 'amend.add' : 'amend.take';
  return where ? { key: `${key}.at`, args: { ...args, where } } : { key, args };
}

const IS: Partial<Record<Amendment['do'], (id: string) => boolean>> = {
  card: isCard,
  units: isUnit,
  troops: isTroop,
  building: isBuilding,
};
/** What cannot be, in words; a name that there is not as it was written. */
export function amendProblem(w: World, one: Amendment): Msg {
  const isKnown = (IS[one.do]?.(one.what) ?? true) && (one.faction === NOBODY || seatOf(w, one.faction) >= 0);
  const raw: Msg = { key: 'value.raw', args: { text: `${one.n} ${one.what}`.trim() } };
  return { key: 'problem.amend', args: { what: isKnown && isPlace(one.at || CITADEL) ? amendMsg(w, one) : raw } };
}

const KINDS = Object.keys(AMEND);
const MOST = 20;
const LONGEST = 500;
export function isAmendment(value: unknown): value is Amendment {
  if (typeof value !== 'object' || value === null) return false;
  const { n, do: kind, ...names } = value as Record<string, unknown>;
  return (
    typeof n === 'number' &&
    Math.abs(n) < 1e6 &&
    KINDS.includes(String(kind)) &&
    Object.keys(names).sort().join() === 'at,faction,fleet,what' &&
    Object.values(names).every((text) => typeof text === 'string' && text.length <= 60)
  );
}
function isAmended(value: unknown): value is Amended {
  const { told, note, ...one } = (value ?? {}) as Record<string, unknown>;
  const isNoted = typeof note === 'string' && note.length <= LONGEST;
  return (told === 'faction' || told === 'nobody') && isNoted && isAmendment(one);
}

export const AMENDMENTS = form('amendments', {
  check(k, value) {
    const list = (value as { amendments?: unknown } | null)?.amendments;
    const fits = Array.isArray(list) && list.length > 0 && list.length <= MOST && list.every(isAmended);
    if (!fits || Object.keys(value as object).length !== 1) return { problems: [{ key: 'problem.sheet' }] };
    if (list.some(({ note }) => note.trim() === ''))
      return { problems: [{ key: 'problem.note' }], rules: ['CSM-GM-5'] };
    const world = copy(k.own!.world!);
    for (const { told: _, note: __, ...one } of list)
      if (!amend(world, one)) return { problems: [amendProblem(k.own!.world!, one)], rules: ['CSM-GM-5'] };
    if (!isSound(world)) return { problems: [{ key: 'problem.unsound' }], rules: ['CSM-GM-5'] };
    return { value: { amendments: list.map((one) => ({ ...one })) } };
  },
  fields: (k) => {
    const text = (key: string, max: number) => ({ key, label: { key: `field.${key}` }, kind: 'text', max }) as const;
    const one = (key: string, options: Option[]) =>
      ({ key, label: { key: `field.${key}` }, kind: 'one', options }) as const;
    const named = (key: string, label: string): Option => ({ key, label: { key: label } });
    const factions = [...k.pub.factions.map((id) => id!), NOBODY].map((id) => named(id, `faction.${id}`));
    const fields = [
      one('faction', factions),
      one(
        'do',
        KINDS.map((kind) => named(kind, `amend.kind.${kind}`)),
      ),
      text('what', 60),
      { key: 'n', label: { key: 'field.n' }, kind: 'number', min: -999_999, max: 999_999 } as const,
      text('at', 60),
      text('fleet', 2),
      one(
        'told',
        ['faction', 'nobody'].map((key) => named(key, `told.${key}`)),
      ),
      text('note', LONGEST),
    ];
    return [{ key: 'amendments', label: { key: 'field.amendments' }, kind: 'list', max: MOST, fields }];
  },
  sample(k, random) {
    const faction = k.pub.factions[random.below(k.pub.players)]!;
    const told = random.pick(['faction', 'nobody'] as const);
    const empty = { at: '', fleet: '', told, note: 'a gift' };
    return { amendments: [{ do: 'card', faction, what: 'ion-wave', n: 1, ...empty }] };
  },
});

export const amendments = step('amendments', {
  make(t, f) {
    for (const { told, note, ...one } of (f.args.choice as Sheets['amendments']).amendments) {
      const world = t.s.dark.world!;
      const what = sayingAmend(t.s.pub)(world, one);
      amend(world, one);
      t.s.own[f.args.seat]!.world = copy(world);
      inform(t, f.args.seat, told === 'faction' ? one.faction : '', 'amended', { turn: t.s.pub.turn, what, note });
    }
    return 'end';
  },
});
