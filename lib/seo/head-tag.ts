import { escapeQuoted } from '#lib/format/escape-markup.ts';

/** A tag in the head of a page that only programs read. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'noscript';
  readonly attributes: Readonly<Record<string, string>>;
  /** The content of a script, without any `<`, or the markup of a `noscript`. */
  readonly content?: string;
}

/** @example metaTag('description', 'Kills of the week.') */
export const metaTag = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});

/** @example linkTag({ rel: 'icon', href: '/icon.svg' }) */
export const linkTag = (attributes: Readonly<Record<string, string>>): HeadTag => ({
  tag: 'link',
  attributes,
});

/** A script that runs before anything is shown. */
export const scriptTag = (content: string, nonce: string | undefined): HeadTag => ({
  tag: 'script',
  attributes: nonce === undefined ? {} : { nonce },
  content,
});

/** A stylesheet for browsers without scripts. */
export const noscriptStyleTag = (href: string): HeadTag => ({
  tag: 'noscript',
  attributes: {},
  content: `<link rel="stylesheet" href="${href}">`,
});

/** Structured data (rules.md: Search engines), as `jsonLd` has written it. */
export const jsonLdTag = (content: string): HeadTag => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  content,
});

/** The colour of what a browser draws around the page, in one of the themes. */
export const themeColorTag = (theme: 'light' | 'dark', content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})` },
});

/** @example headTagMarkup(metaTag('robots', 'noindex')) // '<meta name="robots" content="noindex">' */
export function headTagMarkup({ tag, attributes, content }: HeadTag): string {
  let start = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) start += ` ${name}="${escapeQuoted(value)}"`;
  return tag === 'meta' || tag === 'link' ? `${start}>` : `${start}>${content ?? ''}</${tag}>`;
}
