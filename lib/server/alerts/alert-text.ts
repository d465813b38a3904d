import { inMarkdown, markdown, plain } from '#lib/exports/text/writers.ts';

/** The names that a template may hold in braces. */
export const PLACEHOLDERS = ['title', 'summary', 'url', 'picture', 'rule'] as const;

/** A kind of webhook. */
export type TargetKind = 'discord' | 'slack' | 'json';

/** The parts of an alert. */
type Parts = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

/** Slack reads these as markup and mentions. */
const inSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const ESCAPES: Readonly<Record<TargetKind, (text: string) => string>> = {
  discord: inMarkdown,
  slack: inSlack,
  json: (text) => text,
};

/**
 * The text of an alert in the markup of its target: that which "Copy for Discord" and its like write of a title, a line
 * and an address, or the operator's template. Names can neither format, link nor mention anything.
 */
export function alertText(kind: TargetKind, template: string | undefined, parts: Parts): string {
  if (template === undefined) {
    const { title, summary, url } = parts;
    const block = { title, facts: summary, columns: [], rows: [], link: url };
    if (kind === 'discord') return markdown(block).trim();
    return kind === 'slack' ? inSlack(plain(block).trim()) : plain(block).trim();
  }
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const found = PLACEHOLDERS.find((each) => each === name);
    if (!found) return whole;
    // Addresses are ours, and would be broken.
    return found === 'url' || found === 'picture' ? parts[found] : ESCAPES[kind](parts[found]);
  });
}
