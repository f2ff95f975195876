// The rule index: Dark Tech cards. Id, source, English, Spanish.
import type { Row } from './row.ts';

export const rows: readonly Row[] = [
  [
    'COS-CARD-DT1-1',
    'seed; details beyond the first sentence ours where the text is silent',
    "New Stargate / Portal estelar nuevo (`dt1-stargate`): Add a rightmost action slot that already reaches parsec 3; gain 1 gold. Slot goes to the far right (COS-LEADER-11); its printed range marks are not cubes. The gold is gained once. If taken in phase 1 the slot must be filled in the same round's planning.",
    'Portal estelar nuevo (`dt1-stargate`): añade a la derecha del todo una casilla de acción que ya alcanza Parsec 3 y da 1 gema dorada una vez. Sus marcas impresas no son cubos. Si se coge en la fase 1, la casilla debe llenarse en la planificación de esa ronda.',
  ],
  [
    'COS-CARD-DT1-2',
    'seed; details beyond the first sentence ours where the text is silent',
    'Gemstone Upgrade / Revalorización de gemas (`dt1-gem-upgrade`): Every gem you gain from a yield is one grade better; gain 1 crystal. Applies to gems of every yield taken: harvest actions, discover follow-up, harvest-after-settle, Harvest Station, Buteo, Dark Tech harvests. Not to take-gems cards, catch-up gems or card gifts. Crystal stays crystal; energy is unchanged. The 1 crystal is gained once.',
    'Revalorización de gemas (`dt1-gem-upgrade`): cada gema que obtengas de un rendimiento, lo cojas como lo cojas, es del siguiente valor mayor; da 1 gema transparente una vez. No afecta a las gemas de cartas ni de compensación. La transparente sigue igual y la energía no cambia.',
  ],
  [
    'COS-CARD-DT1-3',
    'seed; details beyond the first sentence ours where the text is silent',
    'Explorer Folk / Pueblo de descubridores (`dt1-explorers`): When you settle on a tile you just discovered, place 1 extra cube. For every discover that ends in settling, by whatever card, at most 3 on the planet, same planet, optional.',
    'Pueblo de descubridores (`dt1-explorers`): al colonizar una loseta recién descubierta, con la carta que sea, puedes poner 1 cubo más en el mismo planeta, como máximo 3.',
  ],
  [
    'COS-CARD-DT1-4',
    'seed; details beyond the first sentence ours where the text is silent',
    "Scientific Settlements / Asentamientos científicos (`dt1-science`): Settle 1 cube on any planet at any range and take that system's yield once. Optional. Stacking only with colony expansion. The yield lapses if no cube was placed.",
    'Asentamientos científicos (`dt1-science`): pon 1 cubo en cualquier planeta y en cualquier rango de alcance y coge una vez el rendimiento de ese sistema. Es optativo; apilar exige la ampliación de colonias; sin cubo no hay rendimiento.',
  ],
  [
    'COS-CARD-DT1-5',
    'seed; details beyond the first sentence ours where the text is silent',
    'Empire / Imperio (`dt1-empire`): At the start of your scoring gain 3 energy per galaxy you dominate (strict majority). Every own scoring step from the next one on, strict majority, station cubes count.',
    'Imperio (`dt1-empire`): al empezar cada puntuación propia, desde la siguiente, obtienes 3 de energía por galaxia con mayoría estricta; los cubos de estación cuentan.',
  ],
  [
    'COS-CARD-DT1-6',
    'seed; details beyond the first sentence ours where the text is silent',
    "Flexible Colonization / Colonización flexible (`dt1-flexible`): All your slots rise to parsec 3 free of charge; gain 1 energy per step. All own slots, Ava's included; each missing step puts a cube and gives 1 energy; nothing is paid. The upgrade fields count as bought. (Contradiction decided for es.)",
    'Colonización flexible (`dt1-flexible`): todas tus casillas, también la de Ava, suben gratis a Parsec 3; cada paso que falte pone un cubo y da 1 de energía. Las mejoras cuentan como compradas.',
  ],
  [
    'COS-CARD-DT1-7',
    'seed; details beyond the first sentence ours where the text is silent',
    'Energy Saver / Ahorrador de energía (`dt1-saver`): Lower your consumption by 7 once. Limited by COS-CONS-4, -5 and -7.',
    'Ahorrador de energía (`dt1-saver`): baja tu consumo 7 casillas una vez, con los límites de COS-CONS-4, -5 y -7.',
  ],
  [
    'COS-CARD-DT1-8',
    'seed; details beyond the first sentence ours where the text is silent',
    "World Traveler / Viajador experimentado (`dt1-traveler`): Your harvests may also use other players' cubes; gain 1 crystal. Foreign cubes in range may support yields within the number the card allows; each cube once per card; no cube is removed and the other player loses nothing. Applies to harvest actions, Resourceful Folk and Buteo, not to Harvest Stations. Own presence in the system is not needed. The 1 crystal is gained once.",
    'Viajador experimentado (`dt1-traveler`): tus recolecciones pueden usar también cubos ajenos al alcance, dentro del número que permita la carta y cada cubo una vez; nadie pierde nada y no hace falta presencia propia. Vale para las acciones de recolectar, Pueblo de recursos y Buteo, no para las estaciones. Da 1 gema transparente una vez.',
  ],
  [
    'COS-CARD-DT2-1',
    'seed; details beyond the first sentence ours where the text is silent',
    'Resourceful Folk / Pueblo de recursos (`dt2-resources`): Take up to 2 yields at any range at once. As a harvest of 2, each cube once. Optional.',
    'Pueblo de recursos (`dt2-resources`): coge enseguida hasta 2 rendimientos en cualquier rango de alcance, cada cubo una vez. Es optativo.',
  ],
  [
    'COS-CARD-DT2-2',
    'seed; details beyond the first sentence ours where the text is silent',
    "Perpetual Motion / Móvil perpetuo (`dt2-perpetual`): From the next round on your round consumption is 0. From the next round's phase 2: round consumption is exactly 0, also for order, whatever is laid (negative cards included).",
    'Móvil perpetuo (`dt2-perpetual`): desde la fase 2 de la ronda siguiente tu consumo de la ronda es exactamente 0, también para el orden, juegues lo que juegues (también cartas negativas).',
  ],
  [
    'COS-CARD-DT2-3',
    'seed; details beyond the first sentence ours where the text is silent',
    'Feudalism / Feudalismo (`dt2-feudalism`): At the start of your scoring gain 3 energy per system you dominate (strict majority). Strict majority of colonies in the system against each other player; every own scoring step from the next one on.',
    'Feudalismo (`dt2-feudalism`): al empezar cada puntuación propia, desde la siguiente, obtienes 3 de energía por sistema en el que tengas más colonias que cada uno de los demás.',
  ],
  [
    'COS-CARD-DT2-4',
    'seed; details beyond the first sentence ours where the text is silent',
    'Journey of Discovery / Viaje de exploración (`dt2-journey`): Discover at any range; place a 2-cube tower on any planet there or take its yield twice. Any stack with tile and free space; Explorer Folk makes it 3 cubes; Gemstone Upgrade applies to its yields.',
    'Viaje de exploración (`dt2-journey`): descubre en cualquier rango de alcance y pon una torre de 2 cubos en cualquier planeta de la loseta o coge su rendimiento dos veces. Con Pueblo de descubridores son 3 cubos; Revalorización de gemas vale para sus rendimientos.',
  ],
  [
    'COS-CARD-DT2-5',
    'seed; details beyond the first sentence ours where the text is silent',
    'Information Advantage / Ventaja informativa (`dt2-information`): Take any face-up AI card free, draw 1 light bonus card, gain 1 crystal. AI card first (then refill), then the bonus card (limit 4 applies), then the crystal. The AI card counts for COS-FINAL-3; with an empty row that piece lapses. Casares may not take the tower card.',
    'Ventaja informativa (`dt2-information`): coge gratis cualquier carta IA expuesta (y se rellena), luego roba 1 carta bonus clara (con el límite de 4) y luego coge 1 gema transparente. La carta IA cuenta para COS-FINAL-3; con la fila vacía no se coge. Casares no puede coger la carta de la torre.',
  ],
  [
    'COS-CARD-DT2-6',
    'seed; details beyond the first sentence ours where the text is silent',
    'Dominant Folk / Pueblo dominante (`dt2-dominant`): Score up to 2 different galaxies again. Two different galaxies at most, also ones already scored this round; normal rules incl. payout, cube, light bonus, Score Station, Casares, Breish. Effects before scoring are not repeated.',
    'Pueblo dominante (`dt2-dominant`): puntúa de nuevo hasta 2 galaxias distintas, aunque ya las hayas puntuado esta ronda, con las reglas normales de recompensa, cubo, bonus claro, estación «Puntuar», Casares y Breish. Los efectos previos a la puntuación no se repiten.',
  ],
  [
    'COS-CARD-DT2-7',
    'seed; details beyond the first sentence ours where the text is silent',
    'Energy Boost / Impulso de energía (`dt2-boost`): Gain 10 energy. May cause a further level-up (COS-DARK-10).',
    'Impulso de energía (`dt2-boost`): obtén 10 de energía. Puede causar otra subida de nivel (COS-DARK-10).',
  ],
  [
    'COS-CARD-DT2-8',
    'seed; details beyond the first sentence ours where the text is silent',
    'Additional Settlement / Asentamiento adicional (`dt2-settlement`): Place a 2-cube tower on any planet at any range. One tower on one planet; stacking only with colony expansion.',
    'Asentamiento adicional (`dt2-settlement`): pon una torre de 2 cubos en cualquier planeta y en cualquier rango de alcance; una sola torre en un planeta, y apilar exige la ampliación de colonias.',
  ],
];
