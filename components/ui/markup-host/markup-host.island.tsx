'use client';

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

import type { MarkupHost as Host, MarkupSource } from '#lib/markup/markup-source.ts';
import { renderedMarkup } from '#lib/markup/rendered-markup.ts';

import { type Focus, showMarkup } from './show-markup.ts';

/** Props that make React leave the content of an element alone, since it counts as set markup. */
const UNTOUCHED = { __html: '' };

/** An element with content that the server has rendered to markup. No islands stand in it. */
export function MarkupHost({ as: Element = 'div', attributes, html, name, hash }: ComponentProps<Host>) {
  const host = useRef<HTMLElement>(null);
  const focus = useRef<Focus>({ place: null });
  const source = useFirstOfSame({ html, name, hash });
  useLayoutEffect(
    () => (host.current ? showMarkup(host.current, source, focus.current) : undefined),
    [source],
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

/** Keeps a list as it is while another list on its page changes. */
function useFirstOfSame(source: MarkupSource): MarkupSource {
  const [first, setFirst] = useState(source);
  if (isSame(first, source)) return first;
  setFirst(source);
  return source;
}

const isSame = (one: MarkupSource, other: MarkupSource): boolean =>
  one.hash === other.hash && (one.hash !== undefined || (one.html === other.html && one.name === other.name));
