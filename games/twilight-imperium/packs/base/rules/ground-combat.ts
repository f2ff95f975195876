// TI4-SCD, TI4-GND: Space cannon defence and ground combat.
import type { Rule } from '@orrery/kernel';

export const groundCombat: readonly Rule[] = [
  {
    id: 'TI4-SCD-1',
    source: 'base',
    en: 'After committing, for each planet to which the active player committed ground forces, every other player may use the space cannon of own units on that planet. Units with range elsewhere, ships in space and units on other planets do not fire.',
    es: 'Tras el desembarco, en cada planeta, cada otro jugador puede usar el Cañón espacial de sus unidades de ese planeta, y solo esas.',
  },
  {
    id: 'TI4-SCD-2',
    source: 'base; te',
    en: "Order of planets: active player's choice. Several players on one planet: clockwise from the active player.",
    es: 'Orden de planetas: a elección del jugador activo; varios jugadores, en sentido horario.',
  },
  {
    id: 'TI4-SCD-3',
    source: 'base',
    en: 'One roll per planet and player (so Plasma Scoring adds one die per planet).',
    es: 'Una tirada por planeta y jugador.',
  },
  {
    id: 'TI4-SCD-4',
    source: 'base',
    en: 'Hits go only to ground forces committed to that planet in this invasion, chosen by the active player; mechs may sustain.',
    es: 'Los impactos van solo a fuerzas desembarcadas en ese planeta en esta invasión, a elección del jugador activo.',
  },
  {
    id: 'TI4-SCD-5',
    source: 'base; ruling',
    en: 'A PDS on a planet without ground forces of its owner fires too: it is still there until I5.',
    es: 'Un SDP sin fuerzas de su dueño también dispara: sigue allí hasta el control.',
  },
  {
    id: 'TI4-SCD-6',
    source: 'base',
    en: 'Antimass Deflectors of the active player: -1 to each die here too.',
    es: 'Los Deflectores antimasa del jugador activo restan 1 también aquí.',
  },
  { id: 'TI4-SCD-7', source: 'te', en: 'Neutral PDS fire always.', es: 'Los SDP neutrales disparan siempre.' },
  {
    id: 'TI4-SCD-8',
    source: 'base',
    en: 'If all committed ground forces of a planet die here there is no ground combat there and control does not change.',
    es: 'Si mueren todas las desembarcadas no hay combate ni cambia el control.',
  },
  {
    id: 'TI4-SCD-9',
    source: 'te; ruling',
    en: 'If the committed units are going to coexist (TI4-COEX-6), space cannon defence may still be used against them.',
    es: 'Puede usarse también contra unidades que vayan a coexistir.',
    waived: 'coexistence is not in play yet',
  },
  {
    id: 'TI4-SCD-10',
    source: 'base',
    en: 'The active player never fires in this stage.',
    es: 'El jugador activo nunca dispara en esta etapa.',
  },
  {
    id: 'TI4-GND-1',
    source: 'base',
    en: 'In I4, on each planet where the active player has ground forces not in coexistence and another player who does not coexist there (or neutral units) has ground forces, a ground combat is fought; combats with coexisting players are optional (TI4-COEX-6, -7, -10); planets in the order chosen by the active player, each combat to its end.',
    es: 'En cada planeta donde haya fuerzas del jugador activo y de otro se libra un combate terrestre, en el orden que elija el activo.',
  },
  {
    id: 'TI4-GND-2',
    source: 'base',
    en: 'Ordered stages of a round: G0 start window (TI4-WIN-6; Magen hit, Indoctrination, Dunlain Reaper) -> G1 roll: attacker all dice, combat.rolled + groundCombat.rolled, then defender -> G2 assign: hits.produced, hits.assign.before + sustain., hits.assign, destruction, hits.assigned.after -> G3 end: groundCombatRound.end, combatRound.end (Harrow, Alarum).',
    es: 'Etapas de una ronda: comienzo; tiradas, atacante y después defensor; asignación; final.',
  },
  {
    id: 'TI4-GND-3',
    source: 'base',
    en: 'The combat ends when at most one side has ground forces on the planet, checked after each stage and each effect; then combat.end, combat.won.',
    es: 'Termina cuando como mucho un bando tiene fuerzas; se comprueba tras cada etapa y efecto.',
  },
  {
    id: 'TI4-GND-4',
    source: 'base',
    en: 'Winner: the side with ground forces left. None on both sides: draw.',
    es: 'Gana el bando con fuerzas; si no quedan en ninguno, empate.',
  },
  { id: 'TI4-GND-5', source: 'base', en: 'There is no retreat from ground combat.', es: 'No hay retirada.' },
  {
    id: 'TI4-GND-6',
    source: 'base',
    en: 'Only ground forces on that planet take part: not ground forces on other planets or in space; structures only if they are ground forces.',
    es: 'Solo participan las fuerzas de ese planeta.',
  },
  {
    id: 'TI4-GND-7',
    source: 'base',
    en: 'If the defender has no ground forces there is no combat, no combat window opens and nobody "wins a ground combat".',
    es: 'Sin fuerzas defensoras no hay combate ni nadie lo gana.',
  },
  {
    id: 'TI4-GND-8',
    source: 'base',
    en: 'ground forces added to the planet during the combat fight from the next roll.',
    es: 'Las fuerzas añadidas durante el combate luchan desde la siguiente tirada.',
  },
  {
    id: 'TI4-GND-9',
    source: 'base',
    en: 'If the last ground force of one side dies in G0 the combat ends at once; that side uses no further start effects.',
    es: 'Si la última fuerza de un bando muere al comienzo, el combate termina al momento.',
  },
  {
    id: 'TI4-GND-10',
    source: 'base',
    en: "Combat modifiers are those of each unit's owner; nebula and ship effects do not apply.",
    es: 'Los modificadores son los del dueño de cada unidad; nebulosas y efectos de naves no se aplican.',
  },
  {
    id: 'TI4-GND-11',
    source: 'ruling',
    en: 'Roll order attacker then defender is applied to ground combat too.',
    es: 'El orden atacante y después defensor vale también aquí.',
  },
  {
    id: 'TI4-GND-12',
    source: 'base',
    en: 'After a ground combat surviving committed fighters (matriarch) return to space before I5.',
    es: 'Los cazas desembarcados supervivientes vuelven al espacio antes del control.',
    waived: 'the flagship text of the Naalu Collective is not in play yet',
  },
];
