// Every shape of question in a real browser, and what goes with it: what is barred, what would change, deals, standing
// answers, undo, clocks, the history slider.
import { client, type NewTable, newId, type Pass } from '@orrery/api';
import type { Choice } from '@orrery/kernel';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import type { ParadeState } from './parade.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Seated {
  page: Page;
  asked: Locator;
  /** The public state once it is as wanted. */
  state(wanted: (pub: ParadeState) => boolean): Promise<ParadeState>;
}

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

async function sitDown(more: Partial<NewTable> = {}, screen = DESK): Promise<Seated> {
  const seats: NewTable['seats'] = [{ kind: 'me', name: 'Ana' }];
  const { pass } = await client({ base: house.url }).call('create', { body: { game: 'parade', seats, ...more } });
  const page = await house.visitor(screen);
  await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
  await page.goto(`/table/${pass.match}`);
  await page.getByRole('heading', { name: 'Which road?' }).waitFor();
  return { page, asked: page.locator('[data-request]'), state: (wanted) => stateOf(pass, wanted) };
}

async function stateOf({ match, secret }: Pass, wanted: (pub: ParadeState) => boolean): Promise<ParadeState> {
  const { call } = client({ base: house.url, secret });
  for (;;) {
    const pub = (await call('table', { match })).scene!.view.pub as ParadeState;
    if (wanted(pub)) return pub;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const question = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const send = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const foreseen = (page: Page) => page.locator('[data-foreseen]');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function takeLongRoad(page: Page): Promise<void> {
  await send(page, /The long road/);
  await question(page, 'What do you carry?');
}
async function pickFruit(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByLabel(name).check();
  await send(page, `Confirm: ${names.join(', ')}`);
  await question(page, 'How much do you pay?');
}

it('is answered whatever its shape; it tells what an answer would do, and what is barred', async () => {
  const { page, asked, state } = await sitDown();
  await page.getByText('Not possible now (1), and why').click();
  await asked.getByText('The bridge has fallen.').waitFor();
  await asked.getByRole('button', { name: 'The parade' }).last().click();
  await page.getByText('Two roads lead through the town.').waitFor();
  await page.getByRole('button', { name: 'The long road' }).hover();
  await foreseen(page).getByText('Points 0 → 2').waitFor();
  expect(await foreseen(page).textContent()).not.toContain('taken back');
  await takeLongRoad(page);
  await undo(page).click();
  await question(page, 'Which road?');
  expect((await state(() => true)).points).toEqual([0]);
  await takeLongRoad(page);

  const confirm = page.getByRole('button', { name: /^Confirm/ });
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByLabel('Apples').check();
  await page.getByLabel('Plums').check();
  expect(await page.getByLabel('Pears').isDisabled()).toBe(true);
  await page.getByLabel('Plums').uncheck();
  await pickFruit(page, 'Apples', 'Pears');

  await page.getByRole('spinbutton').fill('3');
  await foreseen(page).getByText('Points 2 → 5').waitFor();
  await foreseen(page).getByText('This cannot be taken back.').waitFor();
  await send(page, 'Confirm: 3');
  await question(page, 'What is in the wagon?');
  expect(await undo(page).isDisabled()).toBe(true);
  expect(await state(() => true)).toMatchObject({ points: [5], basket: ['apple', 'pear'] });
  await page.context().close();
});

type Press = (place: Locator) => Promise<void>;
const PRESSES: readonly (readonly [string, BrowserContextOptions, Press])[] = [
  ['by mouse', DESK, (place) => place.click()],
  ['by touch', PHONE, (place) => place.tap()],
  ['by key', DESK, (place) => place.press('Enter')],
];
it.each(PRESSES)(
  '%s shows first what cannot be taken back, and takes it by a second press; what can be is taken at once',
  async (_, screen, press) => {
    const road = (page: Page, name: string) => press(page.getByRole('button', { name, exact: true }));
    const first = await sitDown({}, screen);
    await road(first.page, 'The ferry');
    await foreseen(first.page).getByText('Points 0 → 3').waitFor();
    await foreseen(first.page).getByText('This cannot be taken back.').waitFor();
    await first.page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
    expect((await first.state(() => true)).points).toEqual([0]);
    await road(first.page, 'Cancel');
    await first.page.getByRole('button', { name: 'Confirm', exact: true }).waitFor({ state: 'detached' });
    await road(first.page, 'The long road');
    await question(first.page, 'What do you carry?');
    expect((await first.state(() => true)).points).toEqual([2]);
    await first.page.context().close();

    for (const again of ['The ferry', 'Confirm']) {
      const { page, state } = await sitDown({}, screen);
      await road(page, 'The ferry');
      await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
      await road(page, again);
      await question(page, 'What do you carry?');
      expect((await state(() => true)).points).toEqual([3]);
      await page.context().close();
    }
  },
);

it('is answered at the first press by whoever wants it so', async () => {
  const { page, state } = await sitDown();
  await page.goto('/settings');
  await page.getByLabel('What cannot be taken back').selectOption('is given at once');
  await page.goBack();
  await send(page, 'The ferry');
  await question(page, 'What do you carry?');
  expect((await state(() => true)).points).toEqual([3]);
  await page.context().close();
});

it('keeps its button in place while what it would change comes and goes, in a panel that is scrolled to its end', async () => {
  const { page } = await sitDown({}, { viewport: { width: 1440, height: 560 } });
  await takeLongRoad(page);
  await pickFruit(page, 'Apples');
  const value = page.getByRole('spinbutton');
  await value.fill('3');
  await foreseen(page).getByText('Points 2 → 5').waitFor();
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  const end = async () => {
    await confirm.evaluate((button) => {
      let box = button.parentElement!;
      while (box.scrollHeight <= box.clientHeight) box = box.parentElement!;
      box.scrollTo(0, box.scrollHeight);
    });
    return (await confirm.boundingBox())!.y;
  };
  const before = await end();
  await value.fill('4'); // what was foreseen is gone for a moment
  await foreseen(page).waitFor({ state: 'detached' });
  expect((await confirm.boundingBox())!.y).toBe(before);
  await foreseen(page).getByText('Points 2 → 6').waitFor();
  expect((await confirm.boundingBox())!.y).toBe(before);
  await page.context().close();
});

it('may be a sheet with a list; what is wrong with it is said, with its rule', async () => {
  const { page, asked, state } = await sitDown();
  await takeLongRoad(page);
  await pickFruit(page, 'Plums');
  await send(page, 'Confirm: 0');
  await question(page, 'What is in the wagon?');
  await send(page, 'Confirm');
  await asked.getByText('The wagon is empty.').waitFor();
  await asked.getByRole('alert').getByRole('button', { name: 'The parade' }).click();
  await asked.getByText('No wagon goes empty.').waitFor();
  const add = page.getByRole('button', { name: 'Add a line' });
  for (let i = 0; i < 3; i++) await add.click();
  await add.waitFor({ state: 'detached' });
  await asked.getByRole('alert').waitFor({ state: 'detached' }); // it is being mended
  await page.getByRole('button', { name: 'Remove line 2' }).click();
  await page.getByLabel('Fruit').nth(1).selectOption('Pears');
  await page.getByLabel('How many (1–9)').nth(1).fill('4');
  await page.getByLabel('For whom').nth(1).fill('Berta');
  await send(page, 'Confirm');
  await asked.getByText('Line 1 is for nobody.').waitFor();
  await page.getByLabel('For whom').nth(0).fill('Cleo');
  await send(page, 'Confirm');
  expect((await state((pub) => pub.lap === 2)).lines).toEqual(['1 apple Cleo', '4 pear Berta']);
  await page.context().close();
});

it('can have a standing answer of its own shape, with a condition, seen in words and taken away', async () => {
  const { page, state } = await sitDown();
  const open = async () => {
    await page.getByRole('button', { name: 'Menu of the table' }).click();
    await page.getByRole('menuitem', { name: 'Standing answers' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Standing answers' });
  const leave = async () => {
    await dialog.getByRole('button', { name: 'Leave this answer' }).click();
    await dialog.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await open();
  await dialog.getByText('No answer is standing.').waitFor();
  await dialog.getByLabel('Always answer so').selectOption('The long road');
  await dialog.getByLabel('it is the last lap').check();
  await leave(); // what is asked now is answered at once
  await question(page, 'What do you carry?');
  expect((await state(() => true)).points).toEqual([2]);
  await pickFruit(page, 'Apples');
  await open();
  await dialog.getByText('“Which road?”: The long road · unless it is the last lap').waitFor();
  await dialog.getByLabel('Always answer so (0–5)').fill('4');
  await dialog.getByLabel('Only the next time').check();
  await leave();
  await question(page, 'What is in the wagon?');
  expect((await state(() => true)).points).toEqual([6]);
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('For whom').fill('Berta');
  await send(page, 'Confirm');
  await question(page, 'Which road?'); // the last lap: it is asked after all
  await takeLongRoad(page);
  await open();
  expect(await dialog.getByRole('listitem').count()).toBe(1); // what was for once is gone
  await dialog.getByLabel('Plums').check();
  await dialog.getByRole('button', { name: 'Leave this answer' }).click();
  await dialog.getByText('“What do you carry?”: Plums').waitFor();
  await dialog.getByRole('button', { name: /^Remove: “Which road\?”/ }).click();
  await dialog.getByText('“Which road?”').waitFor({ state: 'detached' });
  expect((await state((pub) => pub.basket[0] === 'plum')).basket).toEqual(['plum']);
  await page.context().close();
});

it('does not keep one from making a deal, nor from looking back', async () => {
  const { page, state } = await sitDown();
  await page.getByText('Also possible: Wave to').click();
  await page.getByRole('heading', { name: 'Wave to' }).waitFor();
  await page.getByRole('button', { name: 'the king' }).click();
  expect((await state((pub) => pub.waves > 0)).waves).toBe(1);
  await takeLongRoad(page);
  await pickFruit(page, 'Pears');
  const fact = (text: string) => page.getByRole('region', { name: 'The table' }).getByText(text, { exact: true });
  await fact('Some pears').waitFor();
  await page.getByRole('button', { name: 'History' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.fill('0');
  await page.getByText('You are looking at an earlier moment').waitFor();
  await fact('Some pears').waitFor({ state: 'detached' });
  expect(await page.locator('[data-options] button').count()).toBe(0); // nothing can be answered in the past
  const present = await slider.getAttribute('max');
  for (let at = 1; at <= Number(present); at++) await page.getByRole('button', { name: 'One step on' }).click();
  await fact('Some pears').waitFor();
  await page.keyboard.press('Escape');
  await question(page, 'How much do you pay?');
  await slider.waitFor({ state: 'detached' });
  await page.context().close();
});

it('keeps its hint while somebody makes an offer beside it', async () => {
  const { call } = client({ base: house.url });
  const seats: NewTable['seats'] = [{ kind: 'me', name: 'Ana' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const { table, pass } = await call('create', { body: { game: 'moot', options: { warden: false }, seats } });
  const other = await call('join', { token: table.invitation!, body: { name: 'Berta' } });
  const page = await house.visitor(DESK);
  await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
  await page.goto(`/table/${pass.match}`);
  await page.locator('[data-request]').waitFor();
  await page.keyboard.press('h');
  const hint = page.locator('button[data-take-hint]');
  await hint.waitFor();
  const berta = client({ base: house.url, secret: other.secret });
  const { seq, scene } = await berta.call('table', { match: other.match });
  const offer = scene!.requests.find(({ at }) => at === 'deal.offer')!;
  const moves = [{ request: offer.id, choice: 'offer>0' }];
  expect(await berta.call('answer', { match: other.match, body: { id: newId(), seq, moves } })).toMatchObject({
    taken: true,
  });
  await page.getByText(/^Also possible: .*Accept the coin of/).waitFor();
  expect(await hint.isVisible()).toBe(true);
  await page.keyboard.press('h'); // asked for once more, it cannot be taken for a moment, and then by Enter as before
  await page.locator('button[data-take-hint]:enabled:focus').waitFor();
  await page.context().close();
});

it('shows its clock, which the owner of the table can stop', async () => {
  const { page } = await sitDown({ clock: { kind: 'live', move: 3000, reserve: 0, onTimeout: 'pause' } });
  const time = page.getByRole('region', { name: 'Players' }).getByText(/^(49|50):\d\d$/);
  await time.waitFor();
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Menu of the table' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Stop the clocks');
  await time.waitFor({ state: 'detached' });
  await menu('Let the clocks run');
  await time.waitFor();
  await page.context().close();
});

/** What this seat is asked, once it is; answered so. */
async function answerAt({ match, secret }: Pass, choice: Choice): Promise<void> {
  const { call } = client({ base: house.url, secret });
  for (;;) {
    const { scene, seq } = await call('table', { match });
    const asked = scene?.requests.find((r) => r.blocking && r.sealed === undefined);
    const body = { id: newId(), seq, moves: [{ request: asked?.id ?? '', choice }] };
    if (asked && (await call('answer', { match, body })).taken) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('can be answered before it is asked: rehearsed, kept for oneself, seen, and given by itself when the moment comes', async () => {
  const { call } = client({ base: house.url });
  const seats: NewTable['seats'] = [{ kind: 'open' }, { kind: 'me', name: 'Ana' }, { kind: 'open' }];
  const { table, pass } = await call('create', { body: { game: 'moot', options: { warden: false }, seats } });
  const [first, third] = [
    await call('join', { token: table.invitation!, body: { name: 'Berta' } }),
    await call('join', { token: table.invitation!, body: { name: 'Carla' } }),
  ];
  for (const each of [first, pass, third]) await answerAt(each, 0); // nobody bids
  const page = await house.visitor(DESK);
  await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
  await page.goto(`/table/${pass.match}`);
  await question(page, 'Waiting for Berta');
  await page.getByText('Plan ahead', { exact: true }).click();
  await send(page, 'Your next turn');
  await question(page, 'Which card do you play?');
  await page.locator('header').getByText('Planning ahead').waitFor();
  expect(await page.getByRole('button', { name: 'Keep this plan' }).isDisabled()).toBe(true);
  const whole = page.getByText('That is all you would be asked.');
  const pick = () => page.locator('[data-options] button', { hasText: 'Pass' }).click();
  await pick();
  await whole.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape'); // one answer back
  await question(page, 'Which card do you play?');
  await pick();
  await whole.waitFor();
  await send(page, 'Keep this plan');
  const plan = page.locator('[data-ahead]');
  await plan.getByText('Which card do you play?').waitFor();
  await page.reload();
  await plan.getByText('Pass', { exact: true }).waitFor();
  await answerAt(first, 'pass');
  await question(page, 'Waiting for Carla'); // nobody has touched this page
  await plan.waitFor({ state: 'detached' });
  await page.context().close();
});

it('can be tried out before it is answered: set aside, compared, and taken over; nobody else notices anything before', async () => {
  const { call } = client({ base: house.url });
  const seats: NewTable['seats'] = [{ kind: 'me', name: 'Ana' }, { kind: 'open' }];
  const { table, pass } = await call('create', { body: { game: 'tic-tac-toe', seats } });
  const other = await call('join', { token: table.invitation!, body: { name: 'Berta' } });
  const seen = () => client({ base: house.url, secret: other.secret }).call('table', { match: other.match });
  const cells = async () => (await seen()).scene!.view.pub.cells as (number | null)[];
  const page = await house.visitor(DESK);
  await page.addInitScript((p) => localStorage.setItem('orrery.passes', JSON.stringify([p])), pass);
  await page.goto(`/table/${pass.match}`);
  const before = (await seen()).seq;
  await send(page, 'What if…');
  await page.locator('header').getByText('What if…').waitFor();
  await page.getByText('What if? You are trying out your turn').waitFor();
  await page.getByText('what is hidden from you is made up').waitFor();
  expect(await page.getByRole('button', { name: 'Take it over' }).isDisabled()).toBe(true);
  const whole = page.getByText('Your turn would be over.');
  const pick = (n: number) => page.locator('[data-options] button').nth(n).click();
  await pick(0);
  await whole.waitFor();
  await send(page, 'Set aside, try anew');
  await page
    .getByRole('list', { name: 'Tried out so far' })
    .getByRole('button', { name: /^Try 1/ })
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await pick(4);
  await whole.waitFor();
  await page.keyboard.press('Escape'); // one answer back
  await whole.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape'); // and back to the table
  await page.getByRole('button', { name: 'What if…' }).press('Enter');
  await pick(4);
  await whole.waitFor();
  await send(page, 'Set aside, try anew');
  await pick(8);
  await whole.waitFor();
  await page.getByRole('button', { name: /^Try 1/ }).press('Enter');
  await page.locator('[aria-label="Planning ahead"] li strong', { hasText: /./ }).first().waitFor();
  expect([(await seen()).seq, (await cells()).every((cell) => cell === null)]).toEqual([before, true]);
  await send(page, 'Take it over');
  await question(page, 'Waiting for Berta');
  expect((await cells())[4]).toBe(0);
  await page.context().close();
});

it('left the pages with nothing to complain about', () => {
  expect(house.problems).toEqual([]);
});
