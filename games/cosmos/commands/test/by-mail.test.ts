// A campaign of COSMOS by mail: whole turns from a folder, and the same campaign at a table.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { read, utils } from '@e965/xlsx';
import { botOf } from '@orrery/bots';
import { type Bag, type Choice, fastChance, type Know, random, startMatch } from '@orrery/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { cosmos } from '../../game.ts';
import box from '../../index.ts';
import { fingerprint } from '../../report/fingerprint.ts';
import { orrery } from './kit.ts';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..', '..', '..');
const house = mkdtempSync(join(tmpdir(), 'orrery-mail-'));
afterAll(() => rmSync(house, { recursive: true }));

const PLAYERS = ['Ana <ana@example.org>=naxor:es', 'Bob=Liga Pirata:en', 'Eva=european:es'];
const FACTIONS = ['naxor', 'liga-pirata', 'european'];
const SEED = 11;
let folders = 0;

async function opened(): Promise<string> {
  folders += 1;
  const folder = join(house, `campaign-${folders}`);
  await orrery(['new', folder], { player: PLAYERS, seed: String(SEED), lang: 'es' });
  return folder;
}
const list = (folder: string, turn: number, name: string, text: string): void =>
  writeFileSync(join(folder, 'orders', `turn-${turn}`, `${name}.txt`), text);
const reportIn = (folder: string, turn: number, file: string): string =>
  readFileSync(join(folder, 'reports', `turn-${turn}`, file), 'utf8');
/** Every file with its bytes. */
const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path).toString('base64')]),
  );

/** The same campaign at a table, answer by answer. */
function table() {
  const { match } = startMatch(cosmos, { seats: 4, options: { master: true }, chance: fastChance(SEED) });
  const give = (seat: number, choice: Choice) => {
    const outcome = match.apply(match.aim({ seat, choice }));
    expect(outcome).not.toHaveProperty('refused');
  };
  for (const [seat, faction] of FACTIONS.entries()) give(seat, `faction:${faction}`);
  for (const seat of [0, 1, 2]) {
    const { ask } = match.requestsTo(seat)[0]!;
    give(seat, ask.shape === 'one' ? ask.options[0]!.key : '');
  }
  return { match, give };
}
const commander = botOf(box, 'commander')!;

describe('orrery cosmos', () => {
  it('[CSM-GM-8] runs three turns from a folder with the hashes of the same campaign at a table', async () => {
    const folder = await opened();
    const { match, give } = table();
    const hash = async () => (await orrery(['status', folder])).objects[0]!.hash;
    expect(await hash()).toBe(fingerprint(match.state));
    const standing = 'defender blanco 7 contra naxor # si no escribo\n';
    writeFileSync(join(folder, 'orders', 'standing', 'European.txt'), standing);
    for (const turn of [1, 2, 3]) {
      const sheets = [0, 1, 2].map((seat): Bag => {
        if (seat === 2) return turn === 1 ? { orders: standing, standing } : { orders: standing };
        const request = match.requestsTo(seat)[0]!;
        const { choice } = commander.decide(match.know(seat) as Know, request, random(turn * 10 + seat));
        const orders = (choice as { orders: string }).orders;
        list(folder, turn, seat === 1 ? 'Liga Pirata' : 'naxor', orders);
        return { orders };
      });
      const { code, objects } = await orrery(['resolve', folder]);
      for (const [seat, sheet] of sheets.entries()) give(seat, sheet);
      give(3, 'publish');
      expect(code).toBe(0);
      expect(objects[0]).toMatchObject({ resolved: true, turn, hash: fingerprint(match.state) });
      expect(await hash()).toBe(fingerprint(match.state));
    }
    expect(reportIn(folder, 3, 'naxor.txt')).toContain('Federación Naxor: informe del turno 3');
    expect(reportIn(folder, 3, 'liga-pirata.txt')).toMatch(/Pirate League: report of turn 3[\s\S]*Orders\n/);
    expect(reportIn(folder, 3, 'european.txt')).toContain('defender blanco 7 contra');
    expect(existsSync(join(folder, 'orders', 'turn-4'))).toBe(true);
  });

  it('[CSM-GM-4] shows in a trial run what would change, and writes nothing', async () => {
    const folder = await opened();
    list(folder, 1, 'european', 'recolectar A\n');
    const before = contents(folder);
    const trial = await orrery(['resolve', folder], { trial: true });
    expect(trial.code).toBe(0);
    expect(contents(folder)).toEqual(before);
    expect(trial.objects).toContainEqual({ path: 'turn', from: 1, to: 2 });
    expect(trial.text).toMatch(/European · R \[sides\.2\.R\]: 500 → \d+/);
    expect(trial.text).not.toMatch(/→ (\{\}|\[\]|"")/); // what comes into being empty is no change
    const real = await orrery(['resolve', folder]);
    expect(real.objects[0]!.hash).toBe(trial.objects.at(-1)!.hash);
  });

  it('[CSM-LANG-4] resolves nothing while a list has errors, and says where, what and what was meant', async () => {
    const folder = await opened();
    list(folder, 1, 'naxor', '# turno 1\nmover A a verde 5\nmove A to griin 5\n');
    list(folder, 1, 'europan', 'recolectar A\n');
    const before = contents(folder);
    const { code, objects, text } = await orrery(['resolve', folder]);
    expect(code).toBe(1);
    expect(contents(folder)).toEqual(before);
    expect(objects).toContainEqual(
      expect.objectContaining({
        file: 'orders/turn-1/naxor.txt',
        line: 3,
        column: 11,
        found: 'griin',
        nearest: 'green',
      }),
    );
    expect(text).toContain('orders/turn-1/naxor.txt: Línea 3, columna 11: aquí no se esperaba «griin».');
    expect(text).toContain(
      'orders/turn-1/europan.txt: ninguna facción de esta partida se llama así; ¿querías decir european.txt?',
    );
    expect(objects.at(-1)).toEqual({ resolved: false, turn: 1, why: 'mail.refused' });
    expect((await orrery(['status', folder])).code).toBe(1);
    const forced = await orrery(['resolve', folder], { force: true });
    expect(forced.code).toBe(0);
    expect(reportIn(folder, 1, 'naxor.txt')).toContain('No se entiende la orden: move A to griin 5');
  });

  it('[CSM-TURN-13] plays a missing list as an empty one, but not a turn for which nobody has written', async () => {
    const folder = await opened();
    const { code, objects } = await orrery(['resolve', folder]);
    expect([code, objects.at(-1)!.why]).toEqual([1, 'mail.nobody']);
    list(folder, 1, 'naxor', '');
    const status = await orrery(['status', folder]);
    expect(status.objects.slice(1, 4).map((line) => line.list)).toEqual(['handed', 'missing', 'missing']);
    expect(status.text).toMatch(/sin lista; si no llega, jugará sin órdenes\. Se busca en .*european\.txt/);
    expect(status.objects.at(-1)).toEqual({ next: 'resolve' });
    writeFileSync(join(folder, 'orders', 'standing', 'European.txt'), 'recolectar A\n');
    const resolved = await orrery(['resolve', folder]);
    expect([resolved.code, resolved.objects.map(({ plays }) => plays).filter(Boolean)]).toEqual([
      0,
      ['nothing', 'standing'],
    ]);
    expect(resolved.text).toContain('European (Eva): sin lista; juega la de reserva');
  });

  it('reads lists in the old Western encoding', async () => {
    const folder = await opened();
    writeFileSync(join(folder, 'orders/turn-1/naxor.txt'), Buffer.from('mover A a marrón 5\n', 'latin1'));
    const { code } = await orrery(['resolve', folder]);
    expect(code).toBe(0);
    expect(reportIn(folder, 1, 'naxor.txt')).toContain('mover flota A a marrón 5');
  });

  it('[CSM-LANG-1] reads UTF-16 too, with its mark or without', async () => {
    for (const mark of ['\ufeff', '']) {
      const folder = await opened();
      writeFileSync(join(folder, 'orders/turn-1/naxor.txt'), Buffer.from(`${mark}mover A a marrón 5\n`, 'utf16le'));
      expect((await orrery(['resolve', folder])).code).toBe(0);
      expect(reportIn(folder, 1, 'naxor.txt')).toContain('mover flota A a marrón 5');
    }
  });

  it('[CSM-LANG-4] says what a file is that is no list, and resolves nothing', async () => {
    const folder = await opened();
    const wrong: [Buffer, RegExp][] = [
      [Buffer.alloc(5 * 1024 * 1024, 'x'), /naxor\.txt: el archivo tiene 5120 KB; una lista tiene como mucho 256 KB/],
      [Buffer.from('PK\u0003\u0004docx'), /naxor\.txt: es un archivo de ofimática/],
      [Buffer.from('%PDF-1.7'), /naxor\.txt: es un PDF/],
      [Buffer.from('mover A a verde 3\n\u0001\u0002'), /naxor\.txt: no es un texto: la línea 2/],
    ];
    for (const [bytes, why] of wrong) {
      writeFileSync(join(folder, 'orders/turn-1/naxor.txt'), bytes);
      const { code, text } = await orrery(['resolve', folder]);
      expect([code, text]).toEqual([1, expect.stringMatching(why)]);
    }
  });

  it('[CSM-LANG-2, CSM-LANG-5] a list in a player’s own words, greeting and all, is played as it was understood', async () => {
    const folder = await opened();
    const mail = 'Hola:\n\n1º Misión de Exploración con 2 Estrellas de Combate\n\nUn saludo,\nAna\n';
    list(folder, 1, 'naxor', mail);
    expect((await orrery(['resolve', folder])).code).toBe(0);
    expect(reportIn(folder, 1, 'naxor.txt')).toMatch(/explorar 2 Estrellas de Combate de flota .*\n +[A-Z]\n/);
  });

  it('[CSM-GM-5] corrects a value with a note, told to the faction concerned and kept in the audit', async () => {
    const folder = await opened();
    const correction = { path: 'sides.0.R', value: '777', note: 'mal contado', faction: 'naxor' };
    await orrery(['resolve', folder], { force: true });
    await expect(orrery(['correct', folder], { ...correction, note: ' ' })).rejects.toMatchObject({
      why: { key: 'usage.note' },
    });
    await expect(orrery(['correct', folder], { ...correction, path: 'sides.0.gold' })).rejects.toThrow('sides.0.gold');
    expect((await orrery(['correct', folder], correction)).code).toBe(0);
    const secret = { path: 'sides.1.R', value: '5', note: 'sanción', faction: 'Liga Pirata', private: true };
    expect((await orrery(['correct', folder], secret)).code).toBe(0);
    expect(reportIn(folder, 1, 'naxor.txt')).toMatch(
      /corregido Federación Naxor · R: de 520 a 777\. Motivo: mal contado/,
    );
    expect(reportIn(folder, 1, 'naxor.txt')).toMatch(/R en caja +777/);
    expect(reportIn(folder, 1, 'european.txt')).not.toContain('corregido');
    expect(reportIn(folder, 1, 'liga-pirata.txt')).not.toMatch(/corrected/);
    const audit = JSON.parse(readFileSync(join(folder, 'campaign.json'), 'utf8')).audit;
    expect(audit).toMatchObject([
      { turn: 2, path: 'sides.0.R', note: 'mal contado' },
      { turn: 2, note: 'sanción' },
    ]);
    const trial = await orrery(['resolve', folder], { force: true, trial: true });
    expect(trial.objects).toContainEqual({ path: 'sides.0.R', from: 777, to: 797 });
  });

  it('[CSM-GM-5] adds by names, writes notes for the next reports, and lists all of it', async () => {
    const folder = await opened();
    const gift = { faction: 'Liga Pirata', unit: 'corsarios', number: '3', at: 'verde 12', fleet: 'q', note: 'regalo' };
    expect((await orrery(['audit', folder])).text).toContain('no ha cambiado nada');
    const added = await orrery(['amend', folder], gift);
    expect([added.code, added.text]).toEqual([
      0,
      'Turno 1: Liga Pirata recibe 3 Corsarios (flota Q, verde 12) (regalo)\n',
    ]);
    const wrong = await orrery(['amend', folder], { ...gift, number: '-9' });
    expect([wrong.code, wrong.text]).toEqual([1, expect.stringContaining('No se puede')]);
    await expect(orrery(['amend', folder], { ...gift, at: 'verde 99' })).rejects.toThrow('verde 99');
    expect((await orrery(['note', folder], { note: 'Entregad antes del domingo.' })).code).toBe(0);
    expect((await orrery(['resolve', folder], { force: true })).code).toBe(0);
    expect(reportIn(folder, 1, 'liga-pirata.txt')).toContain('receives 3 Corsairs (fleet Q, green 12). Reason: regalo');
    for (const faction of FACTIONS)
      expect(reportIn(folder, 1, `${faction}.txt`)).toContain('Entregad antes del domingo.');
    expect(reportIn(folder, 1, 'naxor.txt')).not.toContain('regalo');
    const { text } = await orrery(['audit', folder]);
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toContain('Turno 1: nota para todos: Entregad antes del domingo.');
  });

  it('[CSM-GM-1, CSM-GM-3, CSM-GM-5] sets a deadline, replaces a player and prepares events; all of it is in the audit', async () => {
    const folder = await opened();
    expect((await orrery(['deadline', folder], { until: 'domingo, 20:00' })).code).toBe(0);
    expect((await orrery(['status', folder])).text).toContain('Plazo: domingo, 20:00');
    expect(reportIn(folder, 0, 'naxor.txt')).toContain('Plazo: domingo, 20:00');
    expect((await orrery(['replace', folder], { faction: 'naxor', player: ['Eva:en'] })).text).toContain(
      'Eva releva a',
    );
    expect(reportIn(folder, 0, 'naxor.txt')).toContain('Naxor Federation');
    await expect(orrery(['replace', folder], { faction: 'rauk', player: ['Eva'] })).rejects.toThrow('rauk');

    const raid = {
      turn: '2',
      text: '¡Piratas en verde 20!',
      unit: 'asaltantes renegados',
      number: '4',
      at: 'verde 20',
    };
    const planned = await orrery(['event', folder], { ...raid, faction: 'neutral', announce: true });
    expect([planned.code, planned.text]).toEqual([0, expect.stringContaining('1. Turno 2:')]);
    await orrery(['event', folder], { turn: '3', text: 'Un rumor.' });
    expect((await orrery(['event', folder], { drop: '2' })).objects).toHaveLength(1);
    expect((await orrery(['event', folder], { turn: '0', text: 'tarde' })).code).toBe(1);
    for (let turn = 1; turn <= 2; turn++) expect((await orrery(['resolve', folder], { force: true })).code).toBe(0);
    expect(reportIn(folder, 1, 'european.txt')).toContain('Anunciado para el turno 2: ¡Piratas en verde 20!');
    expect(reportIn(folder, 1, 'european.txt')).not.toContain('Plazo');
    expect(reportIn(folder, 2, 'european.txt')).toContain('¡Piratas en verde 20!');
    const { text } = await orrery(['overview', folder]);
    expect(text).toMatch(/verde 20[^=]*?4 Asaltantes Renegados/);
    const book = read(readFileSync(join(folder, 'overview-3.xlsx')));
    expect(book.SheetNames).toContain('Sector negro');
    const audit = (await orrery(['audit', folder])).text;
    for (const part of ['plazo: domingo', 'Eva releva a', 'suceso para el turno']) expect(audit).toContain(part);
  });

  it('[CSM-GM-4] undoes the last turn, reads its lists again, and keeps the note', async () => {
    const folder = await opened();
    const undo = (note: string) => orrery(['undo', folder], { note });
    await expect(undo('nada')).rejects.toMatchObject({ why: { key: 'mail.nothing' } });
    list(folder, 1, 'naxor', '');
    await orrery(['resolve', folder]);
    await expect(undo(' ')).rejects.toMatchObject({ why: { key: 'usage.note' } });
    expect((await undo('faltaba una lista')).objects[0]).toMatchObject({ undone: 1 });
    await expect(undo('otra vez')).rejects.toMatchObject({ why: { key: 'mail.nothing' } });
    list(folder, 1, 'european', 'préstamo 100 a 4 pagos\n');
    expect((await orrery(['resolve', folder])).objects[0]).toMatchObject({ resolved: true, turn: 1 });
    expect(reportIn(folder, 1, 'european.txt')).toContain('préstamo 100');
    const audit = JSON.parse(readFileSync(join(folder, 'campaign.json'), 'utf8')).audit;
    expect(audit).toEqual([{ turn: 1, undone: 'faltaba una lista' }]);
  });

  it('[CSM-REPORT-1] writes a spreadsheet of two sheets: the board, and achievements with the turn report', async () => {
    const folder = await opened();
    const odd = 'abra & <b>«ñ»</b> "x" 😀';
    list(folder, 1, 'european', `recolectar A\n${odd}\n`);
    await orrery(['resolve', folder], { force: true });
    const book = read(readFileSync(join(folder, 'reports/turn-1/european.xlsx')));
    expect(book.SheetNames).toEqual(['Tablero', 'Logros y mejoras']);
    const rows = (name: string) => utils.sheet_to_json<(string | number)[]>(book.Sheets[name]!, { header: 1 });
    const board = rows('Tablero');
    expect(board[0]).toEqual(['European: informe del turno 1']);
    expect(board[9]![8]).toBe('la Ciudadela');
    expect(board[1]![8]).toContain('blanco 1');
    const squares = board.slice(1, 18).flatMap((row) => row.slice(0, 17));
    expect(squares.filter((cell) => typeof cell === 'string')).toHaveLength(289);
    expect(squares.some((cell) => String(cell).includes('European ('))).toBe(true);
    const second = rows('Logros y mejoras');
    expect(second).toContainEqual(['R en caja', expect.any(Number)]);
    expect(second).toContainEqual(['Informe del turno']);
    const purse = second.find(([n]) => n === 1)?.at(-1);
    expect(second).toContainEqual([1, expect.stringContaining('recolectar'), 'hecho', expect.any(Number), purse]);
    expect(second).toContainEqual([2, odd, `No se entiende la orden: ${odd}`, 0, purse]);
    const widths = read(readFileSync(join(folder, 'reports/turn-1/european.xlsx')), { cellStyles: true }).Sheets[
      'Logros y mejoras'
    ]!['!cols']!.map(({ width }) => width!);
    const longest = Math.max(...second.map((row) => (row.length > 1 ? String(row[1]).length : 0)));
    expect(widths[1]).toBeGreaterThan(Math.min(longest, 58)); // no cell is cut off by its neighbour
  });

  it('makes the same reports again', async () => {
    const folder = await opened();
    const text = reportIn(folder, 0, 'naxor.txt');
    rmSync(join(folder, 'reports'), { recursive: true });
    const { code, objects } = await orrery(['report', folder]);
    expect(code).toBe(0);
    expect(objects[0]!.reports).toHaveLength(6);
    expect(reportIn(folder, 0, 'naxor.txt')).toBe(text);
  });

  it('answers from the shell with exit codes, and in JSON', { timeout: 400_000 }, async () => {
    const folder = await opened();
    const copy = join(house, 'copy');
    cpSync(folder, copy, { recursive: true });
    const shell = (...args: string[]) =>
      spawnSync(process.execPath, [join(ROOT, 'cli/bin/orrery.mjs'), 'cosmos', ...args], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' }, // errors are in the language of the system
      });
    const done = shell('resolve', copy, '--force', '--json');
    expect(done.status).toBe(0);
    expect(JSON.parse(done.stdout.split('\n')[0]!)).toMatchObject({ resolved: true, turn: 1 });
    expect(shell('resolve', copy).status).toBe(1);
    expect(shell('status', join(house, 'nowhere'))).toMatchObject({ status: 2 });
    expect(shell('new', copy, '--player', 'Ana=naxor')).toMatchObject({ status: 2 });
    expect(shell('correct', copy, '--path', 'sides.0.R', '--value', '1').stderr).toContain('--note');
    expect(shell('new', join(house, 'x'), '--player', 'Ana=naxr', '--player', 'B=asian').stderr).toContain(
      'did you mean Naxor Federation?',
    );
  });
});
