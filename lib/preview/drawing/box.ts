import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';

/** Every box names its layout, which satori asks for. */
export const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Text that ends in an ellipsis where its lines are full. */
export const CUT: CSSProperties = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  wordBreak: 'break-word',
};

export const INK = '#ece6d8';
export const FACTS = '#bdb8a6';
export const MUTED = '#a9a595';
export const BRASS = '#d9b25a';
