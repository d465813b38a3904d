import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

import { faintTexts, lettersOf } from './text-contrast.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Makes axe compare texts with what is behind them: pseudo-elements of this site draw lines, marks and faded edges, never
 * the ground of a text, and axe decides nothing about a panel that has one; single letters and signs are texts too.
 */
const CONTRAST = { ignorePseudo: true, ignoreLength: true, ignoreUnicode: false };

interface Options extends RunOptions {
  readonly checks: Readonly<Record<string, object>>;
}

/**
 * Returns axe's findings in the page as it is now. Texts whose contrast axe cannot decide, over pictures, bars or below
 * the link of a row, are measured by what is painted behind them.
 * @param rule the only one to try; all that the site keeps where it is left out
 * @param part the element to look into, as a selector
 */
export async function axeViolations(page: Page, rule?: string, part = 'html'): Promise<string[]> {
  // Once for each document: the program is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: Options = {
    runOnly: rule ? [rule] : RULES,
    resultTypes: ['violations', 'incomplete'],
    checks: { 'color-contrast': { options: CONTRAST } },
    elementRef: true,
  };
  const found = await page.evaluateHandle(
    async ([within, how]) => {
      const program: typeof axe = Reflect.get(window, 'axe');
      const { violations, incomplete } = await program.run(within, how);
      const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
        ),
        undecided: undecided.flatMap(({ element, target }) =>
          element ? [{ element, target: target.join(' ') }] : [],
        ),
      };
    },
    [part, options] as const,
  );
  const violations = await found.evaluate((all) => all.violations);
  const undecided = await found.getProperty('undecided');
  const texts = await undecided.evaluate(lettersOf);
  await found.dispose();
  return [...violations, ...(await faintTexts(page, texts))];
}

/**
 * Collects whatever goes wrong in a page from now on: refused by its content security policy, thrown, or logged as
 * a warning or an error. Has to be called before the page is opened.
 */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('reportProblem', (text: string) => problems.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportProblem');
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    const failed = message.text().startsWith('Failed to load resource');
    // The status of the page itself, which some screens expect to be 404 or 502.
    const own = failed && url === page.url();
    // A page that is fetched ahead has no copy to stand in for it on a busy machine: the router loads the document.
    const late = failed && message.text().includes('503') && new URL(url).searchParams.has('_rsc');
    // The styles of a tab that is fetched ahead are for the click on it.
    const ahead = /\.css was preloaded using link preload but not used/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !own && !late && !ahead)
      problems.push(`${message.text()} ${url}`);
  });
  return problems;
}
