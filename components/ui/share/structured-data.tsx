import { env } from '#lib/env.ts';
import { jsonLdTag } from '#lib/seo/head-tag.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { jsonLd } from '#lib/seo/structured-data.ts';
import { keepHeadTags } from '#lib/seo/page-metadata.ts';

interface Props {
  /** Makes the structured data, given the origin that visitors use. */
  readonly of: (siteUrl: string) => object;
}

/**
 * Adds structured data about a part of the page, as JSON-LD, to the head of the first HTML. Flight payloads carry it
 * too, although Next's router has no use for it: a rendered part may be kept for the next document.
 */
export function StructuredData({ of }: Props) {
  keepHeadTags([jsonLdTag(jsonLd(of(siteUrl(env()))))]);
  return null;
}
