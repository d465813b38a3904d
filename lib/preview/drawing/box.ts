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
