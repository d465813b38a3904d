'use client';

import { createElement, type RefObject, useLayoutEffect, useRef } from 'react';

import { renderedMarkup } from '#lib/rendered-markup.ts';

import { focusedPath, focusPath } from './focused-path.ts';
import { localizeTimes } from './localize-times.ts';

interface Props {
  /** The element: "tbody". */
  readonly as: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The content, on soft navigation. */
  readonly html?: string;
  /** What the server finds the content by for the first HTML, and the browser in it. */
  readonly name?: string;
}

/** React leaves the content of an element alone that is said to have markup, whatever it is. */
const UNTOUCHED = { __html: '' };

/**
 * What stands in the first HTML by name. It comes back when the router goes back to the first page, and when React
 * renders the page anew because something else has changed the document.
 */
const first = new Map<string, ParentNode>();

if (typeof document !== 'undefined') {
  for (const element of document.querySelectorAll('[data-markup]')) {
    first.set(element.getAttribute('data-markup') ?? '', element);
  }
}

/** An element with content that the server has rendered to markup. No islands stand in it. */
export function MarkupHost({ as, attributes, html, name }: Props) {
  const host = useRef<Element>(null);
  useContent(host, html, name);
  const content =
    typeof document === 'undefined' ? { __html: html ?? renderedMarkup(name ?? '') } : UNTOUCHED;
  return createElement(as, {
    ...attributes,
    ref: host,
    'data-markup': name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: content,
  });
}

function useContent(host: RefObject<Element | null>, html?: string, name?: string): void {
  const focused = useRef<readonly number[] | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    if (html !== undefined) element.innerHTML = html;
    else if (name !== undefined) comeBack(element, name);
    localizeTimes(element);
    if (focused.current) focusPath(element, focused.current);
    // As a browser does when it loads a page.
    else if (html !== undefined) element.querySelector<HTMLElement>('[autofocus]')?.focus();
    return () => {
      focused.current = focusedPath(element);
      if (html === undefined && name !== undefined) putAside(element, name);
    };
  }, [host, html, name]);
}

function comeBack(element: Element, name: string): void {
  const before = first.get(name);
  if (before && before !== element) element.replaceChildren(...before.childNodes);
  first.set(name, element);
}

function putAside(element: Element, name: string): void {
  const aside = document.createDocumentFragment();
  aside.append(...element.childNodes);
  first.set(name, aside);
}
