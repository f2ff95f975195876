// A campaign of COSMOS in the browser: ten factions, three of them led by people, a master, five turns with deadlines, a
// correction, an undone turn; and the same campaign resolved from the command line.
import { client, type Pass, type Snapshot } from '@orrery/api';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answering } from './asked.ts';
import { byMail, hashesOf } from './by-mail.ts';
import { type House, openHouse, PHONE } from './house.ts';

const SCREENS = process.env.ORRERY_SCREENS;
const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The master sets the table up in the page: three chairs for people, bots on the rest, five turns. */
async function setUp(master: Page): Promise<string> {
  await master.goto('/');
  await master.getByRole('link', { name: /Invite friends: COSMOS/ }).click();
  await master.getByLabel('Your name at the table').fill('Gil');
  await master.getByLabel(/With a game master/).check();
  await master.getByLabel('Seat 3').selectOption('open');
  await master.getByLabel('Turn limit (0: none)').fill('5');
  await picture(master, 'new-table');
  await master.getByRole('button', { name: 'Set up and invite' }).click();
  return master.getByLabel('Link', { exact: true }).inputValue();
}
async function join(link: string, name: string, options: BrowserContextOptions): Promise<Page> {
  const page = await house.visitor({ ...options, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('orrery.coached', JSON.stringify({ cosmos: true })));
  await page.goto(link);
  await page.locator('form input').first().fill(name);
  await page.locator('form button[type=submit]').click();
  return page;
}
const passOf = (page: Page): Promise<Pass> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('orrery.passes')!) as Pass[])[0]!);
async function look(page: Page): Promise<Snapshot> {
  const { match, secret } = await passOf(page);
  return client({ base: house.url, secret }).call('table', { match });
}
const pick = (page: Page, name: RegExp) =>
  answering(page, (asked) => asked.locator('[data-options] button').filter({ hasText: name }).first().click());

// Only peaceful orders: a faction that has lost its base is not asked any more.
const sheet = (page: Page) => page.getByLabel(/^(Orders, one per line|Órdenes, una por línea)$/);
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** On a phone the report may have the screen. */
async function toOrders(page: Page): Promise<void> {
  if (await page.locator('main[data-room="whole"]').isVisible())
    await page.getByRole('tab', { name: 'Pregunta' }).click();
}
async function confirm(page: Page): Promise<void> {
  await toOrders(page);
  await answering(page, (asked) => asked.locator('button[data-enter]').click());
}
/** Types a list and hands it in. */
async function handIn(page: Page, orders: string): Promise<void> {
  await toOrders(page);
  await sheet(page).fill(orders);
  await confirm(page);
}
const readReport = async (page: Page, tabName: string, text: RegExp) => {
  await tab(page, tabName);
  await page.locator('[data-ref="part:report"]').getByText(text).first().waitFor();
};
const turnIs = (page: Page, turn: number) =>
  page
    .locator('header')
    .getByText(new RegExp(`(Turn|Turno) ${turn} (of|de) 5`))
    .waitFor();

const choose = (master: Page, name: string): Promise<void> =>
  master.locator('[data-request] [data-options] button').filter({ hasText: name }).first().click();
const publish = (master: Page): Promise<void> => choose(master, 'Publish the turn');
/** The lists are in: the master looks through them. */
const reviewing = (master: Page) =>
  master
    .getByRole('heading', { name: /The lists of turn \d are in/ })
    .first()
    .waitFor({ timeout: 60_000 });

async function picture(page: Page, name: string): Promise<void> {
  if (!SCREENS) return;
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400); // whatever moves has come to rest
  await page.screenshot({ path: `${SCREENS}/cosmos-${name}.png` });
}

it('[CSM-GM-1, CSM-GM-3] plays with a master, and the command line comes to the same hashes', {
  timeout: 400_000,
}, async () => {
  const master = await house.visitor({ ...WIDE, reducedMotion: 'reduce' });
  const link = await setUp(master);
  const ana = await join(link, 'Ana', WIDE);
  const bo = await join(link, 'Bo', { ...PHONE, locale: 'es-ES' });
  const eva = await join(link, 'Eva', WIDE);

  await pick(ana, /Naxor/);
  await pick(bo, /Liga Pirata/);
  await pick(eva, /European/);
  for (const page of [ana, bo, eva]) await pick(page, /./);
  await Promise.all([ana, bo, eva, master].map((page) => turnIs(page, 1)));
  await introduction(master);

  await firstTurn(ana, bo, eva, master);
  await messages(ana, bo, master);
  await correction(ana, bo, master);
  await addition(ana, bo, master);
  await undoneTurn(ana, bo, eva, master);
  await lateTurn(ana, bo, eva, master);
  await forcedTurn(ana, bo, eva, master);
  for (const page of [ana, bo, eva]) await handIn(page, '');
  await reviewing(master);
  await publish(master);
  await choose(master, 'Close the campaign');
  await ana.locator('[data-over]').waitFor();
  await picture(master, 'console-audit');

  const { match, secret } = await passOf(ana);
  const record = await client({ base: house.url, secret }).call('record', { match });
  const mail = byMail(record);
  expect(mail.verified).toMatch(/^ok: \d+ answers/);
  expect(mail.hashes).toEqual(hashesOf(record));
  expect(mail.hashes).toHaveLength(6); // five turns, one of them twice
  expect(house.problems).toEqual([]);
});

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
async function firstTurn(ana: Page, bo: Page, eva: Page, master: Page): Promise<void> {
  const saved = ana.waitForResponse((response) => response.url().endsWith('/draft'));
  await sheet(ana).fill('collect fleet A\nmove A to gren 5');
  await saved;
  await ana.getByText(/Did you mean “green”/).waitFor();
  await ana.reload();
  await ana.waitForFunction(() => document.querySelector('textarea')?.value.endsWith('gren 5'));
  await handIn(ana, 'collect fleet A\nexplore fleet A');
  await sheet(ana).fill('collect fleet A\nsearch fleet A'); // handed in, and still revised
  await ana.locator('button[data-enter]').click();
  await ana.locator('[data-sealed]').waitFor();
  await tab(bo, 'Pregunta');
  await handIn(bo, 'recolectar flota A\npréstamo 100 a 4 pagos');
  const { fleets } = (await look(eva)).scene!.view.own!.side as { fleets: { A: { at: string } } };
  await eva.locator(`[data-ref="place:${fleets.A.at}"]`).click();
  await eva.getByRole('button', { name: 'Collect' }).first().click();
  await eva.getByRole('button', { name: 'Search' }).first().click();
  expect(await sheet(eva).inputValue()).toMatch(/^collect fleet A\nsearch fleet A$/);
  await picture(eva, 'orders-wide');

  const console = master.getByRole('tabpanel');
  await console.getByText('2 of 10 have answered.').waitFor();
  expect(JSON.stringify(await look(master))).not.toContain('préstamo 100');
  await picture(master, 'console-wide');
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
  await picture(bo, 'orders-phone');
  await bo.getByRole('button', { name: 'Tablero y panel' }).click();
  await tab(bo, 'Mapa');
  await picture(bo, 'map-phone');
  await tab(ana, 'Map');
  await picture(ana, 'map-wide');
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
async function undoneTurn(ana: Page, bo: Page, eva: Page, master: Page): Promise<void> {
  for (const page of [ana, bo]) await handIn(page, 'recolectar flota A');
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
  const console = master.getByRole('tabpanel').first();
  await console.getByLabel('Note').last().fill('Eva sent the wrong list');
  await console
    .locator('button')
    .filter({ hasText: /^Confirm/ })
    .last()
    .click();
  await reviewing(master);
  await tab(eva, 'Log');
  await eva.getByText('has undone turn 2: Eva sent the wrong list').first().waitFor();
  await master.locator('[data-options] button').filter({ hasText: 'Give the lists back' }).first().click();
  await Promise.all([ana, eva].map((page) => turnIs(page, 2)));
  await handIn(eva, 'collect fleet A');
  for (const page of [ana, bo]) await confirm(page);
  await reviewing(master);
  await publish(master);
  await Promise.all([ana, bo, eva, master].map((page) => turnIs(page, 3)));
}

/** The deadline passes, and nobody waits for Eva. Ana leaves a list for when she is away. */
async function lateTurn(ana: Page, bo: Page, eva: Page, master: Page): Promise<void> {
  await ana.getByText('Standing list, if you do not hand one in').first().click();
  await ana.getByRole('textbox', { name: /Standing list/ }).fill('collect fleet A');
  await handIn(ana, '');
  await handIn(bo, 'recolectar flota A');
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
  await eva.getByRole('tab', { name: 'Chat' }).click();
  await eva
    .getByText(/The deadline comes .* sooner/)
    .first()
    .waitFor();
}

/** The master waits no longer: the list that Ana left is played. */
async function forcedTurn(ana: Page, bo: Page, eva: Page, master: Page): Promise<void> {
  for (const page of [bo, eva]) await handIn(page, 'recolectar flota A');
  await master.getByRole('button', { name: 'Wait no longer' }).click();
  await master.getByRole('button', { name: 'Wait no longer' }).click();
  await reviewing(master);
  await publish(master);
  await Promise.all([ana, bo, eva, master].map((page) => turnIs(page, 5)));
  await readReport(ana, 'Report', /collect fleet A/);
}
