// What the page asks of this seat: found, answered, and waited for until the table has moved on.
import type { Locator, Page } from 'playwright-core';

const OPEN = '[data-request]:not([data-sealed])';

/** Waits until this seat is asked something it has not answered; false: the match is over. */
export async function isAsked(page: Page): Promise<boolean> {
  const over = page.locator('[data-over]');
  await over.or(page.locator(OPEN)).first().waitFor({ timeout: 60_000 });
  return !(await over.isVisible());
}

/** Gives an answer and waits until that very question is no longer open. */
export async function answering<T>(page: Page, answer: (asked: Locator) => Promise<T>): Promise<T> {
  const id = await page.locator(OPEN).first().getAttribute('data-request');
  const asked = page.locator(`[data-request="${id}"]`);
  const given = await answer(asked);
  await page.waitForFunction(
    (open) => document.querySelector(open) === null,
    `[data-request="${id}"]:not([data-sealed])`,
  );
  return given;
}
