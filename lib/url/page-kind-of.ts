import { PAGE_KINDS, type PageKind } from './page-kinds.ts';

interface Pattern<Kind> {
  /** The pattern itself, such as "/kill/[id]". */
  readonly name: string;
  readonly segments: readonly string[];
  readonly kind: Kind;
}

/** True for a segment of a pattern that is a parameter: "[id]" as Next writes it, or "{id}" as our documentation does. */
export const isOpen = (segment: string) => /^[[{]/.test(segment);

/**
 * Makes a function that finds the kind of page at an address by its pattern; a fixed segment goes before an open one,
 * as with Next.
 */
export function finderOf<Kind>(kinds: readonly (readonly [pattern: string, kind: Kind])[]) {
  const patterns = kinds
    .map(([name, kind]): Pattern<Kind> => ({ name, segments: segmentsOf(name), kind }))
    .toSorted((one, other) => Number(one.segments.some(isOpen)) - Number(other.segments.some(isOpen)));
  return (segments: readonly string[]) =>
    patterns.find(
      (pattern) =>
        pattern.segments.length === segments.length &&
        pattern.segments.every((segment, at) => isOpen(segment) || segment === segments[at]),
    );
}

/**
 * The decoded segments of a path; none of the home page.
 * @throws URIError for a path that does not decode
 */
export function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/').map(decodeURIComponent);
}

/** The kind of page at an address of these segments, and its pattern; undefined if no page matches. */
export const kindOfSegments = finderOf(Object.entries<PageKind>(PAGE_KINDS));

/**
 * The kind of page at a path, and its pattern; undefined if no page matches or the path does not decode.
 * @example kindAt('/kill/7')?.name // '/kill/[id]'
 */
export function kindAt(path: string): Pattern<PageKind> | undefined {
  try {
    return kindOfSegments(segmentsOf(path));
  } catch {
    return undefined;
  }
}
