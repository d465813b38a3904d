import { createHash } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { fetchPage, type PageResponse, stripScripts } from './api/http-client.ts';
import { crampedIn } from './screens/cramped.ts';
import { firstAnswerEnd } from './screens/first-answer.ts';
import { expectInPlace } from './screens/in-place.ts';
import { badlyCopiedTables, badOnScreen, checkPictures, readStructure } from './screens/page-layout.ts';
import {
  type IdleWork,
  measureIdleWork,
  type PageWeight,
  pageWeight,
  sizeOf,
} from './screens/page-weight.ts';
import { badOnPaper } from './screens/paper-layout.ts';
import { type Screen, SCREENS } from './screens/screens.ts';
import { axeViolations, collectProblems } from './screens/visit-screen.ts';
import { test } from './pages/shared-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';

/**
 * The budget of a page that is opened and left alone: requests, and KB over the wire. Next's own scripts are 115 KB, of an
 * empty page too.
 */
const MOST_SCRIPTS = 126.5;
const MOST_REQUESTS = 25;
const MOST_KILOBYTES = 243;

/** The height of a phone's screen. */
const FIRST_SCREEN = 844;
/** Screens whose answer is a text, or that begin with the question. */
const LATE_ANSWERS = new Set(['about', 'quest', 'items for a slot of a build']);

/** Everything that one visit in a browser, and one request after it, tell about a screen. */
interface ScreenReport {
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
  /** Faults of texts and links that lack room at the usual widths. */
  readonly cramped: readonly string[];
  /** The end of the first row or figure on a phone, in pixels from the top; null where none is looked for. */
  readonly answerEnd: number | null;
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
async function visitScreen(page: Page, screen: Screen): Promise<ScreenReport> {
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
  const dark = examined ? await axeViolations(examined, 'contrast') : [];
  const onScreen = await badOnScreen(page);
  const onPaper = examined ? await badOnPaper(page) : [];
  const cramped = examined ? await crampedIn(page) : [];
  const answerEnd = examined && !LATE_ANSWERS.has(screen.name) ? await firstAnswerEnd(page) : null;
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
    cramped,
    answerEnd,
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
  return [...closed, ...(await axeViolations(page, 'everything', 'header'))];
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

for (const screen of SCREENS) {
  // One visit collects everything, and all of it is looked at, whatever fails first.
  test(`${screen.name} is sound`, async ({ page }) => {
    const report = await visitScreen(page, screen);
    expect.soft(report.status, 'status in a browser').toBe(screen.status);
    expect.soft(report.response.status, 'status without a browser').toBe(screen.status);
    expectLayout(report);
    expectStructure(report);
    expect.soft(report.violations, 'accessibility').toEqual({ light: [], dark: [], narrow: [] });
    expect.soft(report.themes, 'themes').toEqual(['light', 'dark']);
    expect.soft(report.problems, 'problems that the browser reports').toEqual([]);
    expect.soft(report.badlyCopied, 'tables whose copy is none').toEqual([]);
    expectPolicyKept(report.response);
    expectWeight(report);
    expectInPlace(report.response.html);
    expect.soft(report.answerEnd ?? 0, 'end of the first row or figure').toBeLessThanOrEqual(FIRST_SCREEN);
    if (report.idle) {
      expect.soft(report.idle, 'left alone').toEqual({ styleRecalculations: 0, animations: [] });
    }
  });
}

function expectLayout({ badOnScreen, badOnPaper, cramped, pictures, response }: ScreenReport): void {
  expect.soft(badOnScreen, 'bad on screen').toEqual([]);
  expect.soft(badOnPaper, 'bad on paper').toEqual([]);
  expect.soft(cramped, 'cramped').toEqual([]);
  const written = response.html.match(/<img /g) ?? [];
  expect.soft(pictures.count, 'pictures').toBeGreaterThanOrEqual(written.length);
  expect.soft(pictures.broken, 'broken pictures').toEqual([]);
}

/** One title, one of each landmark, and headings that skip no level. */
function expectStructure({ structure: { headings, landmarks, language } }: ScreenReport): void {
  expect.soft(headings.filter((level) => level === 1)).toHaveLength(1);
  expect.soft(landmarks).toEqual([1, 1, 1]);
  expect.soft(language).toBe('en');
  for (const [index, level] of headings.entries()) {
    expect.soft(level - (headings[index - 1] ?? 0), headings.join(' ')).toBeLessThanOrEqual(1);
  }
}

function expectWeight({ scripts, weight }: ScreenReport): void {
  expect.soft(scripts.files).toBeGreaterThan(3);
  expect.soft(scripts.kilobytes, 'KB of scripts').toBeLessThanOrEqual(MOST_SCRIPTS);
  expect.soft(weight.requests).toBeGreaterThan(10);
  expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(MOST_REQUESTS);
  expect.soft(weight.kilobytes, 'KB in all').toBeLessThanOrEqual(MOST_KILOBYTES);
}

function expectPolicyKept({ html, headers }: ScreenReport['response']): void {
  const markup = stripScripts(html);
  // What React holds the place of a late part of a drawing with.
  const styled = markup.replaceAll('<svg aria-hidden="true" style="display:none" id="S:', '<svg id="S:');
  expect(styled).not.toMatch(/<[a-z][^<>]*\sstyle=/i);
  expect(markup).not.toMatch(/<[a-z][^<>]*\son[a-z]+=/i);
  expect(markup).not.toMatch(/href="javascript:/i);
  const policy = headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(3);
  for (const [, attributes = '', text = ''] of scripts) {
    if (attributes.includes('application/ld+json')) continue;
    // A page from the cache has no nonce: its policy names its own scripts.
    if (nonce) expect(attributes).toContain(`nonce="${nonce}"`);
    else if (text) expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    else expect(attributes).toMatch(/ src="\/_next\/static\//);
  }
}
