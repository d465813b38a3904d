import { alignedTable } from './aligned-table.ts';
import { fitBlock } from './fit-block.ts';
import { breakMentions } from './break-mentions.ts';
import type { LinkedBlock } from './text-block.ts';

/** Discord, Reddit and most forums read these, in the middle of a line or at its start. */
const MARKUP = /[\\*_~|[\]<>`#]/g;
const LINE_START = /^(?=[-+=]|\d+[.)])/;

/**
 * A block in Markdown. Chats show no tables, so that the columns are aligned in a block of code; names can neither end it
 * nor format, link or mention anything.
 * @example markdown(block).split('\n')[0] // '**Mourkain Temple, 21 November 2026, 18:04: 500 to 250**'
 */
export function markdown(block: LinkedBlock): string {
  return fitBlock(block, ({ title, facts, link, ...table }) => {
    const lines = alignedTable(table).map(asCode);
    const code = lines.length > 0 ? ['```', ...lines, '```'] : [];
    return [`**${escaped(title)}**`, escaped(facts).replace(LINE_START, '\\'), ...code, link, ''].join('\n');
  });
}

const escaped = (text: string) => breakMentions(text).replaceAll(MARKUP, (mark) => `\\${mark}`);

/** Nothing is escaped in code, and three backticks end it: a grave accent looks the same. */
const asCode = (line: string) => breakMentions(line).replaceAll('`', '\u02CB');
