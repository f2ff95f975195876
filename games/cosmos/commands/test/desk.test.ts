// What a master reads at the command line: names instead of ids, what is missing, what was done, and who won.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Msg, Usage } from '@orrery/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { speakerFor } from '../words.ts';
import { orrery } from './kit.ts';

const house = mkdtempSync(join(tmpdir(), 'orrery-desk-'));
afterAll(() => rmSync(house, { recursive: true }));

const PLAYERS = ['Ana <ana@example.org>=naxor:es', 'Bob=Liga Pirata:es', 'eva@example.org=european:es'];
let folders = 0;
async function opened(more: Record<string, unknown> = {}): Promise<string> {
  folders += 1;
  const folder = join(house, `campaign-${folders}`);
  await orrery(['new', folder], { player: PLAYERS, seed: '11', lang: 'es', ...more });
  return folder;
}
const letter = (folder: string, turn: number, faction: string): string =>
  readFileSync(join(folder, 'reports', `turn-${turn}`, `${faction}.txt`), 'utf8');
/** What is objected to, in Spanish. */
async function objection(words: string[], flags: Record<string, unknown>): Promise<string> {
  const error = await orrery(words, flags).then(
    () => undefined,
    (thrown: Usage) => thrown,
  );
  return speakerFor('es', []).say(error!.why as Msg);
}

let first: Promise<string> | undefined;
/** One campaign for all that change nothing, or nothing that matters to the next. */
const shared = (): Promise<string> => {
  first ??= opened();
  return first;
};

describe('what is objected to', () => {
  it.each([
    [{ card: 'bomba nov' }, 'no hay ninguna carta «bomba nov»; ¿quieres decir Bomba Nova?'],
    [{ card: 'qqqqqq' }, 'no hay ninguna carta «qqqqqq»'],
    [{ unit: 'estrella de combate' }, '--unit necesita --at'],
    [{ unit: 'estrella de combate', at: 'verde 12' }, '--unit necesita --fleet'],
    [{ building: 'astillero' }, '--building necesita --at'],
    [{ number: 'cien' }, '--number admite un número entero, también por debajo de 0, no «cien»'],
    [{ faction: 'rauk', number: '5' }, 'República Raukiana no juega esta partida'],
    [{ faction: undefined, number: '5' }, 'amend necesita --faction'],
  ])('[CSM-GM-5] amend %j: %s', async (flags, why) => {
    const folder = await shared();
    expect(await objection(['amend', folder], { faction: 'naxor', note: 'x', ...flags })).toBe(why);
  });

  it('[CSM-GM-5] what cannot be is said by names, and a note for nobody is none', async () => {
    const folder = await shared();
    const gone = { faction: 'naxor', card: 'bomba nova', number: '-1', note: 'x' };
    expect((await orrery(['amend', folder], gone)).text).toContain('No se puede: Federación Naxor pierde Bomba Nova.');
    expect(await objection(['note', folder], { faction: 'rauk', note: 'hola' })).toContain('no juega esta partida');
    expect(await objection(['nuevo', folder], {})).toMatch(/^no existe «nuevo»; uso: orrery cosmos new\|/);
  });
});

describe('corrections by names', () => {
  it.each([
    ['sides.0.fleets.A.at', 'verde 12', 'green-12', 'verde 12'],
    ['sides.1.active', 'no', 'false', 'no'],
    ['systems.white-13.dom.orbit', 'Liga Pirata', '1', 'Liga Pirata'],
    ['systems.white-13.dom.orbit', 'nadie', 'null', 'nadie'],
    ['sides.0.R', '77', '77', '77'],
  ])('[CSM-GM-5] %s can become %s, as a trial shows it', async (path, value, kept, shown) => {
    const folder = await shared();
    const done = await orrery(['correct', folder], { path, value, note: 'x' });
    expect([done.code, done.objects[0]!.value]).toEqual([0, kept]);
    expect(done.text).toContain(` = ${shown} (x)`);
  });
  it('[CSM-GM-5] what is no value there is refused with what is there now', async () => {
    const folder = await shared();
    const wrong = { path: 'sides.0.fleets.A.at', value: 'verde 99', note: 'x' };
    const now = await objection(['correct', folder], wrong);
    expect(now).toMatch(/^Federación Naxor · flota A · posición es ahora .+ y no puede pasar a ser «verde 99»$/);
    expect(await objection(['correct', folder], { ...wrong, path: 'sides.0.gold' })).toContain('resolve --trial');
  });
});

describe('the desk', () => {
  it('[CSM-GM-4] a trial tells once what all read, and nothing by a name of the machine', async () => {
    const folder = await opened();
    writeFileSync(join(folder, 'orders', 'turn-1', 'european.txt'), 'buscar 1 Destructor Alfa de flota A\n');
    const { text } = await orrery(['resolve', folder], { trial: true });
    expect(text.split('nadie va por delante')).toHaveLength(2);
    expect(text).toMatch(/^(.*: sin lista; juega sin órdenes\n){2}Lo que leen todos\n {2}Según lo que es público/);
    const words = text.replaceAll(/\[[^\]]*\]/g, ''); // the paths themselves
    expect(words).toMatch(/blanco 13 · n\.º 1 : Potenciar/);
    expect(words).not.toMatch(/white-|boost-|looted|buildings/);
  });

  it('[CSM-GM-5] events stand in the audit with what happens, told in advance or not, and dropped ones too', async () => {
    const folder = await opened();
    const raid = { unit: 'asaltantes renegados', number: '4', at: 'verde 20', faction: 'neutral' };
    await orrery(['event', folder], { turn: '2', text: '¡Piratas!', ...raid, announce: true });
    const { text } = await orrery(['event', folder], { turn: '3', text: 'Un rumor.' });
    expect(text).toContain('1. Turno 2: aparecen 4 Asaltantes Renegados (verde 20) (anunciado). ¡Piratas!');
    expect(text).toContain('2. Turno 3: rumor (sin anunciar). Un rumor.');
    await orrery(['event', folder], { drop: '2' });
    await orrery(['amend', folder], { faction: 'naxor', loan: '20', number: '800', note: 'crédito' });
    expect((await orrery(['audit', folder])).text.trim().split('\n')).toEqual([
      'Turno 1: suceso para el turno 2 (anunciado): aparecen 4 Asaltantes Renegados (verde 20). ¡Piratas!',
      'Turno 1: suceso para el turno 3 (sin anunciar): rumor. Un rumor.',
      'Turno 1: se retira el suceso del turno 3: rumor. Un rumor.',
      'Turno 1: Federación Naxor recibe un préstamo de 800R a 20 pagos (crédito)',
    ]);
  });

  it('[CSM-REPORT-1] addresses are the master’s alone: letters have names', async () => {
    const folder = await opened();
    for (const faction of ['naxor', 'liga-pirata', 'european']) {
      const text = letter(folder, 0, faction);
      expect(text).toContain('- Ana: Federación Naxor');
      expect(text).toContain('- eva: European');
      expect(text).not.toContain('example.org');
    }
    expect((await orrery(['status', folder])).text).toContain('Ana <ana@example.org>');
  });

  it('[CSM-GM-3, CSM-REPORT-1] who comes in later reads what stood in the first letter, and nobody else does again', async () => {
    const folder = await opened();
    await orrery(['resolve', folder], { force: true });
    await orrery(['replace', folder], { faction: 'naxor', player: ['Luz:es'] });
    await orrery(['report', folder]); // written once more, it is the same
    for (const part of ['informe del turno 1', 'Tu misión', 'Precios', 'Cómo se escriben las órdenes'])
      expect(letter(folder, 1, 'naxor')).toContain(part);
    expect(letter(folder, 1, 'european')).not.toContain('Precios');
    await orrery(['resolve', folder], { force: true });
    expect(letter(folder, 2, 'naxor')).not.toContain('Precios');
  });

  it('[CSM-WIN-6, CSM-GM-1] at the end it says who won and how all rank, and waits for no list', async () => {
    const folder = await opened({ turns: '1' });
    const last = await orrery(['resolve', folder], { force: true });
    expect(last.text).toMatch(/La partida ha terminado\. Gana \S.*\. Se ha alcanzado el límite de turnos\./);
    const { text } = await orrery(['status', folder]);
    expect(text).toMatch(/\n1\. .*\n2\. .*\n3\. .*\nSiguiente paso: orrery cosmos close/);
    expect(text).not.toContain('sin lista');
    await orrery(['close', folder]);
    expect((await orrery(['status', folder])).text).toContain('La partida ya está cerrada.');
    expect(letter(folder, 1, 'naxor')).not.toContain('va por delante');
  });
});
