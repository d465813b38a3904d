import { crawlAddresses } from '../crawl-addresses.ts';
import type { LoadGenerator } from '../load.ts';
import type { Cell, Table } from '../markdown-table.ts';
import { measureCold } from '../measure-cold.ts';
import { loadOf } from '../measure-load.ts';
import type { Surroundings } from '../with-servers.ts';

interface CrawlOptions {
  readonly generator: LoadGenerator;
  readonly addresses: number;
  readonly onProgress: (text: string) => void;
}

const STEPS = 10;
const CONNECTIONS = 8;
const HOT_PAGE = '/kills';

/** Measures the site after a crawl of many distinct addresses: its memory, and the speed of its best known page. */
export async function crawlChapter(
  { pages, servers }: Surroundings,
  { generator, addresses, onProgress }: CrawlOptions,
): Promise<Table> {
  const { site } = servers;
  const all = crawlAddresses(pages, addresses);
  const step = Math.ceil(addresses / STEPS);
  const rows: (readonly Cell[])[] = [];
  const note = async (crawled: number, perSecond: number) => {
    const source = { server: site, path: HOT_PAGE, renews: true };
    const hot = await loadOf(source, { generator, connections: CONNECTIONS }, 1);
    rows.push([crawled, perSecond, site.memory(), hot.perSecond, hot.p99]);
  };
  await note(0, NaN);
  for (let from = 0; from < all.length; from += step) {
    onProgress(`${from} of ${addresses} addresses`);
    const { perSecond } = await measureCold(all.slice(from, from + step), CONNECTIONS);
    await note(Math.min(from + step, addresses), perSecond);
  }
  return {
    title: 'A crawl of distinct addresses',
    columns: ['Addresses', 'crawled/s', 'MB of memory', `hot ${HOT_PAGE} r/s`, 'p99 ms'],
    rows,
  };
}
