import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { launchChromium } from '../launch-chromium.ts';
import type { Cell, Table } from '../markdown-table.ts';
import { measureSlowPhone } from '../measure-slow-phone.ts';
import type { Surroundings } from '../with-servers.ts';

/** Lighthouse on the slow phone, and how much longer than an empty Next page a page blocks its visitor. */
export async function lighthouseChapter({ pages, servers }: Surroundings): Promise<Table> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const rows: (readonly Cell[])[] = [];
  try {
    const empty = await measureSlowPhone(`${servers.framework.origin}/empty`, port);
    const measured = [{ kind: 'an empty Next page', phone: empty }];
    for (const { kind, path } of pages) {
      measured.push({ kind, phone: await measureSlowPhone(servers.site.origin + path, port) });
    }
    for (const { kind, phone } of measured) {
      const { performance, largestPaint, blocked, layoutShift } = phone;
      rows.push([kind, performance, largestPaint, blocked, blocked - empty.blocked, layoutShift]);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'Lighthouse on the slow phone',
    columns: ['Page', 'performance', 'LCP ms', 'TBT ms', 'above an empty page', 'CLS'],
    rows,
  };
}
