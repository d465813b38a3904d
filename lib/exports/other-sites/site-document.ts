import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { elementMarkup } from '#lib/markup/element-markup.ts';

import type { ExportedFile } from '../export-response.ts';

/** A whole document for other sites. */
interface SiteDocument {
  readonly title: string;
  /** The absolute address of the page that it is about. */
  readonly canonical: string;
  /** The address of its only style sheet. */
  readonly styles: string;
  /** More markup of the head. */
  readonly head?: string;
  /** Markup of its main part. */
  readonly content: string;
  /** Attributes of the document. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly policy: string;
}

/** The directives of a document that any site may frame and that loads its style sheet alone. */
export const FRAMED_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
] as const;

/** A document for other sites: one style sheet, not in search engines, with the canonical address of its page. */
export function siteDocument({
  title,
  canonical,
  styles,
  head = '',
  content,
  attributes,
  policy,
}: SiteDocument): ExportedFile {
  const facts = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    elementMarkup('title', {}, escapeMarkup(title)),
    elementMarkup('link', { rel: 'canonical', href: canonical }, ''),
    elementMarkup('link', { rel: 'stylesheet', href: styles }, ''),
    head,
  ].join('');
  const body = elementMarkup('body', {}, elementMarkup('main', {}, content));
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html>${elementMarkup('html', { lang: 'en', ...attributes }, `<head>${facts}</head>${body}`)}`,
    policy,
  };
}
