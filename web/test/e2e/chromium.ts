// Finds Chromium, or gets Debian's where that is possible.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => PLACES.find((place) => place && existsSync(place));

export async function openBrowser(): Promise<Browser> {
  let executablePath = find();
  if (!executablePath && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    executablePath = find();
  }
  if (!executablePath) throw new Error('Chromium was not found: install it, or name it in the variable CHROMIUM.');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
