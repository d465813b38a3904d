import { alignedTable } from './aligned-table.ts';
import { breakMentions } from './break-mentions.ts';
import { fitBlock } from './fit-block.ts';
import type { LinkedBlock } from './text-block.ts';

/** A block without markup, for a monospaced typeface; still nothing in it notifies anybody where it is pasted. */
export function plain(block: LinkedBlock): string {
  return fitBlock(block, ({ title, facts, link, ...table }) => {
    const lines = alignedTable(table).map(breakMentions);
    const spaced = lines.length > 0 ? ['', ...lines, ''] : [];
    return [breakMentions(title), breakMentions(facts), ...spaced, link, ''].join('\n');
  });
}
