import type { CrawledPage } from './read-page.ts';

/** An address that was fetched. */
export interface Fetched {
  readonly indexable: boolean;
  /** Clicks from the home page over pages that may stand in search results; infinite where there is no such way. */
  readonly depth: number;
}

interface Site {
  readonly read: (path: string) => Promise<CrawledPage>;
  readonly isAllowed: (path: string) => boolean;
  /** The number of addresses after which the crawl breaks off. */
  readonly most: number;
}

const AT_ONCE = 4;

/**
 * Follows the links of a site from its home page until no address is left, the fewest clicks first. Those of pages that
 * are not indexed come last: search engines follow them for a while, and then no more.
 */
export async function crawlSite({ read, isAllowed, most }: Site): Promise<ReadonlyMap<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  const seen = new Set(['/']);
  const unlisted: string[] = [];
  let [level, depth] = [['/'], 0];
  while (level.length > 0 && fetched.size < most) {
    const next: string[] = [];
    const visit = async (path: string) => {
      const { indexable, links } = await read(path);
      fetched.set(path, { indexable, depth });
      (indexable ? next : unlisted).push(...links);
    };
    const waiting = level.slice(0, most - fetched.size).values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const path of waiting) await visit(path);
      }),
    );
    const fresh = (paths: readonly string[]) =>
      [...new Set(paths)].filter((path) => !seen.has(path) && isAllowed(path));
    level = fresh(next);
    if (level.length === 0) [level, depth] = [fresh(unlisted.splice(0)), Infinity];
    for (const path of level) seen.add(path);
    depth += 1;
  }
  return fetched;
}
