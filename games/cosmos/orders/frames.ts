// CSM-LANG: what each order is made of, and how the grammar has it: parts are taken out of a bag, and none may be left over.
import { must } from './cursor.ts';
import { isSupplement, type Part, type PartKind, type Role } from './parts.ts';
import type { Verb } from './vocabulary/types.ts';

type Bag = Part[];
type Frame = (bag: Bag) => string;
function take(bag: Bag, kind: PartKind, fits: (part: Part) => boolean = () => true): Part | undefined {
  const at = bag.findIndex((part) => part.kind === kind && fits(part));
  return at < 0 ? undefined : bag.splice(at, 1)[0];
}
const withRole =
  (...roles: readonly Role[]) =>
  ({ role }: Part): boolean =>
    roles.includes(role);
function allOf(bag: Bag, kind: PartKind, fits?: (part: Part) => boolean): string[] {
  const part = take(bag, kind, fits);
  return part ? [part.text, ...allOf(bag, kind, fits)] : [];
}
/** All of a kind, each behind a word. */
function every(bag: Bag, before: string, kind: PartKind, fits?: (part: Part) => boolean): string {
  const texts = allOf(bag, kind, fits).map((text) => `${before} ${text}`);
  return texts.join(' ');
}
const listed = (bag: Bag, kind: PartKind): string => allOf(bag, kind).join(', ');
const maybe = (bag: Bag, before: string, kind: PartKind, fits?: (part: Part) => boolean): string => {
  const part = take(bag, kind, fits);
  return part ? `${before} ${part.text}` : '';
};
const line = (...words: readonly string[]): string => words.filter((text) => text !== '').join(' ');

const HERE = withRole('at', 'from', 'none');
const THERE = withRole('to', 'at', 'none');
/** The one place that is spoken of, in whatever words. */
const here = (bag: Bag, fits = HERE): string => `en ${must(take(bag, 'place', fits)).text}`;
const maybeHere = (bag: Bag): string => maybe(bag, 'en', 'place', HERE);

/** A fleet, ships of one, ships of which the reader finds the fleet, or all there are in a place. */
function group(bag: Bag): string {
  const units = take(bag, 'units');
  if (units) {
    const more = every(bag, ',', 'units');
    const fleet = take(bag, 'fleet', withRole('from', 'at'));
    const place = fleet ? undefined : take(bag, 'place', withRole('from'));
    return line(units.text + more, fleet ? `de ${fleet.text}` : '', place ? `de ${place.text}` : '');
  }
  const ships = take(bag, 'ships', withRole('none', 'with', 'from'));
  const fleet = take(bag, 'fleet');
  if (fleet) return fleet.text;
  must(ships);
  return line('la flota', `de ${must(take(bag, 'place', HERE)).text}`);
}
const cards = (bag: Bag): string => every(bag, '+', 'card', ({ text }) => isSupplement(text));
const heroes = (bag: Bag): string => every(bag, ', con héroe', 'hero');

/** `mover la flota B a verde 20 y unirla a la flota A`: that one, of which there was talk after those that move. */
const isLater = (bag: Bag, one: Part): boolean =>
  bag.slice(0, bag.indexOf(one)).some(({ kind }) => kind === 'fleet' || kind === 'units');
/** `on the ground`, `a tierra`: nobody goes aboard there. */
const IS_GOAL = withRole('to', 'at');
const CODE = /\w{3}-\d{3}/;
function move(bag: Bag): string {
  const said = (verb: Verb) => (part: Part) => part.after === verb;
  const isTaken =
    bag.some(({ kind }) => kind === 'aboard') && bag.some(({ kind, role }) => kind === 'troops' && role === 'none');
  // `con 150 piratas de tierra`, `takes 150 pirates on board and flies to…`
  const isFetched = isTaken || bag.some(({ kind, role }) => kind === 'ground' && role === 'from');
  const load = every(bag, ', subiendo', 'troops', isFetched ? undefined : said('board'));
  const land = every(bag, ', bajando', 'troops', said('land'));
  const isLeft = bag.some(({ kind, role }) => kind === 'ground' && (role === 'at' || role === 'none')); // there, or where they were?
  const carry = isLeft ? '' : every(bag, ', con', 'troops');
  const them = take(bag, 'landThem') ? ', desembarcarlos' : '';
  must(take(bag, 'ground', (one) => said('board')(one) && IS_GOAL(one)) ? undefined : true);
  take(bag, 'ground');
  take(bag, 'aboard');
  const ahead = bag.slice(
    0,
    bag.findIndex(({ kind, role }) => kind === 'place' && role === 'to'),
  );
  const goal = take(bag, 'place', withRole('to'));
  const joined = take(
    bag,
    'fleet',
    (one) => said('assign')(one) && withRole('to', 'with', 'none')(one) && isLater(bag, one),
  );
  const who = group(bag);
  take(bag, 'fleet', ({ text }) => who.endsWith(text)); // `cargar la flota A y mover la flota A`
  const to = must(goal ?? take(bag, 'place', withRole('at', 'none')));
  if (CODE.test(to.text)) take(bag, 'blackSector');
  const via = take(bag, 'viaPortal') ? 'por portal' : take(bag, 'viaNexus') ? 'por nexo' : '';
  const jump = take(bag, 'viaHyperjump') ? 'por hipersalto' : '';
  /** `a naranja 9, blanco 7` names two goals and no start. */
  const isStart = (one: Part) => HERE(one) && (one.role !== 'none' || (ahead.includes(one) && !one.isSecond));
  const from = goal ? maybe(bag, 'de', 'place', isStart) : '';
  const as = joined ? `como ${joined.text}` : maybe(bag, 'como', 'fleet', withRole('as'));
  return line('mover', who, from, via, jump, `a ${to.text}`, as, load, land, carry, them, heroes(bag), cards(bag));
}
const gather =
  (verb: string): Frame =>
  (bag) => {
    while (take(bag, verb === 'buscar' ? 'lostTech' : 'resources'));
    const troops = take(bag, 'troops');
    if (troops) take(bag, 'ground', withRole('at')); // `que tengo en tierra`
    if (troops) return line(verb, troops.text, maybeHere(bag));
    if (bag.some(({ kind }) => kind === 'ships')) {
      const place = must(take(bag, 'place', HERE)).text;
      take(bag, 'ships');
      return line(verb, `la flota de ${place}`, `en ${place}`);
    }
    return line(verb, group(bag), maybeHere(bag), heroes(bag));
  };
function explore(bag: Bag): string {
  take(bag, 'blackSector');
  take(bag, 'scouting');
  const code = take(bag, 'place', ({ text }) => CODE.test(text));
  const known = code ? `código ${CODE.exec(code.text)![0]}` : '';
  return line('explorar', group(bag), known, maybe(bag, 'desde', 'place', HERE), heroes(bag));
}
/** `en el astillero de blanco 12`, `con la sanguijuela`: by what it is done anyway. */
const inWorks = (bag: Bag) =>
  take(bag, 'works', withRole('at', 'with', 'from')) ??
  take(bag, 'works', ({ isBehindPlace }) => isBehindPlace === true);
const paid = (bag: Bag): string => maybe(bag, ', biomasa', 'biomass');
function build(bag: Bag): string {
  if (bag.some(({ kind }) => kind === 'troops')) return recruit(bag); // `fabricar 20 drones de batalla`
  const isThing = ({ kind, role, isBehindPlace }: Part) =>
    (role === 'none' || (role === 'with' && kind === 'units')) &&
    !isBehindPlace &&
    (kind === 'units' || kind === 'buildings');
  const things = bag.filter(isThing).map(({ text }) => text);
  bag.splice(0, bag.length, ...bag.filter((one) => !isThing(one)));
  inWorks(bag);
  must(things[0]);
  return line(
    'construir',
    things.join(', '),
    here(bag, () => true),
    maybe(bag, 'como', 'fleet', withRole('as')),
    paid(bag),
    cards(bag),
  );
}
function recruit(bag: Bag): string {
  const troops = take(bag, 'troops') ?? must(take(bag, 'count'));
  return line('reclutar', troops.text, here(bag), take(bag, 'aboard') ? 'a bordo' : '', paid(bag));
}
const inPlace =
  (verb: string, what: PartKind): Frame =>
  (bag) =>
    line(verb, listed(bag, what), here(bag));
const foe = (bag: Bag): string => must(take(bag, 'faction')).text;

function pact(bag: Bag): string {
  const said = take(bag, 'turn', withRole('until', 'to')) ?? take(bag, 'count', withRole('until', 'to'));
  const first = take(bag, 'turn') ?? take(bag, 'count', withRole('from'));
  const last = first && take(bag, 'turn', ({ text }) => Number(text) > Number(first.text)); // `turno 4 - turno 9`
  const isAlone = !said && !last && first !== undefined && first.role !== 'from'; // `pacto con Naxor, turno 14`
  const [from, until] = isAlone ? [undefined, first] : [first, said ?? must(last)];
  return line('pacto con', foe(bag), from ? `desde el turno ${from.text}` : '', `hasta turno ${until.text}`);
}
function troops(goal: 'board' | 'land'): Frame {
  return (bag) => {
    const hero = take(bag, 'hero');
    const set = hero ? undefined : must(take(bag, 'troops'));
    const fleet = take(bag, 'fleet');
    const spot = take(bag, 'station') ? 'estación' : take(bag, 'orbital') ? 'base orbital' : undefined;
    const ground = take(bag, 'ground');
    take(bag, 'aboard');
    if (fleet && goal === 'board') take(bag, 'units', IS_GOAL); // `en los transportes de la flota A`
    if (goal === 'board') must(ground?.role === 'to' || (ground?.role === 'at' && !isGoal(fleet)) ? undefined : true);
    else must(isGoal(fleet) ? undefined : true);
    const [from, to] = goal === 'board' ? ['tierra', spot ?? fleet?.text] : [spot ?? fleet?.text, 'tierra'];
    if (hero) return line('héroe', hero.text, `a ${must(to)}`, maybeHere(bag));
    return line('tropas', set!.text, `de ${must(from)}`, `a ${must(to)}`, maybeHere(bag));
  };
}
/** `50 piratas pasan de tierra a la base orbital` */
const SPOTS = { ground: 'tierra', station: 'estación', orbital: 'base orbital' } as const;
function shift(bag: Bag): string {
  const spot = (...roles: readonly Role[]): string => {
    for (const kind of ['ground', 'station', 'orbital'] as const)
      if (take(bag, kind, withRole(...roles))) return SPOTS[kind];
    return must(take(bag, 'fleet', withRole(...roles))).text;
  };
  const set = must(take(bag, 'troops'));
  const [from, to] = [spot('from'), spot('to', 'at')];
  return line('tropas', set.text, `de ${from}`, `a ${to}`, maybeHere(bag));
}
const isGoal = (part: Part | undefined): boolean => part !== undefined && withRole('to')(part);
function bombard(bag: Bag): string {
  take(bag, 'prey');
  const against = take(bag, 'faction');
  const all = take(bag, 'everyone');
  must(against && all ? undefined : true);
  const where = must(take(bag, 'place', withRole('at', 'none', 'to', 'from', 'against')));
  return line('bombardear', where.text, 'con', group(bag), `contra ${against?.text ?? 'todos'}`, cards(bag));
}
/** What a card is used on, where that is no system. */
const TARGETS: Readonly<Record<string, (bag: Bag) => string>> = {
  'time-dilator': () => '',
  'quantum-trojan': (bag) => {
    take(bag, 'orders');
    const last = take(bag, 'count', withRole('to', 'until'));
    return `sobre ${foe(bag)} órdenes ${last ? spanTo(bag, last) : listed(bag, 'count')}`;
  },
  'invisibility-field': (bag) => `sobre ${group(bag)}`,
};
/** `acciones 1 a 3` */
function spanTo(bag: Bag, last: Part): string {
  const [from, to] = [Number(must(take(bag, 'count')).text), Number(last.text)];
  must(from < to && to - from < MOST_SPAN ? true : undefined);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).join(', ');
}
const MOST_SPAN = 20; // orders of a list
const isKey = (card: string): boolean => /^key/.test(card);
const IS_CITADEL = /^(la )?ciudadela|^(the )?citadel/;
/** What the Citadel alone can do. */
function supreme(bag: Bag): string {
  if (take(bag, 'supremeTrojan')) return line('suprema troyano', foe(bag));
  take(bag, 'place', ({ role, text }) => role === 'from' && bag.length > 2 && IS_CITADEL.test(text)); // whose it is
  if (take(bag, 'nova'))
    return line(
      'suprema nova',
      here(bag, () => true),
    );
  must(take(bag, 'supremeDevice'));
  take(bag, 'place', withRole('from', 'at')); // `de la Ciudadela`
  return 'suprema dispositivo';
}
function use(bag: Bag): string {
  if (bag.some(({ kind }) => kind === 'supremeTrojan' || kind === 'supremeDevice')) return supreme(bag);
  const card = must(take(bag, 'card')).text;
  return line('usar', card, TARGETS[card]?.(bag) ?? here(bag, () => true));
}
function spy(bag: Bag): string {
  if (bag.some(({ kind }) => kind === 'card')) return use(bag);
  const kind = (['technology', 'credit', 'finance'] as const).find((what) => take(bag, what));
  const word = { technology: 'tecnología', credit: 'crédito', finance: 'finanzas' }[must(kind)];
  return line('especial espiar', word, foe(bag));
}
function assign(bag: Bag): string {
  const units = bag.some(({ kind }) => kind === 'units');
  if (!units && bag.filter(({ kind }) => kind === 'fleet').length > 2) return joined(bag);
  const target =
    take(bag, 'fleet', withRole('to')) ?? take(bag, 'fleet', withRole('with', 'at', 'as')) ?? lastFleet(bag);
  return line('asignar', units ? part(bag) : group(bag), `a ${must(target).text}`);
}
/** `unir las flotas B y C en la B`: the other one joins it. */
function joined(bag: Bag): string {
  const target = must(take(bag, 'fleet', withRole('to', 'with', 'at', 'as')) ?? lastFleet(bag)).text;
  const others = [...new Set(allOf(bag, 'fleet'))].filter((text) => text !== target);
  must(others.length === 1 ? true : undefined);
  return line('asignar', others[0]!, `a ${target}`);
}
/** Ships and the fleet they leave. */
function part(bag: Bag): string {
  const units = must(take(bag, 'units')).text + every(bag, ',', 'units');
  return line(units, maybe(bag, 'de', 'fleet', withRole('from')) || maybe(bag, 'de', 'fleet'));
}
/** `dividir la flota A: 5 corsarios forman la flota D`: the fleet named last is the new one. */
function lastFleet(bag: Bag): Part | undefined {
  const fleets = bag.filter(({ kind }) => kind === 'fleet');
  const named = fleets.filter(({ role }) => role !== 'from');
  const last = fleets.length > 1 ? named.at(-1) : undefined;
  if (last) bag.splice(bag.indexOf(last), 1);
  return last;
}
function loan(bag: Bag): string {
  while (take(bag, 'bank') || take(bag, 'credit'));
  const sum = must(take(bag, 'sum') ?? take(bag, 'count'));
  const terms = allOf(bag, 'term');
  const term = must(terms[0]);
  must(terms.every((one) => payments(one) === payments(term)) ? true : undefined); // `a 5 años (20 cuotas)`
  const broker = maybe(bag, 'mediante', 'faction', ({ text }) => BROKER.test(text));
  return line('préstamo', sum.text, `a ${term}`, broker, broker && `al ${must(take(bag, 'rate')).text} %`);
}
/** Nobody else stands between a faction and the bank; `intermedio el préstamo de Rauk` asks for none. */
const BROKER = /american/;
const PAYMENTS_A_YEAR = 4;
const payments = (term: string): number => Number.parseInt(term, 10) * (term.endsWith('años') ? PAYMENTS_A_YEAR : 1);
/** What a faction can do with its ships: they need not be named beside their fleet. */
const withFleet =
  (verb: string): Frame =>
  (bag) => {
    const fleet = take(bag, 'fleet');
    if (fleet) take(bag, 'units');
    return line(verb, fleet?.text ?? group(bag));
  };
const withBoost =
  (verb: string): Frame =>
  (bag) =>
    line(verb, must(take(bag, 'boost')).text);
function mediate(bag: Bag): string {
  while (take(bag, 'bank') || take(bag, 'credit'));
  const most = take(bag, 'sum') ?? must(take(bag, 'count'));
  return line('intermediar', foe(bag), `hasta ${most.text} R`, `al ${must(take(bag, 'rate')).text} %`);
}
const withFoe = (verb: string): Frame => {
  return (bag) => line(verb, group(bag), here(bag, THERE), `contra ${foe(bag)}`, heroes(bag), cards(bag));
};
const special =
  (verb: string, what?: PartKind): Frame =>
  (bag) => {
    inWorks(bag);
    return line('especial', verb, what ? must(take(bag, what)).text : '', maybeHere(bag));
  };

export const FRAMES: Readonly<Partial<Record<Verb, Frame>>> = {
  move,
  collect: gather('recolectar'),
  search: gather('buscar'),
  explore,
  build,
  recruit,
  destroy: inPlace('destruir', 'buildings'),
  dismantle: inPlace('desmantelar', 'units'),
  pact,
  prepareWar: (bag) => {
    take(bag, 'war');
    return withFoe('preparar guerra')(bag);
  },
  prepareScout: (bag) => {
    take(bag, 'scouting');
    return line(
      'preparar exploración',
      group(bag),
      here(bag, () => true),
    );
  },
  preparePeace: (bag) => {
    take(bag, 'peace');
    take(bag, 'fleet') ?? take(bag, 'ships');
    return line('preparar paz', here(bag, THERE), `con ${foe(bag)}`);
  },
  prepare: (bag) => {
    if (take(bag, 'station')) return FRAMES.defend!(bag);
    if (take(bag, 'peace')) return FRAMES.preparePeace!(bag);
    if (take(bag, 'scouting')) return FRAMES.prepareScout!(bag);
    take(bag, 'war');
    return withFoe('preparar guerra')(bag);
  },
  defend: (bag) => {
    take(bag, 'station') ?? take(bag, 'units', withRole('none')); // who defends
    const where = must(take(bag, 'place')).text;
    const first = foe(bag);
    return line('defender', where, `contra ${first}`, every(bag, 'y', 'faction'));
  },
  loan,
  mediate,
  prepay: (bag) => {
    while (take(bag, 'bank') || take(bag, 'credit'));
    return `adelantar préstamo turno ${must(take(bag, 'turn')).text}`;
  },
  troops: shift,
  board: troops('board'),
  land: troops('land'),
  bombard,
  counterspy: (bag) =>
    line(
      'contraespionaje',
      here(bag, () => true),
    ),
  investigate: (bag) => {
    take(bag, 'viaPortal');
    while (bag.some(({ kind, text }) => kind === 'card' && !isKey(text)))
      if (!take(bag, 'card', ({ text }) => isKey(text))) break; // of a `portal de llave`; keys are never copied
    return line('investigar portal', here(bag, withRole('to', 'at', 'none', 'from')), 'copiando', listed(bag, 'card'));
  },
  trap: (bag) => {
    const [on, off] = [take(bag, 'turnOn'), take(bag, 'turnOff')];
    must(on && off ? undefined : (on ?? off));
    return line('trampa', on ? 'activar' : 'desactivar', here(bag, THERE));
  },
  trapOn: (bag) => line('trampa activar', here(bag, THERE)),
  trapOff: (bag) => line('trampa desactivar', here(bag, THERE)),
  use,
  spy,
  assign,
  incentive: (bag) => {
    take(bag, 'orders');
    return line('incentivo', (take(bag, 'count') ?? must(take(bag, 'sum'))).text);
  },
  supreme,
  feat: withBoost('gesta'),
  bench: withBoost('banco de pruebas'),
  veil: withFleet('velo'),
  mobilePortal: withFleet('portal móvil'),
  metamorphosis: (bag) => {
    const [eaten, hatched] = [take(bag, 'troops'), take(bag, 'units')];
    const n = (eaten ?? hatched) ? undefined : must(take(bag, 'count'));
    return line('metamorfosis', eaten?.text ?? '', hatched?.text ?? n?.text ?? '', here(bag));
  },
  anchor: (bag) => {
    take(bag, 'units');
    take(bag, 'fleet');
    return line('anclar portal', here(bag, THERE));
  },
  usurp: special('usurpar'),
  missile: special('fabricar misil'),
  ritual: special('ritual'),
  clone: special('clonar', 'hero'),
  develop: special('desarrollar', 'boost'),
  train: special('adiestrar', 'fleet'),
  consult: (bag) => line('especial consultar', here(bag, THERE).slice('en '.length)),
  hyperjump: (bag) => {
    inWorks(bag);
    const goal = must(take(bag, 'place', withRole('to')));
    return line('especial hipersalto', group(bag), `a ${goal.text}`);
  },
};
