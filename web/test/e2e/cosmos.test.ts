// A campaign of ten in COSMOS: three play in the browser, three by mail through real servers, four are bots, and a master
// runs it: eight turns with a correction, an addition, an undone turn, late players and a replaced one; and the same campaign
// resolved from the command line.
import { client, newId } from '@orrery/api';
import { hasDovecot } from '@orrery/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answering } from './asked.ts';
import { byMail, hashesOf } from './by-mail.ts';
import {
  choose,
  confirm,
  handIn,
  join,
  lineOf,
  look,
  pick,
  picture,
  publish,
  readReport,
  reviewing,
  setUp,
  sheet,
  TURNS,
  tab,
  turnIs,
  WIDE,
} from './campaign.ts';
import { type Correspondent, type Mails, openMails } from './correspondents.ts';
import { type House, openHouse, PHONE } from './house.ts';

const LIST = 'recolectar flota A';
let house: House;
let mails: Mails | undefined; // where there is no IMAP server nobody writes: the test says so in its name
beforeAll(async () => {
  mails = hasDovecot ? await openMails() : undefined;
  house = await openHouse({ env: mails?.env ?? {} });
});
afterAll(async () => {
  await house.close();
  await mails?.close();
});

/** What is tested here: without an IMAP server the page, the master's console and the command line, but no mail. */
const HOW = hasDovecot ? 'by page and by mail' : 'by page alone, three bots sitting where people would write,';
it(`[CSM-GM-1, CSM-GM-3, CSM-GM-4, CSM-REPORT-7] is played ${HOW} to the end, and the command line comes to the same hashes`, {
  timeout: 400_000,
}, async () => {
  const master = await house.visitor({ ...WIDE, reducedMotion: 'reduce' });
  const link = await setUp(master);
  const writers = await seated(link);
  const ana = await join(house, link, 'Ana', WIDE);
  const bo = await join(house, link, 'Bo', { ...PHONE, locale: 'es-ES' });
  const eva = await join(house, link, 'Eva', WIDE);

  await pick(ana, /Naxor/);
  await pick(bo, /Liga Pirata/);
  await pick(eva, /European/);
  await enrol(writers);
  for (const page of [ana, bo, eva]) await pick(page, /./);
  await Promise.all([ana, bo, eva, master].map((page) => turnIs(page, 1)));
  await introduction(master);

  await firstTurn(ana, bo, eva, master, writers);
  await messages(ana, bo, master);
  await correction(ana, bo, master);
  await addition(ana, bo, master);
  await undoneTurn(ana, bo, eva, master, writers);
  await lateTurn(ana, bo, eva, master, writers);
  await forcedTurn(ana, bo, eva, master, writers);
  const tom = await replaced(eva, master);
  for (let turn = 5; turn <= TURNS; turn++) {
    await Promise.all([ana, bo, tom].map((page) => turnIs(page, turn)));
    await Promise.all([...[ana, bo, tom].map(sendIn), write(master, writers, reportOf(turn - 1))]);
    await reviewing(master);
    await publish(master);
  }
  await theEnd(ana, master, writers);

  const { match, call } = await lineOf(ana);
  const record = await call('record', { match });
  const mail = byMail(record);
  expect(mail.verified).toMatch(/^ok: \d+ answers/);
  expect(mail.hashes).toEqual(hashesOf(record));
  expect(mail.hashes).toHaveLength(TURNS + 1); // one of them twice
  expect(house.problems).toEqual([]);
});

/** Those who play by mail sit down first: their letters come from the first question on. */
async function seated(link: string): Promise<Correspondent[]> {
  const token = link.split('/').at(-1)!;
  const names = ['Nuria', 'Leo', 'Marta'];
  if (mails) return Promise.all(names.map((name, i) => mails!.join(house.url, token, name, 3 + i)));
  for (const [i, name] of names.entries()) {
    const api = client({ base: house.url });
    const pass = await api.call('join', { token, body: { name, seat: 3 + i } });
    await api.as(pass.secret).call('toBot', { match: pass.match, seat: 3 + i, body: {} });
  }
  return [];
}

/** One after the other they choose a faction, and all at once a hero. */
async function enrol(writers: readonly Correspondent[]): Promise<void> {
  for (const [i, writer] of writers.entries()) {
    const asked = await writer.letter(/¿Con qué facción/);
    await writer.answer(asked, ['Consorcio Minero', 'Oceanus', 'Mente Colmena'][i]!);
  }
  for (const writer of writers) await writer.answer(await writer.letter(/¿Qué héroe/), '1');
}

const reportOf = (turn: number) => new RegExp(`^.*informe del turno ${turn}\\b`);
/** Answers the letter with a list; a faction that has lost everything is asked no more. */
async function write(
  master: Page,
  writers: readonly Correspondent[],
  about: RegExp,
  list = LIST,
): Promise<(() => Promise<string>)[]> {
  const { active } = (await look(master)).scene!.view.pub as { active: boolean[] };
  const playing = writers.filter(({ pass }) => active[pass.seat!]);
  return Promise.all(
    playing.map(async (writer) => {
      const id = await writer.answer(await writer.letter(about), list);
      return () => writer.said(id);
    }),
  );
}
/** Hands a list in as the page would. */
async function sendIn(page: Page): Promise<void> {
  const { call, match, pass } = await lineOf(page);
  const { seq, scene } = await call('table', { match });
  if (!(scene!.view.pub.active as boolean[])[pass.seat!]) return;
  const moves = [{ choice: { orders: LIST } }];
  expect(await call('answer', { match, body: { id: newId(), seq, moves } })).toEqual({
    taken: true,
    seq: expect.any(Number),
  });
}

/** Whoever runs the game is shown the console, not the game. */
async function introduction(master: Page): Promise<void> {
  const coach = master.getByRole('region', { name: 'Introduction' });
  await coach.getByText('From here you run the campaign.').waitFor();
  for (let i = 0; i < 7; i++) await coach.getByRole('button', { name: 'Next' }).click();
  await coach.getByText('8 of 8').waitFor();
  await coach.getByRole('button', { name: 'Got it' }).click();
  await coach.waitFor({ state: 'detached' });
}

/** Ana types, and what she typed survives a reload; Bo writes on a phone, in Spanish; Eva clicks on the map and is late. */
async function firstTurn(
  ana: Page,
  bo: Page,
  eva: Page,
  master: Page,
  writers: readonly Correspondent[],
): Promise<void> {
  const saved = ana.waitForResponse((response) => response.url().endsWith('/draft'));
  await sheet(ana).fill('collect fleet A\nmove A to grain 5');
  await saved;
  await ana.getByText(/Did you mean “green”/).waitFor();
  await ana.reload();
  await ana.waitForFunction(() => document.querySelector('textarea')?.value.endsWith('grain 5'));
  await handIn(ana, 'collect fleet A\nexplore fleet A');
  await sheet(ana).fill('collect fleet A\nsearch fleet A'); // handed in, and still revised
  await ana.locator('button[data-enter]').click();
  await ana.locator('[data-sealed]').waitFor();
  await tab(bo, 'Pregunta');
  await files(bo);
  await handIn(bo, 'recolectar flota A\npréstamo 100 a 4 pagos');
  const { fleets } = (await look(eva)).scene!.view.own!.side as { fleets: { A: { at: string } } };
  await eva.locator(`[data-ref="place:${fleets.A.at}"]`).click();
  await eva.getByRole('button', { name: 'Collect' }).first().click();
  await eva.getByRole('button', { name: 'Search' }).first().click();
  expect(await sheet(eva).inputValue()).toMatch(/^collect fleet A\nsearch fleet A$/);
  await picture(eva, 'orders-wide');
  const written = eva.getByRole('list', { name: 'What each order would do' }).getByRole('listitem');
  await written.nth(1).dragTo(written.nth(0)); // and by mouse the second goes before the first
  await eva.waitForFunction(() => document.querySelector('textarea')?.value === 'search fleet A\ncollect fleet A');

  const console = master.getByRole('tabpanel');
  await console.getByText('2 of 10 have answered.').waitFor();
  expect(JSON.stringify(await look(master))).not.toContain('préstamo 100');
  await picture(master, 'console-wide');
  await firstLetters(master, writers);
  await answering(eva, (asked) => asked.locator('button[data-enter]').click());
  await reviewing(master);
  await console.getByRole('button', { name: 'Trial run' }).click();
  await console.getByText(/\d+ values would change/).waitFor();
  await console.getByRole('button', { name: /Pirate League/ }).click();
  await console
    .getByText(/loan 100 over 4 payments/)
    .first()
    .waitFor();
  await picture(master, 'console-trial');
  await publish(master);
  await Promise.all([ana, bo, eva, master].map((page) => turnIs(page, 2)));
  await readReport(ana, 'Report', /collect fleet A/);
  await picture(ana, 'report-wide');
  await readReport(bo, 'Informe', /préstamo 100 a 4 pagos/);
  expect(await sheet(bo).isVisible()).toBe(false); // the report has the screen
  await picture(bo, 'report-phone');
  const saving = bo.waitForEvent('download');
  await bo.getByRole('button', { name: 'Hoja de cálculo' }).click();
  expect((await saving).suggestedFilename()).toBe('liga-pirata-1.xlsx');
  await tab(bo, 'Pregunta');
  expect(await bo.locator('article[data-ref="part:report"]').isVisible()).toBe(false); // and now the orders
  await sheet(bo).fill('recolectar flota A\nmover 5 corsarios de A a blanco 9');
  await bo.getByText('mover 5 Corsarios de flota A a blanco 9').first().waitFor();
  await sheet(bo).press('Alt+ArrowUp'); // the line at the caret goes before the other
  await bo.waitForFunction(() => [...document.querySelectorAll('textarea')].some((box) => /^mover 5/.test(box.value)));
  await picture(bo, 'orders-phone');
  await bo.getByRole('button', { name: 'Tablero y panel' }).click();
  await tab(bo, 'Mapa');
  await picture(bo, 'map-phone');
  await tab(ana, 'Map');
  await picture(ana, 'map-wide');
  for (const page of [ana, bo]) // nothing beside the screen that it could be shifted to
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** A list is read from a file in whatever encoding; what is no list is answered in words, and changes nothing. */
async function files(page: Page): Promise<void> {
  const give = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await give('lista.txt', Buffer.from('\ufeffrecolectar flota A\r\n', 'utf16le'));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some((box) => box.value === 'recolectar flota A\n'),
  );
  const wrong: [name: string, bytes: Buffer, why: string][] = [
    ['grande.txt', Buffer.alloc(5 * 1024 * 1024, 'recolectar flota A\n'), 'grande.txt: el archivo tiene 5120 KB'],
    ['larga.txt', Buffer.alloc(50_000, 'recolectar flota A\n'), 'larga.txt: la lista tiene 50.000 caracteres'],
    ['hoja.txt', Buffer.from('PK\u0003\u0004'), 'hoja.txt: es un archivo de ofimática'],
    ['rara.txt', Buffer.from('recolectar flota A\n\u0001'), 'rara.txt: no es un texto: la línea 2'],
  ];
  for (const [name, bytes, why] of wrong) {
    await give(name, bytes);
    await page.getByRole('alert').filter({ hasText: why }).waitFor();
  }
  await sheet(page).fill('recolectar flota A '.repeat(1200)); // and pasted
  await page
    .getByRole('alert')
    .filter({ hasText: /La lista tiene 22\.800 caracteres/ })
    .waitFor();
  expect(await sheet(page).inputValue()).toBe('recolectar flota A\n');
}

/** All they need is in the first letter; what they answer is confirmed as it was understood, with a forecast. */
async function firstLetters(master: Page, writers: readonly Correspondent[]): Promise<void> {
  for (const writer of writers) {
    const { text, attachments } = await writer.letter(/comienza la partida/);
    for (const part of ['Nuria', 'Liga Pirata', 'Misión', 'Precios', 'Cómo se escriben']) expect(text).toContain(part);
    expect(attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/-0\.xlsx$/)]);
  }
  for (const said of await write(master, writers, /comienza la partida/))
    expect(await said()).toMatch(/turno 1 queda entregada[\s\S]*recolectar flota A\n[\s\S]*Tesoro/);
}

async function messages(ana: Page, bo: Page, master: Page): Promise<void> {
  await tab(ana, 'Chat');
  await ana.getByRole('button', { name: /^Bo / }).click();
  await ana.getByLabel('Write to Bo').fill('A pact until turn 5?');
  await ana.keyboard.press('Enter');
  await bo.getByRole('tab', { name: /Charla.*sin leer/ }).click();
  await bo.getByRole('button', { name: /^Ana/ }).click();
  await bo.getByText('A pact until turn 5?').waitFor();
  await bo.getByRole('button', { name: /^Gil / }).click();
  await bo.getByLabel('Escribe a Gil').fill('¿Vale un pacto?');
  await bo.keyboard.press('Enter');
  await picture(bo, 'letters-phone');
  await tab(bo, 'Pregunta');
  await master.getByRole('tab', { name: /Chat.*unread/ }).click();
  await master.getByRole('button', { name: /^Bo/ }).click();
  await master.getByText('¿Vale un pacto?').waitFor();
  expect(JSON.stringify(await look(master))).not.toContain('until turn 5');
}

async function correction(ana: Page, bo: Page, master: Page): Promise<void> {
  const console = master.getByRole('tabpanel').first();
  await console.getByRole('searchbox', { name: 'Value' }).fill('Naxor R');
  await console
    .getByRole('button', { name: /Naxor Federation · R ?\d+$/ })
    .first()
    .click();
  await console.getByLabel('New value').fill('777');
  const send = console
    .locator('button')
    .filter({ hasText: /^Confirm/ })
    .first();
  await send.click();
  await console.getByText('A correction needs a note.').waitFor();
  await console.getByLabel('Note').first().fill('miscounted in turn 1');
  await picture(master, 'console-correction');
  await send.click();
  await readReport(ana, 'Report', /corrected Naxor Federation · R from \d+ to 777: miscounted in turn 1/);
  await master
    .locator('details')
    .getByText(/to 777: miscounted in turn 1/)
    .first()
    .waitFor();
  expect(JSON.stringify(await look(bo))).not.toContain('miscounted');
}

/** A card by its name, and a word for the next report; then the whole truth on a page and in a file. */
async function addition(ana: Page, bo: Page, master: Page): Promise<void> {
  const part = (name: string) => master.locator(`[data-ref="part:console-${name}"]`);
  const amend = part('amendments');
  await amend.getByLabel('Faction concerned').selectOption({ label: 'Naxor Federation' });
  await amend.getByLabel(/^What/).selectOption({ label: 'Card' });
  await amend.getByLabel(/^Card/).selectOption('ion-wave');
  await amend.getByLabel('Note').fill('found in the attic');
  await amend
    .locator('button')
    .filter({ hasText: /^Confirm/ })
    .click();
  await readReport(ana, 'Report', /found in the attic/);
  const note = part('notes');
  await note.getByLabel('Note for the next report').fill('Lists until Sunday, please.');
  await picture(master, 'console-additions');
  await note
    .locator('button')
    .filter({ hasText: /^Confirm/ })
    .click();
  await note.getByText('Notes that go into the next report').waitFor();
  expect(JSON.stringify(await look(bo))).not.toContain('attic');
  await tab(master, 'Overview');
  await master.getByRole('heading', { name: /The whole campaign before turn 2/ }).waitFor();
  await master.getByRole('cell', { name: 'Naxor Federation' }).first().waitFor();
  await picture(master, 'overview-wide');
  const saving = master.waitForEvent('download');
  await master.getByRole('button', { name: 'Spreadsheet' }).click();
  expect((await saving).suggestedFilename()).toBe('cosmos-2.xlsx');
  await tab(master, 'Console');
}

/** Published, undone with a word why, given back, revised, and published again. */
async function undoneTurn(
  ana: Page,
  bo: Page,
  eva: Page,
  master: Page,
  writers: readonly Correspondent[],
): Promise<void> {
  await write(master, writers, reportOf(1));
  for (const page of [ana, bo]) await handIn(page, LIST);
  const letter = {
    name: 'list.docx',
    mimeType: '',
    buffer: Buffer.from('PK\u0003\u0004 a letter of an office program'),
  };
  await eva.locator('input[type=file]').setInputFiles(letter);
  await eva.getByRole('alert').getByText('list.docx: this is a file of an office program').waitFor();
  await handIn(eva, '# nothing');
  await reviewing(master);
  await publish(master);
  await Promise.all([ana, eva, master].map((page) => turnIs(page, 3)));
  const undoing = master.locator('[data-ref="part:console-undoing"]'); // other sheets have a note and a button, too
  await undoing.getByLabel('Note').fill('Eva sent the wrong list');
  await undoing
    .locator('button:enabled')
    .filter({ hasText: /^Confirm/ })
    .press('Enter');
  await reviewing(master);
  await tab(eva, 'Log');
  await eva.getByText('has undone turn 2: Eva sent the wrong list').first().waitFor();
  await master.locator('[data-options] button').filter({ hasText: 'Give the lists back' }).first().click();
  await Promise.all([ana, eva].map((page) => turnIs(page, 2)));
  await write(master, writers, /El gestor ha deshecho el turno 2 y devuelve las listas[\s\S]*recolectar flota A/);
  await handIn(eva, 'collect fleet A');
  for (const page of [ana, bo]) await confirm(page);
  await reviewing(master);
  await publish(master);
  await Promise.all([ana, bo, eva, master].map((page) => turnIs(page, 3)));
}

/** The deadline passes, and nobody waits for Eva, nor for Nuria's mail. Ana leaves a list for when she is away. */
async function lateTurn(
  ana: Page,
  bo: Page,
  eva: Page,
  master: Page,
  writers: readonly Correspondent[],
): Promise<void> {
  await ana.getByText('Standing list, if you do not hand one in').first().click();
  await ana.getByRole('textbox', { name: /Standing list/ }).fill('collect fleet A');
  const [nuria, ...punctual] = writers;
  const again = /deshizo el turno 2 y lo ha resuelto de nuevo/; // the letter that takes the place of the other
  const said = await write(master, punctual, again);
  await handIn(ana, '');
  await handIn(bo, LIST);
  for (const told of said) expect(await told()).toContain('turno 3 queda entregada');
  await picture(master, 'console-deadline');
  const past = await master.evaluate(() => {
    const at = new Date(Date.now() - 60_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });
  await master.getByLabel('New deadline').fill(past);
  await master.getByRole('button', { name: 'Set', exact: true }).click();
  await reviewing(master);
  await publish(master);
  await Promise.all([ana, bo, eva, master].map((page) => turnIs(page, 4)));
  if (nuria) {
    const late = await nuria.answer(await nuria.letter(again), LIST);
    expect(await nuria.said(late)).toContain('ya pasó');
  }
  await eva.getByRole('tab', { name: 'Chat' }).click();
  await eva
    .getByText(/The deadline comes .* sooner/)
    .first()
    .waitFor();
}

/** The master waits no longer: the list that Ana left is played. */
async function forcedTurn(
  ana: Page,
  bo: Page,
  eva: Page,
  master: Page,
  writers: readonly Correspondent[],
): Promise<void> {
  for (const said of await write(master, writers, reportOf(3))) await said();
  for (const page of [bo, eva]) await handIn(page, LIST);
  await master.getByRole('button', { name: 'Wait no longer' }).click();
  await master.getByRole('button', { name: 'Wait no longer' }).click();
  await reviewing(master);
  await publish(master);
  await Promise.all([ana, bo, eva, master].map((page) => turnIs(page, 5)));
  await readReport(ana, 'Report', /collect fleet A/);
}

/** Eva gives up: the master opens her chair, and Tom finds her board and her report there. */
async function replaced(eva: Page, master: Page): Promise<Page> {
  const { view } = (await look(eva)).scene!;
  await master.getByLabel('What to do about Eva').click();
  await master.getByRole('button', { name: 'Open for a substitute' }).click();
  await master.getByLabel('What to do about Eva').waitFor({ state: 'detached' });
  const { invitation } = (await look(master)).table;
  const tom = await join(house, `/join/${invitation}`, 'Tom', WIDE);
  await turnIs(tom, 5);
  await readReport(tom, 'Report', /recolectar flota A|collect fleet A/);
  expect((await look(tom)).scene!.view.own).toEqual(view.own);
  return tom;
}

/** The end can be undone until the master closes the campaign; then everything lies open, on the page and in the last letter. */
async function theEnd(ana: Page, master: Page, writers: readonly Correspondent[]): Promise<void> {
  expect((await look(ana)).scene!.view.pub.end).toBeUndefined();
  await choose(master, 'Close the campaign');
  await ana.locator('[data-over]').waitFor();
  await picture(master, 'console-audit');
  const { deeds, scene } = await look(ana);
  expect(deeds.map(({ what }) => what)).toEqual(expect.arrayContaining(['extended', 'forced', 'opened', 'joined']));
  const { film, finals } = scene!.view.pub.end as { film: { turn: number }[]; finals: { rank: number }[] };
  expect(film.map(({ turn }) => turn)).toEqual(Array.from({ length: TURNS + 1 }, (_, turn) => turn));
  expect(finals.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const writer of writers) {
    const { text } = await writer.letter(reportOf(TURNS));
    for (const part of ['Clasificación final', 'Las misiones de todos', 'La partida, turno a turno'])
      expect(text).toContain(part);
  }
}
