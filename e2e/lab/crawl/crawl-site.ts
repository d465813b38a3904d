import type { CrawledPage } from './read-page.ts';

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
export async function crawlSite({ read, isAllowed, most }: Site): Promise<Crawl> {
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
