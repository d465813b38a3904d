import { cutText } from './cut-text.ts';
import type { LinkedBlock } from './text-block.ts';

/** Discord refuses a message of more than 2,000 UTF-16 code units; one less leaves no doubt. */
const LONGEST_BLOCK = 1_999;

const LONGEST_TITLE = 100;
const LONGEST_FACTS = 160;
/** Rows of a ranking that are written. */
const TOP_ROWS = 10;
/** The width of the longest names in the game, which have 24 letters. */
const WIDEST_CELL = 24;

/**
 * A block as text that a chat takes: texts are cut, and rows left out from the end until it is short enough. It says of
 * how many.
 * @param write the block in some markup; the link must have at most 500 characters
 */
export function fitBlock(block: LinkedBlock, write: (block: LinkedBlock) => string): string {
  const rows = block.rows.map((row) => row.map((cell) => cutText(cell, WIDEST_CELL)));
  const cut = {
    ...block,
    title: cutText(block.title, LONGEST_TITLE),
    facts: cutText(block.facts, LONGEST_FACTS),
  };
  for (let count = Math.min(rows.length, block.most ?? TOP_ROWS); count > 0; count -= 1) {
    const text = write({ ...cut, rows: rows.slice(0, count), more: rows.length - count });
    if (text.length <= LONGEST_BLOCK) return text;
  }
  return write({ ...cut, rows: [] });
}
