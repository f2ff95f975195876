// Going through a page with the keyboard alone: Tab to what is called so, then Enter or write.
import type { Page } from 'playwright-core';

const MOST = 80; // stops on one page

/** `within`: only a thing that looks so will do. */
async function tabTo(page: Page, name: string, within = '*'): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    const found = await page.evaluate(
      ([wanted, selector]) => {
        const element = document.activeElement as HTMLInputElement | null;
        const label = element?.labels?.[0]?.textContent;
        const called = element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
        return called.trim() === wanted && element!.matches(selector);
      },
      [name, within] as const,
    );
    if (found) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** To the first thing that is found so. */
export async function tabToPlace(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    if (await page.locator(selector).and(page.locator(':focus')).count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

export async function enterAt(page: Page, name: string, within?: string): Promise<void> {
  await tabTo(page, name, within);
  await page.keyboard.press('Enter');
}

export async function writeAt(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
