import type { Page } from '@playwright/test';

/** Copies every table of a page, and tells which do not come as one line a row with a tab between cells. */
export function badlyCopiedTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const rows = [...table.rows];
      document.getSelection()?.selectAllChildren(table);
      const clipboardData = new DataTransfer();
      table.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      document.getSelection()?.removeAllRanges();
      const lines = clipboardData.getData('text/plain').split('\n').slice(-rows.length);
      const isGood = rows.every((row, index) => lines[index]?.split('\t').length === row.cells.length);
      return isGood || rows.length * (rows[0]?.cells.length ?? 0) < 2
        ? []
        : [`${table.caption?.textContent}: ${lines.slice(0, 3).join(' | ')}`];
    }),
  );
}
