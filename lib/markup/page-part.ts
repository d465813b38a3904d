import { type ElementType, isValidElement, type JSX, type ReactElement, type ReactNode } from 'react';

import { escapeMarkup } from '#lib/format/escape-markup.ts';

import { elementMarkup } from './element-markup.ts';

/** Read once: in a bundle each access to an export of React's is a call. */
export const isElement = isValidElement;

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

/** An element in which an island stands, or something that is still to come. */
export interface MixedElement {
  readonly kind: 'mixed';
  readonly tag: Tag;
  readonly attributes: Props;
  readonly content: PagePart;
  readonly key: string | null;
}

/** An island, or one of React's own components. */
export interface Island {
  readonly kind: 'island';
  readonly type: ElementType;
  readonly props: PreparedFields;
  readonly key: string | null;
}

/** Markup in its own element, whatever surrounds it. */
export interface Apart {
  readonly kind: 'apart';
  readonly part: PagePart;
  readonly key: string | null;
}

/** A node that React renders unchanged. */
export interface ReactPart {
  readonly kind: 'react';
  readonly node: ReactNode;
  /** True if the node is still pending, for this visitor alone. */
  readonly isLate: boolean;
  readonly key: string | null;
}

export interface Group {
  readonly kind: 'group';
  readonly parts: readonly PagePart[];
  readonly key: string | null;
}

export type PagePart = string | StaticElement | MixedElement | Island | Apart | ReactPart | Group;

/** A prop of an island, with the elements in it as parts. */
export type Prepared =
  | { readonly kind: 'plain'; readonly value: unknown }
  | { readonly kind: 'part'; readonly part: PagePart }
  | { readonly kind: 'list'; readonly items: readonly Prepared[] }
  | { readonly kind: 'fields'; readonly fields: PreparedFields };

export type PreparedFields = readonly (readonly [string, Prepared])[];

/** The markup of a part, or null where something in it is none. */
export function toMarkup(part: PagePart): string | null {
  if (typeof part === 'string') return escapeMarkup(part);
  if (part.kind === 'static') return elementMarkup(part.tag, part.element.props, part.content);
  if (part.kind !== 'group') return null;
  let markup = '';
  for (const child of part.parts) {
    const piece = toMarkup(child);
    if (piece === null) return null;
    markup += piece;
  }
  return markup;
}
