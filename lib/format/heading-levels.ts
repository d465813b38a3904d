const LOWEST = 6;

/**
 * Cleaned HTML whose headings fit under a heading of the page: the highest that it uses follows that heading, and none
 * is more than one level below the one before it.
 * @param above the level of the page's heading.
 * @example fitHeadings('<h4>Oaths</h4><p>Kept.</p>', 1) // '<h2>Oaths</h2><p>Kept.</p>'
 */
export function fitHeadings(html: string, above: number): string {
  const used = [...new Set(Array.from(html.matchAll(/<h([1-6])>/g), ([, level = '']) => level))].sort();
  const open: number[] = [];
  let last = above;
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    if (slash) return `</h${open.pop() ?? last}>`;
    last = Math.min(last + 1, above + 1 + used.indexOf(level), LOWEST);
    open.push(last);
    return `<h${last}>`;
  });
}
