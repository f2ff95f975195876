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
 * meant; what cannot be taken back is confirmed; what came too late, as the page says then, is answered again.
 */
export async function answering<T>(page: Page, answer: (asked: Locator) => Promise<T>): Promise<T> {
  const id = await page.locator(OPEN).first().getAttribute('data-request');
  const question = `[data-request="${id}"]`;
  try {
    return await answered(page, question, answer);
  } catch (cause) {
    const shown = await page.evaluate(whatIsShown, question);
    throw new Error(`nothing came of an answer: ${shown}`, { cause });
  }
}
async function answered<T>(page: Page, question: string, answer: (asked: Locator) => Promise<T>): Promise<T> {
  const gone = page.locator(`${question}:not([data-sealed])`).waitFor({ state: 'detached' });
  gone.catch(() => {}); // if nobody waits for it any more
  for (;;) {
    let result: T | undefined;
    const given = answer(page.locator(question)).then((found) => {
      result = found;
    });
    given.catch(() => {}); // if the question has gone meanwhile
    await Promise.race([given, gone]);
    const came = await (
      await page.waitForFunction(whatCameOfIt, { question, several: SEVERAL, give: GIVE })
    ).jsonValue();
    if (came === 'several') {
      await Promise.race([page.locator(SEVERAL).first().click(), gone]);
      await page.waitForFunction(whatCameOfIt, { question, several: '', give: GIVE });
    }
    const confirm = page.locator(GIVE).first();
    if (await confirm.isVisible()) await Promise.race([page.keyboard.press('Enter'), gone]);
    if (came !== 'refused') {
      await gone;
      return result as T;
    }
  }
}
const SEVERAL = '[data-chooser] button';
const GIVE = 'button[data-give]:enabled';

/** In the page: the question as it stands there, and where the keyboard is. */
function whatIsShown(question: string): string {
  const [asked, focus] = [document.querySelector(question), document.activeElement];
  return `${asked?.outerHTML.slice(0, 4000)}\nfocus: ${focus?.outerHTML.slice(0, 300)}`;
}
/** In the page. */
function whatCameOfIt({
  question,
  several,
  give,
}: Record<'question' | 'several' | 'give', string>): string | undefined {
  if (!document.querySelector(`${question}:not([data-sealed])`)) return 'gone';
  if (several && document.querySelector(several)) return 'several';
  if (document.querySelector(give)) return 'pressed';
  return document.querySelector(`${question} [role=alert]`) ? 'refused' : undefined;
}
