'use client';

import { type ElementType, useLayoutEffect, useRef } from 'react';

import { renderedMarkup } from '#lib/rendered-markup.ts';

import { type Focus, type MarkupSource, showMarkup } from './show-markup.ts';

interface Props extends Partial<MarkupSource> {
  /** The element: "tbody"; the most frequent one, "div", where it is left out. */
  readonly as?: ElementType;
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** The same for the same content, so that a list stays as it is while another one on its page changes. */
  readonly hash?: string;
}

/** React leaves the content of an element alone that is said to have markup, whatever it is. */
const UNTOUCHED = { __html: '' };

/** An element with content that the server has rendered to markup. No islands stand in it. */
export function MarkupHost({ as: Element = 'div', attributes, html, name, hash }: Props) {
  const host = useRef<HTMLElement>(null);
  const focus = useRef<Focus>({ place: null });
  useLayoutEffect(
    () => (host.current ? showMarkup(host.current, { html, name }, focus.current) : undefined),
    [hash ?? html ?? name],
  );
  const content = typeof window === 'undefined' ? { __html: html ?? renderedMarkup(name ?? '') } : UNTOUCHED;
  return (
    <Element
      {...attributes}
      ref={host}
      data-markup={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  );
}
