/**
 * True if a client already holds the content of a strong tag, by its `if-none-match`; a proxy may have weakened the
 * tag.
 * @example isKnownTag('W/"a", "b"', '"a"') // true
 */
export function isKnownTag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === etag || tag === '*');
}
