import { clickActions } from '../actions.ts';
import { launchChromium } from '../../../launch-chromium.ts';
import type { Cell, Table } from '../markdown-table.ts';
import { measureClicks } from '../measure-clicks.ts';
import type { Surroundings } from '../with-servers.ts';

const TIMES = 5;

/** Milliseconds from a click to the frame with the new rows, rendered for it and out of the page cache. */
export async function clickChapter({ pages, servers }: Surroundings): Promise<Table> {
  const browser = await launchChromium();
  const rows: (readonly Cell[])[] = [];
  try {
    for (const action of clickActions(pages)) {
      const cold = await measureClicks(browser, servers.uncached.origin, action, TIMES);
      const hot = await measureClicks(browser, servers.site.origin, action, TIMES);
      rows.push([`${action.name} of ${action.path}`, cold.median, cold.slowest, hot.median, hot.slowest]);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'Milliseconds from a click to new rows',
    columns: ['Click', 'rendered', 'slowest', 'hot', 'slowest'],
    rows,
  };
}
