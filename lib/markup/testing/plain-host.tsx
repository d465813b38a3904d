import type { MarkupHost } from '../markup-source.ts';
import { renderedMarkup } from '../rendered-markup.ts';

/** A host without a browser's half, which renders on the server as the site's own does. */
export const PlainHost: MarkupHost = ({ as: Element = 'div', attributes, html, name = '' }) => (
  <Element {...attributes} dangerouslySetInnerHTML={{ __html: html ?? renderedMarkup(name) }} />
);
