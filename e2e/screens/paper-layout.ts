import type { Page } from '@playwright/test';

/**
 * The widths, in pixels, of an A4 page, and of what its margins leave. Media queries see the one or the other: that
 * depends on the browser, and on whether it or the page sets the margins.
 */
const WIDTHS = [794, 703];
const PRINTED = 703;
const HEIGHT = 1123;

/** A longer word may be broken: an address, or the text of a player who means harm. */
const LONGEST_WORD = 20;

/** Faults of the page on paper: the beginnings of texts that are cut, stick out or break inside of words; stray heads. */
export async function badOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate((printed) => (document.body.style.width = `${printed}px`), PRINTED);
    const faults = [...(await cutTexts(page)), ...(await brokenWords(page)), ...(await strayParts(page))];
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  await page.evaluate(() => (document.body.style.width = ''));
  await page.emulateMedia({ media: null });
  return found;
}

function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((printed) => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isCut = (element: Element) =>
      (getComputedStyle(element).textOverflow === 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1) ||
      element.getBoundingClientRect().right > printed + 1;
    return [...document.querySelectorAll('main *')]
      .filter((element) => hasText(element) && element.checkVisibility() && isCut(element))
      .slice(0, 5)
      .map(({ tagName, textContent }) => `cut: ${tagName} ${textContent?.slice(0, 40)}`);
  }, PRINTED);
}

/** Words that stand on more than one line, as names do that run down the page letter by letter. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, longest) => {
    const range = document.createRange();
    const isOnOneLine = (node: Node, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      const [first, ...others] = range.getClientRects();
      // A large first letter stands beside the others.
      return others.every(({ top }) => first && top < (first.top + first.bottom) / 2);
    };
    const brokenIn = (node: Text) =>
      isOnOneLine(node, 0, node.length)
        ? []
        : [...node.data.matchAll(/[\p{L}\p{N}]+/gu)]
            .filter(({ 0: { length }, index }) => !isOnOneLine(node, index, index + length))
            .map(([word]) => word)
            .filter(({ length }) => length <= longest);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
      // Addresses have no place to break at.
      if (!node.parentElement.closest('code')) found.push(...brokenIn(node));
    }
    return found.slice(0, 5).map((word) => `broken: ${word}`);
  }, LONGEST_WORD);
}

/** Heads that do not stand above the cells of their columns, and marks of rows that do not stand at their rows. */
function strayParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isStray = (head: Element, cell: Element | undefined) => {
      if (!cell?.checkVisibility()) return false;
      const [above, below] = [head.getBoundingClientRect(), cell.getBoundingClientRect()];
      return Math.abs(above.left - below.left) > 1 || above.bottom > below.top + 1;
    };
    const strayHeads = (table: HTMLTableElement) => {
      const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
      // Beside a cell that spans several rows, a row has fewer cells than the head.
      const row = [...(table.tBodies[0]?.rows ?? [])].find(({ cells }) => cells.length === heads.length);
      return heads.filter((head, at) => head.checkVisibility() && isStray(head, row?.cells[at]));
    };
    const isMarkStray = (cell: Element) => {
      const { content, position } = getComputedStyle(cell, '::before');
      return content !== 'none' && position === 'absolute' && getComputedStyle(cell).position === 'static';
    };
    const found = [
      ...[...document.querySelectorAll<HTMLTableElement>('main table')].flatMap(strayHeads),
      ...[...document.querySelectorAll('main tr > :first-child')].filter(isMarkStray),
    ];
    return found.slice(0, 5).map(({ textContent }) => `stray: ${textContent}`);
  });
}
