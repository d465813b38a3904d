import type { Page } from '@playwright/test';
import { fetchPage, type PageResponse } from '../api/http-client.ts';
import {
  badlyCopiedTables,
  badOnScreen,
  checkPictures,
  readStructure,
  tooWideWithSpace,
} from './page-layout.ts';
import { type PageWeight, pageWeight, sizeOf, type IdleWork, measureIdleWork } from './page-weight.ts';
import { badOnPaper } from './paper-layout.ts';
import type { Screen } from './screens.ts';
import { untilQuiet } from '../pages/until-quiet.ts';
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

/** Everything that one visit in a browser, and one request after it, tell about a screen. */
export interface ScreenReport {
  readonly status: number | undefined;
  /** The same page as the server sends it when it has all its data at hand. */
  readonly response: PageResponse;
  readonly scripts: Awaited<ReturnType<typeof scriptWeight>>;
  readonly weight: PageWeight;
  readonly structure: Awaited<ReturnType<typeof readStructure>>;
  readonly pictures: Awaited<ReturnType<typeof checkPictures>>;
  /** Tables whose copy is no table. */
  readonly badlyCopied: readonly string[];
  readonly idle: IdleWork | null;
  readonly badOnScreen: readonly string[];
  readonly badOnPaper: readonly string[];
  /**
   * Violations that axe finds: of all rules in the light theme, of colours in the dark one, of all rules on a narrow
   * screen.
   */
  readonly violations: {
    readonly light: readonly string[];
    readonly dark: readonly string[];
    readonly narrow: readonly string[];
  };
  /** The themes before and after the switch was used. */
  readonly themes: readonly (string | null)[];
  readonly problems: readonly string[];
}

/** Opens a screen once and looks at it from every side. What looks like another screen is not looked at as closely. */
export async function visitScreen(page: Page, screen: Screen): Promise<ScreenReport> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const address = await screen.address();
  const problems = await collectProblems(page);
  const status = (await page.goto(address))?.status();
  // While the page is left alone, what its HTML tells is measured beside it.
  const [idle, { response, weight }] = await Promise.all([
    screen.sameLayout ? null : measureIdleWork(page),
    weighPage(address),
  ]);
  await untilScripts(page);
  await untilQuiet(page);
  const scripts = await scriptWeight(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pictures = await checkPictures(page);
  const structure = await readStructure(page);
  const badlyCopied = screen.sameLayout ? [] : await badlyCopiedTables(page);
  const examined = screen.sameLayout || screen.name === 'GraphQL explorer' ? null : page;
  const light = examined ? await axeViolations(examined) : [];
  const themes = [await themeOf(page), await switchTheme(page)];
  const dark = examined ? await axeViolations(examined, 'color-contrast') : [];
  const onScreen = [...(await badOnScreen(page)), ...(await tooWideWithSpace(page))];
  const onPaper = examined ? await badOnPaper(page) : [];
  const narrow = screen.narrow ? await narrowViolations(page) : [];
  // What the browser still loads may fail, and is a problem too.
  await untilQuiet(page);
  return {
    status,
    response,
    scripts,
    weight,
    structure,
    pictures,
    badlyCopied,
    idle,
    badOnScreen: onScreen,
    badOnPaper: onPaper,
    violations: { light, dark, narrow },
    themes,
    problems,
  };
}

async function weighPage(address: string): Promise<Pick<ScreenReport, 'response' | 'weight'>> {
  const response = await fetchPage(address);
  return { response, weight: await pageWeight(address, response.html) };
}

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

async function switchTheme(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Switch theme' }).click();
  return themeOf(page);
}

async function narrowViolations(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  const closed = await axeViolations(page);
  await page.locator('summary[aria-label=Menu]').click();
  // Nothing else is another than before.
  return [...closed, ...(await axeViolations(page, undefined, 'header'))];
}

/** Waits for the scripts of a page: they are requested after its first paint, which is late on a busy machine. */
async function untilScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = [...document.scripts].flatMap(({ src }) => src || []);
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return files.length > 0 && files.every((file) => loaded.has(file));
  });
}

/** Counts the scripts that a page has loaded so far, and sums their KB over the wire. */
async function scriptWeight(page: Page): Promise<{ files: number; kilobytes: number }> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(loaded)].filter((address) => new URL(address).pathname.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(sizeOf));
  return { files: scripts.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
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
