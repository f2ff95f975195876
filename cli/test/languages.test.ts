// Help, usage and errors of the command line in every language: as LANG says, or --lang.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';
import { withNegatives } from '../src/negatives.ts';

let written: string[];
beforeEach(() => {
  written = [];
  const write = (text: unknown) => written.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(write);
  vi.spyOn(process.stderr, 'write').mockImplementation(write);
  for (const name of ['LC_ALL', 'LC_MESSAGES']) vi.stubEnv(name, '');
  vi.stubEnv('LANG', 'en_GB.UTF-8');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
async function said(...argv: string[]): Promise<{ code: number; text: string }> {
  written = [];
  const code = await main(argv);
  return { code, text: written.join('') };
}
const NAMES = /^ {2}orrery (\S+)/gm;
const namesIn = (help: string): string[] => [...help.matchAll(NAMES)].map(([, name]) => name!);

describe('help', () => {
  it('has every command with every flag in every language, and no two alike', async () => {
    const { code, text } = await said('help');
    expect([code, namesIn(text).length > 20]).toEqual([0, true]);
    for (const name of namesIn(text)) {
      const [english, spanish] = [await said(name, '--help'), await said(name, '--help', '--lang', 'es')];
      expect([name, english.code, spanish.code]).toEqual([name, 0, 0]);
      const [ours, theirs] = [english, spanish].map((one) => one.text.split('\n'));
      expect(theirs!.length).toBe(ours!.length); // the same flags
      const alike = ours!.slice(1).filter((line, i) => line !== '' && line === theirs![i + 1]);
      expect([name, alike]).toEqual([name, []]);
    }
  });

  it('follows LANG, and --lang before it', async () => {
    vi.stubEnv('LANG', 'es_ES.UTF-8');
    expect((await said('help')).text).toContain('Todas las órdenes admiten');
    expect((await said('rules', '--help')).text).toContain('solo lo que falta');
    expect((await said('rules', '--help', '--lang', 'en')).text).toContain('only what is missing');
    expect((await said('rules', '--help', '--lang=en')).text).toContain('only what is missing');
  });
});

describe('errors', () => {
  it.each([
    [['nope'], 'no command nope', 'no existe la orden nope'],
    [['rules', 'nix'], 'no game nix', 'no hay ningún juego nix'],
    [['rules', '--foo'], 'there is no --foo here', '--foo no existe aquí'],
    [['simulate', 'cosmos', '--seats'], '--seats needs a value', '--seats necesita un valor'],
    [['simulate', 'cosmos', '--seats', '40'], 'cosmos seats 2 to 11', 'cosmos se juega con 2 a 11'],
    [['simulate', 'cosmos', '--seed', 'x'], 'a whole number', 'un número entero'],
    [['simulate', 'cosmos', '--bot', 'x'], 'no bot x', 'no hay ningún bot x'],
    [['simulate', 'cosmos', '--option', 'turns=x'], '0 to 200', 'de 0 a 200'],
    [['simulate', 'cosmos', '--seats', '2', '--option', 'master=true'], 'One faction', 'Con una facción'],
    [['verify'], 'which file?', '¿qué archivo?'],
    [['cosmos', 'status', 'nowhere'], 'there is no campaign', 'no hay ninguna partida'],
    [['cosmos', 'new', 'nowhere', '--player', 'Ana=naxxor'], 'did you mean', '¿quieres decir'],
    [['cosmos', 'dance'], 'FOLDER', 'CARPETA'],
  ])('%j in both languages', async (argv, english, spanish) => {
    for (const [language, words] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const { code, text } = await said(...argv, '--lang', language);
      expect([code, text]).toEqual([2, expect.stringContaining(words)]);
      vi.stubEnv('LANG', language === 'es' ? 'es_ES' : 'C');
      expect((await said(...argv)).text).toContain(words);
    }
  });

  it('a number below 0 is the value of the flag before it, and nothing else is', () => {
    const read = withNegatives(['cosmos', '--number', '-1', '--note', '-x', '-2', '--at=a', '-3']);
    expect(read).toEqual(['cosmos', '--number=-1', '--note', '-x', '-2', '--at=a', '-3']);
  });

  it('a language that nobody speaks is refused', async () => {
    expect(await said('games', '--lang', 'fr')).toEqual({ code: 2, text: expect.stringContaining('--lang') });
  });
});
