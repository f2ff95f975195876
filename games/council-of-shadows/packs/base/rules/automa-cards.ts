// The rule index: automa cards. Id, source, English, Spanish.
import type { Row } from './row.ts';

export const rows: readonly Row[] = [
  [
    'COS-CARD-AUTOMA-0-1',
    'ours',
    'Level 0, gold, consumption 8. Settle 1 on earth-like (gray) (else discover, then settle 1 on earth-like (orange)); settle 1 on earth-like (orange) (else discover, then settle 2 on earth-like (orange)); gain 5 energy; scores galaxies by majority.',
    'Nivel 0, fondo dorado, consumo 8. Coloniza con 1 en planeta terrestre (gris) (si no, descubre y coloniza con 1 en planeta terrestre (naranja)); coloniza con 1 en planeta terrestre (naranja) (si no, descubre y coloniza con 2 en planeta terrestre (naranja)); obtiene 5 de energía; puntúa por mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-0-2',
    'ours',
    'Level 0, gold, consumption 6. Discover, then settle 1 on earth-like (orange) (else settle 1 on earth-like (orange)); replace AI row cards 1,2,3,4; gain 4 energy; scores galaxies by presence.',
    'Nivel 0, fondo dorado, consumo 6. Descubre y coloniza con 1 en planeta terrestre (naranja) (si no, coloniza con 1 en planeta terrestre (naranja)); renueva las cartas IA 1,2,3,4; obtiene 4 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-0-3',
    'ours',
    'Level 0, gold, consumption 10. Settle 2 on desert (orange) (else discover, then settle 2 on earth-like (orange)); discover, then settle 1 on earth-like (blue) (else settle 1 on earth-like (blue)); gain 6 energy; scores galaxies by majority.',
    'Nivel 0, fondo dorado, consumo 10. Coloniza con 2 en planeta desértico (naranja) (si no, descubre y coloniza con 2 en planeta terrestre (naranja)); descubre y coloniza con 1 en planeta terrestre (azul) (si no, coloniza con 1 en planeta terrestre (azul)); obtiene 6 de energía; puntúa por mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-0-4',
    'ours',
    'Level 0, gold, consumption -2. Settle 1 on earth-like (gray) (else discover, then settle 1 on earth-like (orange)); replace AI row cards 5,6,7,8; gain 3 energy; scores galaxies by presence.',
    'Nivel 0, fondo dorado, consumo -2. Coloniza con 1 en planeta terrestre (gris) (si no, descubre y coloniza con 1 en planeta terrestre (naranja)); renueva las cartas IA 5,6,7,8; obtiene 3 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-0-5',
    'ours',
    'Level 0, gold, consumption 9. Discover, then settle 1 on earth-like (green) (else settle 1 on earth-like (green)); settle 1 on earth-like (orange) (else settle 1 on desert (gray)); gain 5 energy; scores galaxies by presence.',
    'Nivel 0, fondo dorado, consumo 9. Descubre y coloniza con 1 en planeta terrestre (verde) (si no, coloniza con 1 en planeta terrestre (verde)); coloniza con 1 en planeta terrestre (naranja) (si no, coloniza con 1 en planeta desértico (gris)); obtiene 5 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-0-6',
    'ours',
    'Level 0, gold, consumption 7. Discover, then settle 2 on earth-like (orange) (else settle 2 on earth-like (orange)); settle 1 on earth-like (blue) (else discover, then settle 1 on earth-like (blue)); gain 4 energy; scores galaxies by majority.',
    'Nivel 0, fondo dorado, consumo 7. Descubre y coloniza con 2 en planeta terrestre (naranja) (si no, coloniza con 2 en planeta terrestre (naranja)); coloniza con 1 en planeta terrestre (azul) (si no, descubre y coloniza con 1 en planeta terrestre (azul)); obtiene 4 de energía; puntúa por mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-1-1',
    'seed: consumption, actions, scoring; ours: level',
    'Level I, gold, consumption 11. Settle 2 on desert (blue) (else discover, then settle 2 on volcanic (blue)); settle 1 on desert (orange) (else discover, then settle 2 on desert (orange)); gain 6 energy; scores galaxies by presence.',
    'Nivel I, fondo dorado, consumo 11. Coloniza con 2 en planeta desértico (azul) (si no, descubre y coloniza con 2 en planeta volcánico (azul)); coloniza con 1 en planeta desértico (naranja) (si no, descubre y coloniza con 2 en planeta desértico (naranja)); obtiene 6 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-1-2',
    'ours',
    'Level I, gold, consumption 9. Settle 2 on earth-like (blue) (else discover, then settle 1 on earth-like (blue)); discover, then settle 2 on desert (green) (else settle 2 on desert (green)); gain 6 energy; scores galaxies by majority.',
    'Nivel I, fondo dorado, consumo 9. Coloniza con 2 en planeta terrestre (azul) (si no, descubre y coloniza con 1 en planeta terrestre (azul)); descubre y coloniza con 2 en planeta desértico (verde) (si no, coloniza con 2 en planeta desértico (verde)); obtiene 6 de energía; puntúa por mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-1-3',
    'ours',
    'Level I, gold, consumption 12. Settle 2 on desert (green) (else discover, then settle 2 on desert (green)); discover, then settle 1 on desert (pink) (else settle 1 on desert (pink)); gain 8 energy; scores galaxies by presence.',
    'Nivel I, fondo dorado, consumo 12. Coloniza con 2 en planeta desértico (verde) (si no, descubre y coloniza con 2 en planeta desértico (verde)); descubre y coloniza con 1 en planeta desértico (rosa) (si no, coloniza con 1 en planeta desértico (rosa)); obtiene 8 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-1-4',
    'ours',
    'Level I, gold, consumption -3. Settle 2 on earth-like (gray) (else settle 1 on earth-like (orange)); replace AI row cards 1,3,6,8; gain 5 energy; scores galaxies by presence.',
    'Nivel I, fondo dorado, consumo -3. Coloniza con 2 en planeta terrestre (gris) (si no, coloniza con 1 en planeta terrestre (naranja)); renueva las cartas IA 1,3,6,8; obtiene 5 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-1-5',
    'ours',
    'Level I, gold, consumption 8. Discover, then settle 1 on earth-like (blue) (else settle 1 on earth-like (blue)); settle 2 on earth-like (green) (else discover, then settle 1 on earth-like (green)); gain 6 energy; scores galaxies by majority.',
    'Nivel I, fondo dorado, consumo 8. Descubre y coloniza con 1 en planeta terrestre (azul) (si no, coloniza con 1 en planeta terrestre (azul)); coloniza con 2 en planeta terrestre (verde) (si no, descubre y coloniza con 1 en planeta terrestre (verde)); obtiene 6 de energía; puntúa por mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-1-6',
    'ours',
    'Level I, silver, consumption 5. Discover, then settle 2 on volcanic (red) (else settle 2 on volcanic (red)); settle 2 on desert (blue) (else discover, then settle 2 on desert (blue)); gain 9 energy; scores galaxies by presence.',
    'Nivel I, fondo plateado, consumo 5. Descubre y coloniza con 2 en planeta volcánico (roja) (si no, coloniza con 2 en planeta volcánico (roja)); coloniza con 2 en planeta desértico (azul) (si no, descubre y coloniza con 2 en planeta desértico (azul)); obtiene 9 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-2-1',
    'ours',
    'Level II, gold, consumption 15. Discover, then settle 3 on volcanic (red) (else settle 3 on volcanic (red)); settle 2 on desert (pink) (else discover, then settle 2 on desert (pink)); gain 10 energy; scores galaxies by presence.',
    'Nivel II, fondo dorado, consumo 15. Descubre y coloniza con 3 en planeta volcánico (roja) (si no, coloniza con 3 en planeta volcánico (roja)); coloniza con 2 en planeta desértico (rosa) (si no, descubre y coloniza con 2 en planeta desértico (rosa)); obtiene 10 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-2-2',
    'ours',
    'Level II, gold, consumption 10. Settle 2 on volcanic (red) (else discover, then settle 2 on volcanic (red)); settle 2 on desert (green) (else settle 2 on desert (blue)); gain 9 energy; scores galaxies by majority.',
    'Nivel II, fondo dorado, consumo 10. Coloniza con 2 en planeta volcánico (roja) (si no, descubre y coloniza con 2 en planeta volcánico (roja)); coloniza con 2 en planeta desértico (verde) (si no, coloniza con 2 en planeta desértico (azul)); obtiene 9 de energía; puntúa por mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-2-3',
    'ours',
    'Level II, gold, consumption 12. Discover, then settle 2 on volcanic (pink) (else settle 2 on volcanic (pink)); settle 2 on volcanic (blue) (else discover, then settle 2 on desert (blue)); gain 10 energy; scores galaxies by presence.',
    'Nivel II, fondo dorado, consumo 12. Descubre y coloniza con 2 en planeta volcánico (rosa) (si no, coloniza con 2 en planeta volcánico (rosa)); coloniza con 2 en planeta volcánico (azul) (si no, descubre y coloniza con 2 en planeta desértico (azul)); obtiene 10 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-2-4',
    'ours',
    'Level II, gold, consumption -5. Settle 1 on earth-like (orange) (else settle 1 on earth-like (gray)); replace AI row cards 2,4,5,7; gain 7 energy; scores galaxies by presence.',
    'Nivel II, fondo dorado, consumo -5. Coloniza con 1 en planeta terrestre (naranja) (si no, coloniza con 1 en planeta terrestre (gris)); renueva las cartas IA 2,4,5,7; obtiene 7 de energía; puntúa por presencia.',
  ],
  [
    'COS-CARD-AUTOMA-2-5',
    'ours',
    'Level II, gold, consumption 9. Settle 2 on desert (pink) (else discover, then settle 1 on desert (pink)); settle 1 on desert (red) (else discover, then settle 1 on volcanic (red)); gain 9 energy; scores galaxies by majority.',
    'Nivel II, fondo dorado, consumo 9. Coloniza con 2 en planeta desértico (rosa) (si no, descubre y coloniza con 1 en planeta desértico (rosa)); coloniza con 1 en planeta desértico (roja) (si no, descubre y coloniza con 1 en planeta volcánico (roja)); obtiene 9 de energía; puntúa por mayoría.',
  ],
  [
    'COS-CARD-AUTOMA-2-6',
    'ours',
    'Level II, silver, consumption 4. Discover, then settle 3 on volcanic (pink) (else settle 3 on volcanic (pink)); discover, then settle 2 on volcanic (red) (else settle 2 on volcanic (red)); gain 12 energy; scores galaxies by presence.',
    'Nivel II, fondo plateado, consumo 4. Descubre y coloniza con 3 en planeta volcánico (rosa) (si no, coloniza con 3 en planeta volcánico (rosa)); descubre y coloniza con 2 en planeta volcánico (roja) (si no, coloniza con 2 en planeta volcánico (roja)); obtiene 12 de energía; puntúa por presencia.',
  ],
];
