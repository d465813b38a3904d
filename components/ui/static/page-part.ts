import type { JSX, ReactElement, ReactNode } from 'react';

import type { InSheets } from '#lib/url/sheet-pictures.ts';

import { elementMarkup, escapeMarkup } from './element-markup.ts';

export type Props = Readonly<Record<string, unknown>>;
export type Tag = keyof JSX.IntrinsicElements;

/** An element whose content is markup. */
export interface StaticElement {
  readonly kind: 'static';
  readonly tag: Tag;
  readonly element: ReactElement<Props>;
  readonly content: string;
  readonly key: string | null;
}

/** A part of the tree in which an island stands, or something that is still to come. */
export interface Dynamic {
  readonly kind: 'dynamic';
  /** Made when all pictures of the page are known. */
  readonly make: (inSheets: InSheets) => ReactNode;
  readonly key: string | null;
}

export interface Group {
  readonly kind: 'group';
  readonly parts: readonly Part[];
  readonly key: string | null;
}

export type Part = string | StaticElement | Dynamic | Group;

/** The markup of a part, or null where something in it is none. */
export function toMarkup(part: Part): string | null {
  if (typeof part === 'string') return escapeMarkup(part);
  if (part.kind === 'static') return elementMarkup(part.tag, part.element.props, part.content);
  if (part.kind === 'dynamic') return null;
  let markup = '';
  for (const child of part.parts) {
    const piece = toMarkup(child);
    if (piece === null) return null;
    markup += piece;
  }
  return markup;
}
