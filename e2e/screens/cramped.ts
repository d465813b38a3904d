import type { Page } from '@playwright/test';

/**
 * Finds what lacks room in a page as it is laid out now: texts that stick out of what holds them or are cut, words that
 * are broken in the middle, links of rows that are too low to hit, and a half that is empty beside a table. Runs in the
 * browser.
 * @returns each fault once, with the beginning of its text
 */
function findCramped(): string[] {
  const found = new Set<string>();
  const note = (what: string, element: Element) =>
    found.add(
      `${what}: ${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`,
    );
  // Clipped away are what only screen readers read, and the heads of tables that are lists on phones.
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true }) && !isClipped(element)
    );
  };
  const holders = new Map<Element, Element>();
  /** The element whose box a text has to stay in. */
  const holderOf = (element: Element): Element => {
    const known = holders.get(element);
    if (known) return known;
    const isInline = ['inline', 'contents'].includes(getComputedStyle(element).display);
    const holder = isInline && element.parentElement ? holderOf(element.parentElement) : element;
    holders.set(element, holder);
    return holder;
  };
  const range = document.createRange();
  const linesOf = () => {
    const tops: number[] = [];
    for (const { top, width, height } of range.getClientRects()) {
      if (width > 1 && !tops.some((known) => Math.abs(known - top) < height / 2)) tops.push(top);
    }
    return tops.length;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    if (!(node instanceof Text) || node.data.trim() === '' || element === null) continue;
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width < 2 || element.closest('svg, pre, code, textarea')) continue;
    const holder = holderOf(element);
    const room = holder.getBoundingClientRect();
    if ((right > room.right + 1 || left < room.left - 1) && isSeen(holder)) {
      const { textOverflow, overflowX } = getComputedStyle(holder);
      const mayBeCut = textOverflow === 'ellipsis' && !holder.matches('th, button, summary, label, nav *');
      if (!mayBeCut && overflowX !== 'auto') note('does not fit', holder);
    }
    if (linesOf() < 2) continue;
    for (const { index, 0: word } of node.data.matchAll(/[^\s\-/‐–—\u00AD\u200B,:.]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // A first letter over several lines is no part of the word's line.
      if (linesOf() > 1 && isSeen(element) && getComputedStyle(holder, '::first-letter').float === 'none') {
        note(`broken "${word}"`, element);
      }
    }
  }

  const lowest = 24;
  for (const link of document.querySelectorAll('main tbody a')) {
    if (link.getBoundingClientRect().height >= lowest - 0.5 || !isSeen(link)) continue;
    // The link of a whole row is as high as the row.
    if (getComputedStyle(link, '::after').position !== 'absolute') note('low link', link);
  }

  const isWide = innerWidth > 1240;
  const main = document.querySelector('main');
  if (!main || !isWide) return [...found];
  const { left: start, width: whole } = main.getBoundingClientRect();
  const middle = start + whole / 2;
  const step = 40;
  const bands = new Map<number, { left: boolean; right: boolean; table: boolean }>();
  for (const part of main.querySelectorAll('tr, img, svg, p, li, dd, h1, h2, h3, a, button, input')) {
    const { top, bottom, left, right, height } = part.getBoundingClientRect();
    if (height === 0 || !part.checkVisibility()) continue;
    for (let at = Math.floor(top / step); at <= bottom / step; at += 1) {
      const known = bands.get(at) ?? { left: false, right: false, table: false };
      bands.set(at, {
        left: known.left || left < middle - step,
        right: known.right || right > middle + step,
        table: known.table || part.tagName === 'TR',
      });
    }
  }
  let empty = 0;
  const most = 320;
  for (const [, band] of [...bands].sort(([one], [other]) => one - other)) {
    empty = band.table && band.left !== band.right ? empty + step : 0;
    if (empty > most) found.add(`a half is empty beside a table for more than ${most} px`);
  }
  return [...found];
}

/** Lays the page out in what stands in for the typefaces of the site while they are not loaded. */
const setStandIns = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    const computed = getComputedStyle(document.documentElement);
    for (const name of ['--font-display', '--font-text']) {
      const [, ...others] = computed.getPropertyValue(name).split(',');
      style.setProperty(name, others.join());
    }
  });

const setStyle = (page: Page, style: string) =>
  page.evaluate((text) => (document.documentElement.style.cssText = text), style);

/** Pixels of the window at which a page needs room for all that it says. */
const WIDTHS = [1280, 820, 390, 320];

/** Finds what lacks room in a page at the usual widths, in its own typefaces and in what stands in for them. */
export async function crampedIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (typefaces: string, widths: readonly number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const faults = await page.evaluate(findCramped);
      found.push(...faults.map((fault) => `${width} px, ${typefaces}: ${fault}`));
    }
  };
  // What cannot be seen is laid out, and not drawn.
  await setStyle(page, 'opacity: 0');
  await look('own typefaces', WIDTHS);
  await setStandIns(page);
  await look('stand-ins', WIDTHS.filter((width) => width < 1280).toReversed());
  await setStyle(page, '');
  return found;
}
