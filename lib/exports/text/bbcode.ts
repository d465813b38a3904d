import { alignedTable } from './aligned-table.ts';
import { breakMentions } from './break-mentions.ts';
import { fitBlock } from './fit-block.ts';
import type { LinkedBlock } from './text-block.ts';

/**
 * A block in the markup of forums. Brackets in names open and close nothing.
 * @example bbcode(block).split('\n')[0] // '[b]Verenthe killed Uthgar in Praag[/b]'
 */
export function bbcode(block: LinkedBlock): string {
  return fitBlock(block, ({ title, facts, link, ...table }) => {
    const lines = alignedTable(table).map(escaped);
    const code = lines.length > 0 ? ['[code]', ...lines, '[/code]'] : [];
    return [`[b]${escaped(title)}[/b]`, escaped(facts), ...code, `[url]${link}[/url]`, ''].join('\n');
  });
}

/** No forum has an escape for a bracket; behind a space without width, what follows is no name of a tag. */
const escaped = (text: string) => breakMentions(text).replaceAll('[', '[\u200B');
