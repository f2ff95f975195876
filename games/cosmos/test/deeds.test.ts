// CSM-REPORT-2: the line of every kind of order says what it cost and what it gave.
import { LANGUAGES, type Msg, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import box from '../index.ts';
import type { Order } from '../orders/order.ts';
import { CARDS } from '../packs/base/cards.ts';
import { withoutDeeds } from '../report/ledger.ts';
import { spoken } from '../report/told.ts';
import { reportFor } from '../resolver/boards.ts';
import { outcomeMsg } from '../say.ts';
import type { PlaceId, World } from '../state.ts';
import { cardRule } from '../values/sheets.ts';
import { built, cards, FAR, fleet, hold, home, phase1, place, play, quadrant } from './kit.ts';

const voices = LANGUAGES.map((language) => speaker(language, wordsOf(box.home, language)));
const { say } = speaker('es', wordsOf(box.home, 'es'));
const white = (p: string) => `blanco ${p.split('-')[1]}`;
const planetIn = (w: World, planet: string): PlaceId => Object.keys(w.special).find((p) => w.special[p] === planet)!;

interface Case {
  faction?: string;
  arrange?: (w: World) => unknown;
  list: string | ((w: World) => string);
  before?: string; // what comes before it in the same list
  R: number;
  says: string;
}
/** Ships in a system that is held, with troops aboard and on the ground. */
const there = (w: World) => {
  hold(w, 0, FAR);
  fleet(w, 0, 'X', FAR, { corsario: 6, goleta: 3 }, { pirata: 100 });
  place(w, 0, FAR, 'ground', { pirata: 80 });
};
const planet =
  (id: string, ...arranged: ((w: World, at: PlaceId) => void)[]) =>
  (w: World) => {
    const at = planetIn(w, id);
    hold(w, 0, at);
    place(w, 0, at, 'ground', { pirata: 20 });
    w.sides[0]!.R = 2000;
    for (const one of arranged) one(w, at);
  };

/** By what is ordered; one that can pay or give in several ways stands here several times. */
const CASES: Readonly<Record<Exclude<Order['do'], 'unreadable'>, readonly Case[]>> = {
  assign: [
    {
      arrange: there,
      list: 'asignar max corsarios de X a Y',
      R: 0,
      says: 'hecho: flota Y con 6 Corsarios y 85 Piratas',
    },
    {
      arrange(w) {
        there(w);
        fleet(w, 0, 'Y', FAR, { goleta: 1 });
      },
      list: 'asignar 2 goletas de X a Y',
      R: 0,
      says: 'hecho: flota Y con 3 Goletas y 9 Piratas',
    },
  ],
  incentive: [{ faction: 'rauk', list: 'incentivo', R: -40, says: 'hecho: +1 acción' }],
  move: [
    {
      arrange: there,
      list: 'mover flota X a verde 13',
      R: 0,
      says: 'hecho: flota X con 6 Corsarios, 3 Goletas y 100 Piratas',
    },
    {
      arrange: there,
      list: 'mover max goletas de X a verde 13',
      R: 0,
      says: 'hecho: flota B con 3 Goletas y 14 Piratas',
    },
    {
      arrange: there,
      list: 'mover flota X a verde 13, subiendo max piratas',
      R: 0,
      says: 'hecho: flota X con 6 Corsarios, 3 Goletas y 180 Piratas',
    },
    {
      arrange(w) {
        there(w);
        hold(w, 0, 'green-13');
        place(w, 0, 'green-13', 'units', { 'boya-artillada': 1 });
      },
      list: 'mover flota X a verde 13, bajando 60 piratas',
      R: 0,
      says: 'hecho: flota X con 6 Corsarios, 3 Goletas y 40 Piratas; 60 Piratas en tierra',
    },
  ],
  collect: [{ arrange: there, list: 'recolectar 80 piratas en verde 12', R: 8, says: 'hecho' }],
  search: [
    { arrange: there, list: 'buscar 1 goleta de X', R: 0, says: 'hecho: flota B con 1 Goleta y 4 Piratas' },
    {
      arrange(w) {
        hold(w, 0, 'violet-3');
        place(w, 0, 'violet-3', 'ground', { pirata: 30 });
      },
      list: 'buscar 30 piratas en violeta 3',
      R: 0,
      says: 'hecho: hasta el turno 4',
    },
  ],
  use: [
    {
      arrange(w) {
        there(w);
        cards(w, 0, 'mining-2');
      },
      list: 'usar ampliar capacidad minera ii en verde 12',
      R: 0,
      says: 'hecho: +20R al límite de recolección; Ampliar Capacidad Minera II: no quedan usos',
    },
    {
      arrange: (w) => cards(w, 0, 'time-dilator'),
      list: 'usar dilatador temporal',
      R: 0,
      says: 'hecho: +6 acciones; Dilatador Temporal: quedan 2 usos',
    },
  ],
  build: [
    { list: (w) => `construir 3 goletas en ${white(home(w, 0))}`, R: -54, says: 'hecho: flota B con 3 Goletas' },
    {
      arrange: (w) => cards(w, 0, 'drug-2'),
      list: (w) => `construir max corsarios en ${white(home(w, 0))} + droga de aumento de la productividad ii`,
      R: -476,
      says: 'hecho: flota B con 17 Corsarios; 34R ahorrados; Droga de Aumento de la Productividad II: no quedan usos',
    },
    {
      faction: 'mente-colmena',
      arrange(w) {
        w.sides[0]!.counters.biomass = 50;
      },
      list: (w) => `construir 2 esporas cazadoras en ${white(home(w, 0))}, biomasa 20`,
      R: -14,
      says: 'hecho: flota B con 2 Esporas Cazadoras; −20 de biomasa',
    },
    { list: (w) => `construir 2 boyas artilladas en ${white(home(w, 0))}`, R: -12, says: 'hecho: +2 Boyas Artilladas' },
  ],
  recruit: [{ list: (w) => `reclutar max en ${white(home(w, 0))}`, R: -10, says: 'hecho: +10 Piratas' }],
  explore: [{ list: 'explorar 2 corsarios de A', R: 0, says: 'hecho: flota B con 2 Corsarios y 31 Piratas' }],
  destroy: [
    {
      arrange(w) {
        there(w);
        built(w, FAR, 'shipyard');
      },
      list: 'destruir astillero en verde 12',
      R: 0,
      says: 'hecho',
    },
  ],
  pact: [{ list: 'pacto con european hasta turno 4', R: 0, says: 'hecho' }],
  dismantle: [
    {
      arrange(w) {
        hold(w, 0, FAR);
        place(w, 0, FAR, 'units', { 'boya-artillada': 4 });
      },
      list: 'desmantelar max boyas artilladas en verde 12',
      R: 12,
      says: 'hecho: −4 Boyas Artilladas',
    },
    {
      faction: 'mente-colmena',
      arrange(w) {
        hold(w, 0, FAR);
        place(w, 0, FAR, 'ground', { 'monstruo-planta': 40 });
      },
      list: 'desmantelar max monstruos planta en verde 12',
      R: 0,
      says: 'hecho: −40 Monstruos planta; +20 de biomasa',
    },
  ],
  war: [
    {
      arrange(w) {
        there(w);
        cards(w, 0, 'ion-wave');
      },
      list: 'preparar flota X guerra en verde 13 contra european + onda ionica',
      R: 0,
      says: 'hecho: Onda Iónica: quedan 2 usos',
    },
  ],
  peace: [{ list: 'preparar paz en verde 12 con european', R: 0, says: 'hecho' }],
  scout: [{ arrange: there, list: 'preparar flota X exploracion en verde 13', R: 0, says: 'hecho' }],
  defend: [
    {
      faction: 'asian',
      arrange(w) {
        hold(w, 0, FAR);
        place(w, 0, FAR, 'units', { 'estacion-combate': 1 });
      },
      list: 'defender verde 12 contra european',
      R: 0,
      says: 'hecho',
    },
  ],
  loan: [{ list: 'prestamo 200 a 4 pagos', R: 0, says: 'hecho' }],
  mediate: [{ faction: 'american', list: 'intermediar european hasta 900 al 12%', R: 0, says: 'hecho' }],
  prepay: [
    {
      arrange(w) {
        w.sides[0]!.loans.push({ turn: 1, principal: 100, rate: 20, payments: 4, paid: 0, broker: null } as never);
      },
      list: 'adelantar prestamo turno 1',
      R: -120,
      says: 'hecho',
    },
  ],
  troops: [
    { arrange: there, list: 'tropas max piratas de flota X a tierra', R: 0, says: 'hecho: 100 Piratas en tierra' },
    { arrange: there, list: 'tropas max piratas de tierra a flota X', R: 0, says: 'hecho: 80 Piratas a la flota X' },
  ],
  hero: [{ list: 'heroe rey barbanegra iv a flota A', R: 0, says: 'hecho' }],
  bombard: [
    {
      arrange(w) {
        there(w);
        cards(w, 0, 'penetrating-missile');
      },
      list: 'bombardear verde 12 con flota X + misil penetrante',
      R: 0,
      says: 'hecho: Misil Penetrante: no quedan usos',
    },
  ],
  counterspy: [{ arrange: there, list: 'contraespionaje en verde 12', R: 0, says: 'hecho' }],
  investigate: [
    {
      arrange(w) {
        there(w);
        sys(w, FAR).portal = 'green';
      },
      list: 'investigar portal en verde 12 copiando onda ionica',
      R: 0,
      says: 'hecho',
    },
  ],
  trap: [
    {
      arrange(w) {
        there(w);
        sys(w, FAR).trap = 'off';
      },
      list: 'trampa activar en verde 12',
      R: 0,
      says: 'hecho',
    },
  ],
  special: [
    { arrange: planet('missile-factory'), list: 'especial fabricar misil', R: -150, says: 'hecho' },
    { arrange: planet('cosmic-leech'), list: 'especial usurpar', R: 0, says: 'hecho' },
    {
      arrange: planet('development-workshop'),
      list: 'especial desarrollar casco',
      R: 0,
      says: 'hecho: hasta el turno 2',
    },
    { arrange: planet('sorcerers-shrine'), list: 'especial ritual', R: -100, says: 'hecho' },
  ],
  supreme: [
    {
      arrange(w) {
        hold(w, 0, 'citadel');
        place(w, 0, 'citadel', 'ground', { pirata: 20 });
        w.opened = 1;
      },
      list: 'suprema troyano european',
      R: 0,
      says: 'hecho',
    },
  ],
  ability: [
    {
      faction: 'european',
      arrange(w) {
        w.sides[0]!.counters = { honour: 65, purse: 65 };
      },
      list: 'gesta casco',
      R: 0,
      says: 'hecho: −30 de honor',
    },
    {
      faction: 'astano',
      arrange: (w) => Object.assign(w.sides[0]!, { R: 3000 }),
      list: 'reconvertir 3 lanzas de A coraza',
      R: 0,
      says: 'hecho: flota B con 3 Corazas y 60 Cyborgs; −3 Lanzas',
    },
    { faction: 'astano', list: 'banco de pruebas casco', R: 0, says: 'hecho: hasta el turno 3' },
    {
      faction: 'aeshnid',
      arrange: (w) => place(w, 0, home(w, 0), 'ground', { cresa: 60 }),
      list: (w) => `metamorfosis en ${white(home(w, 0))} max`,
      R: 0,
      says: 'hecho: flota B con 3 Aguijones; −60 Cresas',
    },
  ],
};

const rows = Object.entries(CASES).flatMap(([kind, cases]) =>
  cases.map((one, i) => ({ name: `${kind} ${i + 1}`, kind, ...one })),
);
describe('the line of an order', () => {
  it.each(rows)(
    '[CSM-REPORT-2, CSM-ORDER-7] $name says what it cost and gave',
    ({ kind, faction = 'liga-pirata', arrange, list, R, says }) => {
      const w = quadrant(faction, 'european' === faction ? 'asian' : 'european', 'rauk');
      arrange?.(w);
      const had = w.sides[0]!.R;
      const { now } = phase1(w, { 0: typeof list === 'string' ? list : list(w) });
      const [outcome] = now.outcomes[0]!;
      expect([outcome!.order.do, outcome!.code]).toEqual([kind, '']);
      const { args } = reportFor(w, now, 0)[0]!;
      expect([say(outcomeMsg(args!)), args!.R, args!.purse]).toEqual([says, R, had + R]);
      for (const voice of voices) expect(voice.say(outcomeMsg(args!))).not.toMatch(/did\.|order\./);
    },
  );
});

describe('what came to pass', () => {
  const said = (w: World, lists: Record<number, string>, seat: number): string[] =>
    play(w, lists)
      .now.lines.filter(({ to }) => to === 'all' || to.includes(seat))
      .map(({ msg }) => say(msg));

  it('[CSM-REPORT-2, CSM-CARD-NOVA-2] whoever lost something to a Nova Bomb is told what', () => {
    const w = quadrant('liga-pirata', 'european', 'rauk');
    cards(w, 0, 'nova-bomb');
    fleet(w, 0, 'X', 'green-13', { corsario: 1 });
    fleet(w, 1, 'Y', FAR, { 'destructor-alfa': 2 }, { 'artista-marcial': 10 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 5 });
    const bomb = { 0: 'usar bomba nova en verde 12' };
    const line = 'La Bomba Nova destruye en verde 12: 2 Destructores Alfa y 15 Artistas Marciales.';
    expect(said(w, bomb, 1)).toContain(line);
    for (const seat of [0, 2]) expect(said(w, bomb, seat).filter((text) => text.startsWith('La Bomba'))).toEqual([]);
  });

  it('[CSM-REPORT-2, CSM-FACTION-COLMENA-4] biomass says where it comes from', () => {
    const w = quadrant('mente-colmena', 'european');
    expect(said(w, {}, 0)).toContain('+8 de biomasa: Arraigos y Brote.');
  });

  it('[CSM-REPORT-2, CSM-GM-8] campaigns of earlier editions keep their lines', () => {
    const order: Msg = { key: 'report.order', args: { n: 1, did: [{ key: 'done' }] } };
    const grown: Msg = { key: 'report.grown', args: { n: 8, what: { key: 'growth.soil' } } };
    const told: Msg = { key: 'report.undone', args: { turn: 3 } };
    expect(withoutDeeds([order, grown, { key: 'report.novaLoss', args: {} }, told])).toEqual([
      { key: 'report.order', args: { n: 1 } },
      { key: 'report.biomass', args: { n: 8 } },
      told,
    ]);
  });

  it('[CSM-GM-4] a trial tells orders with their figures, and exchanges that were all the same once', () => {
    const order: Msg = {
      key: 'report.order',
      args: {
        n: 2,
        text: { key: 'done' },
        outcome: { key: 'done' },
        R: -34,
        purse: 66,
        did: [{ key: 'did.saved', args: { n: 6 } }],
      },
    };
    const exchange = (n: number, sides: number): Msg => ({
      key: 'report.exchange',
      args: { n, sides: [{ key: 'amount.R', args: { n: sides } }] },
    });
    expect(spoken([order, exchange(1, 5), exchange(2, 5), exchange(3, 7)]).map((line) => say(line))).toEqual([
      'Orden 2: hecho: hecho: 6R ahorrados; -34R; saldo: 66R.',
      'Intercambios 1 a 2: 5R.',
      'Intercambio 3: 7R.',
    ]);
  });

  it('[CSM-REPORT-2] what a card does is told in words, never by the number of a rule', () => {
    for (const voice of voices)
      for (const { id } of CARDS) expect(voice.say({ key: `rule.${cardRule(id)}` })).not.toMatch(/CSM-/);
  });
});
