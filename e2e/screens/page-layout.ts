import type { Page } from '@playwright/test';

const WIDTHS = [1280, 1241, 1121, 769, 768, 390, 320];
/** Those at which the page is looked at with more space in its texts too. */
const SPACED_WIDTHS = new Set([1280, 390]);

/**
 * The widths of the window, in pixels, at which the page scrolls sideways, a table is wider than its panel, a text stands
 * over the next column, a name is cut to less than three letters or, in a table beside which there is room, cut at all or
 * in a wide one broken into more than two lines, each with what it is; or scrolls sideways with more space in its texts.
 */
export async function badOnScreen(page: Page): Promise<string[]> {
  const found: string[] = [];
  const setOpacity = (opacity: string) =>
    page.evaluate((value) => (document.documentElement.style.opacity = value), opacity);
  // What cannot be seen is laid out, and not drawn.
  await setOpacity('0');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.evaluate(() => {
      const rightEdge = (element: Element) => element.getBoundingClientRect().right;
      const sticksOut = (table: Element) => {
        const box = table.parentElement;
        return (
          box !== null &&
          getComputedStyle(box).overflowX === 'visible' &&
          rightEdge(table) > rightEdge(box) + 1
        );
      };
      const names = 'main tbody :is(a[href^="/character/"], a[href^="/guild/"], th[scope=row] a)';
      const threeLetters = 28;
      const isCut = (element: Element) =>
        element.clientWidth < threeLetters &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).textOverflow === 'ellipsis' &&
        element.checkVisibility();
      const linesOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const tops = [...range.getClientRects()].filter(({ width: w }) => w > 1).map(({ top }) => top);
        return Math.round((Math.max(...tops) - Math.min(...tops)) / 18) + 1;
      };
      const hides = (part: Element) =>
        part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === 'ellipsis';
      const isWide = (name: Element) => innerWidth > 1240 && (name.closest('table')?.clientWidth ?? 0) > 720;
      const isBroken = (name: Element) =>
        innerWidth > 768 &&
        name.checkVisibility() &&
        ((isWide(name) && linesOf(name) > 2) || [name, ...name.querySelectorAll('*')].some(hides));
      const gap = 12;
      const isOverNext = (cell: Element) => innerWidth > 768 && cell.scrollWidth > cell.clientWidth + gap;
      const elements =
        document.documentElement.scrollWidth <= innerWidth
          ? [
              ...[...document.querySelectorAll('table')].filter(sticksOut),
              ...[...document.querySelectorAll('main :is(td, tbody th)')].filter(isOverNext),
              ...[...document.querySelectorAll('main *')].filter(isCut),
              ...[...document.querySelectorAll(names)].filter(isBroken),
            ]
          : [...document.querySelectorAll('body *')].filter((element) => rightEdge(element) > innerWidth + 1);
      return elements
        .slice(0, 3)
        .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`);
    });
    if (faults.length > 0) found.push(`${width} px: ${faults.join(', ')}`);
    if (SPACED_WIDTHS.has(width) && (await isTooWideWithSpace(page))) {
      found.push(`${width} px with more space in texts`);
    }
  }
  await setOpacity('');
  return found;
}

/** The space between lines, letters and words that visitors may set (WCAG 2.2, 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

function isTooWideWithSpace(page: Page): Promise<boolean> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const { scrollWidth } = document.documentElement;
    document.adoptedStyleSheets.pop();
    return scrollWidth > innerWidth;
  }, SPACED);
}

/**
 * Counts the pictures, and lists the addresses of those that do not load, are distorted, or have no size or no
 * alternative text.
 */
export function checkPictures(page: Page): Promise<{ count: number; broken: string[] }> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    const isDistorted = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const expected = (width * image.naturalHeight) / image.naturalWidth;
      return getComputedStyle(image).objectFit === 'fill' && Math.abs(expected - height) > 2;
    };
    const isSound = (image: HTMLImageElement) =>
      image.naturalWidth > 0 &&
      !isDistorted(image) &&
      ['width', 'height', 'alt'].every((name) => image.hasAttribute(name));
    return { count: images.length, broken: images.filter((image) => !isSound(image)).map(({ src }) => src) };
  });
}

/** Levels of the headings in their order, and how many of each landmark there are. */
export function readStructure(page: Page) {
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    ),
    landmarks: ['header', 'main', 'footer'].map((selector) => document.querySelectorAll(selector).length),
  }));
}

/** A table of a page, and what Ctrl+C over it takes. */
interface CopiedTable {
  readonly caption: string;
  /** The number of visible cells of each row. */
  readonly cells: readonly number[];
  readonly lines: readonly (readonly string[])[];
}

/** Copies every table of a page that is seen. */
export function copiedTables(page: Page): Promise<CopiedTable[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility();
    return [...document.querySelectorAll('table')].filter(isSeen).map((table) => {
      document.getSelection()?.selectAllChildren(table);
      const clipboardData = new DataTransfer();
      table.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      document.getSelection()?.removeAllRanges();
      const lines = clipboardData.getData('text/plain').split('\n');
      const rows = [...table.rows].filter((row) => {
        const group = row.parentElement;
        if (group === null || row.matches('[data-totals]')) return false;
        return isSeen(row) && getComputedStyle(group).clipPath === 'none';
      });
      return {
        caption: table.caption?.textContent ?? '',
        cells: rows.map((row) => [...row.cells].filter(isSeen).length),
        lines: lines.map((line) => line.split('\t')),
      };
    });
  });
}

/** Tables of a page that do not come as one line a row with a tab between the cells that are seen. */
export const badlyCopiedTables = async (page: Page): Promise<string[]> =>
  (await copiedTables(page))
    .filter(({ cells }) => cells.reduce((sum, count) => sum + count, 0) > 1)
    .filter(({ cells, lines }) => cells.join() !== lines.map(({ length }) => length).join())
    .map(({ caption, lines }) => `${caption}: ${lines.slice(0, 3).join(' | ')}`);
