// Words over the wire: one language at a time, the rule index apart, and nothing twice that has not changed.
import councilOfShadows from '@orrery/council-of-shadows';
import { wordsOf } from '@orrery/kernel/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageFor } from '../src/words.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(house.server.url + path, { headers });

test('a game is named, worded and ruled in the language asked for, and in no other', async () => {
  const [english] = await house.api.call('games');
  const [spanish] = await house.api.call('games', { query: { language: 'es' } });
  expect([english!.about === spanish!.about, english!.id]).toEqual([false, spanish!.id]);
  const words = await house.api.call('words', { game: 'tic-tac-toe', language: 'es' });
  expect(words).toMatchObject({
    'game.name': 'Tres en raya', // of the rules
    'summary.end': 'Tres marcas tuyas en línea ganan al instante.', // of the board
    'kernel.pass': 'Pasar',
  });
  expect(Object.keys(words).filter((key) => /^rule\./.test(key))).toEqual([]);
  expect(JSON.stringify(words)).not.toContain('Three');
  expect((await house.api.call('rules', { game: 'tic-tac-toe', language: 'es' }))[1]).toEqual({
    id: 'TTT-TURN',
    part: 'fine',
    title: 'El turno',
    rules: [
      { id: 'TTT-TURN-1', text: 'Los jugadores se turnan y colocan una marca cada vez.', source: 'common knowledge' },
      { id: 'TTT-TURN-2', text: 'Una marca se coloca en una casilla vacía.', source: 'common knowledge' },
    ],
  });
});

test('what is printed on pieces comes by itself, and nothing comes twice or never', async () => {
  for (const language of ['en', 'es'] as const) {
    const asked = { game: 'council-of-shadows', language };
    const [words, texts] = [await house.api.call('words', asked), await house.api.call('texts', asked)];
    const all = Object.entries(wordsOf(councilOfShadows.home, language)).filter(([key]) => !key.startsWith('rule.'));
    expect({ ...words, ...texts }).toEqual(Object.fromEntries(all));
    expect(Object.keys(texts).filter((key) => key in words || !key.endsWith('.text'))).toEqual([]);
    expect(Object.keys(texts).length).toBeGreaterThan(50);
  }
});

test('one chapter of the rules can be had alone', async () => {
  const chapters = await house.api.call('rules', { game: 'tic-tac-toe', language: 'es' });
  expect(chapters.length).toBeGreaterThan(1);
  for (const chapter of chapters) {
    const alone = { game: 'tic-tac-toe', language: 'es' as const, query: { chapter: chapter.id } };
    expect(await house.api.call('rules', alone)).toEqual([chapter]);
  }
  const none = { game: 'tic-tac-toe', language: 'es' as const, query: { chapter: 'constructor' } };
  expect(await house.api.call('rules', none)).toEqual([]);
});

test('unknown games and languages are refused', async () => {
  for (const path of [
    'nothing/words/es',
    'tic-tac-toe/words/xx',
    'tic-tac-toe/texts/xx',
    'tic-tac-toe/rules/constructor',
  ])
    expect((await get(`/api/games/${path}`)).status).toBe(404);
  expect((await get('/api/games?language=xx')).status).toBe(400);
});

test.each(['words', 'texts', 'rules'])('%s that the caller has already are not sent again', async (what) => {
  const path = `/api/games/council-of-shadows/${what}/es`;
  const first = await get(path);
  const tag = first.headers.get('etag')!;
  expect((await first.text()).length).toBeGreaterThan(5_000);
  const again = await get(path, { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await get(path.replace(/es$/, 'en'), { 'if-none-match': tag });
  expect(other.status).toBe(200);
});

test.each(['words', 'texts', 'rules'])('%s are sent as small as the caller takes them', async (what) => {
  const path = `/api/games/council-of-shadows/${what}/es`;
  const sent = async (accepted: string) => {
    const response = await get(path, { 'accept-encoding': accepted });
    expect(response.headers.get('vary')).toContain('accept-encoding');
    const { headers } = response;
    return {
      encoding: headers.get('content-encoding'),
      length: headers.get('content-length'),
      text: await response.text(),
    };
  };
  const plain = await sent('identity');
  expect(plain.encoding).toBe(null);
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ] as const) {
    const small = await sent(accepted);
    expect(small).toMatchObject({ encoding, text: plain.text });
    expect(Number(small.length)).toBeLessThan(plain.text.length / 2);
  }
});

test('mail is ended in the reader’s language', async () => {
  const page = await get('/api/unsubscribe/none', { 'accept-language': 'fr, es-AR;q=0.8, en;q=0.5' });
  expect(await page.text()).toContain('¿No recibir más correos de esta mesa?');
  expect([languageFor('de'), languageFor(), languageFor('en-GB,es'), languageFor('*;q=0.5')]).toEqual([
    'en',
    'en',
    'en',
    'en',
  ]);
});
