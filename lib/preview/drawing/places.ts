import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { TextSize } from './text-size.ts';

/** Every box sets its layout, which satori requires. */
export const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/**
 * Text in a size: in lines of about the same length, or cut off with an ellipsis where it is too long. What is hidden
 * begins below the letters that reach under their line.
 */
export const sized = ({ size, lines, isCut }: TextSize): CSSProperties =>
  isCut
    ? {
        display: 'block',
        fontSize: size,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        lineClamp: lines,
        wordBreak: 'break-word',
        paddingBottom: size / 4,
        marginBottom: -size / 4,
      }
    : { display: 'block', fontSize: size, textWrap: 'balance' };

export const INK = '#ece6d8';
export const FACTS = '#bdb8a6';
export const MUTED = '#a9a595';
export const BRASS = '#d9b25a';

/* Places of a preview's pictures in pixels; texts leave them free. */

export const BRAND_PLACE = { x: 84, y: 64, size: 46 } as const;
export const BADGE_PLACE = { x: 84, y: 196, size: 176 } as const;
export const ASIDE_PLACE = { x: 928, y: 184, size: 200 } as const;

/** The map with the places of kills. */
export const HEAT_PLACE = { x: 708, y: 105, size: 420 } as const;

export const LEFT = 84;
export const RIGHT = 1128;

/** The rows of a leaderboard. */
export const ROWS_TOP = 234;
export const ROW_HEIGHT = 68;

/** The badge in a row, after its rank. */
export const rowBadgePlace = (index: number) => ({
  x: LEFT + 56,
  y: ROWS_TOP + index * ROW_HEIGHT + 8,
  size: 52,
});
