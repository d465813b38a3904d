import XMLBuilder from 'fast-xml-builder';

import { xmlText } from './xml-text.ts';

/**
 * An element by its content: a text, or attributes (`@href`), a text (`#text`) and further elements by their names. An
 * array is the same element several times, and undefined is none.
 */
export type XmlContent = string | readonly XmlContent[] | { readonly [name: string]: XmlContent | undefined };

const BUILDER = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  tagValueProcessor: (_, value) => xmlText(String(value)),
  attributeValueProcessor: (_, value) => xmlText(String(value)),
});

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Elements as XML, escaped, without a declaration.
 * @example xmlElements({ url: [{ loc: 'https://ledger.example/?a&b' }] })
 * // '<url><loc>https://ledger.example/?a&amp;b</loc></url>'
 */
export const xmlElements = (elements: Readonly<Record<string, XmlContent | undefined>>): string =>
  BUILDER.build(elements);
