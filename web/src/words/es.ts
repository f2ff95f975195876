// Las palabras del cliente en español.
import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'board.fit': 'Ver todo el tablero',
  'board.zoomIn': 'Acercar',
  'board.zoomOut': 'Alejar',
  'board.name': 'Tablero. Las flechas lo mueven, más y menos lo amplían o reducen, 0 lo muestra entero.',
};
