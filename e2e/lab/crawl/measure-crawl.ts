import { parseArgs } from 'node:util';

import { fetchPage } from '../../api/http-client.ts';
import { kindOf } from '../../walk/page-kinds.ts';
import { crawlSite } from './crawl-site.ts';
import { allowedBy, readPage } from './read-page.ts';

/*
 * Follows the links of a site that runs as a search engine does, and prints what it fetched, by kind, how much of that
 * may stand in search results, and with how many clicks each record of the sitemaps is reached: npm run lab -- crawl
 * http://localhost:3000. With --most 5000 it breaks off after so many addresses.
 */

/** The least share of what is fetched that has to be indexable. */
const LEAST_SHARE = 0.7;
/** The most clicks to each item and quest. */
const MOST_CLICKS = 4;

const { values, positionals } = parseArgs({ options: { most: { type: 'string' } }, allowPositionals: true });
const origin = new URL(positionals[0] ?? 'http://localhost:3000').origin;
const textOf = async (path: string) => (await fetchPage(origin + path)).html;
const listedIn = async (path: string) =>
  Array.from((await textOf(path)).matchAll(/<loc>([^<]*)/g), ([, loc = '']) => new URL(loc).pathname);

const records = (await Promise.all((await listedIn('/sitemap.xml')).map(listedIn))).flat();
const { fetched, depths } = await crawlSite({
  read: (path) => readPage(origin, path),
  isAllowed: allowedBy(await textOf('/robots.txt')),
  most: Number(values.most ?? Infinity),
});

function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return [...groups];
}

const kindName = (path: string): string => {
  const [pathname = '', query] = path.split('?');
  return `${kindOf(pathname) ?? 'a file'}${query === undefined ? '' : '?'}`;
};
const shareOf = (pages: readonly (readonly [path: string, indexable: boolean])[]) =>
  pages.filter(([, indexable]) => indexable).length / pages.length;

console.log('fetched  indexable  kind');
const everything = [...fetched];
const kinds = grouped(everything, ([path]) => kindName(path));
for (const [kind, pages] of [
  ...kinds.toSorted(([, a], [, b]) => b.length - a.length),
  ['in all', everything] as const,
]) {
  console.log(
    `${String(pages.length).padStart(7)}  ${(shareOf(pages) * 100).toFixed(1).padStart(7)} %  ${kind}`,
  );
}

console.log('\nrecords of the sitemaps by clicks from the home page; Infinity for those without such a way');
const depthOf = (path: string) => depths.get(path) ?? Infinity;
for (const [kind, paths] of grouped(records, kindName)) {
  const byDepth = grouped(paths, depthOf).toSorted(([one], [other]) => one - other);
  console.log(`${kind.padEnd(40)} ${byDepth.map(([depth, { length }]) => `${depth}: ${length}`).join('  ')}`);
}
const lost = records.filter((path) => fetched.get(path) === false);
console.log(`listed in a sitemap and not indexable: ${lost.length} ${lost.slice(0, 5).join(' ')}`);
const far = records.filter((path) => /^\/(?:item|quest)\/\d+$/.test(path) && depthOf(path) > MOST_CLICKS);
console.log(
  `items and quests farther than ${MOST_CLICKS} clicks: ${far.length} ${far.slice(0, 5).join(' ')}`,
);
process.exitCode = shareOf(everything) < LEAST_SHARE || lost.length + far.length > 0 ? 1 : 0;
