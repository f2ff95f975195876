// The browser the pages are tried in; tools/browser.mjs knows where it is, or gets one where that is possible.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const FINDER = fileURLToPath(new URL('../../../tools/browser.mjs', import.meta.url));

export async function openBrowser(): Promise<Browser> {
  const find = () =>
    execFileSync(process.execPath, [FINDER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? find(), args: ['--no-sandbox'] });
}
