/** Elements within a line. */
export const FORMATTING: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'strong']);

export const LISTS: ReadonlySet<string> = new Set(['ol', 'ul']);

/** Blocks that hold words and no other block. */
export const LINES: ReadonlySet<string> = new Set(['h3', 'h4', 'p']);

/** Everything that a rich text may be made of (rules.md: War journal). */
export const RICH_TEXT_TAGS: ReadonlySet<string> = new Set([
  ...FORMATTING,
  ...LISTS,
  ...LINES,
  'li',
  'br',
  'hr',
]);
