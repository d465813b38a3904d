import { elementMarkup } from '#lib/markup/element-markup.ts';

/** The size of an embed that says nothing about it, in CSS pixels. */
export const EMBED_SIZE = { width: 480, height: 420 } as const;

/**
 * The markup that embeds a page in another site.
 * @param src the absolute address of the embed
 * @param size in CSS pixels
 * @example embedCode('https://ledger.example/embed/guild/7', 'Iron Band') // '<iframe src="https://…" …></iframe>'
 */
export const embedCode = (
  src: string,
  title: string,
  size: Readonly<Record<'width' | 'height', number>> = EMBED_SIZE,
): string => elementMarkup('iframe', { src, title, ...size, loading: 'lazy' }, '');
