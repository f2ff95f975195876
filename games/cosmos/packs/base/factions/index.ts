// The fourteen sheets, in the order of the manual (CSM-FACTION-0).
import type { Faction } from '../types.ts';
import { aeshnid } from './aeshnid.ts';
import { american } from './american.ts';
import { asian } from './asian.ts';
import { asimiladores } from './asimiladores.ts';
import { astano } from './astano.ts';
import { consorcioMinero } from './consorcio-minero.ts';
import { european } from './european.ts';
import { fantasma } from './fantasma.ts';
import { imperioDorado } from './imperio-dorado.ts';
import { ligaPirata } from './liga-pirata.ts';
import { menteColmena } from './mente-colmena.ts';
import { naxor } from './naxor.ts';
import { oceanus } from './oceanus.ts';
import { rauk } from './rauk.ts';

export const FACTIONS: readonly Faction[] = [
  european,
  american,
  asian,
  oceanus,
  imperioDorado,
  rauk,
  menteColmena,
  fantasma,
  ligaPirata,
  aeshnid,
  asimiladores,
  consorcioMinero,
  astano,
  naxor,
];
