import XMLBuilder from 'fast-xml-builder';

/** Characters that XML 1.0 cannot hold, not even as a reference. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * A text with only such characters as XML can hold: control characters and halves of surrogate pairs are taken out.
 * @example xmlText('Ver\u0007enthe') // 'Verenthe'
 */
export const xmlText = (text: string): string => text.replaceAll(FORBIDDEN, '');

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
