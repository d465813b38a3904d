import { freePort } from '../../../../lib/server/launch/free-port.mjs';
import { performanceReport } from '../../audit/performance-report.ts';
import { launchChromium } from '../../../launch-chromium.ts';
import type { Cell, Table } from '../markdown-table.ts';
import type { Surroundings } from '../surroundings.ts';

/** Lighthouse on a desktop and the slow phone, and how much longer than an empty Next page a page blocks its visitor. */
export async function lighthouseChapter({ pages, site, framework }: Surroundings): Promise<Table> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const rows: (readonly Cell[])[] = [];
  try {
    const emptyPage = `${framework.origin}/empty`;
    // The first page of a browser that has just started blocks for longer than it ever does again.
    await performanceReport(emptyPage, port, 'mobile');
    const empty = await performanceReport(emptyPage, port, 'mobile');
    const rowOf = async (kind: string, address: string) => {
      const desktop = await performanceReport(address, port, 'desktop');
      const phone = await performanceReport(address, port, 'mobile');
      const blocked = phone.totalBlockingTime;
      const { largestContentfulPaint, cumulativeLayoutShift } = phone;
      const shift = Math.max(cumulativeLayoutShift, desktop.cumulativeLayoutShift);
      const above = blocked - empty.totalBlockingTime;
      return [kind, desktop.score, phone.score, largestContentfulPaint, blocked, above, shift];
    };
    rows.push(await rowOf('an empty Next page', emptyPage));
    for (const { kind, path } of pages) rows.push(await rowOf(kind, site.origin + path));
  } finally {
    await browser.close();
  }
  return {
    title: 'Lighthouse on a desktop and on the slow phone',
    columns: ['Page', 'desktop', 'phone', 'LCP ms', 'TBT ms', 'above an empty page', 'CLS'],
    rows,
  };
}
