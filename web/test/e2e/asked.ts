// What the page asks of this seat: found, answered, and waited for until the table has moved on.
import type { Locator, Page } from 'playwright-core';

const OPEN = '[data-request]:not([data-sealed])';

/** Waits until this seat is asked something it has not answered; false: the match is over. */
export async function isAsked(page: Page): Promise<boolean> {
  const over = page.locator('[data-over]');
  await over.or(page.locator(OPEN)).first().waitFor({ timeout: 60_000 });
  return !(await over.isVisible());
}

/**
 * Gives an answer and waits until that very question is no longer open. It may go by itself: what was left to be answered is
 * answered, and an offer of somebody has it asked anew. Where one thing on the board stands for several answers, the first is
 * meant; what came too late, as the page says then, is answered again.
 */
export async function answering<T>(page: Page, answer: (asked: Locator) => Promise<T>): Promise<T> {
  const id = await page.locator(OPEN).first().getAttribute('data-request');
  const asked = page.locator(`[data-request="${id}"]`);
  const several = page.locator('[data-chooser] button').first();
  const refused = asked.getByRole('alert');
  const gone = unless(page.locator(`[data-request="${id}"]:not([data-sealed])`).waitFor({ state: 'detached' }), 'gone');
  for (;;) {
    const given = await Promise.race([unless(answer(asked), undefined), gone]);
    const found = [gone, unless(several.waitFor(), 'several'), unless(refused.waitFor(), 'refused')];
    const then = await Promise.race(found);
    if (then === 'refused') continue;
    if (then === 'several') await Promise.race([several.click(), gone]);
    await gone;
    return given as T;
  }
}
/** What comes of it; if nobody waits for it any more, it may fail. */
function unless<T, R>(work: Promise<T>, result: R): Promise<T | R> {
  const done = work.then((found) => result ?? found);
  done.catch(() => {});
  return done;
}
