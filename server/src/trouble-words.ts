// What a host reads when a server cannot open.
import type { Catalogue } from '@orrery/kernel';

export const words: Catalogue = {
  en: {
    'trouble.port.taken':
      'Port {port} is taken by another program. Name another port (--port or ORRERY_PORT), or ask whoever runs that program to end it.',
    'trouble.port.closed':
      'Port {port} is open to the administrator of this machine only. Name one from 1024 on (--port or ORRERY_PORT), or ask the administrator.',
    'trouble.host':
      '{host} is no address of this machine. Use 127.0.0.1 for this machine alone or 0.0.0.0 for its whole network (--host or ORRERY_HOST).',
    'trouble.folder.closed':
      'Orrery may not write into the folder {folder}. Name another one (--data or ORRERY_DATA_DIR), or have its owner allow it.',
    'trouble.folder.file': '{folder} is not a folder. Name another one (--data or ORRERY_DATA_DIR).',
    'trouble.folder.taken':
      'Another Orrery is open on the folder {folder}. Close that one first, or give this one a folder of its own (--data or ORRERY_DATA_DIR).',
    'trouble.disk.full':
      'The disk that holds the folder {folder} is full. Make room, or name a folder on another disk (--data or ORRERY_DATA_DIR).',
    'trouble.disk.fails':
      'The disk that holds the folder {folder} is full or failing. Make room, or name a folder on another disk (--data or ORRERY_DATA_DIR).',
    'trouble.database.newer':
      'The database was written by a newer version of Orrery. Start that version, or put back a backup made before it.',
    'trouble.database.damaged':
      'The database orrery.db in the folder {folder} is damaged. Put a copy from its folder backups in its place; server/SETTINGS.md says how.',
    'trouble.postgres.address':
      'The address of the database is not one of PostgreSQL. It reads postgres://user:password@host:5432/name (ORRERY_DATABASE_URL).',
    'trouble.postgres.silent':
      'No PostgreSQL answers at {address}. Check the address (ORRERY_DATABASE_URL), or ask whoever runs that database.',
    'trouble.postgres.lockedOut':
      'PostgreSQL at {address} does not let this user in. Check name, password and rights (ORRERY_DATABASE_URL), or ask whoever runs that database.',
    'trouble.postgres.missing':
      'PostgreSQL at {address} has no database of that name. Create it, or name another one (ORRERY_DATABASE_URL).',
    'trouble.postgres.full':
      'The disk of PostgreSQL at {address} is full. Ask whoever runs that database to make room.',
    'trouble.postgres.old': 'PostgreSQL at {address} is too old: 15 or newer is needed.',
    'trouble.settings': 'The setting {name} ({variable}) cannot be "{value}". What it may be is in server/SETTINGS.md.',
    'trouble.settings.unknown': 'There is no setting {name}. All of them are in server/SETTINGS.md.',
    'trouble.settings.file': 'The file of settings {file} is not JSON that can be read. server/SETTINGS.md shows one.',
    'trouble.shelf': 'The games at {module} were not found. Check the setting shelves (ORRERY_SHELVES).',
  },
  es: {
    'trouble.port.taken':
      'El puerto {port} lo ocupa otro programa. Indica otro (--port u ORRERY_PORT) o pide a quien use ese programa que lo cierre.',
    'trouble.port.closed':
      'El puerto {port} está reservado a quien administra este equipo. Indica uno a partir de 1024 (--port u ORRERY_PORT) o pídeselo a quien lo administre.',
    'trouble.host':
      '{host} no es una dirección de este equipo. Usa 127.0.0.1 solo para este equipo o 0.0.0.0 para toda su red (--host u ORRERY_HOST).',
    'trouble.folder.closed':
      'Orrery no puede escribir en la carpeta {folder}. Indica otra (--data u ORRERY_DATA_DIR) o pide permiso a su dueño.',
    'trouble.folder.file': '{folder} no es una carpeta. Indica otra (--data u ORRERY_DATA_DIR).',
    'trouble.folder.taken':
      'Ya hay otro Orrery abierto en la carpeta {folder}. Ciérralo antes o dale a este una carpeta propia (--data u ORRERY_DATA_DIR).',
    'trouble.disk.full':
      'El disco de la carpeta {folder} está lleno. Libera espacio o indica una carpeta de otro disco (--data u ORRERY_DATA_DIR).',
    'trouble.disk.fails':
      'El disco de la carpeta {folder} está lleno o falla. Libera espacio o indica una carpeta de otro disco (--data u ORRERY_DATA_DIR).',
    'trouble.database.newer':
      'La base de datos es de una versión más reciente de Orrery. Arranca esa versión o recupera una copia de seguridad anterior a ella.',
    'trouble.database.damaged':
      'La base de datos orrery.db de la carpeta {folder} está dañada. Pon en su lugar una copia de su carpeta backups; server/SETTINGS.md explica cómo.',
    'trouble.postgres.address':
      'La dirección de la base de datos no es de PostgreSQL. Se escribe postgres://usuario:contraseña@equipo:5432/nombre (ORRERY_DATABASE_URL).',
    'trouble.postgres.silent':
      'Ningún PostgreSQL responde en {address}. Revisa la dirección (ORRERY_DATABASE_URL) o pregunta a quien administre esa base de datos.',
    'trouble.postgres.lockedOut':
      'PostgreSQL en {address} no deja entrar a este usuario. Revisa nombre, contraseña y permisos (ORRERY_DATABASE_URL) o pregunta a quien administre esa base de datos.',
    'trouble.postgres.missing':
      'En PostgreSQL, en {address}, no hay ninguna base de datos con ese nombre. Créala o indica otra (ORRERY_DATABASE_URL).',
    'trouble.postgres.full':
      'El disco de PostgreSQL en {address} está lleno. Pide a quien administre esa base de datos que libere espacio.',
    'trouble.postgres.old': 'PostgreSQL en {address} es demasiado antiguo: hace falta la versión 15 o una posterior.',
    'trouble.settings':
      'El ajuste {name} ({variable}) no puede ser «{value}». En server/SETTINGS.md se explica qué admite.',
    'trouble.settings.unknown': 'No existe el ajuste {name}. Todos están en server/SETTINGS.md.',
    'trouble.settings.file':
      'El archivo de ajustes {file} no es un JSON que se pueda leer. En server/SETTINGS.md hay un ejemplo.',
    'trouble.shelf': 'No se encuentran los juegos de {module}. Revisa el ajuste shelves (ORRERY_SHELVES).',
  },
};
