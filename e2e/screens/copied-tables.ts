import type { Page } from '@playwright/test';

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
