import { kindOf, walkSite } from '../../walk/walk.ts';
import type { ChildServer } from '../../servers/child-server.ts';

/** The script that starts the site, from the project's folder. */
export const SITE_SCRIPT = 'lib/server/launch/serve.ts';

/** Everything that runs while something is measured. */
export interface Surroundings {
  readonly pages: readonly PageSample[];
  /** The site as it is operated, on the sample world of the browser tests. */
  readonly site: ChildServer;
  /** An empty Next page, behind the site's HTTP server. */
  readonly framework: ChildServer;
}

/** One page of a kind, and others of it. */
export interface PageSample {
  /** The folder in app/ as an address: "/kill/[id]". */
  readonly kind: string;
  readonly path: string;
  /** Paths of the same kind that were never requested. */
  readonly unseen: readonly string[];
}

const isWanted = (kind: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((part) => (part === '/' ? kind === part : kind.startsWith(part)));

/**
 * The first page of each kind that the links of the site lead to.
 * @param wanted beginnings of kinds; all where there is none
 */
export async function samplePages(wanted: readonly string[]): Promise<readonly PageSample[]> {
  const { visits, waiting } = await walkSite(['/']);
  const samples = new Map<string, PageSample>();
  for (const { path, status } of visits) {
    const kind = kindOf(path.split('?')[0] ?? '');
    if (status !== 200 || kind === undefined || samples.has(kind) || path.includes('?')) continue;
    const unseen = (waiting.get(kind) ?? []).map((link) => link.path);
    if (isWanted(kind, wanted)) samples.set(kind, { kind, path, unseen });
  }
  return [...samples.values()].toSorted((one, other) => one.kind.localeCompare(other.kind));
}
