/** A tag in the head of a page that only programs read. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Of a script that does not run; no `<` is left in it. */
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

/** Structured data (rules.md: Search engines), as `jsonLd` has written it. */
export const jsonLdTag = (content: string): HeadTag => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  content,
});
