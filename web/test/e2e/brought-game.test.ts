// A game in a folder outside this repository, named by a setting: played in the browser on its own board against its own bot.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { client } from '@orrery/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

const ORRERY = fileURLToPath(new URL('../../../cli/bin/orrery.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-brought-'));
const trial = join(folder, 'star-duel');
let house: House;

function orrery(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ORRERY, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(status, stdout + stderr).toBe(0);
}

/** As whoever writes a game does it, with a style sheet besides; then the folder goes to a host without packages. */
beforeAll(async () => {
  orrery('new', 'star-duel', '--in', folder, '--bare');
  const board = join(trial, 'board', 'board.tsx');
  const text = readFileSync(board, 'utf8');
  writeFileSync(board, `${text.replace('<PanZoom>', '<PanZoom><p className={css.name}>of my own</p>')}`);
  appendFileSync(board, "\nimport css from './board.module.css';\n");
  writeFileSync(join(trial, 'board', 'board.module.css'), '.name { position: absolute; color: rgb(1, 2, 3); }');
  orrery('build', trial);
  rmSync(join(trial, 'node_modules'));
  house = await openHouse({ games: [trial] });
});
afterAll(async () => {
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('is on the first page with its picture, and played to its end', async () => {
  const page = await house.visitor();
  await page.goto('/');
  const card = page.locator('article').filter({ hasText: 'Star Duel' });
  await card.getByRole('img', { name: 'The board of Star Duel' }).waitFor();
  await card.getByRole('button', { name: 'Play now: Star Duel' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const lit = page.locator('[data-ref^="cell:"][data-lit]');
  await page.getByText('of my own').waitFor();
  expect(await page.getByText('of my own').evaluate((line) => getComputedStyle(line).color)).toBe('rgb(1, 2, 3)');
  const over = page.getByRole('link', { name: 'Result and what next' });
  for (let marks = 0; marks < 5 && !(await over.isVisible()); marks++) {
    await lit.first().or(over).first().waitFor();
    if (await over.isVisible()) break;
    const before = await lit.count();
    await lit.first().click();
    await page.waitForFunction((n) => document.querySelectorAll('[data-ref^="cell:"][data-lit]').length !== n, before);
  }
  await over.waitFor();
  expect(house.problems).toEqual([]); // nor did the page's policy object
  await page.context().close();
});

it('has a bot of its own, which says why', async () => {
  const page = await house.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Star Duel' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('region', { name: 'Players' }).getByText('Navigator').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('More lines are still open through this cell than through any other.').waitFor();
  await page.context().close();
});

it('is served from the folder of its board alone, under an address that changes with it', async () => {
  const info = (await client({ base: house.url }).call('games')).find(({ id }) => id === 'star-duel')!;
  expect(info.board).toEqual({
    face: expect.stringMatching(/^\/boards\/star-duel\/[0-9a-f]{16}\/face\.js$/),
    picture: expect.stringMatching(/picture\.js$/),
    style: expect.stringMatching(/style\.css$/),
  });
  const { face } = info.board!;
  const statusOf = async (path: string) => (await fetch(house.url + path)).status;
  expect(await statusOf(face)).toBe(200);
  expect(await statusOf(face.replace('face.js', '..%2findex.js'))).not.toBe(200);
  expect(await statusOf(face.replace('face.js', '%2e%2e/%2e%2e/%2e%2e/package.json'))).not.toBe(200);
  expect(await statusOf('/boards/tic-tac-toe/0/face.js')).toBe(404);
});
