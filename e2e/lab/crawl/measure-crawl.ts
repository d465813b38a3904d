import { parseArgs } from 'node:util';
import { fetchPage, stripScripts } from '../../api/http-client.ts';
import { kindOf } from '../../walk/walk.ts';
import { setTimeout } from 'node:timers/promises';
import { SEARCH_ENGINE } from '../../crawlers/agents.ts';

/** The number of times that an address is asked for while its server is too busy. */
const TRIES = 5;
/** Seconds until the next time, where the server does not say. */
const PAUSE = 5;

/** A page as a search engine takes it. */
interface CrawledPage {
  /** True for a page that may stand in search results: it is there, allows it, and is its own canonical address. */
  readonly indexable: boolean;
  /** The paths, with their queries, of the links that it lets search engines follow, and of its canonical address. */
  readonly links: readonly string[];
}

/** Reads what is at a path of a site. */
async function readPage(origin: string, path: string, tries = TRIES): Promise<CrawledPage> {
  const { status, headers, html } = await fetchPage(origin + path, { 'user-agent': SEARCH_ENGINE });
  if (status >= 500 && tries > 1) {
    await setTimeout(Number(headers.get('retry-after') ?? PAUSE) * 1000);
    return readPage(origin, path, tries - 1);
  }
  const base = origin + path;
  const head = html.slice(0, html.indexOf('</head>'));
  const robots = `${headers.get('x-robots-tag')} ${/<meta name="robots"[^>]*>/.exec(head)?.[0]}`;
  const canonical = pathOf(attribute(/<link rel="canonical"[^>]*>/.exec(head)?.[0] ?? '', 'href'), base);
  const followed = (stripScripts(html).match(/<a\s[^>]*>/g) ?? [])
    .filter((tag) => !attribute(tag, 'rel').includes('nofollow'))
    .map((tag) => attribute(tag, 'href'))
    .filter((href) => /^(?:[/?]|(?![a-z]+:|#).)/i.test(href));
  return {
    indexable: status === 200 && !robots.includes('noindex') && canonical === pathOf(path, base),
    links: [...followed, headers.get('location') ?? '', canonical].flatMap(
      (href) => pathOf(href, base) || [],
    ),
  };
}

const attribute = (tag: string, name: string): string =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** Path and query without a fragment, the parameters in one order: other orders are the same page. '' for nothing. */
function pathOf(address: string, base: string): string {
  if (!address) return '';
  const { pathname, searchParams } = new URL(address, base);
  searchParams.sort();
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** The paths that a robots.txt allows to every program (RFC 9309): of the rules that fit, the longest. */
function allowedBy(robots: string): (path: string) => boolean {
  const rules = Array.from(robots.matchAll(/^(Allow|Disallow): *(\S+)$/gm), ([, verb, path = '']) => ({
    allows: verb === 'Allow',
    length: path.length,
    fits: new RegExp(`^${path.replaceAll(/[.?+()[\]{}|\\^]/g, String.raw`\$&`).replaceAll('*', '.*')}`),
  })).toSorted((one, other) => other.length - one.length);
  return (path) => rules.find(({ fits }) => fits.test(path))?.allows ?? true;
}

interface Site {
  readonly read: (path: string) => Promise<CrawledPage>;
  readonly isAllowed: (path: string) => boolean;
  /** The number of addresses after which the crawl breaks off. */
  readonly most: number;
}

/** The addresses of a site as a search engine finds them. */
interface Crawl {
  /** True for each address that was fetched and may stand in search results. */
  readonly fetched: ReadonlyMap<string, boolean>;
  /**
   * Clicks from the home page to each address that a link led to, over pages that may stand in search results; infinite
   * where there is no such way.
   */
  readonly depths: ReadonlyMap<string, number>;
}

const AT_ONCE = 4;

/**
 * Follows the links of a site from its home page until no address is left, the fewest clicks first. Those of pages that
 * are not indexed come last: search engines follow them for a while, and then no more.
 */
async function crawlSite({ read, isAllowed, most }: Site): Promise<Crawl> {
  const fetched = new Map<string, boolean>();
  const depths = new Map([['/', 0]]);
  const unlisted: string[] = [];
  let [level, depth] = [['/'], 0];
  while (level.length > 0 && fetched.size < most) {
    const next: string[] = [];
    const waiting = level.slice(0, most - fetched.size).values();
    const visitAll = async () => {
      for (const path of waiting) {
        const { indexable, links } = await read(path);
        fetched.set(path, indexable);
        (indexable ? next : unlisted).push(...links);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
    const fresh = (paths: readonly string[]) =>
      [...new Set(paths)].filter((path) => !depths.has(path) && isAllowed(path));
    level = fresh(next);
    depth += 1;
    if (level.length === 0) [level, depth] = [fresh(unlisted.splice(0)), Infinity];
    for (const path of level) depths.set(path, depth);
  }
  return { fetched, depths };
}

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
