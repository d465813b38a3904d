import stringWidth from 'string-width';

import { cutWhole } from '#lib/format/cut-whole.ts';
import { thousands } from '#lib/format/number.ts';

import type { LinkedBlock, TextColumn } from './text-block.ts';

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

const NO_SPACE = '\u200B';

/**
 * A text in which nothing notifies anybody or becomes a link: a zero-width space stands behind every at sign and in
 * every address.
 * @example breakMentions('@everyone') // '@\u200Beveryone'
 */
const breakMentions = (text: string): string =>
  text.replaceAll('@', `@${NO_SPACE}`).replaceAll(/(:\/)(?=\/)|(\bwww)(?=\.)/gi, `$&${NO_SPACE}`);

const GAP = '  ';

/**
 * The lines of a block's table, its columns aligned by what a monospaced typeface shows: marks upon letters take no
 * room, ideographs that of two letters. A marked row is pointed at, and those that are left out are counted. No lines
 * where there are no rows.
 */
function alignedTable({ columns, rows, marked, more = 0 }: LinkedBlock): string[] {
  if (rows.length === 0) return [];
  const all = [columns.map(({ header }) => header), ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => stringWidth(row[index] ?? ''))));
  const lines = all.map((row) => columns.map((column, index) => padded(column, row[index], widths[index])));
  const [head = '', ...body] = lines.map((cells) => cells.join(GAP).trimEnd());
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1)));
  const isMarked = marked !== undefined && marked < rows.length;
  const pointer = (index: number) => (isMarked ? (index === marked ? '> ' : '  ') : '');
  return [
    pointer(-1) + head,
    pointer(-1) + rule,
    ...body.map((line, index) => pointer(index) + line),
    ...(more > 0 ? [`and ${thousands(more)} more on the page`] : []),
  ];
}

function padded({ align }: TextColumn, cell = '', width = 0): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(cell)));
  return align === 'end' ? space + cell : cell + space;
}

/** The markup of a kind of text, by the parts of a block. */
interface Markup {
  readonly title: (text: string) => string;
  readonly facts: (text: string) => string;
  readonly line: (text: string) => string;
  /** The lines around those of the table. */
  readonly table: readonly [before: string, after: string];
  readonly link: (address: string) => string;
}

/** Makes a function that writes a block of text in some markup. */
const writer =
  ({ title, facts, line, table: [before, after], link }: Markup) =>
  (block: LinkedBlock): string =>
    fitBlock(block, (fitting) => {
      const lines = alignedTable(fitting).map(line);
      const table = lines.length > 0 ? [before, ...lines, after] : [];
      const origin = fitting.origin ? [facts(fitting.origin)] : [];
      return [title(fitting.title), facts(fitting.facts), ...table, ...origin, link(fitting.link), ''].join(
        '\n',
      );
    });

/** Discord, Reddit and most forums read these, in the middle of a line or at its start. */
const MARKUP = /[\\*_~|[\]<>`#]/g;
const LINE_START = /^(?=[-+=]|\d+[.)])/;

/**
 * A text in which nothing formats, links or mentions anything in Markdown, as chats read it.
 * @example inMarkdown("*Alith*") // "\\*Alith\\*"
 */
export const inMarkdown = (text: string): string =>
  breakMentions(text).replaceAll(MARKUP, (mark) => `\\${mark}`);

/**
 * A block in Markdown. Chats show no tables, so that the columns are aligned in a block of code; names can neither end it
 * nor format, link or mention anything.
 * @example markdown(block).split('\n')[0] // '**Mourkain Temple, 21 November 2026, 18:04: 500 to 250**'
 */
export const markdown = writer({
  title: (text) => `**${inMarkdown(text)}**`,
  facts: (text) => inMarkdown(text).replace(LINE_START, '\\'),
  // Nothing is escaped in code, and three backticks end it: a grave accent looks the same.
  line: (text) => breakMentions(text).replaceAll('`', '\u02CB'),
  table: ['```', '```'],
  link: (address) => address,
});

/** No forum has an escape for a bracket; behind a zero-width space, what follows is no name of a tag. */
const inBbcode = (text: string) => breakMentions(text).replaceAll('[', `[${NO_SPACE}`);

/**
 * A block in the markup of forums. Brackets in names open and close nothing.
 * @example bbcode(block).split('\n')[0] // '[b]Verenthe killed Uthgar in Praag[/b]'
 */
export const bbcode = writer({
  title: (text) => `[b]${inBbcode(text)}[/b]`,
  facts: inBbcode,
  line: inBbcode,
  table: ['[code]', '[/code]'],
  link: (address) => `[url]${address}[/url]`,
});

/** A block without markup, for a monospaced typeface; still nothing in it notifies anybody where it is pasted. */
export const plain = writer({
  title: breakMentions,
  facts: breakMentions,
  line: breakMentions,
  table: ['', ''],
  link: (address) => address,
});
