import { launchChromium } from '../../../launch-chromium.ts';
import type { Cell, Table } from '../markdown-table.ts';
import { measureWeight, RESOURCE_TYPES } from '../measure-weight.ts';
import { textOf, visibleMarkup } from '../recorded-answer.ts';
import type { Surroundings } from '../with-servers.ts';

/** Requests and KB of 1,000 bytes of a first view, over the wire and in all, and what of the HTML can be seen. */
export async function weightChapter({ pages, records, servers }: Surroundings): Promise<Table> {
  const browser = await launchChromium();
  const rows: (readonly Cell[])[] = [];
  try {
    for (const [index, { kind, path }] of pages.entries()) {
      const weight = await measureWeight(browser, servers.site.origin + path);
      const record = records[index];
      const html = record ? textOf(record) : '';
      const visible = visibleMarkup(html).whole.length;
      rows.push([
        kind,
        weight.requests,
        weight.bytes / 1000,
        ...RESOURCE_TYPES.map((type) => weight.bytesByType[type] / 1000),
        html.length / 1000,
        visible / 1000,
        html.length / visible,
        weight.prefetches,
      ]);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'Requests and KB of a first view',
    columns: [
      'Page',
      'requests',
      'KB',
      'HTML',
      'scripts',
      'styles',
      'fonts',
      'images',
      'others',
      'HTML plain',
      'visible',
      'HTML/visible',
      'prefetches',
    ],
    rows,
  };
}
