// TI4-SPACE, TI4-AFB: Space combat and anti-fighter barrage.
import type { Rule } from '@orrery/kernel';

export const spaceCombat: readonly Rule[] = [
  {
    id: 'TI4-SPACE-1',
    source: 'base',
    en: 'Takes place in stage 3 if the active player and another player (or neutral units) have ships in the active system. Attacker = active player, defender = the other.',
    es: 'Se da si el jugador activo y otro jugador (o unidades neutrales) tienen naves en el sistema activo. El activo es el atacante.',
  },
  {
    id: 'TI4-SPACE-2',
    source: 'base',
    en: 'All ships of both sides in the space area take part; ground forces in space, structures and floating factories do not.',
    es: 'Participan todas las naves de ambos bandos; no las fuerzas terrestres en el espacio ni las estructuras.',
  },
  {
    id: 'TI4-SPACE-3',
    source: 'te; ruling',
    en: "If both another player's ships and neutral ships are there, the active player fights the other player first and then, if ships remain, the neutral ships as a second combat.",
    es: 'Si hay naves de otro jugador y neutrales, se combate primero con el jugador y después con las neutrales.',
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
    en: 'After S0, S1, S4, S5 and after each effect in the windows: if a side has no ships left in the combat, the combat ends at once; remaining stages of that round are skipped except the end window S6.',
    es: 'Si tras una etapa o efecto un bando no tiene naves, el combate termina y se omite el resto salvo el final de la ronda.',
  },
  {
    id: 'TI4-SPACE-6',
    source: 'base',
    en: 'If the combat ends in S0 or S1 no dice are rolled; there is still a winner.',
    es: 'Si termina antes de tirar dados, hay igualmente un ganador.',
  },
  {
    id: 'TI4-SPACE-7',
    source: 'pok',
    en: 'A side that loses its last ship but can place ships in the same window by an effect already triggered (ipswitch-loose-cannon, brother-milor) places them before TI4-SPACE-5 is checked.',
    es: 'Un bando que pierde su última nave pero puede colocar otras por un efecto ya activado lo hace antes de comprobarlo.',
    waived: 'no effect in play places ships in a running combat yet',
  },
  {
    id: 'TI4-SPACE-8',
    source: 'base',
    en: 'After S6 with ships on both sides a new round begins at S0 (round start window), without anti-fighter barrage.',
    es: 'Si ambos bandos conservan naves empieza otra ronda, sin Artillería anticazas.',
  },
  {
    id: 'TI4-SPACE-9',
    source: 'base',
    en: 'Winner: the side with at least one ship left; the other side is the loser. None left on both sides: draw, no winner, no loser. A side that retreated or whose ships all left is the loser.',
    es: 'Gana el bando con naves; si no quedan en ninguno, hay empate. Quien se retira pierde.',
  },
  {
    id: 'TI4-SPACE-10',
    source: 'base',
    en: 'After combat.won: blockade, then capacity of all players there (TI4-CAP-7). ground forces in space of a side without ships are removed.',
    es: 'Tras el combate: bloqueo y después capacidad de todos allí.',
  },
  {
    id: 'TI4-SPACE-11',
    source: 'base',
    en: 'With a draw the tactical action goes on: the active player has no ships and (after capacity) no ground forces in space, so normally nothing to land.',
    es: 'Con empate la acción continúa; el jugador activo normalmente no tiene nada que desembarcar.',
  },
  {
    id: 'TI4-SPACE-12',
    source: 'base; ruling',
    en: "If it is impossible for either side ever to destroy the other, the attacker must retreat; if the attacker cannot, the attacker's ships in the combat are destroyed. The engine declares this when no die of either side can produce an uncancelled hit, or when 50 rounds in a row changed nothing.",
    es: 'Si ninguno puede destruir nunca al otro, el atacante debe retirarse; si no puede, pierde sus naves del combate.',
  },
  {
    id: 'TI4-SPACE-13',
    source: 'base',
    en: 'A unit that joins the combat later rolls from the next S3 on; a unit that joins after S1 uses no anti-fighter barrage.',
    es: 'Una unidad que se incorpora tira desde la siguiente tirada y no usa Artillería anticazas.',
  },
  {
    id: 'TI4-SPACE-14',
    source: 'base',
    en: 'Only players of the combat are "opponents"; others may act only through effects that do not need to be in the combat.',
    es: 'Solo los jugadores del combate son oponentes.',
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
    en: 'Each side rolls for its units with anti-fighter barrage that take part; the step exists even without fighters, since results may matter (raid-formation).',
    es: 'Cada bando tira con sus unidades que la tengan; el paso existe aunque no haya cazas.',
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
    es: 'Ambas tiradas se hacen antes de retirar ningún caza.',
  },
  {
    id: 'TI4-AFB-4',
    source: 'base',
    en: 'It is part of the combat: Shields Holding may cancel its hits; combat-roll effects do not apply.',
    es: 'Forma parte del combate: Escudos estables puede anular sus impactos; los efectos de tiradas de combate no se aplican.',
  },
  {
    id: 'TI4-AFB-5',
    source: 'pok',
    en: 'strike-wing-alpha-2: each anti-fighter barrage die showing 9 or 10 also destroys an enemy infantry in the space area, at the end of the roll; not a hit.',
    es: 'Algunas unidades destruyen además infantería en el espacio con ciertos resultados.',
    waived: 'the upgrades of the Argent Flight are not in play yet',
  },
  {
    id: 'TI4-AFB-6',
    source: 'pok',
    en: 'waylay: hits of that roll may go to any ships; ships so made eligible may sustain.',
    es: 'Con Emboscar los impactos de esa tirada pueden ir a cualquier nave.',
    waived: 'the card Waylay is not in play yet',
  },
];
