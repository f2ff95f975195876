// TI4-SPACE, TI4-AFB: Space combat and anti-fighter barrage.
import type { Rule } from '@orrery/kernel';

export const spaceCombat: readonly Rule[] = [
  {
    id: 'TI4-SPACE-1',
    source: 'base',
    en: 'Takes place if the active player and another player (or neutral units) have ships in the active system after space cannon offence. The active player is the attacker, the other the defender.',
    es: 'Tiene lugar si, tras el Cañón espacial ofensivo, el jugador activo y otro jugador (o unidades neutrales) tienen naves en el sistema activo. El jugador activo es el atacante; el otro, el defensor.',
  },
  {
    id: 'TI4-SPACE-2',
    source: 'base',
    en: 'All ships of both sides in the space area take part; ground forces in space, structures and floating factories do not.',
    es: 'Participan todas las naves de ambos bandos que estén en el espacio; no las fuerzas terrestres del espacio, las estructuras ni las fábricas flotantes.',
  },
  {
    id: 'TI4-SPACE-3',
    source: 'te; ruling',
    en: "If both another player's ships and neutral ships are there, the active player fights the other player first and then, if ships remain, the neutral ships as a second combat.",
    es: 'Si hay naves de otro jugador y naves neutrales, el jugador activo combate primero contra el otro jugador y después, si le quedan naves, contra las neutrales en un segundo combate.',
  },
  {
    id: 'TI4-SPACE-4',
    source: 'base',
    en: 'Stages of a round: start; anti-fighter barrage (first round only); announcing retreats; rolling dice; assigning hits; retreat; end of the round.',
    es: 'Etapas de una ronda: comienzo; Artillería anticazas (solo la primera); anuncio de retirada; tiradas; asignación; retirada; final de la ronda.',
  },
  {
    id: 'TI4-SPACE-5',
    source: 'base',
    en: 'After every stage and after each effect in the windows: if a side has no ships left in the combat, the combat ends at once; remaining stages of that round are skipped except its end.',
    es: 'Tras cada etapa y cada efecto de los momentos: si a un bando no le quedan naves en el combate, este termina enseguida; se omiten las demás etapas de la ronda, salvo su final.',
  },
  {
    id: 'TI4-SPACE-6',
    source: 'base',
    en: 'If the combat ends before dice are rolled there is still a winner.',
    es: 'Si el combate termina antes de tirar dados, hay igualmente un ganador.',
  },
  {
    id: 'TI4-SPACE-7',
    source: 'pok',
    en: 'A side that loses its last ship but can place ships in the same window by an effect already triggered places them before TI4-SPACE-5 is checked.',
    es: 'Un bando que pierde su última nave pero puede colocar otras en ese mismo momento por un efecto ya desencadenado las coloca antes de que se compruebe TI4-SPACE-5.',
    waived: 'no effect in play places ships in a running combat yet',
  },
  {
    id: 'TI4-SPACE-8',
    source: 'base',
    en: 'After the end of a round with ships on both sides a new round begins, without anti-fighter barrage.',
    es: 'Si al final de una ronda ambos bandos conservan naves, empieza otra, sin Artillería anticazas.',
  },
  {
    id: 'TI4-SPACE-9',
    source: 'base',
    en: 'Winner: the side with at least one ship left; the other side is the loser. None left on both sides: draw, no winner, no loser. A side that retreated or whose ships all left is the loser.',
    es: 'Gana el bando al que le quede al menos una nave; el otro pierde. Si no quedan en ninguno, hay empate: nadie gana ni pierde. El bando que se retira, o cuyas naves se han ido todas, pierde.',
  },
  {
    id: 'TI4-SPACE-10',
    source: 'base',
    en: 'After the victory: blockade, then capacity of all players there (TI4-CAP-7). Ground forces in space of a side without ships are removed.',
    es: 'Tras la victoria: bloqueo y, después, capacidad de todos los jugadores allí (TI4-CAP-7). Las fuerzas terrestres del espacio de un bando sin naves se retiran.',
  },
  {
    id: 'TI4-SPACE-11',
    source: 'base',
    en: 'With a draw the tactical action goes on: the active player has no ships and (after capacity) no ground forces in space, so normally nothing to land.',
    es: 'Con empate la acción táctica continúa: al jugador activo no le quedan naves ni, aplicada la capacidad, fuerzas terrestres en el espacio, así que normalmente no tiene nada que desplegar.',
  },
  {
    id: 'TI4-SPACE-12',
    source: 'base; ruling',
    en: "If it is impossible for either side ever to destroy the other, the attacker must retreat; if the attacker cannot, the attacker's ships in the combat are destroyed. The table declares this when 50 rounds in a row cost nobody a ship.",
    es: 'Si ninguno puede llegar a destruir al otro, el atacante debe retirarse; si no puede, se destruyen sus naves del combate. La mesa lo declara cuando en 50 rondas seguidas nadie ha perdido una nave.',
  },
  {
    id: 'TI4-SPACE-13',
    source: 'base',
    en: 'A unit that joins the combat later rolls from the next roll on; a unit that joins after the barrage uses none.',
    es: 'Una unidad que se incorpora más tarde tira desde la siguiente tirada; si se incorpora después de la Artillería anticazas, no la usa.',
  },
  {
    id: 'TI4-SPACE-14',
    source: 'base',
    en: 'Only players of the combat are "opponents"; others may act only through effects that do not need to be in the combat.',
    es: 'Solo son «oponentes» los jugadores del combate; los demás solo pueden actuar con efectos que no exijan participar en él.',
  },
  {
    id: 'TI4-SPACE-15',
    source: 'base',
    en: 'One objective per combat: see TI4-OBJ-6.',
    es: 'Un Objetivo por combate: véase TI4-OBJ-6.',
  },
  {
    id: 'TI4-AFB-1',
    source: 'base',
    en: 'Each side rolls for its units with anti-fighter barrage that take part; the step exists even without fighters, since results may matter (Raid Formation).',
    es: 'Cada bando tira con sus unidades participantes que la tengan; el paso existe aunque no haya cazas, pues los resultados pueden importar (Formación de asalto).',
  },
  {
    id: 'TI4-AFB-2',
    source: 'base',
    en: 'Hits go to enemy fighters only; excess is lost.',
    es: 'Los impactos van solo a cazas enemigos; lo sobrante se pierde.',
  },
  {
    id: 'TI4-AFB-3',
    source: 'base',
    en: "Both rolls are made before any fighter leaves: fighters destroyed here do not reduce the other side's anti-fighter barrage.",
    es: 'Ambas tiradas se hacen antes de que se vaya ningún caza: los cazas destruidos aquí no reducen la Artillería anticazas del otro bando.',
  },
  {
    id: 'TI4-AFB-4',
    source: 'base',
    en: 'It is part of the combat: Shields Holding may cancel its hits; combat-roll effects do not apply.',
    es: 'Forma parte del combate: Escudos estables puede anular sus impactos; los efectos sobre tiradas de combate no se aplican.',
  },
  {
    id: 'TI4-AFB-5',
    source: 'pok',
    en: 'Strike Wing Alpha II: each anti-fighter barrage die showing 9 or 10 also destroys an enemy infantry in the space area, at the end of the roll; it is not a hit.',
    es: 'Ala de asalto Alfa II: cada dado de Artillería anticazas con 9 o 10 destruye además una infantería enemiga del espacio, al final de la tirada; no es un impacto.',
    waived: 'the upgrades of the Argent Flight are not in play yet',
  },
  {
    id: 'TI4-AFB-6',
    source: 'pok',
    en: 'Waylay: hits of that roll may go to any ships; ships so made eligible may sustain.',
    es: 'Acechar: los impactos de esa tirada pueden ir a cualquier nave, y estas pueden usar Resistencia al daño.',
    waived: 'the card Waylay is not in play yet',
  },
];
