import { PAGE_KINDS, type PageKind } from './page-kinds.ts';

interface Pattern {
  /** The name of the kind in the registry. */
  readonly name: string;
  readonly segments: readonly string[];
  readonly kind: PageKind;
}

const isOpen = (segment: string) => segment.startsWith('[');

/** A fixed segment goes before an open one, as with Next. */
const PATTERNS = Object.entries(PAGE_KINDS)
  .map(([name, kind]): Pattern => ({ name, segments: segmentsOf(name), kind }))
  .toSorted((one, other) => Number(one.segments.some(isOpen)) - Number(other.segments.some(isOpen)));

/**
 * The decoded segments of a path; none of the home page.
 * @throws URIError for a path that does not decode
 */
export function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/').map(decodeURIComponent);
}

/** The kind of page at an address of these segments, and its pattern; undefined if no page matches. */
export function kindOfSegments(segments: readonly string[]): Pattern | undefined {
  return PATTERNS.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((segment, at) => isOpen(segment) || segment === segments[at]),
  );
}

/**
 * The kind of page at a path, and its pattern; undefined if no page matches or the path does not decode.
 * @example kindAt('/kill/7')?.name // '/kill/[id]'
 */
export function kindAt(path: string): Pattern | undefined {
  try {
    return kindOfSegments(segmentsOf(path));
  } catch {
    return undefined;
  }
}
