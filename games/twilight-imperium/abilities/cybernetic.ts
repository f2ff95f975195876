// The yellow technologies.
import { type AbilityArgs, type Seat, step } from '@orrery/kernel';
import { exhaustTechnology } from '../atoms/economy.ts';
import { move } from '../atoms/units.ts';
import type { Piece } from '../registry.ts';
import { done, option, placeName, planetName, tail, unitKey, unitName } from '../say.ts';
import { has, hasReady, lay, type Pub, type TI, type Unit } from '../state.ts';
import { planetsOf, resourcesOf, systemOf } from '../values/board.ts';
import { alike, isGround } from '../values/units.ts';
import { plain, techWords } from './own.ts';

const ground = (pub: Pub, seat: Seat, moved: readonly number[]): Unit[] =>
  pub.units.filter((u) => u.owner === seat && isGround(u) && !moved.includes(u.id));

export const cybernetic: Piece[] = [
  {
    id: 'sarween-tools',
    modifiers: { discount: (pub, seat) => (has(pub, seat, 'sarween-tools') ? 1 : 0) },
    words: {
      en: techWords('sarween-tools', 'Sarween Tools', 'When your units use production, the combined cost is 1 less.'),
      es: techWords(
        'sarween-tools',
        'Herramientas Sarween',
        'Cuando tus unidades usan Producción, el coste total se reduce en 1.',
      ),
    },
  },
  {
    id: 'scanlink-drone-network',
    words: {
      en: techWords(
        'scanlink-drone-network',
        'Scanlink Drone Network',
        'When you activate a system you may explore a planet there that holds a unit of yours.',
      ),
      es: techWords(
        'scanlink-drone-network',
        'Red de drones Scanlink',
        'Cuando activas un sistema puedes explorar un planeta de él que tenga una unidad tuya.',
      ),
    },
  },
  {
    id: 'graviton-laser-system',
    abilities: {
      'graviton-laser-system': plain(
        'unitAbility.roll.before',
        'graviton-laser-system',
        ['TI4-SCO-7', 'TI4-HIT-8'],
        (pub, seat, { about }) =>
          about.by === seat && about.ability === 'spaceCannon' && hasReady(pub, seat, 'graviton-laser-system'),
      ),
    },
    steps: {
      'graviton-laser-system': step<TI, AbilityArgs>({
        aim(t, { args: { seat, about } }) {
          exhaustTechnology(t, seat, 'graviton-laser-system');
          lay(t.frame(about.frame as number)!, { kind: 'capitals', seat });
        },
      }),
    },
    words: {
      en: techWords(
        'graviton-laser-system',
        'Graviton Laser System',
        'Before your units use space cannon you may exhaust this card: their hits must be assigned to non-fighter ships if able.',
        {
          'use.graviton-laser-system': 'Graviton Laser System',
        },
      ),
      es: techWords(
        'graviton-laser-system',
        'Sistema láser de gravitones',
        'Antes de que tus unidades usen Cañón espacial puedes agotar esta carta: sus impactos deben asignarse a naves que no sean cazas si es posible.',
        {
          'use.graviton-laser-system': 'Sistema láser de gravitones',
        },
      ),
    },
  },
  {
    id: 'predictive-intelligence',
    abilities: {
      'predictive-intelligence': plain(
        'turn.end',
        'predictive-intelligence',
        ['TI4-TOKEN-10'],
        (pub, seat, { about }) => about.by === seat && hasReady(pub, seat, 'predictive-intelligence'),
      ),
    },
    steps: {
      'predictive-intelligence': step<TI, AbilityArgs>({
        shift(t, f) {
          exhaustTechnology(t, f.args.seat, 'predictive-intelligence');
          t.call('redistribute', { seat: f.args.seat, into: [] });
        },
      }),
    },
    words: {
      en: techWords(
        'predictive-intelligence',
        'Predictive Intelligence',
        'At the end of your turn you may exhaust this card to redistribute your command tokens.',
        {
          'use.predictive-intelligence': 'Predictive Intelligence: redistribute tokens',
        },
      ),
      es: techWords(
        'predictive-intelligence',
        'Inteligencia predictiva',
        'Al final de tu turno puedes agotar esta carta para redistribuir tus fichas de Mando.',
        {
          'use.predictive-intelligence': 'Inteligencia predictiva: redistribuir fichas',
        },
      ),
    },
  },
  {
    id: 'transit-diodes',
    abilities: {
      'transit-diodes': plain(
        'turn.start',
        'transit-diodes',
        ['TI4-ABMOVE-7'],
        (pub, seat, { about }) =>
          about.by === seat &&
          hasReady(pub, seat, 'transit-diodes') &&
          ground(pub, seat, []).length > 0 &&
          planetsOf(pub, seat).length > 0,
      ),
    },
    steps: {
      'transit-diodes': step<TI, AbilityArgs & { moved: number[]; unit: number }>({
        begin(t, f) {
          f.args.moved = [];
          exhaustTechnology(t, f.args.seat, 'transit-diodes');
        },
        take: {
          who: (pub, f) =>
            f.args.moved.length < 4 && ground(pub, f.args.seat, f.args.moved).length > 0 ? [f.args.seat] : [],
          question: (k, f) => ({
            prompt: { key: 'ask.transit' },
            ask: {
              shape: 'one',
              options: [
                ...alike(k.pub, ground(k.pub, f.args.seat, f.args.moved)).map((u) =>
                  option(
                    `take:${unitKey(k.pub, u)}`,
                    'take.unit',
                    {
                      unit: unitName(u.type),
                      place: placeName(u),
                    },
                    [`unit:${u.id}`],
                  ),
                ),
                done,
              ],
            },
            rules: ['TI4-ABMOVE-7'],
          }),
          take(t, f, choices) {
            const choice = choices.get(f.args.seat);
            if (choice === 'done') return 'end';
            f.args.unit = ground(t.s.pub, f.args.seat, f.args.moved).find(
              (u) => unitKey(t.s.pub, u) === tail(choice),
            )!.id;
          },
        },
        any(_, f) {
          if (!f.args.unit) return 'end';
        },
        put: {
          who: (_, f) => [f.args.seat],
          question: (k, f) => ({
            prompt: { key: 'ask.transit.to' },
            ask: {
              shape: 'one',
              options: planetsOf(k.pub, f.args.seat).map((p) =>
                option(`put:${p}`, 'put', { planet: planetName(p) }, [`planet:${p}`]),
              ),
            },
            rules: ['TI4-ABMOVE-7'],
          }),
          take(t, f, choices) {
            const planet = tail(choices.get(f.args.seat));
            move(t, [t.s.pub.units.find((u) => u.id === f.args.unit)!], systemOf(t.s.pub, planet), planet);
            f.args.moved.push(f.args.unit);
            f.args.unit = 0;
            return { goto: 'take' };
          },
        },
      }),
    },
    words: {
      en: techWords(
        'transit-diodes',
        'Transit Diodes',
        'At the start of your turn you may exhaust this card to take up to 4 of your ground forces off the board and place them on planets you control.',
        {
          'use.transit-diodes': 'Transit Diodes: move ground forces',
          'ask.transit': 'Which ground force do you take up?',
          'ask.transit.to': 'Where does it go?',
        },
      ),
      es: techWords(
        'transit-diodes',
        'Diodos de tránsito',
        'Al comienzo de tu turno puedes agotar esta carta para retirar del tablero hasta 4 de tus fuerzas terrestres y colocarlas en planetas que controles.',
        {
          'use.transit-diodes': 'Diodos de tránsito: mover fuerzas terrestres',
          'ask.transit': '¿Qué fuerza terrestre recoges?',
          'ask.transit.to': '¿Adónde va?',
        },
      ),
    },
  },
  {
    id: 'integrated-economy',
    abilities: {
      'integrated-economy': plain(
        'planet.gained.after',
        'integrated-economy',
        ['TI4-PROD-15'],
        (pub, seat, { about }) =>
          about.by === seat && has(pub, seat, 'integrated-economy') && resourcesOf(pub, about.on as string) > 0,
      ),
    },
    steps: {
      'integrated-economy': step<TI, AbilityArgs>({
        produce(t, { args: { seat, about } }) {
          const on = about.on as string;
          const budget = resourcesOf(t.s.pub, on);
          t.call('produce', {
            seat,
            system: systemOf(t.s.pub, on),
            producers: [],
            limit: 20,
            budget,
            only: 'ground',
            on,
          });
        },
      }),
    },
    words: {
      en: techWords(
        'integrated-economy',
        'Integrated Economy',
        'After you gain control of a planet you may produce ground forces on it with a combined cost up to its resources.',
        {
          'use.integrated-economy': 'Integrated Economy: produce there',
        },
      ),
      es: techWords(
        'integrated-economy',
        'Economía integrada',
        'Después de obtener el control de un planeta puedes producir fuerzas terrestres en él cuyo coste total no supere sus Recursos.',
        {
          'use.integrated-economy': 'Economía integrada: producir allí',
        },
      ),
    },
  },
];
