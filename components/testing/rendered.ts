import { createElement as element, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';

import { Address } from './navigation.ts';

/** A link as a visitor meets it. */
export interface RenderedLink {
  readonly text: string;
  readonly href: string;
}

/** The HTML of components as the server sends it once all late parts are there, and what a visitor reads of it. */
export interface Rendered {
  readonly html: string;
  /** The words, with those for screen readers, and one space between elements. */
  readonly text: string;
  readonly links: readonly RenderedLink[];
  /** The cells of every table, line by line, headings first. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * Renders server components, async ones too, and what the server sends of client components, on the page of an address.
 * @throws what a component throws outside an error boundary
 */
export async function rendered(node: ReactNode, address = '/'): Promise<Rendered> {
  const page = element(Address, { value: new URL(address, 'https://ledger.example') }, node);
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, { onError: (failure) => void failures.push(failure) });
  if (failures.length > 0) throw failures[0];
  const html = await new Response(prelude).text();
  return {
    html,
    text: textOf(html),
    links: [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href = '', inner = '']) => ({
        text: textOf(inner),
        href: plain(href),
      }),
    ),
    rows: partsOf(html, 'tr').map((row) => partsOf(row, 't[dh]').map(textOf)),
  };
}

const partsOf = (html: string, tag: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<(${tag})(?: [^>]*)?>(.*?)</\\1>`, 'gs'))].map(([, , inner = '']) => inner);

/** The words of markup: elements that stand within a line join what is beside them, as on the screen. */
const textOf = (html: string): string =>
  plain(
    html
      .replaceAll(/<!--.*?-->|<\/?(?:a|abbr|b|em|i|span|strong|time|wbr)(?: [^>]*)?>/gs, '')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

const plain = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
