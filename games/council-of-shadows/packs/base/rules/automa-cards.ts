// The rule index: automa cards. Id, source, English, Spanish.
import type { Row } from './row.ts';

export const rows: readonly Row[] = [
  [
    'COS-CARD-AUTOMA-0-1',
    'ours',
    'Level 0, gold, consumption 8. Settle 1 on earth-like (gray) (else discover, then settle 1 on earth-like (orange)); settle 1 on earth-like (orange) (else discover, then settle 2 on earth-like (orange)); gain 5 energy; scores galaxies by majority.',
    'Nivel 0, fondo dorado, consumo 8. Coloniza con 1 cubo un planeta terrestre libre de la galaxia gris; si no es posible, descubre en la galaxia naranja y coloniza con 1 cubo un planeta terrestre de la nueva loseta. Coloniza con 1 cubo un planeta terrestre libre de la galaxia naranja; si no es posible, descubre en la galaxia naranja y coloniza con una torre de 2 cubos un planeta terrestre de la nueva loseta. Obtiene 5 de energía. Puntúa todas las galaxias en las que tiene la mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-0-2',
    'ours',
    'Level 0, gold, consumption 6. Discover, then settle 1 on earth-like (orange) (else settle 1 on earth-like (orange)); replace AI row cards 1,2,3,4; gain 4 energy; scores galaxies by presence.',
    'Nivel 0, fondo dorado, consumo 6. Descubre en la galaxia naranja y coloniza con 1 cubo un planeta terrestre de la nueva loseta; si no es posible, coloniza con 1 cubo un planeta terrestre libre de la galaxia naranja. Reemplaza las cartas IA 1, 2, 3 y 4. Obtiene 4 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-0-3',
    'ours',
    'Level 0, gold, consumption 10. Settle 2 on desert (orange) (else discover, then settle 2 on earth-like (orange)); discover, then settle 1 on earth-like (blue) (else settle 1 on earth-like (blue)); gain 6 energy; scores galaxies by majority.',
    'Nivel 0, fondo dorado, consumo 10. Coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia naranja; si no es posible, descubre en la galaxia naranja y coloniza con una torre de 2 cubos un planeta terrestre de la nueva loseta. Descubre en la galaxia azul y coloniza con 1 cubo un planeta terrestre de la nueva loseta; si no es posible, coloniza con 1 cubo un planeta terrestre libre de la galaxia azul. Obtiene 6 de energía. Puntúa todas las galaxias en las que tiene la mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-0-4',
    'ours',
    'Level 0, gold, consumption -2. Settle 1 on earth-like (gray) (else discover, then settle 1 on earth-like (orange)); replace AI row cards 5,6,7,8; gain 3 energy; scores galaxies by presence.',
    'Nivel 0, fondo dorado, consumo -2. Coloniza con 1 cubo un planeta terrestre libre de la galaxia gris; si no es posible, descubre en la galaxia naranja y coloniza con 1 cubo un planeta terrestre de la nueva loseta. Reemplaza las cartas IA 5, 6, 7 y 8. Obtiene 3 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-0-5',
    'ours',
    'Level 0, gold, consumption 9. Discover, then settle 1 on earth-like (green) (else settle 1 on earth-like (green)); settle 1 on earth-like (orange) (else settle 1 on desert (gray)); gain 5 energy; scores galaxies by presence.',
    'Nivel 0, fondo dorado, consumo 9. Descubre en la galaxia verde y coloniza con 1 cubo un planeta terrestre de la nueva loseta; si no es posible, coloniza con 1 cubo un planeta terrestre libre de la galaxia verde. Coloniza con 1 cubo un planeta terrestre libre de la galaxia naranja; si no es posible, coloniza con 1 cubo un planeta desértico libre de la galaxia gris. Obtiene 5 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-0-6',
    'ours',
    'Level 0, gold, consumption 7. Discover, then settle 2 on earth-like (orange) (else settle 2 on earth-like (orange)); settle 1 on earth-like (blue) (else discover, then settle 1 on earth-like (blue)); gain 4 energy; scores galaxies by majority.',
    'Nivel 0, fondo dorado, consumo 7. Descubre en la galaxia naranja y coloniza con una torre de 2 cubos un planeta terrestre de la nueva loseta; si no es posible, coloniza con una torre de 2 cubos un planeta terrestre libre de la galaxia naranja. Coloniza con 1 cubo un planeta terrestre libre de la galaxia azul; si no es posible, descubre en la galaxia azul y coloniza con 1 cubo un planeta terrestre de la nueva loseta. Obtiene 4 de energía. Puntúa todas las galaxias en las que tiene la mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-1-1',
    'seed: consumption, actions, scoring; ours: level',
    'Level I, gold, consumption 11. Settle 2 on desert (blue) (else discover, then settle 2 on volcanic (blue)); settle 1 on desert (orange) (else discover, then settle 2 on desert (orange)); gain 6 energy; scores galaxies by presence.',
    'Nivel I, fondo dorado, consumo 11. Coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia azul; si no es posible, descubre en la galaxia azul y coloniza con una torre de 2 cubos un planeta volcánico de la nueva loseta. Coloniza con 1 cubo un planeta desértico libre de la galaxia naranja; si no es posible, descubre en la galaxia naranja y coloniza con una torre de 2 cubos un planeta desértico de la nueva loseta. Obtiene 6 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-1-2',
    'ours',
    'Level I, gold, consumption 9. Settle 2 on earth-like (blue) (else discover, then settle 1 on earth-like (blue)); discover, then settle 2 on desert (green) (else settle 2 on desert (green)); gain 6 energy; scores galaxies by majority.',
    'Nivel I, fondo dorado, consumo 9. Coloniza con una torre de 2 cubos un planeta terrestre libre de la galaxia azul; si no es posible, descubre en la galaxia azul y coloniza con 1 cubo un planeta terrestre de la nueva loseta. Descubre en la galaxia verde y coloniza con una torre de 2 cubos un planeta desértico de la nueva loseta; si no es posible, coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia verde. Obtiene 6 de energía. Puntúa todas las galaxias en las que tiene la mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-1-3',
    'ours',
    'Level I, gold, consumption 12. Settle 2 on desert (green) (else discover, then settle 2 on desert (green)); discover, then settle 1 on desert (pink) (else settle 1 on desert (pink)); gain 8 energy; scores galaxies by presence.',
    'Nivel I, fondo dorado, consumo 12. Coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia verde; si no es posible, descubre en la galaxia verde y coloniza con una torre de 2 cubos un planeta desértico de la nueva loseta. Descubre en la galaxia rosa y coloniza con 1 cubo un planeta desértico de la nueva loseta; si no es posible, coloniza con 1 cubo un planeta desértico libre de la galaxia rosa. Obtiene 8 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-1-4',
    'ours',
    'Level I, gold, consumption -3. Settle 2 on earth-like (gray) (else settle 1 on earth-like (orange)); replace AI row cards 1,3,6,8; gain 5 energy; scores galaxies by presence.',
    'Nivel I, fondo dorado, consumo -3. Coloniza con una torre de 2 cubos un planeta terrestre libre de la galaxia gris; si no es posible, coloniza con 1 cubo un planeta terrestre libre de la galaxia naranja. Reemplaza las cartas IA 1, 3, 6 y 8. Obtiene 5 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-1-5',
    'ours',
    'Level I, gold, consumption 8. Discover, then settle 1 on earth-like (blue) (else settle 1 on earth-like (blue)); settle 2 on earth-like (green) (else discover, then settle 1 on earth-like (green)); gain 6 energy; scores galaxies by majority.',
    'Nivel I, fondo dorado, consumo 8. Descubre en la galaxia azul y coloniza con 1 cubo un planeta terrestre de la nueva loseta; si no es posible, coloniza con 1 cubo un planeta terrestre libre de la galaxia azul. Coloniza con una torre de 2 cubos un planeta terrestre libre de la galaxia verde; si no es posible, descubre en la galaxia verde y coloniza con 1 cubo un planeta terrestre de la nueva loseta. Obtiene 6 de energía. Puntúa todas las galaxias en las que tiene la mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-1-6',
    'ours',
    'Level I, silver, consumption 5. Discover, then settle 2 on volcanic (red) (else settle 2 on volcanic (red)); settle 2 on desert (blue) (else discover, then settle 2 on desert (blue)); gain 9 energy; scores galaxies by presence.',
    'Nivel I, fondo plateado, consumo 5. Descubre en la galaxia roja y coloniza con una torre de 2 cubos un planeta volcánico de la nueva loseta; si no es posible, coloniza con una torre de 2 cubos un planeta volcánico libre de la galaxia roja. Coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia azul; si no es posible, descubre en la galaxia azul y coloniza con una torre de 2 cubos un planeta desértico de la nueva loseta. Obtiene 9 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-2-1',
    'ours',
    'Level II, gold, consumption 15. Discover, then settle 3 on volcanic (red) (else settle 3 on volcanic (red)); settle 2 on desert (pink) (else discover, then settle 2 on desert (pink)); gain 10 energy; scores galaxies by presence.',
    'Nivel II, fondo dorado, consumo 15. Descubre en la galaxia roja y coloniza con una torre de 3 cubos un planeta volcánico de la nueva loseta; si no es posible, coloniza con una torre de 3 cubos un planeta volcánico libre de la galaxia roja. Coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia rosa; si no es posible, descubre en la galaxia rosa y coloniza con una torre de 2 cubos un planeta desértico de la nueva loseta. Obtiene 10 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-2-2',
    'ours',
    'Level II, gold, consumption 10. Settle 2 on volcanic (red) (else discover, then settle 2 on volcanic (red)); settle 2 on desert (green) (else settle 2 on desert (blue)); gain 9 energy; scores galaxies by majority.',
    'Nivel II, fondo dorado, consumo 10. Coloniza con una torre de 2 cubos un planeta volcánico libre de la galaxia roja; si no es posible, descubre en la galaxia roja y coloniza con una torre de 2 cubos un planeta volcánico de la nueva loseta. Coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia verde; si no es posible, coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia azul. Obtiene 9 de energía. Puntúa todas las galaxias en las que tiene la mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-2-3',
    'ours',
    'Level II, gold, consumption 12. Discover, then settle 2 on volcanic (pink) (else settle 2 on volcanic (pink)); settle 2 on volcanic (blue) (else discover, then settle 2 on desert (blue)); gain 10 energy; scores galaxies by presence.',
    'Nivel II, fondo dorado, consumo 12. Descubre en la galaxia rosa y coloniza con una torre de 2 cubos un planeta volcánico de la nueva loseta; si no es posible, coloniza con una torre de 2 cubos un planeta volcánico libre de la galaxia rosa. Coloniza con una torre de 2 cubos un planeta volcánico libre de la galaxia azul; si no es posible, descubre en la galaxia azul y coloniza con una torre de 2 cubos un planeta desértico de la nueva loseta. Obtiene 10 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-2-4',
    'ours',
    'Level II, gold, consumption -5. Settle 1 on earth-like (orange) (else settle 1 on earth-like (gray)); replace AI row cards 2,4,5,7; gain 7 energy; scores galaxies by presence.',
    'Nivel II, fondo dorado, consumo -5. Coloniza con 1 cubo un planeta terrestre libre de la galaxia naranja; si no es posible, coloniza con 1 cubo un planeta terrestre libre de la galaxia gris. Reemplaza las cartas IA 2, 4, 5 y 7. Obtiene 7 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
  [
    'COS-CARD-AUTOMA-2-5',
    'ours',
    'Level II, gold, consumption 9. Settle 2 on desert (pink) (else discover, then settle 1 on desert (pink)); settle 1 on desert (red) (else discover, then settle 1 on volcanic (red)); gain 9 energy; scores galaxies by majority.',
    'Nivel II, fondo dorado, consumo 9. Coloniza con una torre de 2 cubos un planeta desértico libre de la galaxia rosa; si no es posible, descubre en la galaxia rosa y coloniza con 1 cubo un planeta desértico de la nueva loseta. Coloniza con 1 cubo un planeta desértico libre de la galaxia roja; si no es posible, descubre en la galaxia roja y coloniza con 1 cubo un planeta volcánico de la nueva loseta. Obtiene 9 de energía. Puntúa todas las galaxias en las que tiene la mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-2-6',
    'ours',
    'Level II, silver, consumption 4. Discover, then settle 3 on volcanic (pink) (else settle 3 on volcanic (pink)); discover, then settle 2 on volcanic (red) (else settle 2 on volcanic (red)); gain 12 energy; scores galaxies by presence.',
    'Nivel II, fondo plateado, consumo 4. Descubre en la galaxia rosa y coloniza con una torre de 3 cubos un planeta volcánico de la nueva loseta; si no es posible, coloniza con una torre de 3 cubos un planeta volcánico libre de la galaxia rosa. Descubre en la galaxia roja y coloniza con una torre de 2 cubos un planeta volcánico de la nueva loseta; si no es posible, coloniza con una torre de 2 cubos un planeta volcánico libre de la galaxia roja. Obtiene 12 de energía. Puntúa todas las galaxias en las que está presente.',
  ],
];
