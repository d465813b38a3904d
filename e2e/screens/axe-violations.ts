import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns axe's findings in the page as it is now.
 * @param rule the only one to try; all that the site keeps where it is left out
 * @param part the element to look into, as a selector
 */
export async function axeViolations(page: Page, rule?: string, part = 'html'): Promise<string[]> {
  // Once for each document: the program is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: rule ? [rule] : RULES, resultTypes: ['violations'] };
  return page.evaluate(
    async ([within, how]) => {
      const program: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await program.run(within, how);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [part, options] as const,
  );
}
