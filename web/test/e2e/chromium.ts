// The browser the pages are tried in; tools/browser.mjs knows where it is, or gets one where that is possible.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const FINDER = fileURLToPath(new URL('../../../tools/browser.mjs', import.meta.url));

/** `whole`: with windows, and all that belongs to a screen. */
export async function openBrowser(kind: 'headless' | 'whole' = 'headless'): Promise<Browser> {
  const named = kind === 'whole' ? process.env.CHROMIUM : process.env.CHROMIUM_HEADLESS;
  const find = () =>
    execFileSync(process.execPath, [FINDER, kind], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return chromium.launch({ executablePath: named ?? find(), args: ['--no-sandbox'] });
}
