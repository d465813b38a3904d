import { expect, type Page } from '@playwright/test';
import { RICH_TEXT_TAGS } from '#lib/format/nested-markup.ts';
import { fetchPage } from './api/http-client.ts';
import { requireFirst } from './api/api-client.ts';
import { ORDINARY, AFTER, BEFORE, HOSTILE_GROUPS } from './remote-api/recordings.ts';
import { FAULT_SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { test } from './pages/shared-page.ts';
import { cleanRichText } from '#lib/format/clean-text.ts';
import { collectProblems } from './screens/visit-screen.ts';

needServers('fault site');

/** The elements of rich texts, whose headings follow those of the page. */
const ALLOWED = [...RICH_TEXT_TAGS, 'h2', 'h5', 'h6'];
/** Waits for all panels, which then need no script to be in their places. */
const CRAWLER = { 'user-agent': 'Googlebot/2.1' };
/** Milliseconds in which what was put off until later may happen. */
const GRACE = 150;

const HARMLESS = requireFirst(HOSTILE_GROUPS, 'ordinary texts', ({ name }) => name === 'ordinary');

const countOf = (text: string, word: string): number => text.split(word).length - 1;

/** Lets nothing out of a page without a policy, and keeps what tried to get out. */
async function lock(page: Page): Promise<string[]> {
  const escaped: string[] = [];
  page.on('dialog', (dialog) => dialog.dismiss().finally(() => escaped.push(dialog.message())));
  page.on('popup', (popup) => escaped.push(popup.url()));
  await page.route(/./, (route) => {
    escaped.push(route.request().url());
    return route.abort();
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'fail', () => Reflect.set(window, 'hasRun', true));
  });
  await page.goto('about:blank');
  return escaped;
}

/** Opens a page as a browser does that knows no policy, with nothing loaded beside it. */
async function openWithoutPolicy(page: Page, path: string): Promise<void> {
  const { status, html } = await fetchPage(FAULT_SITE + path, CRAWLER);
  expect(status, path).toBe(200);
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
}

const hasRun = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'hasRun'));

for (const { name, texts, path, activityPath } of HOSTILE_GROUPS) {
  test(`${name}: nothing but words is left in the pages of texts`, async ({ page }) => {
    const escaped = await lock(page);
    await openWithoutPolicy(page, HARMLESS.path);
    const [, harmless] = await readRichTexts(page, BEFORE, ALLOWED);
    const surroundings = await readSurroundings(page);

    await openWithoutPolicy(page, path);
    const [whole, ...parts] = await readRichTexts(page, BEFORE, ALLOWED);
    expect(whole?.foreign).toEqual([]);
    expect(parts).toHaveLength(texts.length);
    for (const [index, { markup }] of texts.entries()) {
      const { words = '', foreign, place } = parts[index] ?? {};
      expect.soft({ foreign, place }, markup).toEqual({ foreign: [], place: harmless?.place });
      expect.soft(countOf(words, 'kept'), markup).toBe(countOf(markup, 'kept'));
      expect.soft(words, markup).not.toContain('gone');
      if (name !== 'unclosed') expect.soft(words.endsWith(AFTER), markup).toBe(true);
    }
    expect(await readSurroundings(page)).toEqual(surroundings);
    expect(await hasRun(page)).toBeUndefined();

    await openWithoutPolicy(page, activityPath);
    expect(await readRichTexts(page, BEFORE, ALLOWED)).toMatchObject([{ foreign: [] }]);
    expect(await readSurroundings(page)).toEqual(surroundings);
    await page.waitForTimeout(GRACE);
    expect(await hasRun(page)).toBeUndefined();
    expect(escaped).toEqual([]);
  });
}

test('texts are read by browsers as they were written', async ({ page }) => {
  const escaped = await lock(page);
  const changed = await page.evaluate(
    (cleaned) =>
      cleaned.filter((html) => {
        const host = document.createElement('div');
        document.body.replaceChildren(host);
        host.innerHTML = `<ul><li><div>${html}</div></li><li><table><td><div>${html}</div></table></li></ul>`;
        const [text, cell] = host.querySelectorAll(':scope > ul > li > div, :scope > ul > li > table div');
        const written = html.replaceAll('\u00A0', '&nbsp;');
        return text?.innerHTML !== written || cell?.innerHTML !== written;
      }),
    HOSTILE_GROUPS.flatMap(({ texts }) => texts.map(({ text }) => cleanRichText(text))),
  );
  expect(changed).toEqual([]);
  await page.waitForTimeout(GRACE);
  expect(escaped).toEqual([]);
  expect(await hasRun(page)).toBeUndefined();
});

test('texts stay in their column', async ({ page }) => {
  const problems = await collectProblems(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(FAULT_SITE)) outside.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { name, texts, path } of HOSTILE_GROUPS) {
    await page.goto(FAULT_SITE + path);
    await expect(page.getByText(BEFORE, { exact: true })).toHaveCount(texts.length + 1);
    expect.soft(await readLayout(page), name).toEqual({ sideways: 0, escaped: [] });
  }
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});

/** Measures by how many pixels the page is wider than its window, and finds texts that overflow their elements. */
function readLayout(page: Page) {
  return page.evaluate((start) => {
    const texts = [...document.querySelectorAll('main p')]
      .filter(({ textContent }) => textContent === start)
      .flatMap(({ parentElement }) => parentElement ?? []);
    const escaped = texts.flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return [...text.querySelectorAll('*')].filter((element) => {
        const box = element.getBoundingClientRect();
        const { position } = getComputedStyle(element);
        const isInside =
          box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
        return !isInside || !['static', 'relative'].includes(position);
      });
    });
    return {
      sideways: document.documentElement.scrollWidth - innerWidth,
      escaped: escaped.map((element) => element.outerHTML.slice(0, 100)),
    };
  }, BEFORE);
}

test('ordinary formatting survives', () => {
  expect(ORDINARY.map(([written]) => cleanRichText(written))).toEqual(ORDINARY.map(([, shown]) => shown));
});

/** The result of a text in a page. */
interface RichTextReport {
  /** Elements in it that no text may have, with their attributes; empty where all is well. */
  readonly foreign: readonly string[];
  readonly words: string;
  /** The elements that it stands in, from the outside. */
  readonly place: string;
}

/**
 * Reads the texts in a page as they were rendered.
 * @param first the words of the first paragraph of each
 * @param allowed names of elements that a text may have
 */
function readRichTexts(page: Page, first: string, allowed: readonly string[]): Promise<RichTextReport[]> {
  return page.evaluate(
    ([start, tags]) => {
      const isLink = ({ attributes }: Element) =>
        attributes.length === 2 &&
        attributes.getNamedItem('href')?.value.startsWith('https://outside.example/') === true &&
        attributes.getNamedItem('rel')?.value === 'nofollow noopener';
      const isAllowed = (element: Element) =>
        tags.includes(element.localName) &&
        element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
        (element.localName === 'a' ? isLink(element) : element.attributes.length === 0);
      const placeOf = ({ localName, parentElement }: Element): string =>
        parentElement ? `${placeOf(parentElement)} ${localName}` : localName;
      return [...document.querySelectorAll('p')]
        .filter(({ textContent }) => textContent === start)
        .flatMap(({ parentElement }) => parentElement ?? [])
        .map((text) => ({
          foreign: [...text.querySelectorAll('*')]
            .filter((element) => !isAllowed(element))
            .map((element) => element.outerHTML.slice(0, 100)),
          words: text.textContent ?? '',
          place: placeOf(text),
        }));
    },
    [first, allowed] as const,
  );
}

/** Every element of the body that is not in its main part, with what it stands in and the names of its attributes. */
function readSurroundings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) =>
      [element.localName, ...Array.from(element.attributes, ({ name }) => name)].join(' ');
    return [...document.body.querySelectorAll(':not(script)')]
      .filter((element) => !element.closest('main'))
      .map((element) => `${element.parentElement?.localName} > ${describe(element)}`);
  });
}
