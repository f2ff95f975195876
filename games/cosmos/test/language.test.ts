// CSM-LANG: reading and writing orders in both languages.
import { LANGUAGES, random, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import box from '../index.ts';
import { problemMsg } from '../orders/expected.ts';
import { type Tongue, writeOrder } from '../orders/format.ts';
import type { Order } from '../orders/order.ts';
import { readList } from '../orders/parse.ts';
import { worded } from '../orders/spell.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';

/** The one line of a list: an order, what is wrong with it, or nothing where it is no order at all. */
function readLine(text: string, faction: string) {
  const { orders, problems } = readList(text, faction);
  return problems[0] ?? orders[0];
}

const EXAMPLES = `mover flota A a 12 verde
mover 5 corsarios de A a naranja 3 como B
move fleet A to green 12, loading 100 pirates
mover flota C por portal a 7 rojo
mover flota C a ciudadela
mover flota D a negro KRA-417
recolectar flota A en blanco 7
collect 300 pirates at white 7
buscar 50 piratas en 3 violeta
construir 4 corsarios, 1 estacion de escaner en blanco 20 + droga de aumento de la productividad ii
reclutar max en blanco 20
explorar flota B
preparar flota A guerra en 12 verde contra Rauk + disruptor ionico
preparar paz en 12 verde con Oceanus
defender blanco 1 contra Liga Pirata
prestamo 800 a 20 pagos mediante American al 12%
adelantar prestamo turno 6
bombardear 12 verde con flota A contra Asian + misil penetrante
usar bomba nova en 9 amarillo
pacto con Federacion Naxor hasta turno 14`;
const MORE = `asignar 3 goletas de A a B
incentive 2
move 3 corsairs and 2 schooners from A through portal to red 7 as C, with hero Mary Sunwind
mover flota A por nexo a verde 3
mover flota A by hyperjump to blue 9, bajando max pirata
search fleet B
use quantum trojan against european orders 1, 2, 5
usar campo de invisibilidad sobre 1 corsario de A
build 1 Hideout at white 7 as D
recruit 30 droids at green 5
reclutar 20 a bordo
explore fleet B code ABC-123 high
destruir astillero, base de tropas terrestre en verde 2
desmantelar 3 boyas artilladas en blanco 3
prepare fleet A scouting at green 2 + deep scanners
prepare fleet A war at citadel against citadel, bombarding all
preparar flota A guerra en negro QQQ-111 contra flota oculta, bombardeando
defend white 1 against rauk and european
loan 500 over 4 payments all or nothing
mediate rauk up to 700 at 12%
troops 100 pirates from fleet A to ground at green 2
tropas max piratas desde tierra a base orbital en verde 2
heroe rey barbanegra iv a estacion
bombard green 12 with 3 corsarios de A contra todos
counterspy at green 12
investigar portal en rojo 3 copiando ion wave
investigate portal at violet 3 copying ion wave, quantum spy, bomba nova
trampa desactivar en verde 2
special make missile
especial hipersalto flota A a verde 3
especial clonar mary vientosolar
special develop hull at green 5
especial espiar finanzas european
especial adiestrar flota A
special consult green 12
especial usurpar
especial ritual en naranja 5
suprema nova en verde 3
supreme trojan rauk
suprema dispositivo
habilidad velo flota A
gesta casco
metamorfosis en blanco 7 2
portal movil flota B
anclar portal en verde 12
banco de pruebas casco
construir 1 corsario en blanco 7, biomasa 20`;

const SPEAKERS = LANGUAGES.map((language) => speaker(language, wordsOf(box.home, language)));
const names = (kind: string, id: string) => SPEAKERS.map((s) => s.say({ key: `${kind}.${id}` }));
const manyOf = (kind: string, id: string) =>
  SPEAKERS.map((s) => s.say({ key: `${kind}.${id}.n`, args: { n: 2 } }).replace(/^2 /, ''));
const strip = (o: Order) => ({ ...o, line: 0 });

describe('reading', () => {
  it('[CSM-LANG-1, CSM-LANG-2, CSM-BOARD-4] reads the twenty examples, with numbers, accents and mixed tongues', () => {
    const { orders, problems } = readList(EXAMPLES, 'liga-pirata');
    expect(problems).toEqual([]);
    expect(orders.map((o) => o.do)).toEqual([
      'move',
      'move',
      'move',
      'move',
      'move',
      'move',
      'collect',
      'collect',
      'search',
      'build',
      'recruit',
      'explore',
      'war',
      'peace',
      'defend',
      'loan',
      'prepay',
      'bombard',
      'use',
      'pact',
    ]);
    expect(orders[1]).toMatchObject({
      group: { fleet: 'A', items: [{ id: 'corsario', n: 5 }] },
      to: 'orange-3',
      as: 'B',
    });
    expect(orders[2]).toMatchObject({ load: [{ id: 'pirata', n: 100 }], to: 'green-12' });
    expect(orders[9]).toMatchObject({
      items: [
        { id: 'corsario', n: 4 },
        { id: 'scanner-station', n: 1 },
      ],
      cards: ['drug-2'],
    });
    const odd = '  3)  MOVÉR   Flota a  A  VERDE 12 # away\n\n# nothing\n17. move fleet A to 12 green';
    const [first, second] = readList(odd, 'liga-pirata').orders;
    expect(strip(first!)).toEqual(strip(second!));
    expect([first!.line, second!.line]).toEqual([1, 4]);
  });

  it.each(['es', 'en'] as Tongue[])(
    '[CSM-LANG-5, CSM-ORDER-17] what is written in %s is read again as the same order',
    (tongue) => {
      const lines = [...EXAMPLES.split('\n'), ...MORE.split('\n').filter((l) => !l.includes('a bordo'))];
      for (const line of lines) {
        const order = readLine(line, 'liga-pirata');
        expect({ line, read: order && 'do' in order }).toEqual({ line, read: true });
        const text = writeOrder(order as Order, 'liga-pirata', tongue);
        expect({ text, order: readLine(text, 'liga-pirata') }).toEqual({ text, order });
      }
    },
  );

  it('[CSM-LANG-2] every unit, troop, hero and card of every faction is found by both names and by its id', () => {
    for (const faction of FACTIONS) {
      const read = (text: string) => readLine(text, faction.id);
      for (const unit of faction.units)
        for (const name of [
          unit.id,
          ...names('unit', unit.id),
          `${names('unit', unit.id)[0]}s`,
          ...manyOf('unit', unit.id),
        ])
          expect({ name, order: read(`construir 2 ${name} en verde 1`) }).toMatchObject({
            name,
            order: { items: [{ id: unit.id, n: 2 }] },
          });
      for (const troop of faction.troops)
        for (const name of [troop.id, ...names('troop', troop.id)])
          expect(read(`reclutar 5 ${name} en verde 1`)).toMatchObject({ troop: troop.id });
      for (const hero of faction.heroes)
        for (const name of [hero.id, ...names('hero', hero.id)])
          expect(read(`heroe ${name} a tierra`)).toMatchObject({ hero: hero.id });
    }
  });

  it('[CSM-LANG-5] one is named in the singular, several in the plural', () => {
    const echo = (text: string, faction: string) => {
      const order = readLine(text, faction) as Order;
      return (['es', 'en'] as Tongue[]).map((tongue) => writeOrder(order, faction, tongue));
    };
    expect(echo('mover 7 corsario, 1 goletas de la flota a a verde 5, subiendo max pirata', 'liga-pirata')).toEqual([
      'mover 7 Corsarios, 1 Goleta de flota A a verde 5, subiendo max Piratas',
      'move 7 Corsairs, 1 Schooner from fleet A to green 5, loading max Pirates',
    ]);
    expect(echo('construir 2 foreman, 1 explotacion en verde 5', 'consorcio-minero')).toEqual([
      'construir 2 Capataces, 1 Explotación en verde 5',
      'build 2 Foremen, 1 Mining Works at green 5',
    ]);
    expect(echo('construir 1 base militar en verde 5', 'european')[0]).toBe('construir 1 Gobierno Militar en verde 5');
    const { id } = FACTIONS.find((f) => f.id === 'consorcio-minero')!.units.find((u) =>
      names('unit', u.id).includes('Foreman'),
    )!;
    const say = (n: number) => SPEAKERS.map((s) => s.say({ key: `unit.${id}.n`, args: { n } }));
    expect([say(1), say(7)]).toEqual([
      ['1 Foreman', '1 Capataz'],
      ['7 Foremen', '7 Capataces'],
    ]);
  });

  it('[CSM-LANG-2] a final s or es may be missing or too much', () => {
    for (const name of ['corsario', 'corsarios', 'corsarioes'])
      expect(readLine(`construir 2 ${name} en verde 1`, 'liga-pirata')).toMatchObject({
        items: [{ id: 'corsario' }],
      });
    expect(readLine('construir 2 galeon espectrales en verde 1', 'fantasma')).toMatchObject({
      items: [{ id: 'galeon-espectral' }],
    });
  });

  it('[CSM-TECH-8] no order gives, sells or steals a card', () => {
    for (const line of [
      'dar bomba nova a rauk',
      'give nova bomb to rauk',
      'vender bomba nova a rauk',
      'robar bomba nova a rauk',
    ])
      expect(readLine(line, 'liga-pirata')).toHaveProperty('expected');
    expect(readLine('dar dispositivo', 'liga-pirata')).toMatchObject({ column: 1, found: 'dar' });
  });

  it('[CSM-LANG-4] riders stand only where they do something', () => {
    const read = (line: string) => readLine(line, 'liga-pirata');
    expect(read('mover flota A a verde 3, subiendo 5 piratas')).toHaveProperty('do');
    expect(read('recolectar flota A, subiendo 5 piratas')).toMatchObject({ found: 'subiendo' });
    expect(read('explorar flota A, biomasa 5')).toMatchObject({ found: 'biomasa' });
    expect(read('recolectar flota A, bajando 5 piratas')).toMatchObject({ found: 'bajando' });
    expect(read('explorar 2 corsarios de A, con heroe mary vientosolar')).toMatchObject({
      heroes: ['mary-vientosolar'],
    });
  });

  it('[CSM-LANG-3, CSM-ORDER-14] assignments and incentives are preludes', () => {
    expect(readList('asignar flota A a B\nincentivo', 'rauk').orders.map((o) => o.do)).toEqual(['assign', 'incentive']);
  });
});

describe('what cannot be read', () => {
  const problem = (text: string) => readList(text, 'liga-pirata').problems[0];
  it('[CSM-LANG-4] says line, column, what was expected and the nearest name', () => {
    expect(problem('\nconstruir 4 corzairioz en blanco 20')).toMatchObject({
      line: 2,
      column: 13,
      found: 'corzairioz',
      nearest: 'Corsario',
    });
    expect(problem('moberr flota A a verde 3')).toMatchObject({ line: 1, column: 1, nearest: 'mover' });
    expect(problem('mover flota A a verde')).toMatchObject({ column: 22, found: '', expected: ['<number>'] });
    expect(problem('mover flota A a verde 99')).toMatchObject({ column: 23, expected: ['<1-40>'] });
    expect(problem('pacto con Nacsor hasta turno 3')).toMatchObject({ nearest: 'naxor' });
    expect(problem('mover flota A a verde 3 deprisa')).toMatchObject({ column: 25, found: 'deprisa' });
    expect(problem('desmantelar 3 boiias en verde 3')).toMatchObject({ nearest: 'Boyas Artilladas' });
    expect(problem('mover 5 corsarios a verde 3')).toMatchObject({ found: '', expected: ['<label>'] });
    expect(problem('Enseñar goletas')).toMatchObject({ column: 1, found: 'Enseñar' });
    expect(readList('abracadabra\nexplorar flota A', 'rauk').orders.map((o) => o.do)).toEqual([
      'unreadable',
      'explore',
    ]);
  });

  it('[CSM-LANG-4, CSM-LANG-5] a slip, a shortened word and initials are read where only one order can be meant', () => {
    const read = (line: string) => {
      const { orders, problems } = readList(line, 'liga-pirata');
      return problems.length > 0 ? '?' : writeOrder(orders[0]!, 'liga-pirata', 'es');
    };
    expect(read('moevr flota A a verd 3')).toBe('mover flota A a verde 3');
    expect(read('constuir 4 corsairios en blanco 20')).toBe('construir 4 Corsarios en blanco 20');
    expect(read('reclutar 20 pir en blanco 20')).toBe('reclutar 20 Piratas en blanco 20');
    expect(read('construir btt en verde 3')).toBe('construir 1 Base de Tropas Terrestre en verde 3');
    expect(read('recolctar 40 piratas en verde 3')).toBe('recolectar 40 Piratas en verde 3'); // not reclutar: that is further off
    expect(read('mover flota A a verde 3 para proteger a las tropas')).toBe('mover flota A a verde 3');
    expect(read('mover flota A a verde 3 para bombardear')).toBe('?'); // that would be another order
    expect(read('mover flota A a verde 3 pues no')).toBe('?');
    expect(read('construir bas en verde 3')).toBe('?'); // more than one begins like that
    expect(read('anular portal en verde 3')).toBe('?'); // is no slip for `anclar`
    expect(read('podría mover flota A a verd 3')).toBe('?');
    expect(read('moevr flotta A a verdde 3')).toBe('?'); // too much of it is strange
    expect(read('pacto con asi hasta el turno 9')).toBe('?'); // Asian and Asimiladores are as near
  });

  it('[CSM-LANG-4] names what was expected in the language of the reader alone', () => {
    const say = (text: string) => SPEAKERS.map((s) => s.say(problemMsg(problem(text)!)));
    expect(say('mover flota A, con heroe Mary')).toEqual([
      'Line 1, column 30: the line ends too soon. Expected: “to”.',
      'Línea 1, columna 30: la línea se acaba antes de tiempo. Se esperaba: «a».',
    ]);
    expect(say('moberr flota A a verde 3')[1]).toBe(
      'Línea 1, columna 1: aquí no se esperaba «moberr». ¿Querías decir «mover»? Se esperaba: una orden («mover», «construir»…).',
    );
    expect(say('mover flota A a')[0]).toMatch(/Expected: a system \(“green 12”\)\.$/);
  });

  it('[CSM-LANG-4] has words for whatever may be missing, wherever a line breaks off', () => {
    for (const line of [...EXAMPLES.split('\n'), ...MORE.split('\n')]) {
      const words = line.split(' ');
      for (const i of words.keys()) {
        const broken = readList([...words.slice(0, i), '&'].join(' '), 'liga-pirata').problems[0]!;
        const told = SPEAKERS.map((s) => s.say(problemMsg(broken)));
        expect(told.join('\n')).not.toMatch(/undefined|: \.$/m);
      }
    }
  });

  it('[CSM-LANG-5, CSM-LANG-2] what a bot advises is told with names, in the tongue of the reader', () => {
    const advice = 'asignar 1 acorazado-del-rey de A a ZZ\nconstruir 10 bergantin en blanco 20\nto be seen';
    expect(worded(advice, 'liga-pirata', 'es')).toBe(
      'asignar 1 Acorazado del Rey de flota A a flota ZZ\nconstruir 10 Bergantines en blanco 20\nto be seen',
    );
    const english = worded(advice, 'liga-pirata', 'en').split('\n');
    expect(english[1]).toBe('build 10 Brigantines at white 20');
    for (const line of english) expect(line).not.toMatch(/acorazado-del-rey|bergantin\b/);
  });
  it('never throws, whatever is typed', () => {
    const r = random(7);
    const words = [...EXAMPLES.split(/\s+/), ...MORE.split(/\s+/), ',', '+', '%', '€', '12', '𝔘'];
    let unreadable = 0;
    for (let i = 0; i < 2000; i++) {
      const line = Array.from({ length: 1 + r.below(9) }, () => r.pick(words)).join(' ');
      const read = readLine(line, 'astano');
      if (!read || 'do' in read) continue;
      unreadable += 1;
      for (const s of SPEAKERS) expect(s.say(problemMsg(read))).not.toMatch(/undefined/);
    }
    expect(unreadable).toBeGreaterThan(1000);
  });
});
