// The figures of the fourteen sheets in a hand's own writing, those tuned by simulation as RULINGS.md has them.
import { expect, it } from 'vitest';
import { FACTIONS } from '../packs/base/factions/index.ts';

/** Actions; units: attack/shield/hull, movement, cargo, troops, blocks, cost; troops: cost and yield of ten; the government. */
const SHEETS: [string, string[]][] = [
  [
    'european',
    [
      '6 actions',
      'destructor-alfa 5/2/2 m4 c5 t20 b1 23R',
      'destructor-beta 3/5/2 m4 c10 t20 b1 26R',
      'crucero-european 6/5/3 m4 c15 t30 b1 35R',
      'canon-orbital 3/1/1 m0 c0 t0 b1 5R',
      'santuario-de-guerra 15/20/20 m0 c0 t300 b1 55R',
      'artista-marcial 10R 1',
      'gobierno-militar 90R +18',
    ],
  ],
  [
    'american',
    [
      '6 actions',
      'escolta-federal 6/4/3 m4 c0 t30 b1 30R',
      'carguero 1/1/1 m3 c15 t10 b1 12R',
      'acorazado-federal 8/7/5 m3 c10 t50 b1 45R',
      'satelite-telecos 1/2/1 m0 c0 t0 b1 4R',
      'sucursal 10/15/20 m0 c0 t300 b1 45R',
      'mercenario 10R 1',
      'oficina-credito 100R +20',
    ],
  ],
  [
    'asian',
    [
      '6 actions',
      'acorazado-asian 12/10/2 m3 c10 t20 b1 53R',
      'transporte-mancomunado 2/3/4 m4 c20 t40 b1 26R',
      'patrullera 4/3/1 m5 c5 t10 b1 22R',
      'unidad-defensa-orbital 3/1/1 m0 c0 t0 b1 5R',
      'estacion-combate 18/16/16 m0 c0 t300 b1 50R',
      'soldado-mancomunado 10R 1',
      'gobierno-civil 105R +18',
    ],
  ],
  [
    'oceanus',
    [
      '6 actions',
      'atlantis 40/50/50 m2 c200 t500 b10 322R',
      'crucero-oceanico 5/6/1 m5 c20 t10 b1 33R',
      'leviatan 12/12/8 m3 c20 t80 b4 71R',
      'manta 3/2/1 m6 c5 t10 b1 19R',
      'medusa-orbital 3/3/1 m0 c0 t0 b1 7R',
      'dron-de-batalla 10R 1',
      'colonia-submarina 100R +22',
    ],
  ],
  [
    'imperio-dorado',
    [
      '6 actions',
      'fragata-dorada 13/11/3 m4 c20 t30 b1 62R',
      'galeon-solar 16/16/8 m3 c40 t80 b4 91R',
      'centella 5/3/1 m5 c5 t10 b1 24R',
      'monolito-solar 5/3/2 m0 c0 t0 b1 10R',
      'estacion-pacificadora 32/32/32 m0 c0 t300 b1 96R',
      'sectario 10R 1',
      'alto-mando 150R +22',
    ],
  ],
  [
    'rauk',
    [
      '5 actions',
      'nave-nodriza 5/4/3 m3 c15 t30 b1 30R',
      'bombardero-rauk 8/2/2 m4 c0 t20 b1 28R',
      'crucero-senatorial 7/7/5 m4 c20 t50 b1 46R',
      'satelite-de-guerra 4/2/1 m0 c0 t0 b1 7R',
      'estacion-de-armamento 25/20/20 m0 c0 t300 b1 65R',
      'soldado-republicano 10R 1',
      'delegacion-senatorial 100R +16',
    ],
  ],
  [
    'mente-colmena',
    [
      '6 actions',
      'foresta-espacial 10/10/10 m2 c30 t100 b5 68R',
      'espora-cazadora 4/1/1 m4 c5 t10 b1 17R',
      'vaina-simiente 1/2/4 m4 c20 t40 b1 22R',
      'espora-orbital 2/2/2 m0 c0 t0 b1 6R',
      'corola-orbital 15/20/25 m0 c0 t300 b1 60R',
      'monstruo-planta 6R 1',
      'arraigo 90R +10',
    ],
  ],
  [
    'fantasma',
    [
      '6 actions',
      'corbeta-fantasma 5/5/2 m4 c10 t20 b1 30R',
      'galeon-espectral 10/9/6 m3 c20 t60 b1 57R',
      'lamento 3/5/1 m6 c0 t10 b1 24R',
      'poltergeist-orbital 3/3/1 m0 c0 t0 b1 7R',
      'cenotafio 20/30/20 m0 c0 t300 b1 70R',
      'poseido 10R 1',
      'cripta 100R +20',
    ],
  ],
  [
    'liga-pirata',
    [
      '6 actions',
      'acorazado-del-rey 40/40/40 m3 c80 t400 b8 259R',
      'corsario 5/3/3 m5 c15 t30 b1 30R',
      'goleta 3/1/1 m6 c10 t10 b1 18R',
      'bergantin 7/6/4 m4 c25 t40 b1 43R',
      'boya-artillada 4/1/1 m0 c0 t0 b1 6R',
      'pirata 10R 1',
      'guarida 90R +30',
    ],
  ],
  [
    'aeshnid',
    [
      '7 actions',
      'transporte-crysa 10/10/10 m3 c30 t100 b5 69R',
      'aguijon 9/4/1 m5 c5 t10 b1 34R',
      'zangano 3/1/1 m5 c5 t10 b1 16R',
      'nube-de-acido 7/2/2 m0 c0 t0 b1 14R',
      'panal-orbital 45/45/45 m0 c0 t300 b1 135R',
      'cresa 8R 1',
      'panal 120R +19',
    ],
  ],
  [
    'asimiladores',
    [
      '6 actions',
      'nave-nexo 15/20/15 m3 c50 t150 b5 113R',
      'decomisador 5/5/2 m4 c15 t20 b1 31R',
      'incautador 7/6/4 m4 c20 t40 b1 42R',
      'sonda-nexo 1/2/1 m6 c0 t10 b1 14R',
      'nodo 3/3/1 m0 c0 t0 b1 7R',
      'confiscador 10R 1',
      'centro-de-asimilacion 100R +31',
    ],
  ],
  [
    'consorcio-minero',
    [
      '6 actions',
      'unidad-astromineria 2/2/2 m3 c20 t20 b1 22R',
      'capataz 4/3/3 m4 c5 t30 b1 25R',
      'martillo 8/5/4 m3 c10 t40 b1 39R',
      'centinela 1/1/1 m0 c0 t0 b1 3R',
      'base-de-operaciones 10/10/15 m0 c0 t300 b1 35R',
      'minero 10R 2',
      'explotacion 100R +12',
    ],
  ],
  [
    'astano',
    [
      '6 actions',
      'taller-orbital 50/60/60 m0 c0 t500 b10 170R',
      'lanza 12/3/2 m4 c5 t20 b1 39R',
      'egida 3/12/2 m4 c5 t20 b1 39R',
      'coraza 5/5/4 m4 c10 t40 b1 34R',
      'bolido 4/3/2 m8 c0 t0 b1 26R',
      'torreta 4/2/1 m0 c0 t0 b1 7R',
      'cyborg 12R 1',
      'taller-auxiliar 110R +15',
    ],
  ],
  [
    'naxor',
    [
      '6 actions',
      'lanzadera-nax 0/6/2 m4 c0 t0 b1 40R',
      'estrella-de-combate 6/6/2 m4 c10 t20 b1 34R',
      'crucero-dimensional 9/8/5 m4 c20 t50 b1 52R',
      'faro-nax 2/3/1 m0 c0 t0 b1 6R',
      'bastion-nax 20/20/20 m0 c0 t300 b1 60R',
      'nax-w 10R 1',
      'enclave 100R +17',
    ],
  ],
];
const LINES = FACTIONS.map(({ id, actions, units, troops, control }): [string, string[]] => [
  id,
  [
    `${actions} actions`,
    ...units.map(
      (u) =>
        `${u.id} ${u.attack}/${u.shield}/${u.hull} m${u.movement} c${u.cargo} t${u.troops} b${u.blocks} ${u.cost}R`,
    ),
    ...troops.map((t) => `${t.id} ${t.costPer10}R ${t.collectPer10}`),
    `${control.id} ${control.cost}R +${control.income}`,
  ],
]);

it.each(SHEETS)('[CSM-FACTION-0] [%s] its sheet', (id, lines) => {
  expect(LINES.find(([faction]) => faction === id)![1]).toEqual(lines);
});

it('[CSM-FACTION-0] [unit:*] [troop:*] [control:*] every sheet is in the table above', () => {
  expect(LINES.map(([id]) => id)).toEqual(SHEETS.map(([id]) => id));
});
