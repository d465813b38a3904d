import stringWidth from 'string-width';

import { cutWhole } from '#lib/format/cut-whole.ts';

import type { LinkedBlock } from './text-block.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** UTF-16 code units of one visible character; the flag of Scotland, the longest that anybody types, has 14. */
const LONGEST_GRAPHEME = 16;
/** More than a cut text can need: what is longer is not looked at. */
const LONGEST_READ = 500;

/** Line breaks, controls, directions, and characters that only part of a pair stands for. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;

/**
 * A text on one line, cut with an ellipsis where it is wider than it may be. It has at most twice as many UTF-16 code
 * units as it is wide, whatever marks are piled upon its letters.
 * @param width columns of a monospaced typeface
 * @example cutText('Verenthe the Unbroken', 12) // 'Verenthe th…'
 */
function cutText(text: string, width: number): string {
  const line = cutWhole(text, LONGEST_READ).replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
  if (text.length <= LONGEST_READ && fits(line, width)) return line;
  let cut = '';
  let room = width - 1;
  for (const { segment } of graphemes.segment(line)) {
    if (segment.length > LONGEST_GRAPHEME) continue;
    room -= stringWidth(segment);
    if (room < 0 || cut.length + segment.length >= 2 * width) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

const fits = (text: string, width: number) => text.length <= 2 * width && stringWidth(text) <= width;

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
