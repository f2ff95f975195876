// CSM-FACTION: what each of the fourteen sheets says of base, starting forces, troop and control building, as the rules print it.
import { describe, it } from 'vitest';
import { founds, recruits, standsIn, startsWith } from './sheet-kit.ts';

describe('European', () => {
  it('[CSM-FACTION-EUROPEAN-1] its base', () =>
    standsIn('european', { base: 'cuartel-general', kind: 'fixed', area: 'ground', sector: 'white', actions: 6 }));
  it('[CSM-FACTION-EUROPEAN-2] its forces at the start', () =>
    startsWith('european', {
      base: {
        fixed: { 'santuario-de-guerra': 1, 'canon-orbital': 20 },
        ships: { 'destructor-alfa': 9, 'destructor-beta': 10 },
        aboard: { 'artista-marcial': 380 },
      },
      'anchor-2': { control: 'gobierno-militar' },
      'anchor+2': { control: 'gobierno-militar' },
    }));
  it('[CSM-FACTION-EUROPEAN-3] its troop', () => recruits('european', { troop: 'artista-marcial', R: 10, digs: 1 }));
  it('[CSM-FACTION-EUROPEAN-4] its control building', () =>
    founds('european', { control: 'gobierno-militar', R: 90, pays: 18, yard: false, ship: 'destructor-alfa' }));
});

describe('American', () => {
  it('[CSM-FACTION-AMERICAN-1] its base', () =>
    standsIn('american', { base: 'sede-banco-estelar', kind: 'fixed', area: 'ground', sector: 'black', actions: 6 }));
  it('[CSM-FACTION-AMERICAN-2] its forces at the start', () =>
    startsWith('american', {
      base: {
        fixed: { sucursal: 1, 'satelite-telecos': 30 },
        ground: { mercenario: 500 },
        ships: { 'escolta-federal': 5, carguero: 35 },
      },
    }));
  it('[CSM-FACTION-AMERICAN-3] its troop', () => recruits('american', { troop: 'mercenario', R: 10, digs: 1 }));
  it('[CSM-FACTION-AMERICAN-4] its control building', () =>
    founds('american', { control: 'oficina-credito', R: 100, pays: 20, yard: false, ship: 'escolta-federal' }));
});

describe('Asian', () => {
  it('[CSM-FACTION-ASIAN-1] its base', () =>
    standsIn('asian', { base: 'gobierno-civil-base', kind: 'dispersed', area: 'ground', sector: 'white', actions: 6 }));
  it('[CSM-FACTION-ASIAN-2] its forces at the start', () =>
    startsWith('asian', {
      'anchor-2': { fixed: { 'estacion-combate': 1, 'unidad-defensa-orbital': 10 }, control: 'gobierno-civil' },
      base: {
        fixed: { 'estacion-combate': 1, 'unidad-defensa-orbital': 10 },
        ships: { 'acorazado-asian': 6 },
        aboard: { 'soldado-mancomunado': 120 },
        control: 'gobierno-civil',
      },
      'anchor+2': { fixed: { 'estacion-combate': 1, 'unidad-defensa-orbital': 10 }, control: 'gobierno-civil' },
    }));
  it('[CSM-FACTION-ASIAN-3] its troop', () => recruits('asian', { troop: 'soldado-mancomunado', R: 10, digs: 1 }));
  it('[CSM-FACTION-ASIAN-4] its control building', () =>
    founds('asian', { control: 'gobierno-civil', R: 105, pays: 18, yard: true, ship: 'acorazado-asian' }));
});

describe('Oceanus', () => {
  it('[CSM-FACTION-OCEANUS-1] its base', () =>
    standsIn('oceanus', { base: 'atlantis', kind: 'mobile', area: 'orbit', sector: 'white', actions: 6 }));
  it('[CSM-FACTION-OCEANUS-2] its forces at the start', () =>
    startsWith('oceanus', {
      base: { ships: { atlantis: 1, 'crucero-oceanico': 15 }, aboard: { 'dron-de-batalla': 150 } },
    }));
  it('[CSM-FACTION-OCEANUS-3] its troop', () => recruits('oceanus', { troop: 'dron-de-batalla', R: 10, digs: 1 }));
  it('[CSM-FACTION-OCEANUS-4] its control building', () =>
    founds('oceanus', { control: 'colonia-submarina', R: 100, pays: 22, yard: false, ship: 'crucero-oceanico' }));
});

describe('Golden Empire', () => {
  it('[CSM-FACTION-DORADO-1] its base', () =>
    standsIn('imperio-dorado', {
      base: 'ciudadela-dorada',
      kind: 'fixed',
      area: 'ground',
      sector: 'white',
      actions: 6,
    }));
  it('[CSM-FACTION-DORADO-2] its forces at the start', () =>
    startsWith('imperio-dorado', {
      base: {
        fixed: { 'estacion-pacificadora': 1, 'monolito-solar': 15 },
        ships: { 'fragata-dorada': 2 },
        aboard: { sectario: 60 },
      },
      'anchor-2': {
        fixed: { 'monolito-solar': 5 },
        ships: { 'fragata-dorada': 1 },
        aboard: { sectario: 30 },
        control: 'alto-mando',
      },
      'anchor+2': {
        fixed: { 'monolito-solar': 5 },
        ships: { 'fragata-dorada': 1 },
        aboard: { sectario: 30 },
        control: 'alto-mando',
      },
    }));
  it('[CSM-FACTION-DORADO-3] its troop', () => recruits('imperio-dorado', { troop: 'sectario', R: 10, digs: 1 }));
  it('[CSM-FACTION-DORADO-4] its control building', () =>
    founds('imperio-dorado', { control: 'alto-mando', R: 150, pays: 22, yard: true, ship: 'fragata-dorada' }));
});

describe('Raukian Republic', () => {
  it('[CSM-FACTION-RAUK-1] its base', () =>
    standsIn('rauk', { base: 'cerr', kind: 'fixed', area: 'ground', sector: 'black', actions: 5 }));
  it('[CSM-FACTION-RAUK-2] its forces at the start', () =>
    startsWith('rauk', {
      base: {
        fixed: { 'estacion-de-armamento': 1, 'satelite-de-guerra': 30 },
        ships: { 'nave-nodriza': 15 },
        aboard: { 'soldado-republicano': 450 },
      },
    }));
  it('[CSM-FACTION-RAUK-3] its troop', () => recruits('rauk', { troop: 'soldado-republicano', R: 10, digs: 1 }));
  it('[CSM-FACTION-RAUK-4] its control building', () =>
    founds('rauk', { control: 'delegacion-senatorial', R: 100, pays: 16, yard: false, ship: 'nave-nodriza' }));
});

describe('Hive Mind', () => {
  it('[CSM-FACTION-COLMENA-1] its base', () =>
    standsIn('mente-colmena', { base: 'mente-maestra', kind: 'fixed', area: 'ground', sector: 'white', actions: 6 }));
  it('[CSM-FACTION-COLMENA-2] its forces at the start', () =>
    startsWith('mente-colmena', {
      base: {
        ships: { 'foresta-espacial': 7 },
        aboard: { 'monstruo-planta': 700 },
        ground: { 'monstruo-planta': 200 },
      },
    }));
  it('[CSM-FACTION-COLMENA-3] its troop', () => recruits('mente-colmena', { troop: 'monstruo-planta', R: 6, digs: 1 }));
  it('[CSM-FACTION-COLMENA-4] its control building', () =>
    founds('mente-colmena', { control: 'arraigo', R: 90, pays: 10, yard: false, ship: 'foresta-espacial' }));
});

describe('Phantom', () => {
  it('[CSM-FACTION-FANTASMA-1] its base', () =>
    standsIn('fantasma', { base: 'valle-de-las-gemas', kind: 'fixed', area: 'ground', sector: 'black', actions: 6 }));
  it('[CSM-FACTION-FANTASMA-2] its forces at the start', () =>
    startsWith('fantasma', {
      base: {
        fixed: { cenotafio: 1, 'poltergeist-orbital': 40 },
        ships: { 'corbeta-fantasma': 15 },
        aboard: { poseido: 300 },
      },
    }));
  it('[CSM-FACTION-FANTASMA-3] its troop', () => recruits('fantasma', { troop: 'poseido', R: 10, digs: 1 }));
  it('[CSM-FACTION-FANTASMA-4] its control building', () =>
    founds('fantasma', { control: 'cripta', R: 100, pays: 20, yard: false, ship: 'corbeta-fantasma' }));
});

describe('Pirate League', () => {
  it('[CSM-FACTION-PIRATA-1] its base', () =>
    standsIn('liga-pirata', { base: 'acorazado-del-rey', kind: 'mobile', area: 'orbit', sector: 'white', actions: 6 }));
  it('[CSM-FACTION-PIRATA-2] its forces at the start', () =>
    startsWith('liga-pirata', { base: { ships: { 'acorazado-del-rey': 1, corsario: 15 }, aboard: { pirata: 450 } } }));
  it('[CSM-FACTION-PIRATA-3] its troop', () => recruits('liga-pirata', { troop: 'pirata', R: 10, digs: 1 }));
  it('[CSM-FACTION-PIRATA-4] its control building', () =>
    founds('liga-pirata', { control: 'guarida', R: 90, pays: 30, yard: true, ship: 'corsario' }));
});

describe('Aeshnid Swarm', () => {
  it('[CSM-FACTION-AESHNID-1] its base', () =>
    standsIn('aeshnid', { base: 'panal-genesis', kind: 'fixed', area: 'ground', sector: 'white', actions: 7 }));
  it('[CSM-FACTION-AESHNID-2] its forces at the start', () =>
    startsWith('aeshnid', {
      base: {
        fixed: { 'panal-orbital': 1, 'nube-de-acido': 20 },
        ships: { 'transporte-crysa': 3, aguijon: 5 },
        aboard: { cresa: 300 },
      },
    }));
  it('[CSM-FACTION-AESHNID-3] its troop', () => recruits('aeshnid', { troop: 'cresa', R: 8, digs: 1 }));
  it('[CSM-FACTION-AESHNID-4] its control building', () =>
    founds('aeshnid', { control: 'panal', R: 120, pays: 19, yard: true, ship: 'transporte-crysa' }));
});

describe('Assimilators', () => {
  it('[CSM-FACTION-ASIMILADORES-1] its base', () =>
    standsIn('asimiladores', {
      base: 'nave-nexo',
      kind: 'mobile-dispersed',
      area: 'orbit',
      sector: 'white',
      actions: 6,
    }));
  it('[CSM-FACTION-ASIMILADORES-2] its forces at the start', () =>
    startsWith('asimiladores', { base: { ships: { 'nave-nexo': 3, decomisador: 15 }, aboard: { confiscador: 300 } } }));
  it('[CSM-FACTION-ASIMILADORES-3] its troop', () =>
    recruits('asimiladores', { troop: 'confiscador', R: 10, digs: 1 }));
  it('[CSM-FACTION-ASIMILADORES-4] its control building', () =>
    founds('asimiladores', { control: 'centro-de-asimilacion', R: 100, pays: 31, yard: false, ship: 'decomisador' }));
});

describe('Mining Consortium', () => {
  it('[CSM-FACTION-CONSORCIO-1] its base', () =>
    standsIn('consorcio-minero', {
      base: 'almacen-central',
      kind: 'fixed',
      area: 'ground',
      sector: 'white',
      actions: 6,
    }));
  it('[CSM-FACTION-CONSORCIO-2] its forces at the start', () =>
    startsWith('consorcio-minero', {
      base: {
        fixed: { 'base-de-operaciones': 1, centinela: 30 },
        ships: { 'unidad-astromineria': 15, capataz: 10 },
        aboard: { minero: 600 },
      },
    }));
  it('[CSM-FACTION-CONSORCIO-3] its troop', () => recruits('consorcio-minero', { troop: 'minero', R: 10, digs: 2 }));
  it('[CSM-FACTION-CONSORCIO-4] its control building', () =>
    founds('consorcio-minero', { control: 'explotacion', R: 100, pays: 12, yard: false, ship: 'unidad-astromineria' }));
});

describe('ASTANO', () => {
  it('[CSM-FACTION-ASTANO-1] its base', () =>
    standsIn('astano', { base: 'taller-orbital', kind: 'fixed', area: 'orbit', sector: 'white', actions: 6 }));
  it('[CSM-FACTION-ASTANO-2] its forces at the start', () =>
    startsWith('astano', {
      base: {
        fixed: { 'taller-orbital': 1 },
        ships: { lanza: 5, egida: 5, coraza: 5, bolido: 1 },
        aboard: { cyborg: 400 },
      },
    }));
  it('[CSM-FACTION-ASTANO-3] its troop', () => recruits('astano', { troop: 'cyborg', R: 12, digs: 1 }));
  it('[CSM-FACTION-ASTANO-4] its control building', () =>
    founds('astano', { control: 'taller-auxiliar', R: 110, pays: 15, yard: true, ship: 'lanza' }));
});

describe('Naxor Federation', () => {
  it('[CSM-FACTION-NAXOR-1] its base', () =>
    standsIn('naxor', {
      base: 'puesto-avanzado-dimensional',
      kind: 'fixed',
      area: 'ground',
      sector: 'black',
      actions: 6,
    }));
  it('[CSM-FACTION-NAXOR-2] its forces at the start', () =>
    startsWith('naxor', {
      base: { ships: { 'lanzadera-nax': 1, 'estrella-de-combate': 20 }, aboard: { 'nax-w': 400 } },
    }));
  it('[CSM-FACTION-NAXOR-3] its troop', () => recruits('naxor', { troop: 'nax-w', R: 10, digs: 1 }));
  it('[CSM-FACTION-NAXOR-4] its control building', () =>
    founds('naxor', { control: 'enclave', R: 100, pays: 17, yard: false, ship: 'lanzadera-nax' }));
});
