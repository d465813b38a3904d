import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

import { CONTENT_ATTRIBUTES, findDistinctTexts } from './distinct-texts.ts';
import { faintTexts, lettersOf } from './text-contrast.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Frames are looked at as pages of their own, see `other-sites.spec.ts`. Asked about one in a sandbox, axe posts a message
 * that the browser reports as an error where the frame has loaded by then.
 */
const WITH_FRAMES = false;

/**
 * Makes axe compare texts with what is behind them: pseudo-elements of this site draw lines, marks and faded edges, never
 * the ground of a text, and axe decides nothing about a panel that has one; single letters and signs are texts too.
 */
const CONTRAST = { ignorePseudo: true, ignoreLength: true, ignoreUnicode: false };

/**
 * Returns axe's findings in the page as it is now. Texts whose contrast axe cannot decide, over pictures, bars or below
 * the link of a row, are measured by what is painted behind them.
 * @param tried contrast alone, or all rules that the site keeps
 * @param part the element to look into, as a selector
 */
export async function axeViolations(
  page: Page,
  tried: 'everything' | 'contrast' = 'everything',
  part = 'html',
): Promise<string[]> {
  // Once for each document: the program is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const others = tried === 'everything' ? await violationsBesideContrast(page, part) : [];
  return [...others.flatMap(words), ...(await contrastViolations(page, part))];
}

const violationsBesideContrast = (page: Page, part: string): Promise<Result[]> =>
  page.evaluate(
    async ([within, runOnly, withFrames]) => {
      const program: typeof axe = Reflect.get(window, 'axe');
      const rules = { 'color-contrast': { enabled: false } };
      const { violations } = await program.run(within, {
        runOnly,
        rules,
        resultTypes: ['violations'],
        iframes: withFrames,
      });
      return violations;
    },
    [part, RULES, WITH_FRAMES] as const,
  );

const words = ({ id, nodes }: Result): string[] =>
  nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`);

interface ContrastOptions extends RunOptions {
  readonly checks: { readonly 'color-contrast': { readonly options: typeof CONTRAST } };
}

async function contrastViolations(page: Page, part: string): Promise<string[]> {
  const options: ContrastOptions = {
    runOnly: ['color-contrast'],
    resultTypes: ['violations', 'incomplete'],
    checks: { 'color-contrast': { options: CONTRAST } },
    elementRef: true,
    iframes: WITH_FRAMES,
  };
  const texts = await page.locator(part).evaluateHandle(findDistinctTexts, CONTENT_ATTRIBUTES);
  const found = await texts.evaluateHandle(async (include, how) => {
    const program: typeof axe = Reflect.get(window, 'axe');
    // Without a text to look at, axe would look at all of the page.
    if (include.length === 0) return { violations: [], undecided: [] };
    const { violations, incomplete } = await program.run({ include }, how);
    return {
      violations,
      undecided: incomplete
        .flatMap(({ nodes }) => nodes)
        .flatMap(({ element, target }) => (element ? [{ element, target: target.join(' ') }] : [])),
    };
  }, options);
  const violations = await found.evaluate((all) => all.violations);
  const undecided = await found.getProperty('undecided');
  const letters = await undecided.evaluate(lettersOf);
  await Promise.all([texts.dispose(), found.dispose()]);
  return [...violations.flatMap(words), ...(await faintTexts(page, letters))];
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
