// Which faction hangs what on the hooks.
import type { Seat } from '@orrery/kernel';
import type { World } from '../state.ts';
import { aeshnid } from './aeshnid.ts';
import { american } from './american.ts';
import { asian } from './asian.ts';
import { asimiladores } from './asimiladores.ts';
import { astano } from './astano.ts';
import { consorcioMinero } from './consorcio-minero.ts';
import { european } from './european.ts';
import { fantasma } from './fantasma.ts';
import type { Hooks } from './hooks.ts';
import { imperioDorado } from './imperio-dorado.ts';
import { ligaPirata } from './liga-pirata.ts';
import { menteColmena } from './mente-colmena.ts';
import { naxor } from './naxor.ts';
import { oceanus } from './oceanus.ts';
import { rauk } from './rauk.ts';

const NONE: Hooks = {};

export function hooksOf(w: World, seat: Seat): Hooks {
  return hooksFor(w.sides[seat]?.faction ?? '');
}
/** Whether it may build its base ships anew. */
export const rebuilds = (faction: string): boolean => hooksFor(faction).mayRebuild !== undefined;
function hooksFor(faction: string): Hooks {
  switch (faction) {
    case 'european':
      return european;
    case 'american':
      return american;
    case 'asian':
      return asian;
    case 'oceanus':
      return oceanus;
    case 'imperio-dorado':
      return imperioDorado;
    case 'rauk':
      return rauk;
    case 'mente-colmena':
      return menteColmena;
    case 'fantasma':
      return fantasma;
    case 'liga-pirata':
      return ligaPirata;
    case 'aeshnid':
      return aeshnid;
    case 'asimiladores':
      return asimiladores;
    case 'consorcio-minero':
      return consorcioMinero;
    case 'astano':
      return astano;
    case 'naxor':
      return naxor;
    default:
      return NONE;
  }
}
