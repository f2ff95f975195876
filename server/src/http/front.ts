// The first page as it is painted before any script has come: with the games on it, by name, in every language. `first.js` knows
// which one the reader wants, and the page shows that.
import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '@orrery/kernel';
import type { FastifyInstance } from 'fastify';
import type { Shelf } from '../match/shelf.ts';
import { gameInfo } from './library.ts';
import { html } from './openapi.ts';
import { sendOnce } from './send-once.ts';

const PLACE = '<!-- games -->'; // in the page as it was built
const HEAVY = 9; // of which nobody has said how much there is to learn

export function serveFront(app: FastifyInstance, shelf: Shelf, index: string): void {
  const games = LANGUAGES.map((language) => listIn(shelf, language)).join('');
  const shown = LANGUAGES.map((language) => `[data-home]:lang(${language}) .games:lang(${language})`).join();
  app.get('/', async (request, reply) => {
    const page = await readFile(index, 'utf8');
    const text = page.replace(PLACE, () => `<style>${shown}{display:grid}</style>${games}`);
    return sendOnce(request, reply, text, 'text/html; charset=utf-8');
  });
}

function listIn(shelf: Shelf, language: Language): string {
  const games = shelf.boxes.map((box) => gameInfo(box, language)).filter(({ lobby }) => lobby);
  const rows = games
    .toSorted((a, b) => (a.weight ?? HEAVY) - (b.weight ?? HEAVY))
    .map(({ name, about }) => `<li><b>${html(name)}</b>${html(about)}</li>`);
  return `<ul class="games" lang="${language}">${rows.join('')}</ul>`;
}
