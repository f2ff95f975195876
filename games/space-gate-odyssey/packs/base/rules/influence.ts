// SGO-PRED, SGO-RANK: predominance tokens, the wheel and the government ranks.
import type { Rule } from '@orrery/kernel';

export const influence: readonly Rule[] = [
  {
    id: 'SGO-PRED-1',
    source: 'seed',
    en: "A settler placed on a predominance slot obliges its owner to exchange the positions of two different tokens of the player's choice, adjacent or not.",
    es: 'Quien coloca un Colono en una casilla de predominio debe intercambiar la posición de dos fichas de Predominio distintas a su elección, contiguas o no.',
  },
  {
    id: 'SGO-PRED-2',
    source: 'ours: fixes the order',
    en: 'The exchange is made at once, before the next settler is placed and before the closing check.',
    es: 'El intercambio se hace en el acto, antes de colocar el siguiente Colono y de comprobar el cierre.',
  },
  {
    id: 'SGO-PRED-3',
    source: 'seed',
    en: 'It happens once per placement; a settler already standing there never triggers again.',
    es: 'Se hace una vez por colocación; un Colono que ya está allí no lo provoca de nuevo.',
  },
  {
    id: 'SGO-PRED-4',
    source: 'ours',
    en: 'A predominance slot obeys the placement rules of its exoplanet and scores by its tier.',
    es: 'Una casilla de predominio sigue las reglas de colocación de su Exoplaneta y puntúa según su nivel.',
  },
  {
    id: 'SGO-PRED-5',
    source: 'seed',
    en: 'All five tokens, "none" included, can be exchanged.',
    es: 'Se pueden intercambiar las cinco fichas, incluida «Ninguno».',
  },
  {
    id: 'SGO-PRED-6',
    source: 'ours: pictures missing; the text says only that an exoplanet shows such a slot',
    en: 'The predominance slots are those with marked so in the game data: 2 to 4 on every side except Fermi, which has none because its exchange comes with the closing (SGO-FERMI-9).',
    es: 'Las casillas de predominio son las marcadas así en los datos: de 2 a 4 en cada cara, salvo en Fermi, que no tiene porque su intercambio llega con el cierre (SGO-FERMI-9).',
  },
  {
    id: 'SGO-RANK-1',
    source: 'seed',
    en: 'Gaining k influence advances the own wheel settler k spaces on the ten spaces 0 to 9.',
    es: 'Ganar k puntos de Influencia adelanta k casillas el Colono propio de la rueda, que tiene diez casillas, de 0 a 9.',
  },
  {
    id: 'SGO-RANK-2',
    source: 'seed; one sentence names 9 and 10, its example 9 and 0: 9 to 0 taken',
    en: 'Each time it passes the arrow (from 9 to 0) the player fills the lowest rank where the player has no figure.',
    es: 'Cada vez que pasa por la flecha (del 9 al 0), el jugador ocupa el rango más bajo en el que no tiene figura.',
  },
  {
    id: 'SGO-RANK-3',
    source: 'seed',
    en: 'The figure for a rank is a settler from the reserve, except on rank 3 and rank 6.',
    es: 'La figura de un rango es un Colono de la reserva, salvo en los rangos 3 y 6.',
  },
  {
    id: 'SGO-RANK-4',
    source: 'seed',
    en: 'On rank 3 and on rank 6 the figure is one own plain or chief engineer taken from a control room; the player chooses which.',
    es: 'En los rangos 3 y 6 la figura es un Ingeniero propio, normal o Jefe, tomado de una sala de control; el jugador elige cuál.',
  },
  {
    id: 'SGO-RANK-5',
    source: 'ours: the chief itself is put there',
    en: 'A chief taken to a rank keeps its suit; neither figure returns to the reserve.',
    es: 'Un Ingeniero Jefe que pasa a un rango conserva su Traje; ninguna de las dos figuras vuelve a la reserva.',
  },
  {
    id: 'SGO-RANK-6',
    source: 'seed',
    en: 'Several passes in one gain are handled one after the other.',
    es: 'Si se pasa varias veces por la flecha de una sola ganancia, se resuelven una tras otra.',
  },
  {
    id: 'SGO-RANK-7',
    source: 'seed',
    en: 'Ranks are per player: any number of players may hold the same rank.',
    es: 'Los rangos son de cada jugador: cualquier número de jugadores puede tener el mismo.',
  },
  {
    id: 'SGO-RANK-8',
    source: 'ours: number not in the text',
    en: 'There are 8 ranks. A pass with all 8 held is counted as a further rank without a figure.',
    es: 'Hay 8 rangos. Si se pasa por la flecha teniendo los 8, se cuenta un rango más sin figura.',
  },
  {
    id: 'SGO-RANK-9',
    source: 'ours: points must not be lost for want of plastic',
    en: 'If a settler is due and the reserve is empty, the rank is counted as held without a figure.',
    es: 'Si toca un Colono y la reserva está vacía, el rango cuenta como ocupado sin figura.',
  },
  {
    id: 'SGO-RANK-10',
    source: 'seed',
    en: 'Losing k influence moves the wheel settler back k spaces.',
    es: 'Perder k puntos de Influencia hace retroceder k casillas el Colono de la rueda.',
  },
  {
    id: 'SGO-RANK-11',
    source: 'seed; chief part ours',
    en: "Each time it goes back over the arrow (from 0 to 9) the figure on the player's highest rank returns to the reserve; a chief returns as engineer and suit.",
    es: 'Cada vez que retrocede por la flecha (del 0 al 9), la figura del rango más alto del jugador vuelve a la reserva; un Ingeniero Jefe vuelve como Ingeniero y Traje.',
  },
  {
    id: 'SGO-RANK-12',
    source: 'ours: text silent',
    en: 'The influence total never falls below 0; a player with no rank stops at space 0.',
    es: 'El total de Influencia nunca baja de 0; un jugador sin rangos se detiene en la casilla 0.',
  },
  {
    id: 'SGO-RANK-13',
    source: 'seed',
    en: 'The robots, the other engineers and all settlers elsewhere are unaffected by ranks.',
    es: 'Los Robots, los demás Ingenieros y los Colonos de otros lugares no se ven afectados por los rangos.',
  },
  {
    id: 'SGO-RANK-14',
    source: 'ours: consequence',
    en: 'A rank held without a figure (SGO-RANK-8, -9) counts like any other for SGO-RANK-2, the influence total and SGO-END-15; when it is the highest one and is lost by SGO-RANK-11 nothing returns to the reserve.',
    es: 'Un rango ocupado sin figura (SGO-RANK-8 y -9) cuenta como cualquier otro para SGO-RANK-2, el total de Influencia y SGO-END-15; si es el más alto y se pierde por SGO-RANK-11, nada vuelve a la reserva.',
  },
];
