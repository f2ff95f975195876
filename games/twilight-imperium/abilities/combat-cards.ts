// Action cards of combat: before it, in it, and against its hits.
import type { Bag, Seat, WindowFacts } from '@orrery/kernel';
import type { Piece } from '../registry.ts';
import { effectsOf, lay, type Pub } from '../state.ts';
import type { HitArgs } from '../steps/hits.ts';
import { havens } from '../values/retreat.ts';
import { cardOf, isShip, unitOf } from '../values/units.ts';
import { reaction } from './card.ts';

export const isSide = (about: Bag, seat: Seat): boolean => about.attacker === seat || about.defender === seat;
export const frameOf = (pub: Pub, about: Bag) => pub.stack.find((f) => f.id === about.frame);
const hitArgs = (pub: Pub, w: WindowFacts): HitArgs => frameOf(pub, w.about)!.args as unknown as HitArgs;
const hitsOn = (pub: Pub, seat: Seat, w: WindowFacts): number =>
  hitArgs(pub, w).batches.find((batch) => batch.seat === seat)?.hits ?? 0;
const played = (pub: Pub, seat: Seat, source: string): boolean =>
  effectsOf(pub, 'played').some((e) => e.source === source && e.seat === seat);

/** Cancels up to `most` hits on a seat, once per batch and player. [TI4-AC-10] */
function cancelHits(source: string, most: number) {
  return (t: { s: { pub: Pub } }, { seat, about }: { seat: Seat; about: Bag }): void => {
    const frame = frameOf(t.s.pub, about)!;
    const batch = (frame.args as unknown as HitArgs).batches.find((b) => b.seat === seat)!;
    batch.hits = Math.max(0, batch.hits - most);
    lay(frame, { kind: 'played', source, seat });
  };
}

export const combatCards: Piece[] = [
  reaction(
    {
      id: 'direct-hit',
      rules: ['TI4-SUST-8'],
      might(pub, seat, { about }) {
        const unit = unitOf(pub, about.unit as number);
        return about.by === seat && unit !== undefined && isShip(unit) && !cardOf(pub, unit).directHitImmune;
      },
      resolve: (t, { seat, about }) =>
        t.call('destroyUnits', { units: [about.unit!], killers: [seat], cause: 'effect' }),
      words: {
        en: [
          'Direct Hit',
          'After another player’s ship used Sustain Damage against a hit of yours: destroy that ship.',
        ],
        es: [
          'Impacto directo',
          'Después de que una nave de otro jugador use Resistencia al daño contra un impacto tuyo: destruye esa nave.',
        ],
      },
    },
    'sustain.after',
  ),
  reaction(
    {
      id: 'skilled-retreat',
      rules: ['TI4-ABMOVE-8'],
      might: (pub, seat, { about }) =>
        about.kind === 'space' && isSide(about, seat) && havens(pub, seat, about.at as string).length > 0,
      resolve: (t, { seat, about }) =>
        t.call('retreat', { seat, system: about.at!, combat: about.frame!, skilled: true }),
      words: {
        en: [
          'Skilled Retreat',
          'At the start of a space combat round: move all your ships to an adjacent system without other ships. The combat ends in a draw; place a command token there.',
        ],
        es: [
          'Retirada hábil',
          'Al comienzo de una ronda de combate espacial: mueve todas tus naves a un sistema adyacente sin naves ajenas. El combate acaba en empate; coloca allí una ficha de Mando.',
        ],
      },
    },
    'combatRound.start',
  ),
  reaction(
    {
      id: 'morale-boost',
      rules: ['TI4-DICE-3', 'TI4-AC-10'],
      might: (pub, seat, { about }) => isSide(about, seat) && !played(pub, seat, 'morale-boost'),
      resolve(t, { seat, about }) {
        const frame = frameOf(t.s.pub, about)!;
        lay(frame, { kind: 'combat', seat, amount: 1 });
        lay(frame, { kind: 'played', source: 'morale-boost', seat });
      },
      words: {
        en: ['Morale Boost', 'At the start of a combat round: +1 to each combat roll of your units in this round.'],
        es: [
          'Subida de moral',
          'Al comienzo de una ronda de combate: +1 a cada tirada de combate de tus unidades en esta ronda.',
        ],
      },
    },
    'combatRound.start',
  ),
  reaction(
    {
      id: 'shields-holding',
      rules: ['TI4-HIT-1', 'TI4-AFB-4'],
      might: (pub, seat, w) =>
        (w.about.cause === 'space' || w.about.cause === 'afb') &&
        hitsOn(pub, seat, w) > 0 &&
        !played(pub, seat, 'shields-holding'),
      resolve: cancelHits('shields-holding', 2),
      words: {
        en: ['Shields Holding', 'Before you assign hits to your ships in a space combat: cancel up to 2 of them.'],
        es: ['Escudos estables', 'Antes de asignar impactos a tus naves en un combate espacial: anula hasta 2.'],
      },
    },
    'hits.assign.before',
  ),
  reaction(
    {
      id: 'maneuvering-jets',
      rules: ['TI4-SCO-8'],
      might: (pub, seat, w) =>
        (w.about.cause === 'sco' || w.about.cause === 'scd') &&
        hitsOn(pub, seat, w) > 0 &&
        !played(pub, seat, 'maneuvering-jets'),
      resolve: cancelHits('maneuvering-jets', 1),
      words: {
        en: ['Maneuvering Jets', 'Before you assign hits of another player’s space cannon roll: cancel 1 of them.'],
        es: [
          'Propulsores de maniobra',
          'Antes de asignar los impactos de una tirada de Cañón espacial de otro jugador: anula 1.',
        ],
      },
    },
    'hits.assign.before',
  ),
  reaction(
    {
      id: 'fire-team',
      rules: ['TI4-DICE-5', 'TI4-DICE-6'],
      might: (_, seat, { about }) => about.by === seat,
      resolve: (t, { seat, about }) => t.call('reroll', { seat, roll: about.frame! }),
      words: {
        en: ['Fire Team', 'After your ground forces have rolled in a ground combat round: reroll any of your dice.'],
        es: [
          'Pelotón de fuego',
          'Después de que tus fuerzas terrestres tiren en una ronda de combate terrestre: repite los dados tuyos que quieras.',
        ],
      },
    },
    'groundCombat.rolled',
  ),
];
