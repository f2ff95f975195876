// axe, with every rule it has; those not asked for are named here, each with its reason.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEFT_OUT = [
  'color-contrast-enhanced', // wants 7:1 (AAA); ours is held to 4.5:1 (AA)
  'focus-order-semantics', // experimental: it forbids the tooltip of a mere sign to be reachable by keyboard
];

/** A thing on a board is a picture with several texts; this rule wants all of them in its name, in one piece. */
const NOT_FOR_THINGS = 'label-content-name-mismatch';

interface Found {
  id: string;
  nodes: { html: string; target: string[]; failureSummary?: string }[];
}
interface Axe {
  getRules(): { ruleId: string; tags: string[] }[];
  run(options: object): Promise<{ violations: Found[] }>;
}

/** What axe complains about on this page: the rule, where, and what is wrong. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([leftOut, notForThings]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const rules = axe
        .getRules()
        .filter(({ ruleId, tags }) => !leftOut.includes(ruleId) && !tags.includes('deprecated'));
      const found = await axe.run({ runOnly: rules.map((rule) => rule.ruleId), resultTypes: ['violations'] });
      const isThing = (target: string[]) => document.querySelector(target[0]!)?.hasAttribute('data-ref');
      return found.violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => id !== notForThings || !isThing(target))
          .slice(0, 3)
          .map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
      );
    },
    [LEFT_OUT, NOT_FOR_THINGS] as const,
  );
}
