import stringWidth from 'string-width';

import { cutWhole } from '#lib/format/cut-whole.ts';

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
export function cutText(text: string, width: number): string {
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
