import { launchChromium } from '../../../launch-chromium.ts';
import type { Cell, Table } from '../markdown-table.ts';
import { measureWeight, RESOURCE_TYPES } from '../measure-weight.ts';
import type { Surroundings } from '../surroundings.ts';

/** Requests and KB of 1,000 bytes of a first view, over the wire. */
export async function weightChapter({ pages, site }: Surroundings): Promise<Table> {
  const browser = await launchChromium();
  const rows: (readonly Cell[])[] = [];
  try {
    for (const { kind, path } of pages) {
      const weight = await measureWeight(browser, site.origin + path);
      rows.push([
        kind,
        weight.requests,
        weight.bytes / 1000,
        ...RESOURCE_TYPES.map((type) => weight.bytesByType[type] / 1000),
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
      'prefetches',
    ],
    rows,
  };
}
