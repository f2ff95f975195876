// TI4-SCD, TI4-GND: Space cannon defence and ground combat.
import type { Rule } from '@orrery/kernel';

export const groundCombat: readonly Rule[] = [
  {
    id: 'TI4-SCD-1',
    source: 'base',
    en: 'After committing, for each planet to which the active player committed ground forces, every other player may use the space cannon of own units on that planet. Units with range elsewhere, ships in space and units on other planets do not fire.',
    es: 'Tras el despliegue, en cada planeta en el que el jugador activo haya desplegado fuerzas terrestres, cada uno de los demás puede usar el Cañón espacial de sus unidades de ese planeta. No disparan las unidades con alcance de otros lugares, las naves ni las unidades de otros planetas.',
  },
  {
    id: 'TI4-SCD-2',
    source: 'base; te',
    en: "Order of planets: active player's choice. Several players on one planet: clockwise from the active player.",
    es: 'Orden de los planetas: el que elija el jugador activo. Varios jugadores en un planeta: en sentido horario desde el jugador activo.',
  },
  {
    id: 'TI4-SCD-3',
    source: 'base',
    en: 'One roll per planet and player (so Plasma Scoring adds one die per planet).',
    es: 'Una tirada por planeta y jugador (así que Disparo de plasma añade un dado por planeta).',
  },
  {
    id: 'TI4-SCD-4',
    source: 'base',
    en: 'Hits go only to ground forces committed to that planet in this invasion, chosen by the active player; mechs may sustain.',
    es: 'Los impactos van solo a fuerzas terrestres desplegadas en ese planeta en esta invasión, a elección del jugador activo; los mecas pueden usar Resistencia al daño.',
  },
  {
    id: 'TI4-SCD-5',
    source: 'base; ruling',
    en: 'A PDS on a planet without ground forces of its owner fires too: it is still there until control is established.',
    es: 'Un SDP en un planeta sin fuerzas terrestres de su dueño también dispara: sigue allí hasta la etapa de control.',
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
    es: 'Si caen aquí todas las fuerzas terrestres desplegadas en un planeta, en él no hay combate terrestre ni cambia el control.',
  },
  {
    id: 'TI4-SCD-9',
    source: 'te; ruling',
    en: 'If the committed units are going to coexist (TI4-COEX-6), space cannon defence may still be used against them.',
    es: 'También puede usarse contra unidades desplegadas que vayan a coexistir (TI4-COEX-6).',
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
    en: 'On each planet where the active player has ground forces not in coexistence and another player who does not coexist there (or neutral units) has ground forces, a ground combat is fought; combats with coexisting players are optional (TI4-COEX-6, -7, -10); planets in the order chosen by the active player, each combat to its end.',
    es: 'En cada planeta donde el jugador activo tenga fuerzas terrestres que no coexistan y las tenga también otro jugador que no coexista allí (o unidades neutrales) se libra un combate terrestre; los combates contra jugadores en coexistencia son voluntarios (TI4-COEX-6, TI4-COEX-7, TI4-COEX-10). Los planetas van en el orden que elija el jugador activo, y cada combate hasta su final.',
  },
  {
    id: 'TI4-GND-2',
    source: 'base',
    en: 'Stages of a round: its start (TI4-WIN-6; Magen Defense Grid, Indoctrination, Dunlain Reaper); dice, first all of the attacker, then of the defender; cancelling, assigning, destruction; its end (Harrow, Alarum).',
    es: 'Etapas de una ronda: comienzo (TI4-WIN-6; Red de defensa Magen, Adoctrinamiento, Segador de Dunlain); dados, primero todos los del atacante y después los del defensor; anulación, asignación y destrucción; final (Hostigar, Alarum).',
  },
  {
    id: 'TI4-GND-3',
    source: 'base',
    en: 'The combat ends when at most one side has ground forces on the planet, checked after each stage and each effect; then come its end and the victory.',
    es: 'El combate termina cuando como mucho un bando tiene fuerzas terrestres en el planeta, lo que se comprueba tras cada etapa y cada efecto; después vienen su final y la victoria.',
  },
  {
    id: 'TI4-GND-4',
    source: 'base',
    en: 'Winner: the side with ground forces left. None on both sides: draw.',
    es: 'Gana el bando al que le queden fuerzas terrestres. Si no quedan en ninguno, hay empate.',
  },
  {
    id: 'TI4-GND-5',
    source: 'base',
    en: 'There is no retreat from ground combat.',
    es: 'De un combate terrestre no hay retirada.',
  },
  {
    id: 'TI4-GND-6',
    source: 'base',
    en: 'Only ground forces on that planet take part: not ground forces on other planets or in space; structures only if they are ground forces.',
    es: 'Solo participan las fuerzas terrestres de ese planeta, no las de otros planetas ni las del espacio; las estructuras, solo si son fuerzas terrestres.',
  },
  {
    id: 'TI4-GND-7',
    source: 'base',
    en: 'If the defender has no ground forces there is no combat, no combat window opens and nobody "wins a ground combat".',
    es: 'Si el defensor no tiene fuerzas terrestres no hay combate, no se abre ningún momento de combate y nadie «gana un combate terrestre».',
  },
  {
    id: 'TI4-GND-8',
    source: 'base',
    en: 'Ground forces added to the planet during the combat fight from the next roll.',
    es: 'Las fuerzas añadidas durante el combate luchan desde la siguiente tirada.',
  },
  {
    id: 'TI4-GND-9',
    source: 'base',
    en: 'If the last ground force of one side dies at the start of a round the combat ends at once; that side uses no further start effects.',
    es: 'Si la última fuerza terrestre de un bando cae al comienzo de una ronda, el combate termina enseguida; ese bando ya no usa efectos de comienzo.',
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
    es: 'El orden de las tiradas, primero el atacante y después el defensor, vale también en el combate terrestre.',
  },
  {
    id: 'TI4-GND-12',
    source: 'base',
    en: 'After a ground combat surviving committed fighters (Matriarch) return to space before control is established.',
    es: 'Tras un combate terrestre, los cazas desplegados que sobrevivan (Matriarca) vuelven al espacio antes de la etapa de control.',
    waived: 'the flagship text of the Naalu Collective is not in play yet',
  },
];
