import { kindOf, walkSite } from './walk.ts';

/** One page of a kind. */
export interface PageSample {
  /** The folder in app/ as an address: "/kill/[id]". */
  readonly kind: string;
  readonly path: string;
}

const isWanted = (kind: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((part) => (part === '/' ? kind === part : kind.startsWith(part)));

/**
 * The first page of each kind that the links of the site lead to.
 * @param wanted beginnings of kinds; all where there is none
 */
export async function samplePages(wanted: readonly string[]): Promise<readonly PageSample[]> {
  const { visits } = await walkSite(['/']);
  const samples = new Map<string, PageSample>();
  for (const { path, status } of visits) {
    const kind = kindOf(path.split('?')[0] ?? '');
    if (status !== 200 || kind === undefined || samples.has(kind) || path.includes('?')) continue;
    if (isWanted(kind, wanted)) samples.set(kind, { kind, path });
  }
  return [...samples.values()].toSorted((one, other) => one.kind.localeCompare(other.kind));
}
