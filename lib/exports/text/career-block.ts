import type { Careers } from '#lib/data/war/careers.ts';
import { percent, thousands } from '#lib/format/number.ts';
import { periodName } from '#lib/game/careers/fighters.ts';

import { blockTable, type TextBlock } from './text-block.ts';

/** The fighters of a career, or of all: the answer, and its weeks or months, the newest first. */
export const careerBlock = (
  name: string,
  { words: [answer = '', ...more], periods }: Careers,
): TextBlock => ({
  title: `${name}: ${answer}`,
  facts: more.join('. '),
  ...blockTable(periods.toReversed(), [
    ['Period', ({ period }) => periodName(period)],
    ['Characters', ({ characters }) => thousands(characters), 'end'],
    ['Share', ({ share }) => `${percent(share ?? 0, 1, 1)}%`, 'end'],
  ]),
});
